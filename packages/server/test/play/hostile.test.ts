import { connect } from 'node:net';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OpenApp } from '../support/open-app.ts';
import { Seated } from '../support/seated.ts';
import { Visitor } from '../support/visitor.ts';

/** Hostile clients: each is refused in one line and logged, nothing changes, and the players go on playing. */

let open: OpenApp;
let mira: Seated;
let vir: Seated;
let code: string;

beforeEach(async () => {
  open = await OpenApp.open({ limits: { sockets: 30 } });
  [mira, vir] = [await guest('Mira'), await guest('Vir')];
  const seats = [{ kind: 'me', deck: { ready: 'quay' } }, { kind: 'anybody' }];
  code = (await mira.post('/api/tables', { game: 'wars', seats, options: { decks: 'secret' } })).json.code;
  await vir.post(`/api/tables/${code}/seat`, { deck: { ready: 'shi' } });
  for (const who of [mira, vir]) await who.ask('PUT', `/api/tables/${code}/ready`, { ready: true });
  for (const who of [mira, vir]) await who.join(code);
  // both choose where to begin; from then on one at a time
  await playsOn();
  await playsOn();
});
afterEach(() => open.close());

const guest = (name: string): Promise<Seated> => open.guest(name);
/** The log and the chat of the table. */
const kept = async (): Promise<unknown> => {
  const table = await sql`select * from game_table`.execute(open.database.db);
  const seats = await sql`select * from game_seat`.execute(open.database.db);
  const log = await sql`select * from game_log`.execute(open.database.db);
  const chat = await sql`select * from chat_line`.execute(open.database.db);
  return [table.rows, seats.rows, log.rows, chat.rows];
};
const refusals = (): string[] => open.logged.flatMap(line => (line.msg === 'refused' ? [line.fault!.reason] : []));
/** The player who must choose answers with the table's advice, and both see it. */
async function playsOn(): Promise<void> {
  const asked = [mira, vir].find(who => who.sight(code).view.decision?.question != null)!;
  const key = `plays-on-${asked.sight(code).number}-${Math.random().toString(36).slice(2)}`;
  const done = await asked.must('answer', await asked.advised(code, key));
  for (const who of [mira, vir]) await who.reached(code, done.number);
}
const asked = () => [mira, vir].find(who => who.sight(code).view.decision?.question != null)!;
const other = () => (asked() === mira ? vir : mira);

