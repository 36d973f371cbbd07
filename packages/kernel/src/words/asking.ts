// Questions of rulebook procedures: the step that asks somebody, and the question that is answered with yes or no.
import { type Menu, option } from '../decision/decision.ts';
import type { Plan } from '../decision/plan.ts';
import type { Alike, AskStep, Holds, ReadList } from '../program/program.ts';
import type { Frame, Seat, State } from '../state/state.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Effect } from './word.ts';

/** What an `ask` word may say. Functions belong to rulebook procedures; cards use the words that games build on it. */
export interface AskWord<S extends State> {
  readonly who: ReadList<S>;
  readonly menu: Menu<S>;
  readonly min?: (s: S, f: Frame, seat: Seat) => number;
  readonly max?: (s: S, f: Frame, seat: Seat) => number;
  readonly ordered?: boolean;
  /** false: ask even where there is but one legal answer */
  readonly skip?: boolean | Holds<S>;
  /** for options that may be named several times, judged all together */
  readonly plan?: Plan<S>;
  /** the answer that is taken unasked, where all come to the same; null where one makes a difference */
  readonly alike?: Alike<S>;
}

const one = () => 1;

/** The step that asks a question; what is not said is as usual: one answer is wanted, and a single legal one is taken unasked. */
export function askStep<S extends State>(q: AskWord<S>, take: AskStep<S>['take']): AskStep<S> {
  return {
    op: 'ask',
    who: q.who,
    menu: q.menu,
    min: q.min ?? one,
    max: q.max ?? one,
    ordered: q.ordered ?? false,
    skip: q.skip ?? true,
    plan: q.plan ?? null,
    alike: q.alike ?? null,
    take,
  };
}

/** A question of a rulebook procedure: its answers go to `take`. */
export function ask<S extends State>(
  vocabulary: Vocabulary<S>,
  name: string,
  question: AskWord<S>,
  take: AskStep<S>['take'],
): Effect {
  return vocabulary.flow(
    name,
    c => {
      c.step(askStep(question, take));
    },
    () => '',
  )();
}

/** The menu of a question that is answered with yes or no. */
export function yesNo<S extends State>(prompt: Menu<S>['prompt'], more: YesNo<S> = {}): Menu<S> {
  const { yes = '', no = '', ...told } = more;
  return {
    name: 'may',
    list: () => [option('yes'), option('no')],
    label: (_s, _f, o) => (o.verb === 'yes' ? 'Yes' : 'No'),
    prompt,
    note: (s, f, o, seat) => {
      const means = o.verb === 'yes' ? yes : no;
      return typeof means === 'function' ? means(s, f, seat) : means;
    },
    ...told,
  };
}

/** What else is told of a question of yes or no: what is at stake, by which rule, and what each of the two means. */
export interface YesNo<S extends State> extends Pick<Menu<S>, 'stakes' | 'rule'> {
  readonly yes?: string | ((s: S, f: Frame, seat: Seat) => string);
  readonly no?: string | ((s: S, f: Frame, seat: Seat) => string);
}
