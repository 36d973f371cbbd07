// Finds the weights of an evaluation from finished matches.
import type { Game } from '@orrery/kernel';
import { answer, awaited, type State } from '@orrery/kernel';
import { asked } from '../asked.ts';
import type { Bot } from '../bot.ts';
import { type Features, softmax, sumOf, type Weights } from './evaluation.ts';

/** A position of a finished match: the features of each remaining seat, and which of them won. */
export interface Sample {
  readonly features: readonly (readonly number[])[];
  /** by remaining seat, the name of its deck. The worth of a deck is learnt apart from the worth of the position */
  readonly decks: readonly string[];
  readonly winners: readonly boolean[];
}

/**
 * Plays a match to its end and returns positions from it, about one in this many answers. A match without a winner returns none.
 * @param s the match to play; it changes
 * @param bots the player of each seat
 * @param decks the name of the deck of each seat
 */
export function samplesOf<S extends State>(
  game: Game<S>,
  s: S,
  bots: readonly Bot[],
  features: Features<S>,
  decks: readonly string[],
  every: number,
): Sample[] {
  const seen: { readonly seats: readonly number[]; readonly features: readonly (readonly number[])[] }[] = [];
  for (let n = 0; s.result === null && n < 20_000; n++) {
    if (n % every === every - 1) {
      const seats = s.seats.flatMap((seat, i) => (seat.out ? [] : [i]));
      seen.push({ seats, features: seats.map(features.of(s)) });
    }
    const seat = awaited(s)[0]!;
    answer(game, s, seat, bots[seat]!.choose(asked(game, s, seat)));
  }
  const winners = s.result?.winners ?? [];
  if (winners.length === 0) return [];
  return seen.map(x => ({
    features: x.features,
    decks: x.seats.map(seat => decks[seat] ?? ''),
    winners: x.seats.map(seat => winners.includes(seat)),
  }));
}

/** How strongly weights are held near zero, so that unimportant features count nothing. */
const HELD = 1e-3;
const ROUNDS = 400;

/**
 * Finds the weights of the features that best predict the winners of the matches (multinomial logistic regression by gradient descent, on features of
 * equal spread). Every match counts the same, however long it was. The worth of each deck is found beside the features and left out of the weights.
 * Otherwise a feature would count more because strong decks have much of it.
 * @param matches the samples of each match; every fifth match is set aside, and the figures are from these
 */
export function tuned(names: readonly string[], matches: readonly (readonly Sample[])[]): Weights {
  const decks = [...new Set(matches.flatMap(samples => samples.flatMap(sample => sample.decks)))].sort();
  const points = matches.map(samples => samples.map(sample => pointOf(sample, decks, samples.length)));
  const learnt = points.flatMap((some, i) => (i % 5 === 4 ? [] : some));
  const apart = points.flatMap((some, i) => (i % 5 === 4 ? some : []));
  const scale = Array.from({ length: names.length + decks.length }, (_, k) => {
    const xs = learnt.flatMap(point => point.features.map(f => f[k]!));
    const mean = xs.reduce((sum, x) => sum + x, 0) / xs.length;
    return Math.sqrt(xs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / xs.length) || 1;
  });
  const scaled = learnt.map(point => ({ ...point, features: point.features.map(f => f.map((x, k) => x / scale[k]!)) }));
  const all = scaled.reduce((sum, point) => sum + point.weight, 0);
  const w = scale.map(() => 0);
  const moved = scale.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = w.map(x => -HELD * x);
    for (const { features, won, weight } of scaled) {
      const share = softmax(features.map(f => sumOf(f, w)));
      features.forEach((f, i) => {
        const missed = ((won[i]! - share[i]!) * weight) / all;
        for (let k = 0; k < w.length; k++) slope[k]! += missed * f[k]!;
      });
    }
    for (let k = 0; k < w.length; k++) {
      moved[k] = 0.9 * moved[k]! + slope[k]! * 0.5;
      w[k]! += moved[k]!;
    }
  }
  const weights = w.map((x, k) => x / scale[k]!);
  const { loss, told } = judged(weights, apart);
  const short = (x: number) => Number(x.toFixed(3));
  const round = (x: number) => Number(x.toPrecision(4));
  return {
    weights: Object.fromEntries(names.map((name, k) => [name, round(weights[k]!)])),
    found: { matches: matches.length, positions: apart.length, loss: short(loss), told: short(told) },
  };
}

/** A sample as numbers: by seat, its features and one number for each deck, which says whether it is this seat's. */
interface Point {
  readonly features: readonly (readonly number[])[];
  /** by seat, its share of the victory */
  readonly won: readonly number[];
  /** its weight: all samples of a match together count 1 */
  readonly weight: number;
}

function pointOf({ features, decks, winners }: Sample, known: readonly string[], length: number): Point {
  const share = 1 / winners.filter(Boolean).length;
  return {
    features: features.map((f, i) => [...f, ...known.map(name => (name === decks[i] ? 1 : 0))]),
    won: winners.map(wins => (wins ? share : 0)),
    weight: 1 / length,
  };
}

/**
 * Measures how well weights predict the winners: the log loss as a share of the loss of an even guess, and the share of positions whose likeliest
 * seat won.
 */
function judged(w: readonly number[], points: readonly Point[]): { loss: number; told: number } {
  let loss = 0;
  let even = 0;
  let told = 0;
  let all = 0;
  for (const { features, won, weight } of points) {
    const share = softmax(features.map(f => sumOf(f, w)));
    won.forEach((part, i) => {
      loss -= weight * part * Math.log(Math.max(1e-9, share[i]!));
    });
    even += weight * Math.log(features.length);
    if (won[share.indexOf(Math.max(...share))]! > 0) told += weight;
    all += weight;
  }
  return { loss: loss / Math.max(1e-9, even), told: told / Math.max(1e-9, all) };
}
