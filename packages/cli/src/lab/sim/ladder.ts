// Rates bots and decks by the games between them.
import { type Rating, rate, rating } from 'openskill';
import type { Played } from './batch.ts';

/** The rating of one bot or deck. */
export interface Rung {
  readonly name: string;
  /** how many seats it had in finished games, and how many of those seats won */
  readonly seats: number;
  readonly wins: number;
  /** its share of victories, with the 95 % interval (Wilson's) */
  readonly share: number;
  readonly from: number;
  readonly to: number;
  /** its skill by openskill, with the deviation: the true skill is within one deviation with a chance of 2 in 3 */
  readonly skill: number;
  readonly deviation: number;
  /** true for a deck that wins clearly more or less than among equals (see `UNEVEN`) */
  readonly uneven: boolean;
}

/** Bots and decks, the best first. */
export interface Ladder {
  readonly bots: readonly Rung[];
  readonly decks: readonly Rung[];
}

/** The limits of the share that a deck for two may win; with more seats, the equal of it. */
export const UNEVEN = { least: 0.35, most: 0.65 };

/** Wilson's interval for a share, at 95 %. */
export function interval(wins: number, n: number): readonly [from: number, to: number] {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const p = wins / n;
  const middle = p + (z * z) / (2 * n);
  const half = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const all = 1 + (z * z) / n;
  return [Math.max(0, (middle - half) / all), Math.min(1, (middle + half) / all)];
}

/** Rates everybody in the seats of finished games. Winners come before all others; a draw is the same for all. */
function rated(games: readonly { readonly names: readonly string[]; readonly winners: readonly number[] }[]): Rung[] {
  const skills = new Map<string, Rating>();
  const counts = new Map<string, { seats: number; wins: number; even: number }>();
  for (const { names, winners } of games) {
    names.forEach((name, seat) => {
      const own = counts.get(name) ?? { seats: 0, wins: 0, even: 0 };
      own.seats++;
      own.even += 1 / names.length;
      if (winners.includes(seat)) own.wins++;
      counts.set(name, own);
    });
    // a game of only one name teaches nothing
    if (new Set(names).size < 2) continue;
    const before = names.map(name => [skills.get(name) ?? rating()]);
    const rank = names.map((_, seat) => (winners.length === 0 || winners.includes(seat) ? 1 : 2));
    rate(before, { rank }).forEach(([after], seat) => {
      const name = names[seat]!;
      // a name in several seats learns from each
      const known = skills.get(name) ?? rating();
      const old = before[seat]![0]!;
      skills.set(name, {
        mu: known.mu + (after!.mu - old.mu),
        sigma: known.sigma * (after!.sigma / old.sigma),
      });
    });
  }
  return [...counts]
    .map(([name, { seats, wins, even }]): Rung => {
      const { mu, sigma } = skills.get(name) ?? rating();
      const [from, to] = interval(wins, seats);
      const share = seats === 0 ? 0 : wins / seats;
      // among equals every seat wins as often; this is the same share between two
      const fair = even / Math.max(1, seats);
      const between = share === 0 ? 0 : (share / (1 - share)) * ((1 - fair) / fair);
      const asTwo = share === 1 ? 1 : between / (1 + between);
      return {
        name,
        seats,
        wins,
        share,
        from,
        to,
        skill: mu,
        deviation: sigma,
        uneven: asTwo > UNEVEN.most || asTwo < UNEVEN.least,
      };
    })
    .sort((a, b) => b.skill - a.skill);
}

/**
 * Makes the ladder of played games.
 * @param decks by setup: the decks by seat
 */
export function ladderOf(played: readonly Played[], decks: readonly (readonly string[])[]): Ladder {
  const finished = played.filter(p => p.fault === null).toSorted((a, b) => a.seed - b.seed);
  return {
    bots: rated(finished.map(p => ({ names: p.bots, winners: p.winners }))),
    decks: rated(finished.map(p => ({ names: decks[p.setup]!, winners: p.winners }))),
  };
}

const percent = (x: number): string => (100 * x).toFixed(1);

/** The ladder for people. */
export function tellLadder({ bots, decks }: Ladder): string {
  const width = Math.max(8, ...[...bots, ...decks].map(r => r.name.length));
  const row = (r: Rung, mark: string): string =>
    `  ${r.name.padEnd(width)} ${r.skill.toFixed(1).padStart(5)} ± ${r.deviation.toFixed(1)}  ${percent(r.share).padStart(5)} % of ${String(r.seats).padStart(5)} seats (${percent(r.from)} to ${percent(r.to)})${mark}`;
  return [
    'Rating (a newcomer has 25), and share of wins, with its range in 19 of 20 such ladders:',
    ...(bots.length > 1 ? ['Bots:', ...bots.map(r => row(r, ''))] : []),
    'Decks:',
    ...decks.map(r => row(r, r.uneven ? '  uneven' : '')),
  ].join('\n');
}

/**
 * The seatings of a number of bots, in turn, by their places. With two seats, every pair meets in both orders. With more, all bots rotate through all
 * seats.
 * @param bots at least as many as there are seats
 */
export function roundRobin(bots: number, seats: number): number[][] {
  const places = Array.from({ length: bots }, (_, place) => place);
  if (seats === 2)
    return places.flatMap(a =>
      places.slice(a + 1).flatMap(b => [
        [a, b],
        [b, a],
      ]),
    );
  return places.map(by => Array.from({ length: seats }, (_, seat) => (seat + by) % bots));
}
