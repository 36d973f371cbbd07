import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing } from '../../testing/browser.ts';
import { Clicker, heeds } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('text size, motion and colors change at once, and are there before the page is drawn again', async () => {
  const page = await browsing.person();
  await page.goto('/settings');
  const choose = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).locator('label', { hasText: name }).click();
  const look = () =>
    page.evaluate(() => ({
      size: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      motion: document.documentElement.dataset.motion,
      travel: getComputedStyle(document.documentElement).getPropertyValue('--m-travel'),
      gain: getComputedStyle(document.documentElement).getPropertyValue('--gain'),
    }));
  await page.getByRole('radiogroup', { name: 'Text size' }).waitFor();
  const before = await look();
  // the browser of this test asks for less motion
  expect(before.motion).toBe('less');
  await choose('Text size', '200');
  await choose('Motion', 'Full');
  await choose('Colors', 'For eyes that see little green');
  const after = await look();
  expect(after.size).toBeCloseTo(before.size * 2);
  expect(after.motion).toBe('full');
  expect(after.travel).not.toBe(before.travel);
  expect(after.gain).not.toBe(before.gain);
  // the first thing that is drawn has the chosen looks
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('#page > *') === null) return;
      observer.disconnect();
      const { motion, palette } = document.documentElement.dataset;
      const size = document.documentElement.style.getPropertyValue('--text-size');
      Object.assign(globalThis, { drawn: `${size} ${motion} ${palette}` });
    }).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await page.getByRole('radiogroup', { name: 'Text size' }).waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { drawn: string }).drawn)).toBe('2 full deutan');
  expect(await look()).toEqual(after);
});

test('a hidden tab says that it is my turn, with a notification if I asked for one', async () => {
  const page = await browsing.person();
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Told extends EventTarget {
      static permission = 'default';
      static async requestPermission() {
        Told.permission = 'granted';
        return 'granted';
      }
      constructor(text: string) {
        super();
        shown.push(text);
      }
      close() {
        shown.push('closed');
      }
    }
    Object.assign(globalThis, { Notification: Told, shown });
    if (sessionStorage.getItem('granted') !== null) Told.permission = 'granted';
  });
  const shown = () => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  const hide = (hidden: boolean) =>
    page.evaluate(value => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await page.goto('/settings');
  await page.getByLabel('Tell me when it is my turn').check();
  await page.evaluate(() => sessionStorage.setItem('granted', 'yes'));
  const guest = new Clicker(page);
  await guest.playNow('wars');
  let asked = await guest.asked();
  // somebody who looks at the table is told nothing
  await guest.answer(asked!);
  asked = await guest.asked(asked);
  const title = await page.title();
  expect(title).not.toContain('Your turn');
  expect(await shown()).toEqual([]);
  await hide(true);
  await guest.answer(asked!);
  asked = await guest.asked(asked);
  await page.waitForFunction(() => document.title.startsWith('Your turn'));
  expect(await shown()).toEqual(['Your turn: WARS']);
  await hide(false);
  expect(await page.title()).toBe(title);
  expect(await shown()).toEqual(['Your turn: WARS', 'closed']);
});

/** A guest who has picked an action in the action round of Babylon 5: a pass loses what is picked. */
async function atAction(page: Page): Promise<string> {
  const guest = new Clicker(page);
  await guest.playNow('babylon5');
  let last = await guest.asked();
  while (last !== null && !(await page.locator('#question').textContent())?.startsWith('Your action?')) {
    await guest.answer(last);
    last = await guest.asked(last);
  }
  await page.keyboard.press('1');
  await page.locator('.dock .opt.sel').first().waitFor();
  await heeds(page);
  return last!;
}

const decisionOf = (page: Page) => page.locator('.dock').getAttribute('data-decision');

test('before a pass that loses something, and before resigning, the page asks again', async () => {
  const page = await browsing.person();
  const asked = await atAction(page);
  await page.keyboard.press('Space');
  await page.getByText('Press again to pass').waitFor();
  expect(await decisionOf(page)).toBe(asked);
  // a sentence that the table says goes with its question
  await page.locator('.saying').waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => decisionOf(page)).not.toBe(asked);
  await new Clicker(page).asked(asked);
  await expect.poll(() => page.locator('.saying').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).waitFor();
  expect(await page.locator('.dock .over').count()).toBe(0);
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.dock .over, .after-game').first().waitFor();
});

test('a player who turned that off passes and resigns with one press', async () => {
  const page = await browsing.person();
  await page.goto('/settings');
  await page.getByLabel('pass and lose something').uncheck();
  await page.getByLabel('resign', { exact: true }).uncheck();
  const asked = await atAction(page);
  await page.keyboard.press('Space');
  await expect.poll(() => decisionOf(page)).not.toBe(asked);
  expect(await page.getByText('Press again to pass').count()).toBe(0);
  await new Clicker(page).asked(asked);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.locator('.dock .over, .after-game').first().waitFor();
});
