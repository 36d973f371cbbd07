// Describes the deck lists of a game: its cards, sections and headings.
import type { NameIndex } from './names.ts';

/** The cards of a real game that Orrery does not have yet. */
export interface AbsentCards {
  readonly game: string;
  readonly index: NameIndex;
  /** true if owners cannot enter what these cards say */
  readonly notEntered?: true;
}

/** Writes the message for a card that Orrery does not have yet, without the full stop; null for any other name. */
export function absentCard(cards: AbsentCards | undefined, name: string): string | null {
  const [id] = cards?.index.lookup(name) ?? [];
  if (cards === undefined || id === undefined) return null;
  const { title, qualifier } = cards.index.card(id);
  const set = qualifier === undefined ? '' : `, from ${qualifier}`;
  return `“${title}” is a known card of ${cards.game}${set}, but not playable yet`;
}

/** The deck list format of a game. */
export interface ListFormat {
  readonly index: NameIndex;
  /** The sections of a list, each with the headings that open it: `{ hand: ['starting hand', 'opening hand'] }`. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
  /** The section of cards before the first heading. The default is the first of `sections`. */
  readonly firstSection?: string;
  /** Headings inside a section, such as card types. They sort the list for readers and change nothing. */
  readonly types?: readonly string[];
  /**
   * Sections of a known size. A heading of a type that follows this many cards opens the next section. Old lists need this: they name the starting
   * hand and then the types of all other cards.
   */
  readonly full?: Readonly<Record<string, { readonly cards: number; readonly next: string }>>;
  /** The keys of metadata that a list may hold, such as `Race: Narn`. */
  readonly keys?: readonly string[];
  /** Other words for these keys: `{ 'Deck name': 'Name' }`. */
  readonly keyWords?: Readonly<Record<string, string>>;
  /** Cards of the real game that are not in `index` yet: by title, with the set as the qualifier if it is known. */
  readonly absent?: AbsentCards;
  /**
   * Picks one of several cards with the same title, or none if nothing decides. It gets the text in brackets behind the name, and the metadata of the
   * whole list. Without this function, the qualifiers of the index decide.
   */
  readonly choose?: (
    candidates: readonly string[],
    qualifier: string | undefined,
    metadata: Readonly<Record<string, string>>,
  ) => string | undefined;
}

/** Returns the section of cards before any heading. */
export function firstSection(format: ListFormat): string {
  return format.firstSection ?? Object.keys(format.sections)[0]!;
}
