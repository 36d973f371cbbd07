import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('a card is found from any page by the slash key, read, and its rule followed', async () => {
  const page = await browsing.person();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('gkar');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/find?q=gkar');
  await page.getByRole('link', { name: /^G'Kar Ambassador Narn/ }).click();
  await page.waitForURL('**/cards/babylon5/gkar');
  await page.getByRole('heading', { level: 1, name: "G'Kar" }).waitFor();
  expect(await page.getByRole('row', { name: /^Intrigue/ }).textContent()).toContain('no source');
  await page.getByRole('link', { name: 'b5-r-gkar-1' }).click();
  await page.waitForURL('**/rules/babylon5/b5-r-gkar-1');
  await page.getByRole('heading', { level: 1, name: "Ruling on G'Kar" }).waitFor();
  expect(await page.getByRole('link', { name: /^G'Kar Ambassador Narn/ }).count()).toBe(1);
  expect(faults).toEqual([]);
});

test('filters narrow what is found, stand in the link, and can be taken away', async () => {
  const page = await browsing.person();
  await page.goto('/cards?game=babylon5');
  const count = page.locator('.finder .count');
  await expect.poll(() => count.textContent()).toBe('414 cards');
  await page.getByRole('button', { name: 'Narn', exact: true }).click();
  await page.getByRole('button', { name: 'Fleet', exact: true }).click();
  await expect.poll(() => count.textContent()).toBe('9 of 414 cards');
  await page.getByRole('searchbox', { name: 'Find cards' }).fill('military over 4');
  await expect.poll(() => count.textContent()).toBe('4 of 414 cards');
  await page.reload();
  await expect.poll(() => count.textContent()).toBe('4 of 414 cards');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox', { name: 'Find cards' }).fill('xyzzy');
  await page.getByText('No cards match.').waitFor();
});

test('a rule has its words, its neighbours and the cards that it names, and what is not there says so', async () => {
  const page = await browsing.person();
  await page.goto('/rules/babylon5/b5/setup/15');
  await page.getByRole('link', { name: /^Londo Mollari Ambassador Centauri/ }).waitFor();
  await page.getByRole('link', { name: 'Next rule' }).click();
  await page.waitForURL('**/b5/setup/16');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Setup' }).click();
  await page.waitForURL('**/rules/babylon5?topic=setup');
  await page.goto('/rules/wars/wars/nothing/99');
  await page.getByRole('heading', { name: 'There is no rule wars/nothing/99' }).waitFor();
  await page.goto('/cards/wars/nobody');
  await page.getByRole('heading', { name: 'There is no card called “nobody”' }).waitFor();
  expect(await page.getByRole('link', { name: 'Find cards' }).getAttribute('href')).toBe('/cards');
});

// in the dark theme, every page that has a link is checked
test('axe finds nothing serious on the pages of the library when it is light', async () => {
  const page = await browsing.person(SIZES.desk, { theme: 'light' });
  for (const path of [
    '/cards?game=galactic-empires&side=krebiz',
    '/cards/wars/horatio-hicks',
    '/rules/galactic-empires',
    '/rules/wars/wars/initiative/2',
    '/find?q=command',
    '/decks/wars',
  ]) {
    await page.goto(path);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await seriousFaults(page), path).toEqual([]);
  }
});

test('nothing is wider than a phone', async () => {
  const page = await browsing.person({ width: 360, height: 740 });
  for (const path of [
    '/cards?game=wars',
    '/cards/babylon5/gkar',
    '/rules/babylon5',
    '/find?q=drain',
    '/decks/babylon5',
  ]) {
    await page.goto(path);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test('cards are looked at without the rules of a game', async () => {
  const page = await browsing.person();
  const loaded: number[] = [];
  page.on('response', async response => {
    if (response.url().endsWith('.js')) loaded.push((await response.body().catch(() => Buffer.alloc(0))).length);
  });
  await page.goto('/cards?game=babylon5');
  await page.locator('.grid .card').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(loaded.length).toBeGreaterThan(3);
  // a thread draws, and none knows rules
  expect(page.workers().filter(worker => !worker.url().includes('engraving.worker'))).toEqual([]);
  // the pages of 414 cards are a quarter of it
  expect(loaded.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1_000_000);
});

test('pictures of one’s own take the place of drawings, stay in the browser, and are put away again', async () => {
  const page = await browsing.person();
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/settings');
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const folder = await mkdtemp(join(tmpdir(), 'orrery-scans-'));
  await writeFile(join(folder, 'GKar.png'), dot);
  await writeFile(join(folder, 'holiday.png'), dot);
  await page.locator('input[type=file]').setInputFiles(folder);
  await page.getByText('1 picture matches no card: holiday.png.').waitFor();
  await page.goto('/cards/babylon5/gkar');
  await page.locator('.card.xl .plate img:not(.for-paper)').waitFor();
  expect(await page.locator('.card.xl .stats').textContent()).toContain('Diplomacy');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete all pictures' }).click();
  await page.getByText('You have no pictures yet.').waitFor();
  await page.goto('/cards/babylon5/gkar');
  await page.locator('.card.xl .plate .drawn[data-drawn]').waitFor();
  expect(await page.locator('.card.xl .plate img:not(.for-paper)').count()).toBe(0);
  expect(sent).toEqual([]);
});

test('no word and no number of any card is cut in the table size, but in two titles that joke about their length, and two cards of older sets', async () => {
  const page = await browsing.person();
  const cut: string[] = [];
  let seen = 0;
  for (const game of ['babylon5', 'wars', 'galactic-empires']) {
    await page.goto(`/cards?game=${game}`);
    await page.locator('.grid .card').first().waitFor();
    const more = page.getByRole('button', { name: /^Show \d+ more$/ });
    while ((await more.count()) > 0) await more.click();
    seen += await page.locator('.grid .card').count();
    cut.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.grid .card')].flatMap(card =>
          [...card.querySelectorAll<HTMLElement>('.name, .kind > :first-child, .second, .of, .stats, .codeline')]
            .filter(
              part =>
                part.scrollWidth > part.clientWidth + 1 ||
                (part.matches('.name') && part.scrollHeight > part.clientHeight + 2),
            )
            .map(part => `${card.title}: ${part.className}`),
        ),
      )),
    );
  }
  expect(seen).toBe(414 + 497 + 1278);
  expect(cut).toEqual([
    expect.stringMatching(/^Confidential Coordinating .*: name s2$/),
    expect.stringMatching(/^Confidential First .*: name s2$/),
    'Offensive/Defensive Electronic Warfare (Primary Edition): name s2',
    'Clydon Super-Massive Planet: codeline',
  ]);
});

test('an address without a game leads to the first one', async () => {
  const page = await browsing.person();
  for (const path of ['decks', 'rules', 'play']) {
    await page.goto(`/${path}`);
    await page.waitForURL(`**/${path}/babylon5**`);
    expect(new URL(page.url()).pathname).toBe(`/${path}/babylon5`);
  }
});
