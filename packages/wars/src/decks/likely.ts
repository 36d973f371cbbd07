import { each } from '@orrery/decks';
import { type LikelyDeck, likelyBy } from '@orrery/kernel';
import { defOf, LIBRARY } from '../card.ts';
import { defById } from '../rules/setup/starting-the-game.ts';
import { pile, RESERVE, type WarsState } from '../state.ts';
import { readyDeck, readyDecks } from './ready.ts';

const ofAnybody = likelyBy<null>(() => readyDecks.map(({ name }) => [null, each(readyDeck(name).cards).map(defById)]));

/** Returns the decks that a player probably has: the ready ones. Any player may play cards of any faction. */
export const likely = (): readonly LikelyDeck[] => ofAnybody(null);

/** The first location of the sets of a match. */
const someLocation = ({ sets }: WarsState): number =>
  LIBRARY.all().find(d => d.type === 'location' && LIBRARY.plays(sets, d.index))!.index;

/** Makes sure that each deck of a dealt world has a starting location. Guessed decks need one too (wars/deck-building/2). */
export function dealt(world: WarsState): void {
  if (world.turn > 0) return;
  world.seats.forEach((_, seat) => {
    const ids = pile(world, seat, RESERVE);
    if (ids.length === 0 || ids.some(id => defOf(world, id).type === 'location')) return;
    world.defs = world.defs.with(ids[0]!, someLocation(world));
  });
}
