import { each } from '@orrery/decks';
import { type LikelyDeck, likelyBy, type Seat } from '@orrery/kernel';
import { defById } from '../rules/setup/new-match.ts';
import type { GeState } from '../state.ts';
import { readyDeck, readyDecks } from './ready.ts';

const ofEmpire = likelyBy<string>(() =>
  readyDecks.map(({ name, empire }) => [empire, each(readyDeck(name).cards).map(defById)]),
);

/** The decks that a player may well have brought: the ready ones of the player's empire, or any where it has none (ge/deck-construction/2). */
export const likely = (s: GeState, seat: Seat): readonly LikelyDeck[] => ofEmpire(s.seats[seat]!.empire);
