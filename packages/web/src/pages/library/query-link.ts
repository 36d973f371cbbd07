/** Turns a card search into an address, and back. */
import { ANY_CARD, type CardQuery } from '../../books/search.ts';

/** A search as the address holds it: short names, and nothing for parts that are not used. */
export interface QueryLink {
  readonly q?: string;
  readonly game?: string;
  readonly type?: string;
  readonly side?: string;
  readonly has?: string;
  readonly word?: string;
  readonly least?: number;
  readonly most?: number;
}

const text = (x: unknown): string | undefined =>
  typeof x === 'string' || typeof x === 'number' ? String(x) : undefined;
const whole = (x: unknown): number | undefined =>
  Number.isInteger(Number(x)) && x !== '' && x !== null && x !== undefined ? Number(x) : undefined;
const list = (x: string | undefined): string[] => (x === undefined || x === '' ? [] : x.split(','));

/** The search in an address. Parts that make no sense are left out. */
export function readLink(search: Readonly<Record<string, unknown>>): QueryLink {
  const link: Record<string, string | number | undefined> = {};
  for (const key of ['q', 'game', 'type', 'side', 'has', 'word'] as const) link[key] = text(search[key]);
  for (const key of ['least', 'most'] as const) link[key] = whole(search[key]);
  return Object.fromEntries(Object.entries(link).filter(([, value]) => value !== undefined));
}

/** The query of a link. */
export const queryOf = (link: QueryLink): CardQuery => ({
  ...ANY_CARD,
  q: link.q ?? '',
  game: list(link.game),
  type: list(link.type),
  faction: list(link.side),
  has: list(link.has),
  keyword: list(link.word),
  least: link.least ?? null,
  most: link.most ?? null,
});

/** The link of a query. */
export function linkOf(query: CardQuery): QueryLink {
  const { q, game, type, faction, has, keyword, least, most } = query;
  const link = {
    q,
    game: game.join(),
    type: type.join(),
    side: faction.join(),
    has: has.join(),
    word: keyword.join(),
    least,
    most,
  };
  return Object.fromEntries(Object.entries(link).filter(([, value]) => value !== '' && value !== null)) as QueryLink;
}
