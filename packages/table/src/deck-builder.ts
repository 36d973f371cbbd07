import { cardCount, cardsIn, printList, withCopies, withFact, withSuggestion } from '@orrery/decks';
import { capitalized, leastAnswer, Match, optionId, type State } from '@orrery/kernel';
import { prepareMatch, readyDecks } from './decks.ts';
import type { DeckReport, GivenDeck, TableGame } from './game.ts';

// What a builder of decks does to a list. The list itself, as text, is the deck: whatever is changed here, the rest stays as somebody wrote it.

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
    report: table.checkDeck(text, ruleset),
  };
}

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

/** A list in plain text, also where it was a deck of LackeyCCG. */
export const plainList = (table: TableGame<State>, text: string): string =>
  /^\s*</.test(text) ? table.printDeck(text, 'text') : text;

/** The list with what a fault suggests in the place of what is written. */
export const mendedBy = (table: TableGame<State>, text: string, line: number, suggestion: string): string =>
  printList(withSuggestion(table.readList(text), { line }, suggestion));

/** A list with every fault mended that names what may have been meant, and what has been put in the place of what. */
export interface MendedList {
  readonly text: string;
  readonly mended: readonly { readonly line: number; readonly was: string; readonly now: string }[];
}

/** Mends a list in one pass: wherever a fault of reading suggests something, the likeliest is taken. What breaks a rule is left to its owner. */
export function mendedList(table: TableGame<State>, given: string, ruleset: string | null): MendedList {
  const text = plainList(table, given);
  const { faults } = table.checkDeck(text, ruleset);
  const before = table.readList(text).lines;
  // from the foot up, so that a line put before all others moves none that is still to be mended
  const meant = faults
    .filter(({ rule, suggestions }) => rule === '' && suggestions.length > 0)
    .sort((a, b) => b.line - a.line)
    .filter(({ line }, i, all) => line !== all[i - 1]?.line);
  let mended = text;
  for (const { line, suggestions } of meant) mended = mendedBy(table, mended, line, suggestions[0]!);
  const after = table.readList(mended).lines;
  const moved = meant.some(({ line }) => line === 0) ? 1 : 0;
  return {
    text: mended,
    mended: meant
      .map(({ line }) => ({
        line,
        was: line === 0 ? '' : (before[line - 1]?.text ?? '').trim(),
        now: (after[line === 0 ? 0 : line - 1 + moved]?.text ?? '').trim(),
      }))
      .reverse(),
  };
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
