import { each } from '@orrery/decks';
import { type LikelyDeck, likelyBy, type Seat } from '@orrery/kernel';
import { defById } from '../rules/setup/new-match.ts';
import type { GeState } from '../state.ts';
import { readyDeck, readyDecks } from './ready.ts';

const ofEmpire = likelyBy<string>(() =>
  readyDecks.map(({ name, empire }) => [empire, each(readyDeck(name).cards).map(defById)]),
);

/**
 * Returns the decks that a player has probably brought: the ready decks of their empire, or all ready decks if they have no empire
 * (ge/deck-construction/2).
 */
export const likely = (s: GeState, seat: Seat): readonly LikelyDeck[] => ofEmpire(s.seats[seat]!.empire);
