// The greedy bot: it takes the best-looking answer, by the advice of the game.
import { named, next, type Option, type Seat, type State, seeded } from '@orrery/kernel';
import type { Asked } from './asked.ts';
import type { Bot } from './bot.ts';

/**
 * How good a game thinks the options of a decision are. Only through this does a bot learn what a game means. Compare scores within one decision
 * only. If several options may be named, those above 0 are worth it.
 */
export interface Advice<S extends State> {
  /**
   * @param s a world that agrees with the seat's knowledge
   * @returns how good this option is for the seat now; passing is usually worth 0
   */
  score(s: S, seat: Seat, option: Option): number;
  /** true if the plans that the game proposes are better than plans made of options judged one by one */
  readonly trusts?: boolean;
}

/** Verbs that do nothing. Without advice, every other option is better. */
const IDLE: readonly string[] = ['pass', 'no', 'abstain'];

/**
 * Makes a bot that takes the best-looking answer without looking ahead. Without advice it takes what the game proposes, or any option that does
 * something.
 * @param seed breaks ties, differently at each decision
 * @param advice the game's own judgement, if it has one
 */
export function greedyBot<A extends State>(seed: number, advice: Advice<A> | null = null): Bot {
  return {
    name: 'greedy',
    choose(asked) {
      const pick = tie(seed, asked.decision);
      return greedyAnswer(asked as unknown as Asked<A>, pick, advice, () => asked.glimpse(pick) as unknown as A);
    },
  };
}

/**
 * Returns the best-looking answer.
 * @param pick breaks ties
 * @param world makes a position that agrees with the seat's knowledge; called only if something must be judged
 */
export function greedyAnswer<S extends State>(
  asked: Asked<S>,
  pick: number,
  advice: Advice<S> | null,
  world: () => S,
): readonly Option[] {
  const { options: list, seat } = asked;
  const { min, max } = asked.count;
  if (list.length === 1 && min === 1 && max === 1) return list;
  if (advice === null && min === 1 && max === 1 && !asked.plan) return [something(list, pick)];
  const proposal = asked.plan && (advice === null || advice.trusts === true) ? asked.proposal() : null;
  if (proposal !== null && proposal.length >= min) return proposal;
  const scores = scoresOf(advice, world, seat, list);
  if (min === 1 && max === 1) return [list[best(scores, pick)]!];
  if (asked.plan) return planOf(asked, scores);
  const ranked = rankedBy(scores);
  const wanted = asked.ordered ? max : ranked.filter(i => scores[i]! > 0).length;
  return ranked.slice(0, Math.max(min, Math.min(max, wanted))).map(i => list[i]!);
}

/** Scores each option by the game's advice; without advice, by rules that fit any game. */
export function scoresOf<S extends State>(
  advice: Advice<S> | null,
  world: () => S,
  seat: Seat,
  list: readonly Option[],
): number[] {
  if (advice === null) return list.map(plain);
  const s = world();
  return list.map(o => advice.score(s, seat, o));
}

/** Returns the places of the scores, the highest first. Equal scores keep their order. */
export function rankedBy(scores: readonly number[]): number[] {
  return scores.map((_, i) => i).sort((a, b) => scores[b]! - scores[a]! || a - b);
}

/**
 * Makes a plan: the best option as often as allowed, then the next best, and so on. It leaves out options that are neither worth it nor needed. If
 * the rules refuse every such plan, it adds to the smallest legal answer.
 */
export function planOf<S extends State>(asked: Asked<S>, scores: readonly number[]): readonly Option[] {
  const { options: list, count } = asked;
  const ranked = rankedBy(scores);
  const made = (from: readonly Option[]): readonly Option[] => {
    let picks = from;
    for (const i of ranked) {
      if (scores[i]! <= 0 && picks.length >= count.min) break;
      const o = list[i]!;
      for (let n = asked.most(o) - named(picks, o); n > 0 && picks.length < count.max; n--) {
        if (scores[i]! <= 0 && picks.length >= count.min) break;
        const more = [...picks, o];
        if (asked.allows(more)) picks = more;
        else break;
      }
    }
    return picks;
  };
  const picks = made([]);
  return picks.length >= count.min && asked.allows(picks) ? picks : made(asked.least());
}

const idle = ({ verb }: Option): boolean => IDLE.includes(verb);

const plain = (o: Option): number => (idle(o) ? 0 : 1);

/** Picks an option that does something; the number breaks ties. Playouts of games without advice use only this. */
function something(list: readonly Option[], pick: number): Option {
  let deeds = 0;
  for (const o of list) if (!idle(o)) deeds++;
  let left = pick % (deeds || list.length);
  for (const o of list) if ((deeds === 0 || !idle(o)) && left-- === 0) return o;
  return list[0]!;
}

/** Returns a number that differs between decisions and is the same in a replay. */
export function tie(seed: number, decision: number): number {
  return next(seeded(seed * 8191 + decision))[0];
}

/** Returns the place of the highest score; the number breaks ties. */
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
