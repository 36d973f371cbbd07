// Who sits at a seat: a person, a bot, or a program of somebody else.
import { BadInput } from '@orrery/kernel';
import { checkBot } from '../bots/levels.ts';

/**
 * Who plays at a seat: a person, by whatever id the host knows them; a bot of ours, by its name; or a program of somebody else, as the host calls
 * it, for which the host answers (`Session.playBotsBy`).
 */
export type Player = { readonly person: string } | { readonly bot: string } | { readonly program: string };

/** The person's id; null for a bot and a program. */
export const personOf = (player: Player): string | null => ('person' in player ? player.person : null);

/** @throws BadInput for a bot that there is not, or a person or program without an id */
export function checkPlayer(player: Player): void {
  if ('bot' in player) checkBot(player.bot);
  else if ('person' in player && player.person === '') throw new BadInput('A person at a table needs an id.');
  else if ('program' in player && player.program === '') throw new BadInput('A program at a table needs an id.');
}
