/** Finds cards by words, numbers and filters, and counts what each filter would find. */
import { wordsOf } from '@orrery/kernel/names';
import type { CardFace } from '@orrery/table';
import { t } from '../copy/index.ts';
import { capital } from '../ui/capital.ts';

/** A search for cards. A card must match every part that is given. Of several values for one part, one is enough. */
export interface CardQuery {
  /** words, phrases in quotes, and numbers: `telepath "Babylon 5" leadership over 3` */
  readonly q: string;
  readonly game: readonly string[];
  readonly type: readonly string[];
  readonly faction: readonly string[];
  /** numbers or marks that it has, by their keys */
  readonly has: readonly string[];
  readonly keyword: readonly string[];
  /** the lowest and the highest cost; null for any */
  readonly least: number | null;
  readonly most: number | null;
}

export const ANY_CARD: CardQuery = {
  q: '',
  game: [],
  type: [],
  faction: [],
  has: [],
  keyword: [],
  least: null,
  most: null,
};

/** A number in a search, in words. */
interface Bound {
  readonly key: string;
  fits(value: number): boolean;
}

/** Words without accents, marks and capitals, with one space between them, so that spelling does not matter. Decks and scenarios fold names in the same way. */
export const plain = (text: string): string => wordsOf(text).join(' ');

/** The marks that people use as quotation marks. */
const QUOTES = /[“”„‟«»＂]/g;

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '>': (a, b) => a > b,
  over: (a, b) => a > b,
  '<': (a, b) => a < b,
  under: (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '': (a, b) => a === b,
};
const BOUND = /\b([a-z]+)\s*(>=|<=|>|<|=|over|under)\s*(\d+)\b/gi;
const MORE = /\b([a-z]+)\s+(\d+)\s+or\s+(more|less)\b/gi;

/** Splits what a user typed into bounds of numbers, phrases and words. */
function readQuery(q: string): { readonly bounds: readonly Bound[]; readonly words: readonly string[] } {
  const bounds: Bound[] = [];
  const rest = q
    .replace(QUOTES, '"')
    .replace(MORE, (_, key: string, n: string, way: string) => {
      bounds.push({
        key: plain(key),
        fits: value => (way.toLowerCase() === 'more' ? value >= Number(n) : value <= Number(n)),
      });
      return ' ';
    })
    .replace(BOUND, (_, key: string, sign: string, n: string) => {
      bounds.push({ key: plain(key), fits: value => COMPARE[sign.toLowerCase()]!(value, Number(n)) });
      return ' ';
    });
  const words = [...rest.matchAll(/"([^"]+)"|(\S+)/g)].map(([, phrase, word]) => plain(phrase ?? word!));
  return { bounds, words: words.filter(Boolean) };
}

/** The cost of a card: influence or energy. In Galactic Empires it is the strength. */
export const priceOf = (face: CardFace): number | null =>
  face.cost?.value ??
  (face.code === '' ? null : ([...face.numbers, ...face.small].find(x => x.key === 'strength')?.value ?? null));

const numberOf = (face: CardFace, key: string): number | undefined => {
  if (key === 'cost') return priceOf(face) ?? undefined;
  const named = [...face.numbers, ...face.small].find(x => x.key.startsWith(key) || plain(x.label).startsWith(key));
  if (named !== undefined) return named.value;
  return [...face.makes, ...face.marks].find(({ kind }) => kind.startsWith(key))?.n;
};

/** The keys of the numbers, points and marks that a card has. */
const holdsOf = (face: CardFace): string[] => [
  ...face.numbers.filter(({ value }) => value > 0).map(({ key }) => key),
  ...face.makes.map(({ kind }) => kind),
  ...face.marks.map(({ kind }) => `${kind} mark`),
];

