import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing } from '../../testing/browser.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start(true);
});
afterAll(() => browsing.stop());

/** How many pixels of a canvas have ink, and how bright they are on average. */
const inkOf = (element: HTMLElement | SVGElement): { count: number; bright: number } => {
  const canvas = element as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  let sum = 0;
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3]! > 128) {
      count++;
      sum += data[i]! + data[i + 1]! + data[i + 2]!;
    }
  return { count, bright: sum / Math.max(1, count) / 3 };
};

test('cards show their drawings once the page has time, and print them again in the other theme', async () => {
  const page = await browsing.person();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/cards/galactic-empires/s7-argonian-battlecruiser');
  const canvas = page.locator('.card.xl .plate canvas.drawn[data-drawn]');
  await canvas.waitFor();
  const dark = await canvas.evaluate(inkOf);
  expect(dark.count).toBeGreaterThan(500);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
  await expect.poll(async () => (await canvas.evaluate(inkOf)).bright).toBeLessThan(dark.bright - 30);
});

test('a list of cards draws those in sight, and others when they come into sight', async () => {
  const page = await browsing.person();
  await page.goto('/cards?game=wars');
  await page.locator('.card.t canvas.drawn[data-drawn]').first().waitFor();
  const last = page.locator('.card.t canvas.drawn').last();
  expect(await last.getAttribute('data-drawn')).toBeNull();
  await last.scrollIntoViewIfNeeded();
  await last.and(page.locator('[data-drawn]')).waitFor();
});
