import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { heeds } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

/** Follows a lesson to its end by clicking: shows its choice, and does it. @returns the number of choices */
async function follow(page: Page): Promise<number> {
  const says = page.locator('.lesson-says');
  for (let choices = 0; choices < 60; choices++) {
    await page.locator('.lesson-over, .dock .acts .do').first().waitFor();
    if ((await page.locator('.lesson-over').count()) > 0) return choices;
    const before = await page.locator('.table').getAttribute('data-revision');
    await says.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.dock .do:not([data-disabled])').click();
    await expect.poll(() => page.locator('.table').getAttribute('data-revision')).not.toBe(before);
  }
  throw new Error('The lesson comes to no end.');
}

/** Lines of the end panel whose parts lie on one another, or that have too little room. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const line of document.querySelectorAll('.dock .preview li')) {
      const { width } = line.getBoundingClientRect();
      if (width < 180 || line.scrollWidth > line.clientWidth) faults.push(`narrow: ${line.textContent}`);
      // a text and its links: every piece of text has a box of its own
      const boxes = [...line.childNodes].flatMap(part => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return [...range.getClientRects()].filter(box => box.width > 1);
      });
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2;
          if (over && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4)
            faults.push(`over: ${line.textContent}`);
        }
    }
    return faults;
  });

test.each([
  ['babylon5', 'conflict'],
  ['wars', 'battle'],
  ['galactic-empires', 'fire'],
])('%s: a lesson is found from the first page, played to its end by clicking, and ticked', async (game, id) => {
  const page = await browsing.person();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  await page.goto('/');
  await page.locator(`a[href="/learn/${game}"]`).click();
  await page.locator(`.lessons a[href="/learn/${game}/${id}"]`).click();
  await page.locator('.now-you').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await follow(page)).toBeGreaterThan(1);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await crowded(page)).toEqual([]);
  await page.locator('.dock').getByRole('link', { name: 'All lessons' }).click();
  await page.locator(`.lessons .done a[href="/learn/${game}/${id}"]`).waitFor();
  await page.reload();
  await page.locator(`.lessons .done a[href="/learn/${game}/${id}"]`).waitFor();
  expect(faults).toEqual([]);
});

test('a wrong try gets its reason, the second time with what is meant; a step is begun again by a key', async () => {
  const page = await browsing.person();
  await page.goto('/learn/babylon5/what-wins');
  const task = page.locator('.now-you p');
  await task.waitFor();
  const asked = await task.textContent();
  const pass = page.locator('.dock .btn.pass');
  await heeds(page);
  await pass.click();
  // if something looks useful in a step, the page asks once more
  await page.locator('.dock .told .refused, .saying').first().waitFor();
  if ((await page.locator('.dock .told .refused').count()) === 0) await pass.click();
  await expect
    .poll(() => page.locator('.dock .told .refused').textContent())
    .toContain('You can do that another time.');
  await pass.click();
  await expect.poll(() => page.locator('.dock .told .refused').textContent()).toContain('Choose this: Build influence');
  expect(await task.textContent()).toBe(asked);
  await page.keyboard.press('h');
  await page.locator('.dock .opt.sel').waitFor();
  await page.locator('.dock .do').click();
  await expect.poll(() => page.locator('.now-you p').textContent()).not.toBe(asked);
});

test('a lesson is played on a phone, its words in sight', async () => {
  const page = await browsing.person(SIZES.phone, { touch: true });
  await page.goto('/learn/wars/energy');
  await page.locator('.now-you p').waitFor();
  const box = (await page.locator('.now-you p').boundingBox())!;
  expect(box.y + Math.min(box.height, 40)).toBeLessThan(SIZES.phone.height / 2);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await follow(page)).toBeGreaterThan(3);
});

test('the first page leads to the lessons of all games, and a lesson that is not here says so', async () => {
  const page = await browsing.person();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('heading', { level: 1, name: 'Learn to play' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('.learn-games a[href="/learn/wars"]').click();
  await page.getByRole('heading', { level: 1, name: 'Learn: WARS' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.goto('/learn/wars/cooking');
  await page.getByRole('heading', { name: 'There is no lesson called “cooking”' }).waitFor();
});
