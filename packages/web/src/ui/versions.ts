/** Numbers each version of saved data, so that one tab never overwrites another by mistake. */
import type { Key } from '../copy/index.ts';

/** Something that is written again and again. What was kept before numbers were has none. */
export interface Versioned {
  readonly version?: number | undefined;
}

/** Another tab has written something, or put it away, since this one read it: nothing was written. */
export class WrittenElsewhere extends Error {
  override readonly name = 'WrittenElsewhere';

  constructor() {
    super('errors.changedElsewhere' satisfies Key);
  }
}

/**
 * What is to be written over what is kept now.
 * @param mine as it is here, with the number of what was read or written here last
 * @param now what is kept; undefined where nothing is
 * @returns the same with the next number
 * @throws WrittenElsewhere where what is kept is not what is known here
 */
export function behind<T extends Versioned>(mine: T, now: Versioned | undefined): T {
  const version = mine.version ?? 0;
  if ((now?.version ?? 0) !== version) throw new WrittenElsewhere();
  return { ...mine, version: version + 1 };
}
