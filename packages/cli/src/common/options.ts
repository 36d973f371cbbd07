// Reads values of options: numbers, lists, rulesets.
import { BadInput, type State } from '@orrery/kernel';
import { rulesetOf, type TableGame, tellBots } from '@orrery/table';
import { wrap } from './text.ts';

/** Reads a whole number given on the command line. @throws BadInput naming the option and its bounds */
export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < min || n > max)
    throw new BadInput(`${name} takes a whole number from ${min} to ${max}, not "${text}".`);
  return n;
}

/** Reads a number given on the command line, with a fraction or without. @throws BadInput naming the option and its bounds */
export function anyNumber(text: string, name: string, min: number, max: number): number {
  const n = text.trim() === '' ? Number.NaN : Number(text);
  if (!(n >= min && n <= max)) throw new BadInput(`${name} takes a number from ${min} to ${max}, not "${text}".`);
  return n;
}

/** What an option names one after the other, divided by commas; nothing where it is left out. */
export const listed = (text: string | undefined): string[] => text?.split(',').map(name => name.trim()) ?? [];

/** The ruleset that `--ruleset` names, or the usual one; null where the game has but one. @throws BadInput for a name that is none */
export function rulesetOption(table: TableGame<State>, name: string | undefined): string | null {
  if (name !== undefined && table.rulesets.length === 0)
    throw new BadInput(`${table.game.title} has only one set of rules. Leave --ruleset out.`);
  return rulesetOf(table, name);
}

/** What `--open-lists` does. */
export const OPEN_LISTS =
  'all players can read all decks; otherwise bots guess them from the cards that they have seen';

/** Takes an option that may be given several times. */
export const gathered = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

/** What stands below the help of a command that takes bots: each, and what it does. */
export function botsHelp(width: number): string {
  const lines = tellBots().split('\n');
  return `\nBots:\n${lines.map(line => wrap(line, width, 9)).join('\n')}`;
}
