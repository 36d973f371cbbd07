// The titles of the real game that deck lists may name although no card here has them. They come with `wanted/`, which no match loads.

/** A known title, and its set. */
export interface KnownTitle {
  readonly title: string;
  readonly set: string;
}

let titles: readonly KnownTitle[] = [];

/** Notes all known titles, here or not. */
export function noteTitles(all: readonly KnownTitle[]): void {
  titles = all;
}

/** All known titles, here or not; none before they are loaded. */
export const knownTitles = (): readonly KnownTitle[] => titles;
