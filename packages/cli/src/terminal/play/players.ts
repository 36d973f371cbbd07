// Names of players as options and saved games write them: me, a bot, a program.
import { existsSync } from 'node:fs';
import { BadInput, type Seat } from '@orrery/kernel';
import { BOT_NAMES, type Player } from '@orrery/table';
import { byPath, commandOf, fromAnywhere, isProgram } from '../../external-bots/command.ts';

/** The persons at a terminal, as they are called where seats are given out: each `me` is another of them. */
export const ME = 'me';

/** The names of those who may sit at a table in a terminal, besides programs of others. */
export const PLAYERS: readonly string[] = [ME, ...BOT_NAMES];

/** The players of these names, each `me` a person of their own. @throws BadInput for unknown ones, and programs that cannot be started */
export function playersOf(names: readonly string[]): Player[] {
  return names.map((name, seat) => {
    if (name === ME) return { person: `${ME} ${seat + 1}` };
    if (isProgram(name)) {
      commandOf(name);
      return { program: fromAnywhere(name) };
    }
    if (!PLAYERS.includes(name)) unknown(name);
    return { bot: name };
  });
}

/** @throws BadInput */
function unknown(name: string): never {
  if (existsSync(name)) throw new BadInput(`There is no player "${name}"; ${byPath(name)}`);
  throw new BadInput(
    `There is no player "${name}". Choose from ${PLAYERS.join(', ')}, or write ./mybot.py for your own program.`,
  );
}

/** The names of players, as a saved game keeps them. */
export const namesOf = (players: readonly Player[]): string[] =>
  players.map(player => ('person' in player ? ME : 'bot' in player ? player.bot : player.program));

/** The seats of the persons. */
export const seatsOfPersons = (players: readonly Player[]): Seat[] =>
  players.flatMap((player, seat) => ('person' in player ? [seat] : []));
