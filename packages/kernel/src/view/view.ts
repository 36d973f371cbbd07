// What a viewer may know of a match, and how that view changes.
import { type DecisionView, decisionView } from '../decision/question.ts';
import type { Fact, Viewer } from '../fact/facts.ts';
import { sentences } from '../fact/log.ts';
import { type Heard, toldTo } from '../fact/told.ts';
import type { Game } from '../game.ts';
import { beginLook } from '../program/work.ts';
import type { Result, State } from '../state/state.ts';
import type { Sentence } from '../text/sentence.ts';
import { type ListView, listsOf } from './brought.ts';
import { difference, type Patch, patched } from './patch.ts';

/** The fields at the end of every game's view: open deck lists, the pending decision as the viewer may know it, and the result. */
export interface ViewEnd {
  /** by seat: the cards that each player brought; absent unless everybody may read the lists */
  readonly lists?: readonly ListView[];
  readonly decision: DecisionView | null;
  readonly result: Result | null;
}

/**
 * Returns everything that a viewer may know of a match now: the game's own view of the table, open deck lists, the pending decision and the result.
 */
export function viewOf<S extends State>(game: Game<S>, s: S, viewer: Viewer): object & ViewEnd {
  beginLook();
  const lists = s.lists === 'open' ? { lists: listsOf(game, s) } : null;
  return { ...game.table(s, viewer), ...lists, decision: decisionView(game, s, viewer), result: s.result };
}

/** What happened since the last view: the changes of the view, the facts as the viewer may know them, and the log's sentences about them. */
export interface Change {
  readonly patch: Patch;
  readonly facts: readonly Fact[];
  readonly sentences: readonly Sentence[];
}

/**
 * Returns the change for a viewer, to send instead of a whole view.
 * @param before the view that the viewer has
 * @param after the new view (`viewOf`)
 * @param heard what has happened in between
 */
export function changeOf<S extends State>(
  game: Game<S>,
  before: object,
  after: object,
  heard: readonly Heard[],
  viewer: Viewer,
): Change {
  return {
    patch: difference(before, after),
    facts: heard.map(one => toldTo(one, viewer).fact),
    sentences: sentences(game, heard, viewer),
  };
}

/** Returns the next view: the old view with the change. The old view does not change. */
export function applyChange<V>(view: V, change: Change): V {
  return patched(view, change.patch);
}
