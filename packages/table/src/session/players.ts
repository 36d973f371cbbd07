import { BadInput } from '@orrery/kernel';
import { checkBot } from '../bots.ts';

/** Who plays at a seat: a person, by whatever id the host knows them, or a bot, by its name. */
export type Player = { readonly person: string } | { readonly bot: string };

/** The person's id; null for a bot. */
export const personOf = (player: Player): string | null => ('person' in player ? player.person : null);

/** @throws BadInput for a bot that there is not, or a person without an id */
export function checkPlayer(player: Player): void {
  if ('bot' in player) checkBot(player.bot);
  else if (player.person === '') throw new BadInput('A person at a table needs an id.');
}
