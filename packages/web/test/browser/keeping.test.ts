import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('a game goes on after a reload, and from the first page; it is looked back at by a link to a moment, and gone on with from there', async () => {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await guest.playNow('wars');
  await guest.play(6);
  const before = await page.locator('.dock').getAttribute('data-decision');
  const asked = await page.locator('#question').textContent();
  await page.reload();
  await guest.asked();
  expect(await page.locator('.dock').getAttribute('data-decision')).toBe(before);
  expect(await page.locator('#question').textContent()).toBe(asked);

  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await guest.asked();
  expect(page.url()).toContain(id);

  await page.goto(`/replay/${id}?at=5`);
  const slider = page.getByRole('slider', { name: 'Choice' });
  await slider.waitFor();
  expect(await slider.inputValue()).toBe('5');
  expect(await seriousFaults(page)).toEqual([]);
  await slider.press('ArrowRight');
  await page.waitForURL(/at=6/);

  // the link carries the game: another person can open it at that moment, look further, open it again and continue
  const told = await page.locator('.replay-log').textContent();
  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  await page.waitForURL(/#game=/);
  await page.getByText(/Link copied|Copy the address of this page/).waitFor();
  const other = await browsing.person();
  await other.goto(page.url());
  const theirs = other.getByRole('slider', { name: 'Choice' });
  await theirs.waitFor();
  expect(await theirs.inputValue()).toBe('6');
  expect(await other.locator('.replay-log').textContent()).toBe(told);
  await theirs.press('ArrowLeft');
  await other.waitForURL(/at=5#game=/);
  await other.reload();
  await theirs.waitFor();
  await other.getByRole('button', { name: 'Continue from here' }).click();
  await new Clicker(other).asked();
  await other.goto('/');
  await other.getByRole('link', { name: 'Continue' }).first().waitFor();
  // a link that was cut off says so
  await other.goto(page.url().slice(0, -900));
  await other.getByText('The game in this link is incomplete', { exact: false }).waitFor();
  expect(await seriousFaults(other)).toEqual([]);

  await page.getByRole('button', { name: 'Continue from here' }).click();
  await guest.asked();
  expect(page.url()).not.toContain(id);

  // both are in the list of all games, on a page that needs no server
  await page.goto('/');
  await page.getByRole('link', { name: 'All your games' }).click();
  await page.getByText('This page has no server.', { exact: false }).waitFor();
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(2);
  expect(await seriousFaults(page)).toEqual([]);
});

test('what cannot be taken back alone is asked of the others; what can is', async () => {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await page.goto('/play/wars?seed=8');
  await page.getByRole('button', { name: 'Start' }).click();
  const first = (await guest.asked())!;
  const asked = await page.locator('#question').textContent();
  await guest.answer(first);
  await guest.asked(first);
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('#question').textContent()).toBe(asked);
});

test('a table that is not here says so in a line', async () => {
  const page = await browsing.person();
  await page.goto('/table/nothing');
  await page.getByText('This browser does not have this game.', { exact: false }).waitFor();
  expect(await page.getByRole('link', { name: 'Go to the home page' }).count()).toBe(1);
});

test('games that an older version of the page saved are still there, with their turn and their winner', async () => {
  const page = await browsing.person();
  await page.goto('/style-none');
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('orrery-games', 1);
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          const old = {
            game: 'wars',
            title: 'WARS',
            players: ['you', 'easy'],
            names: ['earther', 'shi'],
            record: {},
            begun: 1,
          };
          const store = writing.objectStore('games');
          store.put({ ...old, id: 'a', played: 4, stands: 'before the first turn', ended: null });
          store.put({ ...old, id: 'b', played: 3, stands: 'turn 3', ended: null });
          store.put({ ...old, id: 'c', played: 2, stands: 'turn 9', ended: 'Shi won' });
          store.put({ ...old, id: 'd', played: 1, stands: 'turn 9', ended: 'ended without a winner' });
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  await page.goto('/games');
  await page.getByText('before the first turn, Earther, Shi').waitFor();
  expect(await page.locator('.list li .outcome').allTextContents()).toEqual(['Unfinished', 'Lost', 'Drawn']);
  for (const text of await page.locator('.list li .grow').allTextContents())
    expect(text).toMatch(/^WARSagainst easy bot; your deck: Earther; \d turns; /);
});
