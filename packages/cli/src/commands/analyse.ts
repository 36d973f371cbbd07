// `orrery replay analyse`: explains a recorded game.
import { availableParallelism } from 'node:os';
import { BadInput, many, type Seat, type State } from '@orrery/kernel';
import { type Analysis, Analyst, analysisOf } from '@orrery/table';
import type { Command } from 'commander';
import { Exit } from '../common/errors.ts';
import type { Io } from '../common/io.ts';
import { wholeNumber } from '../common/options.ts';
import { type Ending, exitCodeOf } from '../common/signals.ts';
import { pick } from '../common/wizard.ts';
import { nothingToRetry, retry } from '../lab/analyse/retry.ts';
import { lookThrough } from '../lab/analyse/run.ts';
import { tellAnalysis } from '../lab/analyse/tell.ts';
import { type KeptRecord, openRecord, personsIn } from '../terminal/replay/records.ts';

interface AnalyseOptions {
  readonly seat?: string;
  readonly effort: string;
  readonly workers: string;
  readonly retry?: boolean;
  readonly json?: boolean;
}

/** How many games are played from each decision, by default. */
const USUAL_EFFORT = 24;
/** The most threads by default. */
const USUAL_WORKERS = Math.max(1, Math.min(4, availableParallelism()));

/** Adds `orrery replay analyse`. @param group the command `replay` */
export function analyse(group: Command, io: Io): void {
  group
    .command('analyse')
    .argument('<file>', 'a recorded game, over or not')
    .description('explain a recorded game: chances of winning, the choices that cost most, what was better and why')
    .option(
      '--seat <number>',
      'judge the decisions of the player in this seat, or "all" (default: all; with --retry, or while the game goes on, those of the person)',
    )
    .option('--effort <n>', 'how many games to play from each decision', String(USUAL_EFFORT))
    .option('--workers <n>', 'how many decisions to judge at once', String(USUAL_WORKERS))
    .option('--retry', 'sit down at each mistake and find the better choice yourself')
    .option('--json', 'print the analysis as JSON')
    .action((file: string, options: AnalyseOptions) => analyseRecord(io, file, options));
}

/**
 * The seats whose decisions are judged; null for all. In a running game, a seat's chances tell what it holds.
 * @throws BadInput if the seat must be named
 */
function seatsOf(record: KeptRecord, { seat, retry }: AnalyseOptions): readonly Seat[] | null {
  if (seat === 'all') return null;
  if (seat !== undefined) return [wholeNumber(seat, '--seat', 1, 12) - 1];
  const persons = personsIn(record);
  if (persons.length === 0) return null;
  if (record.result === null && persons.length > 1)
    throw new BadInput('This game goes on, and several people play it. Choose one of them with --seat.');
  return record.result === null || retry ? persons : null;
}

/** An analysis, and the signal that cut it short; null if none did. */
interface Analysed {
  readonly record: KeptRecord;
  readonly analyst: Analyst<State>;
  readonly analysis: Analysis;
  readonly stopped: Ending | null;
}

/** Judges a record. @throws BadInput in one line */
async function analysed(io: Io, file: string, options: AnalyseOptions): Promise<Analysed> {
  const iterations = wholeNumber(options.effort, '--effort', 1, 100_000);
  const workers = wholeNumber(options.workers, '--workers', 1, 64);
  const { record, table } = await openRecord(file);
  const analyst = new Analyst(table, record, { seats: seatsOf(record, options), iterations });
  const { verdicts, stopped } = await lookThrough(io, analyst, Math.min(workers, analyst.decisions.length || 1));
  return { record, analyst, analysis: analysisOf(analyst, verdicts, stopped === null), stopped };
}

/** `orrery replay analyse`. @throws BadInput in one line; Exit if it was told to end */
export async function analyseRecord(io: Io, file: string, options: AnalyseOptions): Promise<void> {
  const { record, analyst, analysis, stopped } = await analysed(io, file, options);
  if (options.json) io.out(JSON.stringify(asJson(analysis)));
  else if (options.retry && stopped === null)
    await (analysis.mistakes.length === 0 ? nothingToRetry(io) : retry(io, analyst, record, analysis));
  else io.out(tellAnalysis(analyst, analysis, file, io.width).join('\n'));
  if (stopped !== null) throw new Exit(exitCodeOf(stopped));
}

/**
 * Explains a game to its player, and lets them find better choices themselves.
 * @throws BadInput in one line; Exit if it was told to end
 */
export async function explainGame(io: Io, file: string): Promise<void> {
  const usual = { effort: String(USUAL_EFFORT), workers: String(USUAL_WORKERS) };
  const { record, analyst, analysis, stopped } = await analysed(io, file, usual);
  io.out(tellAnalysis(analyst, analysis, file, io.width).join('\n'));
  if (stopped !== null) throw new Exit(exitCodeOf(stopped));
  const persons = personsIn(record);
  const mistakes = analysis.mistakes.filter(({ seat }) => persons.length === 0 || persons.includes(seat));
  if (mistakes.length === 0) return;
  const tries = await pick(io, 'What next?', [
    {
      value: true,
      label: 'Find the better choices yourself',
      about: `${many(mistakes.length, 'choice')} of yours cost something`,
    },
    { value: false, label: 'Back' },
  ]);
  if (tries === true) await retry(io, analyst, record, { ...analysis, mistakes });
}

/** Chances with three decimals: they are not known more exactly. */
const asJson = (analysis: Analysis): unknown =>
  JSON.parse(JSON.stringify(analysis), (key, value) =>
    ['chance', 'cost', 'margin', 'lost'].includes(key) && typeof value === 'number'
      ? Math.round(value * 1000) / 1000
      : value,
  );
