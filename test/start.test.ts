import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bound } from '../packages/server/test/support/bound.ts';

// ./orrery without arguments, as a new user starts it after cloning.

const ROOT = join(import.meta.dirname, '..');
let data: string;
let started: ChildProcess | null = null;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'orrery-start-'));
});
afterAll(() => {
  started?.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/** Starts it without a terminal. */
const start = (port: string, folder: string): ChildProcess => {
  const env = { ...process.env, PORT: port, DATA_DIR: folder };
  return bound(spawn(join(ROOT, 'orrery'), [], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
};
/** The whole output of a process, and its exit code. */
const ended = (child: ChildProcess): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise(resolve => {
    let said = '';
    child.stderr!.on('data', part => (said += part));
    child.on('close', code => resolve({ code, said }));
  });

describe('./orrery', () => {
  let address = '';

  test('starts the table and prints its address, where a browser finds the page', async () => {
    started = start('0', data);
    address = await new Promise<string>((resolve, reject) => {
      let said = '';
      started!.stdout!.on('data', part => {
        said += part;
        if (said.endsWith('\n')) resolve(said.trim());
      });
      started!.on('close', code => reject(new Error(`It ended with ${code}.`)));
    });
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Orrery');
  });

  test('says in a line that the port is in use', async () => {
    const other = mkdtempSync(join(tmpdir(), 'orrery-start-'));
    const { code, said } = await ended(start(new URL(address).port, other));
    rmSync(other, { recursive: true });
    expect(code).toBe(2);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toContain(`Port ${new URL(address).port} is in use`);
  });

  test('ends when it is told to, as Ctrl-C does', async () => {
    const end = ended(started!);
    started!.kill('SIGINT');
    const { code, said } = await end;
    expect(code).toBe(130);
    expect(said.trim().split('\n')).toHaveLength(1);
  });
});
