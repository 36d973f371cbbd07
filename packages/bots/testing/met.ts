import type { Game, State } from '@orrery/kernel';
import { type Advice, type Kinds, type LikingPoints, liked, namesOf, played, pointsFor } from '../src/index.ts';

/**
 * How many of the kinds of answer that are liked are met in matches of players who like them: a name that nothing is called by any more is met in none.
 * @param begin deals a match, by its seed; it is played to its end
 * @param matches how many are played
 * @returns the share of the kinds that were met
 */
export function likingsMet<S extends State>(
  { game, advice, kinds, points }: { game: Game<S>; advice: Advice<S>; kinds: Kinds<S>; points: LikingPoints },
  begin: (seed: number) => S,
  matches: number,
): number {
  const met = new Set<string>();
  const of = pointsFor(points);
  const noting = liked(advice, kinds, traits => {
    for (const name of namesOf(traits)) met.add(name);
    return of(traits);
  });
  for (let seed = 1; seed <= matches; seed++) {
    const s = begin(seed);
    played(game, s, seed, Array(s.seats.length).fill(noting));
  }
  const all = Object.keys(points);
  return all.filter(kind => met.has(kind)).length / all.length;
}
