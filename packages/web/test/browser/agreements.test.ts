import type { TableInfo } from '@orrery/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { widthFaults } from '../../testing/layout.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

/** The boxes of optional rules that a page shows, by their names. */
const boxes = async (page: Page): Promise<string[]> =>
  (await page.locator('.agreements label').allInnerTexts()).map(text => text.trim());

/** The setups of the games that this browser has saved. */
const savedSetups = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('orrery-games'));
    const games = await done(db.transaction('games').objectStore('games').getAll());
    return games.map(game => game.record.setup);
  });

test('a game against bots has the optional rules that its player ticks, and each ruleset shows its own', async () => {
  const page = await browsing.person();
  await page.setViewportSize(SIZES.phone);
  await page.goto('/play/babylon5');
  await page.getByRole('checkbox', { name: 'Alternate factions' }).waitFor();
  expect(await boxes(page)).toEqual(['Alternate factions']);
  await page.getByLabel('Rules', { exact: true }).selectOption('Engine');
  await page.getByRole('checkbox', { name: 'Extended loyalty' }).check();
  expect(await boxes(page)).toEqual(['Extended loyalty']);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate(widthFaults)).toEqual([]);
  // what another ruleset has ticked is not sent
  await page.getByLabel('Rules', { exact: true }).selectOption('Tournament');
  expect(await boxes(page)).toEqual(['Preliminary round', 'Alternate factions']);
  await page.getByRole('checkbox', { name: 'Preliminary round' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await new Clicker(page).asked();
  const [setup] = await savedSetups(page);
  expect(setup).toMatchObject({ ruleset: 'tournament', preliminary: true });
  expect(JSON.stringify(setup)).not.toContain('extended loyalty');
});

test('a game without optional rules shows no boxes', async () => {
  const page = await browsing.person();
  await page.goto('/play/wars');
  await page.getByLabel('Your deck').waitFor();
  expect(await boxes(page)).toEqual([]);
});

test('the host of a table ticks an optional rule, and others read it in the list and before they sit down', async () => {
  const [ann, bob] = [await browsing.person(), await browsing.person()];
  await ann.goto('/tables/new?game=babylon5');
  await ann.getByLabel('Rules', { exact: true }).selectOption('Engine');
  await ann.getByRole('checkbox', { name: 'Extended loyalty' }).check();
  await ann.getByLabel('Who can find it').selectOption('Everyone: list the table');
  expect(await seriousFaults(ann)).toEqual([]);
  // after a reload it is still there
  await ann.reload();
  expect(await ann.getByRole('checkbox', { name: 'Extended loyalty' }).isChecked()).toBe(true);
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.waitForURL(/\/t\/[2-9A-Z]+$/);
  await ann.getByText('All players agree on these optional rules:').waitFor();
  const code = new URL(ann.url()).pathname.split('/').at(-1);
  const info: TableInfo = await (await ann.request.get(`/api/tables/${code}`)).json();
  expect(info.agreed.map(({ id }) => id)).toEqual(['extended-loyalty']);

  await bob.goto('/tables');
  await bob.getByText('with Extended loyalty', { exact: false }).first().waitFor();
  await bob.goto(ann.url());
  // a stranger reads it beside the question for a name
  await bob.getByLabel('Your name').waitFor();
  await bob.getByText('each player may have one copy of each limited card of this race', { exact: false }).waitFor();
});

test('in German the boxes and the table speak German', async () => {
  const page = await browsing.person();
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'] }));
  await page.goto('/tables/new?game=babylon5');
  await page.getByRole('checkbox', { name: 'Weitere Fraktionen' }).check();
  expect(await boxes(page)).toEqual(['Weitere Fraktionen']);
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.getByText('Alle Spieler sind mit diesen Zusatzregeln einverstanden:').waitFor();
  await page.getByText('Bis zu 12 Spieler können spielen.', { exact: false }).waitFor();
});
