import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';
import { openTable } from '../../testing/people.ts';
import { Clicker } from '../../testing/player.ts';
import { pressAll } from '../../testing/pressing.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

/** The kind of a page: one of many cards, rules or lessons stands for all. */
const kind = (path: string): string =>
  path
    .replace(/^\/cards\/[^/]+\/(own|wanted)$/, '/cards/$$game/$1')
    .replace(/^\/cards\/(?!faces)[^/]+\/(?!own$|wanted$)[^/]+$/, '/cards/$game/$card')
    .replace(/^\/rules\/[^/]+\/.+$/, '/rules/$game/$')
    .replace(/^\/learn\/[^/]+\/[^/]+$/, '/learn/$game/$lesson')
    .replace(/^\/(learn|rules|decks|play)\/[^/]+$/, '/$1/$game')
    .replace(/^\/(table|replay)\/[^/]+$/, '/$1/$id')
    .replace(/^\/t\/[^/]+$/, '/t/$code');

/** Addresses that redirect, and the page of an e-mail: no link leads there. */
const ELSEWHERE = ['/decks', '/rules', '/play', '/account/mail'];

test('every page is reached from the first one by links alone; none of them leads nowhere, nothing that looks pressable is dead, and axe finds nothing serious', async () => {
  const page = await browsing.person();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(`${page.url()}: ${error.message}`));
  const guest = new Clicker(page);
  const begin = async () => {
    await page.goto('/play/wars?seed=8');
    await page.getByRole('button', { name: 'Start' }).click();
    await guest.asked();
  };
  // two saved games, so that the home page leads to a table and to a replay; and a table with people
  await begin();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.dock .over').waitFor();
  await begin();
  const other = await browsing.person();
  await openTable(other, 'Londo', {
    game: 'wars',
    title: 'Drinks',
    seats: [{ kind: 'me' }, { kind: 'anybody' }],
    options: { listed: true },
  });

  const reached = new Map<string, string>([['/', '/']]);
  const dead: string[] = [];
  for (const [, path] of reached) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { name: /^There is no |not found/ }).count(), path).toBe(0);
    expect(await seriousFaults(page), path).toEqual([]);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll(all => all.map(a => new URL((a as HTMLAnchorElement).href).pathname));
    for (const to of links) if (!reached.has(kind(to))) reached.set(kind(to), to);
    if (path === '/') {
      await page.getByRole('searchbox', { name: 'Find a card or a rule' }).fill('fleet');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/find?**');
      reached.set('/find', '/find?q=fleet');
      await page.goBack();
    }
    dead.push(...(await pressAll(page)).map(what => `${path}: ${what}`));
  }
  expect(dead).toEqual([]);
  expect(faults).toEqual([]);
  const routes = [
    ...readFileSync(join(import.meta.dirname, '../../src/router.tsx'), 'utf8').matchAll(/path: '([^']+)'/g),
  ].map(([, path]) => path!);
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter(path => !ELSEWHERE.includes(path) && !reached.has(path))).toEqual([]);
});
