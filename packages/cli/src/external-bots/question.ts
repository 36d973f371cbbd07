// A question as a program reads it.
import {
  asking,
  count,
  decisionView,
  type Game,
  leastAnswer,
  most,
  type OptionView,
  optionId,
  options,
  ordered,
  type Seat,
  type State,
} from '@orrery/kernel';

/** A question as a program reads it: the ids of what may be named, and how many of them. */
export interface PlainQuestion {
  readonly menu: string;
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  /** true where options may be named several times and are judged all together */
  readonly plan: boolean;
  /** with words for people where these are wished for; otherwise an id, and of a plan how often it may be named */
  readonly options: readonly (Pick<OptionView, 'id'> & Partial<OptionView>)[];
}

/**
 * What a seat is asked.
 * @param labels in words for people too: prompt, stakes, labels, the table's own proposal
 */
function posed<S extends State>(game: Game<S>, state: S, seat: Seat, labels: boolean): PlainQuestion {
  const { step } = asking(game, state);
  const plan = step.plan !== null;
  if (labels) return { ...decisionView(game, state, seat)!.question!, plan };
  return {
    menu: step.menu.name,
    ...count(game, state, seat),
    ordered: ordered(game, state),
    plan,
    options: options(game, state, seat).map(o =>
      plan ? { id: optionId(o), most: most(game, state, seat, o) } : { id: optionId(o) },
    ),
  };
}

/**
 * What a bot is asked: a record for each option, and as little as may be answered, which is answered for a seat that gives no answer.
 * @param labels in words for people too
 */
export const questionOf = <S extends State>(game: Game<S>, state: S, seat: Seat, labels: boolean) => ({
  ...posed(game, state, seat, labels),
  least: leastAnswer(game, state, seat).map(optionId),
});

/**
 * What one who learns is asked: a list for each thing that is told of the options.
 * @param labels in words for people too
 */
export function inColumns<S extends State>(game: Game<S>, state: S, seat: Seat, labels: boolean): object {
  const { options: list, ...question } = posed(game, state, seat, labels);
  return {
    ...question,
    options: list.map(({ id }) => id),
    ...(question.plan ? { most: list.map(o => o.most) } : {}),
    ...(labels
      ? {
          labels: list.map(({ label }) => label),
          notes: list.map(({ note }) => note),
          cards: list.map(({ card }) => card),
        }
      : {}),
  };
}