const TEXTS = new WeakMap<CardFace, { readonly title: string; readonly all: string }>();
/** The searchable text of a card, made once. */
function textsOf(face: CardFace): { readonly title: string; readonly all: string } {
  let texts = TEXTS.get(face);
  if (texts === undefined) {
    const { title, subtitle, kind, code, people, keywords, lines, text } = face;
    const named = plain(`${code} ${title} ${subtitle}`);
    texts = { title: named, all: `${named} ${plain([kind, people, ...keywords, ...lines, ...text].join(' '))}` };
    TEXTS.set(face, texts);
  }
  return texts;
}

const some = (wanted: readonly string[], has: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some(x => has.includes(x));

/** How well a card matches the words: 0 for no match, more if the title has them, most if the title begins with them. */
function rank(face: CardFace, words: readonly string[]): number {
  if (words.length === 0) return 1;
  const { title, all } = textsOf(face);
  if (!words.every(word => all.includes(word))) return 0;
  const joined = words.join(' ');
  if (plain(face.title) === joined) return 5;
  if (plain(face.title).startsWith(joined) || title.startsWith(joined)) return 4;
  if (words.every(word => title.includes(word))) return 3;
  return words.every(word => ` ${all}`.includes(` ${word}`)) ? 2 : 1;
}

/** The cards that match, those with a match in the title first. */
export function findCards(cards: readonly CardFace[], query: CardQuery): CardFace[] {
  const { bounds, words } = readQuery(query.q);
  const { least, most } = query;
  const found: { readonly face: CardFace; readonly rank: number }[] = [];
  for (const face of cards) {
    const { game, type, type2, faction, keywords } = face;
    if (!some(query.game, [game]) || !some(query.type, [type, type2]) || !some(query.faction, [faction])) continue;
    if (!some(query.keyword, keywords) || !query.has.every(key => holdsOf(face).includes(key))) continue;
    if (least !== null || most !== null) {
      const price = priceOf(face);
      if (price === null || price < (least ?? 0) || price > (most ?? Infinity)) continue;
    }
    const bound = bounds.every(({ key, fits }) => {
      const value = numberOf(face, key);
      return value !== undefined && fits(value);
    });
    const how = bound ? rank(face, words) : 0;
    if (how > 0) found.push({ face, rank: how });
  }
  return found.sort((a, b) => b.rank - a.rank).map(({ face }) => face);
}

/** A value of a filter, with its number of cards. */
export interface Facet {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const facets = (values: readonly (readonly [value: string, label: string])[]): Facet[] => {
  const counts = new Map<string, { label: string; count: number }>();
  for (const [value, label] of values) {
    const one = counts.get(value) ?? { label, count: 0 };
    one.count++;
    counts.set(value, one);
  }
  return [...counts].map(([value, { label, count }]) => ({ value, label, count }));
};

/** The filters for the cards of a game, each with the number of cards that it matches. */
export function facetsOf(cards: readonly CardFace[]): {
  readonly types: Facet[];
  readonly factions: Facet[];
  readonly has: Facet[];
  readonly keywords: Facet[];
  readonly prices: readonly [number, number];
} {
  const prices = cards.flatMap(face => priceOf(face) ?? []);
  const words = facets(cards.flatMap(({ keywords }) => keywords.map(word => [word, word] as const)));
  const labels = new Map(cards.flatMap(({ numbers }) => numbers.map(({ key, label }) => [key, label] as const)));
  return {
    types: facets(
      cards.flatMap(({ type, type2 }) =>
        [type, type2].filter(Boolean).map(t => [t, t === 'nobot' ? 'NoBot' : capital(t)] as const),
      ),
    ),
    factions: facets(
      cards.map(({ faction, people }) => [faction, faction === 'neutral' ? t('library.noSide') : people] as const),
    ),
    has: facets(
      cards.flatMap(face =>
        holdsOf(face).map(
          key => [key, key === 'heavy' ? t('library.heavy') : (labels.get(key) ?? capital(key))] as const,
        ),
      ),
    ),
    keywords: words.filter(({ count }) => count > 2).sort((a, b) => a.label.localeCompare(b.label)),
    prices: [Math.min(0, ...prices), Math.max(0, ...prices)],
  };
}
