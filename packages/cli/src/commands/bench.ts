import type { Command } from 'commander';

interface BenchOptions {
  samples: string;
  json?: boolean;
}

/** Registers `orrery bench`. */
export function bench(program: Command): void {
  program
    .command('bench')
    .description('how fast this machine plays: medians of several samples, with ratios in the same run')
    .option('--samples <n>', 'samples of each figure', '5')
    .option('--json', 'print as JSON')
    .action(async (o: BenchOptions) => {
      const { wholeNumber } = await import('../options.ts');
      const { measure, tellFigures } = await import('../bench/measure.ts');
      const figures = measure(wholeNumber(o.samples, '--samples', 1, 100), text => {
        if (!o.json && process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
      });
      if (!o.json && process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
      console.log(o.json ? JSON.stringify(figures) : tellFigures(figures));
    });
}
