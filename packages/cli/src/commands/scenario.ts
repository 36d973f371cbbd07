import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type Outcome } from '@orrery/kernel';
import { GAMES, gameNames, USUAL } from '@orrery/table';
import type { Command } from 'commander';
import { parseAllDocuments } from 'yaml';
import { Exit, FAILED } from '../errors.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';

/** The scenario files at a path: itself, or all .yaml and .yml files in a folder and its folders. */
export function scenarioFiles(path: string): string[] {
  if (!existsSync(path)) throw new BadInput(`There is no file or folder "${path}".`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap(name => {
      const at = join(path, name);
      return statSync(at).isDirectory() ? scenarioFiles(at) : /\.ya?ml$/.test(name) ? [at] : [];
    });
}

/** Runs all scenarios of a file, each with the game that it names. @throws BadInput when it holds none */
export function runFile(file: string): Outcome[] {
  const documents = parseAllDocuments(readText(file));
  if (!Array.isArray(documents) || documents.length === 0) throw new BadInput(`${file} holds no scenario.`);
  return documents.map(document => {
    const fault = document.errors[0];
    if (fault) throw new BadInput(`${file} is no YAML: ${fault.message.split('\n')[0]}`);
    const data: unknown = document.toJS();
    const name = (data as { readonly game?: unknown } | null)?.game ?? USUAL;
    const table = GAMES.find(t => t.game.name === name);
    if (table === undefined)
      throw new BadInput(
        `${file} is a scenario of "${String(name)}", which this version does not have; there is ${gameNames()}.`,
      );
    return table.scenario(data, file);
  });
}

/** Registers `orrery scenario`. */
export function scenario(program: Command, io: Io): void {
  program
    .command('scenario')
    .description('positions and moves written in YAML')
    .command('run <paths...>')
    .description('play scenarios and say which of them hold')
    .option('--json', 'print as JSON')
    .action((paths: string[], o: { json?: boolean }) => {
      const files = paths.flatMap(scenarioFiles);
      if (files.length === 0) throw new BadInput(`No scenario files (.yaml) in ${paths.join(', ')}.`);
      const results = files.flatMap(file => runFile(file).map(r => ({ file, ...r })));
      const failed = results.filter(r => r.fault !== null);
      if (o.json) io.out(JSON.stringify({ passed: results.length - failed.length, failed: failed.length, results }));
      else {
        for (const r of results)
          io.out(
            `${r.fault === null ? 'holds ' : 'FAILS '} ${r.scenario}${r.fault === null ? '' : `\n       ${r.file}: ${r.fault}`}`,
          );
        io.out(`${results.length - failed.length} passed, ${failed.length} failed`);
      }
      if (failed.length > 0) throw new Exit(FAILED);
    });
}
