// How many cards a player starts with, as the ambassador's text may change it.
import { type CardId, type Seat, scene } from '@orrery/kernel';
import { type CardDef, defOf } from '../../card.ts';
import type { CardInLists } from '../../printed.ts';
import { type B5State, cardsIn, HAND } from '../../state.ts';
import { opening } from './opening.ts';

/** Cards chosen for the starting hand besides the ambassador (b5/starting-hand/1), unless the ambassador's text says otherwise. */
export const HAND_CHOICES = 3;

/** How many cards a seat's ambassador lets it choose, or keep, for its starting hand (b5/starting-hand/3). */
export function handSize(def: CardInLists | undefined): number {
  return def?.source.starts?.hand ?? HAND_CHOICES;
}

/** The definition of a seat's ambassador; undefined before there is one. */
export const ambassadorDef = (s: B5State, seat: Seat): CardDef | undefined => {
  const { ambassador } = s.seats[seat]!;
  return ambassador < 0 ? undefined : defOf(s, ambassador);
};

/** The hand without the second ambassador, which is an extra card (b5/starting-hand/5). */
export const chosenCards = (s: B5State, seat: Seat): CardId[] =>
  cardsIn(s, seat, HAND).filter(id => id !== opening(s).seconds[seat]);

/** One card of each kind. */
export function oneOfEach(s: B5State, cards: readonly CardId[]): CardId[] {
  const seen = new Set<number>();
  return cards.filter(id => !seen.has(s.defs[id]!) && seen.add(s.defs[id]!));
}

/**
 * The extra cards that a seat may choose, because its whole hand is of the kind in its ambassador's text (b5/two-player/4, b5/two-player/5,
 * b5/two-player/6).
 */
export function oneMore(s: B5State, seat: Seat, hand: readonly CardId[], from: readonly CardId[]): CardId[] {
  const fits = ambassadorDef(s, seat)?.oneMoreIfAll ?? null;
  if (fits === null) return [];
  const f = scene(seat, s.seats[seat]!.ambassador);
  return hand.every(id => fits(s, id, f)) ? from.filter(id => fits(s, id, f)) : [];
}
