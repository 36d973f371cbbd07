import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('a finished game is judged: a chance for every turn, the choices that mattered, and a way back into each', async () => {
  const page = await browsing.person(SIZES.desk);
  const guest = new Clicker(page);
  await guest.playNow('wars');
  await guest.asked();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await guest.play(12);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.after').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('.after h3').nth(1).waitFor();
  const turns = page.locator('.after .chances tbody tr');
  const last = Number(/\d+/.exec((await turns.last().locator('th').textContent())!)![0]);
  const first = Number(/\d+/.exec((await turns.first().locator('th').textContent())!)![0]);
  // one row for each turn, none left out
  expect(await turns.count()).toBe(last - first + 1);
  // whoever resigned has no chance left
  expect(await turns.last().locator('td').first().textContent()).toMatch(/ 0 %$/);
  const choices = page.locator('.after .key-choices > li');
  expect(await choices.count()).toBeGreaterThan(0);
  expect(await choices.count()).toBeLessThanOrEqual(3);
  for (const text of await choices.allInnerTexts()) expect(text).toMatch(/\d+ %/);

  // the whole analysis is kept: it is there at once when the game is opened again
  await page.reload();
  await page.locator('.after .key-choices > li').first().waitFor();
  await page.getByRole('button', { name: 'See the table' }).click();
  await page.locator('.after').waitFor({ state: 'detached' });

  // the way back into a choice opens a new game that goes on
  await page.reload();
  await page.locator('.after').getByRole('button', { name: 'Try it again from here' }).first().click();
  await page.waitForURL(url => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
  await guest.asked();
  expect(await page.locator('.after').count()).toBe(0);

  // the list of own games has the result and the graph, and shows the games of one kind
  await page.goto('/games');
  const row = page.locator('.played', { has: page.getByRole('img', { name: 'Your chance of winning' }) });
  await row.waitFor();
  expect(await row.locator('.outcome').textContent()).toBe('Lost');
  expect(await row.locator('small').textContent()).toMatch(/^against easy bot; your deck: \w+; \d+ turns?; /);
  await page.getByText('1 game: 0 won, 1 lost, 0 drawn.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Babylon 5' }).click();
  await page.getByText('You have not finished a game of Babylon 5 yet.').waitFor();
  await page.getByRole('button', { name: 'All games' }).click();

  // the analysis goes with its game
  const analyses = () =>
    page.evaluate(
      () =>
        new Promise<number>((done, failed) => {
          const opening = indexedDB.open('orrery-games');
          opening.onerror = () => failed(opening.error);
          opening.onsuccess = () => {
            const counting = opening.result.transaction('analyses').objectStore('analyses').count();
            counting.onsuccess = () => {
              opening.result.close();
              done(counting.result);
            };
          };
        }),
    );
  expect(await analyses()).toBe(1);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('You have not finished a game yet.').waitFor();
  expect(await analyses()).toBe(0);
});
