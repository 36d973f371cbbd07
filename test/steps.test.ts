import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** How ./check counts: its steps (.ci/steps), with a stand-in for the test runner that writes a report and ends. */

let work: string;

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'orrery-steps-'));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

/** Runs a line of ./check, and gives the counts and the output. */
function check(line: string): { counted: string; said: string } {
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, work };
  const r = spawnSync('bash', ['--norc', '-c', `. .ci/steps; ${line}; echo "$passed $failed"`], {
    cwd: join(import.meta.dirname, '..'),
    env,
    encoding: 'utf8',
  });
  const lines = r.stdout.trimEnd().split('\n');
  return { counted: lines.pop()!, said: lines.join('\n') };
}

type File = { status: string; assertionResults: { status: string }[] };

/** A runner that leaves this report and ends with this code. */
function runner(
  code: number,
  report: { passed: number; failed?: number; pending?: number; files?: File[] } | null,
): string {
  const text = JSON.stringify(
    report && {
      numTotalTests: report.passed + (report.failed ?? 0) + (report.pending ?? 0),
      numPassedTests: report.passed,
      numFailedTests: report.failed ?? 0,
      numPendingTests: report.pending ?? 0,
      numTodoTests: 0,
      testResults: report.files ?? [],
    },
  );
  const at = join(work, 'runner');
  const write = report === null ? '' : `for a; do case $a in --outputFile=*) echo '${text}' >"\${a#*=}";; esac; done`;
  writeFileSync(at, `#!/bin/sh\n${write}\necho the end\nexit ${code}\n`);
  chmodSync(at, 0o755);
  return at;
}

test('a step that succeeds counts one, and so does one that fails, with what it said', () => {
  const held = check('step "it holds" true');
  expect(held.counted).toBe('1 0');
  expect(held.said).toMatch(/^ok {6}it holds \(\d+ s\)$/);
  const failed = check('step "it breaks" sh -c "echo because; exit 3"');
  expect(failed.counted).toBe('0 1');
  expect(failed.said).toMatch(/^FAILED {2}it breaks \(\d+ s\)\n {8}because$/);
});

test('every test counts, those left out as failures', () => {
  expect(check(`tests some ${runner(0, { passed: 7 })}`)).toMatchObject({ counted: '7 0' });
  expect(check(`tests some ${runner(1, { passed: 7, failed: 2 })}`)).toMatchObject({ counted: '7 2' });
  expect(check(`tests some ${runner(0, { passed: 7, pending: 1 })}`)).toMatchObject({ counted: '7 1' });
});

test('a file that cannot be loaded, or goes wrong outside its tests, counts as a failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(check(`tests some ${runner(1, { passed: 2, files })}`).counted).toBe('2 2');
});

test('a runner that ends badly though every test passed counts as a failure', () => {
  const { counted, said } = check(`tests some ${runner(1, { passed: 7 })}`);
  expect(counted).toBe('7 1');
  expect(said).toMatch(/^FAILED {2}some: 7 passed, 1 failed/);
});

test('a run without a report or without tests is a failure', () => {
  expect(check(`tests some ${runner(0, null)}`).counted).toBe('0 1');
  expect(check(`tests some ${runner(0, { passed: 0 })}`).counted).toBe('0 1');
});

test('tests that -t leaves out are not failures, and a name that no test has is one', () => {
  expect(check(`tests some ${runner(0, { passed: 2, pending: 9 })} -t attack`).counted).toBe('2 0');
  const none = check(`tests some ${runner(0, { passed: 0, pending: 9 })} -t atack`);
  expect(none.counted).toBe('0 1');
  expect(none.said).toContain('No test has that name.');
});

/** Runs ./check with these arguments. */
const whole = (...args: string[]) =>
  spawnSync('bash', ['check', ...args], { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' });

test('./check --help prints help and runs nothing', () => {
  const help = whole('--help');
  expect(help.status).toBe(0);
  expect(help.stdout).toContain("./check -t 'ge/damage/8'");
  expect(help.stdout).not.toContain('passed, 0 failed');
});

test('./check refuses an option it does not know, in one line', () => {
  const unknown = whole('--fast');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toBe('./check: there is no option --fast. See ./check --help.\n');
  expect(whole('-u').stderr).toMatch(/^\.\/check: -u needs a FILE, such as .* -u\.\n$/);
  expect(whole('-t').stderr).toMatch(/^\.\/check: -t needs the words of a test's name.*\n$/);
});