describe("somebody else's seat", () => {
  test('is answered for by nobody else: not by who watches, not by who sits beside, not with a cookie of his own making', async () => {
    const na = await guest('Na’Toth');
    await na.send('join', { table: code });
    const wanted = await asked().advised(code, 'forged-key');
    const { decision, options } = wanted;
    const before = await kept();
    expect(await na.send('answer', wanted)).toMatchObject({
      ok: false,
      reason: 'forbidden',
      error: 'You have no seat at this table.',
    });
    expect(await other().send('answer', wanted)).toMatchObject({ ok: false, reason: 'not-asked' });
    for (const name of ['undo', 'proposeUndo', 'proposeEnd', 'claimDraw', 'resign'] as const)
      expect(await na.send(name, { table: code, key: 'forged-key' })).toMatchObject({ ok: false, reason: 'forbidden' });
    for (const name of ['preview', 'draft'] as const)
      expect(await na.send(name, { table: code, decision, options })).toMatchObject({
        ok: false,
        reason: 'forbidden',
      });
    expect(await na.send('why', { table: code, wish: 'pass' })).toMatchObject({ ok: false, reason: 'forbidden' });
    expect(await na.send('hint', { table: code })).toMatchObject({ ok: false, reason: 'forbidden' });
    expect(await na.send('say', { table: code, key: 'forged-key', text: 'x' })).toMatchObject({
      ok: false,
      reason: 'forbidden',
    });
    // only the player who must choose sees the legal options
    expect(na.seen(code)).not.toContain('"question":{');

    const forged = asked().cookie.replace(/\.[^.]*$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D');
    for (const cookie of ['', forged]) {
      const socket = io(open.address, { transports: ['websocket'], extraHeaders: { cookie }, reconnection: false });
      const error = await new Promise<Error>(resolve => socket.once('connect_error', resolve));
      expect(error.message).toBe('Sign in first, or play as a guest.');
      socket.disconnect();
    }
    expect(await kept()).toEqual(before);
    expect(refusals().filter(reason => reason === 'forbidden').length).toBeGreaterThanOrEqual(10);
    expect(refusals()).toContain('stranger');
    await playsOn();
  });

  test('is not taken, readied or given a deck, and its secret deck is told to nobody', async () => {
    const na = await guest('Na’Toth');
    const before = await kept();
    for (const answer of [
      await na.post(`/api/tables/${code}/seat`, { seat: 0 }),
      await na.delete(`/api/tables/${code}/seat`),
      await na.ask('PUT', `/api/tables/${code}/deck`, { ready: 'gongen' }),
      await na.ask('PUT', `/api/tables/${code}/ready`, { ready: true }),
      await na.ask('PUT', `/api/tables/${code}/chat`, { on: false }),
      await na.get(`/api/tables/${code}/record`),
      await na.get(`/api/tables/${code}/moments/1`),
      await na.post(`/api/tables/${code}/continue`, { choices: 1 }),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.json.error).toMatch(/^[^\n]+$/);
    }
    for (const who of [na, mira, new Visitor(open.address)])
      expect((await who.get(`/api/tables/${code}`)).text).not.toContain('"deck":"shi"');
    const [, ...rest] = (await kept()) as unknown[];
    expect(rest).toEqual((before as unknown[]).slice(1));
    await playsOn();
  });
});

describe('an answer', () => {
  test('that is sent again counts once, and one to a question of before is told that it is late', async () => {
    const who = asked();
    const { number } = who.sight(code);
    const wanted = await who.advised(code, 'the-same-key');
    const [first, ...again] = await Promise.all(Array.from({ length: 10 }, () => who.send('answer', wanted)));
    expect(first).toMatchObject({ ok: true });
    for (const answer of again) expect(answer).toEqual(first);
    const before = await kept();
    expect(await who.send('answer', { ...wanted, key: 'another-key' })).toMatchObject({ ok: false, reason: 'stale' });
    expect(await kept()).toEqual(before);
    for (const person of [mira, vir]) await person.reached(code, number + 1);
    await playsOn();
  });

  test('does not use up the keys of another', async () => {
    const who = asked();
    const { number } = who.sight(code);
    await who.must('answer', await who.advised(code, 'key-00001'));
    const rival = who === mira ? vir : mira;
    const resigned = await rival.must('resign', { table: code, key: 'key-00001' });
    expect(resigned.number).toBe(number + 2);
  });

  test('that names what is not offered is refused with its reason', async () => {
    const who = asked();
    const before = await kept();
    const right = await who.advised(code, 'wrong-key');
    const { decision, options } = right;
    for (const wrong of [['no:such:option'], [...options, ...options, 'x'], ['__proto__'], ['constructor']])
      expect(await who.send('answer', { ...right, options: wrong })).toMatchObject({
        ok: false,
        error: expect.stringMatching(/^[^\n]+$/),
      });
    for (const wrong of [decision + 1, decision - 1, 999_999_999])
      expect(await who.send('answer', { ...right, decision: wrong })).toMatchObject({ ok: false, reason: 'stale' });
    expect(await kept()).toEqual(before);
    await playsOn();
  });
});

describe.each(['babylon5', 'wars', 'galactic-empires'])('a wish that names nothing, in %s', game => {
  test('is refused: it is no fault of the server, and the game stays in memory', async () => {
    const seats = [{ kind: 'me' }, { kind: 'anybody' }];
    const at = (await mira.post('/api/tables', { game, seats })).json.code;
    await vir.post(`/api/tables/${at}/seat`, {});
    for (const who of [mira, vir]) await who.ask('PUT', `/api/tables/${at}/ready`, { ready: true });
    for (const who of [mira, vir]) await who.join(at);
    let n = 0;
    const askedAt = () => [mira, vir].find(who => who.sight(at).view.decision?.question != null)!;
    const goOn = async () => {
      const who = askedAt();
      const { number } = await who.must('answer', await who.advised(at, `goes-on-${++n}`));
      for (const each of [mira, vir]) await each.reached(at, number);
    };
    // undoes choices
    for (let moves = 0; moves < 30; moves++) {
      const { number, view } = askedAt().sight(at);
      const decision = view.decision!.id;
      const verbs = ['use', 'play', 'build', 'fire', 'move', 'join', 'support', 'attack', 'card', 'toString'];
      const names = verbs.flatMap(verb => [verb, `${verb}:999`, `${verb}:999:999`, `${verb}:0:${'9'.repeat(30)}`]);
      if (moves % 6 === 5)
        for (const id of names) {
          const wish = { table: at, key: `wish-key-${++n}`, seen: number, decision, options: [id] };
          expect(await askedAt().send('answer', wish), id).toMatchObject({
            ok: false,
            reason: expect.stringMatching(/^(illegal|unknown-option)$/),
          });
          for (const trial of ['draft', 'preview'] as const)
            expect(await askedAt().send(trial, { table: at, decision, options: [id] }), id).toMatchObject({
              ok: false,
            });
          expect(await askedAt().send('why', { table: at, wish: id })).toMatchObject({ ok: true });
        }
      await goOn();
    }
    // a game that was loaded again does not know what this client has
    const { number } = askedAt().sight(at);
    expect(await askedAt().must('catchUp', { table: at, have: number - 1 })).toMatchObject({
      whole: null,
      update: { from: number - 1 },
    });
    expect(open.logged.filter(line => line.level >= 50)).toEqual([]);
  });
});

test('a message of the wrong shape is refused in a line, whatever it is', async () => {
  const na = await guest('Na’Toth');
  const before = await kept();
  const good = { table: code, key: 'some-key-1', seen: 1, decision: 1, options: [] };
  const wrong: [string, unknown][] = [
    ['answer', null],
    ['answer', 'pass'],
    ['answer', []],
    ['answer', { ...good, table: '../../etc/passwd' }],
    ['answer', { ...good, table: { toString: 'x' } }],
    ['answer', { ...good, key: 'x'.repeat(65) }],
    ['answer', { ...good, key: 'a key with spaces' }],
    ['answer', { ...good, decision: -1 }],
    ['answer', { ...good, decision: 1.5 }],
    ['answer', { ...good, decision: '1' }],
    ['answer', { ...good, options: Array.from({ length: 501 }, () => 'x') }],
    ['answer', { ...good, options: [{ id: 'x' }] }],
    ['answer', { ...good, options: ['x'.repeat(201)] }],
    ['answer', { ...good, seat: 0 }],
    ['answer', { ...good, person: 'Mira' }],
    ['join', { table: code, have: -1 }],
    ['join', { table: code, as: 0 }],
    ['join', { table: 'ZZZZ' }],
    ['say', { table: code, key: 'some-key-1', text: '' }],
    ['stops', { table: code, key: 'some-key-1', stops: { a: 'never' } }],
    ['sudo', {}],
    ['__proto__', {}],
    ['constructor', {}],
    ['hasOwnProperty', {}],
  ];
  for (const [name, message] of wrong) {
    const answer = await na.send(name as 'hint', message as never);
    expect(answer, `${name} ${JSON.stringify(message)}`).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^[^\n]{5,200}$/),
    });
  }
  // a message without a callback does no harm either
  (na.socket as unknown as { emit(...args: unknown[]): void }).emit('answer');
  (na.socket as unknown as { emit(...args: unknown[]): void }).emit('answer', good, 'no function');
  await na.must('join', { table: code });
  expect(await kept()).toEqual(before);
  expect(refusals().length).toBeGreaterThanOrEqual(wrong.length);
  expect(open.logged.filter(line => line.level >= 50)).toEqual([]);
  await playsOn();
});

