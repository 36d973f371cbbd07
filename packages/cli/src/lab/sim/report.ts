// The report of a simulation, as data and for people.
import type { Played } from './batch.ts';
import { interval, type Ladder, tellLadder } from './ladder.ts';
import { type ProgramReport, programsOf, tellProgram } from './programs.ts';

/** What `sim --json` prints. */
export interface SimReport {
  readonly game: string;
  readonly games: number;
  /** how many games were wanted: more than were played if the simulation was told to end */
  readonly planned: number;
  readonly finished: number;
  readonly aborted: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly seconds: number;
  readonly turns: { readonly min: number; readonly median: number; readonly max: number };
  readonly wins: {
    readonly perSeat: readonly number[];
    readonly perKind: Readonly<Record<string, number>>;
    /** finished games without a winner, by how they ended */
    readonly draws: Readonly<Record<string, number>>;
    /** by deck: how many finished games it was in, and how many of them it won */
    readonly perDeck: Readonly<Record<string, { readonly games: number; readonly wins: number }>>;
    /** by bot: how many finished games it was in, and how many of them it won */
    readonly perBot: Readonly<Record<string, { readonly games: number; readonly wins: number }>>;
  };
  /** by bot: how many answers it gave when it had a choice, and the milliseconds for each */
  readonly thinking: Readonly<Record<string, { readonly decisions: number; readonly millis: number }>>;
  readonly bots: readonly string[];
  /** the results of external bots, one by one; empty without them */
  readonly programs: readonly ProgramReport[];
  readonly seed: number;
  readonly faults: readonly { readonly seed: number; readonly fault: string }[];
}

/** A simulation: the game, the bots, the first seed. */
export interface Simulated {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seed: number;
  /** how many games were wanted */
  readonly planned: number;
  /** the decks by seat, for each of the setups that the games use in turn */
  readonly decks: readonly (readonly string[])[];
}

/** The names of the bots that won a game, each once. */
const winnersOf = (p: Played): ReadonlySet<string> => new Set(p.winners.map(seat => p.bots[seat]!));

/** Sums up played games. */
export function report(
  played: readonly Played[],
  { game, bots, seed, decks, planned }: Simulated,
  seconds: number,
): SimReport {
  const finished = played.filter(p => p.fault === null);
  const turns = finished.map(p => p.turns).sort((a, b) => a - b);
  const decisions = played.reduce((n, p) => n + p.decisions, 0);
  const perKind: Record<string, number> = {};
  const draws: Record<string, number> = {};
  const perSeat = decks[0]!.map(() => 0);
  const perDeck: Record<string, { games: number; wins: number }> = {};
  for (const name of decks.flat()) perDeck[name] = { games: 0, wins: 0 };
  const perBot: Record<string, { games: number; wins: number }> = {};
  for (const name of bots) perBot[name] = { games: 0, wins: 0 };
  const thought: Record<string, { decisions: number; millis: number }> = {};
  for (const name of bots) thought[name] = { decisions: 0, millis: 0 };
  for (const p of played)
    p.thought.forEach((own, seat) => {
      const all = thought[p.bots[seat]!]!;
      all.decisions += own.decisions;
      all.millis += own.millis;
    });
  const thinking = Object.fromEntries(
    Object.entries(thought).map(([name, { decisions: n, millis }]) => [
      name,
      { decisions: n, millis: Number((millis / Math.max(1, n)).toFixed(3)) },
    ]),
  );
  for (const p of finished) {
    const ways = p.winners.length > 0 ? perKind : draws;
    ways[p.kind] = (ways[p.kind] ?? 0) + 1;
    const decksOf = decks[p.setup]!;
    for (const name of decksOf) perDeck[name]!.games++;
    for (const name of new Set(p.bots)) perBot[name]!.games++;
    for (const name of winnersOf(p)) perBot[name]!.wins++;
    for (const seat of p.winners) {
      perSeat[seat]!++;
      perDeck[decksOf[seat]!]!.wins++;
    }
  }
  return {
    game,
    games: played.length,
    planned,
    finished: finished.length,
    aborted: played.length - finished.length,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: Number((played.length / seconds).toFixed(2)),
    seconds: Number(seconds.toFixed(2)),
    turns: { min: turns[0] ?? 0, median: turns[turns.length >> 1] ?? 0, max: turns[turns.length - 1] ?? 0 },
    wins: { perSeat, perKind, draws, perDeck, perBot },
    thinking,
    bots,
    programs: programsOf(bots, played),
    seed,
    faults: played.filter(p => p.fault !== null).map(p => ({ seed: p.seed, fault: p.fault! })),
  };
}

