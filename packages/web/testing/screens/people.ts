import type { Page } from 'playwright-core';
import { withAccount } from '../account.ts';
import { Browsing } from '../browser.ts';
import { beReady, comeBy, openTable, playTogether, sitDown } from '../people.ts';
import { Clicker } from '../player.ts';
import { ALL, type Camera, FEW } from './camera.ts';

/** The pictures of each of the three visits to a server. */
const ACCOUNT = ['come-in', 'account', 'account-mail', 'account-password', 'account-decks'];
const LISTS = ['home-people', 'tables', 'games', 'new-table', 'finished'];
const TABLE = ['invitation', 'waiting-room', 'waiting-seat', 'no-table', 'people-table', 'people-talk', 'people-over'];

/** Pictures of the pages with a server: accounts, tables, people. */
export async function people(camera: Camera): Promise<void> {
  if (!camera.wants(...ACCOUNT, ...LISTS, ...TABLE)) return;
  const browsing = await Browsing.atServer({}, true);
  try {
    if (camera.wants(...ACCOUNT)) await accounts(camera, await browsing.person());
    if (camera.wants(...LISTS)) await lists(camera, await browsing.person(), await browsing.person());
    if (camera.wants(...TABLE))
      await atTable(camera, await browsing.person(), await browsing.person(), await browsing.person());
  } finally {
    await browsing.stop();
  }
}

/** An account, with its saved decks. */
async function accounts(camera: Camera, page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Create account' }).waitFor();
  await camera.shoot(page, 'come-in');
  for (const part of ['mail', 'password']) {
    await page.goto(`/account/${part}`);
    await page.locator('main h1').waitFor();
    await camera.shoot(page, `account-${part}`);
  }
  await withAccount(page, 'Ivanova');
  await camera.shoot(page, 'account');
  if (!camera.wants('account-decks')) return;
  for (const title of ['Narn starter deck', 'Centauri starter deck']) {
    await page.goto('/decks/babylon5');
    await page.getByRole('button', { name: `Edit a copy: ${title}` }).click();
    await page.getByRole('textbox', { name: 'Deck name' }).waitFor();
  }
  await page.goto('/decks/babylon5');
  await page.getByText('Your account keeps your decks', { exact: false }).waitFor();
  await camera.shoot(page, 'account-decks', FEW);
}

/** Tables of others and one's own, the form for a new one, and finished games. */
async function lists(camera: Camera, host: Page, page: Page): Promise<void> {
  // another person has tables in the list
  for (const [title, game, clock] of [
    ['Drinks on the station', 'wars', { kind: 'none' }],
    ['Council of four', 'babylon5', { kind: 'days', days: 3 }],
  ] as const) {
    const seats = [{ kind: 'me' }, { kind: 'anybody' }, ...(game === 'wars' ? [] : [{ kind: 'anybody' }])];
    const wanted = { game, title, seats, options: { listed: true, clock } };
    if (title === 'Drinks on the station') await openTable(host, 'Londo', wanted);
    else await host.request.post('/api/tables', { data: wanted });
  }
  await withAccount(page, 'Delenn');
  const bots = {
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }],
    options: { clock: { kind: 'days', days: 2 } },
  };
  for (const title of ['A quiet evening', 'The long way home']) {
    const opened = await page.request.post('/api/tables', { data: { ...bots, game: 'wars', title } });
    await page.goto((await opened.json()).link);
    await beReady(page);
    await new Clicker(page).play(3);
  }
  await giveUp(page);

  await page.goto('/');
  await page.getByText('Council of four', { exact: true }).waitFor();
  await page.getByText('A quiet evening is waiting for you').waitFor();
  await camera.shoot(page, 'home-people');
  await page.goto('/tables');
  await page.getByText('Council of four', { exact: true }).waitFor();
  await page.getByText('A quiet evening', { exact: true }).waitFor();
  await camera.shoot(page, 'tables');
  await page.goto('/games');
  await page.getByText('The long way home', { exact: true }).waitFor();
  await camera.shoot(page, 'games');
  await page.getByRole('link', { name: 'Watch replay of The long way home' }).click();
  await page.getByRole('slider').waitFor();
  await camera.shoot(page, 'finished', FEW);
  await page.goto('/tables/new');
  await page.getByRole('button', { name: 'Open table' }).waitFor();
  await page.getByLabel('Clock').selectOption('Days per decision');
  await camera.shoot(page, 'new-table');
}

/** A table from its invitation to its end, with two players and a spectator. */
async function atTable(camera: Camera, ann: Page, bob: Page, eve: Page): Promise<void> {
  await ann.goto('/t/ZZZZZZ');
  await ann.locator('h1').waitFor();
  await camera.shoot(ann, 'no-table', FEW);
  const link = await openTable(ann, 'Ilse', {
    game: 'wars',
    title: 'The usual Thursday',
    seats: [{ kind: 'me' }, { kind: 'anybody' }],
    options: { clock: { kind: 'chess', seconds: 1800, increment: 15 } },
  });
  await bob.goto(link);
  await bob.getByLabel('Your name').waitFor();
  await camera.shoot(bob, 'invitation');
  await comeBy(bob, link, 'Tomas');
  await bob.getByRole('button', { name: 'Sit here' }).waitFor();
  await camera.shoot(bob, 'waiting-seat', FEW);
  await sitDown(bob);
  await bob.getByRole('button', { name: 'I am ready' }).waitFor();
  await camera.shoot(ann, 'waiting-room');
  await beReady(ann);
  await beReady(bob);
  await comeBy(eve, link, 'Rhea');
  await eve.getByText('You are watching.').waitFor();
  await playTogether([new Clicker(ann), new Clicker(bob)], 16);
  await camera.shoot(eve, 'people-watch', FEW);
  await camera.shoot(ann, 'people-table', ALL);
  for (const [page, line] of [
    [bob, 'Good luck!'],
    [ann, 'And to you. I have not played this since 2005.'],
  ] as const) {
    await page.getByRole('button', { name: /^Open chat/ }).click();
    await page.getByLabel('Message to everyone at the table').fill(line);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Chat' }).getByText(line).waitFor();
  }
  await camera.shoot(ann, 'people-talk', FEW);
  await bob.getByRole('button', { name: 'Close chat' }).click();
  await giveUp(bob);
  await bob.locator('.after h3').nth(1).waitFor();
  await camera.shoot(bob, 'people-over', FEW);
}

/** Resigns, and confirms it. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.dock .over').waitFor();
}
