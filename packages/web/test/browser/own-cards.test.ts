import { readFile } from 'node:fs/promises';
import type { TableInfo } from '@orrery/protocol';
import { tableGame } from '@orrery/table/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { beReady, comeBy, sitDown } from '../../testing/people.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

const WORDS = "enhances: that(character, inYourFaction)\nalways:\n  - has(host, 'intrigue', 2)\n";

/** Enters a wanted card, from the list of wanted cards. */
async function enter(page: Page, words = WORDS): Promise<void> {
  await page.goto('/cards/babylon5/wanted');
  await page.getByRole('searchbox', { name: 'Find a card', exact: true }).fill('The Eye');
  await page.getByRole('link', { name: 'Enter it The Eye', exact: true }).click();
  await page.getByRole('heading', { name: 'The Eye', level: 1 }).waitFor();
  await page.getByLabel('What the card does').fill(words);
  await page.getByLabel('Your name').fill('Ann');
}

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('the wanted cards of a game without own cards are listed with their sets, and nobody is asked to enter them', async () => {
  const page = await browsing.person();
  await page.goto('/cards?game=galactic-empires');
  await page.getByRole('link', { name: 'Wanted cards', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a card', exact: true }).fill('Orbital Decay');
  await page.getByText('1 card', { exact: true }).waitFor();
  expect(await page.locator('ul.wanted li').innerText()).toMatch(/^O5 Orbital Decay\s+Occurrence, New Empires$/);
  expect(await page.getByRole('link', { name: 'Enter it', exact: false }).count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('an owner enters a wanted card, sees its face and its text, and plays with it', async () => {
  const page = await browsing.person();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  await enter(page, WORDS.replace('has(', 'hass('));
  // the face shows at once what can be read
  await preview(page).locator('.xl .name').getByText('The Eye').waitFor();
  await page.getByText('One thing cannot be read yet:').waitFor();
  await page.getByText('Line 3: At character 1: there is no word "hass".', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'Save card' }).isDisabled()).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'has', exact: true }).click();
  expect(await page.getByLabel('What the card does').inputValue()).toBe(WORDS);
  await page.getByText('Orrery can read this card.').waitFor();
  await preview(page).getByText('+2 Intrigue', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText('The Eye is saved.', { exact: false }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = parse(await readFile((await (await saved).path())!, 'utf8'));
  expect(file).toMatchObject({ by: 'Ann', game: 'babylon5', cards: [{ title: 'The Eye', type: 'enhancement' }] });
  expect(tableGame('babylon5').overlays).toBeDefined();
  expect((await tableGame('babylon5').overlays!()).read(file).faults).toEqual([]);

  // a deck may name it
  await page.goto('/decks/babylon5');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const list = tableGame('babylon5').decks.centauri!.list;
  await page.getByRole('textbox', { name: /^List/ }).fill(`${list.trimEnd()}\n1 The Eye\n`);
  await page.getByText('You can play this deck under the casual rules.').first().waitFor();

  // a game has it, and so has the replay of its record
  await page.goto('/play/babylon5');
  await page.getByLabel('Cards', { exact: true }).waitFor();
  await page.getByLabel('Your deck').selectOption({ index: 5 });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.question, .ask, [data-card]').first().waitFor();
  expect(faults).toEqual([]);
});

test('a correction shows on the page of the card what it changes, and who entered it', async () => {
  const page = await browsing.person(SIZES.phone);
  await page.goto('/cards/babylon5/gkar');
  await page.getByRole('link', { name: 'I own this card: enter what it says' }).click();
  await page.getByRole('heading', { name: "G'Kar", level: 1 }).waitFor();
  await page.getByLabel('Psi').fill('2');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByText('psi: 2 (printed: none)').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText("G'Kar is saved.", { exact: false }).waitFor();
  await page.goto('/cards/babylon5/gkar');
  await page.getByText('Overlay “My cards” by Ann:').waitFor();
  await page.getByText('psi: 2 (printed: none)').waitFor();
  // taken back, the card is as it was printed
  await page.goto('/cards/babylon5/own');
  await page.getByRole('button', { name: "Remove G'Kar" }).click();
  await page.getByText("G'Kar is removed.").waitFor();
  await page.goto('/cards/babylon5/gkar');
  await page.getByRole('heading', { name: "G'Kar", level: 1 }).waitFor();
  await page.getByRole('link', { name: 'I own this card: enter what it says' }).waitFor();
  expect(await page.getByText('Overlay', { exact: false }).count()).toBe(0);
});

test('a file of cards is read, and its faults are named', async () => {
  const page = await browsing.person();
  await page.goto('/cards/babylon5/own');
  const give = (text: string) =>
    page
      .getByLabel('Add cards from a file')
      .setInputFiles({ name: 'mine.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });
  const head = 'overlay: Mine\nby: Eve\ngame: babylon5\n';
  await page.getByText('You have entered no cards yet.').waitFor();
  await give(`${head}corrections:\n  - card: G'Karr\n    abilities: { psi: 2 }\n`);
  await page.getByRole('alert').getByText('Did you mean G', { exact: false }).waitFor();
  await give(`${head}corrections:\n  - card: G'Kar\n    abilities: { psi: 2 }\n`);
  await page.getByText('1 card is added.').waitFor();
  expect(await page.getByRole('link', { name: /^Change/ }).allTextContents()).toEqual(["Change G'Kar"]);
});

test('a table with people says before anybody joins what differs from print, and plays with it', async () => {
  const ann = await browsing.person();
  await ann.goto("/cards/babylon5/own?card=G'Kar&race=narn");
  await ann.getByLabel('Psi').fill('2');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByText('psi: 2 (printed: none)').waitFor();
  await ann.getByRole('button', { name: 'Save card' }).click();
  await ann.getByText("G'Kar is saved.", { exact: false }).waitFor();
  await ann.goto('/tables/new?game=babylon5');
  await ann.getByLabel('Cards', { exact: true }).selectOption('own');
  await ann.getByLabel('Players', { exact: true }).selectOption('2');
  await ann.getByLabel('Your deck').selectOption('narn');
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.waitForURL(/\/t\/[2-9A-Z]+$/);
  const { pathname } = new URL(ann.url());
  const code = pathname.split('/').at(-1);
  const info: TableInfo = await (await ann.request.get(`/api/tables/${code}`)).json();
  expect(info.overlay).toMatchObject({ by: 'Ann', cards: 0, corrections: 1 });
  const bob = await browsing.person();
  await bob.goto(pathname);
  await bob.getByText('Plays with cards that Ann entered: “My cards”').waitFor();
  await bob.getByText('What differs from printed cards').click();
  await bob.getByText('psi: 2 (printed: none)').waitFor();
  expect(await seriousFaults(bob)).toEqual([]);
  await comeBy(bob, pathname, 'Bob');
  await sitDown(bob);
  await beReady(bob);
  await beReady(ann);
  // the card has its face on both pages
  for (const page of [ann, bob]) await page.locator('[data-card*="~"]').first().waitFor();
});
