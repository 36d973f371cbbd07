import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test.each(['babylon5', 'wars', 'galactic-empires'])('%s is played on a phone', async game => {
  const page = await browsing.person(SIZES.phone, { touch: true });
  const guest = new Clicker(page);
  await guest.playNow(game);
  expect(await guest.play(15)).toBe(false);
  // nothing hangs over the edge, and both buttons are within reach
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES.phone.width);
  for (const button of await page.locator('.acts .btn').all()) {
    const box = (await button.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.y + box.height).toBeLessThanOrEqual(SIZES.phone.height);
  }
  expect(await seriousFaults(page)).toEqual([]);
}, 90_000);
