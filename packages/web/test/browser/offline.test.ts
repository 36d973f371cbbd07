import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('after the first visit a game is played without a network', async () => {
  const page = await browsing.person(SIZES.desk, { installs: true });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await browsing.cutOff();
  const guest = new Clicker(page);
  for (const game of ['babylon5', 'wars', 'galactic-empires']) {
    await guest.playNow(game);
    await guest.play(2);
  }
  expect(guest.answered).toBe(6);
});
