import { createECDH } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withAccount } from '../../testing/account.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';

/** Keys of a server that sends notices. */
function pushKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const written = (key: Buffer) => key.toString('base64url');
  return {
    publicKey: written(pair.getPublicKey()),
    privateKey: written(pair.getPrivateKey()),
    contact: 'mailto:keeper@example.org',
  };
}

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer({ push: pushKeys() });
});
afterAll(() => browsing.stop());

/** A push service of a browser, which cannot be reached here: it accepts the page's request, and gives an address. */
const carrier = () => {
  let place: unknown = null;
  const own = (bytes: number) => btoa('k'.repeat(bytes)).replaceAll('=', '');
  PushManager.prototype.getSubscription = async () => place as PushSubscription | null;
  PushManager.prototype.subscribe = async () => {
    const keys = { p256dh: own(65), auth: own(16) };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/a-browser';
    const gone = async () => {
      place = null;
      return true;
    };
    place = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: gone };
    return place as PushSubscription;
  };
};

async function atAccount(page: Page, name: string): Promise<void> {
  await page.addInitScript(carrier);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await withAccount(page, name);
}

test('a browser takes notices of turns and takes them no more', async () => {
  const page = await browsing.person(SIZES.desk, { installs: true });
  await page.context().grantPermissions(['notifications']);
  await atAccount(page, 'Kosh');
  await page.getByRole('button', { name: 'Turn notifications on' }).click();
  await page.getByText('This browser tells you when it is your turn.').waitFor();
  await page.getByRole('button', { name: 'Turn notifications off' }).click();
  await page.getByRole('button', { name: 'Turn notifications on' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a notice that comes is shown with its words, and knows its table', async () => {
  const page = await browsing.person(SIZES.desk, { installs: true });
  await page.context().grantPermissions(['notifications']);
  await atAccount(page, 'Ulkesh');
  const protocol = await page.context().newCDPSession(page);
  const registered = new Promise<string>(done => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) done(first.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  await protocol.send('ServiceWorker.deliverPushMessage', {
    origin: browsing.url,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Your turn', body: 'A game of WARS waits for you: The Line.', url: '/t/7KQ2' }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  await expect
    .poll(shown)
    .toEqual([
      { title: 'Your turn', body: 'A game of WARS waits for you: The Line.', tag: '/t/7KQ2', data: { url: '/t/7KQ2' } },
    ]);
});

test('where the server sends no notices the account does not speak of them', async () => {
  const plain = await Browsing.atServer();
  try {
    const page = await plain.person(SIZES.desk, { installs: true });
    await atAccount(page, 'Lyta');
    await page.getByRole('heading', { name: 'Your data' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { name: 'Notifications' }).count()).toBe(0);
  } finally {
    await plain.stop();
  }
});
