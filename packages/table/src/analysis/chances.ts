// The chances of winning after every turn of a match.
import { type Result, type Seat, sharesOf } from '@orrery/kernel';
import type { Decision, Verdict } from './analyst.ts';

/** The chances of winning at the end of a turn. */
export interface TurnChances {
  readonly turn: number;
  /** how many choices had been made when it was last judged */
  readonly at: number;
  /** by seat, 0 to 1; together 1 */
  readonly chances: readonly number[];
}

/**
 * The chances after every turn that was looked at so far, from the first turn on. Each seat's chance is what its own player could judge, so they are
 * scaled to add up to 1. A turn in which a seat decided nothing keeps its last chance.
 * @param decisions those that are looked at, in order
 * @param verdicts what was found by now
 * @param seats the number of seats
 * @param end how the match ended, and after how many choices; null while not all is looked at
 */
export function turnChances(
  decisions: readonly Decision[],
  verdicts: readonly Verdict[],
  seats: number,
  end: { readonly result: Result | null; readonly at: number; readonly turn: number } | null,
): TurnChances[] {
  const found = new Map(verdicts.map(v => [v.at, v]));
  const last: (number | null)[] = Array(seats).fill(null);
  const turns: TurnChances[] = [];
  let at = 0;
  let first = 1;
  const close = (turn: number) => {
    // a turn without any decision is like the turn before it
    for (let t = (turns.at(-1)?.turn ?? first - 1) + 1; t <= turn; t++)
      turns.push({ turn: t, at, chances: shared(last) });
  };
  let turn: number | null = null;
  for (const decision of decisions) {
    const verdict = found.get(decision.at);
    if (verdict === undefined) continue;
    if (turn === null) first = decision.turn;
    else if (decision.turn > turn) close(decision.turn - 1);
    turn = decision.turn;
    at = decision.at;
    last[decision.seat] = verdict.chosen.tries > 0 ? verdict.chosen.chance : verdict.best[0].chance;
  }
  if (end !== null) {
    if ((turn ?? end.turn) < end.turn) close(end.turn - 1);
    const chances = end.result === null ? shared(last) : sharesOf(end.result, seats);
    if (turns.at(-1)?.turn === end.turn) turns.pop();
    turns.push({ turn: end.turn, at: end.at, chances });
  } else if (turn !== null) close(turn);
  return turns;
}

/** Chances of seats that together are 1. Seats that are not known share what the others leave. */
function shared(known: readonly (number | null)[]): number[] {
  const sum = known.reduce<number>((all, chance) => all + (chance ?? 0), 0);
  const open = known.filter(chance => chance === null).length;
  const rest = open === 0 ? 0 : Math.max(0, 1 - sum) / open;
  const whole = sum + rest * open;
  return known.map(chance => (whole === 0 ? 1 / known.length : (chance ?? rest) / whole));
}

/** The decisions that the chances of a match need: all of one player, and of the others the last of every turn if there are more than two. */
export function decisionsFor(decisions: readonly Decision[], mine: Seat, seats: number): Decision[] {
  const lasts = new Map<string, number>();
  for (const { seat, turn, at } of decisions) lasts.set(`${seat} ${turn}`, at);
  return decisions.filter(({ seat, turn, at }) => seat === mine || (seats > 2 && lasts.get(`${seat} ${turn}`) === at));
}