test('a request of the wrong shape is refused in a line, and no trace of the machine gets out', async () => {
  const na = await guest('Na’Toth');
  const before = await kept();
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const wrong: [string, string, unknown, Record<string, string>?][] = [
    ['POST', '/api/tables', deep],
    ['POST', '/api/tables', '{"game":"wars","__proto__":{"admin":true},"seats":[]}'],
    ['POST', '/api/tables', '{"constructor":{"prototype":{"admin":true}}}'],
    ['POST', '/api/tables', { game: 'wars', seats: Array.from({ length: 17 }, () => ({ kind: 'anybody' })) }],
    ['POST', '/api/tables', { game: '../../etc/passwd', seats: [{ kind: 'me' }] }],
    ['POST', '/api/tables', { game: 'wars', seats: [{ kind: 'me' }, { kind: 'bot', bot: '/bin/sh' }] }],
    ['POST', '/api/tables', { game: 'wars', seats: 'two' }],
    ['POST', '/api/decks', { game: 'wars', text: 'x'.repeat(100_000) }],
    ['POST', '/api/guests', '<x/>', { 'content-type': 'application/xml' }],
    ['GET', '/api/tables/%00', undefined],
    ['GET', '/api/tables/..%2f..%2fetc%2fpasswd', undefined],
    ['GET', `/api/tables/${'A'.repeat(5000)}`, undefined],
    ['GET', '/api/decks/%27%20or%201=1--', undefined],
    ['PATCH', '/api/me', { name: '<script>alert(1)</script>' }],
    ['PATCH', '/api/me', { id: 'somebody else' }],
    ['PATCH', '/api/me', { isAnonymous: false }],
    ['POST', '/api/accounts', { name: 'Root', password: 'long enough', isAdmin: true }],
    ['POST', '/api/auth/sign-in/anonymous', {}],
    ['GET', '/api/auth/get-session', undefined],
  ];
  for (const [method, path, body, headers] of wrong) {
    const { status, text, json } = await na.ask(method, path, body, headers);
    const told = `${method} ${path.slice(0, 60)} ${JSON.stringify(body)?.slice(0, 80)}: ${status} ${text.slice(0, 200)}`;
    expect(status, told).toBeGreaterThanOrEqual(400);
    expect(status, told).toBeLessThan(500);
    expect(json?.error, told).toMatch(/^[^\n]{5,400}$/);
    expect(text, told).not.toMatch(/node_modules|\.ts:|at .*\(|SQLITE|select |insert /i);
  }
  expect((await na.get('/api/me')).json.person.name).toBe('Na’Toth');
  expect(await kept()).toEqual(before);
  expect(open.logged.filter(line => line.level >= 50)).toEqual([]);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
  await playsOn();
});

test('a message too large ends the connection of who sends it, and no other', async () => {
  const na = await guest('Na’Toth');
  await na.must('join', { table: code });
  const before = await kept();
  na.socket.emit('why', { table: code, wish: 'x'.repeat(1_000_000) } as never, () => {});
  await na.until(() => !na.socket.connected);
  expect(await kept()).toEqual(before);
  expect(open.logged).toContainEqual(expect.objectContaining({ level: 40, msg: 'a connection was ended' }));
  await playsOn();
});

/** The warnings in the server's log so far. */
const warned = (): string[] => open.logged.flatMap(({ level, msg }) => (level === 40 ? [msg] : []));
const STOPPED = 'a connection that did not stop was ended';
const UNREAD = 'a connection that read nothing was ended';

test('who floods is told to stop, then his connection is ended; others play on meanwhile', async () => {
  const na = await guest('Na’Toth');
  await na.must('join', { table: code });
  const answers = new Set<string>();
  // sends until the server closes the connection, however long that takes
  const floods = async () => {
    while (na.socket.connected) {
      for (let n = 0; n < 1000; n++)
        na.socket.emit('why', { table: code, wish: 'pass' }, answer => {
          answers.add(answer.ok ? 'done' : answer.error);
        });
      await new Promise(setImmediate);
    }
  };
  const flood = floods();
  await playsOn();
  await flood;
  await playsOn();
  expect([...answers].every(said => /Wait|You have no seat/.test(said))).toBe(true);
  expect(warned()).toContain(STOPPED);
  // he did read, and the log says nothing else
  expect(warned()).not.toContain(UNREAD);
  // the log is not flooded either
  expect(warned().length).toBeLessThan(10);
});

test('who sends much in one piece and reads what is answered stays: each message has its answer', async () => {
  const na = await guest('Na’Toth');
  await na.must('join', { table: code });
  const asked = Array.from({ length: 400 }, () => na.send('why', { table: code, wish: 'pass' }));
  for (const answer of await Promise.all(asked))
    expect(answer).toMatchObject({ ok: false, reason: expect.stringMatching(/^(forbidden|limit)$/) });
  expect(na.socket.connected).toBe(true);
  await na.must('join', { table: code });
  expect(warned()).not.toContain(UNREAD);
});

/** The network socket of a visitor, who may stop reading it. */
const wireOf = (who: Seated) =>
  (who.socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void; resume(): void } } }).ws._socket;