const kinds = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, n]) => `${n} ${kind}`)
    .join(', ') || 'none';

/** A percentage with its 95 % interval. */
function share({ games, wins }: { games: number; wins: number }): string {
  if (games === 0) return '';
  const [from, to] = interval(wins, games).map(x => Math.round(100 * x));
  return ` (${((100 * wins) / games).toFixed(1)} %, ${from} to ${to})`;
}

/** How many games each bot has won so far. */
export class Score {
  readonly #wins: Map<string, number>;

  constructor(bots: readonly string[]) {
    this.#wins = new Map(bots.map(name => [name, 0]));
  }

  /** Counts one more finished game. */
  count(p: Played): void {
    for (const name of winnersOf(p)) this.#wins.set(name, this.#wins.get(name)! + 1);
  }

  /** `strong 12, greedy 1`; '' if all bots have one name. */
  tell(): string {
    return this.#wins.size < 2 ? '' : [...this.#wins].map(([name, n]) => `${name} ${n}`).join(', ');
  }
}

/** The results of all games, in lines for people. */
const tellEnd = (r: SimReport): string[] => [
  ...(r.games < r.planned ? [`Stopped after ${r.games} of ${r.planned} games.`] : []),
  `${r.finished} of ${r.games} games ended by the rules${r.aborted ? `; ${r.aborted} were aborted` : ''} (${r.games < r.planned ? `from seed ${r.seed} on` : `seeds ${r.seed} to ${r.seed + r.games - 1}`}).`,
  `Turns: ${r.turns.min} to ${r.turns.max}, median ${r.turns.median}.  ${r.decisions} decisions, ${r.decisionsPerSecond} a second; ${r.gamesPerSecond} games a second.`,
];

/** The thinking times of bots, in lines for people. */
const tellThinking = (r: SimReport): string[] =>
  Object.entries(r.thinking).map(
    ([bot, t]) => `Thinking: ${bot} ${t.millis.toFixed(t.millis < 1 ? 3 : 0)} ms a decision (${t.decisions}).`,
  );

/** The problems, in lines for people: those of external bots, and aborted games. */
const tellFaults = (r: SimReport): string[] => [
  ...r.programs.map(tellProgram),
  ...r.faults.slice(0, 10).map(f => `  seed ${f.seed}: ${f.fault}`),
];

const tellNothing = (r: SimReport): string => `Stopped before a game of ${r.planned} had ended.`;

/** The report for people that rates bots and decks. */
export const tellRated = (r: SimReport, ladder: Ladder): string =>
  r.games === 0 ? tellNothing(r) : [...tellEnd(r), ...tellThinking(r), tellLadder(ladder), ...tellFaults(r)].join('\n');

/**
 * The report for people: wins by seat; if the decks change seats, by deck too; if the bots differ, by bot too.
 * @param rotate true if the bots change seats
 */
export function tellReport(r: SimReport, decks: readonly (readonly string[])[], rotate = false): string {
  if (r.games === 0) return tellNothing(r);
  const changing = decks.length > 1;
  const longest = Math.max(...r.bots.map(bot => bot.length));
  const named = changing ? Object.keys(r.wins.perDeck) : decks[0]!;
  const wide = Math.max(12, longest, ...named.map(name => name.length));
  const middling = rotate ? 8 : Math.max(8, longest);
  const row = (name: string, middle: string, wins: number) =>
    `  ${name.padEnd(wide)} ${middle.padEnd(middling)} ${String(wins).padStart(5)}`;
  const lines = [
    ...tellEnd(r),
    'Wins:',
    ...r.bots.map((bot, seat) =>
      row(changing ? `seat ${seat + 1}` : decks[0]![seat]!, rotate ? '' : bot, r.wins.perSeat[seat]!),
    ),
    ...(changing ? Object.entries(r.wins.perDeck).map(([deck, d]) => `${row(deck, '', d.wins)} of ${d.games}`) : []),
    ...(Object.keys(r.wins.perBot).length > 1
      ? Object.entries(r.wins.perBot).map(([bot, b]) => `${row(bot, '', b.wins)} of ${b.games}${share(b)}`)
      : []),
    ...tellThinking(r),
    `Victories: ${kinds(r.wins.perKind)}.`,
    ...(Object.keys(r.wins.draws).length > 0 ? [`Without a winner: ${kinds(r.wins.draws)}.`] : []),
    ...tellFaults(r),
  ];
  return lines.join('\n');
}
