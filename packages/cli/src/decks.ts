import { readFileSync } from 'node:fs';
import { BadInput, type State } from '@orrery/kernel';
import { type GivenDeck, type Prepared, prepareMatch, readyDeck, type TableGame } from '@orrery/table';
import { reasonOf } from './reasons.ts';

/** A deck by the name of a ready one, or by its file. @throws BadInput in one line when the file cannot be read */
export function deckOf(table: TableGame<State>, name: string): GivenDeck {
  const ready = readyDeck(table, name);
  if (ready !== null) return ready;
  try {
    return { name, text: decoded(readFileSync(name)), ready: false };
  } catch (error) {
    throw new BadInput(`The deck "${name}" cannot be read: ${reasonOf(error)}.`);
  }
}

/** The words of a file, which old programs wrote as Windows does: what is no UTF-8 is that. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Makes a match.
 * @param decks ready decks or files by seat; an empty name leaves the seat to a ready deck
 * @param openLists true where everybody may read what everybody has brought
 * @throws BadInput where they cannot make one; for a list with faults naming them all
 */
export function prepareDecks(
  table: TableGame<State>,
  decks: readonly string[],
  seats: number,
  ruleset: string | null,
  openLists = false,
): Prepared {
  const given = Array.from(decks, name => (name ? deckOf(table, name) : null));
  return prepareMatch(table, given, seats, ruleset, {
    openLists,
    more: name => `: see ./orrery deck check ${name}`,
  });
}
