import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing } from '../../testing/browser.ts';
import { Typist } from '../../testing/keyboard-player.ts';
import { heeds } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('a card is found by the slash key without leaving the table, and read there with the way to its page', async () => {
  const page = await browsing.person();
  const typist = new Typist(page);
  await typist.playNow('babylon5');
  const asked = await typist.asked();
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Find' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('gkar');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^G'Kar/ })
    .first()
    .click();
  await page.locator('.reads .card.xl').waitFor();
  expect(await page.getByRole('link', { name: 'Open card page and rulings' }).getAttribute('href')).toBe(
    '/cards/babylon5/gkar',
  );
  await page.keyboard.press('Escape');
  await page.locator('.reads').waitFor({ state: 'detached' });
  expect(await page.locator('.dock').getAttribute('data-decision')).toBe(asked);
});

test('Find at the table forgives typing errors, and answers a question with a rule', async () => {
  const page = await browsing.person();
  const typist = new Typist(page);
  await typist.playNow('babylon5');
  await typist.asked();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Find' });
  const dialog = page.getByRole('dialog');
  await field.fill('Lodno Molari');
  await dialog
    .getByRole('button', { name: /^Londo Mollari/ })
    .first()
    .waitFor();
  await field.fill('how do I win');
  const answers = dialog.getByRole('list', { name: 'Answers' });
  await answers.getByRole('link', { name: 'b5/victory/2' }).waitFor();
  await field.fill('hnad limit');
  await answers.getByRole('link', { name: 'b5/draw-round/1' }).waitFor();
  await field.fill('qqqqqqqq');
  await dialog.getByText('Nothing found.').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(0);
});

test('the page of Find answers a question for each game, and finds names that are nearly right', async () => {
  const page = await browsing.person();
  await page.goto('/find?q=how do I win');
  for (const [game, rule] of [
    ['Babylon 5', 'b5/victory/2'],
    ['WARS', 'wars/winning-the-game/1'],
    ['Galactic Empires', 'ge/how-to-win/1'],
  ] as const) {
    const section = page.locator('section', { has: page.getByRole('heading', { name: `Answers for ${game}` }) });
    await section.getByRole('link', { name: rule }).waitFor();
  }
  await page.getByRole('searchbox', { name: 'Find a card or a rule' }).last().fill('Lodno Molari');
  await page.getByText('Nothing has exactly these words.').waitFor();
  const first = page.locator('.grid a').first();
  await first.waitFor();
  expect(await first.getAttribute('href')).toMatch(/^\/cards\/babylon5\/londo/);
});

test('a pass that would lose what is marked is asked for once more', async () => {
  const page = await browsing.person();
  const typist = new Typist(page);
  await page.goto('/play/wars?seed=8');
  await page.getByRole('button', { name: 'Start' }).click();
  let last = await typist.asked();
  for (let i = 0; i < 30 && (await page.locator('.dock .btn.pass:not([data-disabled])').count()) === 0; i++) {
    await typist.answer(last!);
    last = await typist.asked(last);
  }
  await page.keyboard.press('1');
  await page.locator('.dock .opt.sel').waitFor();
  const asks = page.locator('.saying', { hasText: 'Press again to pass anyway.' });
  await heeds(page);
  await page.keyboard.press('Space');
  await asks.waitFor();
  expect(await page.locator('.dock').getAttribute('data-decision')).toBe(last);
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('.dock').getAttribute('data-decision')).not.toBe(last);
});

test('every card on the table says why nothing can be done with it, and by which rule', async () => {
  const page = await browsing.person();
  const typist = new Typist(page);
  await page.goto('/play/wars?seed=8');
  await page.getByRole('button', { name: 'Start' }).click();
  let last = await typist.asked();
  const dim = page.locator('.piece:has(.card.dim)');
  for (let i = 0; i < 40 && (await dim.count()) < 6; i++) {
    await typist.answer(last!);
    last = await typist.asked(last);
  }
  for (const [i, card] of (await dim.all()).slice(0, 6).entries()) {
    await card.click();
    const reasons = page.getByRole('region', { name: 'Why not?' });
    await reasons.getByRole('link').first().waitFor();
    expect([i, await reasons.getByRole('link').first().getAttribute('href')]).toEqual([
      i,
      expect.stringMatching(/^\/rules\/wars\//),
    ]);
    await page.keyboard.press('Escape');
    await page.locator('.reads').waitFor({ state: 'detached' });
  }
  expect(await page.locator('.dock').getAttribute('data-decision')).toBe(last);
});
