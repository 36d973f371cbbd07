// Does long work in short slices, so that the program still hears keys and signals.
import type { Io } from './io.ts';

/** The length of a slice, in milliseconds. Keys and signals are heard after each. */
export const SLICE = 25;

/**
 * Does long work step by step, and lets keys and signals be heard in between.
 * @param enough checked between slices: true stops the work
 * @returns the result; null if it was stopped
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
 * The same while a person waits, who sees the progress and may stop it (Ctrl-C).
 * @param told the progress text
 * @param late checked between slices: true stops the work, too
 * @returns the result, null if it was stopped; and whether the person stopped it
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
