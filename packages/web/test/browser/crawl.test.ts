import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

/** What tells a page from its like: of many cards, rules and lessons one stands for all. */
const kind = (path: string): string =>
  path
    .replace(/^\/cards\/(?!faces)[^/]+\/[^/]+$/, '/cards/$game/$card')
    .replace(/^\/rules\/[^/]+\/.+$/, '/rules/$game/$')
    .replace(/^\/learn\/[^/]+\/[^/]+$/, '/learn/$game/$lesson')
    .replace(/^\/(learn|rules|decks|play)\/[^/]+$/, '/$1/$game')
    .replace(/^\/(table|replay)\/[^/]+$/, '/$1/$id');

/** Pages that only a server has, that are forwarded, or to which the search leads: their own tests reach them. */
const ELSEWHERE = /^\/(t|tables|games|account)(\/|$)|^\/(decks|rules|play|find)$/;

test('every page is reached from the first one by links alone, none of them leads nowhere, and axe finds nothing serious', async () => {
  const page = await browsing.person();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(`${page.url()}: ${error.message}`));
  const guest = new Clicker(page);
  const begin = async () => {
    await page.goto('/play/wars?seed=8');
    await page.getByRole('button', { name: 'Start' }).click();
    await guest.asked();
  };
  // two games that are kept, so that the first page leads to a table and to a replay
  await begin();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up for good' }).click();
  await page.locator('.dock .over').waitFor();
  await begin();

  const reached = new Map<string, string>([['/', '/']]);
  for (const [, path] of reached) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    expect(await page.getByText('There is no such page.').count(), path).toBe(0);
    expect(await seriousFaults(page), path).toEqual([]);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll(all => all.map(a => new URL((a as HTMLAnchorElement).href).pathname));
    for (const to of links) if (!reached.has(kind(to))) reached.set(kind(to), to);
  }
  expect(faults).toEqual([]);
  const routes = [
    ...readFileSync(join(import.meta.dirname, '../../src/router.tsx'), 'utf8').matchAll(/path: '([^']+)'/g),
  ].map(([, path]) => path!);
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter(path => !ELSEWHERE.test(path) && !reached.has(path))).toEqual([]);
}, 300_000);