/** How many packets wait for the slowest reader. */
const waiting = async (): Promise<number> =>
  Number(/^orrery_waiting_packets (\d+)/m.exec((await mira.get('/metrics')).text)![1]);
/** A client that reads nothing asks for the whole table again and again. @param until checked with the number of waiting packets */
async function asksUnread(who: Seated, until: (packets: number) => boolean): Promise<number> {
  let most = 0;
  for (let rounds = 0; rounds < 200 && who.socket.connected; rounds++) {
    for (let n = 0; n < 10; n++) who.socket.emit('join', { table: code, have: 0 }, () => {});
    const packets = await waiting();
    most = Math.max(most, packets);
    if (until(packets)) break;
  }
  return most;
}

test('who reads nothing is not kept waiting for in memory, and has all when he reads again', async () => {
  const slow = await guest('Lennier');
  await slow.join(code);
  const wire = wireOf(slow);
  wire.pause();
  const full = await asksUnread(slow, packets => packets >= 1);
  expect(full).toBeGreaterThan(0);
  for (let n = 0; n < 60; n++) await playsOn();
  // sixty choices wait as one update
  expect(await waiting()).toBeLessThan(full + 30);
  wire.resume();
  const { number } = mira.sight(code);
  await slow.until(() => slow.sight(code).number >= number);
  const late = await guest('Delenn');
  await late.join(code);
  expect(slow.sight(code)).toMatchObject({ view: late.sight(code).view, log: late.sight(code).log });
});

