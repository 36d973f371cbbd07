import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../../testing/axe.ts';
import { Browsing } from '../../../testing/browser.ts';
import { beReady, comeBy, openTable, playTogether, sitDown, whoIsAsked } from '../../../testing/people.ts';
import { Clicker, heeds } from '../../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

test('two people talk, agree to take a choice back, one gives up, and both play again', async () => {
  const [ann, bob] = [await browsing.person(), await browsing.person()];
  const clock = { kind: 'chess', seconds: 600, increment: 5 };
  const seats = [{ kind: 'me' }, { kind: 'anybody' }];
  const link = await openTable(ann, 'Ann', { game: 'wars', seats, options: { clock } });
  await ann.getByText('10 min for the whole game, and 5 s back in each phase').waitFor();
  await comeBy(bob, link, 'Bob');
  await sitDown(bob);
  await beReady(ann);
  await beReady(bob);
  await playTogether([new Clicker(ann), new Clicker(bob)], 4);

  // who plays, with how much time
  const people = ann.getByRole('region', { name: 'Who plays' });
  await expect.poll(() => people.getByRole('listitem').nth(1).textContent()).toMatch(/Bob.*\d+:\d\d/);

  // what is said is heard without opening anything, and answered
  await ann.getByRole('button', { name: 'What is said at this table' }).click();
  await ann.getByLabel('Say something to all at the table').fill('Good luck, <b>Bob</b>!');
  await ann.keyboard.press('Enter');
  await bob.getByRole('button', { name: 'Ann Good luck, <b>Bob</b>!' }).click();
  await bob.getByLabel('Say something to all at the table').fill('And to you.');
  await bob.keyboard.press('Enter');
  const said = ann.getByRole('region', { name: 'Said at this table' });
  await said.getByText('And to you.').waitFor();
  expect(await seriousFaults(ann)).toEqual([]);
  // who is muted is read no more, until one wants to again
  await said.getByRole('button', { name: 'About this line of Bob' }).click();
  await ann.getByRole('menuitem', { name: 'Read Bob no more' }).click();
  await expect.poll(() => said.getByText('And to you.').count()).toBe(0);
  await said.getByRole('button', { name: 'Read again' }).click();
  await said.getByText('And to you.').waitFor();
  await said.getByRole('button', { name: 'About this line of Bob' }).click();
  await ann.getByRole('menuitem', { name: 'Report this line' }).click();
  await ann.getByText('The line is reported to whoever runs this server.').waitFor();
  expect(await seriousFaults(ann)).toEqual([]);
  // whoever opened the table lets nobody talk
  await said.getByRole('button', { name: 'Switch off' }).click();
  await bob.getByText('Talking is switched off at this table.').waitFor();
  for (const page of [ann, bob]) await page.getByRole('button', { name: 'Close what is said' }).click();

  // the other one asks to take back, and who is asked agrees
  const asked = await whoIsAsked([ann, bob]);
  const other = asked === ann ? bob : ann;
  const lines = () => other.locator('.logbox li').count();
  const before = await asked.locator('.dock').getAttribute('data-decision');
  expect(await lines()).toBeGreaterThan(0);
  await other.keyboard.press('u');
  await asked.getByRole('heading', { name: /asks to take back/ }).waitFor();
  await asked
    .locator('.opt', { hasText: /Agree$/ })
    .first()
    .click();
  await asked.getByRole('button', { name: 'Do it' }).click();
  // it is asked anew what had been answered already
  await expect
    .poll(async () => Number(await other.locator('.dock').getAttribute('data-decision')))
    .toBeLessThan(Number(before));
  expect(await whoIsAsked([other])).toBe(other);

  // a draw is not there to be claimed, and says so; that nobody wins is proposed, and who is asked will not have it
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Claim a draw' }).click();
  const told = ann.getByRole('dialog', { name: 'Menu' }).getByRole('status');
  await expect.poll(() => told.textContent()).not.toBe('');
  expect(await told.textContent()).not.toContain('has ended');
  await ann.getByRole('button', { name: 'Propose that nobody wins' }).click();
  await ann.getByText('The others are asked whether the game shall end without a winner.').waitFor();
  expect(await seriousFaults(ann)).toEqual([]);
  await ann.keyboard.press('Escape');
  const proposed = bob.getByRole('heading', { name: /Do you agree\?$/ });
  await proposed.waitFor();
  expect(await seriousFaults(bob)).toEqual([]);
  await heeds(bob);
  await bob.locator('.dock .btn.pass').click();
  await proposed.waitFor({ state: 'detached' });
  await whoIsAsked([ann, bob]);

  // one gives up, when sure of it; both go to another table of the same people
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Give up' }).click();
  await ann.getByRole('button', { name: 'Give up for good' }).click();
  for (const page of [ann, bob]) await page.getByRole('heading', { name: /wins/ }).waitFor();
  await ann.getByRole('button', { name: 'Play again with them' }).click();
  await ann.getByText('It waits for Bob.').waitFor();
  expect(ann.url()).not.toContain(link);
  await bob.getByText('Another game with the same people is wanted.').waitFor();
  await bob.getByRole('button', { name: 'I play, too' }).click();
  // the server may have asked her before his page has gone where it is told
  await expect.poll(() => bob.url()).toBe(ann.url());
  await whoIsAsked([ann, bob]);
});
