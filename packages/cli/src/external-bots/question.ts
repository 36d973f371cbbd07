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
  ordered,
  type Seat,
  type State,
  usualOptions,
} from '@orrery/kernel';

/** A question as a program reads it: the ids of the options, and how many to choose. */
export interface PlainQuestion {
  readonly menu: string;
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  /** true if options may be chosen several times and are judged together */
  readonly plan: boolean;
  /** with words for people if they are wanted; otherwise only an id, and in a plan how often it may be chosen */
  readonly options: readonly (Pick<OptionView, 'id'> & Partial<OptionView>)[];
}

/**
 * The question to a seat.
 * @param labels true for words for people: prompt, stakes, labels, the table's proposal
 */
function posed<S extends State>(game: Game<S>, state: S, seat: Seat, labels: boolean): PlainQuestion {
  const { step } = asking(game, state);
  const plan = step.plan !== null;
  if (labels) {
    const { options, ...question } = decisionView(game, state, seat)!.question!;
    return { ...question, options: options.filter(o => o.rare !== true), plan };
  }
  const list = usualOptions(game, state, seat);
  return {
    menu: step.menu.name,
    ...count(game, state, seat, list),
    ordered: ordered(game, state),
    plan,
    options: list.map(o => (plan ? { id: optionId(o), most: most(game, state, seat, o) } : { id: optionId(o) })),
  };
}

/**
 * The question to a bot: a record for each option, and the smallest legal answer, which counts if the bot gives none.
 * @param labels true for words for people
 */
export const questionOf = <S extends State>(game: Game<S>, state: S, seat: Seat, labels: boolean) => ({
  ...posed(game, state, seat, labels),
  least: leastAnswer(game, state, seat).map(optionId),
});

/**
 * The question to a learning program: a list for each property of the options.
 * @param labels true for words for people
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
