// The pending decision: who is asked, which options are legal, and how many of them an answer must name.
import { ProgramFault, type Refusal } from '../errors.ts';
import type { Game } from '../game.ts';
import type { AskStep } from '../program/program.ts';
import type { Frame, Seat, State } from '../state/state.ts';
import { named, roomOf, timesOf } from './plan.ts';

/**
 * One thing that may be chosen. `verb` says what kind, `a` and `b` what it is about (a card, a seat, a conflict, a number;
 * -1 for nothing). Its id is made of the three and stays the same however the menu changes.
 */
export interface Option {
  readonly verb: string;
  readonly a: number;
  readonly b: number;
}

/** Makes an option. */
export function option(verb: string, a = -1, b = -1): Option {
  return { verb, a, b };
}

/** The stable id of an option: `support:12:3`, `number:2`, `pass`. */
export function optionId(o: Option): string {
  return o.b >= 0 ? `${o.verb}:${o.a}:${o.b}` : o.a >= 0 ? `${o.verb}:${o.a}` : o.verb;
}

/** No option has a longer id. */
const LONGEST = 80;
const SHAPE = /^([A-Za-z][A-Za-z -]*)(?::(0|[1-9]\d{0,14}))?(?::(0|[1-9]\d{0,14}))?$/;

/** Reads an option id, written as `optionId` writes it; null for every other text, and for what is no text. */
export function parseOption(id: unknown): Option | null {
  const match = typeof id === 'string' && id.length <= LONGEST ? SHAPE.exec(id) : null;
  return match ? { verb: match[1]!, a: match[2] ? Number(match[2]) : -1, b: match[3] ? Number(match[3]) : -1 } : null;
}

/** The pending decision: who owes an answer, and what has been answered so far (null: not yet). */
export interface Ask {
  readonly id: number;
  readonly seats: readonly Seat[];
  readonly picks: readonly (readonly Option[] | null)[];
}

/** Whence the options of a decision come. One menu serves every place that asks the same kind of question. */
export interface Menu<S extends State> {
  readonly name: string;
  /** the legal options, in a fixed order */
  list(s: S, f: Frame, seat: Seat): Option[];
  /**
   * True where there is always something to choose, be it to pass. Who is asked there is asked before anything is listed: what is only
   * tried out up to that question need not list it.
   */
  readonly neverEmpty?: true;
  /**
   * True if there is anything that an answer may name, where that is known sooner than all of it: who may name as little as he likes of a plan is asked
   * before anything is listed.
   */
  some?(s: S, f: Frame, seat: Seat): boolean;
  /** what a person reads: one short line, which tells the option from all others that are not the same */
  label(s: S, f: Frame, o: Option, seat: Seat): string;
  /** the question, in one line: how many, of how many, for what */
  prompt(s: S, f: Frame, seat: Seat): string;
  /**
   * What is at stake, for one who does not know the rules: what the answer decides, what it costs, what becomes of the rest. One or two
   * short sentences.
   */
  stakes?(s: S, f: Frame, seat: Seat): string;
  /** the rule by which this is asked, an id of the game's catalogue; not said where a card's text asks (`QuestionView.asker`) */
  readonly rule?: string | ((s: S, f: Frame, seat: Seat) => string | null);
  /** what an option means where its label does not say it: what `no` leaves undone, what a number pays for; '' where it does */
  note?(s: S, f: Frame, o: Option, seat: Seat): string;
  /** the title of the card that an option is about; null where it is about none */
  card?(s: S, f: Frame, o: Option, seat: Seat): string | null;
  /** the rule that forbids a wish; null when it is allowed or when no single rule speaks of it */
  judge?(s: S, f: Frame, seat: Seat, wish: Option): Refusal | null;
  /** the least that can be answered, out of `list`, where something must be and neither passing nor the first of all is that */
  least?(s: S, f: Frame, seat: Seat, list: readonly Option[]): readonly Option[];
  /**
   * A good whole answer that most would give, legal as it stands: people take it, or change it, instead of making their own. Of a plan it
   * names an option as often as it is meant. Made only when a person asks, or a bot.
   */
  proposal?(s: S, f: Frame, seat: Seat): readonly Option[];
  /**
   * What an answer that is still being made comes to, in one short line: what it uses, and what is left over. Made only when a person asks.
   * @param picks what it names so far; it need not be legal yet
   */
  sum?(s: S, f: Frame, seat: Seat, picks: readonly Option[]): string;
  /**
   * True for two options between which no difference can follow: copies of one card in one state. Where only such are left to choose
   * from, nobody is asked; where one is chosen, people read them once. It must hold by what everybody sees, unless the step never answers
   * for a seat: not to be asked tells the others that the options are equal.
   */
  same?(s: S, f: Frame, a: Option, b: Option): boolean;
}

/** How many options an answer must name. */
export interface Count {
  readonly min: number;
  readonly max: number;
}

/** The step that asks, and its frame; the state must be waiting. */
export function asking<S extends State>(game: Game<S>, s: S): { step: AskStep<S>; frame: Frame } {
  const frame = s.stack[s.stack.length - 1]!;
  const step = game.programs.list[frame.program]!.code[frame.step]!;
  if (step.op !== 'ask')
    throw new ProgramFault(
      'the match waits where nothing is asked',
      game.programs.list[frame.program]!.name,
      frame.step,
    );
  return { step, frame };
}

