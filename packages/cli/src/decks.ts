import { readFileSync } from 'node:fs';
import { BadInput, type State } from '@orrery/kernel';
import { reasonOf } from './files.ts';
import type { GivenDeck, Playable, Prepared } from './games/game.ts';

/** The names of the decks that come with a game, the usual one first. */
export const readyDecks = (table: Playable<State>): string[] => Object.keys(table.decks);

/** A deck by the name of a ready one, or by its file. @throws BadInput in one line when the file cannot be read */
export function deckOf(table: Playable<State>, name: string): GivenDeck {
  const ready = readyDecks(table).find(deck => deck.toLowerCase() === name.toLowerCase());
  if (ready !== undefined) return { name: ready, text: table.decks[ready]!.list, ready: true };
  try {
    return { name, text: readFileSync(name, 'utf8'), ready: false };
  } catch (error) {
    throw new BadInput(`The deck "${name}" cannot be read: ${reasonOf(error)}.`);
  }
}

/**
 * The ruleset that is meant: the one named, or the usual one; null where the game has but one.
 * @throws BadInput for a name that is none
 */
export function rulesetOf(table: Playable<State>, name: string | undefined): string | null {
  const { rulesets, game } = table;
  if (name === undefined) return rulesets[0] ?? null;
  if (rulesets.length === 0) throw new BadInput(`${game.title} has one set of rules here: leave --ruleset out.`);
  if (!rulesets.includes(name))
    throw new BadInput(`There is no ruleset called "${name}"; choose from ${rulesets.join(', ')}.`);
  return name;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** @throws BadInput where a game is not for so many players */
export function checkSeats(table: Playable<State>, seats: number): void {
  const { least, most } = table.players;
  if (seats >= least && seats <= most) return;
  const bounds = least === most ? NUMBERS[most] : `${NUMBERS[least]} to ${NUMBERS[most]}`;
  throw new BadInput(`${table.game.title} is for ${bounds} players, not ${seats}.`);
}

/**
 * Makes a match.
 * @param decks ready decks or files by seat; an empty name leaves the seat to a ready deck
 * @throws BadInput where they cannot make one; for a list with faults naming the first
 */
export function prepareMatch(
  table: Playable<State>,
  decks: readonly string[],
  seats: number,
  ruleset: string | null,
): Prepared {
  checkSeats(table, seats);
  if (decks.length > seats) throw new BadInput(`There are ${decks.length} decks for ${seats} seats.`);
  const given = Array.from({ length: seats }, (_, seat) => (decks[seat] ? deckOf(table, decks[seat]!) : null));
  for (const deck of given) if (deck !== null && !deck.ready) refuseFaults(table, deck, ruleset);
  return table.prepare({ decks: given, ruleset });
}

/** @throws BadInput naming the first thing that is wrong with a deck */
function refuseFaults(table: Playable<State>, { name, text }: GivenDeck, ruleset: string | null): void {
  // what could not be read comes first: it may be why the rest is wrong
  const { faults } = table.checkDeck(text, ruleset);
  const [fault, ...more] = [...faults.filter(f => f.rule === ''), ...faults.filter(f => f.rule !== '')];
  if (fault === undefined) return;
  const where = fault.line > 0 ? `, line ${fault.line}` : '';
  const meant = fault.suggestions.length > 0 ? ` Did you mean ${fault.suggestions.join(' or ')}?` : '';
  const rule = fault.rule ? ` (${fault.rule})` : '';
  const others = more.length > 0 ? ` And ${more.length} more: see ./orrery deck check ${name}.` : '';
  throw new BadInput(`${name}${where}: ${fault.text}${meant}${rule}${others}`);
}

/** Every two different decks that come with a game for two, in both orders; the one deck against itself where there is but one. */
export function readyPairs(table: Playable<State>): [string, string][] {
  const names = readyDecks(table);
  const pairs = names.flatMap(a => names.filter(b => b !== a).map((b): [string, string] => [a, b]));
  return pairs.length > 0 ? pairs : names.map(name => [name, name]);
}
