// Judges all decisions of a record, in several threads.
import type { State } from '@orrery/kernel';
import type { AnalysisTask, Analyst, Verdict } from '@orrery/table';
import { Piscina } from 'piscina';
import type { Io } from '../../common/io.ts';
import { type Ending, heedEnd } from '../../common/signals.ts';
import { inSlices } from '../../common/slices.ts';
import type { Looks, lookAt } from './batch.ts';

/** What has been found, and what has cut it short: null where all was looked at. */
export interface Found {
  readonly verdicts: readonly Verdict[];
  readonly stopped: Ending | null;
}

/** A time that is left, in words. */
function timeLeft(seconds: number): string {
  if (seconds < 90) return `about ${Math.max(1, Math.round(seconds))} s`;
  return `about ${Math.round(seconds / 60)} minutes`;
}

/**
 * Looks at all decisions of a record, then a second time at those where something seems to have been lost, and says how far it has come. Told
 * to end it leaves the rest.
 * @param workers how many threads look; with one, or where the program has no file of its own, it is this one
 */
export async function lookThrough(io: Io, analyst: Analyst<State>, workers: number): Promise<Found> {
  const verdicts: Verdict[] = [];
  const heeding = heedEnd();
  const stopped = () => heeding.signal !== null;
  const { threads } = io;
  const look =
    workers === 1 || threads === undefined
      ? here(io, analyst, stopped)
      : inWorkers(analyst, workers, threads, heeding.end);
  try {
    for (const round of ['First look', 'Second look'] as const) {
      const tasks = round === 'First look' ? analyst.tasks() : analyst.doubts(verdicts);
      const began = io.now();
      let done = 0;
      const tell = () => {
        const took = (io.now() - began) / 1000;
        const left = done === 0 ? '' : `, ${timeLeft((took / done) * (tasks.length - done))} left`;
        const next = round === 'First look' ? ', then a second look where something was lost' : '';
        io.progress?.(`${round}: ${done} of ${tasks.length} decisions${left}${next}`);
      };
      tell();
      await look.all(tasks, verdict => {
        if (stopped()) return;
        verdicts.push(verdict);
        done++;
        tell();
      });
      if (stopped()) break;
    }
  } finally {
    heeding.leave();
    await look.close();
    io.progress?.('');
  }
  return { verdicts, stopped: heeding.signal };
}

/** Who looks at decisions. */
interface Lookers {
  /** Looks at all of these, and hands out what was found at each. Left when the program is told to end. */
  all(tasks: readonly AnalysisTask[], take: (verdict: Verdict) => void): Promise<void>;
  close(): Promise<void>;
}

/** This thread, one decision after the other. */
function here(io: Io, analyst: Analyst<State>, stopped: () => boolean): Lookers {
  return {
    async all(tasks, take) {
      for (const task of tasks) {
        const found = await inSlices(io, analyst.perform(task), stopped);
        if (found !== null) take(found);
        await new Promise(resolve => setImmediate(resolve));
        if (stopped()) return;
      }
    },
    async close() {},
  };
}

/** Several threads; what they are at is given up when the program is told to end. */
function inWorkers({ record, effort }: Analyst<State>, workers: number, filename: string, end: Promise<void>): Lookers {
  const pool = new Piscina<Looks, ReturnType<typeof lookAt>>({
    filename,
    maxThreads: workers,
    minThreads: workers,
  });
  return {
    async all(tasks, take) {
      const done = Promise.all(
        tasks.map(async task => take(await pool.run({ record, effort, task }, { name: 'lookAt' }))),
      );
      // given up with their workers
      done.catch(() => {});
      await Promise.race([done, end]);
    },
    async close() {
      await pool.destroy();
    },
  };
}
