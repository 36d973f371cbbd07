// The pending decision as a viewer may read it: the question, its options and what each of them means.
import type { Viewer } from '../fact/facts.ts';
import type { Game } from '../game.ts';
import type { CardId, Seat, State } from '../state/state.ts';
import { asking, awaited, count, type Option, optionGroups, optionId, proposed } from './decision.ts';

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

/** One option as a person reads it. */
export interface OptionView {
  readonly id: string;
  /** one short line that no other option of the question has */
  readonly label: string;
  /** what it means, where the label does not say it; else '' */
  readonly note: string;
  /** the title of the card that it is about, whose page tells more; null where it is about none */
  readonly card: string | null;
  /** of a plan: how often an answer may name it; where there is none it may be named once */
  readonly most?: number;
}

export interface QuestionView {
  /** the name of the menu, such as `action` */
  readonly menu: string;
  /** the question, in one line */
  readonly prompt: string;
  /** what is at stake: what the answer decides, what it costs, what becomes of the rest */
  readonly stakes: string;
  /** the rule by which this is asked, as the catalogue names it; null where a card's text asks */
  readonly rule: string | null;
  /** the title of the card whose text asks; null where a rule does */
  readonly asker: string | null;
  /** what may be named; where one is, or a plan is asked for, options that are the same stand here once (`Menu.same`) */
  readonly options: readonly OptionView[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  /**
   * the whole answer that the table proposes, as ids of these options, one that is meant several times as often; null where it proposes none
   */
  readonly proposal: readonly string[] | null;
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
  const { menu } = step;
  const groups = optionGroups(game, s, seat);
  /** options that are the same are read as the first of them */
  const read = (o: Option): string =>
    optionId((groups.find(group => group.some(x => optionId(x) === optionId(o))) ?? [o])[0]!);
  const rule = (typeof menu.rule === 'function' ? menu.rule(s, frame, seat) : menu.rule) ?? null;
  return {
    menu: menu.name,
    prompt: menu.prompt(s, frame, seat),
    stakes: menu.stakes?.(s, frame, seat) ?? '',
    rule,
    asker: rule === null ? askerOf(game, s, frame.self, seat) : null,
    options: groups.map(group => {
      const o = group[0]!;
      const asked = {
        id: optionId(o),
        label: menu.label(s, frame, o, seat),
        note: menu.note?.(s, frame, o, seat) ?? '',
        card: menu.card?.(s, frame, o, seat) ?? null,
      };
      if (step.plan === null) return asked;
      const { times } = step.plan;
      const most = group.reduce((n, x) => n + times(s, frame, seat, x), 0);
      return { ...asked, most: Math.min(most, max) };
    }),
    min,
    max,
    ordered: step.ordered,
    proposal: proposed(game, s, seat)?.map(read) ?? null,
  };
}

/** The title of the card whose text runs, as a seat may know it. */
function askerOf<S extends State>(game: Game<S>, s: S, self: CardId, seat: Seat): string | null {
  return self >= 0 && game.knows(s, self, seat) ? game.facts.names.title(s, self) : null;
}
