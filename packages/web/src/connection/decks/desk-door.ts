/** The page's side of the deck desk, which runs in a worker. */
import { type Remote, wrap } from 'comlink';
import type { Desk } from '../worker/desk.ts';
import type { Thread } from '../worker/table.worker.ts';

let thread: Remote<Thread> | null = null;

/** A desk as the page sees it: every answer is a promise. */
export type DeskDoor = {
  readonly [K in keyof Desk]: Desk[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
};

/** The desk of a game, in a worker that starts with the first request. */
export function deskOf(game: string): DeskDoor {
  thread ??= wrap<Thread>(new Worker(new URL('../worker/table.worker.ts', import.meta.url), { type: 'module' }));
  const asked = thread;
  return new Proxy({} as DeskDoor, {
    get:
      (_, what) =>
      (...given: readonly unknown[]) =>
        asked.desk(game, what as keyof Desk, given),
  });
}
