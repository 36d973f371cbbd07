// The answers that a search tries, those that look best first.
import { type Option, optionGroups, optionId, type State } from '@orrery/kernel';
import type { Asked } from '../asked.ts';
import { type Advice, greedyAnswer, planOf, rankedBy, scoresOf } from '../greedy.ts';

/** An answer that is worth a thought. */
export type Candidate = readonly Option[];

/**
 * The answers that are worth a thought, what looks best first. Of options that are the same one is named. Where several are named, they are
 * what the game proposes, what looks best option by option, as little as may be, and each of these with one thing changed.
 * @param world agrees with all that the seat knows; it is only looked at
 * @param most how many are wanted, at most
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

/** One option each; to pass is always among them. */
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

/** Sets with one option more, one fewer, or one other than the best; then each alone. */
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

/** The same in other orders: each in turn put first. */
function* orders(best: Candidate): Generator<Candidate> {
  for (let i = 1; i < best.length; i++) yield [best[i]!, ...best.slice(0, i), ...best.slice(i + 1)];
  yield best.toReversed();
}

/** Plans that put all they can on one thing before all others. */
function* plans<S extends State>(asked: Asked<S>, scores: readonly number[]): Generator<Candidate> {
  const top = Math.max(0, ...scores) + 1;
  for (const first of rankedBy(scores))
    yield planOf(
      asked,
      scores.map((score, i) => (i === first ? top : score)),
    );
}

/** What tells one answer from another. */
function keyOf<S extends State>(asked: Asked<S>, picks: Candidate): string {
  const ids = picks.map(optionId);
  return (asked.ordered ? ids : ids.sort()).join(' ');
}

/** These, and those of others that are not among them. */
export function withBesides<S extends State>(
  asked: Asked<S>,
  found: readonly Candidate[],
  besides: readonly Candidate[],
): readonly Candidate[] {
  const known = new Set(found.map(picks => keyOf(asked, picks)));
  return [...found, ...besides.filter(picks => !known.has(keyOf(asked, picks)))];
}
