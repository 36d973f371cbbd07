import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { beReady, comeBy, openTable, playTogether, sitDown } from '../../testing/people.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

/** Opens a table for two people. @returns its link, with both seated and ready */
async function together(
  host: Page,
  guest: Page,
  decks: 'open' | 'secret',
  names: readonly [string, string],
): Promise<string> {
  const link = await openTable(host, names[0], {
    game: 'wars',
    title: 'A word aside',
    seats: [{ kind: 'me' }, { kind: 'anybody' }],
    options: { decks },
  });
  await comeBy(guest, link, names[1]);
  await sitDown(guest);
  await beReady(host);
  await beReady(guest);
  return link;
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

const graph = (page: Page) => page.getByRole('slider', { name: 'Your chance of winning' });
const valueText = (page: Page) => graph(page).getAttribute('aria-valuetext');

test('after a game with people each looks back with the own knowledge: graph, choices, a new try against bots, link, rematch', async () => {
  const host = await browsing.person(SIZES.desk);
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const guest = await browsing.person(SIZES.desk);
  const link = await together(host, guest, 'open', ['Vir', 'Lennier']);
  const code = link.split('/').at(-1)!;
  const [one, other] = [new Clicker(host), new Clicker(guest)];
  await Promise.race([one.asked(), other.asked()]);

  // nothing of it is there while the game goes on, and the server gives no record
  expect(await host.locator('section.after').count()).toBe(0);
  const early = await host.request.get(`${browsing.url}/api/tables/${code}/record`);
  expect(early.status()).toBe(409);

  await playTogether([one, other], 12);
  await resign(guest);
  for (const page of [host, guest]) await page.locator('section.after').waitFor();
  await host.getByRole('button', { name: 'Ask for a rematch' }).waitFor();
  expect(await seriousFaults(host)).toEqual([]);
  await host.locator('.after h3').nth(1).waitFor();
  await host.locator('.after .key-choices > li, .after .soft').first().waitFor();

  // the graph is walked by keys, and says turn and chance
  await graph(host).focus();
  await host.keyboard.press('End');
  expect(await valueText(host)).toMatch(/^After turn \d+: 100 %$/);
  const last = Number(await graph(host).getAttribute('aria-valuenow'));
  await host.keyboard.press('Home');
  expect(Number(await graph(host).getAttribute('aria-valuenow'))).toBeLessThanOrEqual(last);
  expect(await valueText(host)).toMatch(/^After turn \d+: \d+ %$/);

  // each judges the own choices: the one who resigned ends without a chance
  await guest.locator('.after h3').nth(1).waitFor();
  await graph(guest).focus();
  await guest.keyboard.press('End');
  expect(await valueText(guest)).toMatch(/: 0 %$/);

  await host.locator('section.after').getByRole('button', { name: 'Copy link' }).click();
  await host.getByText('Link copied.').waitFor();
  expect(await host.evaluate(() => navigator.clipboard.readText())).toBe(`${browsing.url}/replay/${code}`);

  await host.getByRole('button', { name: 'See the table' }).click();
  await host.getByRole('button', { name: 'Look back' }).click();
  await host.locator('section.after').waitFor();

  // the own games at the server have results and graphs, too
  await host.goto('/games');
  const row = host.locator('.played', { hasText: 'A word aside' });
  await row.getByRole('img', { name: 'It ended at 100 %.' }).waitFor();
  expect(await row.locator('.outcome').textContent()).toBe('Won');
  expect(await row.locator('small').textContent()).toMatch(/against Lennier; .*\d+ turns?; /);
  await row.getByRole('link', { name: 'Look back' }).click();
  await host.locator('section.after .key-choices > li, section.after .soft').first().waitFor();

  // a moment is tried again in this browser, against a bot, with the unknown cards dealt anew
  await guest.locator('.after .key-choices > li').first().waitFor();
  await guest.locator('.after').getByText('are dealt anew', { exact: false }).waitFor();
  await guest.getByRole('button', { name: 'Try it again from here' }).first().click();
  await guest.waitForURL(/\/table\//);
  await new Clicker(guest).asked();
  await guest.getByText('did not know are dealt anew', { exact: false }).first().waitFor();
});

test('a game with secret decks is looked back at without a graph, and says why', async () => {
  const host = await browsing.person(SIZES.phone);
  const guest = await browsing.person(SIZES.desk);
  await together(host, guest, 'secret', ['Zathras', 'Kosh']);
  await Promise.race([new Clicker(host).asked(), new Clicker(guest).asked()]);
  await resign(guest);
  await host.getByText('The decks of this game are secret, so there is no graph of it.', { exact: false }).waitFor();
  expect(await graph(host).count()).toBe(0);
  // on a phone the look back covers the buttons of the table, so it has them too
  await host.locator('section.after').getByRole('button', { name: 'Ask for a rematch' }).waitFor();
  expect(await seriousFaults(host)).toEqual([]);
});

test('a table says before one sits down whether it gives hints; a hint has three answers with chances, thought of in the own browser', async () => {
  const host = await browsing.person(SIZES.desk);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }];
  await openTable(host, 'Marcus', { game: 'wars', seats });
  await host.getByText('Players can get hints').waitFor();
  await beReady(host);
  await new Clicker(host).asked();
  await host.getByRole('button', { name: 'Get a hint' }).click();
  const answers = host.locator('.advice li');
  await answers.first().waitFor();
  expect(await answers.count()).toBeLessThanOrEqual(3);
  for (const text of await answers.allInnerTexts()) expect(text).toMatch(/\d+ %/);
  await answers.first().getByRole('button').click();
  await host.locator('.dock .do:not([data-disabled])').first().waitFor();

  const other = await browsing.person(SIZES.desk);
  const link = await openTable(other, 'Neroon', {
    game: 'wars',
    seats,
    options: { hints: false, spectators: { delay: 0 } },
  });
  await other.getByText('No hints', { exact: true }).waitFor();
  // whoever gets the link reads it before giving a name
  const guest = await browsing.person(SIZES.phone);
  await guest.goto(link);
  await guest.getByLabel('Your name').waitFor();
  await guest.getByText('No hints', { exact: true }).waitFor();
  expect(await seriousFaults(guest)).toEqual([]);
  await beReady(other);
  await new Clicker(other).asked();
  expect(await other.getByRole('button', { name: 'Get a hint' }).count()).toBe(0);
  await other.keyboard.press('h');
  await other.getByText('This table has no hints.').waitFor();
});
