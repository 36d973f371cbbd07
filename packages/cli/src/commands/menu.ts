import { isCancel, select, text } from '@clack/prompts';
import { GAMES, tableGame } from '@orrery/table';
import type { Command } from 'commander';
import { savedGames, savesFolder } from '../files.ts';
import type { Io } from '../io.ts';
import { playGame } from './play.ts';

/** Registers what a bare `orrery` does: a menu for a person, the help for everything else. */
export function menu(program: Command, io: Io): void {
  program.action(async () => {
    if (!io.terminal) {
      program.outputHelp();
      return;
    }
    const saved = savedGames(savesFolder(io.env)).length > 0;
    const what = await select({
      message: 'Orrery',
      options: [
        ...GAMES.map(({ game }) => ({ value: game.name, label: `Play ${game.title} against bots` })),
        ...(saved ? [{ value: 'resume', label: 'Go on with the last game' }] : []),
        { value: 'help', label: 'What else there is' },
      ],
    });
    if (isCancel(what)) return;
    if (what === 'help') program.outputHelp();
    else if (what === 'resume') await playGame(io, undefined, { resume: true });
    else {
      const deck = await select({
        message: 'Which deck?',
        options: [
          ...Object.entries(tableGame(what).decks).map(([value, { title }]) => ({ value, label: title })),
          { value: '', label: 'A deck list of your own' },
        ],
      });
      if (isCancel(deck)) return;
      const file = deck || (await text({ message: 'Its file?' }));
      if (isCancel(file)) return;
      await playGame(io, what, { deck: file });
    }
  });
}
