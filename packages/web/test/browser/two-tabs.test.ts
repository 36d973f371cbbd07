import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

/** Two tabs of one browser with the same thing: neither overwrites the other without a message. */

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

const elsewhere = (page: Page) => page.getByRole('heading', { name: 'This game is open in another tab' });
const playHere = (page: Page) => page.getByRole('button', { name: 'Play here' }).click();
const decision = (page: Page) => page.locator('.dock').getAttribute('data-decision');

/** Waits until the game of WARS is saved as the page shows it: a question may be shown a moment before. */
async function saved(page: Page): Promise<void> {
  // both players answer the first decision, one player each of the others
  const choices = Number(await decision(page)) + 1;
  const kept = () =>
    page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await done(indexedDB.open('orrery-games'));
      const games: { readonly record: { readonly choices: readonly unknown[] } }[] = await done(
        db.transaction('games').objectStore('games').getAll(),
      );
      db.close();
      return games.map(({ record }) => record.choices.length);
    });
  await expect.poll(kept).toEqual([choices]);
}

test('one tab plays a game; another says so, and takes it when it is told to, with all that was chosen', async () => {
  const one = await browsing.person();
  const first = new Clicker(one);
  await first.playNow('wars');
  await first.play(3);
  const two = await one.context().newPage();
  const second = new Clicker(two);
  await two.goto(one.url());
  await elsewhere(two).waitFor();
  expect(await seriousFaults(two)).toEqual([]);
  // the first goes on meanwhile
  await first.play(2);
  const before = await decision(one);
  await saved(one);
  await playHere(two);
  await second.asked();
  expect(await decision(two)).toBe(before);
  await elsewhere(one).waitFor();
  expect(await one.locator('.dock').count()).toBe(0);
  await second.play(3);
  const then = await decision(two);
  expect(then).not.toBe(before);
  await saved(two);
  await playHere(one);
  await first.asked();
  expect(await decision(one)).toBe(then);
  await elsewhere(two).waitFor();
  // a closed tab releases the game
  await one.close();
  await two.reload();
  await second.asked();
  expect(await decision(two)).toBe(then);
});

test('where the browser has no locks, who would overwrite the other is told so instead', async () => {
  const one = await browsing.person();
  await one.context().addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await one.reload();
  const first = new Clicker(one);
  await first.playNow('wars');
  await first.play(3);
  const two = await one.context().newPage();
  const second = new Clicker(two);
  await two.goto(one.url());
  await second.asked();
  await first.play(3);
  const chosen = await decision(one);
  await saved(one);
  // the second knows nothing of that, and chooses
  const late = await second.asked();
  await second.answer(late!);
  await elsewhere(two).waitFor();
  await playHere(two);
  await second.asked();
  expect(await decision(two)).toBe(chosen);
});

test('a deck that two tabs change is not overwritten by the second, which is told so', async () => {
  const one = await browsing.person();
  const list = (page: Page) => page.getByRole('textbox', { name: /^List/ });
  await one.goto('/decks/wars');
  await one.getByRole('button', { name: 'Paste a list' }).click();
  await list(one).fill('2 Horatio Hicks\n');
  const told = (page: Page) =>
    page.getByText('You changed or deleted this deck in another tab.', { exact: false }).first();
  /** Waits until the browser has saved this list: a tab that opens it again reads it. */
  const kept = (text: string) =>
    expect
      .poll(async () => {
        const look = await one.context().newPage();
        await look.goto(one.url());
        const now = await list(look).inputValue();
        await look.close();
        return now;
      })
      .toBe(text);
  await kept('2 Horatio Hicks\n');
  await one.reload();
  await expect.poll(() => list(one).inputValue()).toBe('2 Horatio Hicks\n');
  const two = await one.context().newPage();
  await two.goto(one.url());
  await expect.poll(() => list(two).inputValue()).toBe('2 Horatio Hicks\n');
  await list(one).fill('3 Horatio Hicks\n');
  await kept('3 Horatio Hicks\n');
  await list(two).fill('4 Horatio Hicks\n');
  await told(two).waitFor();
  expect(await told(one).count()).toBe(0);
  await two.reload();
  await expect.poll(() => list(two).inputValue()).toBe('3 Horatio Hicks\n');
  await list(two).fill('5 Horatio Hicks\n');
  await kept('5 Horatio Hicks\n');
  await list(one).fill('1 Horatio Hicks\n');
  await told(one).waitFor();
});
