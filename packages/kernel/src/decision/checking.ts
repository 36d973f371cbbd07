// Checks input from outside: why a wish is forbidden, and whether an answer may be taken.
import { type Refusal, Refused, refuse } from '../errors.ts';
import type { Game } from '../game.ts';
import type { Seat, State } from '../state/state.ts';
import { determinize } from '../view/unseen.ts';
import { isJudged, namesUnknown } from './about.ts';
import {
  asking,
  count,
  most,
  type Option,
  optionGroups,
  optionId,
  options,
  parseOption,
  planBreaks,
} from './decision.ts';
import { named } from './plan.ts';

const NOT_YOU = refuse('', 'It is not your turn to choose.');
/** The refusal of a wish that no rule speaks of. */
const NOT_OFFERED = refuse('', 'You cannot choose that here.');

/**
 * Returns the rule that forbids a wish at the pending decision; null if it is legal or no rule speaks of it. A wish about a hidden card is judged in
 * a world dealt from what the seat knows, always the same one. The answer then says nothing about the card.
 * @param id an option id such as `attack:12:40`; any other text is refused
 */
export function why<S extends State>(game: Game<S>, s: S, seat: Seat, id: string): Refusal | null {
  if (s.ask === null || !s.ask.seats.includes(seat)) return NOT_YOU;
  if (options(game, s, seat).some(o => optionId(o) === id)) return null;
  const wish = parseOption(id);
  if (wish === null || !isJudged(game, s, wish)) return NOT_OFFERED;
  const seen = namesUnknown(game, s, seat, wish) ? determinize(game, s, seat, 1) : s;
  const { step, frame } = asking(game, seen);
  return step.menu.judge?.(seen, frame, seat, wish) ?? NOT_OFFERED;
}

/**
 * Returns the options with these ids. An option that stands for several equal ones may be named as often as there are equal ones.
 * @throws Refused for an unknown option, or one named too often
 */
function namedBy<S extends State>(game: Game<S>, s: S, seat: Seat, ids: readonly string[]): readonly Option[] {
  if (!Array.isArray(ids)) throw new Refused('An answer is a list of choices.', 'unknown-option');
  const list = options(game, s, seat);
  const { plan } = asking(game, s).step;
  const picks: Option[] = [];
  let groups: readonly (readonly Option[])[] | null = null;
  for (const id of ids) {
    const found = list.find(o => optionId(o) === id);
    if (found === undefined) {
      const reason = why(game, s, seat, id)!;
      throw new Refused(reason.text, parseOption(id) === null ? 'unknown-option' : 'illegal', reason.rule || null);
    }
    if (!picks.includes(found)) {
      picks.push(found);
      continue;
    }
    // a player who names one of several equal options may mean any of them
    if (plan !== null) groups ??= optionGroups(game, s, seat);
    const group = groups?.find(all => all.includes(found)) ?? [];
    const free = [found, ...group].find(o => named(picks, o) < most(game, s, seat, o));
    if (free === undefined) {
      const times = group.reduce((n, o) => n + most(game, s, seat, o), 0);
      const often = times > 1 ? `You can choose ${id} up to ${times} times.` : `You chose ${id} twice.`;
      throw new Refused(often, 'count');
    }
    picks.push(free);
  }
  return picks;
}

/** Returns why options may not be named together: too many, too few, or the rule that a plan breaks; null if they may. */
function together<S extends State>(game: Game<S>, s: S, seat: Seat, picks: readonly Option[]): Refused | null {
  const { min, max } = count(game, s, seat);
  if (picks.length < min || picks.length > max) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    return new Refused(`Choose ${wanted}. You chose ${picks.length}.`, 'count');
  }
  const broken = planBreaks(game, s, seat, picks);
  return broken === null ? null : new Refused(broken.text, 'illegal', broken.rule);
}

/** The state of an unfinished answer. */
export interface Draft {
  /** why it cannot be given yet; null if it can */
  readonly refused: Refused | null;
  /** its total (`Menu.sum`); '' if the menu has none */
  readonly sum: string;
  /** what it leaves of each thing that it spends (`Menu.left`); null if the menu spends nothing */
  readonly left: Readonly<Record<string, number>> | null;
}

/**
 * Describes the unfinished answer of a seat that is asked.
 * @param ids the options so far
 * @throws Refused for an unknown option, or one named too often
 */
export function draftOf<S extends State>(game: Game<S>, s: S, seat: Seat, ids: readonly string[]): Draft {
  const { step, frame } = asking(game, s);
  const picks = namedBy(game, s, seat, ids);
  const { menu } = step;
  return {
    refused: together(game, s, seat, picks),
    sum: menu.sum?.(s, frame, seat, picks) ?? '',
    left: menu.left?.(s, frame, seat, picks) ?? null,
  };
}

/**
 * Checks an answer from outside and returns the options that it names.
 * @throws Refused with a typed reason if it is stale, not asked for, unknown or illegal, or names too few or too many; for a plan, with the rule that
 * the whole plan breaks
 */
export function checked<S extends State>(
  game: Game<S>,
  s: S,
  decision: number,
  seat: Seat,
  ids: readonly string[],
): readonly Option[] {
  if (s.result !== null) throw new Refused('The game is over.', 'over');
  const ask = s.ask;
  if (ask === null || ask.id !== decision)
    throw new Refused('This question has already been answered. Look at the table again.', 'stale');
  const at = ask.seats.indexOf(seat);
  if (at < 0 || ask.picks[at] !== null) throw new Refused('You have no question to answer now.', 'not-asked');
  const picks = namedBy(game, s, seat, ids);
  const refused = together(game, s, seat, picks);
  if (refused !== null) throw refused;
  return picks;
}
