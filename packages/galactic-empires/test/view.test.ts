import { draftOf, optionId, options, sentences, toldTo, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type GeState, galacticEmpires, type SeatPosition, view } from '../src/index.ts';
import { looked } from '../src/rules/table/hands.ts';
import { draw } from '../src/rules/turn/draw-phase.ts';
import { table } from './table.ts';

// What each viewer sees and hears: an allow-list

const log = (s: GeState, viewer: Viewer): string[] =>
  sentences(galacticEmpires, s.heard!, viewer).map(said => said.text);
const mine: SeatPosition = {
  hand: ['L7 Anomaly Portal'],
  deck: ['H7 Maelstrom', 'C2 Engineer'],
  discard: ['E1 Explosive Mine'],
  fleet: ['T3 Moon'],
  order: 'never',
};
const three = (): GeState => {
  const { s } = table({ seats: [mine, {}, {}] });
  s.heard = [];
  return s;
};

test('others see and hear nothing about a hand or a deck', () => {
  const s = three();
  draw(s, 0, 1);
  for (const viewer of [1, 2, null]) {
    const seen = JSON.stringify([view(s, viewer), s.heard!.map(h => toldTo(h, viewer))]);
    expect(seen).not.toMatch(/anomaly|maelstrom|engineer/i);
    expect(seen).toMatch(/explosive mine/i);
    expect(log(s, viewer)).toEqual(['Player 1 draws a card.']);
    expect(view(s, viewer).seats[0]).toMatchObject({ hand: 2, cards: [], fleet: [{ title: 'T3 Moon' }] });
  }
  expect(view(s, 0).seats[0]!.cards.map(card => card.title)).toEqual(['L7 Anomaly Portal', 'H7 Maelstrom']);
  expect(log(s, 0)).toEqual(['Player 1 draws H7 Maelstrom.']);
  // players cannot see their own deck either
  expect(JSON.stringify(view(s, 0))).not.toMatch(/engineer/i);
});

test('nobody else sees a player’s orders about reactions', () => {
  const orders = (order: SeatPosition['order']) => {
    const { s } = table({ seats: [{ ...mine, order }, {}, {}] });
    return [1, 2, null].map(viewer => JSON.stringify(view(s, viewer)));
  };
  expect(orders('never')).toEqual(orders('always'));
});

test('a player who looks at a hand sees its cards; a third player sees only that somebody looked', () => {
  const s = three();
  looked(s, { seat: 1, of: 0, cards: [view(s, 0).seats[0]!.cards[0]!.id] });
  expect(log(s, 1)).toEqual(['Player 2 looks at L7 Anomaly Portal in the hand of Player 1.']);
  for (const viewer of [2, null]) expect(log(s, viewer)).toEqual(['Player 2 looks at a card in the hand of Player 1.']);
});

/** Returns the titles of the cards in a hand that a viewer knows. */
const known = (s: GeState, seat: number, viewer: Viewer): string[] =>
  view(s, viewer).seats[seat]!.cards.map(({ title }) => title);

test('a player who looked at a hand goes on seeing its cards at the table, and no card drawn since; others do not', () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: ['C6 Spy'] }], order: 'never' },
      { hand: ['T3 Moon', 'C2 Engineer'], deck: ['H7 Maelstrom', 'T5 Star'], order: 'never' },
      {},
    ],
  });
  t.act(1, 'use', 'C6 Spy');
  draw(t.s, 1, 1);
  expect(known(t.s, 1, 0)).toEqual(['C2 Engineer', 'T3 Moon']);
  expect(view(t.s, 0).seats[1]!.hand).toBe(3);
  for (const viewer of [2, null]) expect(known(t.s, 1, viewer)).toEqual([]);
  expect(known(t.s, 1, 1)).toEqual(['C2 Engineer', 'T3 Moon', 'H7 Maelstrom']);
});

test('a hand that was looked at is unknown again after one of its cards is put down unseen', () => {
  const t = table({
    active: 2,
    phase: 'draw',
    seats: [
      { order: 'never' },
      {
        fleet: [{ card: 'S4 Argonian Destroyer', on: ['C4 Temporal Mechanic'] }],
        hand: ['C1 Crewman'],
        deck: ['T3 Moon', 'C2 Engineer', 'C3 Nurse', 'C5 Captain'],
        order: 'never',
      },
    ],
  });
  looked(t.s, { seat: 0, of: 1, cards: [t.id('C1 Crewman')] });
  expect(known(t.s, 1, 0)).toEqual(['C1 Crewman']);
  t.pick(2, 'C2 Engineer');
  expect(t.pile(2, 'hand')).toContain('C1 Crewman');
  expect(known(t.s, 1, 0)).toEqual([]);
});

