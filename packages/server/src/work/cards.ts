// Reads the cards of a game in a thread: the first card loads all of its sets.
import type { CardFace } from '@orrery/table';
import { loadGame } from '@orrery/table/shelf';

/** The face of a card by its id; null if the game has none. @throws BadInput if there is no such game */
export async function cardFace({ game, card }: { game: string; card: string }): Promise<CardFace | null> {
  const { cards } = await loadGame(game);
  return cards.find(({ id }) => id === card)?.face() ?? null;
}
