import type { QueryClient } from '@tanstack/react-query';
import { isKept } from '../play/kept-games.ts';
import { branchHere, replayHere } from '../play/worker-door.ts';
import { codeIn } from '../tables/code.ts';
import { type Past, retold } from './past.ts';

/**
 * Opens a game that was played.
 * @param id that of a game of this browser, or the code of a table on a server
 * @param all true to see every hand, where one may
 * @throws an error in one line where there is none, or it is not over
 */
export async function openPast(client: QueryClient, id: string, all: boolean): Promise<Past> {
  const code = codeIn(id);
  if (code === null || (await isKept(id)))
    return retold(await replayHere(id, all), async at => ({ code: await branchHere(id, at), here: true }));
  return (await import('./past-at-server.ts')).openPastAtServer(client, code, all);
}
