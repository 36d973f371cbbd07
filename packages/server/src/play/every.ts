// Repeats something at an interval, one run after the other.
import type { Host } from '../http/host.ts';

/** Repeats something at an interval, one run after the other. If a run fails, the log says so, and it is tried again. @returns stops it */
export function every({ log }: Host, millis: number, act: () => Promise<unknown>): () => void {
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    await act().catch(error => log.error(error));
    busy = false;
  }, millis);
  return () => clearInterval(timer);
}
