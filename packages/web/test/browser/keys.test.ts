import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';
import { Typist } from '../../testing/keyboard-player.ts';
import { Clicker, GUARDED_KEYS, heeds } from '../../testing/player.ts';

/** The page's words from the file, because an import gives them compiled. */
const en: typeof import('../../src/copy/en.json') = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/copy/en.json'), 'utf8'),
);

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('each key that the list of keys names does what the list says', async () => {
  const page = await browsing.person();
  const typist = new Typist(page);
  await page.goto('/play/babylon5?seed=7');
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await typist.play(6)).toBe(false);
  let asked = (await typist.asked())!;

  const { keyboard } = page;
  const gone = (what: string) => page.locator(what).waitFor({ state: 'detached' });
  const thing = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? null);
  const unfocus = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const decision = () => page.locator('.dock').getAttribute('data-decision');
  const dialog = async (name: string) => {
    await page.getByRole('dialog', { name }).waitFor();
    expect(await seriousFaults(page), name).toEqual([]);
  };

  const proofs: Readonly<Record<string, () => Promise<unknown>>> = {
    arrows: async () => {
      await page.locator('.hand .piece').first().focus();
      const first = await thing();
      await keyboard.press('ArrowRight');
      expect(await thing()).not.toBe(first);
      expect(await thing()).toMatch(/^card:/);
    },
    'Z or ?': async () => {
      for (const key of ['z', '?']) {
        // a closed card gives the focus back
        await expect.poll(thing).toMatch(/^card:/);
        await keyboard.press(key);
        await page.locator('.reads .card.xl').waitFor();
        await keyboard.press('Escape');
        await gone('.reads');
      }
      await expect.poll(thing).toMatch(/^card:/);
    },
    '?': async () => {
      await unfocus();
      await keyboard.press('?');
      await dialog(en.table.keys);
      expect(await page.locator('.keys dt').allTextContents()).toEqual(
        Object.values(en.table.keyList).map(({ key }) => key),
      );
    },
    Esc: async () => {
      await keyboard.press('Escape');
      await gone('[role=dialog]');
    },
    '/': async () => {
      await keyboard.press('/');
      await page.getByRole('searchbox', { name: 'Find' }).and(page.locator(':focus')).waitFor();
      await keyboard.type('gkar');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^G'Kar/ })
        .first()
        .waitFor();
      expect(await seriousFaults(page), 'what is looked for').toEqual([]);
      // the first Esc empties the field
      for (let i = 0; i < 2; i++) await keyboard.press('Escape');
      await gone('[role=dialog]');
    },
    M: async () => {
      await keyboard.press('m');
      await dialog(en.table.menu);
      await keyboard.press('Escape');
      await gone('[role=dialog]');
    },
    L: async () => {
      await keyboard.press('l');
      await page.locator('.fulllog li').first().waitFor();
      await keyboard.press('l');
      await gone('.fulllog');
    },
    S: async () => {
      await keyboard.press('s');
      await page.locator('.directs .now').waitFor();
      expect(await page.locator('.dock .do').count()).toBe(0);
      await keyboard.press('Escape');
      await page.locator('.dock .acts').waitFor();
      expect(await decision()).toBe(asked);
    },
    'Shift 1 … 9': async () => {
      const across = () => page.locator('.area.across').getAttribute('aria-label');
      const seen = new Set([await across()]);
      for (const digit of [1, 2, 3, 4]) {
        await keyboard.press(`Shift+Digit${digit}`);
        seen.add(await across());
      }
      expect(seen.size).toBe(3);
    },
    H: async () => {
      await keyboard.press('h');
      await page.locator('.advice .opt').first().waitFor();
      await keyboard.press('Escape');
    },
    '1 … 9': async () => {
      await keyboard.press('1');
      await page.locator('.dock .opt.sel').first().waitFor();
    },
    '+ and −': async () => {
      // WARS has a question whose answer can be given several times
      const other = await browsing.person();
      await other.goto('/play/wars?seed=8');
      await other.getByRole('button', { name: 'Start' }).click();
      const guest = new Clicker(other);
      for (let last = await guest.asked(); (await other.locator('.dock .stepped').count()) === 0; ) {
        await guest.answer(last!);
        last = await guest.asked(last);
      }
      const times = other.locator('.dock .stepped .stp b').first();
      await other.locator('.dock .stepped').first().locator('.stp button').last().click();
      await other.keyboard.press('+');
      await expect.poll(() => times.textContent()).toMatch(/^2 \/ /);
      await other.keyboard.press('-');
      await expect.poll(() => times.textContent()).toMatch(/^1 \/ /);
      await other.close();
    },
    Enter: async () => {
      await page.locator('.dock .do:not([data-disabled])').waitFor();
      await heeds(page, GUARDED_KEYS);
      await keyboard.press('Enter');
      await expect.poll(decision).not.toBe(asked);
      asked = (await typist.asked(asked))!;
    },
    U: async () => {
      await keyboard.press('u');
      const back = async () => Number(await decision()) < Number(asked);
      await expect.poll(async () => (await back()) || (await page.locator('.saying').count()) > 0).toBe(true);
    },
    '.': async () => {
      const armed = page.getByRole('button', { name: en.table.armed });
      await keyboard.press('.');
      await armed.waitFor();
      await keyboard.press('.');
      await armed.waitFor({ state: 'detached' });
    },
    Space: async () => {
      let last = (await typist.asked())!;
      while ((await page.locator('.dock .btn.pass:not([data-disabled])').count()) === 0) {
        await typist.answer(last);
        last = (await typist.asked(last))!;
      }
      await heeds(page, GUARDED_KEYS);
      await keyboard.press('Space');
      // if something looks useful in a step, the page asks once more
      await expect
        .poll(async () => (await decision()) !== last || (await page.locator('.saying').count()) > 0)
        .toBe(true);
      if ((await decision()) === last) await keyboard.press('Space');
      await expect.poll(decision).not.toBe(last);
    },
  };
  expect(Object.keys(proofs).sort()).toEqual(
    Object.values(en.table.keyList)
      .map(({ key }) => key)
      .sort(),
  );
  for (const [key, proof] of Object.entries(proofs)) {
    await unfocusUnlessNeeded(key);
    await proof();
  }

  /** The card with the focus from the arrow keys. */
  async function unfocusUnlessNeeded(key: string): Promise<void> {
    if (!['arrows', 'Z or ?', 'Esc'].includes(key)) await unfocus();
  }
});
