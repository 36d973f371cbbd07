import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import type { Command } from 'commander';
import { LATER, rules, rulings, topicOf } from '../catalogue.ts';
import { projectRoot } from '../root.ts';

interface Topic {
  total: number;
  proved: number;
  missing: string[];
}

/** What `coverage --json` prints for a game. */
export interface Coverage {
  readonly total: number;
  readonly proved: number;
  /** the same without the topics that this version leaves out */
  readonly inScope: { readonly total: number; readonly proved: number };
  readonly topics: Readonly<Record<string, Topic>>;
  readonly rulings: { readonly total: number; readonly proved: number; readonly missing: readonly string[] };
}

/** The ids named by tests that passed and by no test that failed. A test's name begins with its ids in brackets. */
export function provedIds(tests: readonly { readonly title: string; readonly status: string }[]): Set<string> {
  const proved = new Set<string>();
  const broken = new Set<string>();
  for (const { title, status } of tests) {
    const ids = /^\[([^\]]+)\]/.exec(title)?.[1]?.split(' ') ?? [];
    for (const id of ids) (status === 'passed' ? proved : broken).add(id);
  }
  for (const id of broken) proved.delete(id);
  return proved;
}

/** Runs the tests of a game and gives the name and outcome of each. @throws BadInput when they cannot be run */
export function runTests(game: string): { title: string; status: string; file: string }[] {
  const root = projectRoot();
  const dir = mkdtempSync(join(tmpdir(), 'orrery-'));
  const file = join(dir, 'tests.json');
  try {
    const run = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        `packages/${game}`,
        '--reporter=json',
        `--outputFile=${file}`,
      ],
      { cwd: root, encoding: 'utf8' },
    );
    let report: { testResults: { name: string; assertionResults: { title: string; status: string }[] }[] };
    try {
      report = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      throw new BadInput(
        `The tests could not be run: ${(run.stderr || run.stdout || String(run.error ?? '')).trim().split('\n').pop()}`,
      );
    }
    return report.testResults.flatMap(f =>
      f.assertionResults.map(a => ({ title: a.title, status: a.status, file: f.name.slice(root.length + 1) })),
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Which entries of the catalogue the passing tests prove. */
export function coverageOf(proved: ReadonlySet<string>): Coverage {
  const topics: Record<string, Topic> = {};
  for (const { id } of rules()) {
    topics[topicOf(id)] ??= { total: 0, proved: 0, missing: [] };
    const topic = topics[topicOf(id)]!;
    topic.total++;
    if (proved.has(id)) topic.proved++;
    else topic.missing.push(id);
  }
  const sum = (names: readonly string[], field: 'total' | 'proved') =>
    names.reduce((n, name) => n + topics[name]![field], 0);
  const all = Object.keys(topics);
  const now = all.filter(name => !LATER.has(name));
  const testable = rulings().filter(r => r.testable);
  return {
    total: sum(all, 'total'),
    proved: sum(all, 'proved'),
    inScope: { total: sum(now, 'total'), proved: sum(now, 'proved') },
    topics,
    rulings: {
      total: testable.length,
      proved: testable.filter(r => proved.has(r.id)).length,
      missing: testable.filter(r => !proved.has(r.id)).map(r => r.id),
    },
  };
}

/** Registers `orrery coverage`. */
export function coverage(program: Command): void {
  program
    .command('coverage')
    .description('which rules of the catalogue have a passing test')
    .option('--game <name>', 'the game', 'babylon5')
    .option('--json', 'print as JSON')
    .option('--missing', 'name the rules without one')
    .action((o: { game: string; json?: boolean; missing?: boolean }) => {
      if (o.game !== 'babylon5')
        throw new BadInput(`There is no game called "${o.game}"; this version plays babylon5.`);
      const tests = runTests(o.game);
      const c = coverageOf(provedIds(tests));
      const failed = tests.filter(t => t.status !== 'passed').length;
      if (o.json) console.log(JSON.stringify({ games: { babylon5: c } }));
      else {
        for (const [name, t] of Object.entries(c.topics)) {
          console.log(
            `${name.padEnd(20)} ${String(t.proved).padStart(4)} of ${String(t.total).padStart(3)}${LATER.has(name) ? '  (later)' : ''}${o.missing && t.missing.length && !LATER.has(name) ? `  missing ${t.missing.map(id => id.split('/')[2]).join(' ')}` : ''}`,
          );
        }
        const share = (x: { proved: number; total: number }) =>
          `${x.proved} of ${x.total} (${((100 * x.proved) / x.total).toFixed(1)}%)`;
        console.log(`\nRules of this version: ${share(c.inScope)}; of the whole catalogue: ${share(c)}.`);
        console.log(
          `Rulings on these cards: ${share(c.rulings)}.${o.missing ? ` Missing: ${c.rulings.missing.join(' ')}` : ''}`,
        );
        if (failed) console.log(`${failed} tests did not pass.`);
      }
      if (failed) process.exitCode = 1;
    });
}
