// What a deck builder does with a list. The list, as text, is the deck.
import {
  cardCount,
  cardsIn,
  decodeText,
  fileKind,
  printList,
  withCopies,
  withFact,
  withSuggestions,
} from '@orrery/decks';
import { capitalized, leastAnswer, Match, optionId, type State } from '@orrery/kernel';
import type { DeckReport, GivenDeck, TableGame } from '../contract/game.ts';
import { prepareMatch, readyDecks } from './decks.ts';

/** Copies of a card in a deck. */
export interface DeckCard {
  readonly id: string;
  readonly count: number;
  readonly section: string;
  /** where they stand in the list, from 1 */
  readonly line: number;
}

/** A part of a deck: a starting hand, a reserve. */
export interface DeckSection {
  readonly name: string;
  readonly title: string;
  /** how many cards are in it */
  readonly cards: number;
}

/** A deck as a builder shows it. */
export interface DeckContents {
  readonly name: string;
  readonly sections: readonly DeckSection[];
  readonly cards: readonly DeckCard[];
  /** the lines that could not be read, or whose card nothing tells, as they are written */
  readonly unread: readonly string[];
  readonly report: DeckReport;
}

/** What a list holds, and what is wrong with it under a ruleset. */
export function deckContents(table: TableGame<State>, text: string, ruleset: string | null): DeckContents {
  const list = table.readList(text);
  const { sections } = table.listFormat();
  const bySection = Object.keys(sections).map(name => ({ name, cards: cardsIn(list, name) }));
  return {
    name: list.metadata.Name ?? '',
    sections: bySection.map(({ name, cards }) => ({
      name,
      title: capitalized(sections[name]![0]!),
      cards: cardCount(cards),
    })),
    cards: bySection.flatMap(({ name, cards }) => cards.map(card => ({ ...card, section: name }))),
    unread: list.lines.flatMap(line =>
      line.kind === 'unread' || (line.kind === 'card' && line.id === undefined) ? [(line.text ?? '').trim()] : [],
    ),
    report: table.checkDeck(text, ruleset),
  };
}

/**
 * A list in plain text out of a file, whatever program wrote it.
 * @param name the file's, as a refusal calls it
 * @throws BadInput in one line for a file that is no text, or that a plain list cannot say whole
 */
export const listOfFile = (table: TableGame<State>, bytes: Uint8Array, name: string): string =>
  plainList(table, decodeText(bytes, name));

/**
 * The list with so many copies of a card more, or fewer, in a section.
 * @param section where it is added; what is taken away is looked for there
 */
export function addCopies(table: TableGame<State>, text: string, section: string, id: string, by: number): string {
  const list = table.readList(plainList(table, text));
  const has = cardsIn(list, section).reduce((n, card) => n + (card.id === id ? card.count : 0), 0);
  return printList(withCopies(list, table.listFormat(), section, id, has + by));
}

/** The list under another name. */
export const renamed = (table: TableGame<State>, text: string, name: string): string =>
  printList(withFact(table.readList(plainList(table, text)), 'Name', name.trim()));

/**
 * A list in plain text, also where it was a file of another kind: a deck of LackeyCCG, OCTGN or Cockatrice, a page.
 * @throws BadInput in one line for a file that a plain list cannot say whole
 */
export const plainList = (table: TableGame<State>, text: string): string =>
  fileKind(text) === null ? text : table.printDeck(text, 'text');

/**
 * The list with what a fault suggests in the place of what is written.
 * @throws BadInput for a file that a plain list cannot say whole
 */
export const mendedBy = (table: TableGame<State>, text: string, line: number, suggestion: string): string =>
  printList(withSuggestions(table.readList(plainList(table, text)), table.listFormat(), [{ line, suggestion }]));

/** A list with every fault mended that names what may have been meant, and what has been put in the place of what. */
export interface MendedList {
  readonly text: string;
  readonly mended: readonly { readonly line: number; readonly was: string; readonly now: string }[];
}

/**
 * Mends a list in one pass: wherever a fault of reading suggests something, the likeliest is taken. Every line asks for as many copies as it did. What
 * breaks a rule is left to its owner.
 * @throws BadInput for a file that a plain list cannot say whole
 */
export function mendedList(table: TableGame<State>, given: string, ruleset: string | null): MendedList {
  const text = plainList(table, given);
  const list = table.readList(text);
  const meant = table
    .checkDeck(text, ruleset)
    .faults.filter(({ rule, suggestions }) => rule === '' && suggestions.length > 0)
    .map(({ line, suggestions }) => ({ line, suggestion: suggestions[0]! }));
  const after = withSuggestions(list, table.listFormat(), meant);
  const added = after.lines.length - list.lines.length;
  const mended = after.lines.flatMap((line, at) => {
    const was = at < added ? '' : (list.lines[at - added]!.text ?? '').trim();
    const now = (line.text ?? '').trim();
    return was === now ? [] : [{ line: at < added ? 0 : at - added + 1, was, now }];
  });
  return { text: printList(after), mended };
}

/**
 * The hand with which a deck begins a match with this seed, as ids of cards.
 * @throws BadInput naming what is wrong with a deck that cannot be played
 */
export function startingHand(
  table: TableGame<State>,
  deck: GivenDeck,
  ruleset: string | null,
  seed: number,
): readonly string[] {
  const { least } = table.players;
  const others = readyDecks(table).filter(name => name !== deck.name);
  const rest = Array.from({ length: least - 1 }, (_, i): GivenDeck | null => {
    const name = others[i % others.length];
    return name === undefined ? null : { name, text: table.decks[name]!.list, ready: true };
  });
  const { setup } = prepareMatch(table, [deck, ...rest], least, ruleset);
  const match = Match.start(table.game, setup, seed);
  // what is asked before hands are dealt is answered with as little as may be
  for (let asked = 0; asked < BEFORE_HANDS && table.hand(match.state, 0).length === 0; asked++) {
    const [seat] = match.awaited;
    if (seat === undefined) break;
    match.answer(match.decision, seat, leastAnswer(table.game, match.state, seat).map(optionId));
  }
  return table.hand(match.state, 0);
}

/** So many questions at most stand before the first hand. */
const BEFORE_HANDS = 20;
