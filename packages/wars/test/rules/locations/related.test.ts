import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { related } from '../../../src/rules/locations/related.ts';
import { bare, HOME } from '../../support/locations.ts';

const CORE = 'Ganymede/Core Shaft';

const PLATFORM = 'Ganymede/Mining Platform';

const SOURCE = 'Ganymede/Traginium Source';

rule('wars/related/1', 'locations are related whose titles agree before the slash', () => {
  for (const d of DEFS) if (d.type === 'location') expect(d.region).toBe(d.title.slice(0, d.title.indexOf('/')));
  const t = bare('control', ['Alnak Station/Hallway', 'Alnak Station/Launch Bay', 'Gongen/Ice Mine', CORE]);
  const is = (a: string, b: string) => related(t.s, t.id(a), t.id(b));
  expect(is('Alnak Station/Hallway', 'Alnak Station/Launch Bay')).toBe(true);
  expect([is('Alnak Station/Hallway', CORE), is('Gongen/Ice Mine', CORE)]).toEqual([false, false]);
});

rule('wars/related/2', 'three locations of Ganymede are related to each other, none of them to Earth', () => {
  const t = bare('control', [SOURCE, CORE, PLATFORM, HOME]);
  const moon = [SOURCE, CORE, PLATFORM];
  for (const a of moon) {
    for (const b of moon) expect(related(t.s, t.id(a), t.id(b))).toBe(a !== b);
    expect([related(t.s, t.id(a), t.id(HOME)), related(t.s, t.id(HOME), t.id(a))]).toEqual([false, false]);
  }
});
