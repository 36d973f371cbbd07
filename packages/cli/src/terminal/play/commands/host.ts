// The typed word call: it makes a call of the table's host, such as time.
import type { Command } from './command.ts';

export const HOST: Command = {
  name: 'call',
  takes: '[NAME]',
  help: 'as the host of a table, make a call of the game, such as time',
  known: ({ game }) => (game.hostCalls ?? []).length > 0,
  words: ({ keyboard }) => (keyboard.table.game.hostCalls ?? []).map(({ name }) => name),
  async run({ keyboard }, rest) {
    const calls = keyboard.table.game.hostCalls ?? [];
    const { door } = keyboard;
    if (rest === '') keyboard.out(calls.map(({ name, title }) => `call ${name}: the host ${title}.`).join('\n'));
    else if (await keyboard.tried(() => door.callAsHost(rest))) {
      keyboard.place.save();
      keyboard.out(`The host ${calls.find(({ name }) => name === rest)!.title}.`);
      return 'show';
    }
    return 'again';
  },
};
