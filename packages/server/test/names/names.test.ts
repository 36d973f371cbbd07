import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOT_KINDS } from '@orrery/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Running, serve } from '../../src/index.ts';
import { capsKey, nameKey } from '../../src/names/looks.ts';
import { properName } from '../../src/names/names.ts';
import { Visitor } from '../support/visitor.ts';

describe('a name', () => {
  test('may be of any script in use, with single signs inside', () => {
    for (const name of [
      "Ko'Dath",
      'Zoë',
      'Мария',
      'マリア',
      'Jean-Luc',
      'a_b',
      'Mr. Morden',
      'दीपिका',
      '田中 Ken',
      '김민지',
      'ไม้คำ',
    ])
      expect(properName(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    '<script>alert(1)</script>',
    'Mira\u202eSlf',
    'Mi\u200bra',
    'a  -b',
    '  ',
    '-Mira',
    'Z̴̢͜a̵͝l̵g̷o',
    'x'.repeat(25),
    '\u0000ab',
    '😀😀',
    // invisible characters: alone, and inside another person's name
    '\u3164\u3164',
    'Mi\u115fra',
    'Mira\u1160',
    'Mira\uffa0',
    'Mi\u034fra',
    'Mira\ufe0f',
    'Mi\u17b4ra',
    'Mira\u{e0041}',
    // letters of several alphabets, and of dead ones
    'Міrа',
    'Pаul',
    'Ζοe',
    'Mira\u0661',
    '𐌀𐌁𐌂',
  ])('is not %j', name => {
    expect(() => properName(name)).toThrow(/^A name /);
  });

  test('that looks like another has its key', () => {
    expect(nameKey('Мирa')).not.toBe(nameKey('Mira'));
    for (const name of ['ZOË', 'zoe', 'Z oe']) expect(nameKey(name), name).toBe(nameKey('Zoe'));
    expect(nameKey('Rnira')).toBe(nameKey('Mira'));
    expect(nameKey('0rson')).toBe(nameKey('Orson'));
    expect(nameKey('Mi\u3164ra')).toBe(nameKey('Mira'));
  });

  test('all of whose letters look like those of another alphabet has its key in small letters or in capitals', () => {
    for (const [one, other] of [
      ['сосо', 'coco'],
      ['РАСЕ', 'PACE'],
      ['ΑΝΝΑ', 'Anna'],
      ['ΖΟΕ', 'Zoe'],
      ['Ѕсоре', 'Scope'],
    ] as const)
      expect(nameKey(one) === nameKey(other) || capsKey(one) === capsKey(other), `${one} and ${other}`).toBe(true);
  });

  test('is the same in small letters and in capitals, in every alphabet', () => {
    for (const name of ['Иван', 'Νίκος', 'Ֆրանկ', 'Zoë']) {
      expect(nameKey(name.toUpperCase()), name).toBe(nameKey(name));
      expect(capsKey(name.toLowerCase()), name).toBe(capsKey(name));
    }
  });

  test.each([
    ...BOT_KINDS.map(({ name }) => name),
    ...BOT_KINDS.map(({ name }) => `${name.toUpperCase()} 2`),
    'Strong bot',
    'master level',
    'Easy Computer',
    'Bot',
    'Bot 7',
    'MiraBot',
    'Orrery',
    'Orrery Support',
    'OrreryTeam',
    '0rrery',
    'Admin',
    'Admin2',
    'Mira Moderator',
    'sysadmin',
    'The Table',
    'Player 2',
    'nobody yet',
    'a player who left',
  ])('is kept for the table itself: %s', name => {
    expect(() => properName(name)).toThrow('That name is reserved. Choose another.');
  });

  test('may have such a word in it where nobody is taken for anybody', () => {
    for (const name of ['Master Yoda', 'Strongbow', 'Abbott', 'Botan', 'Badminton Fan', 'Randomella', 'Easy Rider'])
      expect(properName(name)).toBe(name);
  });
});

describe('people on a server', () => {
  let folder: string;
  let running: Running;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'orrery-names-'));
    running = await serve({ port: 0, folder, level: 'silent', limits: { rates: false } });
  });
  afterEach(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const guest = async (name: string): Promise<Visitor> => {
    const visitor = new Visitor(running.address);
    const { status, text } = await visitor.post('/api/guests', { name });
    expect([name, status, text]).toEqual([name, 200, expect.anything()]);
    return visitor;
  };
  const invitation = (person: string) => ({ game: 'wars', seats: [{ kind: 'me' }, { kind: 'invited', person }] });

  test('are not taken for each other in capitals either, and are found however their name is written', async () => {
    await guest('Иван');
    await guest('Anna');
    for (const name of ['ИВАН', 'ΑΝΝΑ']) {
      const { status, json } = await new Visitor(running.address).post('/api/guests', { name });
      expect([status, json.error]).toEqual([
        409,
        expect.stringContaining('is taken, or it looks too much like another name'),
      ]);
    }
  });

  test('are invited as persons: whoever takes the name of somebody invited takes no seat by it', async () => {
    const [mira, vir] = [await guest('Mira'), await guest('Vir')];
    const { code } = (await mira.post('/api/tables', invitation('vir'))).json;
    await vir.patch('/api/me', { name: 'Vir Cotto' });
    const other = await guest('Vir');
    expect((await other.post(`/api/tables/${code}/seat`)).json.error).toBe('There is no free seat for you here.');
    expect((await mira.get(`/api/tables/${code}`)).json.seats[1]).toMatchObject({
      kind: 'invited',
      name: 'Vir Cotto',
      person: null,
    });
    expect((await vir.post(`/api/tables/${code}/seat`)).status).toBe(200);
  });

  test('whom nobody knows are not invited, and a seat kept for somebody who leaves for good is free', async () => {
    const [mira, vir] = [await guest('Mira'), await guest('Vir')];
    const refused = await mira.post('/api/tables', invitation('Kosh'));
    expect([refused.status, refused.json.error]).toEqual([400, 'Nobody here is called “Kosh”.']);
    const { code } = (await mira.post('/api/tables', invitation('Vir'))).json;
    expect((await vir.get('/api/me/turns')).json.waiting).toEqual([]);
    expect((await vir.delete('/api/me', {})).status).toBe(200);
    expect((await mira.get(`/api/tables/${code}`)).json.seats[1]).toMatchObject({ kind: 'open', name: null });
  });

  test('who are called otherwise are so at their tables and in what they said; the old name means nobody there', async () => {
    const [mira, vir] = [await guest('Mira'), await guest('Vir')];
    const { code } = (await mira.post('/api/tables', { game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }] }))
      .json;
    await vir.post(`/api/tables/${code}/seat`);
    await mira.patch('/api/me', { name: 'Delenn' });
    const info = (await vir.get(`/api/tables/${code}`)).json;
    expect([info.title, info.seats.map((seat: { name: string }) => seat.name)]).toEqual([
      "Delenn's table",
      ['Delenn', 'Vir'],
    ]);
  });
});
