import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';
import { beReady, comeBy, openTable } from '../../testing/people.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

/** A person plays a few choices against a bot at a table of the server, and resigns. @returns the code of the table */
async function playedOut(page: Page, name: string, title: string, decks: 'open' | 'secret'): Promise<string> {
  const link = await openTable(page, name, {
    game: 'wars',
    title,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }],
    options: { decks },
  });
  await beReady(page);
  expect(await new Clicker(page).play(5)).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.dock .over').waitFor();
  return link.split('/').at(-1)!;
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Choice' });
/** The cards on a person's screen, with their states. */
const stage = (page: Page) => page.locator('.stage').textContent();

/** The face-up cards of a hand on a person's screen. */
const handOf = (page: Page) =>
  page.locator('.hand [data-card-id]').evaluateAll(cards => cards.map(card => card.getAttribute('data-card-id')));

test('a finished game is looked back at from the first page; a stranger opens the link to a moment at that moment; it goes on from there', async () => {
  const page = await browsing.person();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await playedOut(page, 'Dara', 'The last stand', 'open');
  await page.goto('/');
  await page.getByRole('link', { name: 'Your finished games' }).click();
  await page.getByRole('link', { name: 'Watch replay of The last stand' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Watch replay of The last stand' }).click();
  await slider(page).waitFor();
  expect(await slider(page).inputValue()).toBe('0');
  for (let n = 1; n <= 3; n++) await slider(page).press('ArrowRight');
  await page.waitForURL(/at=3/);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${browsing.url}/replay/${code}?at=3`);

  const stranger = await browsing.person();
  await stranger.goto(link);
  await slider(stranger).waitFor();
  expect(await slider(stranger).inputValue()).toBe('3');
  expect(await slider(stranger).getAttribute('max')).toBe(await slider(page).getAttribute('max'));
  await stranger.getByText('Show all hands').click();
  await slider(stranger).waitFor();
  // both hands lie open, and words that all can read say whose the other one is
  await stranger.locator('.open-hand [data-card-id]').first().waitFor();
  await stranger
    .locator('.open-hand')
    .getByText(/^The \d+ cards in the hand of /)
    .waitFor();
  expect((await handOf(stranger)).length).toBeGreaterThan(0);
  await stranger.getByRole('button', { name: 'Continue from here' }).click();
  await stranger.waitForURL(/\/t\/[2-9A-Z]+$/);
  expect(await new Clicker(stranger).asked()).not.toBeNull();
});

test('where decks were secret each looks back from his own seat, and a stranger sees no hand', async () => {
  const page = await browsing.person();
  const code = await playedOut(page, 'Rico', 'Under the table', 'secret');
  await page.goto(`/replay/${code}?at=4`);
  await slider(page).waitFor();
  await page.getByText('The decks of this game are secret', { exact: false }).waitFor();
  expect(await page.getByText('Show all hands').count()).toBe(0);
  await expect.poll(() => page.locator('.dock h1').textContent()).toBe('What happened');
  await expect.poll(() => page.locator('.replay-log li').count()).toBeGreaterThan(0);
  const seen = await stage(page);
  await slider(page).press('ArrowLeft');
  await page.waitForURL(/at=3/);
  await slider(page).press('ArrowRight');
  await expect.poll(() => stage(page)).toBe(seen);

  const inHand = await handOf(page);
  expect(inHand.length).toBeGreaterThan(0);
  const stranger = await browsing.person();
  await stranger.goto(`/replay/${code}?at=4`);
  await slider(stranger).waitFor();
  expect(await slider(stranger).inputValue()).toBe('4');
  expect(await handOf(stranger)).toEqual([]);
  await stranger.getByRole('button', { name: 'Continue from here' }).click();
  await stranger.getByText('The decks of this game were secret', { exact: false }).waitFor();
});

test('a game that goes on is not looked back at, and who looks on later than the players is told so', async () => {
  const page = await browsing.person();
  const link = await openTable(page, 'Ace', {
    game: 'wars',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }],
    options: { spectators: { delay: 300 } },
  });
  await beReady(page);
  await new Clicker(page).asked();
  const watcher = await browsing.person();
  await comeBy(watcher, link, 'Eve');
  await watcher.getByText('You are watching, 5 minutes later than the players.').waitFor();
  expect(await seriousFaults(watcher)).toEqual([]);
  await page.goto(link.replace('/t/', '/replay/'));
  await page.getByText('This game is not over yet.').waitFor();
  expect(await slider(page).count()).toBe(0);
});
