import { ADVICE } from './advice.ts';
import { BACK } from './back.ts';
import { BOOKS } from './books.ts';
import type { Asked, Command } from './command.ts';
import { helpCommands } from './help.ts';
import { LEAVE } from './leave.ts';
import { LOOK } from './look.ts';
import { SETTINGS } from './settings.ts';
import { WHY } from './why.ts';

/** All that a person may type besides answers, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  ...helpCommands(() => COMMANDS),
  ...LOOK,
  ...BOOKS,
  WHY,
  ...ADVICE,
  ...BACK,
  ...SETTINGS,
  ...LEAVE,
];

/** The command that a line is, and what follows it; null where the line is an answer. */
export function commandOf(line: string): { command: Command; rest: string } | null {
  const [, word = '', rest = ''] = /^\s*(\?|\S+)\s*(.*?)\s*$/s.exec(line) ?? [];
  const name = word.toLowerCase();
  const command = COMMANDS.find(c => c.name === name || c.also?.includes(name) === true);
  return command === undefined || (command.alone === true && rest !== '') ? null : { command, rest };
}

/** What Tab offers for a line: commands and choices, and behind a command what it takes. */
export function complete(asked: Asked, line: string): [words: string[], replaced: string] {
  const [, word, rest] = /^\s*(\S+)\s+(.*)$/s.exec(line) ?? [];
  const command = COMMANDS.find(c => c.name === word?.toLowerCase());
  const begins = (words: readonly string[], start: string) =>
    [...new Set(words)].filter(w => w.toLowerCase().startsWith(start.toLowerCase()));
  if (command?.words !== undefined && rest !== undefined) {
    const found = begins(command.words(asked), rest);
    if (found.length > 0) return [found, rest];
  }
  // several answers are divided by commas
  const [, before = '', last = ''] = /^(.*,\s*)?(.*)$/s.exec(line) ?? [];
  const labels = begins(
    asked.question.options.map(o => o.label),
    last,
  );
  const names =
    before === ''
      ? begins(
          COMMANDS.map(c => c.name),
          last,
        )
      : [];
  return [[...labels, ...names], last];
}
