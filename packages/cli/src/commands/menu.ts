import { isCancel, select, text } from '@clack/prompts';
import type { Command } from 'commander';
import { savedGames, savesFolder } from '../files.ts';
import { GAMES } from '../games/index.ts';
import type { Io } from '../io.ts';
import { playGame } from './play.ts';

/** Registers what a bare `orrery` does: a menu for a person, the help for everything else. */
export function menu(program: Command, io: Io): void {
  program.action(async () => {
    if (!io.terminal) {
      program.outputHelp();
      return;
    }
    const [table] = GAMES;
    const { name, title } = table!.game;
    const saved = savedGames(savesFolder(io.env)).length > 0;
    const what = await select({
      message: 'Orrery',
      options: [
        { value: 'play', label: `Play ${title} against bots` },
        ...(saved ? [{ value: 'resume', label: 'Go on with the last game' }] : []),
        { value: 'help', label: 'What else there is' },
      ],
    });
    if (isCancel(what)) return;
    if (what === 'help') program.outputHelp();
    else if (what === 'resume') await playGame(io, name, { resume: true });
    else {
      const deck = await select({
        message: 'Which deck?',
        options: [
          ...table!.decks.map(d => ({ value: d, label: `${d[0]!.toUpperCase()}${d.slice(1)} starter deck` })),
          { value: '', label: 'A deck list of your own' },
        ],
      });
      if (isCancel(deck)) return;
      const file = deck || (await text({ message: 'Its file?' }));
      if (isCancel(file)) return;
      await playGame(io, name, { deck: file });
    }
  });
}
