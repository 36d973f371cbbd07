// A position for somebody who thinks elsewhere: all that a seat knows, and nothing else.
import { determinize, type Saved, type Seat, type State, save } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';

/**
 * Deals a world that agrees with everything that a seat knows, as plain data. A host sends it to the seat's own machine, which thinks there (`Thought`)
 * as it would at the host. It is the same for all positions that the seat cannot tell apart: it holds no hidden card, no answer and no order of
 * others, no state of the dice, and not what others know of cards that the seat does not know.
 * @param seed one that tells nothing of the seed of the match
 * @returns what `restore` reads
 */
export function worldFor<S extends State>({ game }: TableGame<S>, s: S, seat: Seat, seed: number): Saved {
  const { pools } = game.unseen(s, seat);
  const world = determinize(game, s, seat, seed);
  const blank = new Set(pools.flatMap(({ places }) => places));
  // the world is a copy, but its cards may be those of the match
  world.cards = world.cards.map((card, id) => (blank.has(id) && card.known !== 0 ? { ...card, known: 0 } : card));
  return save(game, world);
}
