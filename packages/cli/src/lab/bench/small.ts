// Compares the kernel with boardgame.io on the same small game.
import { benchSmall, benchThinking, type Compared } from '@orrery/bots/bench';
import { Piscina } from 'piscina';

/** What this kernel and boardgame.io do a second, and how many times as much this kernel does. */
export interface Ratio {
  readonly orrery: number;
  readonly boardgameio: number;
  readonly ratio: number;
}

/** The same small game on both; only the same game can be compared. */
export interface SmallFigures {
  /** moves */
  readonly small: Ratio;
  /** matches played on to their end while the same positions are thought over */
  readonly thinking: Ratio;
}

const ratioOf = ({ orrery, boardgameio, ratio }: Compared): Ratio => ({
  orrery: Math.round(orrery),
  boardgameio: Math.round(boardgameio),
  ratio: Number(ratio.toFixed(1)),
});

/** How figures are sampled. */
export interface Sampling {
  /** of each figure */
  readonly samples: number;
  /** how long a sample lasts, in milliseconds: of what is quickly measured a part of that */
  readonly millis: number;
}

/** Measures the small game, in a worker or where it is called. */
export async function measureSmall({ samples, millis }: Sampling): Promise<SmallFigures> {
  const iterations = Math.max(2, Math.round(millis / 10));
  return {
    small: ratioOf(await benchSmall(samples, millis * 0.4)),
    thinking: ratioOf(await benchThinking(samples, iterations, millis)),
  };
}

/**
 * The same in a thread of its own, so that what the compiler has learnt from other games before slows neither side.
 * @param file the program's own, which the thread runs; without it this thread measures
 */
export async function measureSmallApart(sampling: Sampling, file: string | undefined): Promise<SmallFigures> {
  if (file === undefined) return measureSmall(sampling);
  const pool = new Piscina<Sampling, SmallFigures>({ filename: file, maxThreads: 1, name: 'measureSmall' });
  try {
    return await pool.run(sampling);
  } finally {
    await pool.destroy();
  }
}
