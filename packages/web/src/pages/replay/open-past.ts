/** Finds a finished game by its address: in this browser, in the link or on the server. */
import type { QueryClient } from '@tanstack/react-query';
import { branchHere, replayHere } from '../../connection/door/worker-door.ts';
import { isKept, keptGame } from '../../connection/games/kept-games.ts';
import { codeIn } from '../../lobby/find/code.ts';
import { carriedBy, carrying } from './carry.ts';
import { type Past, retold } from './past.ts';

/**
 * Opens a finished game.
 * @param id the id of a game of this browser, or the code of a table on a server
 * @param hash the last part of the address, which may hold a game against bots from elsewhere
 * @param all true to see every hand, if the user may
 * @throws an error in one line if there is no such game, or it is not over
 */
export async function openPast(client: QueryClient, id: string, hash: string, all: boolean): Promise<Past> {
  const carried = await carriedBy(hash);
  const code = codeIn(id);
  if (carried === null && code !== null && !(await isKept(id)))
    return (await import('./past-at-server.ts')).openPastAtServer(client, code, all);
  const where = carried === null ? { kept: id } : { carried };
  return retold(await replayHere(where, all), {
    carry: async () => (carried === null ? carrying(await keptGame(id)) : hash),
    goOn: async at => ({ code: await branchHere(where, at), here: true }),
  });
}
