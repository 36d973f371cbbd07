import { decisionView, determinize, knower, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { HAND, LOST, pile, RESERVE, setUp, USED, type WarsState, wars } from '../src/index.ts';
import { draw } from '../src/rules/cards/draw.ts';
import { lookedAt } from '../src/rules/cards/look.ts';
import { putIn, stacked } from '../src/rules/cards/piles.ts';
import { revealed } from '../src/rules/cards/reveal.ts';
import { revealDestiny } from '../src/rules/energy/destiny.ts';
import { shuffled } from '../src/rules/setup/starting-the-game.ts';
import { recirculated } from '../src/rules/turn/recirculate.ts';
import { type Table, table } from './table.ts';

// A player knows a card that they saw, wherever it goes, until it is shuffled or mixed with unknown cards.

const position = (): WarsState =>
  setUp({
    locations: ['Ganymede/Core Shaft'],
    seats: [
      { hand: ['Kucha', 'Sidearm'], reserve: ['Trumped', 'Serenity', 'Cloud', 'Mercurial'], used: ['Komoku Fighter'] },
      { hand: ['Kucha'] },
    ],
  });

const top = (s: WarsState, seat: number, kind: number): number => pile(s, seat, kind).at(-1)!;
/** Returns in how many of fifty worlds dealt for a viewer this card is at its place. */
const there = (s: WarsState, viewer: Viewer, card: number): number =>
  Array.from({ length: 50 }, (_, seed) => determinize(wars, s, viewer, seed)).filter(w => w.defs[card] === s.defs[card])
    .length;
const ALWAYS = 50;

test('a card looked at on top of a reserve is known to who looked, into the hand, until it is shuffled', () => {
  const s = position();
  const card = top(s, 0, RESERVE);
  expect([there(s, 0, card) < 40, there(s, 1, card) < 40]).toEqual([true, true]);
  lookedAt(s, { seat: 1, cards: [card], n: 1, whose: 0, from: RESERVE });
  expect([there(s, 0, card) < 40, there(s, 1, card), there(s, null, card) < 40]).toEqual([true, ALWAYS, true]);
  draw(s, 0, 1, RESERVE);
  expect(pile(s, 0, HAND)).toContain(card);
  expect(there(s, 1, card)).toBe(ALWAYS);
  putIn(s, card, RESERVE);
  shuffled(s, { seat: 0, kind: RESERVE });
  for (const x of pile(s, 0, RESERVE)) expect(s.cards[x]!.known & knower(1)).toBe(0);
});

test('what was revealed for destiny is known on the used pile, and beneath the reserve', () => {
  const s = position();
  const card = top(s, 0, RESERVE);
  revealDestiny(s, 0, -1);
  expect(pile(s, 0, USED)).toContain(card);
  for (const viewer of [0, 1, null]) expect(there(s, viewer, card)).toBe(ALWAYS);
  recirculated(s, { seat: 0, n: 2 });
  for (const viewer of [0, 1, null]) expect(there(s, viewer, card)).toBe(ALWAYS);
});

test('a card that comes to a hand in the open is known there, one that is shown too', () => {
  const s = position();
  const kucha = pile(s, 0, HAND)[0]!;
  revealed(s, { seat: 0, cards: [kucha] });
  expect(there(s, 1, kucha)).toBe(ALWAYS);
  const sidearm = pile(s, 0, HAND)[1]!;
  putIn(s, sidearm, LOST, { shown: true });
  putIn(s, sidearm, HAND, { shown: true });
  expect(there(s, 1, sidearm)).toBe(ALWAYS);
});

test('a card put away out of a hand unseen may be any of those that were seen there', () => {
  const s = position();
  const [kucha, sidearm] = pile(s, 0, HAND) as [number, number];
  revealed(s, { seat: 0, cards: [kucha, sidearm] });
  putIn(s, kucha, USED);
  expect(there(s, 1, kucha)).toBeLessThan(45);
  expect(there(s, 1, sidearm)).toBeLessThan(45);
  // its player knows what it was
  expect(there(s, 0, kucha)).toBe(ALWAYS);
});

test('what is stacked face down is known to who laid it there, though nobody may look at it', () => {
  const s = position();
  const [kucha] = pile(s, 0, HAND) as [number];
  stacked(s, { card: kucha, on: s.regions[0]!.sites[0]!, faceDown: true, from: s.cards[kucha]!.zone });
  expect(wars.knows(s, kucha, 0)).toBe(false);
  expect(there(s, 0, kucha)).toBe(ALWAYS);
  expect(there(s, 1, kucha)).toBeLessThan(45);
});

/** Checks that a seat gets the same question in twenty worlds dealt for it as at the table. */
const asksTheSame = (t: Table, seat: number): void => {
  const asked = JSON.stringify(decisionView(wars, t.s, seat));
  for (let seed = 1; seed <= 20; seed++) {
    const world = determinize(wars, t.s, seat, seed);
    world.menus = null;
    expect(JSON.stringify(decisionView(wars, world, seat))).toBe(asked);
  }
};
const CORE = 'Ganymede/Core Shaft';
const MOON = 'Ganymede/Traginium Source';

test('who looks through a reserve for a card has all of it before their eyes, and nobody else has', () => {
  const others = ['Trumped', 'Serenity', 'Cloud', 'Mercurial', 'Kucha'];
  const t = table({
    phase: 'deploy',
    locations: [CORE, MOON],
    seats: [{ hand: ['Komoku Fighter'], reserve: [...others, 'Komoku Fighter', ...others], active: 20 }, {}],
  });
  t.play(1, 'Komoku Fighter', MOON).untilAsked('may', 1).pick(1, 'yes');
  expect(t.question).toBe('download');
  asksTheSame(t, 0);
  for (const card of pile(t.s, 0, RESERVE))
    expect([there(t.s, 0, card), there(t.s, 1, card) < ALWAYS]).toEqual([ALWAYS, true]);
  t.pick(1, 'Komoku Fighter').resolveAll();
  // after a shuffle, nobody knows it again
  expect(pile(t.s, 0, RESERVE).filter(card => there(t.s, 0, card) === ALWAYS)).toEqual([]);
});

test('who looks through a used pile sees all of it', () => {
  const t = table({
    phase: 'deploy',
    locations: [CORE, MOON],
    seats: [
      {
        hand: ['The Beckoning'],
        used: ['Sitka', 'Flamecutter', 'Cloud'],
        reserve: ['Mercurial', 'Flamecutter', 'Kucha'],
      },
      {},
    ],
  });
  t.play(1, 'The Beckoning').leaveOpen();
  expect(t.question).toBe('search');
  asksTheSame(t, 0);
  expect(pile(t.s, 0, USED).map(card => there(t.s, 0, card))).toEqual([ALWAYS, ALWAYS, ALWAYS]);
});

test('a card of the hand that is shown and then put away is known where it goes', () => {
  const bearer = { card: 'Irama-Vishal', beneath: ['Vishal Vatarma'] };
  const t = table({
    phase: 'battle',
    locations: [CORE],
    seats: [
      { hand: ['Lifeseeker'], reserve: ['Mercurial', 'Kucha', 'Cloud'], at: { [CORE]: [bearer] } },
      { hand: ['Carabinier', 'Damir Aeronaut'], at: { [CORE]: ['Claviger'] } },
    ],
  });
  t.attack(1, CORE).use(1, 'Vishal Vatarma').leaveOpen();
  expect(t.question).toBe('ransom');
  // it needs a higher destiny than that of the card put on the pile
  asksTheSame(t, 1);
  expect(there(t.s, 1, top(t.s, 0, USED))).toBe(ALWAYS);
});
