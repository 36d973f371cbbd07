import { GAMES } from '@orrery/table/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, withAccount } from '../../testing/account.ts';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

const narn = GAMES[0]!.decks.narn!.list;
const list = (page: Page) => page.getByRole('textbox', { name: /^List/ });

/** Builds a deck by pasting its list, and names it. */
async function build(page: Page, name: string): Promise<void> {
  await page.goto('/decks/babylon5');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await list(page).fill(narn);
  await page.getByText('You can play this deck under the casual rules.').first().waitFor();
  await page.getByRole('textbox', { name: 'Deck name' }).fill(name);
  await expect.poll(() => list(page).inputValue()).toContain(`Name: ${name}`);
}

/** The names of the decks in this browser's database. */
const savedHere = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('orrery-decks');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('decks').objectStore('decks').getAll();
          asking.onerror = () => failed(asking.error);
          asking.onsuccess = () => {
            opening.result.close();
            done(asking.result.map(({ name }: { readonly name: string }) => name));
          };
        };
      }),
  );

/** A person's decks at the server: their lists, by name. */
async function keptOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const { decks } = await (await page.request.get('/api/me/data')).json();
  return Object.fromEntries(
    decks.map(({ name, text }: { readonly name: string; readonly text: string }) => [name, text]),
  );
}

test('a deck built with an account is found on another device, changed there, copied out, and played with', async () => {
  const page = await browsing.person();
  await withAccount(page, 'G’Kar');
  await build(page, 'The Long Memory');
  await expect.poll(() => keptOf(page)).toHaveProperty('The Long Memory');
  const text = await list(page).inputValue();
  await expect.poll(async () => (await keptOf(page))['The Long Memory']).toBe(text);

  const elsewhere = await browsing.person(SIZES.phone);
  await elsewhere.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await comeIn(elsewhere, 'Sign in', 'G’Kar');
  await elsewhere.getByText('You are signed in as G’Kar.').waitFor();
  await elsewhere.goto('/decks/babylon5');
  await elsewhere.getByText('Your account keeps your decks', { exact: false }).waitFor();
  expect(await seriousFaults(elsewhere)).toEqual([]);
  await elsewhere.getByRole('link', { name: /The Long Memory/ }).click();
  await elsewhere.getByText('You can play this deck under the casual rules.').first().waitFor();
  await elsewhere.getByRole('button', { name: 'Copy as text' }).click();
  await elsewhere.getByText('List copied.').waitFor();
  expect(await elsewhere.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await elsewhere.getByRole('textbox', { name: 'Deck name' }).fill('A Longer Memory');
  await expect.poll(() => keptOf(page)).toHaveProperty('A Longer Memory');

  await page.goto('/play/babylon5');
  await page.getByLabel('Your deck').selectOption('A Longer Memory');
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await new Clicker(page).asked()).not.toBeNull();
});

test('a deck of this browser goes to the account when its owner says so; put away, it comes back', async () => {
  const page = await browsing.person();
  await build(page, 'Begun as a guest');
  // the browser gives up a save that a new page interrupts
  await expect.poll(() => savedHere(page)).toEqual(['Begun as a guest']);
  await withAccount(page, 'Na’Toth');
  await page.goto('/decks/babylon5');
  await page.getByRole('heading', { name: 'Only in this browser' }).waitFor();
  expect(Object.keys(await keptOf(page))).toEqual([]);
  await page.getByRole('button', { name: 'Move 1 deck to my account' }).click();
  await page.getByText('You moved 1 deck to your account.').waitFor();
  expect(Object.keys(await keptOf(page))).toEqual(['Begun as a guest']);
  expect(await page.getByRole('heading', { name: 'Only in this browser' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Delete “Begun as a guest”' }).click();
  await expect.poll(async () => Object.keys(await keptOf(page))).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => Object.keys(await keptOf(page))).toEqual(['Begun as a guest']);

  // two decks without a name do not conflict
  for (const count of [2, 3]) {
    await page.goto('/decks/babylon5');
    await page.getByRole('button', { name: 'New deck' }).click();
    await page.getByRole('textbox', { name: 'Deck name' }).waitFor();
    await expect.poll(async () => Object.keys(await keptOf(page)).length).toBe(count);
  }
});

test('while the server is away a deck says that its changes are not kept; when it is back they are', async () => {
  const page = await browsing.person();
  await withAccount(page, 'Ko’Dath');
  await build(page, 'In the tunnel');
  await expect.poll(() => keptOf(page)).toHaveProperty('In the tunnel');
  await page.route('/api/decks/**', route => route.abort());
  await list(page).fill(`${await list(page).inputValue()}1 Narn Captain\n`);
  await page.getByText('The last changes are not saved yet', { exact: false }).waitFor();
  const text = await list(page).inputValue();
  await page.unroute('/api/decks/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await keptOf(page))['In the tunnel']).toBe(text);
});
