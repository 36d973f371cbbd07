// A deck list as plain data, and the cards in it: as they are now, and as they are after all fixes.
import type { Span } from './plain-line.ts';

/** The text of a line. A line without `text` prints in canonical form. */
export interface Layout {
  readonly text?: string;
  /** The line break behind the text; `\n` if it is missing. */
  readonly ending?: string;
  /** The place in `text` that a suggestion replaces: the name of a card, the words of a heading, the value of metadata. */
  readonly nameAt?: Span;
}

/** A line that may have a comment behind it. */
interface Commented extends Layout {
  readonly comment?: string;
}

/** Copies of one card. `id` is the card. Without it, nothing decides between the candidates. */
export interface CardLine extends Commented {
  readonly kind: 'card';
  readonly section: string;
  readonly count: number;
  readonly name: string;
  readonly qualifier?: string;
  readonly candidates: readonly string[];
  readonly id?: string;
}

/** A heading. A heading without a section only divides the section around it. */
export interface HeadingLine extends Commented {
  readonly kind: 'heading';
  readonly title: string;
  readonly section?: string;
  readonly count?: number;
}

/** A fact about the list, such as its name. */
export interface MetadataLine extends Commented {
  readonly kind: 'metadata';
  readonly key: string;
  readonly value: string;
}

/** A comment, or a line of dashes and the like. */
export interface CommentLine extends Layout {
  readonly kind: 'comment';
  readonly comment: string;
}

/** A line with nothing on it. */
export interface BlankLine extends Layout {
  readonly kind: 'blank';
}

/** What a faulty line asks for, as far as that is known. */
export interface MeantCard {
  readonly section: string;
  readonly count: number;
  /** the most similar title, with its card; missing if no title is similar */
  readonly name?: string;
  readonly id?: string;
  /** true for a card of the real game that Orrery does not have yet */
  readonly absent?: true;
}

/** A line with a fault. If a text is too long to read, the whole text is one such line. */
export interface UnreadLine extends Layout {
  readonly kind: 'unread';
  readonly text: string;
  readonly meant?: readonly MeantCard[];
}

/** One line of a list. */
export type ListLine = CardLine | HeadingLine | MetadataLine | CommentLine | BlankLine | UnreadLine;

/** A fault of a list: where (counted from 1), what, why, and the possible meanings. */
export interface ListFault {
  readonly line: number;
  readonly text: string;
  readonly message: string;
  readonly suggestions: readonly string[];
}

/** A deck list: plain data, with every line that it was read from. */
export interface DeckList {
  metadata: Record<string, string>;
  lines: ListLine[];
  faults: ListFault[];
  /** Whether the text began with a byte order mark. */
  byteOrderMark?: boolean;
  /** The lines of the file that each line of the list comes from, if the list was made from another kind of file. */
  places?: readonly number[];
  /** What the file holds but a list cannot say. The list lacks this. The line numbers are those of the file. */
  unsaid?: readonly ListFault[];
}

/** A number of copies of a card, and the line that asks for them. */
export interface ListedCard {
  readonly id: string;
  readonly count: number;
  readonly line: number;
}

/** The most copies that one line may ask for. */
export const MOST_COPIES = 999;

/** The most cards in a list. */
export const MOST_CARDS = 10_000;

/** The most bytes in a list. */
export const MOST_BYTES = 1_000_000;

/** The most lines in a list, blank ones and comments included. */
export const MOST_LINES = 50_000;

/** Returns the cards of one section, or of the whole list. Lines with an undecided card are left out; they are among the faults. */
export function cardsIn(list: DeckList, section?: string): ListedCard[] {
  return list.lines.flatMap((line, at) =>
    line.kind === 'card' && line.id !== undefined && (section === undefined || line.section === section)
      ? [{ id: line.id, count: line.count, line: at + 1 }]
      : [],
  );
}

/**
 * Returns the cards of one section, or of the whole list, as they will be after all corrections. A similar title counts as meant. If nothing decides
 * between cards of the same title, the first one counts for all. Rules that check these cards find the faults that stay.
 */
export function mendedCards(list: DeckList, section?: string): ListedCard[] {
  return list.lines.flatMap((line, at) => {
    const cards = line.kind === 'card' ? [{ ...line, id: line.id ?? line.candidates[0] }] : meantBy(line);
    return cards.flatMap(({ id, count, section: lies }) =>
      id === undefined || (section !== undefined && lies !== section) ? [] : [{ id, count, line: at + 1 }],
    );
  });
}

/** Counts the cards that no correction of names can find: unknown names, and cards that Orrery does not have yet. */
export function unmended(list: DeckList, section?: string): { readonly unknown: number; readonly absent: number } {
  const lost = list.lines
    .flatMap(meantBy)
    .filter(card => card.id === undefined && (section ?? card.section) === card.section);
  const sum = (cards: readonly MeantCard[]) => cards.reduce((n, card) => n + card.count, 0);
  return { unknown: sum(lost.filter(card => !card.absent)), absent: sum(lost.filter(card => card.absent)) };
}

const meantBy = (line: ListLine): readonly MeantCard[] => (line.kind === 'unread' ? (line.meant ?? []) : []);

/** Returns the number of cards that a line asks for, as far as that is known. */
export const copiesIn = (line: ListLine): number =>
  line.kind === 'card' ? line.count : meantBy(line).reduce((n, card) => n + card.count, 0);
