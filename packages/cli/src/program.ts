// The `orrery` command with all its subcommands, and the one place that turns errors into exit codes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { Command } from 'commander';
import { COMMANDS } from './commands/list.ts';
import { explain } from './common/errors.ts';
import type { Io } from './common/io.ts';
import { exitCodeOf, takePart } from './common/signals.ts';
import { projectRoot } from './files/root.ts';

/** The version of the program. Games and records have their own. */
function versionOf(): string {
  return JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')).version;
}

/** Prints the usage of commands without "[options]", because most commands are not loaded when the help is printed. */
const COMMAND_HELP = { subcommandTerm: (command: Command): string => command.name() };

/**
 * The command that a command line is about: its first word, or the word after "help". A bare `orrery` serves.
 * @returns undefined if there is no word, as in `--help`
 */
function wordOf(args: readonly string[]): string | undefined {
  if (args.length === 0) return 'serve';
  const [first, second] = args;
  return first === 'help' ? second : first;
}

/** The `orrery` command with all its subcommands. Only the command that the command line is about has options and an action. */
async function programFor(args: readonly string[], io: Io): Promise<Command> {
  const orrery = new Command('orrery')
    .description('A rules-enforcing table for out-of-print science-fiction card games')
    .version(versionOf())
    .exitOverride()
    .configureOutput({
      writeOut: text => io.out(text.trimEnd()),
      writeErr: text => io.err(text.trimEnd()),
    })
    .helpCommand(true)
    .showSuggestionAfterError();
  const word = wordOf(args);
  for (const { name, about, load } of COMMANDS) {
    const command = orrery.command(name).description(about);
    if (name === word) (await load())(command, io, other => parse(other, io));
  }
  orrery.configureHelp(COMMAND_HELP);
  return orrery;
}

/** Runs a command line. @throws what the command throws */
async function parse(args: readonly string[], io: Io): Promise<void> {
  const [first] = args;
  if (first && !first.startsWith('-') && ![...COMMANDS.map(({ name }) => name), 'help'].includes(first))
    throw new BadInput(`There is no command "${first}". ./orrery --help lists the commands.`);
  await (await programFor(args, io)).parseAsync(args, { from: 'user' });
}

/** The commands that talk with a person. */
const CONVERSATIONS: ReadonlySet<string> = new Set(['menu', 'play', 'join', 'learn', 'replay']);

/** Runs a command line and gives its exit code. No stack trace gets past here. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  // a prompt may hide the cursor and take single keys; after fg a menu hears no key until its input is resumed
  const part = { resume: () => void process.stdin.resume() };
  const leave = io.terminal && CONVERSATIONS.has(args[0] ?? '') ? takePart(part) : () => {};
  try {
    await parse(args, io);
    return io.interrupted === null ? 0 : exitCodeOf(io.interrupted);
  } catch (error) {
    const { code, line } = explain(error);
    if (line) io.err(line);
    return code;
  } finally {
    leave();
    io.close();
  }
}
