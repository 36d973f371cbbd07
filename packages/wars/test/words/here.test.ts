import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { generated } from '../../src/rules/locations/energy-icon.ts';
import { bare } from '../support/locations.ts';

const CORE = 'Ganymede/Core Shaft';

const PLATFORM = 'Ganymede/Mining Platform';

rule('wars/here/1', 'here is where the card is; of a location, the location itself', () => {
  const t = bare('control', [CORE, PLATFORM], { at: { [CORE]: ['Grid Tactician'] } });
  expect([generated(t.s, t.id(CORE), 0), generated(t.s, t.id(PLATFORM), 0)]).toEqual([2, 2]); // 1 icon and 1 more; 2 icons
  const pad = 'Themis/Landing Pad';
  const m = bare('move', [pad, CORE], { at: { [pad]: ['Earther Bot', 'Shi Bot'], [CORE]: ['Quay Bot'] } });
  m.act(1, 'use', pad, 0);
  expect([m.offers(1, 'card', 'Earther Bot'), m.offers(1, 'card', 'Quay Bot')]).toEqual([true, false]);
  m.pick(1, 'Earther Bot').resolveAll();
  expect(m.place('Earther Bot')).toBe(CORE);
});