test('everybody knows a card that went from the table to a hand', () => {
  const t = table({
    seats: [{ fleet: [{ card: 'S4 Argonian Destroyer', on: ['C2 Helmsman'] }], order: 'never' }, { order: 'never' }],
  });
  t.act(1, 'use', 'C2 Helmsman');
  for (const viewer of [0, 1, null]) expect(known(t.s, 0, viewer)).toEqual(['S4 Argonian Destroyer']);
});

test('a viewer who sees everything sees every hand', () => {
  const s = three();
  expect(view(s, 'all').seats.map(seat => seat.cards.length)).toEqual([1, 0, 0]);
  for (const viewer of [1, 2, null]) expect(view(s, viewer).seats[0]!.cards).toEqual([]);
});

test('only its player sees a volley in the making; once it is fired everybody sees the cards, the target and the points', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S4 Independent Pirate Ship'], deck: 5 },
      { fleet: ['S6 Luxury Liner'], hand: ['O1 Intercept Action'], deck: 5 },
      { deck: 5 },
    ],
  });
  t.act(1, 'fire', 'S6 Luxury Liner');
  const liner = view(t.s, 0).seats[1]!.fleet[0]!;
  const pirate = view(t.s, 0).seats[0]!.fleet[0]!;
  const making = { seat: 0, card: liner.id, at: 1, from: [], points: 0, needed: liner.left + liner.shields[0] };
  expect(view(t.s, 0).volleys).toEqual([making]);
  expect(view(t.s, 'all').volleys).toEqual([making]);
  for (const viewer of [1, 2, null]) expect(view(t.s, viewer).volleys).toEqual([]);
  const [phaser] = options(galacticEmpires, t.s, 0).map(optionId);
  const told = (n: number) => draftOf(galacticEmpires, t.s, 0, Array<string>(n).fill(phaser!)).sum;
  expect([told(2), told(4)]).toEqual([2, 4].map(n => `${n} of the ${making.needed} points needed to destroy it`));
  t.leaveOpen().pick(1, ...Array<string>(4).fill('S4 Independent Pirate Ship'));
  for (const viewer of [0, 1, 2, null])
    expect(view(t.s, viewer).volleys).toMatchObject([{ seat: 0, card: liner.id, from: [pirate.id], points: 4 }]);
});

test('a player sees what their own fleet makes as it stands; a spectator sees no such sum', () => {
  // T3 Moon makes 2 supply and 1 energy, T4 Small Planet 2 economy, 1 supply and 1 energy
  const { s } = table({ seats: [{ fleet: ['T3 Moon', 'T4 Small Planet'] }, { fleet: ['T3 Moon'] }, {}] });
  expect(view(s, 0).makes).toMatchObject({ supply: 3, energy: 2, economy: 2, ammunition: 0 });
  expect(view(s, 1).makes).toMatchObject({ supply: 2, energy: 1, economy: 0 });
  expect(view(s, null).makes).toEqual({});
});

test('everybody sees the time origin while a card is there or it has damage, and nothing of it otherwise', () => {
  expect(view(three(), 0).timeOrigin).toBe(null);
  const t = table({
    originDamage: 4,
    seats: [
      { fleet: ['T3 Moon'], deck: 5 },
      { timeOrigin: ['S4 Argonian Destroyer'], deck: 5 },
    ],
  });
  for (const viewer of [0, 1, null])
    expect(view(t.s, viewer).timeOrigin).toMatchObject({
      left: 21,
      cards: [{ title: 'S4 Argonian Destroyer', controller: 1 }],
    });
  expect(view(t.s, 0).seats[1]!.fleet).toEqual([]);
});

test('a volley at the time origin is aimed at no card and no player', () => {
  const t = table({
    phase: 'weapons fire',
    originDamage: 4,
    seats: [{ fleet: ['S4 Argonian Destroyer'] }, { fleet: ['S6 Luxury Liner'], hand: ['O1 Intercept Action'] }],
  });
  t.act(1, 'origin');
  expect(view(t.s, 0).volleys).toMatchObject([{ seat: 0, card: -1, at: -1, needed: 21 }]);
  t.pick(1, 'S4 Argonian Destroyer');
  t.leaveOpen();
});
