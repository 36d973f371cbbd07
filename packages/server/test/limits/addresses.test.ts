import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blockOf } from '../../src/limits/addresses.ts';
import { trustsOf, usualProxies } from '../../src/limits/proxies.ts';
import { OpenApp } from '../support/open-app.ts';
import { Visitor } from '../support/visitor.ts';

/** Where requests and sockets come from, and what counts by address. */

let open: OpenApp;
afterEach(() => open.close());

const forwarded = (to: string, from: string, path = '/api/me') =>
  fetch(to + path, { headers: { 'x-forwarded-for': from } });

describe('X-Forwarded-For', () => {
  /** True if two clients with different claimed addresses count separately. */
  const countedApart = async (): Promise<boolean> => {
    const left = async (from: string) =>
      Number((await forwarded(open.address, from)).headers.get('x-ratelimit-remaining'));
    const first = await left('192.0.2.1');
    return (await left('192.0.2.2')) === first;
  };

  test('is believed of nobody where no proxy is named', async () => {
    open = await OpenApp.open({});
    expect(await countedApart()).toBe(false);
  });

  test('is believed of a proxy on the same machine where it is said that one stands before the server', async () => {
    open = await OpenApp.open({ address: 'http://play.example.org' });
    expect(await countedApart()).toBe(true);
  });

  test('is not believed of another machine that nobody named', async () => {
    open = await OpenApp.open({ address: 'http://play.example.org', proxies: ['10.0.0.0/8'] });
    expect(await countedApart()).toBe(false);
    const trusts = trustsOf(['10.0.0.0/8', '2001:db8::/32']);
    expect(['10.1.2.3', '2001:db8::1', '11.0.0.1', '127.0.0.1'].map(at => trusts(at, 0))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(usualProxies(undefined)).toEqual([]);
  });

  test('of which only what the last proxies wrote counts', async () => {
    open = await OpenApp.open({ address: 'http://play.example.org', proxies: ['loopback'] });
    const left = async (from: string) =>
      Number((await forwarded(open.address, from)).headers.get('x-ratelimit-remaining'));
    const first = await left('192.0.2.9');
    expect(await left('203.0.113.77, 192.0.2.9')).toBe(first - 1);
  });

  test('names that are no addresses are told in a line', async () => {
    open = await OpenApp.open({});
    expect(() => trustsOf(['10.0.0.0/8', 'my proxy'])).toThrow(
      /^"my proxy" is not the address of a proxy \(ORRERY_PROXIES\)\. [^\n]+$/,
    );
  });
});

test('a household of IPv6 is one address, however many it uses; IPv4 is one however it is written', async () => {
  open = await OpenApp.open({ address: 'http://play.example.org' });
  expect(blockOf('2001:db8:1:2:3:4:5:6')).toBe(blockOf('2001:db8:1:2::1'));
  expect(blockOf('2001:db8:1:2::1')).not.toBe(blockOf('2001:db8:1:3::1'));
  expect(blockOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(blockOf('192.0.2.1:4711')).toBe('192.0.2.1');
  expect(blockOf('[2001:db8::1]:4711')).toBe(blockOf('2001:db8::2'));
  const left = async (from: string) =>
    Number((await forwarded(open.address, from)).headers.get('x-ratelimit-remaining'));
  const first = await left('2001:db8:1:2::1');
  expect(await left('2001:db8:1:2:ffff::9')).toBe(first - 1);
});

describe('sockets', () => {
  const knock = (from: string) =>
    new Promise<string>(resolve => {
      const socket = io(open.address, {
        transports: ['websocket'],
        extraHeaders: { 'x-forwarded-for': from },
        reconnection: false,
        forceNew: true,
      });
      sockets.push(socket);
      socket.once('connect', () => resolve('in'));
      socket.once('connect_error', error => resolve(error.message));
    });
  let sockets: ReturnType<typeof io>[];
  beforeEach(async () => {
    sockets = [];
    open = await OpenApp.open({ address: 'http://play.example.org', limits: { sockets: 3 } });
  });
  afterEach(() => {
    for (const socket of sockets) socket.disconnect();
  });

  /** Opens a connection and says nothing, not even who it is. */
  const silent = async (from: string): Promise<number> =>
    (await forwarded(open.address, from, '/socket.io/?EIO=4&transport=polling')).status;

  test('without a cookie count against their address, of one IPv6 network together, and are kept out at the door', async () => {
    const [one, other] = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'];
    expect(await knock(one)).toMatch(/^Sign in first/);
    for (let n = 0; n < 3; n++) expect(await silent(other)).toBe(200);
    expect(await knock(one)).toBe('Your address has 3 connections open. It cannot open more: close one first.');
    // a few are accepted to be told why, and no more
    const said = [];
    for (let n = 0; n < 12; n++) said.push(await silent(`2001:db8:1:2::${n + 2}`));
    expect(said.slice(-6)).toEqual(Array(6).fill(403));
    expect(await knock(one)).toBe('websocket error');
    expect(await knock('2001:db8:1:3::1')).toMatch(/^Sign in first/);
  });
});

describe('codes of tables', () => {
  const KNOWN = 'You tried too many wrong table codes. Wait 10 minutes, or ask for the link again.';
  const code = (n: number): string =>
    `ZZ${[...n.toString(32).padStart(3, '0')].map(c => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[Number.parseInt(c, 32)]).join('')}`;

  test('are not found by trying: after thirty wrong ones an address is told nothing of tables in no list, whether there are any or not', async () => {
    open = await OpenApp.open({ address: 'http://play.example.org' });
    const mira = await open.guest('Mira');
    const seats = [{ kind: 'me' }, { kind: 'anybody' }];
    const hidden = (await mira.post('/api/tables', { game: 'wars', seats })).json.code;
    const listed = (await mira.post('/api/tables', { game: 'wars', seats, options: { listed: true } })).json.code;
    const asked = [];
    for (let n = 0; n < 30; n++) asked.push((await mira.get(`/api/tables/${code(n)}`)).status);
    expect(asked).toEqual(Array(30).fill(404));
    const thief = new Visitor(open.address);
    for (const path of [hidden, code(77)])
      for (const rest of ['', '/chat']) {
        const { status, json } = await thief.get(`/api/tables/${path}${rest}`);
        expect([status, json.error]).toEqual([429, KNOWN]);
      }
    expect((await thief.get(`/api/tables/${listed}`)).status).toBe(200);
    // people who belong there go on, and so do others from elsewhere
    expect((await mira.get(`/api/tables/${hidden}`)).status).toBe(200);
    expect((await forwarded(open.address, '192.0.2.1', `/api/tables/${hidden}`)).status).toBe(200);
  });

  test('nor over a socket, nor from many addresses at once', async () => {
    open = await OpenApp.open({ address: 'http://play.example.org' });
    const mira = await open.guest('Mira');
    const vir = await open.guest('Vir');
    const seats = [{ kind: 'me' }, { kind: 'anybody' }];
    const hidden = (await mira.post('/api/tables', { game: 'wars', seats })).json.code;
    for (let n = 0; n < 30; n++)
      expect(await vir.send('join', { table: code(n) })).toMatchObject({ ok: false, reason: 'gone' });
    expect(await vir.send('join', { table: hidden })).toMatchObject({ ok: false, reason: 'limit', error: KNOWN });
    expect(await mira.send('join', { table: hidden })).toMatchObject({ ok: true });
    for (let n = 30; n < 600; n++) await forwarded(open.address, `198.51.${n >> 3}.1`, `/api/tables/${code(n)}`);
    expect((await forwarded(open.address, '203.0.113.1', `/api/tables/${hidden}`)).status).toBe(429);
  });
});
