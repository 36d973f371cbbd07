import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { Piscina } from 'piscina';
import { SMALL_DECKS, setupFromFiles } from '../decks.ts';
import { wholeNumber } from '../options.ts';
import playBatch, { type Batch, makeBot, type Played } from '../sim/batch.ts';

/** What `sim --json` prints. */
export interface SimReport {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly aborted: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly seconds: number;
  readonly turns: { readonly min: number; readonly median: number; readonly max: number };
  readonly wins: { readonly perSeat: readonly number[]; readonly perKind: Readonly<Record<string, number>> };
  readonly bots: readonly string[];
  readonly seed: number;
  readonly faults: readonly { readonly seed: number; readonly fault: string }[];
}

/** Sums up played games. */
export function report(played: readonly Played[], bots: readonly string[], seed: number, seconds: number): SimReport {
  const finished = played.filter(p => p.fault === null);
  const turns = finished.map(p => p.turns).sort((a, b) => a - b);
  const decisions = played.reduce((n, p) => n + p.decisions, 0);
  const perKind: Record<string, number> = {};
  const perSeat = bots.map(() => 0);
  for (const p of finished) {
    perKind[p.kind] = (perKind[p.kind] ?? 0) + 1;
    for (const seat of p.winners) perSeat[seat]!++;
  }
  return {
    game: 'babylon5',
    games: played.length,
    finished: finished.length,
    aborted: played.length - finished.length,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: Number((played.length / seconds).toFixed(2)),
    seconds: Number(seconds.toFixed(2)),
    turns: { min: turns[0] ?? 0, median: turns[turns.length >> 1] ?? 0, max: turns[turns.length - 1] ?? 0 },
    wins: { perSeat, perKind },
    bots,
    seed,
    faults: played.filter(p => p.fault !== null).map(p => ({ seed: p.seed, fault: p.fault! })),
  };
}

interface SimOptions {
  games: string;
  workers: string;
  bots: string;
  decks?: string;
  ruleset: string;
  seed: string;
  record?: string;
  json?: boolean;
}

/** Registers `orrery sim`. */
export function sim(program: Command): void {
  program
    .command('sim <game>')
    .description('let bots play many games and say how they went')
    .option('--games <n>', 'how many games', '100')
    .option('--workers <n>', 'how many games at once', '1')
    .option('--bots <names>', 'the bots, by seat', 'greedy,greedy,greedy,greedy')
    .option('--decks <files>', 'deck lists, by seat (the starter decks where none are given)')
    .option('--ruleset <name>', 'casual, tournament or engine', 'casual')
    .option('--seed <n>', 'the first seed', '1')
    .option('--record <dir>', 'keep a record of every game there')
    .option('--json', 'print the report as JSON')
    .action(async (game: string, o: SimOptions) => {
      if (game !== 'babylon5') throw new BadInput(`There is no game called "${game}"; this version plays babylon5.`);
      const games = wholeNumber(o.games, '--games', 1, 1_000_000);
      const workers = wholeNumber(o.workers, '--workers', 1, 64);
      const seed = wholeNumber(o.seed, '--seed', 0, Number.MAX_SAFE_INTEGER - games);
      const bots = o.bots.split(',').map(x => x.trim());
      for (const name of bots) makeBot(name, 1);
      const setup = setupFromFiles(o.decks?.split(',') ?? [], bots.length, o.ruleset, file =>
        readFileSync(file, 'utf8'),
      );
      if (setup.house && !o.json) console.error(SMALL_DECKS);
      if (o.record) mkdirSync(o.record, { recursive: true });
      const seeds = Array.from({ length: games }, (_, i) => seed + i);
      const size = Math.max(1, Math.min(25, Math.ceil(games / (workers * 4))));
      const batches: Batch[] = [];
      for (let i = 0; i < games; i += size)
        batches.push({ setup, bots, seeds: seeds.slice(i, i + size), record: o.record !== undefined });
      const bar =
        o.json || !process.stderr.isTTY
          ? null
          : new SingleBar(
              { format: '{bar} {value}/{total} games, {eta_formatted} left', hideCursor: true },
              Presets.shades_classic,
            );
      bar?.start(games, 0);
      const played: Played[] = [];
      const began = performance.now();
      const take = (done: readonly Played[]): void => {
        for (const p of done) {
          if (o.record && p.record)
            writeFileSync(join(o.record, `babylon5-${p.seed}.json`), `${JSON.stringify(p.record)}\n`);
          played.push({ ...p, record: null });
        }
        bar?.update(played.length);
      };
      if (workers === 1) {
        for (const batch of batches) {
          take(playBatch(batch));
          await new Promise(resolve => setImmediate(resolve));
        }
      } else {
        const pool = new Piscina<Batch, Played[]>({
          filename: process.argv[1]!,
          maxThreads: workers,
          minThreads: workers,
        });
        await Promise.all(batches.map(async batch => take(await pool.run(batch))));
        await pool.destroy();
      }
      bar?.stop();
      played.sort((a, b) => a.seed - b.seed);
      const result = report(played, bots, seed, (performance.now() - began) / 1000);
      if (o.json) console.log(JSON.stringify(result));
      else
        console.log(
          tell(
            result,
            setup.seats.map(s => s.race),
          ),
        );
      if (result.aborted > 0) process.exitCode = 1;
    });
}

function tell(r: SimReport, races: readonly string[]): string {
  const lines = [
    `${r.finished} of ${r.games} games ended by the rules${r.aborted ? `; ${r.aborted} were aborted` : ''} (seeds ${r.seed} to ${r.seed + r.games - 1}).`,
    `Turns: ${r.turns.min} to ${r.turns.max}, median ${r.turns.median}.  ${r.decisions} decisions, ${r.decisionsPerSecond} a second; ${r.gamesPerSecond} games a second.`,
    'Wins:',
    ...races.map(
      (race, seat) => `  ${race.padEnd(12)} ${r.bots[seat]!.padEnd(8)} ${String(r.wins.perSeat[seat]).padStart(5)}`,
    ),
    `Victories: ${Object.entries(r.wins.perKind)
      .map(([kind, n]) => `${n} ${kind}`)
      .join(', ')}.`,
    ...r.faults.slice(0, 10).map(f => `  seed ${f.seed}: ${f.fault}`),
  ];
  return lines.join('\n');
}
