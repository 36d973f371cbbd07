/** Numbers each version of saved data, so that one tab never overwrites another by mistake. */
import type { Key } from '../copy/index.ts';

/** Data with a version. Data saved before there were versions have none. */
export interface Versioned {
  readonly version?: number | undefined;
}

/** Another tab has saved or deleted this since this tab read it. Nothing was saved. */
export class WrittenElsewhere extends Error {
  override readonly name = 'WrittenElsewhere';

  constructor() {
    super('errors.changedElsewhere' satisfies Key);
  }
}

/**
 * The next version to save.
 * @param mine the data here, with the version that this tab last read or saved
 * @param now the saved data; undefined if there are none
 * @returns the data with the next version number
 * @throws WrittenElsewhere if the saved version is not the one that this tab knows
 */
export function behind<T extends Versioned>(mine: T, now: Versioned | undefined): T {
  const version = mine.version ?? 0;
  if ((now?.version ?? 0) !== version) throw new WrittenElsewhere();
  return { ...mine, version: version + 1 };
}