/** The seats that still owe an answer. */
export function awaited(s: State): readonly Seat[] {
  const ask = s.ask;
  if (ask === null) return [];
  if (ask.seats.length === 1) return ask.picks[0] === null ? ask.seats : [];
  return ask.seats.filter((_, i) => ask.picks[i] === null);
}

/** The legal options of a seat that is asked; listed once for each decision. */
export function options<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Option[] {
  const ask = s.ask;
  const at = ask === null ? -1 : ask.seats.indexOf(seat);
  if (ask === null || at < 0) return [];
  if (s.menus === null || s.menus.ask !== ask) s.menus = { ask, lists: [] };
  let list = s.menus.lists[at];
  if (list === undefined) {
    const { step, frame } = asking(game, s);
    list = step.menu.list(s, frame, seat);
    s.menus.lists[at] = list;
  }
  return list;
}

/** How many options the seat must name. Where fewer are legal than the least, all of them. */
export function count<S extends State>(game: Game<S>, s: S, seat: Seat): Count {
  const { step, frame } = asking(game, s);
  const available = roomOf(step, s, frame, seat, options(game, s, seat));
  const max = Math.min(available, step.max(s, frame, seat));
  return { min: Math.min(step.min(s, frame, seat), max), max };
}

/** True where a question is posed before anything is listed for it: any plan may be made, and it is known that there is something to name. */
export const asksForPlan = <S extends State>(step: AskStep<S>, s: S, f: Frame, seat: Seat): boolean =>
  step.plan !== null &&
  step.menu.some !== undefined &&
  step.alike === null &&
  step.min(s, f, seat) === 0 &&
  step.max(s, f, seat) > 0 &&
  step.menu.some(s, f, seat);

/** Whether a seat that is asked can answer in one way alone, so that there is nothing to choose. */
export function forced<S extends State>(game: Game<S>, s: S, seat: Seat): boolean {
  const { step, frame } = asking(game, s);
  // who is asked for a plan that may be empty can make another
  if (asksForPlan(step, s, frame, seat)) return false;
  const { min, max } = count(game, s, seat);
  const list = options(game, s, seat);
  const available = roomOf(step, s, frame, seat, list);
  if (max === 0 || (min === available && (available === 1 || !step.ordered))) return true;
  return min === max && step.plan === null && allSame(step.menu, s, frame, list);
}

/** True if it does not matter which of the options are named, nor in which order. */
export function allSame<S extends State>(menu: Menu<S>, s: S, f: Frame, list: readonly Option[]): boolean {
  if (menu.same === undefined) return false;
  for (let i = 1; i < list.length; i++) if (!menu.same(s, f, list[0]!, list[i]!)) return false;
  return true;
}

/**
 * The options as a person reads them: those that are the same together, where one is chosen or a plan is asked for. The first of each is
 * read; a plan may name it as often as all of them together (`checked`).
 */
export function optionGroups<S extends State>(game: Game<S>, s: S, seat: Seat): readonly (readonly Option[])[] {
  const { step, frame } = asking(game, s);
  const list = options(game, s, seat);
  const { same } = step.menu;
  if (same === undefined || (step.plan === null && count(game, s, seat).max !== 1)) return list.map(o => [o]);
  const groups: Option[][] = [];
  for (const o of list) {
    const group = groups.find(([first]) => same(s, frame, first!, o));
    if (group === undefined) groups.push([o]);
    else group.push(o);
  }
  return groups;
}

/** The answer that the table proposes to a seat that is asked (`Menu.proposal`); null where it proposes none. */
export function proposed<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Option[] | null {
  const { step, frame } = asking(game, s);
  return step.menu.proposal?.(s, frame, seat) ?? null;
}

/** True where the order of the named options counts. */
export function ordered<S extends State>(game: Game<S>, s: S): boolean {
  return asking(game, s).step.ordered;
}

/** True if a seat may answer this where `list` is legal: every option is one of them, and as many as are wanted are named. */
export function answers<S extends State>(
  s: S,
  f: Frame,
  step: AskStep<S>,
  seat: Seat,
  list: readonly Option[],
  picks: readonly Option[],
): boolean {
  const max = Math.min(roomOf(step, s, f, seat, list), step.max(s, f, seat));
  if (picks.length > max || picks.length < Math.min(max, step.min(s, f, seat))) return false;
  for (const p of picks) if (named(list, p) === 0 || named(picks, p) > timesOf(step, s, f, seat, p)) return false;
  return step.plan === null || step.plan.check(s, f, seat, picks) === null;
}

/**
 * The rule that an answer to a plan breaks as a whole; null where it is legal, and for every other kind of question.
 * @param picks options out of `options(game, s, seat)`
 */
export function planBreaks<S extends State>(game: Game<S>, s: S, seat: Seat, picks: readonly Option[]): Refusal | null {
  const { step, frame } = asking(game, s);
  return step.plan === null ? null : step.plan.check(s, frame, seat, picks);
}

/** How often an answer of the seat may name an option. */
export function most<S extends State>(game: Game<S>, s: S, seat: Seat, o: Option): number {
  const { step, frame } = asking(game, s);
  return timesOf(step, s, frame, seat, o);
}
