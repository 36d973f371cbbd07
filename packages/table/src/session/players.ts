// The players at the seats: a person, a bot, or somebody else's program.
import { BadInput } from '@orrery/kernel';
import { checkBot } from '../bots/levels.ts';

/**
 * The player at a seat: a person, by the host's id; one of our bots, by its name; or somebody else's program, by the host's name for it. The host
 * answers for such a program (`Session.playBotsBy`).
 */
export type Player = { readonly person: string } | { readonly bot: string } | { readonly program: string };

/** Returns the person's id; null for a bot and a program. */
export const personOf = (player: Player): string | null => ('person' in player ? player.person : null);

/** @throws BadInput for an unknown bot, or a person or program without an id */
export function checkPlayer(player: Player): void {
  if ('bot' in player) checkBot(player.bot);
  else if ('person' in player && player.person === '') throw new BadInput('A person at a table needs an id.');
  else if ('program' in player && player.program === '') throw new BadInput('A program at a table needs an id.');
}
