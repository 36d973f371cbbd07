import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../../testing/axe.ts';
import { Browsing } from '../../../testing/browser.ts';
import { Device, playOnDevices } from '../../../testing/device.ts';
import { beReady, comeBy, openTable, playTogether, shownCards, sitDown, whoIsAsked } from '../../../testing/people.ts';
import { Clicker } from '../../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

const pages: Page[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});

/** Spectators see no hand; reserve fleets are open. */
async function seesNoHand(watcher: Page, players: readonly Page[]): Promise<void> {
  const both = async () => {
    const held = (await Promise.all(players.map(page => shownCards(page, '.hand', 'Reserve')))).flat();
    expect(held.length).toBeGreaterThan(0);
    const seen = new Set(await shownCards(watcher, '.table'));
    // everybody knows a card that went openly from the table to a hand
    for (const known of await shownCards(watcher, '.open-hand')) seen.delete(known);
    return held.filter(card => seen.has(card));
  };
  // a played card reaches one page later than another
  await expect.poll(both).toEqual([]);
  expect(await shownCards(watcher, '.hand', 'Reserve')).toEqual([]);
}

const question = (page: Page) => page.locator('#question').textContent();

interface Energy {
  readonly seats?: readonly { readonly reserve: number; readonly active: number; readonly used: number }[];
}
/** True if a player of WARS has almost nothing left. */
const nearlyOver = ({ feed }: Device): boolean =>
  (feed.sight!.view as Energy).seats!.some(({ reserve, active, used }) => reserve + active + used <= 2);

test.each([
  'wars',
  'babylon5',
  'galactic-empires',
])('two people and one who looks on play %s by a link, with a reload and a lost connection in the middle', async game => {
  const [ann, bob, eve] = [await browsing.person(), await browsing.person(), await browsing.person()];
  pages.push(ann, bob, eve);
  const faults: string[] = [];
  for (const page of pages) page.on('pageerror', error => faults.push(error.message));
  const [players, all] = [
    [ann, bob],
    [ann, bob, eve],
  ];

  const link = await openTable(ann, `Ann ${game}`, { game, seats: [{ kind: 'me' }, { kind: 'anybody' }] });
  await comeBy(bob, link, `Bob ${game}`);
  await bob.getByText(`Waiting for Ann ${game} and 1 more player.`).waitFor();
  expect(await seriousFaults(bob)).toEqual([]);
  await sitDown(bob);
  await ann.getByText(`Waiting for Ann ${game} and Bob ${game}.`).waitFor();
  await beReady(ann);
  await beReady(bob);
  await comeBy(eve, link, `Eve ${game}`);
  await eve.getByText('You are watching.').waitFor();
  const clickers = [new Clicker(ann), new Clicker(bob)];
  expect(await playTogether(clickers, 6)).toBe(false);
  await seesNoHand(eve, players);

  // a reload shows the same question
  const asked = await whoIsAsked(players);
  const before = await question(asked);
  await asked.reload();
  expect(await whoIsAsked([asked])).toBe(asked);
  expect(await question(asked)).toBe(before);
  expect(await seriousFaults(asked)).toEqual([]);

  // the server goes away: the question and the picks stay, and are there when it returns
  const options = asked.locator('.dock .opt');
  if ((await options.count()) > 0) await options.first().click();
  const picked = await asked.locator('.dock .opt.sel').count();
  await browsing.cutOff();
  for (const page of all) await page.getByText('Connection lost.', { exact: false }).waitFor();
  expect(await question(asked)).toBe(before);
  await browsing.comeBack();
  for (const page of all) await expect.poll(() => page.locator('.strip.lost').count()).toBe(0);
  expect(await question(asked)).toBe(before);
  expect(await asked.locator('.dock .opt.sel').count()).toBe(picked);

  // they leave, go on with other devices, and return to the same decision
  const devices = [await Device.of(ann), await Device.of(bob)];
  for (const page of all) await page.goto('/settings');
  const from = devices[0]!.feed.sight!.number;
  const far = ({ feed }: Device) => feed.sight!.number >= from + 60;
  await playOnDevices(devices, () => devices.some(game === 'wars' ? nearlyOver : far));
  const prompts = devices.flatMap(device => device.asked ?? []);
  for (const page of all) await page.goto(link);
  for (const prompt of prompts) await expect.poll(() => Promise.all(players.map(question))).toContain(prompt);
  for (const device of devices) device.close();

  // and the browsers again: WARS to its end
  expect(await playTogether(clickers, game === 'wars' ? 120 : 4)).toBe(game === 'wars');
  if (game === 'wars')
    for (const page of all) await expect.poll(() => page.locator('.dock h1').textContent()).toMatch(/wins?|Nobody/);
  else await seesNoHand(eve, players);
  expect(faults).toEqual([]);
});
