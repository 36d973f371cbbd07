import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../../testing/axe.ts';
import { Browsing } from '../../../testing/browser.ts';
import { beReady, comeBy, openTable, sitDown, whoIsAsked } from '../../../testing/people.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

test('the host of a tournament game calls time with two presses, and nobody else has the button', async () => {
  const [ann, bob] = [await browsing.person(), await browsing.person()];
  const seats = [{ kind: 'me', deck: { ready: 'narn-armada' } }, { kind: 'anybody' }];
  const link = await openTable(ann, 'Ann', { game: 'babylon5', ruleset: 'tournament', seats });
  await comeBy(bob, link, 'Bob');
  await sitDown(bob, 'Minbari prophets (60 cards)');
  await beReady(ann);
  await beReady(bob);
  await whoIsAsked([ann, bob]);

  for (const page of [ann, bob]) await page.getByRole('button', { name: 'Menu' }).click();
  await bob.getByRole('button', { name: 'Claim a draw' }).waitFor();
  expect(await bob.getByRole('button', { name: 'Call time' }).count()).toBe(0);

  await ann.getByRole('button', { name: 'Call time', exact: true }).click();
  await ann.getByRole('button', { name: 'Yes, call time' }).click();
  await ann.getByText('You called time.').waitFor();
  expect(await seriousFaults(ann)).toEqual([]);
  await bob.keyboard.press('Escape');
  await bob.getByText('Time is called. Conflicts resolve, and the check for victory is the last.').first().waitFor();
  // a second call is refused in a sentence
  await ann.getByRole('button', { name: 'Call time', exact: true }).click();
  await ann.getByRole('button', { name: 'Yes, call time' }).click();
  await ann.getByText('Time is called already.').waitFor();
});
