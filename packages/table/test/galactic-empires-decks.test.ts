import type { GeSetup } from '@orrery/galactic-empires';
import { describe, expect, test } from 'vitest';
import { DECKS, judge, prepare, print } from '../src/games/galactic-empires/decks.ts';
import { tableGame } from '../src/games/registry.ts';
import { usualDecks } from '../src/index.ts';

const nobody = (seats: number) => Array.from({ length: seats }, () => null);
const ready = (name: string) => ({ name, text: DECKS[name]!.list, ready: true });
const seatsOf = (x: { readonly setup: unknown }): GeSetup['seats'] => (x.setup as GeSetup).seats;

describe('a match of Galactic Empires', () => {
  test('gives every seat without a deck another ready one, and goes round when there are more players', () => {
    const names = usualDecks(tableGame('galactic-empires'));
    expect(names).toHaveLength(10);
    expect(prepare({ decks: nobody(4), ruleset: null }).decks).toEqual(names.slice(0, 4));
    expect(prepare({ decks: [null, ready('argonian'), null], ruleset: null }).decks).toEqual([
      'clydon',
      'argonian',
      'corporate',
    ]);
    expect(prepare({ decks: nobody(12), ruleset: null }).decks).toEqual([...names, ...names.slice(0, 2)]);
  });

  test('names those who play a ready deck after their empire, unless two play the same', () => {
    const own = { name: 'mine.txt', text: DECKS.krebiz!.list, ready: false };
    const seats = seatsOf(prepare({ decks: [ready('pot'), own, ready('dragon'), ready('dragon')], ruleset: null }));
    expect(seats.map(seat => seat.name)).toEqual(['P.O.T.', undefined, undefined, undefined]);
    expect(seats.map(seat => seat.empire)).toEqual(['P.O.T.', 'Krebiz', 'Space Dragon', 'Space Dragon']);
  });

  test('sets as many cards aside as there are players', () => {
    for (const n of [2, 5, 12])
      for (const { deck, reserve } of seatsOf(prepare({ decks: nobody(n), ruleset: null })))
        expect([reserve!.length, deck.length]).toEqual([Math.min(n, 6), 60 - Math.min(n, 6)]);
  });

  test('judges a list and tells its size', () => {
    const { faults, size, facts } = judge(`${DECKS.tufor!.list}1 S2 Argonian Escort\n`);
    expect(faults.map(fault => fault.rule)).toEqual(['ge/deck-construction/25']);
    expect(size).toBe('61 cards, 6 for the reserve fleet');
    expect(facts).toEqual({ empire: 'Tufor', cards: 61, reserve: 6 });
    expect(print(DECKS.tufor!.list)).toBe(DECKS.tufor!.list);
  });
});
