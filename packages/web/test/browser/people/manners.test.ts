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
  await ann.getByText('10 minutes per player, plus 5 seconds each phase').waitFor();
  await comeBy(bob, link, 'Bob');
  await sitDown(bob);
  await beReady(ann);
  await beReady(bob);
  await playTogether([new Clicker(ann), new Clicker(bob)], 4);

  // the players, and their time
  const people = ann.getByRole('region', { name: 'Players' });
  await expect.poll(() => people.getByRole('listitem').nth(1).textContent()).toMatch(/Bob.*\d+:\d\d/);

  // a chat line shows without opening anything, and is answered
  await ann.getByRole('button', { name: 'Open chat' }).click();
  await ann.getByLabel('Message to everyone at the table').fill('Good luck, <b>Bob</b>!');
  await ann.keyboard.press('Enter');
  await bob.getByRole('button', { name: 'Ann Good luck, <b>Bob</b>!' }).click();
  await bob.getByLabel('Message to everyone at the table').fill('And to you.');
  await bob.keyboard.press('Enter');
  const said = ann.getByRole('region', { name: 'Chat' });
  await said.getByText('And to you.').waitFor();
  expect(await seriousFaults(ann)).toEqual([]);
  // lines of a muted person are hidden until they are unmuted
  await said.getByRole('button', { name: 'Actions for this message from Bob' }).click();
  await ann.getByRole('menuitem', { name: 'Mute Bob' }).click();
  await expect.poll(() => said.getByText('And to you.').count()).toBe(0);
  await said.getByRole('button', { name: 'Unmute' }).click();
  await said.getByText('And to you.').waitFor();
  await said.getByRole('button', { name: 'Actions for this message from Bob' }).click();
  await ann.getByRole('menuitem', { name: 'Report this message' }).click();
  await ann.getByText('You reported the message to the people who run this server.').waitFor();
  expect(await seriousFaults(ann)).toEqual([]);
  // the host turns the chat off
  await said.getByRole('button', { name: 'Turn chat off' }).click();
  await bob.getByText('Chat is off at this table.').waitFor();
  for (const page of [ann, bob]) await page.getByRole('button', { name: 'Close chat' }).click();

  // one player asks to undo, and the other agrees
  const asked = await whoIsAsked([ann, bob]);
  const other = asked === ann ? bob : ann;
  const lines = () => other.locator('.logbox li').count();
  const before = await asked.locator('.dock').getAttribute('data-decision');
  expect(await lines()).toBeGreaterThan(0);
  await other.keyboard.press('u');
  await asked.getByRole('heading', { name: /asks to undo/ }).waitFor();
  await asked
    .locator('.opt', { hasText: /Agree$/ })
    .first()
    .click();
  await asked.getByRole('button', { name: 'Do it' }).click();
  // the question that was answered comes again
  await expect
    .poll(async () => Number(await other.locator('.dock').getAttribute('data-decision')))
    .toBeLessThan(Number(before));
  expect(await whoIsAsked([other])).toBe(other);

  // a draw cannot be claimed, and the page says so; one player offers to end without a winner, and the other refuses
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Claim a draw' }).click();
  const told = ann.getByRole('dialog', { name: 'Menu' }).getByRole('status');
  await expect.poll(() => told.textContent()).not.toBe('');
  expect(await told.textContent()).not.toContain('has ended');
  await ann.getByRole('button', { name: 'Offer to end without a winner' }).click();
  await ann.getByText('You asked the other players to end the game without a winner.').waitFor();
  expect(await seriousFaults(ann)).toEqual([]);
  await ann.keyboard.press('Escape');
  const proposed = bob.getByRole('heading', { name: /Do you agree\?$/ });
  await proposed.waitFor();
  expect(await seriousFaults(bob)).toEqual([]);
  await heeds(bob);
  await bob.locator('.dock .btn.pass').click();
  await proposed.waitFor({ state: 'detached' });
  await whoIsAsked([ann, bob]);

  // one player resigns and confirms; both go to the rematch
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Resign' }).click();
  await ann.getByRole('button', { name: 'Yes, resign' }).click();
  for (const page of [ann, bob]) await page.getByRole('heading', { name: /wins/, level: 1 }).waitFor();
  await ann.getByRole('button', { name: 'Ask for a rematch' }).click();
  await ann.getByText('Waiting for Bob.').waitFor();
  expect(ann.url()).not.toContain(link);
  await bob.getByText('A player wants a rematch.').waitFor();
  await bob.getByRole('button', { name: 'Play the rematch' }).click();
  // the server may have asked her before his page is at the new table
  await expect.poll(() => bob.url()).toBe(ann.url());
  await whoIsAsked([ann, bob]);
});
