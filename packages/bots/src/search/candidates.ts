// The answers that a search tries, the best-looking first.
import { type Option, optionGroups, optionId, type State } from '@orrery/kernel';
import type { Asked } from '../asked.ts';
import { type Advice, greedyAnswer, planOf, rankedBy, scoresOf } from '../greedy.ts';

/** An answer that is worth trying. */
export type Candidate = readonly Option[];

/**
 * Returns the answers that are worth trying, the best-looking first. It names one of several equal options. If several are named, it tries the game's
 * proposal, the best options one by one, the smallest answer, and each of these with one change.
 * @param world agrees with the seat's knowledge; it is only read
 * @param most the most answers to return
 */
export function candidatesOf<S extends State>(
  asked: Asked<S>,
  advice: Advice<S> | null,
  world: S,
  most: number,
): readonly Candidate[] {
  const { options: list, seat, count } = asked;
  if (count.max === 0) return [[]];
  const scores = scoresOf(advice, () => world, seat, list);
  if (count.min === 1 && count.max === 1 && !asked.plan) return single(asked, scores, world, most);
  const found = new Map<string, Candidate>();
  const add = (picks: Candidate | null): void => {
    if (picks === null || found.size >= most || picks.length < count.min || picks.length > count.max) return;
    const key = keyOf(asked, picks);
    if (!found.has(key) && asked.allows(picks)) found.set(key, picks);
  };
  const best = greedyAnswer(asked, 0, advice, () => world);
  add(best);
  if (asked.proposes) add(asked.proposal());
  if (asked.plan) add(planOf(asked, scores));
  add(asked.least());
  for (const picks of asked.plan ? plans(asked, scores) : asked.ordered ? orders(best) : sets(asked, scores, best)) {
    if (found.size >= most) break;
    add(picks);
  }
  return [...found.values()];
}

/** Returns answers of one option each. Passing is always among them. */
function single<S extends State>(
  asked: Asked<S>,
  scores: readonly number[],
  world: S,
  most: number,
): readonly Candidate[] {
  const { options: list, seat, game } = asked;
  const second = new Set<string>();
  for (const group of optionGroups(game, world, seat)) for (const o of group.slice(1)) second.add(optionId(o));
  const ranked = rankedBy(scores)
    .map(i => list[i]!)
    .filter(o => !second.has(optionId(o)));
  const taken = ranked.slice(0, most);
  const [least] = asked.least();
  if (least !== undefined && most > 1 && !taken.some(o => optionId(o) === optionId(least)))
    taken[taken.length - 1] = least;
  return taken.map(o => [o]);
}

/** Returns sets that have one option more, one fewer, or one different from the best set; then each option alone. */
function* sets<S extends State>(asked: Asked<S>, scores: readonly number[], best: Candidate): Generator<Candidate> {
  const ranked = rankedBy(scores).map(i => asked.options[i]!);
  const others = ranked.filter(o => !best.includes(o));
  const weakest = best.at(-1);
  if (weakest !== undefined) yield best.slice(0, -1);
  if (others.length > 0) yield [...best, others[0]!];
  if (weakest !== undefined) for (const o of others.slice(0, 3)) yield [...best.slice(0, -1), o];
  for (const o of best.slice(0, -1)) yield best.filter(x => x !== o);
  if (others.length > 0) for (const o of best.slice(0, -1)) yield [...best.filter(x => x !== o), others[0]!];
  for (const o of ranked) yield [o];
}

/** Returns the same options in other orders: each in turn comes first. */
function* orders(best: Candidate): Generator<Candidate> {
  for (let i = 1; i < best.length; i++) yield [best[i]!, ...best.slice(0, i), ...best.slice(i + 1)];
  yield best.toReversed();
}

/** Returns plans that put as much as possible on one thing first. */
function* plans<S extends State>(asked: Asked<S>, scores: readonly number[]): Generator<Candidate> {
  const top = Math.max(0, ...scores) + 1;
  for (const first of rankedBy(scores))
    yield planOf(
      asked,
      scores.map((score, i) => (i === first ? top : score)),
    );
}

/** Returns a key that distinguishes answers. */
function keyOf<S extends State>(asked: Asked<S>, picks: Candidate): string {
  const ids = picks.map(optionId);
  return (asked.ordered ? ids : ids.sort()).join(' ');
}

/** Adds to the first list those of the second list that it lacks. */
export function withBesides<S extends State>(
  asked: Asked<S>,
  found: readonly Candidate[],
  besides: readonly Candidate[],
): readonly Candidate[] {
  const known = new Set(found.map(picks => keyOf(asked, picks)));
  return [...found, ...besides.filter(picks => !known.has(keyOf(asked, picks)))];
}
