import type { Game } from '@orrery/kernel';
import { answer, awaited, type State } from '@orrery/kernel';
import { asked } from '../asked.ts';
import type { Bot } from '../bot.ts';
import { type Features, softmax, type Weights } from './evaluation.ts';

/** A position of a match that was played: the features of each seat that was left, and which of them won. */
export interface Sample {
  readonly features: readonly (readonly number[])[];
  readonly winners: readonly boolean[];
}

/**
 * Plays a match to its end and gives positions out of it, about one in so many answers. A match without a winner gives none.
 * @param s is played itself
 */
export function samplesOf<S extends State>(
  game: Game<S>,
  s: S,
  bot: Bot,
  features: Features<S>,
  every: number,
): Sample[] {
  const seen: { readonly seats: readonly number[]; readonly features: readonly (readonly number[])[] }[] = [];
  for (let n = 0; s.result === null && n < 20_000; n++) {
    if (n % every === every - 1) {
      const seats = s.seats.flatMap((seat, i) => (seat.out ? [] : [i]));
      seen.push({ seats, features: seats.map(seat => features.of(s, seat)) });
    }
    const seat = awaited(s)[0]!;
    answer(game, s, seat, bot.choose(asked(game, s, seat)));
  }
  const winners = s.result?.winners ?? [];
  if (winners.length === 0) return [];
  return seen.map(x => ({ features: x.features, winners: x.seats.map(seat => winners.includes(seat)) }));
}

/** How hard weights are held near zero, so that what hardly matters counts nothing. */
const HELD = 1e-4;
const ROUNDS = 400;

/**
 * Finds what each feature should count, so that the winners of the matches are told as well as can be (multinomial logistic regression, by
 * gradient descent on features of like spread).
 * @param matches the samples of each match; every fifth match is kept apart, and the figures are of these
 */
export function tuned(names: readonly string[], matches: readonly (readonly Sample[])[]): Weights {
  const learnt = matches.flatMap((samples, i) => (i % 5 === 4 ? [] : samples));
  const apart = matches.flatMap((samples, i) => (i % 5 === 4 ? samples : []));
  const scale = names.map((_, k) => {
    const xs = learnt.flatMap(sample => sample.features.map(f => f[k]!));
    const mean = xs.reduce((sum, x) => sum + x, 0) / xs.length;
    return Math.sqrt(xs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / xs.length) || 1;
  });
  const w = names.map(() => 0);
  const moved = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = w.map(x => -HELD * x);
    for (const { features, winners } of learnt) {
      const share = softmax(features.map(f => f.reduce((sum, x, k) => sum + (x / scale[k]!) * w[k]!, 0)));
      const won = winners.filter(Boolean).length;
      features.forEach((f, i) => {
        const missed = ((winners[i] ? 1 / won : 0) - share[i]!) / learnt.length;
        for (let k = 0; k < w.length; k++) slope[k]! += (missed * f[k]!) / scale[k]!;
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

/** How well weights tell the winners: the log loss as a share of that of calling all even, and the share of positions whose likeliest seat won. */
function judged(w: readonly number[], samples: readonly Sample[]): { loss: number; told: number } {
  let loss = 0;
  let even = 0;
  let told = 0;
  for (const { features, winners } of samples) {
    const share = softmax(features.map(f => f.reduce((sum, x, k) => sum + x * w[k]!, 0)));
    const won = winners.filter(Boolean).length;
    winners.forEach((wins, i) => {
      if (wins) loss -= Math.log(Math.max(1e-9, share[i]!)) / won;
    });
    even += Math.log(features.length);
    if (winners[share.indexOf(Math.max(...share))]) told++;
  }
  const n = Math.max(1, samples.length);
  return { loss: loss / Math.max(1e-9, even), told: told / n };
}
