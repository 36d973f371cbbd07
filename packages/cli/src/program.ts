// The `orrery` command with all its subcommands, and the one place that turns errors into exit codes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { Command } from 'commander';
import { analyse } from './commands/analyse.ts';
import { bench } from './commands/bench.ts';
import { card } from './commands/card.ts';
import { coverage } from './commands/coverage.ts';
import { data } from './commands/data.ts';
import { deck } from './commands/deck.ts';
import { env } from './commands/env.ts';
import { join as joinTable } from './commands/join.ts';
import { learn } from './commands/learn.ts';
import { load } from './commands/load.ts';
import { menu } from './commands/menu.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rule } from './commands/rule.ts';
import { scenario } from './commands/scenario.ts';
import { serve } from './commands/serve.ts';
import { sim } from './commands/sim.ts';
import { tune } from './commands/tune.ts';
import { explain } from './common/errors.ts';
import type { Io } from './common/io.ts';
import { exitCodeOf, takePart } from './common/signals.ts';
import { projectRoot } from './files/root.ts';

/** The version of the program. Games and records have their own. */
function versionOf(): string {
  return JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')).version;
}

/** The `orrery` command with all its subcommands. */
export function program(io: Io): Command {
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
  menu(orrery, io);
  learn(orrery, io);
  play(orrery, io);
  serve(orrery, io);
  joinTable(orrery, io);
  data(orrery, io);
  analyse(replay(orrery, io), io);
  sim(orrery, io);
  env(orrery, io);
  tune(orrery, io);
  deck(orrery, io);
  card(orrery, io);
  rule(orrery, io);
  scenario(orrery, io);
  coverage(orrery, io);
  bench(orrery, io);
  load(orrery, io);
  return orrery;
}

/** The commands that talk with a person. */
const CONVERSATIONS: ReadonlySet<string> = new Set(['menu', 'play', 'join', 'learn', 'replay']);

/** Runs a command line and gives its exit code. No stack trace gets past here. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  // a prompt may hide the cursor and take single keys; after fg a menu hears no key until its input is resumed
  const part = { resume: () => void process.stdin.resume() };
  const leave = io.terminal && CONVERSATIONS.has(args[0] ?? '') ? takePart(part) : () => {};
  try {
    const orrery = program(io);
    const [first] = args;
    if (first && !first.startsWith('-') && ![...orrery.commands.map(c => c.name()), 'help'].includes(first))
      throw new BadInput(`There is no command "${first}". ./orrery --help lists the commands.`);
    await orrery.parseAsync(args, { from: 'user' });
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
