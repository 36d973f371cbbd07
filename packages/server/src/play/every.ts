// Repeats something at an interval, one run after the other.
import type { Host } from '../http/host.ts';

/** Does something again and again, one time after the other; what fails is written down and tried again. @returns ends it */
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
