// The typed word call: what the host of the table may call, such as time.
import type { Command } from './command.ts';

export const HOST: Command = {
  name: 'call',
  takes: '[NAME]',
  help: 'as host of the table, call that the time of a tournament round is up',
  known: ({ game }) => (game.hostCalls ?? []).length > 0,
  words: ({ keyboard }) => (keyboard.table.game.hostCalls ?? []).map(({ name }) => name),
  async run({ keyboard }, rest) {
    const calls = keyboard.table.game.hostCalls ?? [];
    const { door } = keyboard;
    if (door.callAsHost === undefined) keyboard.out('You are not the host of this table.');
    else if (rest === '') keyboard.out(calls.map(({ name, title }) => `call ${name}: the host ${title}.`).join('\n'));
    else if (await keyboard.tried(() => door.callAsHost!(rest))) {
      keyboard.place.save();
      keyboard.out(`The host ${calls.find(({ name }) => name === rest)!.title}.`);
      return 'show';
    }
    return 'again';
  },
};
