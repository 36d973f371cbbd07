import type { TableInfo } from '@orrery/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withAccount } from '../../testing/account.ts';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { beReady, openTable } from '../../testing/people.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

/** The table on a person's page, as the server tells it. */
async function tableOf(page: Page): Promise<TableInfo> {
  await page.waitForURL(/\/t\/[2-9A-Z]+$/);
  const code = new URL(page.url()).pathname.split('/').at(-1);
  return (await page.request.get(`/api/tables/${code}`)).json();
}

test('from the first page a table is opened in two presses, as a guest', async () => {
  const page = await browsing.person();
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByRole('button', { name: 'Open table' }).click();
  const { seats, status } = await tableOf(page);
  expect(status).toBe('waiting');
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'bot', 'bot']);
});

test('a browser that keeps nothing for pages lets a table be opened all the same', async () => {
  const page = await browsing.person();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Nothing is kept here.', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  });
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  await page.goto('/tables/new?game=wars');
  await page.getByLabel('Table name').fill('The Line');
  await page.getByRole('button', { name: 'Open table' }).click();
  expect((await tableOf(page)).title).toBe('The Line');
  expect(faults).toEqual([]);
});

test('a table is opened with everything that may be wished of it', async () => {
  // an invitation needs a known person
  const headers = { 'content-type': 'application/json' };
  await fetch(`${browsing.url}/api/guests`, { method: 'POST', headers, body: JSON.stringify({ name: 'Delenn' }) });
  const page = await browsing.person();
  await withAccount(page, 'Sheridan');
  await page.goto('/tables/new?game=galactic-empires');
  await page.getByLabel('Players', { exact: true }).selectOption('3');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Player 2').selectOption('One player, by name');
  await page.getByLabel('Name of the player').fill('Delenn');
  await page.getByLabel('Player 3').selectOption('Strong bot');
  await page.getByText('This bot tries its best answers in many possible games', { exact: false }).waitFor();
  await page.getByLabel('Decks', { exact: false }).first().selectOption('Secret');
  await page.getByLabel('Clock').selectOption('Chess clock');
  const minutes = page.getByLabel('Minutes for each player');
  await minutes.fill('0');
  await page.getByRole('button', { name: 'Open table' }).click();
  expect(await minutes.evaluate((field: HTMLInputElement) => field.validationMessage)).toBe(
    'Enter a whole number from 1 to 1440.',
  );
  await minutes.fill('30');
  await page.getByLabel('Seconds added each phase').fill('15');
  await page.getByLabel('Who can find it').selectOption('Everyone: list the table');
  await page.getByLabel('Spectators').selectOption('Watch 5 minutes later');
  await page.getByLabel('Chat').selectOption('No chat');
  // under a clock that runs there are none, unless the host decides
  expect(await page.getByLabel('Hints').inputValue()).toBe('off');
  await page.getByLabel('Hints').selectOption('Players can get hints');
  await page.getByLabel('Table name').fill('The Line');
  // after a reload, all of it is still there
  await page.reload();
  await page
    .getByText(
      'Galactic Empires: you, Delenn, strong bot. Decks are secret; 30 minutes per player, plus 15 seconds each phase',
      {
        exact: false,
      },
    )
    .waitFor();
  await page.getByRole('button', { name: 'Open table' }).click();
  const { game, title, seats, options } = await tableOf(page);
  for (const term of [
    '30 minutes per player, plus 15 seconds each phase',
    'Decks are secret',
    'In the list of tables',
    '5 minutes later',
  ])
    await page.locator('.terms').getByText(term, { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  expect([game, title]).toEqual(['galactic-empires', 'The Line']);
  expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Sheridan'],
    ['invited', 'Delenn'],
    ['bot', 'strong'],
  ]);
  expect(options).toEqual({
    decks: 'secret',
    clock: { kind: 'chess', seconds: 1800, increment: 15 },
    listed: true,
    spectators: { delay: 300 },
    chat: false,
    hints: true,
  });
});

