// Questions of rulebook procedures: the step that asks a player, and yes-or-no questions.
import { type Menu, option } from '../decision/decision.ts';
import type { Plan } from '../decision/plan.ts';
import type { Alike, AskStep, Holds, ReadList } from '../program/program.ts';
import type { Frame, Seat, State } from '../state/state.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Effect } from './word.ts';

/** The parts of an `ask` word. Some are functions, so only rulebook procedures use it. Cards use the words that games build on it. */
export interface AskWord<S extends State> {
  readonly who: ReadList<S>;
  readonly menu: Menu<S>;
  readonly min?: (s: S, f: Frame, seat: Seat) => number;
  readonly max?: (s: S, f: Frame, seat: Seat) => number;
  readonly ordered?: boolean;
  /** false: ask even if there is only one legal answer */
  readonly skip?: boolean | Holds<S>;
  /** for options that may be chosen several times and are checked all together */
  readonly plan?: Plan<S>;
  /** the answer to take without asking, if all answers have the same effect; null if the answer matters */
  readonly alike?: Alike<S>;
}

const one = () => 1;

/** Makes the step that asks a question. By default it wants one answer, and takes a single legal answer without asking. */
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

/** Makes a question of a rulebook procedure. Its answers go to `take`. */
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

/** Makes the menu of a yes-or-no question. */
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

/** Other texts of a yes-or-no question: the stakes, the rule, and the meaning of each answer. */
export interface YesNo<S extends State> extends Pick<Menu<S>, 'stakes' | 'rule'> {
  readonly yes?: string | ((s: S, f: Frame, seat: Seat) => string);
  readonly no?: string | ((s: S, f: Frame, seat: Seat) => string);
}
