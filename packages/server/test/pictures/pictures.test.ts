import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, serve } from '../../src/index.ts';

/** Links to cards, as a program sees them that shows links. */

let folder: string;
let running: Running;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-pictures-'));
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<html><head><title>Orrery</title></head><body></body></html>');
  running = await serve({ port: 0, folder, page, level: 'silent' });
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(running.address + path);

test('the page of a card names the card and its picture, first in its head', async () => {
  const text = await (await get('/cards/galactic-empires/s7-argonian-battlecruiser?from=deck')).text();
  expect(text).toContain('<head><meta property="og:type"');
  expect(text).toContain('property="og:title" content="Argonian Battlecruiser"');
  const picture = /property="og:image" content="([^"]+)"/.exec(text)![1]!;
  expect(picture.startsWith(running.address)).toBe(true);
  const response = await fetch(picture);
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = new DataView(await response.arrayBuffer());
  // a PNG of 1200 by 630 pixels
  expect([bytes.getUint32(0), bytes.getUint32(16), bytes.getUint32(20)]).toEqual([0x89504e47, 1200, 630]);
  expect(bytes.byteLength).toBeGreaterThan(5_000);
});

test('other pages, and cards that there are not, have no tags of their own', async () => {
  for (const path of ['/', '/cards/wars', '/cards/wars/no-such-card', '/cards/chess/king', '/t/7KQ2'])
    expect(await (await get(path)).text(), path).not.toContain('og:title');
  for (const path of ['/api/pictures/wars/no-such-card.png', '/api/pictures/chess/king.png'])
    expect((await get(path)).status, path).toBe(404);
});

test('signs of a title do not end its tag', async () => {
  const tags = await (await get('/cards/wars/two-way-berson')).text();
  expect(tags).toContain('&quot;Two-Way&quot; Berson');
});
