import { BadInput, type Seat } from '@orrery/kernel';
import { BOT_NAMES, type Player } from '@orrery/table';

/** The persons at a terminal, as they are called where seats are given out: each `me` is another of them. */
export const ME = 'me';

/** The names of those who may sit at a table in a terminal. */
export const PLAYERS: readonly string[] = [ME, ...BOT_NAMES];

/** The players of these names, each `me` a person of their own. @throws BadInput for unknown ones */
export function playersOf(names: readonly string[]): Player[] {
  for (const name of names)
    if (!PLAYERS.includes(name))
      throw new BadInput(`Nobody called "${name}" plays here; there are ${PLAYERS.join(', ')}.`);
  return names.map((name, seat) => (name === ME ? { person: `${ME} ${seat + 1}` } : { bot: name }));
}

/** The names of players, as a saved game keeps them. */
export const namesOf = (players: readonly Player[]): string[] =>
  players.map(player => ('person' in player ? ME : player.bot));

/** The seats of the persons. */
export const seatsOfPersons = (players: readonly Player[]): Seat[] =>
  players.flatMap((player, seat) => ('person' in player ? [seat] : []));
