import { determinize, knower, twin } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type B5State, babylon5, cardsIn, DECK, DISCARD, defOf, HAND, SUPPORTING, setUp, zone } from '../src/index.ts';
import { drawCard, restacked, shown, shuffledDeck } from '../src/rules/cards/drawing.ts';
import { attached, moved } from '../src/rules/cards/in-play.ts';
import { turnedUp } from '../src/rules/cards/ready.ts';
import { declare } from '../src/rules/conflict/declaring.ts';
import { eliminate } from '../src/rules/politics/elimination.ts';

// A player keeps knowing a card they have seen wherever it goes, until it is shuffled or mixed with cards they have not seen.

const DECKS = ['Border Raid', 'Trade Pact', "Ja'Doc", 'Vicious Blow', 'Refugees', 'Peace In Our Time'];

const position = (): B5State =>
  setUp({
    seats: [
      { race: 'narn', deck: DECKS, hand: ['Narn Aide', 'Vicious Blow', 'Trade Pact'], supporting: ["Na'Toth"] },
      { race: 'centauri', deck: DECKS },
      { race: 'human', deck: DECKS },
    ],
  });

const id = (s: B5State, seat: number, kind: number, title: string): number =>
  cardsIn(s, seat, kind).find(x => defOf(s, x).title === title)!;

/** Counts in how many of 50 worlds dealt for a seat this card lies at its place. */
const there = (s: B5State, seat: number | null, card: number): number =>
  Array.from({ length: 50 }, (_, seed) => determinize(babylon5, s, seat, seed)).filter(
    w => w.defs[card] === s.defs[card],
  ).length;
const ALWAYS = 50;

test('a card that nobody has shown lies anywhere in the decks and the hand of its owner', () => {
  const s = position();
  const card = id(s, 0, HAND, 'Narn Aide');
  expect(there(s, 0, card)).toBe(ALWAYS);
  expect(there(s, 1, card)).toBeLessThan(25);
  // players do not know their own deck either
  expect(there(s, 0, cardsIn(s, 0, DECK)[2]!)).toBeLessThan(40);
});

test('cards looked at are known to who looked, also when they are drawn, until the deck is shuffled', () => {
  const s = position();
  const [top] = cardsIn(s, 0, DECK).slice(-1) as [number];
  shown(s, { cards: [top], to: 1, whose: 0 });
  expect([there(s, 1, top), there(s, 2, top) < 40, there(s, 0, top) < 40]).toEqual([ALWAYS, true, true]);
  drawCard(s, 0);
  expect(cardsIn(s, 0, HAND)).toContain(top);
  expect([there(s, 1, top), there(s, 2, top) < 40]).toEqual([ALWAYS, true]);
  // it survives a saved match
  expect(there(twin(babylon5, s), 1, top)).toBe(ALWAYS);
  moved(s, { card: top, to: zone(0, DECK), from: zone(0, HAND) });
  shuffledDeck(s, { seat: 0 });
  expect(cardsIn(s, 0, DECK).every(x => there(s, 1, x) < 40)).toBe(true);
});

test('the order in which somebody put back cards is known to nobody else, though others had seen them', () => {
  const s = position();
  const top = cardsIn(s, 0, DECK).slice(-3).reverse();
  shown(s, { cards: top, to: 1, whose: 0 });
  shown(s, { cards: top, to: 2, whose: 0 });
  restacked(s, { seat: 0, by: 1, order: [top[2]!, top[0]!, top[1]!] });
  for (const card of top) {
    expect(there(s, 1, card)).toBe(ALWAYS);
    expect(there(s, 2, card)).toBeLessThan(40);
  }
});

test('a card that comes back to a hand from play, or from a discard pile, is known to all, spectators too', () => {
  const s = position();
  const card = id(s, 0, SUPPORTING, "Na'Toth");
  moved(s, { card, to: zone(0, HAND), from: zone(0, SUPPORTING) });
  const other = id(s, 0, HAND, 'Trade Pact');
  moved(s, { card: other, to: zone(0, DISCARD), from: zone(0, HAND) });
  moved(s, { card: other, to: zone(0, HAND), from: zone(0, DISCARD) });
  for (const viewer of [1, 2, null])
    expect([there(s, viewer, card), there(s, viewer, other)]).toEqual([ALWAYS, ALWAYS]);
});

test('what is laid face down out of a hand may be the card of its kind that was seen there, or another', () => {
  const s = position();
  const blow = id(s, 0, HAND, 'Vicious Blow');
  const aide = id(s, 0, HAND, 'Narn Aide');
  shown(s, { cards: [blow, aide], to: 1, whose: 0 });
  attached(s, { card: blow, host: s.seats[0]!.ambassador, faceDown: true, controller: 0 });
  // a character is no contingency, so it is still in the hand
  expect([there(s, 1, aide), s.cards[blow]!.known & knower(1)]).toEqual([ALWAYS, 0]);
  // the card there must be a contingency
  for (let seed = 0; seed < 30; seed++) expect(defOf(determinize(babylon5, s, 1, seed), blow).type).toBe('contingency');
  turnedUp(s, { card: blow });
  expect(there(s, 1, blow)).toBe(ALWAYS);
});

test('a conflict that lies face down is some conflict of its owner, and goes on as that', () => {
  const s = setUp({
    seats: [
      { race: 'narn', deck: ['Trade Pact', 'Refugees', 'Limited Strike'], hand: ['Border Raid', "Ja'Doc"] },
      { race: 'centauri' },
    ],
    round: 'conflict',
  });
  const card = id(s, 0, HAND, 'Border Raid');
  declare(s, 0, { verb: 'declare', a: card, b: -1 });
  const rules = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const world = determinize(babylon5, s, 1, seed);
    expect(defOf(world, card).type).toBe('conflict');
    expect(world.conflicts[0]!.rules).toBe(defOf(world, card).conflict!.id);
    rules.add(world.conflicts[0]!.rules);
  }
  expect(rules.size).toBeGreaterThan(1);
  expect(determinize(babylon5, s, 0, 1).conflicts).toEqual(s.conflicts);
});

test('cards removed before a player left are known; what left with the player is not', () => {
  const s = position();
  const removed = id(s, 0, SUPPORTING, "Na'Toth");
  moved(s, { card: removed, to: zone(0, 3), from: zone(0, SUPPORTING) });
  const held = id(s, 0, HAND, 'Narn Aide');
  eliminate(s, 0);
  expect(there(s, 1, removed)).toBe(ALWAYS);
  expect(there(s, 1, held)).toBeLessThan(25);
});
