/** What two machines do a second: the medians of the samples, how many times as much Orrery does, and the slowest and fastest sample of each. */
export interface Compared {
  readonly orrery: number;
  readonly boardgameio: number;
  readonly ratio: number;
  readonly spread: {
    readonly orrery: readonly [slowest: number, fastest: number];
    readonly boardgameio: readonly [slowest: number, fastest: number];
  };
}

/**
 * Measures both in turns, so that whatever else the machine does slows both. The first sample of each warms up and is not counted.
 * @param ours, theirs a sample: how much was done a second
 */
export async function compared(
  samples: number,
  ours: () => number | Promise<number>,
  theirs: () => number | Promise<number>,
): Promise<Compared> {
  await ours();
  await theirs();
  const orrery: number[] = [];
  const boardgameio: number[] = [];
  for (let i = 0; i < samples; i++) {
    orrery.push(await ours());
    boardgameio.push(await theirs());
  }
  return {
    orrery: median(orrery),
    boardgameio: median(boardgameio),
    ratio: median(orrery) / median(boardgameio),
    spread: { orrery: ends(orrery), boardgameio: ends(boardgameio) },
  };
}

/**
 * Runs something with boardgame.io in production mode, in which it is fastest.
 * @throws Error where boardgame.io was loaded before, in another mode
 */
export async function inProduction<T>(run: (io: typeof import('./boardgameio.ts')) => Promise<T>): Promise<T> {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const loaded = await import('./boardgameio.ts');
    if (loaded.LOADED_IN !== 'production') throw new Error('boardgame.io was loaded outside of production mode');
    return await run(loaded);
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}

function ends(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
