// Tells what an answer will do, as far as that is certain.
import {
  type Course,
  checked,
  type DecisionView,
  foresee,
  linesOf,
  type Seat,
  type Sentence,
  type State,
  trials,
  type Until,
} from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { type Warning, warningsOf } from './warnings.ts';

/** What will happen for certain, and why no more can be told. */
export interface Outlook {
  /** what the seat will be told; of cards that it will only then get to know, that there are some */
  readonly sentences: readonly Sentence[];
  /**
   * Why it ends there: `decision`, somebody decides; `hidden`, it depends on what the seat does not know; `random`, on chance; `over`, the
   * match is.
   */
  readonly until: Until;
  /** who is asked then, and what, as far as the seat may know it; null unless `until` is `decision` */
  readonly next: DecisionView | null;
}

/** What an answer would do, told before it is given. */
export interface Preview extends Outlook {
  /** how it goes on if everybody who is asked whether to answer it lets it happen; null where nobody is asked that */
  readonly unanswered: Outlook | null;
  readonly warnings: readonly Warning[];
}

/**
 * What an answer of a seat would do, up to the next decision, as far as it is certain whatever lies hidden (see `foresee`). Where the
 * seat can then answer in one way alone, that is taken as answered. The match is left as it is.
 * @param ids the whole answer
 * @throws Refused where it could not be given, with the reason
 */
export function preview<S extends State>(table: TableGame<S>, s: S, seat: Seat, ids: readonly string[]): Preview {
  const { game } = table;
  const picks = checked(game, s, s.ask?.id ?? -1, seat, ids);
  const tried = trials(game, s, seat);
  const foreseen = foresee(game, tried, picks);
  return {
    ...outlook(table, foreseen),
    unanswered: foreseen.unanswered === null ? null : outlook(table, foreseen.unanswered),
    warnings: picks.length === 1 ? warningsOf(table, s, tried, picks[0]!) : [],
  };
}

const outlook = <S extends State>({ game }: TableGame<S>, { told, until, next }: Course): Outlook => ({
  sentences: linesOf(game, told).map(line => line.sentence),
  until,
  next,
});
