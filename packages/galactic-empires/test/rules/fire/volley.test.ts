import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { protects } from '../../../src/rules/table/sector-hq.ts';
import { anyVolley, base, damage, either, ofOthers, ship, stopIt, that, yours } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

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
  { types: ['O'], strength: 1, title: 'Test Halt', reaction: true },
  { after: 'discard', reactions: [{ on: anyVolley, effect: stopIt }] },
);

testCard({ types: ['M'], strength: 2, title: 'Test Prey' }, { on: that(ship, ofOthers), bane: ['weapons'] });

testCard({ types: ['M'], strength: 2, title: 'Test Mist' }, { on: that(ship, ofOthers), bane: ['research'] });

testCard(
  { types: ['E'], strength: 2, title: 'Test Bomb', passive: true },
  {
    is: ['mine'],
    functions: [{ target: { mark: that(either(ship, base), ofOthers) }, effect: damage('mark', 2), spent: true }],
  },
);

rule(
  'ge/weapons-fire-phase/1',
  'terrain, ships, dragons, bases, free shuttles and what damage destroys can be fired at; crew and equipment cannot',
  () => {
    const t = battle(
      [
        { card: 'S9 Krebiz Battleship', given: [0, 0, 5] },
        {
          card: LINER,
          on: [
            { card: 'M2 Test Prey', by: 2 },
            { card: 'M2 Test Mist', by: 2 },
          ],
        },
      ],
      [
        'T7 System',
        YACHT,
        'D5 Void Dragoness',
        { card: 'T3 Moon', on: ['B4 Base Station', 'C2 Engineer'] },
        'E3 Shuttlecraft',
        { card: 'S2 Police Cutter', on: ['E2 Phaser Refit'] },
      ],
    );
    const may = ['T7 System', YACHT, 'D5 Void Dragoness', 'B4 Base Station', 'E3 Shuttlecraft', 'M2 Test Prey'];
    const never = ['C2 Engineer', 'E2 Phaser Refit', 'M2 Test Mist', 'T3 Moon'];
    expect([...may, ...never].map(x => t.offers(1, 'fire', x))).toEqual([
      ...may.map(() => true),
      ...never.map(() => false),
    ]);
  },
);

rule('ge/weapons-fire-phase/4', 'a disengaged card fires in no volley', () => {
  const t = battle([{ card: PIRATE, engaged: false }, YACHT], [LINER]);
  t.act(1, 'fire', LINER);
  expect([t.offers(1, 'shoot', PIRATE), t.offers(1, 'shoot', YACHT)]).toEqual([false, true]);
  t.proposed();
});

rule('ge/weapons-fire-phase/5', 'a weapon that has fired does not fire again', () => {
  const t = battle([PIRATE], [LINER, YACHT]);
  t.act(1, 'fire', LINER)
    .pick(1, ...times(4, PIRATE))
    .act(1, 'fire', YACHT);
  expect(() => t.pick(1, ...times(3, PIRATE))).toThrow();
  t.pick(1, ...times(2, PIRATE));
  expect([left(t, YACHT), t.offers(1, 'fire', LINER)]).toEqual([[1, 2], false]);
});

rule('ge/weapons-fire-phase/6', 'others may react once a volley is declared, before it does anything', () => {
  const t = battle([PIRATE], [LINER], { hand: ['O1 Test Halt'] });
  t.act(1, 'fire', LINER).pick(1, ...times(6, PIRATE));
  expect([t.question, t.asked, left(t, LINER)]).toEqual(['respond', [2], [9, 6]]);
  t.pass(2);
  expect(left(t, LINER)).toEqual([3, 6]);
});

rule('ge/weapons-fire-phase/7', 'whoever fires reacts to no volley of his own, but to the reaction of another', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [PIRATE], hand: ['O1 Test Answer'] },
      { fleet: [LINER], hand: ['O1 Test Halt'] },
    ],
  });
  t.act(1, 'fire', LINER).pick(1, ...times(6, PIRATE));
  expect(t.asked).toEqual([2]);
  t.act(2, 'respond', 'O1 Test Halt');
  expect(t.asked).toEqual([1]);
  t.pass(1);
  expect(left(t, LINER)).toEqual([9, 6]);
});

