import { BadInput } from '@orrery/kernel';
import { BOT_NAMES, type Player } from '@orrery/table';

/** The person at a terminal. */
export const ME = 'me';

/** The names of those who may sit at a table in a terminal. */
export const PLAYERS: readonly string[] = [ME, ...BOT_NAMES];

/** The players of these names. @throws BadInput for unknown ones, or more than one person */
export function playersOf(names: readonly string[]): Player[] {
  for (const name of names)
    if (!PLAYERS.includes(name))
      throw new BadInput(`Nobody called "${name}" plays here; there are ${PLAYERS.join(', ')}.`);
  if (names.filter(name => name === ME).length > 1)
    throw new BadInput('One seat of this table is yours: write "me" once.');
  return names.map(name => (name === ME ? { person: ME } : { bot: name }));
}

/** The names of players, as a saved game keeps them. */
export const namesOf = (players: readonly Player[]): string[] =>
  players.map(player => ('person' in player ? player.person : player.bot));
