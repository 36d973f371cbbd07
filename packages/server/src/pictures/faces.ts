// The faces of cards by the addresses of their pages.
import type { CardFace } from '@orrery/table';
import { SHELF } from '@orrery/table/shelf';
import type { Host } from '../http/host.ts';

/**
 * The face of a card; null if there is no such game or card. A thread loads the cards, so that the first link to a card stops nobody who plays.
 * @throws Problem if the server has too much to do
 */
export const faceOf = async (
  { workshop }: Pick<Host, 'workshop'>,
  game: string,
  card: string,
): Promise<CardFace | null> =>
  SHELF.some(({ name }) => name === game) ? workshop.do('cardFace', { game, card }) : null;
