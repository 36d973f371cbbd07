// The changes for each viewer who follows a match, so that only changes are sent.
import {
  difference,
  type Fact,
  type Heard,
  type Operation,
  type Patch,
  sharedStart,
  toldTo,
  type ViewEnd,
  type Viewer,
} from '@orrery/kernel';
import type { LineTold, LogLine } from './log.ts';

/** The most changes that are kept for a viewer. A viewer who is further behind gets everything. */
const MOST_CHANGES = 50;

/** All that a viewer may know, to start with. */
export interface Look {
  readonly revision: number;
  readonly view: object & ViewEnd;
  readonly log: readonly LogLine[];
}

/** A part of a change that people can follow by itself: a fact, or several of a kind. */
export interface Beat {
  /** the next operations of the patch that belong to it */
  readonly operations: number;
  /** the next facts that belong to it */
  readonly facts: number;
  /** what is told of it; none for what is not told */
  readonly lines: readonly LineTold[];
}

/** What has changed since a viewer's last look. It is sent instead of everything. */
export interface Update {
  /** the revision that the viewer has then seen */
  readonly revision: number;
  /** the patch (`patched`) that turns the viewer's last view into the present one */
  readonly patch: Patch;
  /** what has happened, as far as the viewer may know */
  readonly facts: readonly Fact[];
  /** the number of lines of the log that still stand; later ones were undone */
  readonly kept: number;
  /** the new lines after them */
  readonly lines: readonly LogLine[];
  /** the same change step by step, in order: together its beats hold the whole patch and all facts */
  readonly beats: readonly Beat[];
}

interface FollowedChange {
  readonly revision: number;
  readonly patch: Patch;
  readonly facts: readonly Fact[];
  readonly kept: number;
  readonly beats: readonly Beat[];
}

/** A moment between two facts of a change. */
interface Pause {
  /** how many facts had happened */
  readonly at: number;
  readonly views: ReadonlyMap<Viewer, object & ViewEnd>;
}

interface Followed {
  view: object & ViewEnd;
  log: readonly LogLine[];
  /** the length of that log: it grows in place, and is a new list after an undo */
  length: number;
  /** the revision before the first stored change */
  since: number;
  changes: FollowedChange[];
}

/** Computes the changes for those who follow a match, and for nobody else. */
export class Following {
  private readonly viewers = new Map<Viewer, Followed>();
  private pauses: Pause[] = [];

  /**
   * @param viewOf a viewer's whole view
   * @param logOf a viewer's log
   * @param linesOf what is told of some facts, for each viewer
   */
  constructor(
    private readonly viewOf: (viewer: Viewer) => object & ViewEnd,
    private readonly logOf: (viewer: Viewer) => readonly LogLine[],
    private readonly linesOf: (heard: readonly Heard[]) => (viewer: Viewer) => readonly LineTold[],
  ) {}

  /** True if somebody follows the match. */
  get any(): boolean {
    return this.viewers.size > 0;
  }

  /** A change is about to begin: what was kept of an attempt that failed is forgotten. */
  begin(): void {
    this.pauses = [];
  }

  /**
   * A change has come between two facts: keeps what each viewer sees there.
   * @param at how many facts have happened
   * @param viewOf a viewer's whole view at this moment
   */
  pause(at: number, viewOf: (viewer: Viewer) => object & ViewEnd): void {
    // facts that were taken back have not been
    while (this.pauses.length > 0 && this.pauses.at(-1)!.at >= at) this.pauses.pop();
    this.pauses.push({ at, views: new Map([...this.viewers.keys()].map(viewer => [viewer, viewOf(viewer)])) });
  }

  /** Gives a viewer everything, and keeps later changes for that viewer. */
  look(viewer: Viewer, revision: number): Look {
    const log = this.logOf(viewer);
    let followed = this.viewers.get(viewer);
    if (followed === undefined) {
      followed = { view: this.viewOf(viewer), log, length: log.length, since: revision, changes: [] };
      this.viewers.set(viewer, followed);
    }
    return { revision, view: followed.view, log: log.slice() };
  }

  /** Returns about how many bytes it takes in memory. @param cards the number of cards in the match */
  bytes(cards: number): number {
    let bytes = 0;
    for (const { changes } of this.viewers.values()) bytes += 20 * cards + 1_000 * changes.length;
    return bytes;
  }

  /** Stops following for a viewer. */
  forget(viewer: Viewer): void {
    this.viewers.delete(viewer);
  }

  /** Computes what has changed for each follower. Call it after something has happened. */
  note(revision: number, heard: readonly Heard[]): void {
    const pauses = this.pauses.filter(({ at }) => at < heard.length);
    this.pauses = [];
    // what nobody is told of is no beat of its own
    const last = pauses.at(-1);
    if (last !== undefined && heard.slice(last.at).every(one => toldTo(one, 'all').sentence === null)) pauses.pop();
    const ends = [...pauses.map(({ at }) => at), heard.length];
    const lines = ends.map((end, i) => this.linesOf(heard.slice(ends[i - 1] ?? 0, end)));
    for (const [viewer, followed] of this.viewers) {
      const view = this.viewOf(viewer);
      const log = this.logOf(viewer);
      const kept = log === followed.log ? followed.length : Math.min(followed.length, sharedStart(followed.log, log));
      const facts = heard.map(one => toldTo(one, viewer).fact);
      const patch: Operation[] = [];
      let shown = followed.view;
      const beats = ends.map((end, i): Beat => {
        const next = pauses[i]?.views.get(viewer) ?? view;
        const part = difference(shown, next);
        patch.push(...part);
        shown = next;
        return { operations: part.length, facts: end - (ends[i - 1] ?? 0), lines: lines[i]!(viewer) };
      });
      followed.changes.push({ revision, patch, facts, kept, beats });
      if (followed.changes.length > MOST_CHANGES) followed.since = followed.changes.shift()!.revision;
      followed.view = view;
      followed.log = log;
      followed.length = log.length;
    }
  }

  /** Returns the changes for a viewer since a revision; null if the viewer does not follow, or is too far behind and must get everything. */
  since(viewer: Viewer, revision: number, now: number): Update | null {
    const followed = this.viewers.get(viewer);
    if (followed === undefined || revision < followed.since || revision > now) return null;
    const changes = followed.changes.filter(change => change.revision > revision);
    const kept = Math.min(followed.length, ...changes.map(change => change.kept));
    return {
      revision: now,
      patch: changes.flatMap(change => change.patch),
      facts: changes.flatMap(change => change.facts),
      kept,
      lines: followed.log.slice(kept),
      beats: changes.flatMap(change => change.beats),
    };
  }
}
