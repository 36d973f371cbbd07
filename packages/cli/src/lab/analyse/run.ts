// Judges all decisions of a record, in several threads.
import type { State } from '@orrery/kernel';
import type { AnalysisTask, Analyst, Verdict } from '@orrery/table';
import { Piscina } from 'piscina';
import type { Io } from '../../common/io.ts';
import { type Ending, heedEnd } from '../../common/signals.ts';
import { inSlices } from '../../common/slices.ts';
import type { Looks, lookAt } from './batch.ts';

/** The analysis, and the signal that cut it short; null if it is complete. */
export interface Found {
  readonly verdicts: readonly Verdict[];
  readonly stopped: Ending | null;
}

/** The time that is left, in words. */
function timeLeft(seconds: number): string {
  if (seconds < 90) return `about ${Math.max(1, Math.round(seconds))} s`;
  return `about ${Math.round(seconds / 60)} minutes`;
}

/**
 * Judges all decisions of a record, then again those where something seems lost, and reports progress. A signal to end stops it.
 * @param workers how many threads judge; with 1, or without a program file, only this thread
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

/** Judges decisions. */
interface Lookers {
  /** Judges all of these, and hands out each result. It stops when the program is told to end. */
  all(tasks: readonly AnalysisTask[], take: (verdict: Verdict) => void): Promise<void>;
  close(): Promise<void>;
}

/** Uses this thread, one decision after the other. */
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

/** Uses several threads. They are stopped when the program is told to end. */
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
      // the workers and their tasks end here
      done.catch(() => {});
      await Promise.race([done, end]);
    },
    async close() {
      await pool.destroy();
    },
  };
}
