import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, formOf, PASSWORD, withAccount } from '../../testing/account.ts';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing } from '../../testing/browser.ts';

const PLACE = 'http://localhost';

let letters: string[];
let smtp: SMTPServer;
let browsing: Browsing;
beforeAll(async () => {
  letters = [];
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', part => {
        text += part;
      });
      stream.on('end', () => {
        letters.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { readonly port: number };
  browsing = await Browsing.atServer({
    address: PLACE,
    mail: { url: `smtp://127.0.0.1:${port}`, from: 'Orrery <table@example.org>' },
  });
});
afterAll(async () => {
  await browsing.stop();
  await new Promise<void>(resolve => smtp.close(() => resolve()));
});

/** The path in the link of the next e-mail. */
async function linkOfLetter(): Promise<string> {
  await expect.poll(() => letters.length).toBeGreaterThan(0);
  return new RegExp(`${PLACE}(/account/\\w+#[\\w-]+)`).exec(letters.shift()!)![1]!;
}

test('an address is given and confirmed by the link of a letter, and a lost password got back by another', async () => {
  const page = await browsing.person();
  await withAccount(page, 'Mira');
  const mail = formOf(page, 'E-mail');
  await mail.getByLabel('Your e-mail address').fill('mira@example.org');
  await mail.getByLabel('Confirm with your password').fill(PASSWORD);
  await mail.getByRole('button', { name: 'Send confirmation e-mail' }).click();
  await page.getByText('We sent you an e-mail.', { exact: false }).waitFor();
  await page.goto(await linkOfLetter());
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByText('Thank you. We send e-mail to this address from now on.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await page.getByText('We send e-mail to mira@example.org.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  const elsewhere = await browsing.person();
  await elsewhere.goto('/account');
  await elsewhere.getByRole('link', { name: 'I forgot my password' }).click();
  await elsewhere.waitForURL('**/account/password');
  // the page before it disappears in a moment
  await expect.poll(() => elsewhere.getByLabel('Name').count()).toBe(1);
  await elsewhere.getByLabel('Name').fill('mira');
  await elsewhere.getByRole('button', { name: 'Send e-mail' }).click();
  await elsewhere.getByText('If the account has an e-mail address', { exact: false }).waitFor();
  const link = await linkOfLetter();
  await elsewhere.goto('/');
  await elsewhere.goto(link);
  await elsewhere.getByLabel('New password').fill('battery staple');
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await elsewhere.getByText('You changed your password', { exact: false }).waitFor();
  expect(await seriousFaults(elsewhere)).toEqual([]);
  // the same link again says that it was used
  await elsewhere.getByLabel('New password').fill('battery staple');
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await elsewhere.getByText('This link was used before', { exact: false }).waitFor();
  await comeIn(elsewhere, 'Sign in', 'Mira', 'battery staple');
  await elsewhere.getByText('You are signed in as Mira.').waitFor();
});
