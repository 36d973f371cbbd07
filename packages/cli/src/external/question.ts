import {
  asking,
  count,
  decisionView,
  type Game,
  leastAnswer,
  most,
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
  readonly options: readonly { readonly id: string; readonly most?: number }[];
  /** as little as may be answered: what is answered for a seat that gives no answer */
  readonly least: readonly string[];
}

/**
 * What a seat is asked.
 * @param labels in words for people too: prompt, stakes, labels, the table's own proposal
 */
export function questionOf<S extends State>(game: Game<S>, state: S, seat: Seat, labels: boolean): PlainQuestion {
  const { step } = asking(game, state);
  const plan = step.plan !== null;
  const least = leastAnswer(game, state, seat).map(optionId);
  if (labels) return { ...decisionView(game, state, seat)!.question!, plan, least };
  return {
    menu: step.menu.name,
    ...count(game, state, seat),
    ordered: ordered(game, state),
    plan,
    options: options(game, state, seat).map(o => ({
      id: optionId(o),
      ...(plan ? { most: most(game, state, seat, o) } : {}),
    })),
    least,
  };
}
