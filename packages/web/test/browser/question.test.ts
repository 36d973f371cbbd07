import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

/** How many answers lead from one position to the next: early, in the middle, and late. */
const STEPS = [3, 14, 20];
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/**
 * What of the preview cannot be seen: it runs in the page. A preview is whole if its box lies in the window and in every box around it that cuts or
 * scrolls, and if nothing of it is cut inside.
 */
function cutPreview(): string[] {
  const faults: string[] = [];
  const previews = [...document.querySelectorAll<HTMLElement>('.told .preview')];
  for (const preview of previews) {
    const box = preview.getBoundingClientRect();
    const said = (preview.textContent ?? '').slice(0, 60);
    if (preview.scrollHeight > preview.clientHeight + 1) faults.push(`cut inside: ${said}`);
    if (box.top < -1 || box.bottom > innerHeight + 1) faults.push(`out of the window: ${said}`);
    for (let at = preview.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1) faults.push(`cut by .${at.className}: ${said}`);
    }
    const acts = document.querySelector('.dock .acts')!.getBoundingClientRect();
    if (box.bottom > acts.top + 1) faults.push(`under the buttons: ${said}`);
    if (acts.bottom > innerHeight + 1) faults.push(`the buttons are out of the window: ${said}`);
  }
  return previews.length === 0 ? ['there is no preview'] : faults;
}

/** Picks some options one after the other, and gives what of their previews cannot be seen. */
async function previewFaults(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  const rows = page.locator('.dock .asking .opt[data-option]');
  // on a phone one tap opens the sheet
  const grip = page.locator('.dock .grip[aria-expanded=false]');
  if ((await grip.count()) > 0 && (await grip.isVisible())) await grip.click();
  const count = await rows.count();
  for (let i = 0; i < Math.min(count, 4); i++) {
    const row = rows.nth(Math.floor((i * count) / Math.min(count, 4)));
    // a second press on the same row would answer
    if ((await row.getAttribute('aria-pressed')) !== 'true') await row.click();
    await page.waitForFunction(() => document.querySelector('.told .preview:not([aria-busy=true])') !== null);
    await page.waitForFunction(() => !document.querySelector('.told .follows')?.textContent?.endsWith('…'));
    for (const fault of await page.evaluate(cutPreview)) found.push(`${where} ${await row.textContent()}: ${fault}`);
  }
  // the next answer begins with nothing picked
  await page.locator('#question').focus();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.dock .asking .opt.sel') === null);
  return found;
}

test.each([
  ['babylon5', 4, 7],
  ['wars', 2, 7],
  ['galactic-empires', 3, 7],
])('what follows of an option of %s is whole, early, in the middle and late, on a desk and on a phone', async (game, players, seed) => {
  const page = await browsing.person(SIZES.desk, { touch: true });
  await page.goto(`/play/${game}?seed=${seed}`);
  if (players > 2) await page.getByLabel('Players').selectOption(String(players));
  await page.getByRole('button', { name: 'Start' }).click();
  const guest = new Clicker(page);
  const found: string[] = [];
  for (const [i, step] of STEPS.entries()) {
    const over = await guest.play(step);
    if (over) break;
    for (const [name, size] of Object.entries({ desk: DESK, phone: PHONE })) {
      await page.setViewportSize(size);
      // React draws what depends on the size
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
      found.push(...(await previewFaults(page, `position ${i}, ${name}`)));
    }
    await page.setViewportSize(DESK);
  }
  expect(found).toEqual([]);
});

/** A guest at the first question that begins so, and has a family of options of this name. */
async function atQuestion(page: Page, prompt: string, family = ''): Promise<void> {
  const guest = new Clicker(page);
  let last = await guest.asked();
  const there = async () =>
    (await page.locator('#question').textContent())?.startsWith(prompt) === true &&
    (family === '' || (await page.locator('.dock .families button', { hasText: family }).count()) > 0);
  while (!(await there())) {
    await guest.answer(last!);
    last = await guest.asked(last);
  }
}

test('a preview tells which numbers change; a family shows only its options; Esc and another press bring all back', async () => {
  const page = await browsing.person();
  await page.goto('/play/babylon5?seed=7');
  await page.getByLabel('Players').selectOption('4');
  await page.getByRole('button', { name: 'Start' }).click();
  await atQuestion(page, 'Your action?', 'Influence');
  const families = page.locator('.dock .families button');
  const rows = page.locator('.dock .asking .opt');
  const all = await rows.count();
  await families.filter({ hasText: 'Influence' }).click();
  await rows.filter({ hasText: 'Build influence' }).first().click();
  const power = page.locator('.told .changes div', { hasText: 'Your power' });
  await power.waitFor();
  const [from, to] = (await power.locator('dd').innerText()).match(/\d+/g)!.map(Number);
  expect([to! - from!, await power.getAttribute('data-good')]).toEqual([1, 'true']);
  expect(await rows.count()).toBeLessThan(all);
  expect(await seriousFaults(page)).toEqual([]);
  await families.first().click();
  await expect.poll(() => rows.count()).toBe(all);
});

test('one press fills the plan with all that can be engaged, and each of it can be removed; a press on a weapon that is picked keeps it', async () => {
  const page = await browsing.person();
  await page.goto('/play/galactic-empires?seed=7');
  await page.getByLabel('Players').selectOption('2');
  await page.getByRole('button', { name: 'Start' }).click();
  await atQuestion(page, 'Allocate');
  const picked = page.locator('.dock .opt.sel');
  const less = page.locator('.dock .stepped:has(.opt.sel) .iconbtn:first-child');
  while ((await picked.count()) > 0) await less.first().click();
  await page.getByRole('button', { name: 'Engage all I can' }).click();
  await expect.poll(() => picked.count()).toBeGreaterThan(0);
  const full = await picked.count();
  await page.locator('.dock .do:not([data-disabled])').waitFor();
  await less.first().click();
  await expect.poll(() => picked.count()).toBe(full - 1);

  await page.getByRole('button', { name: 'Use the suggestion' }).click();
  const guest = new Clicker(page);
  const now = await page.locator('.dock').getAttribute('data-decision');
  await page.locator('.dock .do:not([data-disabled])').click();
  await guest.asked(now);
  await atQuestion(page, 'Which weapons fire');
  await picked.first().waitFor();
  const times = () => page.locator('.dock .stepped:has(.opt.sel) .stp b').first().innerText();
  const before = Number((await times()).split('/')[0]);
  await picked.first().click();
  expect(Number((await times()).split('/')[0])).toBeGreaterThanOrEqual(before);
  expect(before).toBeGreaterThan(0);
});
