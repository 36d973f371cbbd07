// The greedy bot: it takes what looks best now, by the advice of the game.
import { named, next, type Option, type Seat, type State, seeded } from '@orrery/kernel';
import type { Asked } from './asked.ts';
import type { Bot } from './bot.ts';

/**
 * What a game thinks of the options of a decision: the one way in which a bot hears anything of a game's meaning. Scores of
 * one decision are compared with each other; where several options may be named, those above 0 are worth naming.
 */
export interface Advice<S extends State> {
  /**
   * @param s a world that agrees with all the seat knows
   * @returns how good it is for the seat to take this option now, all in all; passing is usually worth 0
   */
  score(s: S, seat: Seat, option: Option): number;
  /** true where plans that the game itself proposes are better than those made of options judged one by one */
  readonly trusts?: boolean;
}

/** The ways to do nothing: to somebody who knows no game anything else is better. */
const IDLE: readonly string[] = ['pass', 'no', 'abstain'];

/**
 * A bot that takes what looks best now, without looking ahead. Without advice it does what the game proposes, or something rather than nothing.
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
 * What looks best now.
 * @param pick breaks ties
 * @param world a position that agrees with all that the seat knows: made only where something is to be judged
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

/** What each option is worth, by the game's advice or, without it, by what can be said of any game. */
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

/** The places of scores, the highest first, of equals the first. */
export function rankedBy(scores: readonly number[]): number[] {
  return scores.map((_, i) => i).sort((a, b) => scores[b]! - scores[a]! || a - b);
}

/**
 * A plan that names the best as often as the rules let it, then the next best, and nothing that is not worth naming and need not be
 * named. Where the rules take nothing so made, what is least is added to.
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

/** Something rather than nothing, of equals one that the number picks: playouts of games without advice ask for nothing else. */
function something(list: readonly Option[], pick: number): Option {
  let deeds = 0;
  for (const o of list) if (!idle(o)) deeds++;
  let left = pick % (deeds || list.length);
  for (const o of list) if ((deeds === 0 || !idle(o)) && left-- === 0) return o;
  return list[0]!;
}

/** A number that differs from decision to decision and is the same in a replay. */
export function tie(seed: number, decision: number): number {
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
