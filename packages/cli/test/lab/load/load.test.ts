import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, type Running, serve } from '@orrery/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LoadFigures, quantiles } from '../../../src/lab/load/load.ts';
import { Terminal } from '../../support/terminal.ts';

let folder: string;
let running: Running;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-load-'));
  running = await serve({ port: 0, folder, level: 'silent', limits: NO_LIMITS });
});
afterEach(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

async function loaded(...args: string[]): Promise<LoadFigures> {
  const t = new Terminal();
  expect(await t.run('load', running.address, '--json', '--seconds', '3', '--pace', '40', ...args)).toBe(0);
  return JSON.parse(t.text) as LoadFigures;
}

describe('a server is loaded with tables', () => {
  test.each([
    ['babylon5', '--seats', '3'],
    ['wars', '--watchers', '2'],
    ['galactic-empires', '--restless'],
  ])('of %s: every choice is seen by everybody, and nothing fails', async (game, ...more) => {
    const figures = await loaded('--tables', '2', '--game', game, ...more);
    expect(figures.choices).toBeGreaterThan(20);
    expect([figures.unseen, figures.faults]).toEqual([0, {}]);
    expect(figures.seen.p50).toBeLessThanOrEqual(figures.seen.most);
    expect(figures.memory[0]).toBeGreaterThan(10);
  });

  test('what cannot be loaded is said in a line', async () => {
    const t = new Terminal();
    expect(await t.run('load', 'nowhere')).not.toBe(0);
    expect(t.faults.join('\n')).toContain('"nowhere" is not an address. An address looks like http://localhost:4200.');
    const other = new Terminal();
    expect(await other.run('load', 'http://localhost:9', '--tables', '1', '--seconds', '1')).not.toBe(0);
    expect(other.faults.join('\n')).toContain('No server answers at http://localhost:9.');
  });
});

test('quantiles are of the times as they lie in a row', () => {
  const times = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect(quantiles(times)).toEqual({ p50: 101, p99: 199, most: 200 });
  expect(quantiles([])).toEqual({ p50: 0, p99: 0, most: 0 });
});
