// Reads decks by name or file, and makes a match of them.
import { readFileSync } from 'node:fs';
import { BadInput, type State } from '@orrery/kernel';
import {
  decodeText,
  type GameLists,
  type GivenDeck,
  type Prepared,
  prepareMatch,
  readyDeck,
  type TableGame,
} from '@orrery/table/lists';
import { reasonOf } from '../common/reasons.ts';
import type { UserOverlays } from './overlays.ts';

/** A deck by the name of a ready one, or by its file. @throws BadInput in one line if the file cannot be read, or has no text */
export function deckOf(table: GameLists, name: string): GivenDeck {
  const ready = readyDeck(table, name);
  if (ready !== null) return ready;
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(name);
  } catch (error) {
    throw new BadInput(`The deck "${name}" cannot be read: ${reasonOf(error)}.`);
  }
  return { name, text: decodeText(bytes, name), ready: false };
}

/** What a command says of a match besides its decks and its ruleset. */
export interface MatchWishes {
  /** true if everybody may read all decks */
  readonly openLists?: boolean | undefined;
  /** the names of the optional rules that all players agree on */
  readonly agree?: readonly string[] | undefined;
  /** the cards that owners add */
  readonly overlays?: UserOverlays | undefined;
}

/**
 * Makes a match.
 * @param decks ready decks or files by seat; an empty name gives the seat a ready deck
 * @throws BadInput if they cannot make a match; for a list with faults it names all of them
 */
export function prepareDecks(
  table: TableGame<State>,
  decks: readonly string[],
  seats: number,
  ruleset: string | null,
  { openLists = false, agree = [], overlays }: MatchWishes = {},
): Prepared {
  const given = Array.from(decks, name => {
    if (!name) return null;
    const overlay = overlays?.decks.get(name);
    return { ...deckOf(table, name), ...(overlay === undefined ? {} : { overlay }) };
  });
  return prepareMatch(table, given, seats, ruleset, {
    openLists,
    agreed: agree,
    ...(overlays?.table === undefined ? {} : { overlay: overlays.table }),
    more: name => `: see ./orrery deck check ${name}`,
  });
}
