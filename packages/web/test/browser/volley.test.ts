import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('a volley in the making is drawn: a line from each weapon that is picked to what it fires at, and its points beside what is needed', async () => {
  const page = await browsing.person();
  await page.goto('/play/galactic-empires?seed=7');
  await page.getByLabel('Players').selectOption('2');
  await page.getByRole('button', { name: 'Start' }).click();
  const guest = new Clicker(page);
  let last = await guest.asked();
  while (!(await page.locator('#question').textContent())?.startsWith('Which weapons fire')) {
    await guest.answer(last!);
    last = await guest.asked(last);
  }
  const lines = page.locator('.volley > svg path:not(.aim, .ruled)');
  await page.locator('.volley .aim').waitFor({ state: 'attached' });
  // the table's proposal is marked at first: without it no line is left, and each weapon brings one
  await expect.poll(() => lines.count()).toBeGreaterThan(0);
  const picked = page.locator('.dock .opt.sel');
  const less = page.locator('.dock .stepped:has(.opt.sel) .iconbtn:first-child');
  while ((await picked.count()) > 0) await ((await less.count()) > 0 ? less : picked).first().click();
  await expect.poll(() => lines.count()).toBe(0);
  await page.locator('.dock .opt').first().click();
  await expect.poll(() => lines.count()).toBe(1);
  await expect
    .poll(() => page.locator('.told-volley').textContent())
    .toMatch(/^\s*\d+ of the \d+ points needed to destroy it$/);
});
