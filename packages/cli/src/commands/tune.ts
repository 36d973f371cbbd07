import { greedyBot, samplesOf, tuned } from '@orrery/bots';
import { BadInput, start } from '@orrery/kernel';
import { gameNames, readySeatings, tableGame } from '@orrery/table';
import type { Command } from 'commander';
import { prepareDecks } from '../decks.ts';
import type { Io } from '../io.ts';
import { listed, wholeNumber } from '../options.ts';

interface TuneOptions {
  games: string;
  players: string;
  seed: string;
}

/** A position is taken once in so many answers: those in between are much alike. */
const EVERY = 25;

/** Registers `orrery tune`. */
export function tune(program: Command, io: Io): void {
  program
    .command('tune')
    .argument('<game>', `the game: ${gameNames()}`)
    .description(
      "find out from games between greedy bots what tells the winner, and print it for the game's weights.ts",
    )
    .option('--games <n>', 'how many games, for each number of players', '200')
    .option('--players <n,n>', 'how many play: two are judged by themselves, larger tables all together', '2')
    .option('--seed <n>', 'the first seed', '100000')
    .action((game: string, o: TuneOptions) => {
      const table = tableGame(game);
      const { features } = table;
      if (features === undefined)
        throw new BadInput(`${table.game.title} does not say what its positions are judged by.`);
      const games = wholeNumber(o.games, '--games', 5, 100_000);
      const seed = wholeNumber(o.seed, '--seed', 0, Number.MAX_SAFE_INTEGER - games);
      const { least, most } = table.players;
      const matches = (seats: number) => {
        const seatings = readySeatings(table, seats, games);
        return Array.from({ length: games }, (_, i) => {
          const decks = seatings[i % seatings.length]!;
          const { setup } = prepareDecks(table, decks, seats, null);
          const s = start(table.game, setup, seed + i);
          return samplesOf(table.game, s, greedyBot(i, table.advice), features, decks, EVERY);
        });
      };
      const players = listed(o.players).map(n => wholeNumber(n, '--players', least, most));
      const tell = (some: readonly number[]) => tuned(features.names, some.flatMap(matches));
      const more = players.filter(n => n > 2);
      const found = {
        ...(players.includes(2) ? { two: tell([2]) } : {}),
        ...(more.length > 0 ? { more: tell(more) } : {}),
      };
      io.out(JSON.stringify(found, null, 2));
    });
}
