// Typed words for leaving: save, quit.
import type { Command } from './command.ts';

export const LEAVE: readonly Command[] = [
  {
    name: 'save',
    meanwhile: 'all',
    takes: '',
    help: 'show where the game is saved',
    alone: true,
    run({ keyboard }) {
      keyboard.out(keyboard.place.kept);
      return 'again';
    },
  },
  {
    name: 'quit',
    also: ['exit'],
    takes: '',
    help: 'leave; the game is saved',
    alone: true,
    meanwhile: 'all',
    run: () => 'quit',
  },
];
