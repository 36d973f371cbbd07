// `orrery tune`: learns weights and likings of a game's bots.
import {
  type Advice,
  greedyBot,
  Learner,
  type Likings,
  liked,
  played,
  pointsFor,
  samplesOf,
  tuned,
  whims,
} from '@orrery/bots';
import { BadInput, type State, start } from '@orrery/kernel';
import { gameNames, judgementOf, loadGame, readySeatings, type TableGame } from '@orrery/table';
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';
import { anyNumber, listed, wholeNumber } from '../common/options.ts';
import { prepareDecks } from '../files/decks.ts';

interface TuneOptions {
  games: string;
  players: string;
  seed: string;
  likings?: boolean;
  whims?: boolean;
  temperature: string;
}

/** How many answers lie between two samples: neighbours are much alike. */
const EVERY = 25;
/** How many matches lie between two steps of the learner, and about how many points a step is. */
const BATCH = 200;
const RATE = 0.02;
/** For this many matches of learning, each seat proves the result in one match. */
const PROVEN = 50;

/** Adds the arguments, the options and the action of `orrery tune`. */
export function tune(command: Command, io: Io): void {
  command
    .argument('<game>', `the game: ${gameNames()}`)
    .option('--games <n>', 'how many games for each number of players', '200')
    .option('--players <n,n>', 'how many players; tables of two and larger tables are judged apart', '2')
    .option('--seed <n>', 'the first seed', '100000')
    .option('--likings', 'learn which kinds of answer are worth more or less than the advice says')
    .option(
      '--whims',
      'for weights: let two of three players like some kinds of answer more or less, at random in each game',
    )
    .option('--temperature <n>', 'how many points better an answer must look to be given e times as often', '1')
    .action(async (game: string, o: TuneOptions) => {
      const table = await loadGame(game);
      const games = wholeNumber(o.games, '--games', 5, 100_000);
      const seed = wholeNumber(o.seed, '--seed', 0, Number.MAX_SAFE_INTEGER - 2 * games);
      const { least, most } = table.players;
      const players = listed(o.players).map(n => wholeNumber(n, '--players', least, most));
      const found =
        o.likings === true
          ? findLikings(table, players, games, seed, anyNumber(o.temperature, '--temperature', 0.01, 1000))
          : findWeights(table, players, games, seed, o.whims === true);
      io.out(JSON.stringify(found, null, 2));
    });
}

/** Matches of the ready decks, each pair or table of them equally often. */
function* matchesOf(table: TableGame<State>, seats: number, games: number, seed: number) {
  const seatings = readySeatings(table, seats, games);
  for (let i = 0; i < games; i++) {
    const decks = seatings[i % seatings.length]!;
    const { setup } = prepareDecks(table, decks, seats, null);
    yield { decks, i, begin: () => start(table.game, setup, seed + i) };
  }
}

function findWeights(
  table: TableGame<State>,
  players: readonly number[],
  games: number,
  seed: number,
  strays: boolean,
) {
  const { features, kinds } = table;
  const { advice } = judgementOf(table);
  if (features === undefined) throw new BadInput(`${table.game.title} does not say how to judge its positions.`);
  if (strays && kinds === undefined) throw new BadInput(`${table.game.title} does not tell kinds of answer apart.`);
  const player = (i: number, seat: number) =>
    greedyBot(
      i,
      strays && kinds !== undefined && (i + seat) % 3 !== 0 ? liked(advice, kinds, whims(i * 16 + seat)) : advice,
    );
  const samples = (seats: number) =>
    [...matchesOf(table, seats, games, seed)].map(({ decks, i, begin }) =>
      samplesOf(
        table.game,
        begin(),
        decks.map((_, seat) => player(i, seat)),
        features,
        decks,
        EVERY,
      ),
    );
  const tell = (some: readonly number[]) => tuned(features.names, some.flatMap(samples));
  const more = players.filter(n => n > 2);
  return {
    ...(players.includes(2) ? { two: tell([2]) } : {}),
    ...(more.length > 0 ? { more: tell(more) } : {}),
  };
}

/** Learns likings on top of those of the game, and tests them in other matches against players that only use the advice. */
function findLikings(
  table: TableGame<State>,
  players: readonly number[],
  games: number,
  seed: number,
  temperature: number,
): Likings {
  const { game, advice, kinds, likings, evaluation = null } = table;
  if (kinds === undefined) throw new BadInput(`${table.game.title} does not tell kinds of answer apart.`);
  const learner = new Learner({ game, advice, kinds, evaluation, points: likings?.points ?? {}, temperature }, RATE);
  const tables = players.map(seats => ({ seats, matches: matchesOf(table, seats, games, seed) }));
  for (let n = 1; n <= games * tables.length; n++) {
    const { seats, matches } = tables[n % tables.length]!;
    const { i, begin } = matches.next().value!;
    // in every other match, one learner plays against players that only use the advice
    const alone = i % 2 === 0 ? Math.floor(i / 2) % seats : null;
    learner.play(
      begin(),
      seed + i,
      Array.from({ length: seats }, (_, seat) => alone === null || seat === alone),
    );
    if (n % BATCH === 0) learner.step();
  }
  const { points } = learner;
  const mine = liked(advice, kinds, pointsFor(points));
  let proven = 0;
  let won = 0;
  for (const seats of players)
    for (const { i, begin } of matchesOf(table, seats, Math.ceil(games / PROVEN), seed + games))
      for (let seat = 0; seat < seats; seat++) {
        const advices: Advice<State>[] = Array.from({ length: seats }, (_, at) => (at === seat ? mine : advice));
        won += played(game, begin(), seed + games + i, advices)[seat]!;
        proven++;
      }
  return { points, found: { played: games * players.length, proven, won: Number((won / proven).toFixed(3)) } };
}
