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
  expect(await guest.play(8)).toBe(false);
  // nothing hangs over the edge, and both buttons are within reach
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES.phone.width);
  for (const button of await page.locator('.acts .btn').all()) {
    const box = (await button.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.y + box.height).toBeLessThanOrEqual(SIZES.phone.height);
  }
  expect(await seriousFaults(page)).toEqual([]);
}, 90_000);

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
  // a card that is lit is picked where it lies, and what it comes to is told in short
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
}, 60_000);

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
}, 60_000);
