import { RULESETS, type Ruleset } from '@orrery/babylon5';
import { type Deck, readDeck, setupFrom, starterDecks } from '@orrery/babylon5/lists/index';
import type { Setup } from '@orrery/babylon5/rules/setup';
import { BadInput } from '@orrery/kernel';

/** The races of the starter decks, in the order in which seats take them. */
const STARTERS = ['human', 'centauri', 'minbari', 'narn'] as const;

/** A ruleset by its name. @throws BadInput */
export function rulesetOf(name: string): Ruleset {
  if (!(RULESETS as readonly string[]).includes(name))
    throw new BadInput(`There is no ruleset called "${name}"; choose from ${RULESETS.join(', ')}.`);
  return name as Ruleset;
}

/**
 * The setup of a match from deck files and, where there are fewer than seats, the starter decks of races still free.
 * @param files deck files by seat; an empty name leaves the seat to a starter deck
 * @throws BadInput for a file that cannot be read or a list with faults
 */
export function setupFromFiles(
  files: readonly string[],
  seats: number,
  ruleset: string,
  read: (file: string) => string,
  names: readonly string[] = [],
): Setup {
  if (seats < 2 || seats > 5) throw new BadInput(`Babylon 5 is for two to five players, not ${seats}.`);
  const own = files.map(file => (file === '' ? null : readDeckFile(file, read)));
  const taken = new Set(own.map(deck => deck?.race));
  const starters = starterDecks();
  const free = STARTERS.filter(race => !taken.has(race)).map(race => starters[race]);
  const decks = Array.from({ length: seats }, (_, i) => {
    const deck = own[i] ?? free.shift();
    if (deck === undefined)
      throw new BadInput(
        `There are starter decks for four races; seat ${i + 1} needs a deck of its own (a list of another race).`,
      );
    return deck;
  });
  // the starter decks are smaller than the other rulesets ask for, which the table then overlooks
  const small = ruleset !== 'casual' && decks.some((deck, i) => deck !== own[i]);
  return setupFrom(decks, rulesetOf(ruleset), names, small ? { house: ['any deck'] } : {});
}

/** What is said where a setup overlooks that the starter decks are small. */
export const SMALL_DECKS = 'The starter decks are smaller than these rules ask for, which this table overlooks.';

/** Reads a deck list. @throws BadInput when the file cannot be read; what is wrong with the list stands in its faults */
export function readDeckFile(file: string, read: (file: string) => string): Deck {
  let text: string;
  try {
    text = read(file);
  } catch (error) {
    throw new BadInput(
      `The deck "${file}" cannot be read: ${(error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : (error as Error).message}.`,
    );
  }
  return readDeck(text);
}