testCard(
  { types: ['O'], strength: 1, title: 'Test Answer', reaction: true },
  { after: 'discard', reactions: [{ on: anyVolley, effect: stopIt }] },
);

rule('ge/weapons-fire-phase/8', 'reactions come before the volley does its damage', () => {
  const t = battle([PIRATE], [LINER], { hand: ['O1 Test Halt'] });
  t.act(1, 'fire', LINER)
    .pick(1, ...times(6, PIRATE))
    .act(2, 'respond', 'O1 Test Halt');
  expect([left(t, LINER), t.happened('damaged')]).toEqual([[9, 6], []]);
});

rule('ge/weapons-fire-phase/9', 'volleys at further targets follow until weapons or targets run out', () => {
  const t = battle([PIRATE], [LINER, YACHT]);
  t.act(1, 'fire', LINER)
    .pick(1, ...times(3, PIRATE))
    .act(1, 'fire', YACHT)
    .pick(1, ...times(3, PIRATE));
  expect([left(t, LINER), left(t, YACHT), t.happened('fired').length]).toEqual([[6, 6], [0, 2], 2]);
  expect(t.question).not.toBe('volley');
});

rule(['ge/weapons-fire-phase/10', 'ge-r-firing-1'], 'one volley at each target in a Weapons Fire Phase', () => {
  const t = battle([PIRATE], [LINER, YACHT]);
  t.act(1, 'fire', LINER).pick(1, PIRATE);
  expect([t.offers(1, 'fire', LINER), t.offers(1, 'fire', YACHT)]).toEqual([false, true]);
});

rule(
  'ge/how-to-win/6',
  'six points of weapons fire on a Sector HQ let the firing player draw; five do not, nor does other damage',
  () => {
    const t = battle([PIRATE, YACHT], ['T3 Moon']);
    t.act(1, 'headquarters', '2').pick(1, ...times(6, PIRATE));
    expect(t.question).toBe('may');
    t.pick(1, 'yes');
    expect(t.size(1, 'hand')).toBe(1);
    const few = battle([PIRATE], ['T3 Moon']);
    few.act(1, 'headquarters', '2').pick(1, ...times(5, PIRATE));
    expect([few.question === 'may', few.size(1, 'hand')]).toEqual([false, 0]);
  },
);

rule('ge/how-to-win/1', 'the last player left wins', () => {
  const t = battle([PIRATE], ['T3 Moon'], { hq: 24 });
  t.act(1, 'headquarters', '2').pick(1, PIRATE);
  expect(t.s.result).toMatchObject({ winners: [0] });
});

rule('ge/how-to-win/2', 'a player whose Sector HQ has taken 25 damage is out; the others play on', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [PIRATE] }, { fleet: ['T3 Moon'], hq: 24 }, { fleet: [LINER] }],
  });
  t.act(1, 'headquarters', '2').pick(1, PIRATE);
  expect([t.player(2).out, t.s.result]).toEqual([true, null]);
});

rule('ge/sector-hq/1', 'the Sector HQ is no card at the table: it keeps its damage alone', () => {
  const t = battle([PIRATE], ['T3 Moon']);
  const n = t.s.cards.length;
  t.act(1, 'headquarters', '2').pick(1, PIRATE);
  expect([t.hq(2), t.s.cards.length]).toEqual([1, n]);
});

rule(['ge/sector-hq/2', 'ge-r-quick-hq-1'], 'no repair point lowers the damage to a Sector HQ', () => {
  const t = table({ phase: 'allocation', seats: [{ fleet: ['B3 Repair Skid', 'T5 System'], hq: 7 }, {}] });
  expect(t.options(1).some(o => o.a < 0)).toBe(false);
  t.proposed();
  expect(t.hq(1)).toBe(7);
});

