import { each } from '@orrery/decks';
import { type LikelyDeck, likelyDeck, type Seat } from '@orrery/kernel';
import { defById } from '../rules/setup.ts';
import type { GeState } from '../state.ts';
import { readyDeck, readyDecks } from './ready.ts';

let known: ReadonlyMap<string, readonly LikelyDeck[]> | null = null;

/** The decks that a player may well have brought: the ready ones of his empire, or any where it has none (ge/deck-construction/2). */
export function likely(s: GeState, seat: Seat): readonly LikelyDeck[] {
  if (known === null) {
    const all = readyDecks.map(({ name, empire }) => ({
      empire: empire as string,
      deck: likelyDeck(each(readyDeck(name).cards).map(defById)),
    }));
    const empires = new Map(all.map(({ empire }) => [empire, all.filter(d => d.empire === empire).map(d => d.deck)]));
    known = empires.set(
      '',
      all.map(d => d.deck),
    );
  }
  return known.get(s.seats[seat]!.empire) ?? known.get('')!;
}
