import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadGames } from '@orrery/table';
import { expect, test } from 'vitest';
import { coverageOf, provedIds } from '../../../src/commands/coverage.ts';
import { catalogueOf, untestableOf } from '../../../src/files/catalogue.ts';
import { projectRoot } from '../../../src/files/root.ts';
import { type RunProgress, runTests, type TestRun } from '../../../src/lab/coverage/run-tests.ts';
import { folder } from '../../support/terminal.ts';

/** Makes a project of these test files and runs its tests. */
async function runOf(
  files: Readonly<Record<string, string>>,
  progress?: (at: RunProgress) => void,
): Promise<TestRun & { readonly proved: readonly string[] }> {
  const root = folder();
  symlinkSync(join(projectRoot(), 'node_modules'), join(root, 'node_modules'));
  writeFileSync(
    join(root, 'vitest.config.ts'),
    "export default { test: { include: ['test/**/*.test.ts'], pool: 'threads', maxWorkers: 1 } };",
  );
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'test', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { expect, test } from 'vitest';\n${text}`);
  }
  const ran = await runTests(['test'], progress, root);
  return { ...ran, proved: [...provedIds(ran.tests)].sort() };
}

test('a test that asserts nothing proves nothing', async () => {
  const { proved, faults } = await runOf({
    'a.test.ts': `
      test('[x/1] asserts', () => expect(1).toBe(1));
      test('[x/2] asserts nothing', () => {});
      test('[x/3] asserts only where nothing is', () => { for (const x of []) expect(x).toBe(1); });`,
  });
  expect(proved).toEqual(['x/1']);
  expect(faults).toEqual([
    expect.stringMatching(/^test\/a\.test\.ts: "\[x\/2\] asserts nothing" failed: .*assertion/),
    expect.stringMatching(/^test\/a\.test\.ts: "\[x\/3\] asserts only where nothing is" failed: .*assertion/),
  ]);
});

test('a test that fails or is left out proves nothing, and takes the proof from others of its id', async () => {
  const { proved, faults } = await runOf({
    'a.test.ts': `
      test('[x/1 x/2] two at once', () => expect(1).toBe(1));
      test('[x/2] fails', () => expect(1).toBe(2));
      test.skip('[x/1] is left out', () => expect(1).toBe(1));`,
  });
  expect(proved).toEqual([]);
  expect(faults).toEqual([
    expect.stringContaining('"[x/2] fails" failed: expected 1 to be 2'),
    expect.stringContaining('"[x/1] is left out" skipped'),
  ]);
});

test('a file that cannot be loaded is a fault that names it', async () => {
  const { proved, faults } = await runOf({
    'good.test.ts': "test('[x/1] holds', () => expect(1).toBe(1));",
    'broken.test.ts': "throw new Error('no such card');\ntest('[x/2] never runs', () => expect(1).toBe(1));",
    'unread.test.ts': "import './nowhere.ts';\ntest('[x/3] never runs', () => expect(1).toBe(1));",
  });
  expect(proved).toEqual(['x/1']);
  expect([...faults].sort()).toEqual([
    'test/broken.test.ts cannot be loaded: no such card',
    expect.stringMatching(/^test\/unread\.test\.ts cannot be loaded: .*nowhere/),
  ]);
});

test('an error outside of all tests is a fault though every test passed', async () => {
  const { tests, faults } = await runOf({
    'a.test.ts': `
      test('[x/1] holds', async () => {
        void Promise.reject(new Error('nobody waits for this'));
        await new Promise(done => setTimeout(done, 20));
        expect(1).toBe(1);
      });`,
  });
  expect(tests.map(t => t.status)).toEqual(['passed']);
  expect(faults).toEqual(['outside of all tests: nobody waits for this']);
});

test("the runner's own exit code counts though nothing else is wrong", async () => {
  const { tests, faults } = await runOf({
    'a.test.ts': `
      import { afterAll } from 'vitest';
      test('[x/1] holds', () => expect(1).toBe(1));`,
    '../vitest.config.ts': `
      export default { test: {
        include: ['test/**/*.test.ts'],
        globalSetup: './teardown.ts',
      } };`,
    '../teardown.ts': 'export default () => () => { throw new Error("the end went wrong"); };',
  });
  expect(tests.map(t => t.status)).toEqual(['passed']);
  expect(faults).toEqual(['the runner ended with exit code 1']);
});

test('a folder without tests is a fault', async () => {
  const { tests, faults } = await runOf({});
  expect(tests).toEqual([]);
  expect(faults).toEqual(['the runner ended with exit code 1: there are no tests']);
});

test('how far the run has come is told after every file', async () => {
  const told: RunProgress[] = [];
  const one = "test('[x/1] holds', () => expect(1).toBe(1));";
  await runOf({ 'a.test.ts': one, 'b.test.ts': one, 'c.test.ts': one + one }, at => told.push(at));
  expect(told.map(({ done, files, tests }) => [done, files, tests])).toEqual([
    [0, 3, 0],
    [1, 3, expect.any(Number)],
    [2, 3, expect.any(Number)],
    [3, 3, 4],
    [3, 3, 4],
  ]);
});

test('the six rules of Babylon 5 that no table can show are named with a reason, until a test proves one', async () => {
  const [table] = await loadGames('babylon5');
  const six = [
    'b5/precedence/1',
    'b5/cumulative/5',
    'b5/tournament/5',
    'b5/fast-and-loose/1',
    'b5/fast-and-loose/2',
    'b5/fast-and-loose/4',
  ];
  expect(untestableOf(table!).map(({ id }) => id)).toEqual(six);
  const known = new Set(catalogueOf(table!).rules.map(({ id }) => id));
  for (const { id, reason } of untestableOf(table!))
    expect([known.has(id), reason]).toEqual([true, expect.stringMatching(/\.$/)]);
  const all = coverageOf(table!, new Set(known), new Set());
  expect([all.proved, all.untestable]).toEqual([970, []]);
  const without = new Set([...known].filter(id => !six.includes(id)));
  const most = coverageOf(table!, without, new Set());
  expect([most.proved, most.untestable.map(({ id }) => id)]).toEqual([964, six]);
});
