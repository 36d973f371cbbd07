// The pending decision for a viewer: the question, its options and their meaning.
import type { Viewer } from '../fact/facts.ts';
import type { Game } from '../game.ts';
import type { CardId, Seat, State } from '../state/state.ts';
import { asking, awaited, count, type Option, optionGroups, optionId, proposed, usualOptions } from './decision.ts';
import { fullest } from './fullest.ts';

/** The pending decision. Only the asked players see the question, because it may name a card that is not on the table yet. */
export interface DecisionView {
  readonly id: number;
  /** the seats that still have to answer */
  readonly awaited: readonly Seat[];
  /** the viewer's question; null if there is none */
  readonly question: QuestionView | null;
  /** the questions of all awaited seats, in order, for a viewer who sees all; empty for everybody else */
  readonly questions: readonly SeatQuestion[];
}

/** The question of one seat. */
export interface SeatQuestion {
  readonly seat: Seat;
  readonly question: QuestionView;
}

/** One option as a person reads it. */
export interface OptionView {
  readonly id: string;
  /** one short line that no other option of the question has */
  readonly label: string;
  /** its meaning, if the label does not say it; else '' */
  readonly note: string;
  /** the title of its card, whose page tells more; null if there is none */
  readonly card: string | null;
  /** in a plan, how often an answer may name it; absent if once */
  readonly most?: number;
  /** how often in a row it can be wanted at once (`Menu.again`); absent if once */
  readonly again?: number;
  /** true for an option that hardly anybody wants (`Menu.rare`); such options come last. Absent for others */
  readonly rare?: true;
}

export interface QuestionView {
  /** the name of the menu, such as `action` */
  readonly menu: string;
  /** the question, in one line */
  readonly prompt: string;
  /** the stakes: what the answer decides, what it costs, what happens to the rest */
  readonly stakes: string;
  /** the catalogue id of the rule that asks; null if a card's text asks */
  readonly rule: string | null;
  /** the title of the card whose text asks; null if a rule asks */
  readonly asker: string | null;
  /** the options; if one is chosen or a plan is asked for, equal options stand here once (`Menu.same`) */
  readonly options: readonly OptionView[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  /** the complete answer that the table proposes, as ids of these options, repeated if meant several times; null if there is none */
  readonly proposal: readonly string[] | null;
  /** in a plan of things that a player may want all of: the fullest legal answer, as ids of these options (`fullest`); absent for other questions */
  readonly fullest?: readonly string[];
}

const NONE: readonly never[] = [];

/** Returns the pending decision for a viewer; null if there is no question. It computes only the question: hosts call this and build no view. */
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
  /** people read the first of several equal options */
  const read = (o: Option): string =>
    optionId((groups.find(group => group.some(x => optionId(x) === optionId(o))) ?? [o])[0]!);
  const most = fullest(game, s, seat);
  const usual = menu.rare === undefined ? null : usualOptions(game, s, seat);
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
        ...(usual !== null && !usual.includes(o) && { rare: true as const }),
      };
      if (step.plan === null) {
        const again = max === 1 ? (menu.again?.(s, frame, o, seat) ?? 1) : 1;
        return again > 1 ? { ...asked, again } : asked;
      }
      const { times } = step.plan;
      const most = group.reduce((n, x) => n + times(s, frame, seat, x), 0);
      return { ...asked, most: Math.min(most, max) };
    }),
    min,
    max,
    ordered: step.ordered,
    proposal: proposed(game, s, seat)?.map(read) ?? null,
    ...(most !== null && { fullest: most.map(read) }),
  };
}

/** Returns the title of the card whose text runs, if the seat may know it. */
function askerOf<S extends State>(game: Game<S>, s: S, self: CardId, seat: Seat): string | null {
  return self >= 0 && game.knows(s, self, seat) ? game.facts.names.title(s, self) : null;
}
