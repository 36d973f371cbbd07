import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { BadInput } from '@orrery/kernel';
import type { Command } from 'commander';
import { Exit } from '../errors.ts';
import { playable } from '../games/index.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { lastUnfinished, loadGame, newSave, saveGame } from '../play/save.ts';
import { PLAYERS, Session } from '../play/session.ts';
import { talk } from '../play/talk.ts';

export interface PlayOptions {
  readonly deck?: string;
  readonly seats?: string;
  readonly ruleset?: string;
  readonly seed?: string;
  readonly resume?: string | boolean;
}

/** Ctrl-C ends a program with this code by custom. */
const INTERRUPTED = 130;

/** Registers `orrery play`. */
export function play(program: Command, io: Io): void {
  program
    .command('play')
    .argument('[game]', 'the game', 'babylon5')
    .description('play a game in the terminal against bots, with the rules enforced')
    .option('--deck <name or file>', 'your deck: human, centauri, minbari, narn, or a deck list')
    .option('--seats <players>', `who sits where: ${PLAYERS.join(', ')}`, 'me,greedy,greedy,greedy')
    .option('--ruleset <name>', 'casual, tournament or engine')
    .option('--seed <number>', 'deals the same cards again')
    .option('--resume [file]', 'goes on with a saved game: the last one, or this file')
    .action((game: string, options: PlayOptions) => playGame(io, game, options));
}

/** Plays a game from its start or from where it was saved. @throws BadInput, Exit */
export async function playGame(io: Io, game: string, options: PlayOptions): Promise<void> {
  const table = playable(game);
  let path: string;
  let session: Session<never>;
  if (options.resume) {
    for (const given of ['deck', 'ruleset', 'seed'] as const)
      if (options[given] !== undefined) throw new BadInput(`A saved game has its own ${given}: leave --${given} out.`);
    path = options.resume === true ? lastUnfinished(io.env, game) : resolve(options.resume);
    const saved = loadGame(path);
    if (saved.game !== game) throw new BadInput(`${path} is a game of ${saved.game}.`);
    session = Session.resume(table, saved, saved.players) as unknown as Session<never>;
    io.out(`Resuming ${path}, after ${saved.choices.length} choices.`);
    for (const line of session.tail(5)) io.out(io.style('dim', `· ${line}`));
  } else {
    const players = (options.seats ?? 'me,greedy,greedy,greedy').split(',').map(p => p.trim());
    const seed =
      options.seed === undefined
        ? randomInt(1, 1_000_000)
        : wholeNumber(options.seed, '--seed', 0, Number.MAX_SAFE_INTEGER);
    const { setup, notices } = table.setup({
      seats: players.length,
      mine: players.indexOf('me'),
      deck: options.deck,
      ruleset: options.ruleset,
    });
    session = Session.start(table, setup, seed, players) as unknown as Session<never>;
    path = newSave(io.env, game, seed, new Date());
    io.out(`${table.game.title}, ${session.players.length} players, seed ${seed}. Type ? for help.`);
    io.out(`The game is kept in ${path}`);
    for (const notice of notices) io.out(notice);
  }
  const left = await talk(io, session, path, () => saveGame(path, session.match.record(), session.players));
  if (left !== 'over') io.out(`Saved. Go on with: ./orrery play ${game} --resume ${path}`);
  if (io.interrupted) throw new Exit(INTERRUPTED);
}
