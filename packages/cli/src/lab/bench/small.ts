// Compares the kernel with boardgame.io on the same small game.
import { benchSmall, benchThinking, type Compared } from '@orrery/bots/bench';
import { Piscina } from 'piscina';

/** The rates of this kernel and boardgame.io, and how many times faster this kernel is. */
export interface Ratio {
  readonly orrery: number;
  readonly boardgameio: number;
  readonly ratio: number;
}

/** The same small game on both. Only the same game can be compared. */
export interface SmallFigures {
  /** moves */
  readonly small: Ratio;
  /** matches played to their end during a search of the same positions */
  readonly thinking: Ratio;
}

const ratioOf = ({ orrery, boardgameio, ratio }: Compared): Ratio => ({
  orrery: Math.round(orrery),
  boardgameio: Math.round(boardgameio),
  ratio: Number(ratio.toFixed(1)),
});

/** How samples are taken. */
export interface Sampling {
  /** samples of each figure */
  readonly samples: number;
  /** how long a sample takes, in milliseconds; fast figures take a part of it */
  readonly millis: number;
}

/** Measures the small game, in a worker or in this thread. */
export async function measureSmall({ samples, millis }: Sampling): Promise<SmallFigures> {
  const iterations = Math.max(2, Math.round(millis / 10));
  return {
    small: ratioOf(await benchSmall(samples, millis * 0.4)),
    thinking: ratioOf(await benchThinking(samples, iterations, millis)),
  };
}

/**
 * Measures the small game in a thread of its own, so that code which was compiled for other games slows neither side.
 * @param file the program's own file, which the thread runs; without it this thread measures
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
