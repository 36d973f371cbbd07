// Does long work in short slices, so that the program still hears keys and signals.
import type { Io } from './io.ts';

/** How long something works at a stretch, in milliseconds: keys and signals are heard as often. */
export const SLICE = 25;

/**
 * Does something long step by step, and lets keys and signals be heard in between.
 * @param enough looked at between the slices: true leaves it there
 * @returns what came of it; null where it was left
 */
export async function inSlices<T>(
  io: Pick<Io, 'now'>,
  steps: Iterator<unknown, T>,
  enough: () => boolean,
): Promise<T | null> {
  for (;;) {
    const until = io.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (io.now() < until);
    await new Promise(resolve => setImmediate(resolve));
    if (enough()) return null;
  }
}

/**
 * The same while a person waits for it, who is told how far it has come and may have enough of it (Ctrl-C).
 * @param told what is said in between
 * @param late looked at between the slices: true leaves it there, too
 * @returns what came of it, null where it was left; and whether the person had enough
 */
export async function whileWaiting<T>(
  io: Io,
  steps: Iterator<unknown, T>,
  told: () => string,
  late: () => boolean = () => false,
): Promise<{ readonly found: T | null; readonly stopped: boolean }> {
  let stopped = false;
  const release = io.heedStop(() => {
    stopped = true;
  });
  try {
    const found = await inSlices(io, steps, () => {
      io.progress?.(told());
      return stopped || io.interrupted !== null || late();
    });
    return { found, stopped };
  } finally {
    release();
    io.progress?.('');
  }
}
