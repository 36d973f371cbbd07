import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Ruleset, SeatPosition } from '../../../src/index.ts';
import { at } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];
const OLDER: readonly Ruleset[] = ['casual', 'tournament'];

/** Humans who play an event, and Narn with a group that gains a token at every gain or loss. */
function play(
  ruleset: Ruleset,
  event: string,
  human: Partial<SeatPosition> = {},
  narn: Partial<SeatPosition> = {},
): Table {
  const t = at({
    ruleset,
    seats: [
      { race: 'human', hand: [event], ...human },
      { race: 'narn', ...narn, supporting: ['Test Ledger', ...(narn.supporting ?? [])] },
    ],
    order: ['human', 'narn'],
  });
  return t.act('human', 'event', event);
}
const noticed = (t: Table): number => t.card('Test Ledger').tokens;

rule('b5/transfer/1', 'influence handed over is lost by one and gained by the other', () => {
  for (const ruleset of OLDER) {
    const t = play(ruleset, 'Test Tribute');
    expect([t.rating('human'), t.rating('narn')]).toEqual([3, 5]);
    expect(t.sequence('influence-lost', 'influence-gained', 'influence-transferred')).toEqual([
      'influence-lost',
      'influence-gained',
    ]);
    expect(noticed(t)).toBe(2);
    const power = at({
      ruleset,
      seats: [
        { race: 'human', agenda: 'Alliance of Races' },
        { race: 'narn', supporting: ['Test Ledger'] },
      ],
      order: ['human', 'narn'],
    });
    power.act('human', 'use', 'Alliance of Races');
    expect([power.rating('human'), power.s.babylon5]).toEqual([3, 5]);
    expect(power.sequence('influence-lost', 'nonplayer-influence')).toEqual(['influence-lost', 'nonplayer-influence']);
  }
});

rule(
  'b5/transfer/2',
  'the engine rules: both ratings change, and nothing that listens for gains and losses hears of it',
  () => {
    const t = play('engine', 'Test Tribute');
    expect([t.rating('human'), t.rating('narn')]).toEqual([3, 5]);
    expect(t.sequence('influence-lost', 'influence-gained')).toEqual([]);
    expect(noticed(t)).toBe(0);
    // a gain would trigger it
    expect(noticed(play('engine', 'Test Late Windfall'))).toBe(1);
  },
);

rule('b5/transfer/3', 'who has a rating of 3 cannot hand influence over', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      seats: [{ race: 'human', rating: 3, agenda: 'Alliance of Races', hand: ['Test Tribute'] }, { race: 'narn' }],
      order: ['human', 'narn'],
    });
    expect(t.offers('human', 'event', 'Test Tribute')).toBe(false);
    expect(t.offers('human', 'use', 'Alliance of Races')).toBe(false);
    expect(t.refuses('human', 'event', 'Test Tribute')).toBe('b5/cost/7');
    const rich = play(ruleset, 'Test Tribute', { rating: 4 });
    expect(rich.rating('human')).toBe(3);
  }
});

rule('b5/transfer/4', 'told to hand 3 over at a rating of 4, a player hands over 1', () => {
  const t = play('engine', 'Test Extortion');
  expect([t.rating('human'), t.rating('narn')]).toEqual([5, 3]);
  expect(t.happened('influence-transferred').map(f => f.n)).toEqual([1]);
});

rule('b5/transfer/5', 'influence, power, marks, damage and tokens pass over, at most what there is', () => {
  const tokens = play('engine', 'Test Shipment', {
    supporting: [
      { card: 'Quadrant 14', tokens: 2 },
      { card: 'Ragesh III', tokens: 0 },
    ],
  });
  tokens.pick('human', 'Quadrant 14').pick('human', 'Ragesh III');
  expect([tokens.card('Quadrant 14').tokens, tokens.card('Ragesh III').tokens]).toEqual([0, 2]);
  const damage = play('engine', 'Test Stigmata', {
    supporting: [{ card: 'Test Diplomat 4', damage: 2 }, 'Test Diplomat 5'],
  });
  damage.pick('human', 'Test Diplomat 4').pick('human', 'Test Diplomat 5');
  expect([damage.card('Test Diplomat 4').damage, damage.card('Test Diplomat 5').damage]).toEqual([0, 2]);
  // transferred marks count in their new place
  expect([damage.ability('Test Diplomat 4', 'diplomacy'), damage.ability('Test Diplomat 5', 'diplomacy')]).toEqual([
    4, 3,
  ]);
  const influence = play('engine', 'Test Extortion', {}, { rating: 5 });
  expect([influence.rating('human'), influence.rating('narn')]).toEqual([6, 3]);
  const power = play('engine', 'Test Deal');
  expect([power.power('human'), power.power('narn')]).toEqual([2, 6]);
  const marks = play('engine', 'Test Bequest', {
    supporting: [{ card: 'Test Diplomat 4', marks: { destiny: 3 } }, 'Test Diplomat 5'],
  });
  marks.pick('human', 'Test Diplomat 4').pick('human', 'Test Diplomat 5');
  expect([marks.card('Test Diplomat 4').destiny, marks.card('Test Diplomat 5').destiny]).toEqual([1, 2]);
});

rule('b5/transfer/6', 'at a power of 2 a player told to hand 5 over hands over 2', () => {
  const t = play('engine', 'Test Abdication', { rawPower: -2 });
  expect(t.happened('power-transferred').map(f => f.n)).toEqual([2]);
  expect([t.power('human'), t.power('narn')]).toEqual([0, 6]);
});

rule('b5/transfer/7', 'told to transfer 2 Destiny Marks, a character with 1 transfers 1', () => {
  const t = play('engine', 'Test Bequest', {
    supporting: [{ card: 'Test Diplomat 4', marks: { destiny: 1 } }, 'Test Diplomat 5'],
  });
  t.pick('human', 'Test Diplomat 4').pick('human', 'Test Diplomat 5');
  expect([t.card('Test Diplomat 4').destiny, t.card('Test Diplomat 5').destiny]).toEqual([0, 1]);
});

rule('b5/transfer/8', '2 power handed over: 2 less raw power and 2 more, and no gain or loss', () => {
  const t = play('engine', 'Test Deal');
  expect(t.s.seats.map(seat => seat.rawPower)).toEqual([-2, 2]);
  expect(t.happened('power-changed')).toEqual([]);
  expect(noticed(t)).toBe(0);
  expect(noticed(play('engine', 'Test Late Acclaim'))).toBe(1);
});

rule('b5/transfer/9', 'a mark that moves is neither gained nor purged', () => {
  const t = play('engine', 'Test Exorcism', {
    supporting: [{ card: 'Test Diplomat 4', marks: { doom: 1 } }, 'Test Diplomat 5'],
  });
  t.pick('human', 'Test Diplomat 4').pick('human', 'Test Diplomat 5');
  expect([t.card('Test Diplomat 4').doom, t.card('Test Diplomat 5').doom]).toEqual([0, 1]);
  expect([t.marks('human', 'doom'), noticed(t)]).toEqual([1, 0]);
  // a gained mark triggers it, and a purged one does too
  const gain = play('engine', 'Test Late Blessing', { supporting: ['Test Diplomat 4'] });
  expect(noticed(gain.pick('human', 'Test Diplomat 4'))).toBe(1);
  expect(noticed(play('engine', 'Test Purge').pick('human', "G'Kar"))).toBe(1);
});
