import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Running, serve } from '../../src/index.ts';

const SCRIPT = `export const words = '${'the same again and '.repeat(200)}';`;

let folder: string;
let running: Running | null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-pages-'));
  const page = join(folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<title>The table</title>');
  writeFileSync(join(page, 'sw.js'), '// new at every visit');
  writeFileSync(join(page, 'assets', 'main-1a2b.js'), SCRIPT);
  // files as the build makes them; their contents tell that they were served
  writeFileSync(join(page, 'assets', 'main-1a2b.js.br'), brotliCompressSync(`${SCRIPT}// br`));
  writeFileSync(join(page, 'assets', 'main-1a2b.js.gz'), gzipSync(`${SCRIPT}// gz`));
  running = await serve({ port: 0, folder, page, level: 'silent' });
});
afterEach(async () => {
  await running?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(running!.address + path);

describe('a server hands out the table in the browser', () => {
  test('at its door, and at every address that is the page’s own', async () => {
    for (const path of ['/', '/t/7KQ2', '/cards/wars/ace-mccallister?from=deck']) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 200, '<title>The table</title>']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('and not in the place of a file that there is not', async () => {
    for (const path of ['/assets/x.js', '/favicon-x.png', '/assets/none', '/old-1a2b.css?v=1', '/.env', '/t/x.php']) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ reason: 'gone' });
    }
  });

  test('as it was compressed when it was built, and kept for good where the name tells what is in it', async () => {
    for (const [accepted, encoding, body] of [
      ['br, gzip', 'br', `${SCRIPT}// br`],
      ['gzip', 'gzip', `${SCRIPT}// gz`],
      ['identity', null, SCRIPT],
    ] as const) {
      const response = await fetch(`${running!.address}/assets/main-1a2b.js`, {
        headers: { 'accept-encoding': accepted },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await response.text()).toBe(body);
    }
    // a file without a compressed one beside it is served as it is
    const worker = await get('/sw.js');
    expect([worker.headers.get('content-encoding'), worker.headers.get('cache-control')]).toEqual([null, 'no-cache']);
    // the compressed files have no addresses of their own
    expect((await get('/assets/main-1a2b.js.br')).status).toBe(404);
  });

  test('and still says in a line what it does not know, and how it is', async () => {
    const unknown = await get('/api/nothing');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { error: 'There is nothing at GET /api/nothing.', reason: 'gone' },
    ]);
    expect(await (await get('/health')).json()).toEqual({ ok: true });
    expect((await fetch(`${running!.address}/nowhere`, { method: 'POST' })).status).toBe(404);
  });

  test('and whoever is in the midst of asking does not keep it from ending', async () => {
    const slow = connect(Number(new URL(running!.address).port), 'localhost');
    slow.on('error', () => {});
    await once(slow, 'connect');
    slow.write('GET / HTTP/1.1\r\n');
    // when the server answers a later request, it has begun to read this one
    await get('/health');
    const cut = once(slow, 'close');
    await running!.close();
    running = null;
    await cut;
    expect(slow.destroyed).toBe(true);
  });

  test('as often as browsers ask for its files, but its answers are counted', async () => {
    const seen = new Set<number>();
    for (let i = 0; i < 700; i++) seen.add((await get('/sw.js')).status);
    expect([...seen]).toEqual([200]);
    expect((await get('/health')).status).toBe(200);
  });
});
