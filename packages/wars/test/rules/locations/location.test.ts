import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { isSector, isSite } from '../../../src/rules/locations/location.ts';
import { iconsAt } from '../../../src/rules/playing/support-icons.ts';
import { bare, HOME, sides } from '../../support/locations.ts';
import { VALLEY } from '../../support/valley.ts';

const CORE = 'Ganymede/Core Shaft';

const SOURCE = 'Ganymede/Traginium Source';

const FACTIONS = ['earther', 'gongen', 'maverick', 'shi', 'quay'] as const;

rule('wars/location/1', 'every location is a site or a sector, and never both', () => {
  const all = DEFS.filter(d => d.type === 'location' && !d.title.includes('Test ')).map(d => d.title);
  expect(all.length).toBe(50);
  const t = bare('control', all);
  for (const title of all)
    expect([isSite(t.s, t.id(title)), isSector(t.s, t.id(title))].filter(Boolean).length, title).toBe(1);
  expect([isSite(t.s, t.id(CORE)), isSector(t.s, t.id(HOME))]).toEqual([true, true]);
});

rule('wars/location/2', 'locations are played only in the own deploy phase with nothing pending', () => {
  const hand = [VALLEY, 'Refuge', 'Expansion'];
  expect(bare('control', [CORE], { hand }).refuses(1, 'play', VALLEY)).toBe('wars/interrupt/2');
  const t = bare('deploy', [CORE], { hand }, { hand });
  expect(t.offers(1, 'play', VALLEY)).toBe(true);
  t.act(1, 'play', 'Expansion');
  expect(t.refuses(1, 'play', VALLEY)).toBe('wars/deploy-phase/1');
  t.resolveAll().pass(1);
  expect(t.refuses(2, 'play', VALLEY)).toBe('wars/interrupt/2');
});

rule('wars/location/3', 'energy icons face each player; the support icon counts for the side that it faces', () => {
  const t = bare('control', [HOME, SOURCE]);
  expect(sides(t, HOME)).toEqual([2, 1]);
  expect([0, 1].map(seat => iconsAt(t.s, t.id(HOME), seat, 'earther'))).toEqual([1, 0]);
  expect(FACTIONS.map(x => iconsAt(t.s, t.id(SOURCE), 0, x))).toEqual([0, 0, 0, 0, 0]);
});

rule('wars/sector/1', 'an asteroid sector is one labelled Asteroid; a moon is none', () => {
  const vesta = 'Vesta/Coveted Rock';
  const labels = (title: string) => [...DEFS.find(d => d.title === title)!.labels];
  expect([labels(vesta), labels(SOURCE), labels('Venus/Yacht Works')]).toEqual([['Asteroid'], ['Moon'], ['Station']]);
  const yard = { table: [{ card: 'Amorian Shipyard', stacked: ['Type II Fighter'] }], hand: ['Refuge'] };
  const t = bare('deploy', [SOURCE, vesta], yard).use(1, 'Amorian Shipyard').resolveAll(); // at asteroid sectors only
  expect(t.place('Type II Fighter')).toBe(vesta);
  const moon = bare('deploy', [SOURCE], yard).use(1, 'Amorian Shipyard').resolveAll();
  expect(moon.stackedOn('Amorian Shipyard')).toEqual(['Type II Fighter']);
});

rule('wars/site/1', 'a port is a site labelled Port, not one labelled Underground', () => {
  const bay = 'Alnak Station/Launch Bay';
  const tunnels = 'Ganymede/Occupied Tunnels';
  const t = bare('move', [CORE, bay, tunnels], {
    at: { [CORE]: ['Transport Depot'], [bay]: ['Earther Bot'], [tunnels]: ['Shi Bot'] },
  });
  expect([...DEFS.find(d => d.title === tunnels)!.labels]).toEqual(['Underground']);
  expect([isSite(t.s, t.id(bay)), isSector(t.s, t.id(bay))]).toEqual([true, false]);
  t.use(1, 'Transport Depot', 1);
  expect([t.place('Earther Bot'), t.place('Shi Bot')]).toEqual([CORE, tunnels]);
});
