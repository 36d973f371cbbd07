import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
      new RegExp(`^Port ${port} is in use: .* Another port: `),
    );
  });

  test('does not begin where its database cannot be', async () => {
    await expect(serve({ port: 0, folder: '/dev/null/data', level: 'silent' })).rejects.toThrow(
      /^The database in \/dev\/null\/data cannot be opened: /,
    );
  });

  test('finds its database again, and two may open it at once', async () => {
    const [one, two] = await Promise.all([
      serve({ port: 0, folder, level: 'silent' }),
      serve({ port: 0, folder, level: 'silent' }),
    ]);
    expect((await fetch(`${one.address}/health`)).status).toBe(200);
    expect((await fetch(`${two.address}/health`)).status).toBe(200);
    await one.close();
    await two.close();
  });
});
