import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { locations } from '../../../src/rules/locations/location.ts';
import { adjacent, related } from '../../../src/rules/locations/related.ts';
import { bare, HOME, row, sides } from '../../support/locations.ts';
import { VALLEY } from '../../support/valley.ts';

const CORE = 'Ganymede/Core Shaft';

const PLATFORM = 'Ganymede/Mining Platform';

const SOURCE = 'Ganymede/Traginium Source';

rule('wars/playing-a-location/1', 'a location costs neither energy nor support icons', () => {
  const t = bare('deploy', [{ card: CORE, of: 2 }], { hand: [HOME, 'Refuge'], active: 0 }).play(1, HOME);
  expect(t.inPlay(HOME)).toBe(true);
  expect(t.happened('paid', 'icon-used')).toEqual([]);
});

rule('wars/playing-a-location/2', 'the locations of both players share one layout', () => {
  const t = bare('deploy', [{ card: CORE, of: 2 }], { hand: [PLATFORM, 'Refuge'] });
  t.act(1, 'play', PLATFORM).act(1, 'slot', 1).resolve();
  expect(row(t, 'Ganymede')).toEqual([CORE, PLATFORM]);
  expect(adjacent(t.s, t.id(CORE), t.id(PLATFORM))).toBe(true);
});

rule('wars/playing-a-location/3', 'a location faces the player who played it', () => {
  for (const who of [1, 2] as const) {
    const hand = { hand: [HOME, 'Refuge'] };
    const t = bare('deploy', [CORE], who === 1 ? hand : {}, who === 2 ? hand : {}, who).play(who, HOME);
    expect(sides(t, HOME)).toEqual(who === 1 ? [2, 1] : [1, 2]);
  }
});

rule('wars/playing-a-location/4', 'a site goes to either end of its group or between any two', () => {
  const rows = [0, 1, 2].map(slot => {
    const t = bare('deploy', [CORE, PLATFORM], { hand: [VALLEY, 'Refuge'] }).act(1, 'play', VALLEY);
    expect(t.options(1).map(o => `${o.verb} ${o.a}`)).toEqual(['slot 0', 'slot 1', 'slot 2']);
    return row(t.act(1, 'slot', slot).resolve(), 'Ganymede');
  });
  expect(rows).toEqual([
    [VALLEY, CORE, PLATFORM],
    [CORE, VALLEY, PLATFORM],
    [CORE, PLATFORM, VALLEY],
  ]);
});

rule('wars/playing-a-location/5', 'a site without related sites lies by itself', () => {
  const mine = 'Gongen/Ice Mine';
  const t = bare('deploy', [CORE, PLATFORM], { hand: [mine, 'Refuge'] }).play(1, mine);
  expect(row(t, 'Gongen')).toEqual([mine]);
  for (const at of locations(t.s)) expect(adjacent(t.s, t.id(mine), at)).toBe(false);
});

rule('wars/playing-a-location/6', 'sites stay in the order in which they lie', () => {
  const t = bare('deploy', [CORE, PLATFORM], { hand: [VALLEY, 'Refuge'], at: { [CORE]: ['Earther Bot'] } });
  t.act(1, 'play', VALLEY).act(1, 'slot', 1).resolve();
  for (const phase of ['battle', 'move', 'draw'] as const) {
    t.until(phase, 1);
    expect(t.options(1).filter(o => o.verb === 'slot')).toEqual([]);
  }
  t.until('control', 2);
  expect(row(t, 'Ganymede')).toEqual([CORE, VALLEY, PLATFORM]);
});

rule(
  ['wars/playing-a-location/7', 'wars/playing-a-location/9'],
  'a sector joins its group at the end, next to nothing',
  () => {
    const other = 'Ganymede/Orbital Expanse';
    const t = bare('deploy', [CORE, PLATFORM], { hand: [SOURCE, other, 'Refuge'] });
    t.play(1, SOURCE).play(1, other); // nothing is asked: their order does not matter
    expect(adjacent(t.s, t.id(CORE), t.id(PLATFORM))).toBe(true);
    expect(t.s.regions.length).toBe(1);
    for (const sector of [SOURCE, other])
      for (const at of locations(t.s)) {
        expect(adjacent(t.s, t.id(sector), at)).toBe(false);
        expect(adjacent(t.s, at, t.id(sector))).toBe(false);
      }
  },
);

rule('wars/playing-a-location/8', 'a location is not related to itself', () => {
  const t = bare('control', [CORE, PLATFORM, SOURCE], { at: { [SOURCE]: ['Type II Fighter'] } });
  for (const at of locations(t.s)) expect(related(t.s, at, at)).toBe(false);
  // the drained sector is not a related location that you control
  t.act(1, 'drain', SOURCE).resolveAll();
  expect(t.happened('drained')[0]!.n).toBe(1);
});
