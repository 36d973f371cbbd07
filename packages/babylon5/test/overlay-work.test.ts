import { Match, optionId, Refused } from '@orrery/kernel';
import { anyAnswer, dice } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { type B5State, babylon5, LIBRARY } from '../src/index.ts';
import { addOverlay, type Overlay } from '../src/overlay/index.ts';

// A card of a stranger may look through all cards again and again. It must not stop the table for the others.

const asked = ({ ask }: B5State): number => ask!.seats.find((_seat, i) => ask!.picks[i] === null)!;

/** An overlay in which each of these cards has these lasting abilities. */
const always = (titles: readonly string[], words: readonly string[]): Overlay => ({
  overlay: 'Work',
  by: 'Eve',
  game: 'babylon5',
  corrections: titles.map(card => ({ card, always: words })),
});

/** A match of two ready decks in which the cards of an overlay replace the printed ones. */
function matchWith(overlay: Overlay, seed: number): Match<B5State> {
  const { human, narn } = starterDecks();
  const ids = new Map(LIBRARY.overlay(addOverlay(overlay))!.cards.map(({ id }) => [id.split('~')[0]!, id]));
  const setup = JSON.parse(JSON.stringify(setupFrom([human, narn], 'casual')), (_key, x) =>
    typeof x === 'string' ? (ids.get(x) ?? x) : x,
  );
  return Match.start(babylon5, { ...setup, overlay }, seed);
}

/** Plays on by chance. @returns the refusal that ends it; null if there is none */
function playOn(match: Match<B5State>, answers: number): Refused | null {
  const d = dice(3);
  for (let i = 0; i < answers && match.state.result === null; i++) {
    const seat = asked(match.state);
    try {
      match.take([seat, ...anyAnswer(babylon5, match.state, seat, d).map(optionId)]);
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  }
  return null;
}

test('a card that makes all cards look at all cards is refused in one line, and the match stands at its question', () => {
  const slow = "has(that(character, noted(countCards(noted(countCards(withSomeAbility(1)))))), 'psi', 1)";
  const match = matchWith(
    always(
      ["G'Kar"],
      Array.from({ length: 60 }, () => slow),
    ),
    5,
  );
  const refused = playOn(match, 200);
  expect(refused?.message).toBe('A card of the overlay of this table fails here. Choose something else.');
  expect(match.state.ask).not.toBeNull();
  expect(match.length).toBeGreaterThan(0);
});

test('many cards that each look through all cards are played as they are', () => {
  const characters = LIBRARY.all()
    .filter(({ type, title }) => type === 'character' && LIBRARY.all().filter(def => def.title === title).length === 1)
    .map(({ title }) => title);
  expect(characters.length).toBeGreaterThan(50);
  const match = matchWith(
    always(characters, [
      "has(that(character, inYourFaction), 'intrigue', 1)",
      "has(itself, 'psi', countCards(that(character, inYourFaction)))",
    ]),
    5,
  );
  expect(playOn(match, 300)).toBeNull();
});