test('where lists lie open the menu of the table shows every card of every deck', async () => {
  const page = await browsing.person();
  await openTable(page, 'Ace', {
    game: 'wars',
    seats: [
      { kind: 'me', deck: { ready: 'shi' } },
      { kind: 'bot', bot: 'easy', deck: { ready: 'quay' } },
    ],
    options: { decks: 'lists' },
  });
  await page.locator('.terms').getByText('Everyone sees the decks and their cards').waitFor();
  await beReady(page);
  await new Clicker(page).asked();
  await page.getByRole('button', { name: 'Menu' }).click();
  const lists = page.getByRole('dialog').locator('section', { has: page.getByRole('heading', { name: 'Decks' }) });
  expect(await lists.locator('summary').count()).toBe(2);
  for (const summary of await lists.locator('summary').all()) await summary.click();
  await expect.poll(() => lists.getByRole('listitem').first().textContent()).toMatch(/^\d [A-Z]/);
  const counts = (await lists.getByRole('listitem').allTextContents()).map(text => Number.parseInt(text, 10));
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(120);
  expect(await seriousFaults(page)).toEqual([]);
});

test('a listed table is found by somebody else; one that is not listed by its link alone', async () => {
  const host = await browsing.person();
  await withAccount(host, 'Londo');
  for (const [title, listing] of [
    ['Drinks', 'Everyone: list the table'],
    ['Whispers', 'Anyone with the link'],
  ] as const) {
    await host.goto('/tables/new?game=wars');
    await host.getByLabel('Table name').fill(title);
    await host.getByLabel('Who can find it').selectOption(listing);
    await host.getByRole('button', { name: 'Open table' }).click();
    await tableOf(host);
  }
  const secret = host.url();

  const guest = await browsing.person(SIZES.phone);
  await guest.goto('/');
  await guest.getByText('Drinks', { exact: true }).waitFor();
  expect(await seriousFaults(guest)).toEqual([]);
  await guest.getByRole('link', { name: 'All tables' }).click();
  const list = guest.locator('.tile', { has: guest.getByRole('heading', { name: 'Open tables' }) });
  await list.getByText('WARS; Londo; 1 free seat; no clock').waitFor();
  expect(await guest.getByText('Whispers').count()).toBe(0);
  expect(await seriousFaults(guest)).toEqual([]);
  await list.getByRole('link', { name: 'Join at Drinks' }).click();
  expect((await tableOf(guest)).title).toBe('Drinks');

  await guest.goto('/tables');
  const field = guest.getByLabel('Link or code');
  await field.fill('hello there');
  await guest.getByRole('button', { name: 'Go to table' }).click();
  await guest.getByText('This is not a table link or code.', { exact: false }).waitFor();
  await field.fill('ZZZZZZ');
  await guest.getByRole('button', { name: 'Go to table' }).click();
  await guest.getByText('There is no table ZZZZZZ.').waitFor();
  await field.fill(secret);
  await guest.getByRole('button', { name: 'Go to table' }).click();
  expect((await tableOf(guest)).title).toBe('Whispers');

  await host.goto('/tables');
  const mine = host.locator('.tile', { has: host.getByRole('heading', { name: 'Your tables' }) });
  await mine.getByRole('heading', { name: 'Not started' }).waitFor();
  expect(await mine.getByRole('listitem').count()).toBe(2);
});

test('without a server the first page and the tables say so in a line, and alone one plays as ever', async () => {
  const plain = await Browsing.start();
  try {
    const page = await plain.person();
    for (const path of ['/', '/tables', '/tables/new']) {
      await page.goto(path);
      await page.getByText('This page has no server.', { exact: false }).waitFor();
      expect(await page.getByRole('button', { name: 'Open table' }).count()).toBe(0);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('.dock h1').waitFor();
  } finally {
    await plain.stop();
  }
});
