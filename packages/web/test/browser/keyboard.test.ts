import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing } from '../../testing/browser.ts';
import { Typist } from '../../testing/keyboard-player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('a game of WARS is begun and played to its end by keys alone', async () => {
  const page = await browsing.person();
  await page.goto('/play/wars?seed=8');
  await page.getByRole('button', { name: 'Start' }).waitFor();
  const typist = new Typist(page);
  await typist.tabTo(/^Start$/);
  expect(await typist.play(600)).toBe(true);
});

test.each([
  ['babylon5', 2],
  ['galactic-empires', 7],
])('a game of %s for two is set up and played to its end by keys alone', async (game, seed) => {
  const page = await browsing.person();
  await page.goto(`/play/${game}?seed=${seed}`);
  await page.getByRole('button', { name: 'Start' }).waitFor();
  const typist = new Typist(page);
  await page.getByLabel('Players').focus();
  await page.keyboard.press('2');
  expect(await page.getByLabel('Players').inputValue()).toBe('2');
  await typist.tabTo(/^Start$/);
  expect(await typist.play(600)).toBe(true);
});

test('after an answer by keys, Tab reaches the first option of the next question', async () => {
  const page = await browsing.person();
  const typist = new Typist(page);
  await page.goto('/play/wars?seed=8');
  await page.getByRole('button', { name: 'Start' }).click();
  let last = await typist.asked();
  for (let i = 0; i < 4; i++) {
    // the focus stands on an option, which the answer takes away
    await page.locator('.dock .opt').first().focus();
    await typist.answer(last!);
    last = await typist.asked(last);
    await page.waitForFunction(() => document.activeElement !== document.body);
    expect(await page.evaluate(() => document.activeElement?.closest('.dock') !== null)).toBe(true);
  }
  if (await page.evaluate(() => document.activeElement?.id === 'options')) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#options') !== null)).toBe(true);
});

test('a second press that was meant for the last question passes nothing', async () => {
  const page = await browsing.person();
  const typist = new Typist(page);
  await page.goto('/play/galactic-empires?seed=3');
  await page.getByRole('button', { name: 'Start' }).click();
  let last = await typist.asked();
  // a question that can be passed comes right after another
  for (let i = 0; i < 30 && (await page.locator('.dock .btn.pass:not([data-disabled])').count()) === 0; i++) {
    await typist.answer(last!);
    last = await typist.asked(last);
  }
  await page.evaluate(() => {
    const dock = document.querySelector('.dock')!;
    const now = dock.getAttribute('data-decision');
    // the key is pressed in the moment when another question comes
    new MutationObserver((_, observer) => {
      const next = document.querySelector('.dock')?.getAttribute('data-decision');
      if (next === now || !document.querySelector('.dock .acts')) return;
      observer.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space' }));
      (globalThis as unknown as { asked: string | null }).asked = next ?? null;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await typist.answer(last!);
  const held = await page
    .waitForFunction(() => (globalThis as unknown as { asked?: string }).asked ?? false)
    .then(x => x.jsonValue());
  const meant = page.locator('.saying', { hasText: 'came just before you pressed' });
  await meant.waitFor();
  expect(await page.locator('.dock').getAttribute('data-decision')).toBe(held);
  // the message about this question goes with it
  await typist.answer(held as string);
  await typist.asked(held as string);
  await meant.waitFor({ state: 'detached' });
});
