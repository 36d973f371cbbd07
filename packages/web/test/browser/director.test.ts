import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';
import { Clicker, GUARDED_KEYS, heeds } from '../../testing/player.ts';

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

test('a replay shows scenes, lines and banners as the game did, at the chosen pace, and stops exactly', async () => {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await guest.playNow('wars');
  expect(await guest.play(8)).toBe(false);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`/replay/${id}?at=0`);
  const slider = page.getByRole('slider', { name: 'Choice' });
  await slider.waitFor();
  const seen = await watched(page);
  await page.locator('.paces label', { hasText: 'Quick' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await seen()).story.length).toBeGreaterThan(3);
  await page.waitForFunction(() => document.querySelector('.directs .now') !== null);
  // at once, because a short game may be over soon
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => page.locator('.directs').count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  // what it stops at is the moment itself: stepping away and back shows the same
  const at = await slider.inputValue();
  expect(Number(at)).toBeGreaterThan(0);
  const stage = await page.locator('.stage').textContent();
  await slider.press('ArrowLeft');
  await page.waitForURL(new RegExp(`at=${Number(at) - 1}(?!\\d)`));
  await slider.press('ArrowRight');
  await page.waitForURL(new RegExp(`at=${at}(?!\\d)`));
  await expect.poll(() => page.locator('.stage').textContent()).toBe(stage);
});

test('after a skip a card tells what happened; it plays the turn of a rival again, and Enter folds it and answers nothing', async () => {
  const page = await browsing.person(undefined, { pace: 'normal' });
  const guest = new Clicker(page);
  await guest.playNow('wars');
  const card = page.locator('.missed-page');
  // the page skips every scene itself
  await page.evaluate(() => {
    const skip = () => document.querySelector<HTMLElement>('.directs .acts .primary')?.click();
    const watching = new MutationObserver(skip);
    watching.observe(document.body, { subtree: true, childList: true });
    Object.assign(globalThis, { lookOn: () => watching.disconnect() });
  });
  let last: string | null = null;
  for (let answers = 0; ; answers++) {
    expect(answers, 'the rival does something').toBeLessThan(40);
    await page.locator('.missed-page, .dock .acts .do').first().waitFor();
    if ((await card.count()) > 0 && (await card.locator('ol button').count()) > 0) break;
    last = await guest.asked(last);
    await guest.answer(last!);
    await page.waitForFunction(was => document.querySelector<HTMLElement>('.dock')?.dataset.decision !== was, last);
  }
  await page.evaluate(() => (globalThis as unknown as { lookOn: () => void }).lookOn());
  expect(await seriousFaults(page)).toEqual([]);
  const decision = await page.locator('.dock').getAttribute('data-decision');
  await card.locator('ol button').first().click();
  await page.locator('.directs .now').waitFor();
  await page.evaluate(() => localStorage.setItem('orrery.pace', 'calm'));
  await page.keyboard.press('Space');
  await card.waitFor();
  expect(await page.locator('.change').count()).toBe(0);
  await heeds(page, GUARDED_KEYS);
  await page.locator('body').press('Enter');
  await page.locator('.missed-line').waitFor();
  expect(await card.count()).toBe(0);
  expect(await guest.asked()).toBe(decision);
  await page.locator('.missed-line').click();
  await card.waitFor();
});

test('a number that changed is marked for its scene only', async () => {
  const page = await browsing.person(undefined, { pace: 'normal' });
  const guest = new Clicker(page);
  await guest.playNow('wars');
  await page.evaluate(() => {
    const marks: { readonly scene: string; readonly marks: number; readonly kept: number }[] = [];
    let before: { scene: string; there: Set<Element> } = { scene: '', there: new Set() };
    const look = () => {
      const scene = document.querySelector('.directs .now')?.textContent ?? '';
      const there = new Set(document.querySelectorAll('.change'));
      if (scene !== before.scene && before.scene !== '')
        marks.push({
          scene: before.scene,
          marks: before.there.size,
          kept: [...before.there].filter(mark => there.has(mark)).length,
        });
      before = { scene, there };
    };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, { subtree: true, childList: true });
    Object.assign(globalThis, { marks });
  });
  expect(await guest.play(6)).toBe(false);
  const marks = await page.evaluate(
    () => (globalThis as unknown as { marks: { marks: number; kept: number }[] }).marks,
  );
  expect(marks.some(one => one.marks > 0)).toBe(true);
  expect(marks.filter(one => one.kept > 0)).toEqual([]);
});
