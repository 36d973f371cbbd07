import { gameHelp, tableGames } from '@orrery/table';
import type { Command } from 'commander';
import type { Io } from '../io.ts';

interface BenchOptions {
  game?: string;
  samples: string;
  json?: boolean;
}

/** Registers `orrery bench`. */
export function bench(program: Command, io: Io): void {
  program
    .command('bench')
    .description('how fast this machine plays: medians of several samples, with ratios in the same run')
    .option('--game <name>', gameHelp('all of them'))
    .option('--samples <n>', 'samples of each figure', '5')
    .option('--json', 'print as JSON')
    .action(async (o: BenchOptions) => {
      const { wholeNumber } = await import('../options.ts');
      const { measure, tellFigures } = await import('../bench/measure.ts');
      const tables = tableGames(o.game);
      const figures = await measure(tables, wholeNumber(o.samples, '--samples', 1, 100), text => io.progress?.(text));
      io.progress?.('');
      io.out(o.json ? JSON.stringify(figures) : tellFigures(tables, figures));
    });
}
