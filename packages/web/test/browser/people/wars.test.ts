import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../../testing/axe.ts';
import { Browsing } from '../../../testing/browser.ts';
import { beReady, comeBy, openTable, playTogether, sitDown } from '../../../testing/people.ts';
import { Clicker } from '../../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

test('two people at two browsers sit down by a link and play', async () => {
  const [ann, bob] = [await browsing.person(), await browsing.person()];
  const link = await openTable(ann, 'Ann', { game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
  await comeBy(bob, link, 'Bob');
  await bob.getByText('It waits for Ann and one more player.').waitFor();
  expect(await seriousFaults(bob)).toEqual([]);
  await sitDown(bob);
  await ann.getByText('It waits for Ann and Bob.').waitFor();
  await beReady(ann);
  await beReady(bob);
  const players = [new Clicker(ann), new Clicker(bob)];
  expect(await playTogether(players, 20)).toBe(false);
  expect(players[0]!.answered + players[1]!.answered).toBeGreaterThanOrEqual(20);
}, 60_000);
