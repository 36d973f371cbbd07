// Reads values of options: numbers, lists, rulesets.
import { BadInput } from '@orrery/kernel';
import { type GameLists, rulesetOf } from '@orrery/table/lists';

/** Reads a whole number from the command line. @throws BadInput naming the option and its bounds */
export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < min || n > max)
    throw new BadInput(`${name} takes a whole number from ${min} to ${max}, not "${text}".`);
  return n;
}

/** Reads a number from the command line, whole or not. @throws BadInput naming the option and its bounds */
export function anyNumber(text: string, name: string, min: number, max: number): number {
  const n = text.trim() === '' ? Number.NaN : Number(text);
  if (!(n >= min && n <= max)) throw new BadInput(`${name} takes a number from ${min} to ${max}, not "${text}".`);
  return n;
}

/** The comma-separated values of an option; none without the option. */
export const listed = (text: string | undefined): string[] => text?.split(',').map(name => name.trim()) ?? [];

/** The ruleset of `--ruleset`, or the usual one; null if the game has only one. @throws BadInput for an unknown name */
export function rulesetOption(table: GameLists, name: string | undefined): string | null {
  if (name !== undefined && table.rulesets.length === 0)
    throw new BadInput(`${table.game.title} has only one set of rules. Leave --ruleset out.`);
  return rulesetOf(table, name);
}

/** The help for `--open-lists`. */
export const OPEN_LISTS =
  'all players can read all decks; otherwise bots guess them from the cards that they have seen';

/** Collects an option that may be given several times. */
export const gathered = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
