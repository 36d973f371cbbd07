import type { Page } from 'playwright-core';

/** The password of everybody in tests. */
export const PASSWORD = 'correct horse';

/** One of the two forms for users without an account, by its heading. */
export const formOf = (page: Page, title: string) =>
  page.locator('form', { has: page.getByRole('heading', { name: title, exact: true }) });

/** Fills one of these forms and sends it. */
export async function comeIn(
  page: Page,
  way: 'Create account' | 'Sign in',
  name: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto('/account');
  const asked = formOf(page, way);
  await asked.getByLabel('Name').fill(name);
  await asked.getByLabel('Password').fill(password);
  await asked.getByRole('button').click();
}

/** Creates an account, and waits until it exists. */
export async function withAccount(page: Page, name: string): Promise<void> {
  await comeIn(page, 'Create account', name);
  await page.getByText(`You are signed in as ${name}.`).waitFor();
}
