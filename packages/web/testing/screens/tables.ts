import type { Page } from 'playwright-core';
import { Browsing } from '../browser.ts';
import { Clicker } from '../player.ts';
import type { Camera } from './camera.ts';

const GAMES = ['babylon5', 'wars', 'galactic-empires'] as const;
/** The pictures of a game, and how many more answers lead to each: the last of them before the game is over. */
const MOMENTS = [
  ['early', 3],
  ['middle', 45],
  ['late', 40],
] as const;

/** Picks something, so that the preview shows. */
async function pickOne(page: Page): Promise<void> {
  const options = page.locator('.dock .opt');
  if ((await options.count()) === 0) return;
  await options.first().click();
  if ((await page.locator('.dock .opt.sel').count()) === 0 && (await options.count()) > 0)
    await options.first().click();
  await page.waitForTimeout(400);
}

/** Begins a game against bots. @param players the number of players, if not the usual one; and `deck`, the title of the player's deck */
async function begun(browsing: Browsing, game: string, players?: string, deck?: string): Promise<[Page, Clicker]> {
  const page = await browsing.person();
  await page.goto(`/play/${game}?seed=7`);
  if (deck !== undefined) await page.getByLabel('Your deck').selectOption({ label: deck });
  if (players !== undefined) await page.getByLabel('Players').selectOption(players);
  await page.getByRole('button', { name: 'Start' }).click();
  return [page, new Clicker(page)];
}

/** Pictures of a table early, in the middle and late. @param least the last moment that is played in any case */
async function moments(camera: Camera, page: Page, guest: Clicker, name: string, least = -1): Promise<void> {
  const last = MOMENTS.findLastIndex(([moment]) => camera.wants(`${name}-${moment}`));
  for (const [moment, answers] of MOMENTS.slice(0, Math.max(last, least) + 1)) {
    const over = await guest.play(answers);
    if (!over) await pickOne(page);
    await camera.shoot(page, `${name}-${moment}`);
    if (over) break;
    await page.keyboard.press('Escape');
  }
}

/** If pictures of the moments of a table are wanted. */
const wanted = (camera: Camera, name: string): boolean =>
  camera.wants(...MOMENTS.map(([moment]) => `${name}-${moment}`));

/** Pictures of each game early, in the middle and late, and of its replay; the home page with saved games. */
async function game(camera: Camera, browsing: Browsing, name: string): Promise<void> {
  const back = camera.wants(`${name}-replay`);
  if (!wanted(camera, name) && !back) return;
  const [page, guest] = await begun(browsing, name);
  await moments(camera, page, guest, name, back ? 1 : -1);
  if (!back) return;
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`/replay/${id}?at=60`);
  await page.getByRole('slider').waitFor();
  await camera.shoot(page, `${name}-replay`);
}

/** The home page of somebody with games in this browser, and the list of these games. */
async function kept(camera: Camera, browsing: Browsing): Promise<void> {
  const page = await browsing.person();
  const guest = new Clicker(page);
  for (const name of GAMES) {
    await guest.playNow(name);
    await guest.play(2);
  }
  await page.goto('/');
  await page.locator('.resume').waitFor();
  await camera.shoot(page, 'home');
  await page.goto('/games');
  await page.locator('.resume').waitFor();
  await camera.shoot(page, 'games-here');
}

/** The look back at a finished game, with its graph. */
async function over(camera: Camera, browsing: Browsing): Promise<void> {
  const [page, guest] = await begun(browsing, 'wars');
  while (!(await guest.play(50)));
  await page.locator('.after h3').nth(1).waitFor();
  await camera.shoot(page, 'wars-over');
}

/** A volley in the making: a game of two players up to the first such question. */
async function volley(camera: Camera, browsing: Browsing): Promise<void> {
  const [page, guest] = await begun(browsing, 'galactic-empires', '2');
  let last = await guest.asked();
  while (last !== null && !(await page.locator('#question').textContent())?.startsWith('Which weapons fire')) {
    await guest.answer(last);
    last = await guest.asked(last);
  }
  for (const option of (await page.locator('.dock .opt').all()).slice(0, 2)) await option.click();
  await page.waitForTimeout(600);
  await camera.shoot(page, 'galactic-empires-volley');
}

/** Twelve fleets at one table, after some of them have cards. */
async function twelve(camera: Camera, browsing: Browsing): Promise<void> {
  const [page, guest] = await begun(browsing, 'galactic-empires', '12');
  await guest.play(8);
  await camera.shoot(page, 'galactic-empires-twelve');
}

/** Eight factions of Babylon 5: three Human ones, the League, home factions and the Psi Corps. */
async function eight(camera: Camera, browsing: Browsing): Promise<void> {
  if (!wanted(camera, 'babylon5-eight')) return;
  const [page, guest] = await begun(browsing, 'babylon5', '8', 'Psi Corps (60 cards)');
  await moments(camera, page, guest, 'babylon5-eight');
}

/** Text at twice its usual size, as a browser setting, and a 4K window. */
async function large(camera: Camera, browsing: Browsing): Promise<void> {
  const [page, guest] = await begun(browsing, 'babylon5');
  await guest.play(30);
  for (const [name, size] of [
    ['text-200', { width: 720, height: 450 }],
    ['4k', { width: 3840, height: 2160 }],
  ] as const) {
    if (!camera.wants(`babylon5-${name}`)) continue;
    await page.setViewportSize(size);
    await camera.take(page, `babylon5-${name}-dark`, size);
  }
}

/** Pictures of each game's table. */
export async function tables(camera: Camera): Promise<void> {
  const browsing = await Browsing.start(true);
  try {
    for (const name of GAMES) await game(camera, browsing, name);
    await eight(camera, browsing);
    if (camera.wants('home', 'games-here')) await kept(camera, browsing);
    if (camera.wants('wars-over')) await over(camera, browsing);
    if (camera.wants('galactic-empires-twelve')) await twelve(camera, browsing);
    if (camera.wants('galactic-empires-volley')) await volley(camera, browsing);
    if (camera.wants('babylon5-text-200', 'babylon5-4k')) await large(camera, browsing);
  } finally {
    await browsing.stop();
  }
}
