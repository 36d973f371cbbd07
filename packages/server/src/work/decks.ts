// Slow work on decks, done in threads: a long list with unknown names takes tenths of a second.
import { BadInput, shownText } from '@orrery/kernel';
import type { DeckChoice, DeckFaults, TableOptions, TableWanted } from '@orrery/protocol';
import { type GivenDeck, prepareMatch, rulesetOf } from '@orrery/table';
import { tableGame } from '@orrery/table/rules';
import type { StoredOverlay } from '../database/tables.ts';
import { loadOverlay, readOverlay } from './overlays.ts';
import { givenDeck, judgeWanted, preparingOf } from './wanted.ts';

/** The longest plain list that is stored, in characters. */
const LONGEST = 20_000;

/** A list for a game. */
export interface ListOf {
  readonly game: string;
  readonly text: string;
}

/** A list in the form that is stored, with its faults. */
export interface ReadDeck {
  /** the name of the deck in the list, cut to the stored length */
  readonly name: string | undefined;
  readonly text: string;
  readonly report: DeckFaults;
}

/**
 * Turns a list of any format into plain text, with its faults by the usual ruleset.
 * @throws BadInput if it is too long, or plain text cannot hold all of it
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
 * The faults of a list.
 * @param wanted without a `ruleset`, the usual one of the game judges it
 * @throws BadInput for an unknown ruleset
 */
export function judgeDeck({ game, text, ruleset }: ListOf & { readonly ruleset?: string | undefined }): DeckFaults {
  const table = tableGame(game);
  const named = rulesetOf(table, ruleset);
  const { faults, size } = table.checkDeck(text, named);
  return { ruleset: named, size, faults: faults.map(fault => ({ ...fault, suggestions: [...fault.suggestions] })) };
}

/** A list for LackeyCCG. @throws BadInput if its faults must be fixed first */
export const dekOf = ({ game, text }: ListOf): string => tableGame(game).printDeck(text, 'dek');

/** The deck for a seat. @throws BadInput if there is none, or it cannot be played */
export const deckFor = (seat: {
  readonly game: string;
  readonly ruleset: string | null;
  readonly choice: DeckChoice;
  readonly tableOverlay: string | null;
  readonly agreed: readonly string[] | null;
}): GivenDeck => givenDeck(tableGame(seat.game), seat.choice, seat);

/** The judged request for a table, as plain data. */
export interface JudgedTable {
  readonly ruleset: string | null;
  readonly options: TableOptions;
  readonly decks: readonly (GivenDeck | null)[];
  readonly overlay: StoredOverlay | null;
  readonly agreed: readonly string[];
}

/** Judges a request for a table, with its decks. @throws BadInput as `judgeWanted` does */
export async function judgeTable(wanted: TableWanted): Promise<JudgedTable> {
  const table = tableGame(wanted.game);
  const overlay = wanted.overlay === undefined ? null : await readOverlay(table, wanted.overlay);
  if (overlay !== null) await loadOverlay(table, overlay.overlay);
  const { ruleset, options, decks, agreed } = judgeWanted(wanted);
  return { ruleset, options, decks, overlay, agreed };
}

/** A match that is about to begin. */
export interface MatchWanted {
  readonly game: string;
  readonly ruleset: string | null;
  readonly decks: readonly (GivenDeck | null)[];
  readonly openLists: boolean;
  readonly tableOverlay: string | null;
  readonly agreed: readonly string[] | null;
}

/** The setup of a match. @returns it as JSON. @throws BadInput if the decks cannot make one */
export function setUp({ game, ruleset, decks, openLists, ...terms }: MatchWanted): string {
  const preparing = { openLists, ...preparingOf(terms) };
  return JSON.stringify(prepareMatch(tableGame(game), decks, decks.length, ruleset, preparing).setup);
}
