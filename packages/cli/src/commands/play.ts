import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { BadInput, type State } from '@orrery/kernel';
import { GAMES, gameNames, readyDecks, Session, tableGame, USUAL } from '@orrery/table';
import type { Command } from 'commander';
import { prepareDecks } from '../decks.ts';
import { Exit } from '../errors.ts';
import type { Io } from '../io.ts';
import { rulesetOption, wholeNumber } from '../options.ts';
import { ME, namesOf, PLAYERS, playersOf, seatsOfPersons } from '../play/players.ts';
import { lastUnfinished, loadGame, newSave, saveGame } from '../play/save.ts';
import { sitDown } from '../play/sit.ts';
import { wrap } from '../text.ts';

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
    .argument('[game]', `the game: ${gameNames()} (${USUAL}, or that of the saved game, without it)`)
    .description('play a game in the terminal against bots, with the rules enforced')
    .option(
      '--deck <name or file>',
      `your deck: a deck list, or a ready deck (${GAMES.map(t => `${t.game.name}: ${readyDecks(t).join(', ')}`).join('; ')})`,
    )
    .option(
      '--seats <players>',
      `who sits where: ${PLAYERS.join(', ')} (you and greedy bots without it); several "me" share the keyboard`,
    )
    .option('--ruleset <name>', 'the rules to play by (the usual ones of the game without it)')
    .option('--seed <number>', 'deals the same cards again')
    .option('--resume [file]', 'goes on with a saved game: the last one, or this file')
    .action((game: string | undefined, options: PlayOptions) => playGame(io, game, options));
}

/**
 * Plays a game from its start or from where it was saved.
 * @param game its name; undefined for that of the saved game, or the usual one
 * @throws BadInput, Exit
 */
export async function playGame(io: Io, game: string | undefined, options: PlayOptions): Promise<void> {
  let path: string;
  let session: Session<State>;
  if (options.resume) {
    if (game !== undefined) tableGame(game);
    for (const given of ['deck', 'ruleset', 'seed'] as const)
      if (options[given] !== undefined) throw new BadInput(`A saved game has its own ${given}: leave --${given} out.`);
    path = options.resume === true ? lastUnfinished(io.env, game) : resolve(options.resume);
    const saved = loadGame(path);
    if (game !== undefined && saved.game !== game) throw new BadInput(`${path} is a game of ${saved.game}.`);
    session = Session.resume(tableGame(saved.game), saved, playersOf(saved.players));
    io.out(`Resuming ${path}, after ${saved.choices.length} choices.`);
    if (session.notice !== null) io.out(session.notice);
    // several at one keyboard see first what everybody may know
    const [me = null, ...others] = seatsOfPersons(session.players);
    for (const { text } of session.log(others.length > 0 ? null : me).slice(-5))
      io.out(io.style('dim', wrap(`· ${text}`, io.width)));
  } else {
    const table = tableGame(game ?? USUAL);
    const { usual } = table.players;
    const players = options.seats?.split(',').map(p => p.trim()) ?? [ME, ...Array(usual - 1).fill('greedy')];
    const seated = playersOf(players);
    const seed =
      options.seed === undefined
        ? randomInt(1, 1_000_000)
        : wholeNumber(options.seed, '--seed', 0, Number.MAX_SAFE_INTEGER);
    const decks: string[] = [];
    decks[Math.max(0, players.indexOf(ME))] = options.deck ?? readyDecks(table)[0]!;
    const { setup, notices } = prepareDecks(table, decks, players.length, rulesetOption(table, options.ruleset));
    session = Session.start(table, setup, seed, seated);
    path = newSave(io.env, table.game.name, seed, new Date());
    io.out(`${table.game.title}, ${session.players.length} players, seed ${seed}. Type ? for help.`);
    io.out(`The game is kept in ${path}`);
    for (const notice of notices) io.out(notice);
  }
  const left = await sitDown(io, session, {
    seats: seatsOfPersons(session.players),
    kept: `The game is kept in ${path}, as it is after every choice.`,
    save: () => saveGame(path, session.match.record(), namesOf(session.players)),
  });
  if (left === 'over') io.out(`Look at it again: ./orrery replay show ${path}`);
  else io.out(`Saved. Go on with: ./orrery play ${session.table.game.name} --resume ${path}`);
  if (io.interrupted) throw new Exit(INTERRUPTED);
}
