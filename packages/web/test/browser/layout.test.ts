import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { layoutFaults } from '../../testing/layout.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
/** How many answers lead from one position to the next: early, in the middle, and late. */
const STEPS = [2, 14, 20];

/** What is wrong at each size of the window. */
async function faultsAt(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    // React draws what depends on the size
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await page.evaluate(layoutFaults)).map(fault => `${where} ${size.width}: ${fault}`));
  }
  await page.setViewportSize(SIZES.desk);
  return found;
}

test.each([
  ['babylon5', 4],
  ['wars', 2],
  ['galactic-empires', 3],
])('%s fits its window from 360 to 2560 pixels, early, in the middle and late', async (game, players) => {
  const page = await browsing.person(SIZES.desk, { touch: true });
  await page.goto(`/play/${game}?seed=7`);
  if (players > 2) await page.getByLabel('Players').selectOption(String(players));
  await page.getByRole('button', { name: 'Start' }).click();
  const guest = new Clicker(page);
  const found: string[] = [];
  for (const [i, step] of STEPS.entries()) {
    const over = await guest.play(step);
    found.push(...(await faultsAt(page, `position ${i}`)));
    if (over) break;
  }
  expect(found).toEqual([]);
});

test('with four players the board shows the cards of every rival, and a press on a name brings that rival in front', async () => {
  const page = await browsing.person(SIZES.desk, { touch: true });
  await page.goto('/play/babylon5?seed=7');
  await page.getByLabel('Players').selectOption('4');
  await page.getByRole('button', { name: 'Start' }).click();
  // every faction has its ambassador from the start
  await new Clicker(page).asked();
  const inFront = page.locator('.across .seatline h2');
  const flanks = page.locator('.rival');
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => flanks.count()).toBe(2);
    for (const rival of await flanks.all())
      expect([size.width, await rival.locator('.piece').first().isVisible()]).toEqual([size.width, true]);
    expect(await page.locator('.across .piece').first().isVisible()).toBe(true);
  }
  await page.setViewportSize(SIZES.desk);
  const before = await inFront.textContent();
  const name = await flanks.first().locator('b').first().textContent();
  await flanks.first().locator('.rival-head').click();
  await expect.poll(() => inFront.textContent()).toBe(name);
  // the two have changed places
  expect(await flanks.first().locator('b').first().textContent()).toBe(before);
});

test('with text twice as large no part of a table lies over another: the table scrolls', async () => {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await guest.playNow('babylon5');
  await guest.asked();
  await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '2'));
  const stage = (await page.locator('.stage').boundingBox())!;
  const dock = (await page.locator('.dock').boundingBox())!;
  expect(stage.x + stage.width).toBeLessThanOrEqual(dock.x + 1);
  expect(stage.width).toBeGreaterThan(350);
  await page.locator('.dock .do').scrollIntoViewIfNeeded();
  const button = (await page.locator('.dock .do').boundingBox())!;
  expect(button.x + button.width).toBeLessThanOrEqual(SIZES.desk.width + 1);
  expect(button.y + button.height).toBeLessThanOrEqual(SIZES.desk.height + 1);
});
