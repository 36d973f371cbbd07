import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import {
  anyVolley,
  disengage,
  firing,
  itsHost,
  ofOthers,
  sequence,
  ship,
  terrain,
  that,
  volleyAt,
  volleyAtHq,
  yours,
} from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const armed = (theirs: Parameters<typeof table>[0]['seats'][number]) =>
  table({ phase: 'weapons fire', seats: [{ fleet: ['T3 Moon', 'S4 Argonian Destroyer'] }, theirs] });

rule('ge/damage/3', 'a Sector HQ is no target while a ship protects it, and one where none does', () => {
  const t = armed({ fleet: ['S2 Space Yacht'] });
  expect(t.why(1, 'headquarters', '2')?.rule).toBe('ge/damage/3');
  const open = armed({ fleet: ['T3 Moon'] });
  expect(open.why(1, 'headquarters', '2')).toBeNull();
});

rule('ge/damage/4', 'bases do not fire at a Sector HQ', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: 'T3 Moon', on: ['B1 Military Outpost'] }] },
      { fleet: [{ card: 'T2 Oort Cloud', on: ['B1 Military Outpost'] }] },
    ],
  });
  expect(t.why(1, 'headquarters', '2')?.rule).toBe('ge/damage/4');
});

const PIRATE = 'S4 Independent Pirate Ship';

const LINER = 'S6 Luxury Liner';

const YACHT = 'S2 Space Yacht';

const battle = (one: readonly CardPlace[], two: readonly CardPlace[], more: SeatPosition = {}): Table =>
  table({
    phase: 'weapons fire',
    seats: [
      { fleet: one, deck: 5 },
      { fleet: two, ...more },
    ],
  });

const times = (n: number, what: string): string[] => Array<string>(n).fill(what);

const left = (t: Table, name: string): [number, number] => [t.shields(name), t.strength(name)[1]];

testCard(
  { types: ['O'], strength: 2, title: 'Test Jam', reaction: true },
  {
    after: 'discard',
    reactions: [{ on: anyVolley, target: { gun: that(ship, ofOthers, firing) }, effect: disengage('gun') }],
  },
);

testCard(
  { types: ['B'], strength: 3, title: 'Test Bunker', reaction: true, shields: 1 },
  { on: that(terrain, yours), reactions: [{ on: volleyAt(that(terrain, yours)), effect: sequence() }] },
);

testCard(
  { types: ['S'], strength: 2, title: 'Test Picket', reaction: true, shields: 1 },
  { reactions: [{ on: volleyAtHq, effect: sequence() }] },
);

testCard(
  { types: ['M'], strength: 3, title: 'Test Warden' },
  { on: that(ship, yours), always: [{ k: 'absorbs', to: itsHost }] },
);

rule('ge/damage/1', 'a volley says its target, the cards that fire, their weapons and its points', () => {
  const t = battle([PIRATE, YACHT], [LINER]);
  t.act(1, 'fire', LINER).pick(1, PIRATE, PIRATE, YACHT);
  const [fired] = t.happened('fired');
  expect(t.log('all').some(line => line.includes('fires 3 at S6 Luxury Liner with S4 Independent Pirate Ship'))).toBe(
    true,
  );
  expect((fired!.shots as { n: number }[]).map(x => x.n)).toEqual([2, 1]);
});

rule('ge/damage/2', 'the 25th point of damage destroys a Sector HQ', () => {
  const fire = (hq: number): boolean => {
    const t = battle([PIRATE], ['T3 Moon'], { hq });
    t.act(1, 'headquarters', '2').pick(1, ...times(2, PIRATE));
    return t.player(2).out;
  };
  expect([fire(22), fire(23)]).toEqual([false, true]);
});

rule('ge/damage/3', 'a Sector HQ can be fired at only while no ship or dragon protects it', () => {
  const open = (...fleet: CardPlace[]) => battle([PIRATE], fleet).offers(1, 'headquarters', '2');
  expect([
    open('T3 Moon'),
    open({ card: 'T3 Moon', on: ['B4 Base Station'] }),
    open(YACHT),
    open('D5 Void Dragoness'),
  ]).toEqual([true, true, false, false]);
});

rule('ge/damage/4', 'ships, dragons and equipment on them fire at a Sector HQ; bases do not', () => {
  const fire = (...fleet: CardPlace[]) => battle(fleet, ['T3 Moon']).offers(1, 'headquarters', '2');
  expect([
    fire({ card: 'T3 Moon', on: ['B4 Base Station'] }),
    fire({ card: 'T3 Moon', on: [{ card: 'B4 Base Station', on: ['R/E3 Stealth Fighter'] }] }),
    fire({ card: YACHT, engaged: false, on: ['R/E3 Stealth Fighter'] }),
    fire('D2 Oort Dragoness'),
  ]).toEqual([false, false, true, true]);
});

rule(['ge/damage/6', 'ge-r-splash-3'], 'what guards a card already takes all of a volley, and nothing splashes', () => {
  const t = battle([PIRATE, LINER], [{ card: YACHT, on: ['M3 Test Warden'] }]);
  t.act(1, 'fire', YACHT).pick(1, ...times(6, PIRATE), ...times(3, LINER));
  expect([t.inPlay('M3 Test Warden'), left(t, YACHT)]).toEqual([false, [3, 2]]);
});

rule(
  ['ge/damage/7', 'ge-r-splash-1'],
  'a card played in reaction to protect is destroyed first, and the rest hits the target',
  () => {
    const t = battle([{ card: 'S9 Krebiz Battleship', given: [0, 0, 5] }], ['T7 System'], { hand: ['B3 Test Bunker'] });
    t.act(1, 'fire', 'T7 System')
      .pick(1, ...times(5, 'S9 Krebiz Battleship'))
      .act(2, 'respond', 'B3 Test Bunker');
    // 1 shield and 3 strength of the bunker, and the fifth point to the terrain
    expect([t.inPlay('B3 Test Bunker'), left(t, 'T7 System')]).toEqual([false, [0, 6]]);
    const hq = battle([PIRATE], ['T3 Moon'], { hand: ['S2 Test Picket'] });
    hq.act(1, 'headquarters', '2')
      .pick(1, ...times(6, PIRATE))
      .act(2, 'respond', 'S2 Test Picket');
    if (hq.question === 'place') hq.pick(2, 'space');
    expect([hq.inPlay('S2 Test Picket'), hq.hq(2)]).toEqual([false, 3]);
  },
);

rule('ge/damage/8', 'fire that a reaction makes illegal is lost', () => {
  const t = battle([PIRATE, YACHT], [LINER], { hand: ['O2 Test Jam'] });
  t.act(1, 'fire', LINER)
    .pick(1, ...times(6, PIRATE), YACHT)
    .act(2, 'respond', 'O2 Test Jam')
    .pick(2, PIRATE);
  // only the yacht's point is left, and the pirate's six are gone
  expect([left(t, LINER), t.card(PIRATE).fired]).toEqual([[8, 6], [6]]);
});
