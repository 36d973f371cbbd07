import { asking, awaited, count, optionId, options } from './decision.ts';
import type { Viewer } from './facts.ts';
import type { Game } from './game.ts';
import type { Seat, State } from './state.ts';

/** What is asked. Only those who are asked see the question: it may name a card that is not on the table yet. */
export interface DecisionView {
  readonly id: number;
  /** the seats that still owe an answer */
  readonly awaited: readonly Seat[];
  /** what the viewer is asked; null where that is nothing */
  readonly question: QuestionView | null;
  /** what every awaited seat is asked, in their order: for one who sees all; empty for everybody else */
  readonly questions: readonly SeatQuestion[];
}

/** What one seat is asked. */
export interface SeatQuestion {
  readonly seat: Seat;
  readonly question: QuestionView;
}

export interface QuestionView {
  /** the name of the menu, such as `action` */
  readonly menu: string;
  readonly prompt: string;
  /** `most` of a plan: how often an answer may name it; where there is none it may be named once */
  readonly options: readonly { readonly id: string; readonly label: string; readonly most?: number }[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
}

const NONE: readonly never[] = [];

/**
 * The pending decision as a viewer may know it; null where nothing is asked. It costs the question alone: hosts ask here, and build no
 * view to ask somebody.
 */
export function decisionView<S extends State>(game: Game<S>, s: S, viewer: Viewer): DecisionView | null {
  if (s.ask === null) return null;
  const waits = awaited(s);
  return {
    id: s.ask.id,
    awaited: waits,
    question: typeof viewer === 'number' && waits.includes(viewer) ? questionView(game, s, viewer) : null,
    questions: viewer === 'all' ? waits.map(seat => ({ seat, question: questionView(game, s, seat) })) : NONE,
  };
}

function questionView<S extends State>(game: Game<S>, s: S, seat: Seat): QuestionView {
  const { step, frame } = asking(game, s);
  const { min, max } = count(game, s, seat);
  return {
    menu: step.menu.name,
    prompt: step.menu.prompt(s, frame, seat),
    options: options(game, s, seat).map(o => {
      const asked = { id: optionId(o), label: step.menu.label(s, frame, o) };
      return step.plan === null ? asked : { ...asked, most: step.plan.times(s, frame, seat, o) };
    }),
    min,
    max,
    ordered: step.ordered,
  };
}
