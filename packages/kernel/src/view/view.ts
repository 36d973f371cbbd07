// What a viewer may know of a match, and how that view changes.
import { type DecisionView, decisionView } from '../decision/question.ts';
import type { Fact, Viewer } from '../fact/facts.ts';
import { sentences } from '../fact/log.ts';
import { type Heard, toldTo } from '../fact/told.ts';
import type { Game } from '../game.ts';
import type { Result, State } from '../state/state.ts';
import type { Sentence } from '../text/sentence.ts';
import { type ListView, listsOf } from './brought.ts';
import { difference, type Patch, patched } from './patch.ts';

/** What every game's view ends with: the lists where they lie open, the pending decision as the viewer may know it, and how the match ended. */
export interface ViewEnd {
  /** by seat: what each has brought; there only where everybody may read it */
  readonly lists?: readonly ListView[];
  readonly decision: DecisionView | null;
  readonly result: Result | null;
}

/** Everything that a viewer may know of a match now: the game's own view of the table, the lists where they lie open, then the pending decision and the result. */
export function viewOf<S extends State>(game: Game<S>, s: S, viewer: Viewer): object & ViewEnd {
  const lists = s.lists === 'open' ? { lists: listsOf(game, s) } : null;
  return { ...game.table(s, viewer), ...lists, decision: decisionView(game, s, viewer), result: s.result };
}

/** What happened since a viewer last looked: how his view changes, what he may know of the facts, and the log's sentences of them. */
export interface Change {
  readonly patch: Patch;
  readonly facts: readonly Fact[];
  readonly sentences: readonly Sentence[];
}

/**
 * What changes for a viewer, to be sent instead of a whole view.
 * @param before the view that the viewer has
 * @param after the view that he is to have (`viewOf`)
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

/** The next view: the one that a change was made for, with the change. The view that is given stays as it is. */
export function applyChange<V>(view: V, change: Change): V {
  return patched(view, change.patch);
}
