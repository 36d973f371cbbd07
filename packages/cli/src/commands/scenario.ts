// `orrery scenario`: runs scenarios and solves puzzles.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput, type ScenarioOutcome, type State } from '@orrery/kernel';
import {
  BOT_NAMES,
  checkBot,
  entriesOf,
  gameEntry,
  gameNames,
  playScenario,
  type Solved,
  solvePuzzle,
  type TableGame,
} from '@orrery/table';
import type { Command } from 'commander';
import { Exit, FAILED, UNUSABLE } from '../common/errors.ts';
import type { Io } from '../common/io.ts';
import { wholeNumber } from '../common/options.ts';
import { catalogueOf } from '../files/catalogue.ts';
import { documentsOf, lineOf } from '../files/yaml.ts';

/** The scenario files at a path: the file itself, or all .yaml and .yml files in a folder and its subfolders, without hidden and installed ones. */
export function scenarioFiles(path: string): string[] {
  if (!existsSync(path)) throw new BadInput(`There is no file or folder "${path}".`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(entry => !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap(entry => {
      const at = join(path, entry.name);
      return entry.isDirectory() ? scenarioFiles(at) : /\.ya?ml$/.test(entry.name) ? [at] : [];
    });
}

/** The result of a scenario in a file, and the line of its fault. */
export interface Ran extends ScenarioOutcome {
  readonly file: string;
  readonly line?: number;
}

const ids = new Map<string, readonly string[]>();

/** The ids of all rules and rulings of a game, read once. */
function ruleIds(table: TableGame<State>): readonly string[] {
  const { name } = table.game;
  const known = ids.get(name) ?? entriesOf(catalogueOf(table)).map(entry => entry.id);
  ids.set(name, known);
  return known;
}

/** A scenario with the overlay that it names by a file beside its own. @throws BadInput if that cannot be read */
function withOverlay(data: unknown, file: string): unknown {
  const { overlay } = (typeof data === 'object' && data !== null ? data : {}) as { readonly overlay?: unknown };
  if (typeof overlay !== 'string') return data;
  return { ...(data as object), overlay: documentsOf(join(dirname(file), overlay), 'overlay')[0]!.data };
}

/**
 * Runs all scenarios of a file, each with the game that it names.
 * @param log true for the whole log of each
 * @throws BadInput if the file has none
 */
export async function runFile(file: string, log = false): Promise<Ran[]> {
  const results: Ran[] = [];
  for (const { document, data, lines } of documentsOf(file)) {
    const outcome = await playScenario(withOverlay(data, file), file, { log, ruleIds });
    results.push({
      file,
      ...outcome,
      ...(outcome.at === undefined ? {} : { line: lineOf(document, lines, outcome.at) }),
    });
  }
  return results;
}

/** Runs a file, or notes why it cannot be used. Either way the other files are run. */
async function usable<T>(unusable: string[], take: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    unusable.push(error.message);
    return [];
  }
}

/** A bot's answers to the puzzles of a file. Other scenarios are skipped. */
async function solveFile(file: string, bot: string, seed: number): Promise<(Solved & { readonly file: string })[]> {
  const solved: (Solved & { readonly file: string })[] = [];
  for (const { data } of documentsOf(file)) {
    const one = await solvePuzzle(data, file, bot, seed);
    if (one !== null) solved.push({ file, ...one });
  }
  return solved;
}

const VERDICTS = { best: 'solved', neither: 'missed', bad: 'WRONG ' } as const;

/** The options of `orrery scenario solve`. */
interface Solving {
  readonly bot: string;
  readonly seed: number;
  readonly strict?: boolean;
  readonly json?: boolean;
}

/** Lets a bot answer all puzzles of some files, and prints which it solves. */
async function solve(io: Io, files: readonly string[], { bot, seed, strict, json }: Solving): Promise<void> {
  const all: (Solved & { readonly file: string })[] = [];
  const unusable: string[] = [];
  for (const file of files) {
    for (const one of await usable(unusable, () => solveFile(file, bot, seed))) {
      all.push(one);
      if (json) continue;
      io.out(`${VERDICTS[one.verdict]}  ${one.puzzle} (${one.kind})`);
      if (one.verdict === 'best') continue;
      io.out(`        ${one.file}: it answers "${one.answer}"; best is ${one.best.map(x => `"${x}"`).join(' or ')}.`);
      io.out(`        ${one.why}`);
    }
  }
  if (all.length === 0 && unusable.length === 0)
    throw new BadInput(`There is no puzzle (a scenario with "best") in ${files.join(', ')}.`);
  const solved = all.filter(x => x.verdict === 'best').length;
  if (json) io.out(JSON.stringify({ bot, seed, solved, of: all.length, unusable, results: all }));
  else if (all.length > 0) io.out(`${bot} solves ${solved} of ${all.length}`);
  for (const line of unusable) io.err(line);
  if (unusable.length > 0) throw new Exit(UNUSABLE);
  if (strict && solved < all.length) throw new Exit(FAILED);
}

/** Adds the subcommands of `orrery scenario`. */
export function scenario(command: Command, io: Io): void {
  command
    .command('run <paths...>')
    .description('play scenarios and say which of them are right')
    .option('--log', 'print the whole log of each, with everything that is hidden')
    .option('--json', 'print as JSON')
    .action(async (paths: string[], o: { json?: boolean; log?: boolean }) => {
      const files = paths.flatMap(scenarioFiles);
      if (files.length === 0) throw new BadInput(`No scenario files (.yaml) in ${paths.join(', ')}.`);
      const results: Ran[] = [];
      const unusable: string[] = [];
      for (const file of files) results.push(...(await usable(unusable, () => runFile(file, o.log))));
      const failed = results.filter(r => r.fault !== null);
      if (o.json)
        io.out(JSON.stringify({ passed: results.length - failed.length, failed: failed.length, unusable, results }));
      else if (results.length > 0) {
        for (const r of results) {
          const where = r.line === undefined ? r.file : `${r.file}:${r.line}`;
          io.out(r.fault === null ? `holds  ${r.scenario}` : `FAILS  ${r.scenario}\n       ${where}: ${r.fault}`);
          for (const line of r.log ?? []) io.out(`       | ${line}`);
        }
        io.out(`${results.length - failed.length} passed, ${failed.length} failed`);
      }
      for (const line of unusable) io.err(line);
      if (unusable.length > 0) throw new Exit(UNUSABLE);
      if (failed.length > 0) throw new Exit(FAILED);
    });
  command
    .command('solve <paths...>')
    .description('let a bot solve puzzles: scenarios that say which answer is best')
    .option('--bot <name>', `the bot: ${BOT_NAMES.join(', ')}`, 'greedy')
    .option('--seed <n>', "the bot's seed", '1')
    .option('--strict', 'exit with an error if it misses one')
    .option('--json', 'print as JSON')
    .action(async (paths: string[], o: Omit<Solving, 'seed'> & { readonly seed: string }) => {
      checkBot(o.bot);
      const seed = wholeNumber(o.seed, '--seed', 0, 2 ** 31);
      const files = paths.flatMap(scenarioFiles);
      if (files.length === 0) throw new BadInput(`No scenario files (.yaml) in ${paths.join(', ')}.`);
      await solve(io, files, { ...o, seed });
    });
  command
    .command('schema')
    .description('print the JSON Schema of scenario files, for editors')
    .option('--game <name>', `only for one game: ${gameNames()}`)
    .action(async (o: { game?: string }) => {
      const { scenarioSchemas } = await import('@orrery/table/scenarios');
      if (o.game !== undefined) gameEntry(o.game);
      io.out(JSON.stringify(await scenarioSchemas(o.game), null, 2));
    });
  command
    .command('format')
    .description('print what scenarios may say, as tables')
    .option('--game <name>', `only for one game: ${gameNames()}`)
    .action(async (o: { game?: string }) => {
      const { formatTables } = await import('@orrery/table/scenarios');
      if (o.game !== undefined) gameEntry(o.game);
      for (const [name, part] of Object.entries(formatTables(o.game))) io.out(`${name}\n\n${part}\n`);
    });
}
