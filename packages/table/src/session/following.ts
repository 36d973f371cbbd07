// The changes for each viewer who follows a match, so that only changes are sent.
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

/** The most changes that are kept for a viewer. A viewer who is further behind gets everything. */
const MOST_CHANGES = 50;

/** All that a viewer may know, to start with. */
export interface Look {
  readonly revision: number;
  readonly view: object & ViewEnd;
  readonly log: readonly LogLine[];
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
  /** the length of that log: it grows in place, and is a new list after an undo */
  length: number;
  /** the revision before the first stored change */
  since: number;
  changes: FollowedChange[];
}

/** Computes the changes for those who follow a match, and for nobody else. */
export class Following {
  private readonly viewers = new Map<Viewer, Followed>();

  /**
   * @param viewOf returns a viewer's whole view
   * @param logOf returns a viewer's log
   */
  constructor(
    private readonly viewOf: (viewer: Viewer) => object & ViewEnd,
    private readonly logOf: (viewer: Viewer) => readonly LogLine[],
  ) {}

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
    };
  }
}
