// Deck builder: changes a list and describes the deck. The list, as text, is the deck.
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
import { prepareMatch, usualDecks } from './decks.ts';

/** Copies of a card in a deck. */
export interface DeckCard {
  readonly id: string;
  readonly count: number;
  readonly section: string;
  /** their lines in the list, from 1 */
  readonly line: number;
}

/** A part of a deck: a starting hand, a reserve. */
export interface DeckSection {
  readonly name: string;
  readonly title: string;
  /** the number of its cards */
  readonly cards: number;
}

/** A deck for a deck builder to show. */
export interface DeckContents {
  readonly name: string;
  readonly sections: readonly DeckSection[];
  readonly cards: readonly DeckCard[];
  /** the lines that could not be read, or whose card is undecided, as written */
  readonly unread: readonly string[];
  readonly report: DeckReport;
}

/** Returns the contents of a list, and its faults under a ruleset. */
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
 * Reads a plain list from a file of any program.
 * @param name the file's name, for error messages
 * @throws BadInput in one line for a file that is not text, or that a plain list cannot hold completely
 */
export const listOfFile = (table: TableGame<State>, bytes: Uint8Array, name: string): string =>
  plainList(table, decodeText(bytes, name));

/**
 * Adds copies of a card to a section, or removes them.
 * @param section the section to change
 */
export function addCopies(table: TableGame<State>, text: string, section: string, id: string, by: number): string {
  const list = table.readList(plainList(table, text));
  const has = cardsIn(list, section).reduce((n, card) => n + (card.id === id ? card.count : 0), 0);
  return printList(withCopies(list, table.listFormat(), section, id, has + by));
}

/** Gives a list another name. */
export const renamed = (table: TableGame<State>, text: string, name: string): string =>
  printList(withFact(table.readList(plainList(table, text)), 'Name', name.trim()));

/**
 * Returns a list as plain text. It also takes files of other kinds: decks of LackeyCCG, OCTGN or Cockatrice, and web pages.
 * @throws BadInput in one line for a file that a plain list cannot hold completely
 */
export const plainList = (table: TableGame<State>, text: string): string =>
  fileKind(text) === null ? text : table.printDeck(text, 'text');

/**
 * Puts the suggestion of a fault into a list.
 * @throws BadInput for a file that a plain list cannot hold completely
 */
export const mendedBy = (table: TableGame<State>, text: string, line: number, suggestion: string): string =>
  printList(withSuggestions(table.readList(plainList(table, text)), table.listFormat(), [{ line, suggestion }]));

/** A list with all faults fixed that have a suggestion, and the replacements. */
export interface MendedList {
  readonly text: string;
  readonly mended: readonly { readonly line: number; readonly was: string; readonly now: string }[];
}

/**
 * Fixes a list in one pass: each fault with a suggestion gets the likeliest. Every line asks for as many copies as before. Broken rules are left to
 * the owner.
 * @throws BadInput for a file that a plain list cannot hold completely
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
 * Returns the first hand of a deck in a match with this seed, as card ids.
 * @throws BadInput with the faults of a deck that cannot be played
 */
export function startingHand(
  table: TableGame<State>,
  deck: GivenDeck,
  ruleset: string | null,
  seed: number,
): readonly string[] {
  const { least } = table.players;
  const faction = table.decks[deck.name]?.faction;
  const others = usualDecks(table).filter(name => table.decks[name]!.faction !== faction);
  const rest = Array.from({ length: least - 1 }, (_, i): GivenDeck | null => {
    const name = others[i % others.length];
    return name === undefined ? null : { name, text: table.decks[name]!.list, ready: true };
  });
  const { setup } = prepareMatch(table, [deck, ...rest], least, ruleset);
  const match = Match.start(table.game, setup, seed);
  // questions before the deal get the smallest legal answer
  for (let asked = 0; asked < BEFORE_HANDS && table.hand(match.state, 0).length === 0; asked++) {
    const [seat] = match.awaited;
    if (seat === undefined) break;
    match.answer(match.decision, seat, leastAnswer(table.game, match.state, seat).map(optionId));
  }
  return table.hand(match.state, 0);
}

/** The most questions before the first hand. */
const BEFORE_HANDS = 20;
