import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test.each([
  ['Babylon 5', 'babylon5', 5],
  ['WARS', 'wars', 6],
  ['Galactic Empires', 'galactic-empires', 3],
])('a guest plays a whole game of %s against a bot by clicking', async (_, game, seed) => {
  const page = await browsing.person();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  await page.goto(`/play/${game}?seed=${seed}`);
  // WARS is always for two
  if (game !== 'wars') await page.getByLabel('Players').selectOption('2');
  await page.getByRole('button', { name: 'Start' }).click();
  const guest = new Clicker(page);
  await guest.asked();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await guest.play(600)).toBe(true);
  await expect.poll(() => page.locator('.dock h1').textContent()).toMatch(/wins?|Nobody/);
  expect(await page.locator('.dock .rule-link').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
