import { each } from '@orrery/decks';
import { type LikelyDeck, likelyBy, type Seat } from '@orrery/kernel';
import { type B5State, RACES, type Race } from '../state.ts';
import { defOfId } from './read.ts';
import { starterDecks } from './setup.ts';

const ofRace = likelyBy<Race | null>(() =>
  Object.values(starterDecks()).map(({ race, hand, deck, reserve }) => [
    race,
    [...each(hand), ...each(deck), ...each(reserve)].map(id => defOfId(id).index),
  ]),
);

/** The decks that a player may well have brought: the starter deck of their race, or any if it has none. */
export const likely = (s: B5State, seat: Seat): readonly LikelyDeck[] => ofRace(RACES[s.seats[seat]!.race]!);
