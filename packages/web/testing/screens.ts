import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Browsing } from './browser.ts';
import { Clicker } from './player.ts';
import { shootPeople } from './screens-people.ts';
import { ALL, FEW, folder, shoot } from './shoot.ts';

/**
 * Makes pictures of the pages and of each game's table, into docs/screens: `npm run screens -w packages/web`, after a build. Behind `--` stand the names of
 * games, `twelve`, `volley`, `large`, or `people` for the pages of a server, where not all are wanted.
 */

/** Picks something, so that what would follow is seen, too. */
async function pickOne(page: Page): Promise<void> {
  const options = page.locator('.dock .opt');
  if ((await options.count()) === 0) return;
  await options.first().click();
  if ((await page.locator('.dock .opt.sel').count()) === 0 && (await options.count()) > 0)
    await options.first().click();
  await page.waitForTimeout(400);
}

async function shootGame(browsing: Browsing, game: string, seed: number): Promise<void> {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await page.goto(`/play/${game}?seed=${seed}`);
  await page.getByRole('button', { name: 'Start' }).click();
  for (const [moment, answers] of [
    ['early', 3],
    ['middle', 45],
    ['late', 70],
  ] as const) {
    const over = await guest.play(answers);
    if (!over) await pickOne(page);
    await shoot(page, `${game}-${moment}`, moment === 'middle' ? ALL : FEW);
    if (over) break;
    await page.keyboard.press('Escape');
  }
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`/replay/${id}?at=60`);
  await page.getByRole('slider').waitFor();
  await shoot(page, `${game}-replay`, FEW);
  await page.goto('/');
  await page.waitForTimeout(500);
  if (game === 'babylon5') {
    await shoot(page, 'home', ALL);
    await page.goto('/play/babylon5');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await shoot(page, 'play', FEW);
    await page.goto('/settings');
    await shoot(page, 'settings', FEW);
  }
}

/** Twelve fleets at one table, once cards lie before some of them. */
async function shootTwelve(browsing: Browsing): Promise<void> {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await page.goto('/play/galactic-empires?seed=7');
  await page.getByLabel('Players').selectOption('12');
  await page.getByRole('button', { name: 'Start' }).click();
  await guest.play(8);
  await shoot(page, 'galactic-empires-twelve', FEW);
}

/** A volley that is being made: two players, as far as the first question of that kind. */
async function shootVolley(browsing: Browsing): Promise<void> {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await page.goto('/play/galactic-empires?seed=7');
  await page.getByLabel('Players').selectOption('2');
  await page.getByRole('button', { name: 'Start' }).click();
  let last = await guest.asked();
  while (last !== null && !(await page.locator('#question').textContent())?.startsWith('Which weapons fire')) {
    await guest.answer(last);
    last = await guest.asked(last);
  }
  for (const option of (await page.locator('.dock .opt').all()).slice(0, 2)) await option.click();
  await page.waitForTimeout(600);
  await shoot(page, 'galactic-empires-volley', FEW);
}

/** Text as large again as usual, as somebody sets it in a browser, and a window of 4K. */
async function shootLarge(browsing: Browsing): Promise<void> {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await page.goto('/play/babylon5?seed=7');
  await page.getByRole('button', { name: 'Start' }).click();
  await guest.play(30);
  for (const [name, size] of [
    ['text-200', { width: 720, height: 450 }],
    ['4k', { width: 3840, height: 2160 }],
  ] as const) {
    await page.setViewportSize(size);
    await page.waitForTimeout(400);
    const path = join(folder, `babylon5-${name}-dark.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 70 });
    console.log(path);
  }
}

const only = process.argv.slice(2);
const browsing = await Browsing.start();
try {
  for (const [game, seed] of [
    ['babylon5', 7],
    ['wars', 7],
    ['galactic-empires', 7],
  ] as const)
    if (only.length === 0 || only.includes(game)) await shootGame(browsing, game, seed);
  if (only.length === 0 || only.includes('twelve')) await shootTwelve(browsing);
  if (only.length === 0 || only.includes('volley')) await shootVolley(browsing);
  if (only.length === 0 || only.includes('large')) await shootLarge(browsing);
} finally {
  await browsing.stop();
}
if (only.length === 0 || only.includes('people')) await shootPeople();
