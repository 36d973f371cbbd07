import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES, type Size } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

const LYING = { width: SIZES.phone.height, height: SIZES.phone.width };

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

/** Nothing is wider than the screen, and both buttons are large enough and within reach. */
async function withinReach(page: Page, size: Size): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  for (const button of await page.locator('.acts .btn').all()) {
    const box = (await button.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  }
}

test.each(['babylon5', 'wars', 'galactic-empires'])('%s is played on a phone, upright and lying down', async game => {
  const page = await browsing.person(SIZES.phone, { touch: true });
  const guest = new Clicker(page);
  await guest.playNow(game);
  expect(await guest.play(8)).toBe(false);
  await withinReach(page, SIZES.phone);
  expect(await seriousFaults(page)).toEqual([]);

  // on its side, the question is beside the table, with all its choices
  await page.setViewportSize(LYING);
  await page.locator('.dock .more').waitFor();
  await withinReach(page, LYING);
  const stage = (await page.locator('.stage').boundingBox())!;
  const dock = (await page.locator('.dock').boundingBox())!;
  expect(stage.x + stage.width).toBeLessThanOrEqual(dock.x + 1);
  expect(dock.height).toBe(LYING.height);
  expect(stage.height).toBeGreaterThan(LYING.height * 0.55);
  expect(await guest.play(2)).toBe(false);
});

test('on a phone the cards keep the screen: the question is a line and two buttons until it is tapped or pulled up', async () => {
  const page = await browsing.person(SIZES.phone, { touch: true });
  await page.goto('/play/galactic-empires?seed=7');
  await page.getByRole('button', { name: 'Start' }).click();
  const guest = new Clicker(page);
  // one question after the other, until one can be answered on the table itself
  let last = await guest.asked();
  const grip = page.locator('.dock .grip');
  while ((await grip.getAttribute('aria-expanded')) === 'true') {
    await guest.answer(last!);
    last = await guest.asked(last);
  }
  const dock = page.locator('.dock');
  const stage = (await page.locator('.stage').boundingBox())!;
  expect((await dock.boundingBox())!.height).toBeLessThan(SIZES.phone.height * 0.25);
  expect(stage.height).toBeGreaterThan(SIZES.phone.height * 0.55);
  await page.locator('#question').waitFor();
  expect(await page.locator('.dock .opt').first().isVisible()).toBe(false);
  // a press picks a lit card, and a short preview shows
  await page.locator('.hand [data-lit]').first().tap();
  await page.locator('.dock .line-of b').waitFor();

  await grip.tap();
  await page.locator('.dock .opt').first().waitFor();
  const box = (await grip.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 90, { steps: 4 });
  await page.mouse.up();
  await page.locator('.dock .opt').first().waitFor({ state: 'hidden' });
  await page.mouse.move(box.x + 40, SIZES.phone.height - 130);
  const low = (await grip.boundingBox())!;
  await page.mouse.move(low.x + 40, low.y + 20);
  await page.mouse.down();
  await page.mouse.move(low.x + 40, low.y - 60, { steps: 4 });
  await page.mouse.up();
  await page.locator('.dock .opt').first().waitFor();
});

test('on a phone one place of WARS is shown at a time, and a strip with the power of both sides leads to all of them', async () => {
  const page = await browsing.person(SIZES.phone, { touch: true });
  await page.goto('/play/wars?seed=7');
  await page.getByRole('button', { name: 'Start' }).click();
  await new Clicker(page).play(20);
  const places = page.locator('.placestrip button');
  expect(await places.count()).toBeGreaterThan(2);
  await places.last().tap();
  const lane = page.locator('.lane').last();
  await page.waitForFunction(() => {
    const box = [...document.querySelectorAll('.lane')].at(-1)!.getBoundingClientRect();
    return box.left >= 0 && box.right <= innerWidth + 1;
  });
  expect(await lane.isVisible()).toBe(true);
});
