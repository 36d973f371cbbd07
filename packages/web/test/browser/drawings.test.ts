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

test('where no thread can draw on a canvas, it writes the drawing, and the page shows that', async () => {
  const page = await browsing.person();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await page.goto('/cards/galactic-empires/s7-argonian-battlecruiser');
  const canvas = page.locator('.card.xl .plate canvas.drawn[data-drawn]');
  await canvas.waitFor();
  expect((await canvas.evaluate(inkOf)).count).toBeGreaterThan(500);
});

/** The colors of what is printed of an element: of each pixel with ink, how bright it is and how far its color is from grey. */
const paperOf = async (image: HTMLElement | SVGElement) => {
  const picture = image as HTMLImageElement;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 160 });
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0, 160, 160);
  const { data } = context.getImageData(0, 0, 160, 160);
  let [black, colored] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 128) continue;
    const light = [data[i]!, data[i + 1]!, data[i + 2]!];
    if (Math.max(...light) < 96) black++;
    if (Math.max(...light) - Math.min(...light) > 40) colored++;
  }
  return { black, colored };
};

test('a card is printed black on white, in a light engraving, whatever theme the screen wears', async () => {
  const page = await browsing.person();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/cards/galactic-empires/s7-argonian-battlecruiser');
  const paper = page.locator('.card.xl .plate img.for-paper');
  await paper.waitFor({ state: 'attached' });
  expect(await paper.isVisible()).toBe(false);
  const { black, colored } = await paper.evaluate(paperOf);
  expect(black).toBeGreaterThan(200);
  expect(colored).toBe(0);
  // a world has inks of its own on the screen, and none on paper
  const other = await browsing.person();
  await other.goto('/cards/babylon5/mars-colony');
  const world = other.locator('.card.xl .plate img.for-paper');
  await world.waitFor({ state: 'attached' });
  const print = await world.evaluate(paperOf);
  expect(print.black).toBeGreaterThan(200);
  expect(print.colored).toBe(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(() => paper.isVisible()).toBe(true);
  expect(await page.locator('.card.xl .plate canvas.drawn').isVisible()).toBe(false);
  expect(await page.locator('.nav').isVisible()).toBe(false);
  const box = await page.locator('.card.xl').evaluate(card => {
    const { backgroundColor, backgroundImage } = getComputedStyle(card);
    return [backgroundColor, backgroundImage, getComputedStyle(document.body).backgroundColor];
  });
  expect(box).toEqual(['rgb(255, 255, 255)', 'none', 'rgb(255, 255, 255)']);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  // while a browser prints, all of the page wears the light theme
  const worn = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = document.documentElement.dataset.theme;
    }),
  );
  expect(await worn()).toBe('dark');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('light');
  await expect.poll(worn).toBe('dark');
});

test('a deck is printed with the drawing of each card, once', async () => {
  const page = await browsing.person();
  await page.goto('/decks/wars');
  await page
    .getByRole('button', { name: /Edit a copy/ })
    .first()
    .click();
  const printed = page.locator('.printed');
  await printed.locator('li').first().waitFor({ state: 'attached' });
  const cards = await printed.locator('li').count();
  await expect.poll(() => printed.locator('img.for-paper').count()).toBe(cards);
  expect(cards).toBeGreaterThan(10);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => printed.locator('img.for-paper').first().isVisible()).toBe(true);
});
