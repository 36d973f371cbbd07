// `orrery coverage`: which rules have a passing test.
import { many, type State } from '@orrery/kernel';
import { gameHelp, loadGames, type TableGame, topicOf } from '@orrery/table';
import type { Command } from 'commander';
import { Exit, FAILED } from '../common/errors.ts';
import type { Io } from '../common/io.ts';
import { catalogueOf, type Untestable, untestableOf } from '../files/catalogue.ts';
import { type RunProgress, runTests } from '../lab/coverage/run-tests.ts';
import { citationsIn } from '../lab/rules-index/citations.ts';
import { textsOf } from '../lab/rules-index/files.ts';

interface Topic {
  total: number;
  proved: number;
  missing: string[];
}

/** The output of `coverage --json` for a game. */
export interface Coverage {
  readonly total: number;
  readonly proved: number;
  /** the same without the topics that this version leaves out */
  readonly inScope: { readonly total: number; readonly proved: number };
  readonly topics: Readonly<Record<string, Topic>>;
  readonly rulings: { readonly total: number; readonly proved: number; readonly missing: readonly string[] };
  /** rules that no table can show, with the reasons */
  readonly untestable: readonly Untestable[];
  /** rules of this version that a source names because it enforces them */
  readonly enforced: { readonly total: number; readonly named: number; readonly missing: readonly string[] };
}

/** The output of `coverage --json` for a game: its coverage, and the errors of the test run. */
interface CoverageReport extends Coverage {
  readonly tests: { readonly run: number; readonly passed: number };
  /** the errors of the run, a line each */
  readonly faults: readonly string[];
}

/** The ids in names of tests that passed, without those in a test that failed. A test's name begins with its ids in brackets. */
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

/**
 * The entries of a game's catalogue that passing tests prove.
 * @param cited the ids that the game's sources name
 */
export function coverageOf(
  table: TableGame<State>,
  proved: ReadonlySet<string>,
  cited: { has(id: string): boolean },
): Coverage {
  const { rules, rulings } = catalogueOf(table);
  const topics: Record<string, Topic> = {};
  for (const { id } of rules) {
    topics[topicOf(id)] ??= { total: 0, proved: 0, missing: [] };
    const topic = topics[topicOf(id)]!;
    topic.total++;
    if (proved.has(id)) topic.proved++;
    else topic.missing.push(id);
  }
  const sum = (names: readonly string[], field: 'total' | 'proved') =>
    names.reduce((n, name) => n + topics[name]![field], 0);
  const all = Object.keys(topics);
  const { later, laterRulesets } = table.catalogue;
  const scope = rules
    .filter(({ id, rulesets }) => !later.has(topicOf(id)) && !rulesets?.every(name => laterRulesets?.has(name)))
    .map(rule => rule.id);
  const testable = rulings.filter(r => r.testable);
  return {
    total: sum(all, 'total'),
    proved: sum(all, 'proved'),
    inScope: { total: scope.length, proved: scope.filter(id => proved.has(id)).length },
    topics,
    rulings: {
      total: testable.length,
      proved: testable.filter(r => proved.has(r.id)).length,
      missing: testable.filter(r => !proved.has(r.id)).map(r => r.id),
    },
    untestable: untestableOf(table).filter(({ id }) => !proved.has(id)),
    enforced: {
      total: scope.length,
      named: scope.filter(id => cited.has(id)).length,
      missing: scope.filter(id => !cited.has(id)),
    },
  };
}

interface CoverageOptions {
  readonly game?: string;
  readonly json?: boolean;
  readonly missing?: boolean;
}

/** Adds the arguments, the options and the action of `orrery coverage`. */
export function coverage(command: Command, io: Io): void {
  command
    .option('--game <name>', gameHelp('all of them'))
    .option('--json', 'print as JSON')
    .option('--missing', 'list the rules without one')
    .action(async (o: CoverageOptions) => {
      const tables = await loadGames(o.game);
      const games: Record<string, CoverageReport> = {};
      for (const table of tables) {
        const { title } = table.game;
        const { tests, faults } = await runTests(table.catalogue.tests, at => io.progress?.(tellProgress(title, at)));
        io.progress?.('');
        const passed = tests.filter(t => t.status === 'passed').length;
        const cited = citationsIn(textsOf(table.catalogue.code, '.ts'));
        const found = {
          ...coverageOf(table, provedIds(tests), cited),
          tests: { run: tests.length, passed },
          faults,
        };
        games[table.game.name] = found;
        if (o.json) continue;
        if (tables.length > 1) io.out(`${table === tables[0] ? '' : '\n'}${title}\n`);
        io.out(tellCoverage(table, found, o.missing === true));
        if (passed < tests.length) io.out(`${tests.length - passed} of ${tests.length} tests did not pass.`);
        for (const fault of faults) io.err(fault);
      }
      if (o.json) io.out(JSON.stringify({ games }));
      if (Object.values(games).some(game => game.faults.length > 0)) throw new Exit(FAILED);
    });
}

const tellProgress = (title: string, { done, files, tests }: RunProgress): string =>
  `${title}: ${done} of ${files} test files, ${tests} tests`;

const share = ({ proved, total }: { readonly proved: number; readonly total: number }): string =>
  `${proved} of ${total}${total > 0 ? ` (${((100 * proved) / total).toFixed(1)}%)` : ''}`;

/** The coverage of a game for people. @param missing true to name the rules without a test */
function tellCoverage(table: TableGame<State>, c: Coverage, missing: boolean): string {
  const { later } = table.catalogue;
  const wide = Math.max(20, ...Object.keys(c.topics).map(name => name.length));
  const lines = Object.entries(c.topics).map(([name, t]) => {
    const without =
      missing && t.missing.length > 0 && !later.has(name)
        ? `  missing ${t.missing.map(id => id.split('/')[2]).join(' ')}`
        : '';
    return `${name.padEnd(wide)} ${String(t.proved).padStart(4)} of ${String(t.total).padStart(3)}${later.has(name) ? '  (later)' : ''}${without}`;
  });
  lines.push('', `Rules of this version: ${share(c.inScope)}. All rules of the catalogue: ${share(c)}.`);
  if (c.rulings.total > 0)
    lines.push(
      `Rulings on these cards: ${share(c.rulings)}.${missing ? ` Missing: ${c.rulings.missing.join(' ')}` : ''}`,
    );
  if (c.untestable.length > 0) {
    lines.push(`No table can show ${many(c.untestable.length, 'rule')}:`);
    for (const { id, reason } of c.untestable) lines.push(`  ${id.padEnd(wide)} ${reason}`);
  }
  const { total, named, missing: unnamed } = c.enforced;
  lines.push(`Named where they are enforced: ${share({ total, proved: named })}.`);
  if (missing)
    for (const [topic, ids] of Map.groupBy(unnamed, topicOf))
      lines.push(`  ${topic.padEnd(wide)} no source names ${ids.map(id => id.split('/')[2]).join(' ')}`);
  return lines.join('\n');
}
