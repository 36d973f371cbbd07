import { readFile } from 'node:fs/promises';
import { GAMES } from '@orrery/table/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

const narn = GAMES[0]!.decks.narn!.list;
/** Opens the list of a new deck to paste into. */
async function paste(page: Page, game: string, text: string): Promise<void> {
  await page.goto(`/decks/${game}`);
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: /^List/ }).fill(text);
}
const listed = (page: Page) => page.getByRole('textbox', { name: /^List/ }).inputValue();

test('a deck is pasted with slips in it, mended in one pass, kept, and copied out', async () => {
  const page = await browsing.person();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  await paste(page, 'babylon5', narn.replace('Picket Fleet', 'Piket Fleet').replace('Energy Mines', 'Enrgy Mines'));
  await page.getByText('The deck has 2 problems.').first().waitFor();
  await page.getByRole('button', { name: 'Fix all 2 names' }).click();
  await page.getByText('You can play this deck under the casual rules.').first().waitFor();
  expect(await listed(page)).toBe(narn);
  await page.getByText('You fixed 2 lines.', { exact: false }).waitFor();

  await page.getByRole('textbox', { name: 'Deck name' }).fill('The Long Memory');
  await expect.poll(() => listed(page)).toContain('Name: The Long Memory');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('List copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await listed(page));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as .dek' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('The Long Memory.dek');
  expect(await readFile((await file.path())!, 'utf8')).toMatch(/^<\?xml|^<deck/);

  await page.reload();
  await page.getByRole('link', { name: 'All decks' }).click();
  await page.getByRole('link', { name: /The Long Memory/ }).click();
  await page.getByText('You can play this deck under the casual rules.').first().waitFor();
  expect(faults).toEqual([]);
});

test('what breaks a rule is named with the rule, as one types, and undone by a key', async () => {
  const page = await browsing.person();
  await paste(page, 'babylon5', narn);
  await page.getByText('You can play this deck under the casual rules.').first().waitFor();
  await page.getByRole('textbox', { name: /^List/ }).fill(`${narn}9 Narn Captain\n`);
  const panel = page.getByRole('complementary', { name: 'Deck' });
  await expect.poll(() => panel.locator('.faults').textContent()).toContain('Narn Captain');
  expect(await panel.locator('.faults a').first().getAttribute('href')).toMatch(/^\/rules\/babylon5\/b5\//);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => listed(page)).toBe(narn);
});

test('a deck is built from nothing, with the keyboard alone', async () => {
  const page = await browsing.person();
  await page.goto('/decks/wars');
  await page.getByRole('button', { name: 'New deck' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Find cards' }).focus();
  await page.keyboard.type('horatio hicks');
  await expect.poll(() => page.locator('.grid > li').count()).toBe(1);
  const more = page.locator('.stepper').getByRole('button', { name: 'Add one Horatio Hicks' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.stepper > span').first().textContent()).toBe('22 copies');
  await page.locator('.stepper').getByRole('button', { name: 'Remove one Horatio Hicks' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.listed').textContent()).toContain('1Horatio Hicks');
});

test('a starting hand is tried, and the deck is played at once', async () => {
  const page = await browsing.person();
  await page.goto('/decks/babylon5');
  await page.getByRole('button', { name: /Edit a copy: Narn starter deck/ }).click();
  await page.getByText('You can play this deck under the casual rules.').first().waitFor();
  await page.getByRole('button', { name: 'Try a starting hand' }).click();
  await expect.poll(() => page.getByRole('region', { name: 'Starting hand' }).locator('.card').count()).toBe(3);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play this deck' }).click();
  await page.waitForURL('**/table/**');
});

test('a card is read beside the deck, and what a slip might mean can be chosen', async () => {
  const page = await browsing.person();
  await paste(page, 'babylon5', narn.replace('1 Narn Agent', '1 Nran Agent'));
  await page.getByRole('button', { name: 'Human Agent' }).click();
  await expect.poll(() => listed(page)).toBe(narn.replace('1 Narn Agent', '1 Human Agent'));
  await page.getByRole('button', { name: 'Quadrant 14', exact: true }).click();
  const card = page.getByRole('dialog', { name: 'Quadrant 14' });
  expect(await card.textContent()).toContain('Put a token on Quadrant 14.');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
});

test('a deck of one’s own is among those to play with', async () => {
  const page = await browsing.person();
  await paste(page, 'wars', GAMES[1]!.decks.earther!.list.replace(/^Name: .*$/m, 'Name: Home Fleet'));
  await page.getByText('You can play this deck').first().waitFor();
  await page.goto('/play/wars');
  await page.getByLabel('Your deck').selectOption('Home Fleet');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/**');
  await expect.poll(() => page.locator('.dock').count()).toBe(1);
});

test('a deck that is put away can be brought back', async () => {
  const page = await browsing.person();
  await paste(page, 'galactic-empires', 'Name: Brood\n\nDeck\n1 T4 Small Planet\n');
  await expect.poll(() => page.getByRole('textbox', { name: 'Deck name' }).inputValue()).toBe('Brood');
  await page.getByRole('link', { name: 'All decks' }).click();
  await page.getByRole('button', { name: 'Delete “Brood”' }).click();
  await page.getByText('You have no decks').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /^Brood/ }).waitFor();
});

test('a file is opened whole, whatever program wrote it, or refused in one line, and no deck is begun', async () => {
  const page = await browsing.person();
  await page.goto('/decks/babylon5');
  const open = (name: string, buffer: Buffer) =>
    page.getByLabel('Open a file').setInputFiles({ name, mimeType: 'text/plain', buffer });
  const octgn = (card: string) => Buffer.from(`<deck game="x"><section name="Deck">${card}</section></deck>`);
  await open('mine.o8d', octgn('<card qty="3" id="0"></card>'));
  await page.getByText('The file cannot be read as a deck: line 1: A <card> has no <name>.').waitFor();
  await page.getByText('You have no decks').waitFor();
  await open('mine.o8d', octgn('<card qty="3" id="0">Limited Strike</card>'));
  await expect.poll(() => listed(page)).toContain('Deck (3):\n3 Limited Strike\n');
  await page.getByRole('link', { name: 'All decks' }).click();
  await open('notepad.txt', Buffer.from('\ufeffRace: Narn\r\nDeck\r\nHunted 3x\r\n', 'utf16le'));
  await expect.poll(() => listed(page)).toContain('Race: Narn');
  expect(await listed(page)).toContain('Hunted 3x');
});

test('the builder is usable on a phone, and axe finds nothing serious in it', async () => {
  const page = await browsing.person(SIZES.phone, { theme: 'light' });
  await page.goto('/decks/galactic-empires');
  await page
    .getByRole('button', { name: /Edit a copy/ })
    .first()
    .click();
  await page.getByText('You can play this deck.').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Your deck' }).click();
  await page
    .getByRole('complementary', { name: 'Deck' })
    .getByRole('heading', { name: /^Reserve/ })
    .waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES.phone.width);
});
