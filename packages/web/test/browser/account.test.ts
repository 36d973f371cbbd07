import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, formOf, PASSWORD, withAccount } from '../../testing/account.ts';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

test('an account is made from the first page by links, signed out of and signed in to elsewhere', async () => {
  const page = await browsing.person();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await withAccount(page, 'Ivanova');
  expect(await seriousFaults(page)).toEqual([]);
  await page.goto('/');
  await page.getByRole('link', { name: 'Ivanova' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You need no account to play', { exact: false }).waitFor();

  const elsewhere = await browsing.person(SIZES.phone);
  await comeIn(elsewhere, 'Sign in', 'ivanova', 'not her password');
  await elsewhere.getByText('The name or the password is wrong.').waitFor();
  expect(await formOf(elsewhere, 'Sign in').getByLabel('Name').inputValue()).toBe('ivanova');
  await formOf(elsewhere, 'Sign in').getByLabel('Password').fill(PASSWORD);
  await formOf(elsewhere, 'Sign in').getByRole('button').click();
  await elsewhere.getByText('You are signed in as Ivanova.').waitFor();
});

test('where one is signed in is shown in plain words, and another place is signed out of', async () => {
  const [here, there] = [await browsing.person(), await browsing.person()];
  await withAccount(here, 'Garibaldi');
  await comeIn(there, 'Sign in', 'Garibaldi');
  await there.getByText('You are signed in as Garibaldi.').waitFor();
  await here.reload();
  const part = here.locator('section', { has: here.getByRole('heading', { name: 'Your devices' }) });
  await expect.poll(() => part.getByRole('listitem').count()).toBe(2);
  expect(await part.getByText('(this device)').count()).toBe(1);
  expect(await part.getByText('Chrome on Linux').count()).toBe(2);
  expect(await seriousFaults(here)).toEqual([]);
  await part.getByRole('button', { name: /^Sign out this device/ }).click();
  await expect.poll(() => part.getByRole('listitem').count()).toBe(1);
  await there.reload();
  await there.getByText('You need no account to play', { exact: false }).waitFor();
});

test('what is wrong with a name or a password is said beside it, and what was written stays', async () => {
  const page = await browsing.person();
  await comeIn(page, 'Create account', 'Vir', 'short');
  const asked = formOf(page, 'Create account');
  await expect.poll(() => asked.getByRole('alert').textContent()).toMatch(/8/);
  expect(await asked.getByLabel('Name').inputValue()).toBe('Vir');
});

test('a name and a password are changed, all that is kept is taken along, and whoever leaves for good is asked twice', async () => {
  const page = await browsing.person();
  await withAccount(page, 'Lennier');
  await formOf(page, 'Change name').getByLabel('Name').fill('Lennier of the Third');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByText('You are signed in as Lennier of the Third.').waitFor();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('battery staple');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('You changed your password.', { exact: false }).waitFor();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('orrery-data.json');
  expect(JSON.parse(await readFile((await file.path())!, 'utf8')).person.name).toBe('Lennier of the Third');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Confirm with your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('That is not your password.').waitFor();
  await page.getByLabel('Confirm with your password').fill('battery staple');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('Your account and your data are deleted.', { exact: false }).waitFor();
  await comeIn(page, 'Sign in', 'Lennier of the Third', 'battery staple');
  await page.getByText('The name or the password is wrong.').waitFor();
});

test('where there is no server the account says so in a line, and where the server is away it is asked again', async () => {
  const plain = await Browsing.start();
  try {
    const page = await plain.person();
    await page.goto('/account');
    await page.getByText('This page has no server.', { exact: false }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name' }).count()).toBe(0);
    await page.goto('/');
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  } finally {
    await plain.stop();
  }
  const page = await browsing.person();
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await page.route('/api/me', route => route.abort());
  await page.goto('/account');
  await page.getByText('The server does not answer.', { exact: false }).waitFor();
  await page.unroute('/api/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You need no account to play', { exact: false }).waitFor();
});
