// The pending decision: who is asked, which options are legal, and how many of them an answer must name.
import { ProgramFault, type Refusal } from '../errors.ts';
import type { Game } from '../game.ts';
import type { AskStep } from '../program/program.ts';
import { beginLook } from '../program/work.ts';
import type { Frame, Seat, State } from '../state/state.ts';
import { named, roomOf, timesOf } from './plan.ts';

/**
 * One thing that may be chosen. `verb` says what kind it is; `a` and `b` say what it is about (a card, a seat, a conflict, a number; -1 for nothing).
 * Its id consists of the three, and stays the same when the menu changes.
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

/** The most letters in the id of an option. */
const LONGEST = 80;
const SHAPE = /^([A-Za-z][A-Za-z -]*)(?::(0|[1-9]\d{0,14}))?(?::(0|[1-9]\d{0,14}))?$/;

/** Reads an option id in the form of `optionId`; null for every other value. */
export function parseOption(id: unknown): Option | null {
  const match = typeof id === 'string' && id.length <= LONGEST ? SHAPE.exec(id) : null;
  return match ? { verb: match[1]!, a: match[2] ? Number(match[2]) : -1, b: match[3] ? Number(match[3]) : -1 } : null;
}

/** The pending decision: who must answer, and the answers so far (null: not yet). */
export interface Ask {
  readonly id: number;
  readonly seats: readonly Seat[];
  readonly picks: readonly (readonly Option[] | null)[];
}

/** The source of a decision's options. One menu serves every place that asks the same kind of question. */
export interface Menu<S extends State> {
  readonly name: string;
  /** the legal options, in a fixed order */
  list(s: S, f: Frame, seat: Seat): Option[];
  /**
   * Further legal options that hardly anybody wants, such as fire at one's own card. People find them after all others. Bots do not think about them,
   * and nobody is asked because of them alone. Made only when a person looks or an answer names one.
   */
  rare?(s: S, f: Frame, seat: Seat): Option[];
  /**
   * True if there is always something to choose, even if only to pass. The seat is then asked before any option is listed, and a trial up to that
   * question need not list them.
   */
  readonly neverEmpty?: true;
  /**
   * True if an answer can name anything at all, for menus that know this sooner than the whole list. If a plan may be empty, its seat is asked before
   * any option is listed.
   */
  some?(s: S, f: Frame, seat: Seat): boolean;
  /** what a person reads: one short line that distinguishes the option from all others that are not equal */
  label(s: S, f: Frame, o: Option, seat: Seat): string;
  /** the question, in one line: how many, of how many, for what */
  prompt(s: S, f: Frame, seat: Seat): string;
  /**
   * The stakes, for players who do not know the rules: what the answer decides, what it costs, what happens to the rest. One or two short sentences.
   */
  stakes?(s: S, f: Frame, seat: Seat): string;
  /** the rule that asks this, an id of the game's catalogue; absent if a card's text asks (`QuestionView.asker`) */
  readonly rule?: string | ((s: S, f: Frame, seat: Seat) => string | null);
  /** what an option means if its label does not say it: what `no` leaves undone, what a number pays for; '' if the label says it */
  note?(s: S, f: Frame, o: Option, seat: Seat): string;
  /**
   * How often in a row a player may want this option, as one wish: draws of the same pile. A table can then ask once, and answer the equal questions
   * that follow. Each of them stays a question of its own. Returns 0 if the option is not offered now. Absent if no option is wanted so.
   */
  again?(s: S, f: Frame, o: Option, seat: Seat): number;
  /** the title of the card that an option is about; null if there is none */
  card?(s: S, f: Frame, o: Option, seat: Seat): string | null;
  /** the rule that forbids a wish; null if it is allowed or if no single rule forbids it */
  judge?(s: S, f: Frame, seat: Seat, wish: Option): Refusal | null;
  /** the smallest answer out of `list`, for menus where it is neither passing nor the first option */
  least?(s: S, f: Frame, seat: Seat, list: readonly Option[]): readonly Option[];
  /**
   * A good complete answer that most players would give, legal as it is. People take it or change it. A plan names an option several times if it is
   * meant several times. Made only when a person or a bot asks.
   */
  proposal?(s: S, f: Frame, seat: Seat): readonly Option[];
  /** in a plan, true for an option that a player may want all of at once, such as ships to engage: the table then offers the fullest plan */
  fills?(s: S, f: Frame, o: Option): boolean;
  /**
   * The total of an unfinished answer, in one short line: what it uses, and what is left. Made only when a person asks.
   * @param picks the options so far; they need not be legal yet
   */
  sum?(s: S, f: Frame, seat: Seat, picks: readonly Option[]): string;
  /**
   * What an unfinished answer leaves of each thing that it spends, by its name. Made only when a person asks.
   * @param picks the options so far; they need not be legal yet
   */
  left?(s: S, f: Frame, seat: Seat, picks: readonly Option[]): Readonly<Record<string, number>>;
  /**
   * True for two options with equal results, such as copies of one card in one state. If only equal options are left, nobody is asked. If one is
   * chosen, people see them once. It must use only public facts, unless the step never answers for a seat: a missing question tells other players
   * that the options are equal.
   */
  same?(s: S, f: Frame, a: Option, b: Option): boolean;
}

