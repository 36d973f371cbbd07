import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('a card under the pointer stands whole in the dock; the question comes back when the pointer leaves; a click chooses', async () => {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await guest.playNow('galactic-empires');
  const asked = await guest.asked();
  const card = page.locator('.hand .piece').first();
  const title = await card.locator('[title]').first().getAttribute('title');
  const reads = page.locator('.reads');
  await card.hover();
  await reads.locator('.card.xl').waitFor();
  expect(title).toContain((await reads.locator('.card.xl .name').textContent())!.trim());
  // what can be done with it, or why not, stands below it
  await reads.locator('.refusal li').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('.top').hover();
  await reads.waitFor({ state: 'detached' });
  await page.locator('.dock .acts').waitFor();

  // Z keeps it, Esc goes back
  await card.focus();
  await page.keyboard.press('z');
  await page.locator('.reads.pinned').waitFor();
  await page.locator('.top').hover();
  await page.keyboard.press('Escape');
  await reads.waitFor({ state: 'detached' });
  expect(await guest.asked()).toBe(asked);
});

test('on a phone a long press lifts the card over the table', async () => {
  const page = await browsing.person({ width: 390, height: 844 }, { touch: true });
  const guest = new Clicker(page);
  await guest.playNow('galactic-empires');
  await guest.asked();
  const card = page.locator('.hand .piece').first();
  await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.locator('.reading .card.xl').waitFor();
  // however long the help is: the button is in view, and the page above it scrolls
  await page.locator('.reading .refusal li').first().waitFor();
  await page.evaluate(() => {
    const list = document.querySelector('.reading .refusal ul')!;
    for (let n = 0; n < 12; n++) list.append(list.firstElementChild!.cloneNode(true));
  });
  const close = page.locator('.reading').getByRole('button', { name: 'Close' });
  const box = await close.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(844);
  const scrolls = await page
    .locator('.reading-page')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(scrolls).toBe(true);
  await close.click();
  await page.locator('.reading').waitFor({ state: 'detached' });
});
