/** Counts the cards of a deck by cost and by type. */
import type { CardFace, DeckCard } from '@orrery/table';
import { priceOf } from '../../books/search.ts';

/** How many cards of a deck have this cost. */
export interface Bar {
  readonly price: number;
  readonly cards: number;
}

/** The curve of a deck: the number of cards at each cost, from the lowest to the highest without gaps. */
export function curveOf(cards: readonly DeckCard[], faces: ReadonlyMap<string, CardFace>): Bar[] {
  const counts = new Map<number, number>();
  for (const { id, count } of cards) {
    const face = faces.get(id);
    const price = face === undefined ? null : priceOf(face);
    if (price !== null) counts.set(price, (counts.get(price) ?? 0) + count);
  }
  if (counts.size === 0) return [];
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: most - least + 1 }, (_, i) => ({ price: least + i, cards: counts.get(least + i) ?? 0 }));
}

/** The cards of one type in a section of a deck. */
export interface TypeGroup {
  readonly type: string;
  readonly count: number;
  readonly cards: readonly (DeckCard & { readonly face: CardFace })[];
}

/** The cards of a section by type, sorted by cost and title. */
export function groupsOf(
  cards: readonly DeckCard[],
  section: string,
  faces: ReadonlyMap<string, CardFace>,
): TypeGroup[] {
  const groups = new Map<string, (DeckCard & { readonly face: CardFace })[]>();
  for (const card of cards) {
    const face = faces.get(card.id);
    if (card.section !== section || face === undefined) continue;
    groups.set(face.type, [...(groups.get(face.type) ?? []), { ...card, face }]);
  }
  return [...groups].map(([type, list]) => ({
    type,
    count: list.reduce((n, { count }) => n + count, 0),
    cards: list.sort(
      (a, b) => (priceOf(a.face) ?? 0) - (priceOf(b.face) ?? 0) || a.face.title.localeCompare(b.face.title),
    ),
  }));
}
