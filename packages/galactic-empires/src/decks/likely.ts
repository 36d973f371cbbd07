import { each } from '@orrery/decks';
import { type LikelyDeck, likelyBy, likelyDeck, type Seat } from '@orrery/kernel';
import { LIBRARY } from '../card.ts';
import { defById } from '../rules/setup/new-match.ts';
import type { GeState } from '../state.ts';
import { laterDecks, readyDeck, readyDecks } from './ready.ts';

const ofEmpire = likelyBy<string>(() =>
  readyDecks.map(({ name, empire }) => [empire, each(readyDeck(name).cards).map(defById)]),
);

/** The later decks that have been asked for, by empire, with the sets that they need. */
const LATER = new Map<string, { readonly decks: readonly LikelyDeck[]; readonly sets: readonly string[] }>();

/** Returns the ready deck of an empire with cards of later sets, if all of these sets are in the match. */
function laterOf(s: GeState, empire: string): readonly LikelyDeck[] | null {
  if (s.sets === undefined) return null;
  let known = LATER.get(empire);
  if (known === undefined) {
    const found = laterDecks.find(deck => deck.empire === empire);
    if (found === undefined) return null;
    const { cards, faults } = readyDeck(found.name);
    // no match here has these sets yet
    if (faults.length > 0) return null;
    const ids = each(cards);
    const sets = LIBRARY.setsFor(ids);
    if (!sets.every(name => s.sets!.includes(name))) return null;
    known = { decks: [likelyDeck(ids.map(defById))], sets };
    LATER.set(empire, known);
  }
  return known.sets.every(name => s.sets!.includes(name)) ? known.decks : null;
}

/**
 * Returns the decks that a player has probably brought: the ready decks of their empire, or all ready decks of the first set if they have no empire or
 * one without a ready deck (ge/deck-construction/2).
 */
export function likely(s: GeState, seat: Seat): readonly LikelyDeck[] {
  const { empire } = s.seats[seat]!;
  return laterOf(s, empire) ?? ofEmpire(empire);
}