test('who asks on and on and reads nothing of it is cut off; others play on meanwhile', async () => {
  const slow = await guest('Lennier');
  await slow.join(code);
  wireOf(slow).pause();
  await asksUnread(slow, () => warned().includes(STOPPED));
  expect(warned().filter(said => said === STOPPED)).toHaveLength(1);
  await expect.poll(waiting).toBeLessThan(20);
  await playsOn();
  // and returns like anybody else
  const back = slow.again();
  open.takes(back);
  await back.join(code);
  expect(back.sight(code).number).toBe(mira.sight(code).number);
});

/** A client with long polling: messages to it wait on the server until it asks. */
class Poller {
  private constructor(
    private readonly who: Seated,
    private readonly path: string,
  ) {}

  static async connect(who: Seated): Promise<Poller> {
    const path = '/socket.io/?EIO=4&transport=polling';
    const { sid } = JSON.parse((await who.get(path)).text.slice(1));
    const poller = new Poller(who, `${path}&sid=${sid}`);
    await poller.send('40');
    await poller.read();
    return poller;
  }

  /** Sends packets in one piece. @returns the status: 200 while the connection is open */
  async send(...packets: string[]): Promise<number> {
    const type = { 'content-type': 'text/plain' };
    return (await this.who.ask('POST', this.path, packets.join('\u001e'), type)).status;
  }

  /** Reads the waiting messages. */
  async read(): Promise<string[]> {
    return (await this.who.get(this.path)).text.split('\u001e');
  }
}

test('of what somebody asks and does not read sixteen answers wait at most', async () => {
  const slow = await guest('Lennier');
  const poller = await Poller.connect(slow);
  const joins = Array.from({ length: 40 }, (_, n) => `42${n}["join",{"table":"${code}"}]`);
  for (const join of joins) expect(await poller.send(join)).toBe(200);
  // every message is answered; the answers come in one piece, or in several
  const read: string[] = [];
  while (read.filter(packet => packet.startsWith('43')).length < joins.length) read.push(...(await poller.read()));
  expect(read.filter(packet => packet.includes('"whole":{')).length).toBeLessThanOrEqual(16);
  expect(read.filter(packet => packet.includes('"reason":"limit"')).length).toBeGreaterThanOrEqual(24);
  await playsOn();
});

test('who asks nothing and reads nothing is cut off, too, before too much waits', async () => {
  const busy = await OpenApp.open({ limits: { chat: Number.POSITIVE_INFINITY, messages: Number.POSITIVE_INFINITY } });
  try {
    const talker = await busy.guest('Londo');
    const seats = [{ kind: 'me' }, { kind: 'anybody' }];
    const table = (await talker.post('/api/tables', { game: 'wars', seats })).json.code;
    await talker.join(table);
    const deaf = await Poller.connect(await busy.guest('Lennier'));
    await deaf.send(`420["join",{"table":"${table}"}]`);
    // it sends signs of life, and reads nothing
    for (let n = 0; (await deaf.send('3')) === 200; n++)
      await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          talker.must('say', { table, key: `line-${n}-${i}`.padEnd(8, '-'), text: 'so' }),
        ),
      );
    expect(busy.logged.map(({ msg }) => msg)).toContain(UNREAD);
    expect(talker.socket.connected).toBe(true);
  } finally {
    await busy.close();
  }
});

