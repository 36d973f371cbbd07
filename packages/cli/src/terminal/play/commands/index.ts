// All commands, and what Tab offers.
import type { State } from '@orrery/kernel';
import type { TableGame } from '@orrery/table';
import { isDrafted } from '../draft.ts';
import { ADVICE } from './advice.ts';
import { BACK } from './back.ts';
import { BOOKS } from './books.ts';
import type { Command, PersonAsked } from './command.ts';
import { helpCommands } from './help.ts';
import { HOST } from './host.ts';
import { LEAVE } from './leave.ts';
import { LOOK } from './look.ts';
import { ORDERS } from './orders.ts';
import { SETTINGS } from './settings.ts';
import { WHY } from './why.ts';

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  ...helpCommands(table => knownIn(table, COMMANDS)),
  ...LOOK,
  ...BOOKS,
  WHY,
  ...ADVICE,
  ...BACK,
  ORDERS,
  HOST,
  ...SETTINGS,
  ...LEAVE,
];

/** The commands that are useful in a game. */
const knownIn = (table: TableGame<State>, commands: readonly Command[]): readonly Command[] =>
  commands.filter(c => c.known?.(table) ?? true);

/** The first word of a line (a question mark is a word), and the rest. */
function firstWord(line: string): [word: string, rest: string] {
  const word = line.startsWith('?') ? '?' : (/^\S+/.exec(line)?.[0] ?? '');
  return [word, line.slice(word.length).trimStart()];
}

/** The command in a line, and its arguments; null if the line is an answer. */
export function commandOf(line: string, commands = COMMANDS): { command: Command; rest: string } | null {
  const [word, rest] = firstWord(line.trim());
  const name = word.toLowerCase();
  const command = commands.find(c => c.name === name || c.also?.includes(name) === true);
  return command === undefined || (command.alone === true && rest !== '') ? null : { command, rest };
}

/** What Tab offers for a line: commands and choices, and after a command its arguments. */
export function complete(asked: PersonAsked, line: string, commands = COMMANDS): [words: string[], replaced: string] {
  const begun = line.trimStart();
  const [word, rest] = /\s/.test(begun) ? firstWord(begun) : [];
  const command = commands.find(c => c.name === word?.toLowerCase());
  const begins = (words: readonly string[], start: string) =>
    [...new Set(words)].filter(w => w.toLowerCase().startsWith(start.toLowerCase()));
  if (command?.words !== undefined && rest !== undefined) {
    const found = begins(command.words(asked), rest);
    if (found.length > 0) return [found, rest];
  }
  // commas separate several answers
  const last = line.slice(line.lastIndexOf(',') + 1).trimStart();
  const before = line.slice(0, line.length - last.length);
  // changes of a draft answer
  const sign = isDrafted(asked.question) ? (/^[+-]/.exec(last)?.[0] ?? '') : '';
  const labels = begins(
    asked.question.options.map(o => `${sign}${o.label}`),
    last,
  );
  const names =
    before === ''
      ? begins(
          knownIn(asked.keyboard.table, commands).map(c => c.name),
          last,
        )
      : [];
  return [[...labels, ...names], last];
}
