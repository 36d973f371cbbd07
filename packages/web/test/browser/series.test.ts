import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('several cards are drawn with one answer: by the buttons beside the option, or by the keys + and -', async () => {
  const page = await browsing.person();
  await page.goto('/play/wars?seed=8');
  await page.getByRole('button', { name: 'Start' }).click();
  const guest = new Clicker(page);
  const prompt = page.locator('#question');
  let last = await guest.asked();
  while (!(await prompt.textContent())?.includes('How many cards do you draw?')) {
    await guest.answer(last!);
    last = await guest.asked(last);
  }
  const held = async () => Number(/(\d+) cards? in hand/.exec((await prompt.textContent())!)![1]);
  const active = async () => Number(/(\d+) active energy/.exec((await prompt.textContent())!)![1]);
  const [hand, energy] = [await held(), await active()];
  const row = page.locator('.dock .stepped', { hasText: 'Draw a card' });
  const times = row.locator('.stp b');
  await row.getByRole('button', { name: 'Add one: Draw a card' }).click();
  expect(await times.textContent()).toBe(`1 / ${energy}`);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await expect.poll(() => times.textContent()).toBe(`2 / ${energy}`);
  // the answer is shown as a whole before it is given
  await expect.poll(() => page.locator('.dock .preview h3').textContent()).toBe('Draw a card, 2 times');
  await expect.poll(() => page.locator('.dock .preview li').first().textContent()).toContain('draws 2 cards');
  await page.keyboard.press('Enter');
  await guest.asked(last);
  expect([await held(), await active()]).toEqual([hand + 2, energy - 2]);
});
