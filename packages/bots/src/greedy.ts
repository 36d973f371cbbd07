import { count, next, type Option, options, ordered, type Seat, type State, seeded } from '@orrery/kernel';
import type { Bot } from './bot.ts';

/**
 * What a game thinks of the options of a decision: the one way in which a bot hears anything of a game's meaning. Scores of
 * one decision are compared with each other; where several options may be named, those above 0 are worth naming.
 */
export interface Advice<S extends State> {
  /** @returns how good it is for the seat to take this option now, all in all; passing is usually worth 0 */
  score(s: S, seat: Seat, option: Option): number;
}

/** What options are worth to somebody who knows no game: to do something is better than to pass. */
const PLAIN: Readonly<Record<string, number>> = { pass: 0, no: 0, abstain: 0 };

/**
 * A bot that takes what looks best now, without looking ahead. Without advice it does something rather than nothing.
 * @param seed breaks ties, differently at each decision
 * @param advice the game's own judgement, if it has one
 */
export function greedyBot<A extends State>(seed: number, advice: Advice<A> | null = null): Bot {
  return {
    name: 'greedy',
    choose(game, state, seat) {
      const list = options(game, state, seat);
      const { min, max } = count(game, state, seat);
      const scores = advice === null ? list.map(plain) : list.map(o => advice.score(state as unknown as A, seat, o));
      if (min === 1 && max === 1) return [list[best(scores, tie(seed, state.ask!.id))]!];
      const ranked = list.map((_, i) => i).sort((a, b) => scores[b]! - scores[a]! || a - b);
      const wanted = ordered(game, state) ? max : ranked.filter(i => scores[i]! > 0).length;
      return ranked.slice(0, Math.max(min, Math.min(max, wanted))).map(i => list[i]!);
    },
  };
}

const plain = (o: Option): number => PLAIN[o.verb] ?? 1;

/** A number that differs from decision to decision and is the same in a replay. */
function tie(seed: number, decision: number): number {
  return next(seeded(seed * 8191 + decision))[0];
}

/** The place of the highest score; of equals, one that the number picks. */
function best(scores: readonly number[], pick: number): number {
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const score of scores) {
    if (score > most) {
      most = score;
      equals = 1;
    } else if (score === most) equals++;
  }
  let left = pick % equals;
  for (let i = 0; i < scores.length; i++) if (scores[i] === most && left-- === 0) return i;
  return 0;
}
