import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing } from '../../testing/browser.ts';
import { Clicker, heeds } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

/** A guest in the action round, with many possible actions. */
async function atAction(): Promise<{ page: Page; decision: () => Promise<string | null> }> {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await guest.playNow('babylon5');
  let last = await guest.asked();
  while (last !== null && !(await page.locator('#question').textContent())?.startsWith('Your action?')) {
    await guest.answer(last);
    last = await guest.asked(last);
  }
  await heeds(page);
  return { page, decision: () => page.locator('.dock').getAttribute('data-decision') };
}

test('a pass that loses nothing for certain is made at the first press, although other choices look useful', async () => {
  const { page, decision } = await atAction();
  const asked = await decision();
  await page.keyboard.press('Space');
  await expect.poll(decision).not.toBe(asked);
  expect(await page.getByText('Press again to pass').count()).toBe(0);
});

test('after a pass that was held back Enter does what is marked, also with the focus on Pass', async () => {
  const { page, decision } = await atAction();
  const asked = await decision();
  await page.keyboard.press('1');
  await page.locator('.dock .do:not([data-disabled])').waitFor();
  await page.locator('.dock .btn.pass').focus();
  await page.keyboard.press('Enter');
  await page.getByText('you lose what you have chosen').waitFor();
  expect(await decision()).toBe(asked);
  expect(await page.locator('.dock .do').evaluate(button => button === document.activeElement)).toBe(true);
});

test('who wishes to be asked at the next step sees that it stands, and it is gone once he is asked', async () => {
  const { page, decision } = await atAction();
  const asked = await decision();
  const armed = page.getByRole('button', { name: 'Stopping at the next step' });
  await page.keyboard.press('.');
  await armed.waitFor();
  await page.keyboard.press('.');
  await expect.poll(() => armed.count()).toBe(0);
  await page.keyboard.press('.');
  await armed.waitFor();
  await page.keyboard.press('Space');
  await expect.poll(decision).not.toBe(asked);
  await expect.poll(() => armed.count()).toBe(0);
});
