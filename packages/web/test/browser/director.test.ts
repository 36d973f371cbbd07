import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

/** How the turn of the rival begins; chance decides who is first. */
const RIVALS = /Turn \d+ is Gongen's/;

interface Seen {
  /** what the dock told, scene by scene, and `?` for a question */
  readonly story: string[];
  /** scenes that stood beside a question */
  readonly beside: number;
  readonly banners: string[];
}

/** The page itself writes down what it shows, because a scene may be gone before a test looks. */
async function watched(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen = { story: [] as string[], beside: 0, banners: [] as string[] };
    (globalThis as unknown as { seen: typeof seen }).seen = seen;
    const look = () => {
      const told = document.querySelector('.directs .now')?.textContent ?? null;
      const banner = document.querySelector('.banner')?.textContent;
      if (banner && seen.banners.at(-1) !== banner) seen.banners.push(banner);
      const asked = document.querySelector('.dock .acts .do') !== null;
      if (told !== null && asked) seen.beside++;
      const now = told ?? (asked ? '?' : null);
      if (now !== null && seen.story.at(-1) !== now) seen.story.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

test('the turn of a rival is told scene by scene, the question comes after it, and all of it can be shown again', async () => {
  const page = await browsing.person(undefined, { pace: 'normal' });
  const guest = new Clicker(page);
  await guest.playNow('wars');
  const seen = await watched(page);
  // the first answers are one's own turn; the rival's turn comes when nothing is left to do
  for (let answers = 0; (await seen()).story.findIndex(one => RIVALS.test(one)) < 0; answers++) {
    const decision = await guest.asked();
    expect(answers, 'the rival has a turn').toBeLessThan(20);
    await guest.answer(decision!);
    await page.waitForFunction(
      last => document.querySelector<HTMLElement>('.dock')?.dataset.decision !== last,
      decision,
    );
  }
  const asked = await guest.asked();
  const { story, beside, banners } = await seen();
  expect(beside).toBe(0);
  expect(banners.some(one => RIVALS.test(one))).toBe(true);
  const turn = story.slice(story.findIndex(one => RIVALS.test(one)));
  expect(turn.length).toBeGreaterThan(4);
  expect(turn.indexOf('?')).toBeGreaterThan(2);

  // slow scenes wait for a slow test
  await page.evaluate(() => localStorage.setItem('orrery.pace', 'calm'));
  // S shows it again from the last choice on, Space goes to the question, and answers nothing
  await page.keyboard.press('s');
  await page.locator('.directs .now').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('s');
  const first = await page.locator('.directs .now').textContent();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.directs .now').textContent()).not.toBe(first);
  await page.keyboard.press('Space');
  await page.locator('.dock .acts .do').waitFor();
  expect(await page.locator('.directs').count()).toBe(0);
  expect(await guest.asked()).toBe(asked);
});

test('a pace is chosen while a scene is shown, and kept', async () => {
  const page = await browsing.person(undefined, { pace: 'normal' });
  const guest = new Clicker(page);
  await guest.playNow('wars');
  await guest.answer((await guest.asked())!);
  await guest.asked();
  // a scene may be gone before a test can press: the page itself presses as soon as it shows one
  const pressed = page.evaluate(
    () =>
      new Promise<void>(done => {
        const press = () => {
          const label = [...document.querySelectorAll<HTMLElement>('.directs .paces label')].find(
            one => one.textContent === 'At once',
          );
          if (label === undefined) return;
          watching.disconnect();
          label.click();
          done();
        };
        const watching = new MutationObserver(press);
        watching.observe(document.body, { subtree: true, childList: true });
        press();
      }),
  );
  await page.keyboard.press('s');
  await pressed;
  await page.locator('.dock .acts .do').waitFor();
  await expect.poll(() => page.locator('.directs').count()).toBe(0);
  await page.goto('/settings');
  expect(await page.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true);
});
