import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';
import { SIEGE } from '../../test-cards.ts';

const [S3, S4, S5] = ['S3 Tufor Cutter', 'S4 Argonian Destroyer', 'S5 Argonian Light Cruiser'];

/** Player 1 with a ship and the test card; player 2 with a terrain and the cards on it. */
const siege = (mine: string, ...theirs: CardPlace[]) =>
  table({
    seats: [
      { fleet: [mine], hand: [SIEGE] },
      { fleet: [{ card: 'T4 Forming System', on: theirs }], order: 'never' },
    ],
  });

rule('ge/ship-movement/1', 'a ship moves once in an Allocation Phase', () => {
  const t = table({ phase: 'record keeping', seats: [{ fleet: ['T3 Moon', { card: 'T3 Ice Moon', on: [S4] }] }, {}] });
  expect(t.whyNot(1, 'T3 Moon')).toBeNull();
  t.act(1, 'move', S4, 'T3 Moon');
  expect(t.under(S4)).toBe('T3 Moon');
  expect(t.s.phase).not.toBe('record keeping');
});

rule('ge/ship-movement/2', 'a ship against another fleet does not protect its own Sector HQ', () => {
  const t = siege(S4);
  expect(t.protected(1)).toBe(true);
  t.act(1, 'play', SIEGE);
  expect([t.under(S4), t.protected(1)]).toEqual(['T4 Forming System', false]);
});

rule('ge/ship-movement/3', 'a defender as strong keeps the attacker away', () => {
  expect(siege(S4, S4).offers(1, 'play', SIEGE)).toBe(false);
  expect(siege(S5, S4).offers(1, 'play', SIEGE)).toBe(true);
});

const besieged = (own: string) =>
  table({
    phase: 'record keeping',
    seats: [{ fleet: [{ card: 'T4 Forming System', on: [{ card: S4, by: 2 }] }, own] }, {}],
  });

rule('ge/ship-movement/4', 'an attacker keeps weaker ships from coming to defend', () => {
  expect(besieged(S3).s.phase).not.toBe('record keeping');
  const t = besieged(S5);
  expect(t.offers(1, 'move', S5, 'T4 Forming System')).toBe(true);
});

rule('ge/ship-movement/5', 'a defender as strong drives the attacker off', () => {
  const t = besieged('S4 Refueler').act(1, 'move', 'S4 Refueler', 'T4 Forming System');
  expect([t.under(S4), t.under('S4 Refueler')]).toEqual(['', 'T4 Forming System']);
});

rule('ge/ship-movement/6', 'who was driven off protects his Sector HQ only when he is back', () => {
  const t = besieged(S5).act(1, 'move', S5, 'T4 Forming System');
  expect(t.protected(2)).toBe(false);
  t.untilAsked('movement', 2).act(2, 'space', S4);
  expect(t.protected(2)).toBe(true);
});

rule('ge/ship-movement/7', 'a weaker defender is driven off, and still protects his Sector HQ', () => {
  const t = siege(S4, S3).act(1, 'play', SIEGE);
  expect([t.under(S4), t.under(S3), t.protected(2)]).toEqual(['T4 Forming System', '', true]);
});

const S2 = 'S2 Police Cutter';

const fleet = (
  cards: readonly CardPlace[],
  one: Partial<SeatPosition> = {},
  two: Partial<SeatPosition> = {},
  phase: 'play A' | 'allocation' = 'play A',
): Table =>
  table({
    phase,
    seats: [
      { fleet: cards, order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });

rule('ge/card-locations/1', 'a card stays where it was played, turn after turn, unless a text moves it', () => {
  const t = fleet(['T3 Moon', { card: S2, on: ['C4 Navigator', 'E1 Cargo'] }]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.under('C4 Navigator'), t.under('E1 Cargo')]).toEqual([S2, S2]);
  expect(t.happened('moved')).toEqual([]);
});

rule(
  'ge/card-locations/2',
  'in the Allocation Phase ships and dragons change their place, once; crew, equipment and bases do not',
  () => {
    const t = table({
      phase: 'record keeping',
      seats: [
        {
          fleet: [
            'T3 Moon',
            'T4 Small System',
            { card: S2, on: ['C4 Navigator', 'E1 Cargo'] },
            { card: 'T3 Ice Moon', on: ['B4 Base Station'] },
          ],
          order: 'never',
        },
        { order: 'never' },
      ],
    });
    t.untilAsked('movement', 1);
    expect([...new Set(t.options(1).map(o => o.a))]).toEqual([t.id(S2)]);
    expect(t.whyNot(1, 'T3 Moon', 'T4 Small System')?.rule).toBe('ge/ship-movement/1');
    t.pick(1, 'T3 Moon');
    expect(t.under(S2)).toBe('T3 Moon');
  },
);
