import { GAMES } from '@orrery/table/games';
import type { Page } from 'playwright-core';
import { Browsing, SIZES } from '../browser.ts';
import { Clicker } from '../player.ts';
import { ALL, type Camera, FEW, type View } from './camera.ts';

/** Pages that need only an address: the name of the picture, the address, and something that shows when the page is complete. */
const PAGES: readonly (readonly [name: string, path: string, there: string, views?: readonly View[]])[] = [
  ['home-first', '/', '.games', FEW],
  ['settings', '/settings', '.choice'],
  ['play', '/play/babylon5', '.setup'],
  ['cards', '/cards?game=babylon5', '.grid .card'],
  ['faces', '/cards/faces', '.faces .card'],
  ['card', '/cards/babylon5/gkar', '.card.xl'],
  ['card-wars', '/cards/wars/horatio-hicks', '.card.xl', FEW],
  ['card-galactic-empires', '/cards/galactic-empires/s7-argonian-battlecruiser', '.card.xl', FEW],
  ['rules', '/rules/galactic-empires', '.topics'],
  ['topic', '/rules/wars?topic=initiative', 'main .entries', FEW],
  ['rule', '/rules/babylon5/b5/setup/15', '.statement'],
  ['ruling', '/rules/babylon5/b5-r-gkar-1', '.statement', FEW],
  ['find', '/find?q=command', '.card'],
  ['learn', '/learn', '.learn-games'],
  ['lessons', '/learn/babylon5', '.lessons'],
  ['decks', '/decks/wars', '.decks'],
  ['not-found', '/nowhere', 'h1'],
  ['no-card', '/cards/wars/nobody', 'h1', FEW],
  ['no-server', '/tables', 'h1', FEW],
];

/** Pictures of the pages that need no server: the library, the lessons, the decks. */
export async function alone(camera: Camera): Promise<void> {
  const browsing = await Browsing.start(true);
  try {
    const page = await browsing.person();
    for (const [name, path, there, views = ALL] of PAGES) {
      if (!camera.wants(name)) continue;
      // each window opens the page anew, because its size decides what is open at first
      await camera.shoot(page, name, views, async () => {
        await page.goto(path);
        await page.locator(there).first().waitFor();
        await page.waitForLoadState('networkidle');
      });
    }
    if (camera.wants('lesson', 'lesson-done')) await lesson(camera, page);
    if (camera.wants('deck-builder', 'deck-hand', 'deck-list', 'deck-text', 'deck-print')) await decks(camera, page);
  } finally {
    await browsing.stop();
  }
}

/** A lesson in the middle, with its choice shown, and at its end. */
async function lesson(camera: Camera, page: Page): Promise<void> {
  await page.goto('/learn/babylon5/conflict');
  for (let step = 0; ; step++) {
    await page.locator('.lesson-over, .dock .acts .do').first().waitFor();
    if ((await page.locator('.lesson-over').count()) > 0) break;
    const before = await page.locator('.table').getAttribute('data-revision');
    if (step === 0) await camera.shoot(page, 'lesson-first', FEW);
    await page.getByRole('button', { name: 'Show me' }).click();
    if (step === 2) await camera.shoot(page, 'lesson');
    await page.locator('.dock .do:not([data-disabled])').click();
    await page.waitForFunction(
      last => document.querySelector('.table')?.getAttribute('data-revision') !== last,
      before,
    );
  }
  await camera.shoot(page, 'lesson-done', FEW);
}

/** A deck in the builder: its cards, a starting hand, a list with mistakes, and its print. */
async function decks(camera: Camera, page: Page): Promise<void> {
  const list = GAMES[0]!.decks.narn!.list.replace(/^Name: .*$/m, 'Name: The Long Memory');
  await page.goto('/decks/babylon5');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const field = page.getByRole('textbox', { name: /^List/ });
  await field.fill(`${list.replace('Picket Fleet', 'Piket Fleet')}3 Narn Captain\n`);
  await page.getByRole('button', { name: /^Fix/ }).waitFor();
  await camera.shoot(page, 'deck-text');
  await field.fill(`${list}3 Narn Captain\n`);
  await page.getByRole('radio', { name: 'Cards', exact: true }).click();
  await page.getByRole('button', { name: 'Narn', exact: true }).click();
  await page.locator('.panel .faults').waitFor();
  await camera.shoot(page, 'deck-builder');
  await page.getByRole('radio', { name: 'Your deck' }).click();
  await camera.shoot(page, 'deck-list', FEW);
  await page.getByRole('radio', { name: 'List as text' }).click();
  await field.fill(list);
  await page.getByText('You can play this deck').first().waitFor();
  await page.getByRole('radio', { name: 'Cards', exact: true }).click();
  await page.getByRole('button', { name: 'Try a starting hand' }).click();
  await page.getByRole('region', { name: 'Starting hand' }).locator('.card').first().waitFor();
  await camera.shoot(page, 'deck-hand', FEW);
  if (camera.wants('deck-print')) {
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await camera.take(page, 'deck-print', SIZES.desk);
    await page.emulateMedia({ media: 'screen' });
  }
  if (camera.wants('decks-own')) {
    await page.goto('/decks/babylon5');
    await page.getByRole('link', { name: /The Long Memory/ }).waitFor();
    await camera.shoot(page, 'decks-own', FEW);
  }
}

/** The dialogs of a table: a card, the menu, the keys, the search, the whole log. */
export async function dialogs(camera: Camera): Promise<void> {
  const names = ['card', 'menu', 'keys', 'find', 'log', 'give-up'].map(name => `over-table-${name}`);
  if (!camera.wants(...names)) return;
  const browsing = await Browsing.start(true);
  try {
    const page = await browsing.person();
    const guest = new Clicker(page);
    await page.goto('/play/babylon5?seed=7');
    await page.getByRole('button', { name: 'Start' }).click();
    await guest.play(12);
    await guest.asked();
    const keep = async (name: string) => {
      await camera.shoot(page, `over-table-${name}`, FEW);
      // the first Esc may empty a field
      while ((await page.getByRole('dialog').count()) > 0) {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(300);
      }
    };
    await page.locator('.hand .piece').first().focus();
    await page.keyboard.press('z');
    await page.locator('.reads .card.xl').waitFor();
    await keep('card');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.locator('.fulllog').waitFor();
    await keep('log');
    await page.keyboard.press('/');
    await page.keyboard.type('fleet');
    await page.getByRole('dialog').locator('.found-rules').first().waitFor();
    await keep('find');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await keep('keys');
    await page.keyboard.press('m');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await camera.shoot(page, 'over-table-menu', FEW);
    await page.getByRole('button', { name: 'Resign' }).click();
    await keep('give-up');
  } finally {
    await browsing.stop();
  }
}
