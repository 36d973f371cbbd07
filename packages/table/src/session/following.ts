// What has changed for each viewer who follows a match, so that only changes are sent.
import {
  difference,
  type Fact,
  type Heard,
  type Patch,
  sharedStart,
  toldTo,
  type ViewEnd,
  type Viewer,
} from '@orrery/kernel';
import type { LogLine } from './log.ts';

/** How many changes are kept for a viewer who is behind; whoever is further behind looks anew. */
const MOST_CHANGES = 50;

/** Everything that a viewer may know, to begin with. */
export interface Look {
  readonly revision: number;
  readonly view: object & ViewEnd;
  readonly log: readonly LogLine[];
}

/** What has changed for a viewer since he last looked: what is sent instead of everything. */
export interface Update {
  /** what he then has seen */
  readonly revision: number;
  /** his view, with this (`patched`), is what it is now */
  readonly patch: Patch;
  /** what has happened, as far as he may know it */
  readonly facts: readonly Fact[];
  /** how many lines of his log still stand; those behind them have been taken back */
  readonly kept: number;
  /** the lines that have come behind them */
  readonly lines: readonly LogLine[];
}

interface FollowedChange {
  readonly revision: number;
  readonly patch: Patch;
  readonly facts: readonly Fact[];
  readonly kept: number;
}

interface Followed {
  view: object & ViewEnd;
  log: readonly LogLine[];
  /** how long that log was: it grows in place, and is another list where some of it has been taken back */
  length: number;
  /** the revision before the first of the changes kept */
  since: number;
  changes: FollowedChange[];
}

/** What changes for those who follow a match. For whoever does not follow it nothing is worked out. */
export class Following {
  private readonly viewers = new Map<Viewer, Followed>();

  /**
   * @param viewOf a viewer's whole view
   * @param logOf a viewer's log
   */
  constructor(
    private readonly viewOf: (viewer: Viewer) => object & ViewEnd,
    private readonly logOf: (viewer: Viewer) => readonly LogLine[],
  ) {}

  /** Gives a viewer everything; from now on what changes is kept for him. */
  look(viewer: Viewer, revision: number): Look {
    const log = this.logOf(viewer);
    let followed = this.viewers.get(viewer);
    if (followed === undefined) {
      followed = { view: this.viewOf(viewer), log, length: log.length, since: revision, changes: [] };
      this.viewers.set(viewer, followed);
    }
    return { revision, view: followed.view, log: log.slice() };
  }

  /** About how many bytes it takes in memory. @param cards how many there are in the match */
  bytes(cards: number): number {
    let bytes = 0;
    for (const { changes } of this.viewers.values()) bytes += 20 * cards + 1_000 * changes.length;
    return bytes;
  }

  /** A viewer follows the match no longer. */
  forget(viewer: Viewer): void {
    this.viewers.delete(viewer);
  }

  /** Something has happened: works out what that is for each who follows. */
  note(revision: number, heard: readonly Heard[]): void {
    for (const [viewer, followed] of this.viewers) {
      const view = this.viewOf(viewer);
      const log = this.logOf(viewer);
      const kept = log === followed.log ? followed.length : Math.min(followed.length, sharedStart(followed.log, log));
      const facts = heard.map(one => toldTo(one, viewer).fact);
      followed.changes.push({ revision, patch: difference(followed.view, view), facts, kept });
      if (followed.changes.length > MOST_CHANGES) followed.since = followed.changes.shift()!.revision;
      followed.view = view;
      followed.log = log;
      followed.length = log.length;
    }
  }

  /** What has changed for a viewer since a revision; null where he does not follow, or is too far behind, and must look. */
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
    };
  }
}
