/** The user's own cards of a game: their overlay, and the faces that the deck desk makes of it. */
import { overlayName } from '@orrery/kernel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GameName } from '../../books/books.ts';
import { useCards } from '../../books/use-books.ts';
import type { CardFace } from '../contract.ts';
import { deskOf } from '../decks/desk-door.ts';
import { type KeptOverlay, keptOverlay, type OverlayData } from './kept-overlays.ts';

/** The game that takes overlays. */
export const OVERLAID = 'babylon5' satisfies GameName;

/** The user's cards of a game. */
export interface OwnCards {
  readonly kept: KeptOverlay;
  /** the faces of the cards that it adds or changes */
  readonly faces: readonly CardFace[];
}

/** True for an overlay with a card or a correction. */
export const holdsCards = ({ cards = [], corrections = [] }: OverlayData): boolean =>
  cards.length + corrections.length > 0;

/** The user's cards of a game; null if there are none. The rules of the game load only if there are some. */
async function ownCards(game: string): Promise<OwnCards | null> {
  const kept = await keptOverlay(game).catch(() => undefined);
  if (kept === undefined || !holdsCards(kept.data)) return null;
  return { kept, faces: await deskOf(game).wear(kept.data) };
}

export const ownCardsKey = (game: string) => ['own cards', game] as const;

/** The user's cards of a game, read again each time somebody needs them, because there may be new ones. */
export const ownCardsOf = (game: string) =>
  queryOptions({ queryKey: ownCardsKey(game), queryFn: () => ownCards(game), staleTime: 0, retry: false });

/** The user's cards of a game; null while they load, if there are none, and if they cannot be played any more. */
export const useOwnCards = (game: string, wanted = true): OwnCards | null =>
  useQuery({ ...ownCardsOf(game), enabled: wanted }).data ?? null;

/** The id of the printed card that a card stands for. */
export const printedId = (id: string): string => id.split('~')[0]!;

/** Printed cards together with the user's: a changed card stands in the place of the printed one, a new one at the end. */
export function withOwn(cards: readonly CardFace[], own: readonly CardFace[]): readonly CardFace[] {
  if (own.length === 0) return cards;
  const byId = new Map(own.map(face => [printedId(face.id), face]));
  const printed = new Set(cards.map(({ id }) => id));
  return [...cards.map(face => byId.get(face.id) ?? face), ...own.filter(face => !printed.has(printedId(face.id)))];
}

/** All cards of some games with the user's own; null until they are loaded. */
export function useCardsWithOwn(games: readonly GameName[]): readonly CardFace[] | null {
  const printed = useCards(games);
  const own = useOwnCards(OVERLAID, games.includes(OVERLAID))?.faces;
  return useMemo(() => (printed === null ? null : withOwn(printed, own ?? [])), [printed, own]);
}

/** True if a deck list names a card that only an overlay has. */
export function namesOwn(list: string, { cards = [] }: OverlayData): boolean {
  const text = list.toLowerCase();
  return cards.some(({ title }) => typeof title === 'string' && text.includes(title.toLowerCase()));
}

/** The id of an overlay, as a server has it. */
export const overlayId = (data: OverlayData): string => overlayName(data);

/**
 * Finds the faces of cards at a table whose overlay is known.
 * @param printed the printed cards of the game
 * @param overlay gives the overlay of the table; it is asked only for a card that is not printed
 */
export async function facesWith(
  game: string,
  printed: readonly CardFace[],
  ids: readonly string[],
  overlay: () => Promise<unknown>,
): Promise<readonly CardFace[]> {
  const wanted = new Set(ids);
  const found = printed.filter(({ id }) => wanted.has(id));
  if (found.length === wanted.size) return found;
  const data = await overlay();
  if (data === undefined) return found;
  return [...found, ...(await deskOf(game).facesOf(data)).filter(({ id }) => wanted.has(id))];
}
