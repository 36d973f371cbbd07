import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportFile, importFile, type Running, serve } from '../../src/index.ts';
import { Seated } from '../support/seated.ts';
import { Visitor } from '../support/visitor.ts';

/** E-mail as a mail server gets it: confirming addresses, lost passwords, slow games. */

interface Taken {
  readonly to: string;
  readonly text: string;
}

const PLACE = 'http://play.example.org';
const PASSWORD = 'correct horse';

let folder: string;
let letters: Taken[];
let smtp: SMTPServer;
let url: string;
let running: Running;
let people: Seated[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-mail-'));
  letters = [];
  people = [];
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => done(address.startsWith('nobody@') ? new Error('no such mailbox') : null),
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', part => {
        text += part;
      });
      stream.on('end', () => {
        // long lines are broken on the way
        const whole = text.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n', '\n');
        for (const { address } of envelope.rcptTo) letters.push({ to: address, text: whole });
        done();
      });
    },
  });
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { readonly port: number };
  url = `smtp://127.0.0.1:${port}`;
  running = await serve({
    port: 0,
    folder,
    level: 'silent',
    address: PLACE,
    mail: { url, from: 'Orrery <table@example.org>' },
  });
});
afterEach(async () => {
  for (const person of people) person.leave();
  await running.close();
  await new Promise<void>(resolve => smtp.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
});

/** The next e-mail to an address. */
async function letterTo(address: string): Promise<Taken> {
  await expect.poll(() => letters.find(({ to }) => to === address)).toBeDefined();
  const at = letters.findIndex(({ to }) => to === address);
  return letters.splice(at, 1)[0]!;
}
/** The secret word in the link of an e-mail. */
const wordOf = ({ text }: Taken, page: string): string =>
  new RegExp(`${PLACE}/account/${page}#([\\w-]+)`).exec(text)![1]!;

/** A person with an account and a confirmed address. */
async function withAddress(name: string, address: string): Promise<Seated> {
  const person = await Seated.account(running.address, name, PASSWORD);
  people.push(person);
  expect((await person.ask('PUT', '/api/me/mail', { address, password: PASSWORD })).json).toEqual({ done: true });
  const token = wordOf(await letterTo(address), 'mail');
  expect((await person.post('/api/mail/confirm', { token })).json).toEqual({ done: true });
  return person;
}

/** A person with an account, in a new session. */
async function signedIn(name: string): Promise<Visitor> {
  const person = new Visitor(running.address);
  expect((await person.post('/api/sign-in', { name, password: PASSWORD })).status).toBe(200);
  return person;
}

describe('an address', () => {
  test('is somebody’s own when the letter that goes there is answered, once', async () => {
    const mira = await Seated.account(running.address, 'Mira', PASSWORD);
    expect((await mira.get('/api/me/mail')).json).toEqual({
      sends: true,
      address: null,
      confirmed: false,
      notices: false,
    });
    await mira.ask('PUT', '/api/me/mail', { address: 'mira@example.org', password: PASSWORD });
    const letter = await letterTo('mira@example.org');
    expect(letter.text).toMatch(/^From: Orrery <table@example\.org>$/m);
    expect(letter.text).toMatch(/^Subject: Confirm your e-mail address$/m);
    expect((await mira.get('/api/me/mail')).json.address).toBeNull();
    const token = wordOf(letter, 'mail');
    // the link works without being signed in there
    const elsewhere = new Visitor(running.address);
    expect((await elsewhere.post('/api/mail/confirm', { token })).json).toEqual({ done: true });
    const known = { sends: true, address: 'mira@example.org', confirmed: true, notices: true };
    expect((await mira.get('/api/me/mail')).json).toEqual(known);
    expect(await elsewhere.post('/api/mail/confirm', { token })).toMatchObject({
      status: 404,
      json: { error: 'This link was used before, or it is too old. Ask for a new one.' },
    });
    expect((await mira.get('/api/me/data')).json.mail).toEqual({
      address: 'mira@example.org',
      confirmed: true,
      notices: true,
    });
    await mira.patch('/api/me/mail', { notices: false });
    expect((await mira.get('/api/me/mail')).json).toEqual({ ...known, notices: false });
    await mira.delete('/api/me/mail');
    expect((await mira.get('/api/me/mail')).json.address).toBeNull();
  });

  test('is taken from nobody without the password, from no guest, and is no way to send letters to others without end', async () => {
    const mira = await Seated.account(running.address, 'Mira', PASSWORD);
    const wrong = await mira.ask('PUT', '/api/me/mail', { address: 'a@example.org', password: 'not the one' });
    expect([wrong.status, wrong.json.error]).toEqual([401, 'That is not your password.']);
    const guest = await Seated.guest(running.address, 'Vir');
    const none = await guest.ask('PUT', '/api/me/mail', { address: 'a@example.org', password: PASSWORD });
    expect([none.status, none.json.error]).toEqual([
      409,
      'A guest cannot have an e-mail address. Make an account first.',
    ]);
    for (const address of ['a', 'a@b@c', 'a b@example.org', 'a@example.org\nBcc: b@example.org', '<a@example.org>'])
      expect((await mira.ask('PUT', '/api/me/mail', { address, password: PASSWORD })).status).toBe(400);
    expect(letters).toEqual([]);
    const refused = await mira.ask('PUT', '/api/me/mail', { address: 'nobody@example.org', password: PASSWORD });
    expect([refused.status, refused.json.error]).toEqual([
      503,
      'The e-mail could not be sent. Check the address, and try again.',
    ]);
    const answers = [];
    for (let n = 0; n < 6; n++)
      answers.push((await mira.ask('PUT', '/api/me/mail', { address: 'b@example.org', password: PASSWORD })).status);
    expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('goes along in an export, and with whoever leaves for good it is gone', async () => {
    const mira = await withAddress('Mira', 'mira@example.org');
    await exportFile({ folder }, join(folder, 'out'));
    const copy = join(folder, 'copy');
    await importFile({ folder: copy }, join(folder, 'out'));
    const other = await serve({ port: 0, folder: copy, level: 'silent' });
    const again = new Visitor(other.address);
    await again.post('/api/sign-in', { name: 'Mira', password: PASSWORD });
    expect((await again.get('/api/me/mail')).json).toMatchObject({ sends: false, address: 'mira@example.org' });
    await other.close();
    await mira.delete('/api/me', { password: PASSWORD });
    await new Visitor(running.address).post('/api/password/lost', { name: 'Mira' });
    const vir = await withAddress('Vir', 'vir@example.org');
    await vir.post('/api/password/lost', { name: 'Vir' });
    await letterTo('vir@example.org');
    expect(letters).toEqual([]);
  });
});

describe('a lost password', () => {
  test('is replaced by the word of a letter, once; who was signed in with the old one is so no more', async () => {
    const mira = await withAddress('Mira', 'mira@example.org');
    await mira.must('join', { table: await tableOf(mira) });
    const one = new Visitor(running.address);
    expect((await one.post('/api/password/lost', { name: 'mira' })).json).toEqual({ done: true });
    const letter = await letterTo('mira@example.org');
    expect(letter.text).toContain('Subject: Choose a new password');
    const token = wordOf(letter, 'password');
    // until then the old one stays
    expect((await one.post('/api/sign-in', { name: 'Mira', password: PASSWORD })).status).toBe(200);
    expect((await one.post('/api/password/new', { token, password: 'short' })).json.error).toMatch(
      /^A password has 8 to/,
    );
    expect((await one.post('/api/password/new', { token, password: 'another horse' })).json).toEqual({ done: true });
    await mira.until(() => !mira.socket.connected);
    expect((await mira.get('/api/me')).json.person).toBeNull();
    expect((await one.get('/api/me')).json.person).toBeNull();
    expect((await one.post('/api/sign-in', { name: 'Mira', password: PASSWORD })).status).toBe(401);
    expect((await one.post('/api/sign-in', { name: 'Mira', password: 'another horse' })).status).toBe(200);
    expect(await one.post('/api/password/new', { token, password: 'a third horse' })).toMatchObject({
      status: 404,
      json: { error: 'This link was used before, or it is too old. Ask for a new one.' },
    });
  });

  test('asked for twice is replaced once: the words of all other letters die with the first use of any', async () => {
    await withAddress('Mira', 'mira@example.org');
    const mira = await signedIn('Mira');
    const one = new Visitor(running.address);
    const words = [];
    for (let n = 0; n < 2; n++) {
      await one.post('/api/password/lost', { name: 'Mira' });
      words.push(wordOf(await letterTo('mira@example.org'), 'password'));
    }
    // somebody who was in her account has asked for another address, too
    await mira.ask('PUT', '/api/me/mail', { address: 'thief@example.org', password: PASSWORD });
    const thief = wordOf(await letterTo('thief@example.org'), 'mail');
    expect((await one.post('/api/password/new', { token: words[1], password: 'another horse' })).status).toBe(200);
    expect((await one.post('/api/password/new', { token: words[0], password: 'a third horse' })).status).toBe(404);
    expect((await one.post('/api/mail/confirm', { token: thief })).status).toBe(404);
  });

  test('that was asked for is worth nothing once the password or the address is another', async () => {
    await withAddress('Mira', 'mira@example.org');
    const mira = await signedIn('Mira');
    const lost = async (address: string): Promise<string> => {
      await new Visitor(running.address).post('/api/password/lost', { name: 'Mira' });
      return wordOf(await letterTo(address), 'password');
    };
    const first = await lost('mira@example.org');
    await mira.patch('/api/me', { password: { old: PASSWORD, new: 'another horse' } });
    await letterTo('mira@example.org');
    const second = await lost('mira@example.org');
    await mira.ask('PUT', '/api/me/mail', { address: 'new@example.org', password: 'another horse' });
    await mira.post('/api/mail/confirm', { token: wordOf(await letterTo('new@example.org'), 'mail') });
    for (const token of [first, second])
      expect((await mira.post('/api/password/new', { token, password: 'a third horse' })).status).toBe(404);
  });

  test('of who has none, or no address, or has not confirmed it, is answered alike, and no letter goes out', async () => {
    await Seated.account(running.address, 'Vir', PASSWORD);
    const kosh = await Seated.account(running.address, 'Kosh', PASSWORD);
    await kosh.ask('PUT', '/api/me/mail', { address: 'kosh@example.org', password: PASSWORD });
    await letterTo('kosh@example.org');
    const one = new Visitor(running.address);
    await Seated.guest(running.address, 'Lennier');
    for (const name of ['Vir', 'Kosh', 'Lennier', 'Somebody else'])
      expect((await one.post('/api/password/lost', { name })).json).toEqual({ done: true });
    // the e-mail after them is the only one
    await withAddress('Mira', 'mira@example.org');
    await one.post('/api/password/lost', { name: 'Mira' });
    await letterTo('mira@example.org');
    expect(letters).toEqual([]);
  });
});

describe('a letter tells of a change', () => {
  test('of the password, of the name, and of the address, to the one there was', async () => {
    await withAddress('Mira', 'mira@example.org');
    const mira = await signedIn('Mira');
    await mira.patch('/api/me', { password: { old: PASSWORD, new: 'another horse' } });
    const changed = await letterTo('mira@example.org');
    expect(changed.text).toContain('Subject: Your account has changed');
    expect(changed.text).toContain('Your password was changed.');
    await mira.patch('/api/me', { name: 'Delenn' });
    expect((await letterTo('mira@example.org')).text).toContain('Your name changed from Mira to Delenn');
    await mira.ask('PUT', '/api/me/mail', { address: 'new@example.org', password: 'another horse' });
    await mira.post('/api/mail/confirm', { token: wordOf(await letterTo('new@example.org'), 'mail') });
    const moved = await letterTo('mira@example.org');
    expect(moved.text).toContain('Your e-mails go to another address from now on.');
    // nobody else learns where they go now
    expect(moved.text).not.toContain('new@example.org');
    await new Visitor(running.address).post('/api/password/lost', { name: 'Delenn' });
    const token = wordOf(await letterTo('new@example.org'), 'password');
    await mira.post('/api/password/new', { token, password: 'a third horse' });
    expect((await letterTo('new@example.org')).text).toContain('Your password was changed.');
    const again = new Visitor(running.address);
    await again.post('/api/sign-in', { name: 'Delenn', password: 'a third horse' });
    await again.delete('/api/me/mail');
    expect((await letterTo('new@example.org')).text).toContain('This address was removed from your account');
  });
});

const SEATS = [{ kind: 'me', deck: { ready: 'quay' } }, { kind: 'anybody' }];
const tableOf = async (who: Seated, options: object = {}): Promise<string> =>
  (await who.post('/api/tables', { game: 'wars', title: 'Slowly', seats: SEATS, options })).json.code;

test('in a game of days who is asked and not there is told by e-mail, once, where he wishes it', async () => {
  const mira = await withAddress('Mira', 'mira@example.org');
  const vir = await withAddress('Vir', 'vir@example.org');
  await vir.patch('/api/me/mail', { notices: false });
  const code = await tableOf(mira, { clock: { kind: 'days', days: 3 } });
  await vir.post(`/api/tables/${code}/seat`);
  for (const who of [mira, vir]) await who.ask('PUT', `/api/tables/${code}/ready`, { ready: true });
  // both must choose where to begin, and neither is there
  const letter = await letterTo('mira@example.org');
  expect(letter.text).toContain('Subject: Your turn');
  expect(letter.text).toContain(`A game of WARS waits for you: Slowly.\n\n${PLACE}/t/${code}\n`);
  // nothing else is sent before the next e-mail that must come
  await vir.post('/api/password/lost', { name: 'Vir' });
  await letterTo('vir@example.org');
  expect(letters).toEqual([]);
});

test('a server without a mail server sends nothing and says so; settings that are none are told in a line', async () => {
  const other = await serve({ port: 0, folder: join(folder, 'other'), level: 'silent' });
  const mira = await Seated.account(other.address, 'Mira', PASSWORD);
  expect((await mira.get('/api/me/mail')).json).toEqual({
    sends: false,
    address: null,
    confirmed: false,
    notices: false,
  });
  const { json } = await mira.ask('PUT', '/api/me/mail', { address: 'a@example.org', password: PASSWORD });
  expect(json.error).toBe('This server sends no e-mail.');
  expect((await mira.post('/api/password/lost', { name: 'Mira' })).json).toEqual({ done: true });
  await other.close();
  const settings = { port: 0, folder, level: 'silent' } as const;
  const from = 'table@example.org';
  await expect(serve({ ...settings, mail: { url, from } })).rejects.toThrow(
    /^E-mails have links\. When you set SMTP_URL, set ORRERY_URL/,
  );
  await expect(serve({ ...settings, address: PLACE, mail: { url: 'mail.example.org', from } })).rejects.toThrow(
    'The server cannot send e-mail with SMTP_URL: it must be an address such as smtp://user:password@host:587.',
  );
});
