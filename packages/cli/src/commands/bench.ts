// `orrery bench`: measures how fast this machine plays.
import { gameHelp, loadGames } from '@orrery/table';
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';

interface BenchOptions {
  game?: string;
  players?: string;
  samples: string;
  sampleMs: string;
  warmUp: string;
  json?: boolean;
}

/** Adds the arguments, the options and the action of `orrery bench`. */
export function bench(command: Command, io: Io): void {
  command
    .option('--game <name>', gameHelp('all of them'))
    .option('--players <n>', 'how many players, in games for several')
    .option('--samples <n>', 'how many samples of each figure', '5')
    .option('--sample-ms <n>', 'how long a sample lasts, in milliseconds', '1000')
    .option('--warm-up <s>', 'seconds to play each game before measuring it', '12')
    .option('--json', 'print as JSON')
    .action(async (o: BenchOptions) => {
      const { wholeNumber } = await import('../common/options.ts');
      const { measuredOf } = await import('../lab/bench/measured/index.ts');
      const { measure, tellFigures } = await import('../lab/bench/measure.ts');
      const tables = await loadGames(o.game);
      const players = o.players === undefined ? null : wholeNumber(o.players, '--players', 2, 12);
      const measured = tables.map(table => ({ table, measured: measuredOf(table.game.name, players) }));
      const samples = wholeNumber(o.samples, '--samples', 1, 100);
      const millis = wholeNumber(o.sampleMs, '--sample-ms', 1, 60_000);
      const warmUp = 1000 * wholeNumber(o.warmUp, '--warm-up', 0, 600);
      const figures = await measure(measured, { samples, millis, warmUp }, text => io.progress?.(text), io.threads);
      io.progress?.('');
      io.out(o.json ? JSON.stringify(figures) : tellFigures(measured, figures));
    });
}
