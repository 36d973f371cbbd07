import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DISCARD, pile, view } from '../../../src/index.ts';
import {
  damageHq,
  draw,
  firedAt,
  lasts,
  others,
  ship,
  stopIt,
  that,
  volleyAt,
  yours,
} from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The Sector HQ, how the match is won, and the limits on what is done in a turn

const S4 = 'S4 Argonian Destroyer';
const S8 = 'S8 Argonian Dreadnought';
const hq = (ships: string[], more: object = {}) =>
  table({ phase: 'weapons fire', seats: [{ fleet: ships }, { fleet: ['T3 Moon'], order: 'never', ...more }] });

rule('ge/sector-hq/1', 'every player has a Sector HQ without damage, whatever the deck', () => {
  const t = table({ seats: [{}, {}, {}] });
  expect(view(t.s, null).seats.map(seat => seat.headquarters)).toEqual([25, 25, 25]);
});

rule('ge/sector-hq/2', 'no repair point goes to a Sector HQ', () => {
  const t = table({ phase: 'allocation', seats: [{ fleet: ['T3 Repair Moon', { card: S4, damage: 1 }], hq: 3 }, {}] });
  t.proposed();
  expect([t.strength(S4), t.hq(1)]).toEqual([[4, 4], 3]);
});

rule('ge/sector-hq/3', 'a Sector HQ is no card that anything is played on', () => {
  const t = table({ seats: [{ fleet: [S4], hand: ['E1 Shield Refit', 'C4 Navigator'] }, {}] }).act(
    1,
    'play',
    'E1 Shield Refit',
  );
  expect(t.on(S4)).toEqual(['E1 Shield Refit']);
  expect(t.s.cards.every(x => x.on < 0 || t.s.cards[x.on] !== undefined)).toBe(true);
});

rule('ge/how-to-win/1', 'whoever is left when the last rival falls has won', () => {
  const t = hq([S4], { hq: 24 }).act(1, 'headquarters', '2').pick(1, S4);
  expect(t.s.result).toEqual({ winners: [0], kind: 'last-one-standing' });
});

rule('ge/how-to-win/2', 'the twenty-fifth point of damage puts a player out of the game', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [S4] },
      { fleet: ['T3 Moon'], hq: 24, order: 'never' },
      { fleet: ['S2 Police Cutter'], order: 'never' },
    ],
  });
  t.act(1, 'headquarters', '2').pick(1, S4);
  expect([t.player(2).out, t.player(3).out, t.s.result]).toEqual([true, false, null]);
});

testCard(
  { title: 'Test Bombs', types: ['O'], strength: 1 },
  { on: 'your fleet', target: { foe: others }, after: 'discard', effect: damageHq('foe', 6) },
);
rule('ge/how-to-win/6', 'six points of weapons fire on a Sector HQ draw a card; five, or card damage, do not', () => {
  const after = (n: number) => {
    const t = hq([S8]);
    t.act(1, 'headquarters', '2').pick(1, ...Array(n).fill(S8));
    if (t.question === 'may') t.pick(1, 'yes');
    return t.size(1, 'hand');
  };
  expect([after(6), after(5)]).toEqual([1, 0]);
  const bombs = table({ seats: [{ fleet: ['T3 Moon'], hand: ['O1 Test Bombs'] }, { order: 'never' }] }).act(
    1,
    'play',
    'O1 Test Bombs',
  );
  expect([bombs.hq(2), bombs.size(1, 'hand')]).toEqual([6, 0]);
});

rule('ge/deck-construction/1', 'draws come from one’s own deck, discards go to one’s own pile', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [S4], deck: 5 },
      { fleet: [{ card: 'S1 Fleet Freighter', shieldDamage: 3 }], deck: 7, order: 'never' },
    ],
  });
  t.act(1, 'fire', 'S1 Fleet Freighter').pick(1, S4).untilPhase('discard', 1);
  expect([pile(t.s, 0, DISCARD).length, t.pile(2, 'discard')]).toEqual([0, ['S1 Fleet Freighter']]);
  t.least();
  expect([t.size(1, 'deck'), t.size(2, 'deck')]).toEqual([3, 7]);
});

