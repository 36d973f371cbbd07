// Slow work on decks, done in threads: a long list with unknown names takes tenths of a second.
import { BadInput, shownText } from '@orrery/kernel';
import type { DeckChoice, DeckFaults, TableOptions, TableWanted } from '@orrery/protocol';
import { type GivenDeck, prepareMatch, rulesetOf, tableGame } from '@orrery/table';
import { givenDeck, judgeWanted } from './wanted.ts';

/** The longest plain list that is kept, in characters. */
const LONGEST = 20_000;

/** A list in a game. */
export interface ListOf {
  readonly game: string;
  readonly text: string;
}

/** A list as it is kept, and what is wrong with it. */
export interface ReadDeck {
  /** the name that the list gives its deck, as far as it is kept */
  readonly name: string | undefined;
  readonly text: string;
  readonly report: DeckFaults;
}

/**
 * A list in plain text, whatever it was, with its faults by the usual ruleset.
 * @throws BadInput if it is too long, or plain text cannot say all of it
 */
export function readDeck({ game, text: written }: ListOf): ReadDeck {
  if (written.includes('\0'))
    throw new BadInput('The list has characters that are not text. It may be UTF-16 that was read as something else.');
  const table = tableGame(game);
  const text = shownText(table.printDeck(written, 'text'));
  if (text.length > LONGEST)
    throw new BadInput(`A deck list has at most ${LONGEST} characters; this one has ${text.length}.`);
  const name = table.readList(text).metadata.Name?.slice(0, 60).trim() || undefined;
  return { name, text, report: judgeDeck({ game, text }) };
}

/**
 * What is wrong with a list.
 * @param wanted its `ruleset` is the usual one of the game where it is not given
 * @throws BadInput for one that there is not
 */
export function judgeDeck({ game, text, ruleset }: ListOf & { readonly ruleset?: string | undefined }): DeckFaults {
  const table = tableGame(game);
  const named = rulesetOf(table, ruleset);
  const { faults, size } = table.checkDeck(text, named);
  return { ruleset: named, size, faults: faults.map(fault => ({ ...fault, suggestions: [...fault.suggestions] })) };
}

/** A list for LackeyCCG. @throws BadInput where it has to be put right first */
export const dekOf = ({ game, text }: ListOf): string => tableGame(game).printDeck(text, 'dek');

/** The deck that is meant for a seat. @throws BadInput where there is none, or it cannot be played */
export const deckFor = (seat: {
  readonly game: string;
  readonly ruleset: string | null;
  readonly choice: DeckChoice;
}): GivenDeck => givenDeck(tableGame(seat.game), seat.ruleset, seat.choice);

/** What a wish for a table comes to, as plain data. */
export interface JudgedTable {
  readonly ruleset: string | null;
  readonly options: TableOptions;
  readonly decks: readonly (GivenDeck | null)[];
}

/** Judges a wish for a table, with its decks. @throws BadInput as `judgeWanted` does */
export function judgeTable(wanted: TableWanted): JudgedTable {
  const { ruleset, options, decks } = judgeWanted(wanted);
  return { ruleset, options, decks };
}

/** A match that is to begin. */
export interface MatchWanted {
  readonly game: string;
  readonly ruleset: string | null;
  readonly decks: readonly (GivenDeck | null)[];
  readonly openLists: boolean;
}

/** What a match is set up with. @returns it as JSON. @throws BadInput where the decks cannot make one */
export const setUp = ({ game, ruleset, decks, openLists }: MatchWanted): string =>
  JSON.stringify(prepareMatch(tableGame(game), decks, decks.length, ruleset, { openLists }).setup);
