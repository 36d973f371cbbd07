/** Saves the analyses of finished games in the browser's database. The analysis of a game of this browser goes with its game (`dropGame`). */
import { type KeptAnalysis, shelf } from './database.ts';
import type { Judged } from './judged.ts';

/** How many are kept. Those made first go first: an analysis can be made again. */
const MOST = 300;

/** The id of the analysis of a game of a server, by what a seat knew. */
export const atServer = (code: string, seat: number): string => `${code}/${seat}`;

/** The analysis of a game; null if there is none. A browser that saves nothing has none. */
export async function keptAnalysis(id: string): Promise<Judged | null> {
  try {
    return (await (await shelf()).get('analyses', id))?.judged ?? null;
  } catch {
    return null;
  }
}

/** All analyses, by the ids of their games. */
export async function keptAnalyses(): Promise<ReadonlyMap<string, Judged>> {
  try {
    return new Map((await (await shelf()).getAll('analyses')).map(({ id, judged }) => [id, judged]));
  } catch {
    return new Map();
  }
}

/** Saves an analysis. In a browser that saves nothing it is made again next time. */
export async function keepAnalysis(analysis: KeptAnalysis): Promise<void> {
  try {
    const writing = (await shelf()).transaction('analyses', 'readwrite');
    await writing.store.put(analysis);
    let over = (await writing.store.count()) - MOST;
    for (let old = await writing.store.index('made').openCursor(); old !== null && over > 0; over--) {
      await old.delete();
      old = await old.continue();
    }
    await writing.done;
  } catch {
    // nothing is lost that cannot be made again
  }
}
