// The faces of cards by the addresses of their pages.
import type { CardFace } from '@orrery/table';
import { loadGame, SHELF } from '@orrery/table/shelf';

/** The face of a card; null if there is no such game or card. The first card of a game loads all its sets. */
export async function faceOf(game: string, card: string): Promise<CardFace | null> {
  if (!SHELF.some(({ name }) => name === game)) return null;
  const { cards } = await loadGame(game);
  return cards.find(({ id }) => id === card)?.face() ?? null;
}