describe('who signs out', () => {
  test('has no connection and no seat there from that moment on, and keeps them where he is signed in still', async () => {
    const password = 'correct horse';
    const here = await Seated.account(open.address, 'Londo', password);
    const there = new Seated(open.address);
    await there.post('/api/sign-in', { name: 'Londo', password });
    open.takes(here, there);
    for (const who of [here, there]) await who.join(code);
    await here.post('/api/sign-out');
    await here.until(() => !here.socket.connected);
    expect(there.socket.connected).toBe(true);
    await there.must('join', { table: code });
    await playsOn();
    // a new password closes the connections of old sessions; the new cookie opens one again
    await there.patch('/api/me', { password: { old: password, new: 'another horse' } });
    await there.until(() => !there.socket.connected);
    const back = there.again();
    open.takes(back);
    await back.join(code);
    expect(back.sight(code).number).toBe(mira.sight(code).number);
  });

  test('does nothing more at a table by the connection that he had', async () => {
    const who = asked();
    const message = await who.advised(code, 'signed-out');
    const before = await kept();
    await who.post('/api/sign-out');
    // an answer that the closed connection does not deliver is never acknowledged
    who.socket.emit('answer', message, () => {});
    await who.until(() => !who.socket.connected);
    const error = await new Promise<Error>(resolve => {
      who.socket.once('connect_error', resolve);
      who.socket.connect();
    });
    expect(error.message).toBe('Sign in first, or play as a guest.');
    expect(await kept()).toEqual(before);
  });
});

test('of a thousand connections from one address those too many are told so; who plays plays on', async () => {
  const na = await guest('Na’Toth');
  const told = new Map<string, number>();
  const count = (said: string) => told.set(said, (told.get(said) ?? 0) + 1);
  const sockets: ReturnType<typeof io>[] = [];
  const comes = () =>
    new Promise<void>(resolve => {
      const extraHeaders = { cookie: na.cookie };
      const wait = { timeout: 600_000, reconnection: false, forceNew: true };
      const socket = io(open.address, { transports: ['websocket'], extraHeaders, ...wait });
      sockets.push(socket);
      socket.once('connect', () => resolve(void count('in')));
      socket.once('connect_error', error => resolve(void count(error.message)));
    });
  // one by one: the server closes a silent connection after ten seconds
  for (let n = 0; n < 20; n++) await Promise.all(Array.from({ length: 50 }, comes));
  expect(told.get('in')).toBeLessThanOrEqual(30);
  // a few are accepted to be told why; the others are refused before, or have given up on a slow machine
  const told30 = 'Your address has 30 connections open. It cannot open more: close one first.';
  expect([told30, 'websocket error', 'timeout', 'in']).toEqual(expect.arrayContaining([...told.keys()]));
  expect(told.get('websocket error')).toBeGreaterThan(0);
  await playsOn();
  for (const socket of sockets) socket.disconnect();
  expect(refusals().filter(reason => reason === 'limit').length).toBeGreaterThan(900);
});

test('a page of another place opens no socket', async () => {
  const na = await guest('Na’Toth');
  const socket = io(open.address, {
    transports: ['websocket'],
    extraHeaders: { cookie: na.cookie, origin: 'https://evil.example' },
    reconnection: false,
  });
  await new Promise(resolve => socket.once('connect_error', resolve));
  socket.disconnect();
  expect(open.logged).toContainEqual(
    expect.objectContaining({ level: 40, msg: 'refused', origin: 'https://evil.example' }),
  );
  await playsOn();
});

test('who sends no end of a request, or no HTTP at all, holds nobody up', async () => {
  const { port } = new URL(open.address);
  const wires = [
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{',
    '\u0000\u0001\u0002 rubbish\r\n\r\n',
  ].map(said => {
    const wire = connect(Number(port), '127.0.0.1', () => wire.write(said));
    wire.on('error', () => {});
    return wire;
  });
  await playsOn();
  expect((await mira.get('/health')).json).toEqual({ ok: true });
  for (const wire of wires) wire.destroy();
});
