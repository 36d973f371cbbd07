import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Browsing, SIZES } from './browser.ts';
import { Clicker } from './player.ts';

/** Makes pictures of the pages and of each game's table, into docs/screens: `npm run screens -w packages/web`, after a build. */

const folder = join(import.meta.dirname, '../../../docs/screens');
const THEMES = ['dark', 'light'] as const;
type View = readonly [size: keyof typeof SIZES, theme: (typeof THEMES)[number]];

const ALL: readonly View[] = THEMES.flatMap(theme =>
  (['desk', 'phone', 'large'] as const).map(size => [size, theme] as const),
);
const FEW: readonly View[] = [
  ['desk', 'dark'],
  ['desk', 'light'],
  ['phone', 'dark'],
];

/** One moment of a page, seen in several windows. */
async function shoot(page: Page, name: string, views: readonly View[]): Promise<void> {
  for (const [size, theme] of views) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize(SIZES[size]);
    await page.waitForTimeout(250);
    const path = join(folder, `${name}-${SIZES[size].width}-${theme}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 70 });
    console.log(path);
  }
  await page.setViewportSize(SIZES.desk);
}

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

mkdirSync(folder, { recursive: true });
const browsing = await Browsing.start();
try {
  const only = process.argv.slice(2);
  for (const [game, seed] of [
    ['babylon5', 7],
    ['wars', 7],
    ['galactic-empires', 7],
  ] as const)
    if (only.length === 0 || only.includes(game)) await shootGame(browsing, game, seed);
} finally {
  await browsing.stop();
}
