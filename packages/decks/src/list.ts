// A deck list as plain data, and the cards in it: as they are now, and as they are after all fixes.
import type { Span } from './plain-line.ts';

/** How a line was written. A line without `text` prints in canonical form. */
export interface Layout {
  readonly text?: string;
  /** The line break behind the text; the usual `\n` where it is missing. */
  readonly ending?: string;
  /** Where in `text` that stands in whose place a suggestion is put: the name of a card, the words of a heading, the value of metadata. */
  readonly nameAt?: Span;
}

/** A line behind which a comment may stand. */
interface Commented extends Layout {
  readonly comment?: string;
}

/** Copies of one card. The card is `id`; without it, nothing tells which of the candidates is meant. */
export interface CardLine extends Commented {
  readonly kind: 'card';
  readonly section: string;
  readonly count: number;
  readonly name: string;
  readonly qualifier?: string;
  readonly candidates: readonly string[];
  readonly id?: string;
}

/** A heading; one without a section only divides the section in which it stands. */
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

/** What a line with a fault asks for, as far as that can be told. */
export interface MeantCard {
  readonly section: string;
  readonly count: number;
  /** the title that what is written is most like, and its card; missing where it is like none */
  readonly name?: string;
  readonly id?: string;
  /** true for a card of the real game that is not here yet */
  readonly absent?: true;
}

/** A line with a fault, or, where a text is too long to be read at all, the whole of it. */
export interface UnreadLine extends Layout {
  readonly kind: 'unread';
  readonly text: string;
  readonly meant?: readonly MeantCard[];
}

/** One line of a list. */
export type ListLine = CardLine | HeadingLine | MetadataLine | CommentLine | BlankLine | UnreadLine;

/** Something in a list that cannot be right: where (counted from 1), what, why, and what may have been meant. */
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
  /** Where the lines come from, by line of the file, in a list that was made of a file of another kind. */
  places?: readonly number[];
  /** What such a file holds and no list can say: a list made of it would lack this. In the file's own lines. */
  unsaid?: readonly ListFault[];
}

/** So many copies of a card, and the line that asks for them. */
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

/** The cards of one section, or of the whole list. A line whose card is unsettled is left out: it is among the faults. */
export function cardsIn(list: DeckList, section?: string): ListedCard[] {
  return list.lines.flatMap((line, at) =>
    line.kind === 'card' && line.id !== undefined && (section === undefined || line.section === section)
      ? [{ id: line.id, count: line.count, line: at + 1 }]
      : [],
  );
}

/**
 * The cards of one section, or of the whole list, as they will be once its lines are put right: where a name is like a title it is
 * taken for it, and of namesakes that nothing tells apart the first counts for all. Rules that judge these find what stays wrong.
 */
export function mendedCards(list: DeckList, section?: string): ListedCard[] {
  return list.lines.flatMap((line, at) => {
    const cards = line.kind === 'card' ? [{ ...line, id: line.id ?? line.candidates[0] }] : meantBy(line);
    return cards.flatMap(({ id, count, section: lies }) =>
      id === undefined || (section !== undefined && lies !== section) ? [] : [{ id, count, line: at + 1 }],
    );
  });
}

/** How many cards no mending of names can tell: those like none, and those of the real game that are not here yet. */
export function unmended(list: DeckList, section?: string): { readonly unknown: number; readonly absent: number } {
  const lost = list.lines
    .flatMap(meantBy)
    .filter(card => card.id === undefined && (section ?? card.section) === card.section);
  const sum = (cards: readonly MeantCard[]) => cards.reduce((n, card) => n + card.count, 0);
  return { unknown: sum(lost.filter(card => !card.absent)), absent: sum(lost.filter(card => card.absent)) };
}

const meantBy = (line: ListLine): readonly MeantCard[] => (line.kind === 'unread' ? (line.meant ?? []) : []);

/** How many cards a line asks for, as far as that can be told. */
export const copiesIn = (line: ListLine): number =>
  line.kind === 'card' ? line.count : meantBy(line).reduce((n, card) => n + card.count, 0);
