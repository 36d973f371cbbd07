import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatLine } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Running, serve } from '../../src/index.ts';
import { Seated } from '../support/seated.ts';

let folder: string;
let running: Running;
let people: Seated[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-chat-'));
  running = await serve({ port: 0, folder, level: 'silent' });
  people = [];
});
afterEach(async () => {
  for (const person of people) person.leave();
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const guest = async (name: string): Promise<Seated> => {
  const person = await Seated.guest(running.address, name);
  people.push(person);
  return person;
};
let keys = 0;
const say = (who: Seated, table: string, text: string, key = `chat-key-${++keys}`) =>
  who.send('say', { table, key, text });
const texts = async (who: Seated, table: string): Promise<string[]> =>
  ((await who.get(`/api/tables/${table}/chat`)).json.lines as ChatLine[]).map(line => `${line.name}: ${line.text}`);

/** A table of two players and a spectator; all three follow it. */
async function table(options: object = {}): Promise<{ code: string; mira: Seated; vir: Seated; kosh: Seated }> {
  const [mira, vir, kosh] = [await guest('Mira'), await guest('Vir'), await guest('Kosh')];
  const seats = [{ kind: 'me' }, { kind: 'anybody' }];
  const { code } = (await mira.post('/api/tables', { game: 'wars', seats, options })).json;
  await vir.post(`/api/tables/${code}/seat`);
  for (const who of [mira, vir]) await who.ask('PUT', `/api/tables/${code}/ready`, { ready: true });
  for (const who of [mira, vir]) await who.join(code);
  await kosh.send('join', { table: code });
  return { code, mira, vir, kosh };
}

describe('what a player says', () => {
  test('is heard at once by all who follow the table, and kept for who comes later', async () => {
    const { code, mira, vir, kosh } = await table();
    const said = await say(mira, code, '  Good   luck,\nVir! ');
    expect(said).toMatchObject({ ok: true, line: { table: code, number: 1, name: 'Mira', text: 'Good luck, Vir!' } });
    for (const who of [mira, vir, kosh]) await who.until(() => who.heard.length === 1);
    await say(vir, code, 'And to you.');
    expect(await texts(kosh, code)).toEqual(['Mira: Good luck, Vir!', 'Vir: And to you.']);
    expect((await vir.get(`/api/tables/${code}/chat?before=2`)).json.lines).toHaveLength(1);
  });

  test('that arrives twice counts once', async () => {
    const { code, mira, vir } = await table();
    const once = await say(mira, code, 'Hello', 'the-very-same');
    expect(await say(mira, code, 'Hello', 'the-very-same')).toEqual(once);
    // the key is hers: the same key of his is another one
    await say(vir, code, 'Hello, too', 'the-very-same');
    expect(await texts(vir, code)).toEqual(['Mira: Hello', 'Vir: Hello, too']);
  });

  test('by several at one moment is all kept', async () => {
    const { code, mira, vir } = await table();
    await Promise.all([mira, vir, mira, vir, mira, vir].map((who, i) => say(who, code, `line ${i}`)));
    expect((await texts(mira, code)).sort()).toHaveLength(6);
  });

  test('is text and nothing else: script is kept as it was typed, signs that turn or hide text are not', async () => {
    const { code, mira, vir } = await table();
    await say(mira, code, '<img src=x onerror=alert(1)>');
    await say(mira, code, 'abc\u202e\u0000def');
    await say(mira, code, `Z${'\u0335'.repeat(50)}`);
    expect(await texts(vir, code)).toEqual([
      'Mira: <img src=x onerror=alert(1)>',
      'Mira: abcdef',
      `Mira: Z${'\u0335'.repeat(3)}`,
    ]);
    expect(await say(mira, code, '\u202e \n')).toMatchObject({ ok: false, error: 'The message is empty.' });
    expect(await say(mira, code, 'x'.repeat(301))).toMatchObject({ ok: false, reason: 'input' });
  });

  test('too quickly has to wait, and nothing is kept of it', async () => {
    const { code, mira } = await table();
    const answers = [];
    for (let n = 1; n <= 10; n++) answers.push(await say(mira, code, `${n}`));
    expect(answers.filter(answer => answer.ok)).toHaveLength(8);
    expect(answers[9]).toEqual({
      ok: false,
      error: expect.stringMatching(/^You write too much at once\. Wait \d+ seconds\.$/),
      reason: 'limit',
    });
    expect(await texts(mira, code)).toHaveLength(8);
  });
});

describe('who does not play', () => {
  test('listens, and says nothing', async () => {
    const { code, kosh } = await table();
    expect(await say(kosh, code, 'Yes.')).toMatchObject({
      ok: false,
      error: 'Only players at the table can chat there.',
      reason: 'forbidden',
    });
  });

  test('hears nothing where nobody may watch, and later where he sees everything later', async () => {
    const [closed, slow] = [await table({ spectators: null }), null];
    expect(slow).toBeNull();
    await say(closed.mira, closed.code, 'Between us');
    await closed.vir.until(() => closed.vir.heard.length === 1);
    expect((await closed.kosh.get(`/api/tables/${closed.code}/chat`)).json.error).toBe('Nobody can watch this table.');
    expect(closed.kosh.heard).toEqual([]);
  });

  test('hears with the delay with which he sees', async () => {
    const { code, mira, vir, kosh } = await table({ spectators: { delay: 3600 } });
    await say(mira, code, 'I hold the Captain');
    await vir.until(() => vir.heard.length === 1);
    expect(await texts(vir, code)).toHaveLength(1);
    expect(await texts(kosh, code)).toEqual([]);
    expect(kosh.heard).toEqual([]);
  });
});

describe('chat', () => {
  test('is switched off by whoever opened the table, and by nobody else; what was said stays', async () => {
    const { code, mira, vir } = await table();
    await say(vir, code, 'Hello');
    expect((await vir.ask('PUT', `/api/tables/${code}/chat`, { on: false })).json.error).toBe(
      'Only the host of the table can switch its chat on or off.',
    );
    expect((await mira.ask('PUT', `/api/tables/${code}/chat`, { on: false })).json).toEqual({ done: true });
    expect((await vir.get(`/api/tables/${code}`)).json.options.chat).toBe(false);
    expect(await say(vir, code, 'Hello?')).toMatchObject({ ok: false, error: 'Chat is off at this table.' });
    await mira.ask('PUT', `/api/tables/${code}/chat`, { on: true });
    await say(vir, code, 'Hello!');
    expect(await texts(mira, code)).toEqual(['Vir: Hello', 'Vir: Hello!']);
  });

  test('of somebody who is muted is not heard, now or later, by who has muted him, until she wants to again', async () => {
    const { code, mira, vir, kosh } = await table();
    await say(vir, code, 'First');
    await mira.until(() => mira.heard.length === 1);
    const id = (await vir.get('/api/me')).json.person.id;
    expect((await mira.ask('PUT', `/api/me/muted/${id}`)).json).toEqual({ done: true });
    expect((await mira.get('/api/me/muted')).json).toEqual({ people: [{ id, name: 'Vir' }] });
    await say(vir, code, 'Second');
    await kosh.until(() => kosh.heard.length === 2);
    await say(mira, code, 'Mine');
    await mira.until(() => mira.heard.some(line => line.text === 'Mine'));
    expect(mira.heard.map(line => line.text)).toEqual(['First', 'Mine']);
    expect(await texts(mira, code)).toEqual(['Mira: Mine']);
    expect(await texts(kosh, code)).toHaveLength(3);
    await mira.delete(`/api/me/muted/${id}`);
    expect(await texts(mira, code)).toHaveLength(3);
    expect((await mira.ask('PUT', '/api/me/muted/nobody')).status).toBe(404);
  });

  test('is reported, once by each, and the report keeps what was said', async () => {
    const { code, mira, vir } = await table();
    await say(vir, code, 'Something unkind');
    for (let n = 0; n < 2; n++)
      expect((await mira.post(`/api/tables/${code}/chat/1/report`, { reason: 'unkind' })).json).toEqual({ done: true });
    expect((await mira.post(`/api/tables/${code}/chat/7/report`)).json.error).toBe('There is no such line of chat.');
    expect((await mira.get('/api/me/data')).json.chat.reported).toMatchObject([{ code, number: 1, reason: 'unkind' }]);
  });
});
