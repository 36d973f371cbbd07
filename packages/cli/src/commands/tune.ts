import { greedyBot, samplesOf, tuned } from '@orrery/bots';
import { BadInput, start } from '@orrery/kernel';
import { gameNames, readySeatings, tableGame } from '@orrery/table';
import type { Command } from 'commander';
import { prepareDecks } from '../decks.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';

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
    .option('--players <n,n>', 'how many play, one number after the other', '2')
    .option('--seed <n>', 'the first seed', '100000')
    .action((game: string, o: TuneOptions) => {
      const table = tableGame(game);
      const { features } = table;
      if (features === undefined)
        throw new BadInput(`${table.game.title} does not say what its positions are judged by.`);
      const games = wholeNumber(o.games, '--games', 5, 100_000);
      const seed = wholeNumber(o.seed, '--seed', 0, Number.MAX_SAFE_INTEGER - games);
      const matches = o.players.split(',').flatMap(players => {
        const { least, most } = table.players;
        const seatings = readySeatings(table, wholeNumber(players.trim(), '--players', least, most), games);
        return Array.from({ length: games }, (_, i) => {
          const { setup } = prepareDecks(table, seatings[i % seatings.length]!, seatings[0]!.length, null);
          return samplesOf(table.game, start(table.game, setup, seed + i), greedyBot(i, table.advice), features, EVERY);
        });
      });
      io.out(JSON.stringify(tuned(features.names, matches), null, 2));
    });
}
