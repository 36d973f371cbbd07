import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { bound } from '../packages/server/test/support/bound.ts';

/** True if a process runs. A process that has ended does not, even if nobody has read its exit code. */
function runs(pid: number): boolean {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Tests that start servers and print their process numbers: two still run, one has ended. */
const TESTS = `
  import { spawn } from 'node:child_process';
  import { bound } from '${join(import.meta.dirname, '../packages/server/test/support/bound.ts')}';
  const server = () => bound(spawn('sleep', ['100000'], { stdio: 'ignore' }));
  const [ended, ...left] = [server(), server(), server()];
  ended.once('close', () => console.log(left.map(({ pid }) => pid).join(' ')));
  ended.kill();
  setInterval(() => {}, 1000);
`;

/** Starts such tests. @returns them, and the servers that still run */
async function begun() {
  const tests = bound(
    spawn(process.execPath, ['--experimental-strip-types', '--input-type=module', '--eval', TESTS], { stdio: 'pipe' }),
  );
  const [line] = await new Promise<[string]>(resolve =>
    createInterface({ input: tests.stdout! }).once('line', said => resolve([said])),
  );
  const servers = line.split(' ').map(Number);
  expect(servers.map(runs)).toEqual([true, true]);
  return { tests, servers };
}

test.each([
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
] as const)('servers of tests that are ended by %s end with them', async signal => {
  const { tests, servers } = await begun();
  tests.kill(signal);
  await expect.poll(() => servers.map(runs)).toEqual([false, false]);
});

test('whatever a test begins is bound to it', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync(['test/**/*.ts', 'packages/*/{test,testing}/**/*.ts'], { cwd: root });
  const loose = files.filter(file => {
    const text = readFileSync(join(root, file), 'utf8').replace(/\bbound\(\s*spawn\(/g, '');
    return !file.endsWith('/bound.ts') && /\b(spawn|fork|execFile)\(/.test(text);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(loose).toEqual([]);
});
