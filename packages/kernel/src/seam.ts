// A seam of the rules: a place where chapters that come with sets add a part of their own.
import type { Defined, Library, SetNames } from './library.ts';
import type { State } from './state/state.ts';

/** A chapter of the rulebook that not every match needs. It is loaded with the sets whose cards need it. */
export interface Chapter {
  readonly name: string;
  /** the sets whose matches play with it */
  readonly sets: readonly string[];
}

/**
 * A place in the rules where chapters may add a part: what settles itself, say, or what a phase begins with. A match has only the parts of the
 * chapters that its sets need. So it does not matter what other matches of the process have loaded, or in which order.
 */
export class Seam<Part> {
  private readonly added = new Map<string, { readonly chapter: Chapter; readonly part: Part }>();
  private readonly bySets = new Map<string, readonly Part[]>();

  /** @param library the sets of the game */
  constructor(private readonly library: Pick<Library<Defined>, 'sets' | 'first'>) {}

  /** Adds the part of a chapter. @throws Error if the game has no such set, or if the chapter has a part here */
  add(chapter: Chapter, part: Part): void {
    const unknown = chapter.sets.find(name => !this.library.sets.some(set => set.name === name));
    if (unknown !== undefined) throw new Error(`the chapter ${chapter.name} names the set ${unknown}, which is none`);
    if (this.added.has(chapter.name)) throw new Error(`the chapter ${chapter.name} has two parts in one seam`);
    this.added.set(chapter.name, { chapter, part });
    this.bySets.clear();
  }

  /** Returns the parts for a match: by the first set of their chapters, then by the name of the chapter. */
  of({ sets }: Pick<State, 'sets'>): readonly Part[] {
    if (this.added.size === 0) return NONE;
    const key = sets?.join() ?? '';
    let parts = this.bySets.get(key);
    if (parts === undefined) {
      parts = this.partsFor(sets);
      this.bySets.set(key, parts);
    }
    return parts;
  }

  private partsFor(sets: SetNames): readonly Part[] {
    const played = sets ?? this.library.first;
    const place = ({ sets: own }: Chapter): number => this.library.sets.findIndex(({ name }) => own.includes(name));
    return [...this.added.values()]
      .filter(({ chapter }) => chapter.sets.some(name => played.includes(name)))
      .sort(({ chapter: a }, { chapter: b }) => place(a) - place(b) || (a.name < b.name ? -1 : 1))
      .map(({ part }) => part);
  }
}

const NONE: readonly never[] = [];
