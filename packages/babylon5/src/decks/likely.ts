import { each } from '@orrery/decks';
import { type LikelyDeck, likelyDeck, type Seat } from '@orrery/kernel';
import { type B5State, RACES, type Race } from '../state.ts';
import { defOfId } from './read.ts';
import { starterDecks } from './setup.ts';

let known: ReadonlyMap<Race | null, readonly LikelyDeck[]> | null = null;

/** The decks that a player may well have brought: the starter deck of his race, or any where it has none. */
export function likely(s: B5State, seat: Seat): readonly LikelyDeck[] {
  if (known === null) {
    const all = Object.values(starterDecks()).map(({ race, hand, deck, reserve }) => ({
      race,
      deck: likelyDeck([...each(hand), ...each(deck), ...each(reserve)].map(id => defOfId(id).index)),
    }));
    const races = new Map(all.map(({ race }) => [race, all.filter(d => d.race === race).map(d => d.deck)]));
    known = races.set(
      null,
      all.map(d => d.deck),
    );
  }
  return known.get(RACES[s.seats[seat]!.race]!) ?? known.get(null)!;
}
