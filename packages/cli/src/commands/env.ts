// `orrery env`: matches to learn from.
import { BadInput, many } from '@orrery/kernel';
import { gameNames, loadGame } from '@orrery/table';
import type { Command } from 'commander';
import { type AgreeOption, addAgreeOption } from '../common/agree.ts';
import { Exit } from '../common/errors.ts';
import type { Io } from '../common/io.ts';
import { listed, OPEN_LISTS, rulesetOption, wholeNumber } from '../common/options.ts';
import { exitCodeOf } from '../common/signals.ts';
import { Environment } from '../lab/env/environment.ts';
import { ME, PLAYERS } from '../terminal/play/players.ts';

interface EnvOptions extends AgreeOption {
  readonly players?: string;
  readonly seats?: string;
  readonly decks?: string;
  readonly ruleset?: string;
  readonly openLists?: boolean;
  readonly seed?: string;
}

/** Adds the arguments, the options and the action of `orrery env`. */
export function env(command: Command, io: Io): void {
  addAgreeOption(command, io.width)
    .argument('<game>', `the game: ${gameNames()}`)
    .option('--players <n>', 'how many players (default: the usual number)')
    .option('--seats <players>', `who sits where: ${PLAYERS.join(', ')} (default: me in all seats)`)
    .option('--decks <names or files>', 'decks, by seat (default: the ready decks in turn, by seed)')
    .option('--ruleset <name>', 'the rules to play by (default: the usual ones of the game)')
    .option('--open-lists', OPEN_LISTS)
    .option('--seed <n>', 'the first seed; each match without a seed takes the next (default: random)')
    .action((game: string, o: EnvOptions) => serve(io, game, o));
}

/** `orrery env`: reads lines and writes replies until the input ends. @throws BadInput for options that cannot be used; Exit if it is told to end */
async function serve(io: Io, game: string, o: EnvOptions): Promise<void> {
  const table = await loadGame(game);
  const players = o.players === undefined ? null : wholeNumber(o.players, '--players', 1, 99);
  const seats = o.seats === undefined ? Array<string>(players ?? table.players.usual).fill(ME) : listed(o.seats);
  if (players !== null && players !== seats.length)
    throw new BadInput(
      `--seats names ${many(seats.length, 'player')}, --players says ${players}. Leave one of them out.`,
    );
  const environment = new Environment(table, {
    seats,
    seed: o.seed === undefined ? null : wholeNumber(o.seed, '--seed', 0, Number.MAX_SAFE_INTEGER),
    decks: listed(o.decks),
    ruleset: rulesetOption(table, o.ruleset),
    openLists: o.openLists === true,
    agree: o.agree ?? [],
  });
  io.out(JSON.stringify(environment.hello));
  for (let line = await io.ask(''); line !== null; line = await io.ask('')) {
    if (line.trim() === '') continue;
    const reply = environment.reply(line);
    if (reply === null) return;
    io.out(JSON.stringify(reply));
  }
  if (io.interrupted !== null) throw new Exit(exitCodeOf(io.interrupted));
}