testCard(
  { title: 'Test Fog', types: ['H'], strength: 1 },
  { on: 'your fleet', after: 'discard', effect: lasts({ k: 'no fire', to: that(ship, yours) }, { turns: 1 }) },
);
rule('ge/turn-definitions/3', 'what lasts one turn holds through the turns of all others', () => {
  const t = table({
    seats: [
      { fleet: ['T3 Moon', S4], hand: ['H1 Test Fog'], order: 'never' },
      { fleet: ['T3 Moon', 'S2 Police Cutter'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H1 Test Fog');
  expect(t.s.lasting).toHaveLength(1);
  t.untilPhase('play B', 2);
  expect(t.s.lasting).toHaveLength(1);
  t.untilPhase('play A', 1);
  expect(t.s.lasting).toHaveLength(0);
});

rule('ge/engagement-phase/4', 'what its points are given to acts no earlier than after the Engagement Phase', () => {
  const t = table({ phase: 'allocation', seats: [{ fleet: ['T3 Moon', { card: S4, engaged: false }] }, {}] }).pick(
    1,
    S4,
  );
  expect([t.s.phase, t.engaged(S4)]).toEqual(['play A', true]);
});

testCard({ title: 'Test Drummer', types: ['C'], strength: 2 }, { functions: [{ effect: draw(1) }] });
const drummer = () =>
  table({ seats: [{ fleet: [{ card: 'T3 Moon', on: ['C2 Test Drummer'] }, 'S2 Police Cutter'] }, { order: 'never' }] });

rule('ge/play-cards-phase/2', 'each function is used once a turn, of a card just played too', () => {
  const t = table({ seats: [{ fleet: ['T3 Moon'], hand: ['C2 Test Drummer'] }, { order: 'never' }] });
  t.act(1, 'play', 'C2 Test Drummer').act(1, 'use', 'C2 Test Drummer');
  expect(t.refuses(1, 'use', 'C2 Test Drummer')).toBe('ge/card-actions-limit/1');
});

rule('ge/play-cards-phase/3', 'what was not used in Phase A may be used in Phase B', () => {
  const t = drummer().untilPhase('play B', 1);
  expect(t.offers(1, 'use', 'C2 Test Drummer')).toBe(true);
  const used = drummer().act(1, 'use', 'C2 Test Drummer').untilPhase('play B', 1);
  expect(used.offers(1, 'use', 'C2 Test Drummer')).toBe(false);
});

rule('ge/crucial-rules/3', 'no phase comes back once it is over', () => {
  const t = drummer().untilPhase('discard', 1);
  expect(t.offers(1, 'use', 'C2 Test Drummer')).toBe(false);
  expect(t.question).toBe('discard');
});

testCard(
  { title: 'Test Sentry', types: ['C'], strength: 2 },
  { reactions: [{ from: 'play', on: volleyAt(that(ship, yours)), at: firedAt, effect: stopIt }] },
);
rule('ge/card-actions-limit/2', 'a function used in reaction is not used again before its player’s next turn', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [S4] },
      { fleet: [{ card: 'T3 Moon', on: ['C2 Test Sentry'] }, 'S2 Police Cutter'], order: 'always' },
      { fleet: [S4], order: 'never' },
    ],
  });
  t.act(1, 'fire', 'S2 Police Cutter').pick(1, S4);
  expect(t.asked).toEqual([2]);
  t.act(2, 'respond', 'C2 Test Sentry');
  expect(t.shields('S2 Police Cutter')).toBe(3);
  expect(t.card('C2 Test Sentry').used).not.toBe(0);
});

rule('ge/card-actions-limit/3', 'once a turn is the limit though the card does not say so', () => {
  const t = drummer().act(1, 'use', 'C2 Test Drummer');
  expect(t.refuses(1, 'use', 'C2 Test Drummer')).toBe('ge/card-actions-limit/1');
});

rule('ge/discard-pile/1', 'discards lie in the order in which they came', () => {
  const t = table({ phase: 'discard', seats: [{ hand: ['T3 Moon', 'T5 Star'], order: 'never' }, {}] }).pick(
    1,
    'T5 Star',
    'T3 Moon',
  );
  expect(t.pile(1, 'discard')).toEqual(['T3 Moon', 'T5 Star']);
});

rule('ge/discard-pile/3', 'everybody sees all of every discard pile', () => {
  const t = table({ seats: [{}, { discard: ['T3 Moon', 'T5 Star'] }] });
  expect(view(t.s, 0).seats[1]!.discard.map(x => x.title)).toEqual(['T5 Star', 'T3 Moon']);
});
