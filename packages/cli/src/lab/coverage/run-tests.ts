// Runs the tests of a game, and collects the results.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { projectRoot } from '../../files/root.ts';
import type { ReporterMessage } from './reporter.ts';

/** The result of a test. */
export interface RunTest {
  readonly title: string;
  readonly status: string;
  readonly file: string;
}

/** The result of a run of tests. */
export interface TestRun {
  readonly tests: readonly RunTest[];
  /** a line for each test that did not pass, each file that could not be loaded, and each error of the runner */
  readonly faults: readonly string[];
}

/** The progress of a run of tests. */
export interface RunProgress {
  readonly done: number;
  readonly files: number;
  readonly tests: number;
}

/**
 * Runs the tests in these folders, and collects every outcome and error. The runner's exit code counts too: a run with an error outside of tests has
 * failed, even if every test has passed.
 * @param folders from the root
 * @param root the folder of the project with the tests
 * @throws BadInput if they cannot be run
 */
export async function runTests(
  folders: readonly string[],
  progress: (at: RunProgress) => void = () => {},
  root: string = projectRoot(),
): Promise<TestRun> {
  const tests: RunTest[] = [];
  const faults: string[] = [];
  let files = 0;
  let done = 0;
  let ended = false;
  const hear = (told: ReporterMessage): void => {
    if (told.kind === 'began') files = told.files;
    else if (told.kind === 'ended') {
      ended = true;
      for (const error of told.errors) faults.push(`outside of all tests: ${error}`);
    } else {
      done++;
      const { file } = told;
      for (const { title, status, error } of told.tests) {
        tests.push({ title, status, file });
        if (status !== 'passed') faults.push(`${file}: "${title}" ${status}${error ? `: ${error}` : ''}`);
      }
      for (const error of told.errors)
        faults.push(told.tests.length === 0 ? `${file} cannot be loaded: ${error}` : `${file}: ${error}`);
    }
    progress({ done, files, tests: tests.length });
  };
  const { code, said } = await run(root, folders, hear);
  if (!ended) throw new BadInput(`The tests could not be run: ${said.trim().split('\n').pop() || `exit code ${code}`}`);
  if (code !== 0 && faults.length === 0)
    faults.push(`the runner ended with exit code ${code}${tests.length === 0 ? ': there are no tests' : ''}`);
  return { tests, faults };
}

function run(
  root: string,
  folders: readonly string[],
  hear: (told: ReporterMessage) => void,
): Promise<{ code: number | null; said: string }> {
  const reporter = join(projectRoot(), 'packages', 'cli', 'src', 'lab', 'coverage', 'reporter.ts');
  const runner = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...folders.map(folder => `${folder}/`),
      `--reporter=${reporter}`,
      // a test that asserts nothing proves nothing
      '--expect.requireAssertions',
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  return new Promise((done, failed) => {
    let said = '';
    runner.stderr!.setEncoding('utf8').on('data', text => {
      said += text;
    });
    runner.on('message', told => hear(told as ReporterMessage));
    runner.on('error', error => failed(new BadInput(`The tests could not be run: ${error.message}`)));
    runner.on('close', code => done({ code, said }));
  });
}
