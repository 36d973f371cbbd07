import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Guesses } from '../../src/limits/guesses.ts';
import { properPassword } from '../../src/people/passwords.ts';
import { clientOf } from '../../src/people/sessions.ts';
import { OpenApp } from '../support/open-app.ts';
import { Seated } from '../support/seated.ts';
import { Visitor } from '../support/visitor.ts';

const PASSWORD = 'correct horse';
let open: OpenApp;
beforeEach(async () => {
  open = await OpenApp.open({ address: 'http://play.example.org', proxies: ['loopback'] });
});
afterEach(() => open.close());

/** A person with their own address, behind the proxy. */
class From extends Visitor {
  constructor(private readonly from: string) {
    super(open.address);
  }
  override ask(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    return super.ask(method, path, body, { 'x-forwarded-for': this.from, ...headers });
  }
}

describe('passwords of one account', () => {
  test('are guessed from one address only so often, which is said in words; its owner comes in from where he always does', async () => {
    const mira = new From('192.0.2.1');
    await mira.post('/api/accounts', { name: 'Mira', password: PASSWORD });
    const thief = new From('198.51.100.1');
    const statuses = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await thief.post('/api/sign-in', { name: 'mira', password: `guess number ${n}` })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const late = await thief.post('/api/sign-in', { name: 'Mira', password: PASSWORD });
    expect([late.status, late.json.error]).toEqual([
      429,
      expect.stringMatching(/^Too many wrong passwords for this account\. Wait \d+ minutes\.$/),
    ]);
    expect((await new From('192.0.2.1').post('/api/sign-in', { name: 'Mira', password: PASSWORD })).status).toBe(200);
  });

  test('are guessed from all addresses together only so often; where somebody has come in before he still does', async () => {
    const guesses = new Guesses(true);
    const [wrong, right] = [async () => false, async () => true];
    expect(await guesses.try('mira', '192.0.2.1', right)).toBe(true);
    for (let n = 0; n < 50; n++) expect(await guesses.try('mira', `198.51.100.${n}`, wrong)).toBe(false);
    await expect(guesses.try('mira', '203.0.113.9', right)).rejects.toThrow(/^Too many wrong passwords/);
    expect(await guesses.try('mira', '192.0.2.1', right)).toBe(true);
    expect(await guesses.try('vir', '203.0.113.9', right)).toBe(true);
  });

  test('that there is not are counted just so: nothing tells whether there is one', async () => {
    const guesses = new Guesses(true);
    const wrong = async () => false;
    for (let n = 0; n < 10; n++) expect(await guesses.try('nobody', '192.0.2.1', wrong)).toBe(false);
    await expect(guesses.try('nobody', '192.0.2.1', wrong)).rejects.toThrow(/^Too many wrong passwords/);
    // many at once count as many
    const rush = await Promise.allSettled(Array.from({ length: 40 }, () => guesses.try('vir', '192.0.2.2', wrong)));
    expect(rush.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('are counted where they are asked for again, too', async () => {
    const mira = new From('192.0.2.1');
    await mira.post('/api/accounts', { name: 'Mira', password: PASSWORD });
    const tried = [];
    for (let n = 0; n < 11; n++)
      tried.push(
        (await mira.patch('/api/me', { password: { old: `guess number ${n}`, new: 'battery staple' } })).status,
      );
    expect(tried).toEqual([...Array(10).fill(401), 429]);
    expect((await mira.delete('/api/me', { password: 'another guess' })).status).toBe(429);
  });
});

describe('a password', () => {
  test.each([
    'password',
    'Password1!',
    '12345678',
    'qwertyuiop',
    'ILOVEYOU',
    'dragon2026',
    'aaaaaaaa',
    'abababab',
    'letmein!!!',
  ])('is not one of those that are tried first: %s', async password => {
    await expect(properPassword(password, null)).rejects.toThrow(/^That password is easy to guess\./);
  });

  test('is not the name of its owner, and is refused wherever one is chosen', async () => {
    await expect(properPassword('zathrasson77', 'Zathrasson')).rejects.toThrow(
      'That password is your name. Choose another.',
    );
    await expect(properPassword('zathrasson and the sea', 'Zathrasson')).resolves.toBeUndefined();
    const mira = new Visitor(open.address);
    expect((await mira.post('/api/accounts', { name: 'Mira', password: 'football1' })).status).toBe(400);
    await mira.post('/api/accounts', { name: 'Mira', password: PASSWORD });
    expect((await mira.patch('/api/me', { password: { old: PASSWORD, new: 'football1' } })).status).toBe(400);
    expect((await mira.post('/api/password/new', { token: 'x'.repeat(24), password: 'football1' })).status).toBe(400);
    expect((await mira.get('/api/me')).json.person.name).toBe('Mira');
  });
});

test('the cookie of a guest is worth nothing once he has signed in, nor that of the account before', async () => {
  await new Visitor(open.address).post('/api/accounts', { name: 'Mira', password: PASSWORD });
  const guest = await open.guest('Lyta');
  const old = guest.again();
  open.takes(old);
  old.socket.connect();
  await old.send('join', { table: 'ABCD' });
  await guest.post('/api/sign-in', { name: 'Mira', password: PASSWORD });
  expect((await guest.get('/api/me')).json.person.name).toBe('Mira');
  expect((await old.get('/api/me')).json.person).toBeNull();
  await old.until(() => !old.socket.connected);
  const before = guest.again();
  await guest.post('/api/sign-in', { name: 'Mira', password: PASSWORD });
  expect((await before.get('/api/me')).json.person).toBeNull();
});

describe('where one is signed in', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
  const at = async (agent: string): Promise<Seated> => {
    const there = new Seated(open.address);
    open.takes(there);
    await there.ask('POST', '/api/sign-in', { name: 'Mira', password: PASSWORD }, { 'user-agent': agent });
    return there;
  };
  type Told = { id: string; client: string; here: boolean; since: number; seen: number };
  const list = async (who: Visitor): Promise<Told[]> => (await who.get('/api/me/sessions')).json.sessions;

  test('is told in plain words, one is ended with its sockets, and all others at once', async () => {
    const here = new Seated(open.address);
    open.takes(here);
    await here.post('/api/accounts', { name: 'Mira', password: PASSWORD });
    const [one, two, three] = [await at(FIREFOX), await at('Orrery/terminal'), await at(`<b>\u00e9${'x'.repeat(900)}`)];
    const all = await list(here);
    expect(all.map(({ client }) => client)).toEqual(expect.arrayContaining(['Firefox on Linux', 'the terminal']));
    expect(all.filter(session => session.here)).toHaveLength(1);
    expect(JSON.stringify(all)).not.toMatch(/token|<b>/);
    one.socket.connect();
    await one.send('join', { table: 'ABCD' });
    const { id } = all.find(({ client }) => client === 'Firefox on Linux')!;
    // nobody can end another person's session
    const vir = await open.guest('Vir');
    expect((await vir.delete(`/api/me/sessions/${id}`)).status).toBe(404);
    expect((await here.delete(`/api/me/sessions/${id}`)).json).toEqual({ done: true });
    await one.until(() => !one.socket.connected);
    expect((await one.get('/api/me')).json.person).toBeNull();
    expect((await two.get('/api/me')).json.person.name).toBe('Mira');
    expect((await here.delete('/api/me/sessions')).json).toEqual({ done: true });
    for (const gone of [two, three]) expect((await gone.get('/api/me')).json.person).toBeNull();
    expect((await list(here)).map(session => session.here)).toEqual([true]);
    expect((await here.get('/api/me/data')).json.signedIn).toHaveLength(1);
  });

  test('is called by what the client has said of itself', () => {
    expect(clientOf(FIREFOX)).toBe('Firefox on Linux');
    expect(clientOf('')).toBe('an unknown program');
    expect(clientOf(null)).toBe('an unknown program');
  });
});
