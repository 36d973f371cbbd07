import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, parseScenario, runScenario } from '@orrery/babylon5';
import { BadInput } from '@orrery/kernel';
import type { Command } from 'commander';
import { parseAllDocuments } from 'yaml';

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

/** Runs all scenarios of a file. @throws BadInput when it holds none */
export function runFile(file: string): Outcome[] {
  const documents = parseAllDocuments(readFileSync(file, 'utf8'));
  if (!Array.isArray(documents) || documents.length === 0) throw new BadInput(`${file} holds no scenario.`);
  return documents.map(document => {
    const fault = document.errors[0];
    if (fault) throw new BadInput(`${file} is no YAML: ${fault.message.split('\n')[0]}`);
    return runScenario(parseScenario(document.toJS(), file));
  });
}

/** Registers `orrery scenario`. */
export function scenario(program: Command): void {
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
      if (o.json)
        console.log(JSON.stringify({ passed: results.length - failed.length, failed: failed.length, results }));
      else {
        for (const r of results)
          console.log(
            `${r.fault === null ? 'holds ' : 'FAILS '} ${r.scenario}${r.fault === null ? '' : `\n       ${r.file}: ${r.fault}`}`,
          );
        console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
      }
      if (failed.length > 0) process.exitCode = 1;
    });
}
