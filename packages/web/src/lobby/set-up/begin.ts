/** Begins a game against bots and opens its table. What draws the table loads meanwhile. */
import type { AnyRouter } from '@tanstack/react-router';
import { beginHere } from '../../connection/door/worker-door.ts';
import type { GameWanted } from '../../connection/games/wanted.ts';
import { layoutOf } from '../../table/games/index.ts';

/** Loads what draws a table of a game. If it cannot load, the page of the table says so later. */
export function loadTable(router: AnyRouter, game: string): void {
  const page = router.routesById['/table/$id'];
  for (const part of [router.loadRouteChunk(page), layoutOf(game)]) part?.catch(() => {});
}

/**
 * Begins a game against bots in this browser, and opens its table.
 * @param begun is called with the id of the game, before its table opens
 * @throws RefusedHere if the game cannot begin
 */
export async function beginGame(
  router: AnyRouter,
  wanted: GameWanted,
  begun: (id: string) => void = () => {},
): Promise<void> {
  const beginning = beginHere(wanted);
  loadTable(router, wanted.game);
  const id = await beginning;
  begun(id);
  await router.navigate({ to: '/table/$id', params: { id } });
}
