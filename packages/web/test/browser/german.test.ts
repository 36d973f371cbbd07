import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesOf } from '../../catalogue.config.ts';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

const copy = join(import.meta.dirname, '../../src/copy');
const catalogue = (language: string) =>
  new Map(messagesOf(JSON.parse(readFileSync(join(copy, `${language}.json`), 'utf8'))));

test('the page speaks German when it is chosen: home, settings and a table, and stays so', async () => {
  const [english, german] = [catalogue('en'), catalogue('de')];
  const page = await browsing.person();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).locator('xpath=ancestor::label').click();
  await page.getByRole('heading', { name: german.get('settings.title')! }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  // English sentences of the page's own words: those that differ in German and have no values
  const sentences = [...english].filter(
    ([key, text]) => text.includes(' ') && !/[{<]/.test(text) && german.get(key) !== text,
  );
  const seen = async () => {
    const shown = await page.evaluate(() => {
      // the words of cards stay English and say so; a random card may hold any of these sentences
      const cards = document.createElement('style');
      cards.textContent = '[lang="en"] { display: none !important }';
      document.head.append(cards);
      const text = document.body.innerText;
      cards.remove();
      return text;
    });
    return sentences.filter(([, text]) => shown.includes(text)).map(([key]) => key);
  };
  expect(await seen()).toEqual([]);
  await page.goto('/');
  await page.getByRole('heading', { name: german.get('home.title')! }).waitFor();
  expect(await seen()).toEqual([]);
  await page
    .locator('.game', { has: page.locator('a[href="/play/wars"]') })
    .getByRole('button', { name: german.get('home.play')! })
    .click();
  await new Clicker(page).asked();
  expect(await page.locator('.dock .do').innerText()).toContain(german.get('table.doIt')!);
  expect(await seen()).toEqual([]);
});

test('a German browser gets German at once', async () => {
  const page = await browsing.person();
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'] }));
  await page.goto('/');
  await page.getByRole('heading', { name: catalogue('de').get('home.title')! }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});
