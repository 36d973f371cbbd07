// Shows what an answer will do, as far as that is certain.
import {
  type Course,
  checked,
  type DecisionView,
  foresee,
  linesOf,
  parseOption,
  type Seat,
  type Sentence,
  type State,
  trials,
  type Until,
} from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { goesOn, wishedFor } from '../questions/series.ts';
import { changesOf, type MeasureChange } from './changes.ts';
import { type Warning, warningsOf } from './warnings.ts';

/** What will certainly happen, and why no more can be told. */
export interface Outlook {
  /** what the seat will be told; cards that it learns only then are counted, not named */
  readonly sentences: readonly Sentence[];
  /** why it ends there: `decision`, somebody decides; `hidden`, hidden cards decide; `random`, chance decides; `over`, the match ends */
  readonly until: Until;
  /** who is asked then, and what, as far as the seat may know; null unless `until` is `decision` */
  readonly next: DecisionView | null;
}

/** What an answer would do, shown before it is given. */
export interface Preview extends Outlook {
  /** what happens if nobody responds; null if nobody is asked to */
  readonly unanswered: Outlook | null;
  /** the numbers that it changes for certain; with an answer that others may respond to, if nobody does */
  readonly changes: readonly MeasureChange[];
  readonly warnings: readonly Warning[];
}

/**
 * Returns what a seat's answer would do, up to the next decision, as far as it is certain whatever the hidden cards are (see `foresee`). If the seat
 * has only one answer to a later question, that answer is assumed. The match does not change.
 * @param ids the complete answer, or a series of equal answers, which is shown as a whole
 * @param obvious the answer that the table gives for the seat to a later question; null if the seat is asked
 * @throws Refused if the answer is not legal, with the reason
 */
export function preview<S extends State>(
  table: TableGame<S>,
  s: S,
  seat: Seat,
  ids: readonly string[],
  obvious: (world: S) => readonly string[] | null = () => null,
): Preview {
  const { game } = table;
  const { ids: first, times } = wishedFor(table, s, seat, ids);
  const picks = checked(game, s, s.ask?.id ?? -1, seat, first);
  const tried = trials(game, s, seat);
  const ahead = (world: S, given: number) =>
    given < times && goesOn(table, s, world, seat, picks[0]!)
      ? picks
      : (obvious(world)?.map(id => parseOption(id)!) ?? null);
  const foreseen = foresee(game, tried, picks, ahead);
  return {
    ...outlook(table, foreseen),
    unanswered: foreseen.unanswered === null ? null : outlook(table, foreseen.unanswered),
    changes: changesOf(table, tried, foreseen),
    warnings: picks.length === 1 ? warningsOf(table, s, tried, picks[0]!) : [],
  };
}

const outlook = <S extends State>({ game }: TableGame<S>, { told, until, next }: Course): Outlook => ({
  sentences: linesOf(game, told).map(line => line.sentence),
  until,
  next,
});
