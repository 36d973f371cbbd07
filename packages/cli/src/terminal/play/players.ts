// Names of players as options and saved games write them: me, a bot, a program.
import { existsSync } from 'node:fs';
import { BadInput, type Seat } from '@orrery/kernel';
import { BOT_NAMES, type Player } from '@orrery/table';
import { byPath, commandOf, fromAnywhere, isProgram } from '../../external-bots/command.ts';

/** The name for persons at a terminal. Each `me` is another person. */
export const ME = 'me';

/** The names of players at a terminal, besides external programs. */
export const PLAYERS: readonly string[] = [ME, ...BOT_NAMES];

/** The players of these names. Each `me` is another person. @throws BadInput for unknown names, and programs that cannot be started */
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

/** The names of players in a saved game. */
export const namesOf = (players: readonly Player[]): string[] =>
  players.map(player => ('person' in player ? ME : 'bot' in player ? player.bot : player.program));

/** The seats of the persons. */
export const seatsOfPersons = (players: readonly Player[]): Seat[] =>
  players.flatMap((player, seat) => ('person' in player ? [seat] : []));
