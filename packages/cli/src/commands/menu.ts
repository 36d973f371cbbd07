// `orrery menu`: a menu of everything in this terminal.
import { basename } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { gameEntry } from '@orrery/table';
import type { Command } from 'commander';
import { explain } from '../common/errors.ts';
import type { Io } from '../common/io.ts';
import { type Pick, pick, write } from '../common/wizard.ts';
import { isProgram, programName } from '../external-bots/command.ts';
import { savedGames, savesFolder } from '../files/files.ts';
import { askForGame, pickDeck, pickGame } from '../terminal/menu/begin.ts';
import { readSave, type SavedGame } from '../terminal/saves/save.ts';
import { explainGame } from './analyse.ts';
import { learnGame } from './learn.ts';
import type { Other } from './list.ts';
import { playGame } from './play.ts';
import { showRecord } from './replay.ts';

/** How many saved games the menu shows. */
const MOST_SAVED = 12;

/**
 * Adds the action of `orrery menu`. Without a person at the terminal, it prints the help.
 * @param other runs another command line of the same program
 */
export function menu(command: Command, io: Io, other: Other): void {
  command.action(async () => {
    if (io.terminal) await lead(io, other);
    else await other(['--help']);
  });
}

/** An action of the menu. It returns false if the user wants to leave the program. */
type Way = () => Promise<boolean>;

/** Shows the menu again and again, until the user leaves. If an action fails, it prints the error and shows the menu. */
async function lead(io: Io, other: Other): Promise<void> {
  const run = async (...args: string[]) => {
    await other(args);
    return true;
  };
  for (;;) {
    const way = await pick<Way>(io, 'Orrery: what would you like to do?', [
      { value: () => learn(io), label: 'Learn a game', about: 'lessons of a few minutes on the real table' },
      { value: () => begin(io), label: 'Play', about: 'against bots, or with somebody at this keyboard' },
      ...(savedGames(savesFolder(io.env)).length > 0
        ? [
            { value: () => goOn(io), label: 'Continue a game' },
            { value: () => watch(io), label: 'Replay a game', about: 'choice by choice' },
            {
              value: () => explained(io),
              label: 'See where a game was won and lost',
              about: 'and find better choices yourself',
            },
          ]
        : []),
      { value: () => decks(io, run), label: 'Decks', about: 'see the decks of a game, check your own' },
      { value: () => lookUp(io, run), label: 'Look up a card or a rule' },
      {
        value: () => run('--help'),
        label: 'All commands',
      },
      { value: async () => false, label: 'Quit' },
    ]);
    if (way === null) return;
    try {
      if (!(await way())) return;
    } catch (error) {
      if (io.interrupted !== null) throw error;
      const { line } = explain(error);
      if (line !== '') io.err(line);
    }
  }
}

async function learn(io: Io): Promise<boolean> {
  const table = await pickGame(io, 'Which game do you want to learn?');
  if (table !== null) await learnGame(io, table.game.name, undefined);
  return true;
}

async function begin(io: Io): Promise<boolean> {
  const wanted = await askForGame(io);
  if (wanted !== null) await playGame(io, wanted.game, wanted.options);
  return true;
}

/** The saved games in words: the game, how far it is, whether it is over. Other files are left out. */
function saved(io: Io, meant: (game: SavedGame) => boolean): Pick<string>[] {
  return savedGames(savesFolder(io.env))
    .flatMap((path): Pick<string>[] => {
      try {
        const kept = readSave(path);
        if (!meant(kept)) return [];
        const { game, choices, players, result } = kept;
        const names = players.map(name => (isProgram(name) ? programName(name) : name));
        const about = `${names.join(', ')}; ${choices.length} choices${result === null ? '' : ', over'}`;
        return [{ value: path, label: `${gameEntry(game).title}, ${basename(path, '.json')}`, about }];
      } catch (error) {
        if (error instanceof BadInput) return [];
        throw error;
      }
    })
    .slice(0, MOST_SAVED);
}

async function goOn(io: Io): Promise<boolean> {
  const games = saved(io, ({ result }) => result === null);
  if (games.length === 0) throw new BadInput('No saved game is unfinished.');
  const path = await pick(io, 'Which game?', games);
  if (path !== null) await playGame(io, undefined, { resume: path });
  return true;
}

async function watch(io: Io): Promise<boolean> {
  const path = await pick(
    io,
    'Which game?',
    saved(io, () => true),
  );
  if (path !== null) {
    io.release();
    await showRecord(io, path, {});
  }
  return true;
}

async function explained(io: Io): Promise<boolean> {
  const games = saved(io, ({ result }) => result !== null);
  if (games.length === 0) throw new BadInput('No saved game is over yet.');
  const path = await pick(io, 'Which game?', games);
  if (path !== null) await explainGame(io, path);
  return true;
}

async function decks(io: Io, run: (...args: string[]) => Promise<boolean>): Promise<boolean> {
  const table = await pickGame(io, 'Decks of which game?');
  if (table === null) return true;
  const deck = await pickDeck(io, table, 'Which deck do you want to see?');
  return deck === null ? true : run('deck', 'print', deck, '--game', table.game.name);
}

async function lookUp(io: Io, run: (...args: string[]) => Promise<boolean>): Promise<boolean> {
  const what = await pick(io, 'What do you want to look up?', [
    { value: 'card', label: 'A card', about: 'its numbers, its text, its rulings' },
    { value: 'rule', label: 'A rule', about: 'by its id, or by words in it' },
  ]);
  if (what === null) return true;
  const message = what === 'card' ? 'Its name?' : 'Its id, or some words?';
  const words = await write(io, message, line => (line === '' ? 'Type a few letters.' : null));
  if (words === null) return true;
  return what === 'rule' && !/^\w+[/-]\S+$/.test(words) ? run('rule', '--search', words) : run(what, words);
}
