import { afterEach, beforeEach, expect, test } from 'vitest';
import { unnamed } from '../../src/personal-data/leave.ts';
import { OpenApp } from '../support/open-app.ts';
import { Seated } from '../support/seated.ts';

/** Deleting an account: the name disappears everywhere. */

const PASSWORD = 'correct horse';
let open: OpenApp;
beforeEach(async () => {
  open = await OpenApp.open({ limits: { rates: false } });
});
afterEach(() => open.close());

const account = async (name: string): Promise<Seated> => {
  const person = await Seated.account(open.address, name, PASSWORD);
  open.takes(person);
  return person;
};

test('the name of somebody who left for good stands in no table of the database: titles handed on, seats, chat, reports, decks', async () => {
  const [mira, vir] = [await account('Mirabell'), await account('Vir')];
  const text = (await import('@orrery/table/games')).tableGame('wars').decks.quay!.list;
  const seats = [
    { kind: 'me', deck: { name: "Mirabell's best", list: `${text}\n# by Mirabell` } },
    { kind: 'anybody' },
  ];
  const { code } = (await mira.post('/api/tables', { game: 'wars', title: 'Mirabell against Vir', seats })).json;
  await vir.post(`/api/tables/${code}/seat`);
  for (const who of [mira, vir]) await who.ask('PUT', `/api/tables/${code}/ready`, { ready: true });
  await mira.join(code);
  await vir.join(code);
  const said = await mira.must('say', { table: code, key: 'say-0001', text: 'I am Mirabell.' });
  await vir.must('say', { table: code, key: 'say-0002', text: 'Well played, mirabell!' });
  await vir.post(`/api/tables/${code}/chat/${said.line.number}/report`, { reason: 'Mirabell is rude' });
  const { number } = await mira.must('resign', { table: code, key: 'resign-1' });
  await vir.reached(code, number);
  // a rematch that the other player opened, and a game that somebody else continues from it
  const { table: again } = await vir.must('rematch', { table: code, key: 'rematch-1' });
  const na = await account('Na’Toth');
  const onward = (await na.post(`/api/tables/${code}/continue`, { choices: 0, seat: 1 })).json.code;
  const { person } = (await mira.get('/api/me')).json;

  expect((await mira.delete('/api/me', { password: PASSWORD })).json).toEqual({ done: true });

  const { db } = open.database;
  for (const { name } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'person')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows), name).not.toMatch(new RegExp(`mirabell|${person.id}`, 'i'));
  }
  const titles = await Promise.all(
    [code, again, onward].map(async at => (await vir.get(`/api/tables/${at}`)).json.title),
  );
  expect(titles).toEqual(['A table', "Vir's table", "Na’Toth's table"]);
  const { lines } = (await vir.get(`/api/tables/${code}/chat`)).json;
  expect(lines.map((line: { text: string }) => line.text)).toEqual(['Well played, a player who left!']);
  expect(open.logged.filter(line => JSON.stringify(line).includes('Mirabell'))).toEqual([]);
});

test('a name is taken out where it stands as a word, and nowhere else', () => {
  const without = unnamed('Al');
  expect(without('Al, also alone: AL!')).toBe('a player who left, also alone: a player who left!');
  expect(unnamed('Mr. A')('Mr. A and MrX A')).toBe('a player who left and MrX A');
});