/** How many options an answer must name. */
export interface Count {
  readonly min: number;
  readonly max: number;
}

/** Returns the step that asks, and its frame. The state must be waiting for an answer. */
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

/** Returns the seats that still have to answer. */
export function awaited(s: State): readonly Seat[] {
  const ask = s.ask;
  if (ask === null) return [];
  if (ask.seats.length === 1) return ask.picks[0] === null ? ask.seats : [];
  return ask.seats.filter((_, i) => ask.picks[i] === null);
}

/** Returns the legal options of a seat that is asked, without those that hardly anybody wants. They are listed once for each decision. */
export function usualOptions<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Option[] {
  const ask = s.ask;
  const at = ask === null ? -1 : ask.seats.indexOf(seat);
  if (ask === null || at < 0) return [];
  if (s.menus === null || s.menus.ask !== ask) s.menus = { ask, lists: [] };
  let list = s.menus.lists[at];
  if (list === undefined) {
    beginLook();
    const { step, frame } = asking(game, s);
    list = step.menu.list(s, frame, seat);
    s.menus.lists[at] = list;
  }
  return list;
}

/** Returns all legal options of a seat that is asked. Those that hardly anybody wants come last (`Menu.rare`). */
export function options<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Option[] {
  const usual = usualOptions(game, s, seat);
  if (s.ask === null || !s.ask.seats.includes(seat)) return usual;
  const { step, frame } = asking(game, s);
  if (step.menu.rare === undefined) return usual;
  const at = s.ask.seats.indexOf(seat);
  const all = (s.menus!.all ??= []);
  return (all[at] ??= [...usual, ...step.menu.rare(s, frame, seat)]);
}

/**
 * Returns how many options the seat must name. If fewer are legal than the least number, it is all of them.
 * @param list the options to name them from
 */
export function count<S extends State>(game: Game<S>, s: S, seat: Seat, list = options(game, s, seat)): Count {
  const { step, frame } = asking(game, s);
  const available = roomOf(step, s, frame, seat, list);
  const max = Math.min(available, step.max(s, frame, seat));
  return { min: Math.min(step.min(s, frame, seat), max), max };
}

/** True if a question is asked before any option is listed: any plan is allowed, and there is something to name. */
export const asksForPlan = <S extends State>(step: AskStep<S>, s: S, f: Frame, seat: Seat): boolean =>
  step.plan !== null &&
  step.menu.some !== undefined &&
  step.alike === null &&
  step.min(s, f, seat) === 0 &&
  step.max(s, f, seat) > 0 &&
  step.menu.some(s, f, seat);

/** True if a seat that is asked has only one possible answer. */
export function forced<S extends State>(game: Game<S>, s: S, seat: Seat): boolean {
  const { step, frame } = asking(game, s);
  // a seat that may give an empty plan can give another one, too
  if (asksForPlan(step, s, frame, seat)) return false;
  // with more usual options than it must name, a seat has a choice whatever the rare ones are
  if (step.menu.rare !== undefined && step.menu.same === undefined && step.plan === null)
    if (step.max(s, frame, seat) > 0 && step.min(s, frame, seat) < usualOptions(game, s, seat).length) return false;
  const { min, max } = count(game, s, seat);
  const list = options(game, s, seat);
  const available = roomOf(step, s, frame, seat, list);
  if (max === 0 || (min === available && (available === 1 || !step.ordered))) return true;
  return min === max && step.plan === null && allSame(step.menu, s, frame, list);
}

/** True if it does not matter which options are named, or in which order. */
export function allSame<S extends State>(menu: Menu<S>, s: S, f: Frame, list: readonly Option[]): boolean {
  if (menu.same === undefined) return false;
  for (let i = 1; i < list.length; i++) if (!menu.same(s, f, list[0]!, list[i]!)) return false;
  return true;
}

/**
 * Returns the options as a person reads them: equal options together, if one is chosen or a plan is asked for. People read the first of each group; a
 * plan may name it as often as the group is large (`checked`).
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

/** Returns the answer that the table proposes to a seat that is asked (`Menu.proposal`); null if there is none. */
export function proposed<S extends State>(game: Game<S>, s: S, seat: Seat): readonly Option[] | null {
  const { step, frame } = asking(game, s);
  return step.menu.proposal?.(s, frame, seat) ?? null;
}

/** True where the order of the named options counts. */
export function ordered<S extends State>(game: Game<S>, s: S): boolean {
  return asking(game, s).step.ordered;
}

/** True if a seat may give this answer when `list` is legal: every option is in the list, and the number is right. */
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
 * Returns the rule that a whole plan breaks; null if it is legal, and for every other kind of question.
 * @param picks options out of `options(game, s, seat)`
 */
export function planBreaks<S extends State>(game: Game<S>, s: S, seat: Seat, picks: readonly Option[]): Refusal | null {
  const { step, frame } = asking(game, s);
  return step.plan === null ? null : step.plan.check(s, frame, seat, picks);
}

/** Returns how often the seat's answer may name an option. */
export function most<S extends State>(game: Game<S>, s: S, seat: Seat, o: Option): number {
  const { step, frame } = asking(game, s);
  return timesOf(step, s, frame, seat, o);
}