rule(['ge/sector-hq/3', 'ge-r-quick-hq-1'], 'no card is played on a Sector HQ', () => {
  const t = table({ seats: [{ hand: ['E2 Test Bomb', 'C2 Engineer'] }, {}] });
  expect([t.refuses(1, 'play', 'E2 Test Bomb'), t.refuses(1, 'play', 'C2 Engineer')]).toEqual([
    'ge/equipment/1',
    'ge/crew/1',
  ]);
});

rule(['ge/dragon/1', 'ge-r-dragons-1'], 'dragons are ships', () => {
  const t = battle([PIRATE], ['D5 Void Dragoness']);
  expect(protects(t.s, t.id('D5 Void Dragoness'))).toBe(true);
});

rule(
  ['ge/dragon/2', 'ge-r-dragons-2', 'ge-r-repair-dragon-1'],
  'neither equipment, crew nor occurrences are played on dragons',
  () => {
    const t = table({ seats: [{ hand: ['E2 Test Bomb', 'C2 Engineer'], fleet: ['D5 Void Dragoness'] }, {}] });
    expect([t.refuses(1, 'play', 'E2 Test Bomb'), t.refuses(1, 'play', 'C2 Engineer')]).toEqual([
      'ge/equipment/1',
      'ge/crew/1',
    ]);
  },
);

rule(['ge/dragon/3', 'ge-r-dragons-2'], 'a mine on a ship damages a dragon all the same', () => {
  const t = table({ seats: [{ fleet: [{ card: YACHT, on: ['E2 Test Bomb'] }] }, { fleet: ['D5 Void Dragoness'] }] });
  t.act(1, 'use', 'E2 Test Bomb', 0);
  expect(t.strength('D5 Void Dragoness')[1]).toBe(3);
});

rule('ge/dragon/4', 'what applies to ships applies to dragons: weapons fire, monsters', () => {
  const t = battle([PIRATE], [{ card: 'D5 Void Dragoness', on: [{ card: 'M2 Test Prey', by: 1 }] }]);
  t.act(1, 'fire', 'D5 Void Dragoness').pick(1, ...times(2, PIRATE));
  expect([t.under('M2 Test Prey'), t.strength('D5 Void Dragoness')[1]]).toEqual(['D5 Void Dragoness', 3]);
});

rule('ge/dragon/5', 'a dragon is played alone or on terrain', () => {
  const t = table({ seats: [{ hand: ['D5 Void Dragoness'], fleet: ['T3 Moon', YACHT] }, {}] });
  t.act(1, 'play', 'D5 Void Dragoness');
  expect([t.offers(1, 'space'), t.offers(1, 'on', 'T3 Moon'), t.offers(1, 'on', YACHT)]).toEqual([true, true, false]);
  t.pick(1, 'T3 Moon');
});

rule('ge/dragon/6', 'terrain with a dragon on it can be damaged, and the dragon does not die with it', () => {
  const t = battle(
    [{ card: 'S9 Krebiz Battleship', given: [0, 0, 5] }],
    [{ card: 'T3 Moon', on: ['D5 Void Dragoness'] }],
  );
  t.act(1, 'fire', 'T3 Moon').pick(1, ...times(3, 'S9 Krebiz Battleship'));
  expect([t.inPlay('T3 Moon'), t.inPlay('D5 Void Dragoness')]).toEqual([false, true]);
});

rule('ge/dragon/7', 'a dragon that may join another becomes one with it', () => {
  testCard({ types: ['D'], strength: 2, title: 'Test Brood' }, { joins: that(ship, yours) });
  const t = battle([PIRATE], [{ card: 'D5 Void Dragoness', on: ['D2 Test Brood'] }]);
  expect([t.strength('D5 Void Dragoness')[0], t.offers(1, 'fire', 'D2 Test Brood')]).toEqual([7, false]);
});
