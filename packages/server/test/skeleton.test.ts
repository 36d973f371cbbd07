import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { type Running, serve } from '../src/index.ts';

let folder: string;
let running: Running;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-server-'));
  running = await serve({ port: 0, folder, level: 'silent' });
});
afterEach(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
  const response = await fetch(running.address + path);
  return { status: response.status, text: await response.text() };
};

describe('a server on an embedded database', () => {
  test('says that it is well, what it can do, and how it fares', async () => {
    expect(await get('/health')).toEqual({ status: 200, text: '{"ok":true}' });
    expect((await get('/metrics')).text).toContain('process_cpu_seconds_total');
    expect((await get('/api/docs/')).text).toContain('swagger-ui');
    expect(JSON.parse((await get('/api/docs/json')).text).paths).toHaveProperty('/health');
  });

  test('answers what it does not know in one line', async () => {
    const { status, text } = await get('/nowhere?x=1');
    expect(status).toBe(404);
    expect(JSON.parse(text)).toEqual({ error: 'There is nothing at GET /nowhere.', reason: 'gone' });
  });

  test('does not take a port that another has', async () => {
    const port = Number(new URL(running.address).port);
    await expect(serve({ port, folder: join(folder, 'other'), level: 'silent' })).rejects.toThrow(
      new RegExp(`^Port ${port} is in use\\. .* Use another port: `),
    );
  });

  test('does not begin where its database cannot be', async () => {
    await expect(serve({ port: 0, folder: '/dev/null/data', level: 'silent' })).rejects.toThrow(
      /^The database in \/dev\/null\/data cannot be opened: /,
    );
  });

  test('plays from its folder alone, and whoever begins when it has ended finds its database', async () => {
    await expect(serve({ port: 0, folder, level: 'silent' })).rejects.toThrow(
      `Another Orrery server uses ${folder} already. Stop it, or give this one its own folder (--data).`,
    );
    // anybody may read
    const reader = await openDatabase({ folder });
    expect(await reader.now()).toBeGreaterThan(0);
    await reader.close();
    await running.close();
    running = await serve({ port: 0, folder, level: 'silent' });
    expect((await get('/health')).status).toBe(200);
  });

  test('says what an address of another kind of database is not', async () => {
    await expect(serve({ port: 0, folder, url: 'mysql://here/orrery', level: 'silent' })).rejects.toThrow(
      /^DATABASE_URL must be the address of a PostgreSQL database: postgres:/,
    );
  });
});
