// What the deck lists of a game look like: its cards, sections and headings.
import type { NameIndex } from './names.ts';

/** The cards of a real game that are not here yet. */
export interface AbsentCards {
  readonly game: string;
  readonly index: NameIndex;
}

/** What is said of a card that is not here yet, without the full stop; null for any other name. */
export function absentCard(cards: AbsentCards | undefined, name: string): string | null {
  const [id] = cards?.index.lookup(name) ?? [];
  if (cards === undefined || id === undefined) return null;
  const { title, qualifier } = cards.index.card(id);
  const set = qualifier === undefined ? '' : ` (${qualifier})`;
  return `Orrery does not have “${title}” yet, a card of ${cards.game}${set}`;
}

/** What a game's lists look like. */
export interface ListFormat {
  readonly index: NameIndex;
  /** The sections of a list, each with the headings that open it: `{ hand: ['starting hand', 'opening hand'] }`. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
  /** Where cards before the first heading go; the first of `sections` unless said otherwise. */
  readonly firstSection?: string;
  /** Headings inside a section, such as card types: they sort the list for the eye and change nothing. */
  readonly types?: readonly string[];
  /**
   * Sections of a known size: the heading of a type below so many of their cards goes on with another section, since old lists name the
   * starting hand and then the types of all other cards.
   */
  readonly full?: Readonly<Record<string, { readonly cards: number; readonly next: string }>>;
  /** The metadata a list may hold, as `Race: Narn`. */
  readonly keys?: readonly string[];
  /** Other words for these keys: `{ 'Deck name': 'Name' }`. */
  readonly keyWords?: Readonly<Record<string, string>>;
  /** Cards of the real game that are not in `index` yet: by their titles, with their set as the qualifier where it is known. */
  readonly absent?: AbsentCards;
  /**
   * Picks one of several cards with the same title, or none where nothing tells. It sees what stood in brackets behind the
   * name and the metadata of the whole list. Without it, the qualifiers of the index decide.
   */
  readonly choose?: (
    candidates: readonly string[],
    qualifier: string | undefined,
    metadata: Readonly<Record<string, string>>,
  ) => string | undefined;
}

/** The section of cards that stand before any heading. */
export function firstSection(format: ListFormat): string {
  return format.firstSection ?? Object.keys(format.sections)[0]!;
}
