import type { Page } from 'playwright-core';
import { Browsing } from './browser.ts';
import { Clicker } from './player.ts';
import { shootPeople } from './screens-people.ts';
import { ALL, FEW, shoot } from './shoot.ts';

/**
 * Makes pictures of the pages and of each game's table, into docs/screens: `npm run screens -w packages/web`, after a build. Behind `--` stand the names of
 * games, or `people` for the pages of a server, where not all are wanted.
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

const only = process.argv.slice(2);
const browsing = await Browsing.start();
try {
  for (const [game, seed] of [
    ['babylon5', 7],
    ['wars', 7],
    ['galactic-empires', 7],
  ] as const)
    if (only.length === 0 || only.includes(game)) await shootGame(browsing, game, seed);
} finally {
  await browsing.stop();
}
if (only.length === 0 || only.includes('people')) await shootPeople();
