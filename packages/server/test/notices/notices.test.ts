import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { PushNotice } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { newPushKeys, serve } from '../../src/index.ts';
import { isCarrier, pushTransport } from '../../src/notices/push.ts';
import { OpenApp } from '../support/open-app.ts';
import { Seated } from '../support/seated.ts';

let open: OpenApp;
let sent: (PushNotice & { to: string })[];
let gone: Set<string>;

beforeEach(async () => {
  sent = [];
  gone = new Set();
  const push = {
    key: 'the-public-key',
    send: async ({ endpoint }: { endpoint: string }, notice: PushNotice) => {
      sent.push({ ...notice, to: endpoint });
      return !gone.has(endpoint);
    },
  };
  open = await OpenApp.open({ push });
});
afterEach(() => open.close());

const guest = (name: string): Promise<Seated> => open.guest(name);
/** A browser's keys, as it makes them. */
const browser = (name: string) => {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  };
};
/** A slow game of two who both want notices; nobody is there. */
async function game(clock: object): Promise<{ code: string; mira: Seated; vir: Seated }> {
  const [mira, vir] = [await guest('Mira'), await guest('Vir')];
  for (const [who, name] of [
    [mira, 'mira'],
    [vir, 'vir'],
  ] as const)
    expect((await who.post('/api/me/push', browser(name))).json).toEqual({ done: true });
  const seats = [{ kind: 'me', deck: { ready: 'quay' } }, { kind: 'anybody' }];
  const { code } = (await mira.post('/api/tables', { game: 'wars', title: 'Slowly', seats, options: { clock } })).json;
  await vir.post(`/api/tables/${code}/seat`);
  for (const who of [mira, vir]) await who.ask('PUT', `/api/tables/${code}/ready`, { ready: true });
  return { code, mira, vir };
}
/** Answers the present question with the table's advice. */
async function answer(who: Seated, code: string): Promise<void> {
  await who.join(code);
  await who.must('answer', await who.advised(code, `notice-${who.sight(code).number}`));
}

describe('in a game of days', () => {
  test('who is asked and not there is told so once, and who is there is not', async () => {
    const { code, mira, vir } = await game({ kind: 'days', days: 3 });
    // both must choose where to begin, and neither is there
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map(notice => notice.to.split('/').at(-1)).sort()).toEqual(['mira', 'vir']);
    const { to: _, ...words } = sent[0]!;
    expect(words).toEqual({ title: 'Your turn', body: 'A game of WARS waits for you: Slowly.', url: `/t/${code}` });
    // the same question and new settings give him no second notice
    await answer(mira, code);
    await mira.must('stops', { table: code, key: 'some-stops', stops: {} });
    // then one of them must choose, who is there
    await answer(vir, code);
    expect(sent).toHaveLength(2);
    // until the other has gone
    const asked = [mira, vir].find(who => who.sight(code).view.decision?.question != null)!;
    const other = asked === mira ? vir : mira;
    other.leave();
    for (let n = 0; n < 60 && sent.length === 2; n++) await answer(asked, code).catch(() => {});
    await expect
      .poll(() => sent.slice(2).map(notice => notice.to.split('/').at(-1)))
      .toEqual([other === mira ? 'mira' : 'vir']);
  });

  test('a browser that takes none any more is forgotten, and one that was taken away is not told', async () => {
    gone.add('https://fcm.googleapis.com/fcm/send/vir');
    const { mira, vir } = await game({ kind: 'days', days: 3 });
    await expect
      .poll(async () =>
        (await open.database.db.selectFrom('push_place').select('endpoint').execute()).map(row => row.endpoint),
      )
      .toEqual(['https://fcm.googleapis.com/fcm/send/mira']);
    await vir.delete('/api/me/push', { endpoint: 'https://fcm.googleapis.com/fcm/send/mira' });
    expect(await open.database.db.selectFrom('push_place').select('endpoint').execute()).toHaveLength(1);
    await mira.delete('/api/me/push', { endpoint: 'https://fcm.googleapis.com/fcm/send/mira' });
    expect(await open.database.db.selectFrom('push_place').select('endpoint').execute()).toEqual([]);
  });
});

test('in a game that is played at once nobody is told', async () => {
  const { code, mira, vir } = await game({ kind: 'none' });
  await answer(mira, code);
  await answer(vir, code);
  expect(sent).toEqual([]);
});

test('notices go to the carriers of browsers alone, whatever a client says', async () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ])
    expect(isCarrier(endpoint), endpoint).toBe(true);
  const mira = await guest('Mira');
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://me@fcm.googleapis.com/x',
    'file:///etc/passwd',
    'x',
  ]) {
    expect(isCarrier(endpoint), endpoint).toBe(false);
    const { status, json } = await mira.post('/api/me/push', { ...browser('x'), endpoint });
    expect([status, json.error]).toEqual([
      400,
      expect.stringMatching(/^Notices only go to the push services of browsers/),
    ]);
  }
});

describe('a notice', () => {
  test('is signed with the keys of the server, and nobody on the way can read it', async () => {
    const keys = { ...(await newPushKeys()), contact: 'mailto:keeper@example.org' };
    const requests: { url: string; headers: Record<string, string>; body: Uint8Array }[] = [];
    const answers = [201, 410, 500];
    const transport = await pushTransport(keys, (async (url: string, init: never) => {
      requests.push({ url, ...(init as object) } as never);
      return { status: answers[requests.length - 1] };
    }) as never);
    const place = browser('mira');
    const to = { endpoint: place.endpoint, ...place.keys, person: 'x', created: 0 };
    const notice = { title: 'Your turn', body: 'A game of WARS waits for you.', url: '/t/ABCD' };
    expect(await transport.send(to, notice)).toBe(true);
    expect(await transport.send(to, notice)).toBe(false);
    await expect(transport.send(to, notice)).rejects.toThrow('The push service answered 500.');

    const [{ url, headers, body } = { url: '', headers: {}, body: new Uint8Array() }] = requests;
    expect(url).toBe(place.endpoint);
    expect(Buffer.from(body).includes('Your turn')).toBe(false);
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.Authorization!)!;
    expect(key).toBe(keys.publicKey);
    const [head, claims, signature] = token!.split('.');
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:keeper@example.org',
    });
    const point = Buffer.from(key!, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature!, 'base64url'))).toBe(true);
  });

  test('cannot be had from a server without keys, nor with keys that are none', async () => {
    const silent = await buildApp({ database: open.database });
    const silentAddress = await silent.listen({ port: 0, host: '127.0.0.1' });
    const mira = await Seated.guest(silentAddress, 'Mira');
    expect((await mira.get('/api/push')).json).toEqual({ key: null });
    expect((await mira.post('/api/me/push', browser('x'))).json.error).toBe('This server sends no notices.');
    await silent.close();
    const push = { publicKey: 'x', privateKey: 'y', contact: 'nobody' };
    await expect(serve({ port: 0, folder: open.folder, level: 'silent', push })).rejects.toThrow(
      /^The server cannot send notices with PUSH_KEYS/,
    );
  });
});
