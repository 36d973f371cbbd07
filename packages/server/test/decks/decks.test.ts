import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@orrery/table/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Running, serve } from '../../src/index.ts';
import { Visitor } from '../support/visitor.ts';

let folder: string;
let running: Running;
let me: Visitor;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-decks-'));
  running = await serve({ port: 0, folder, level: 'silent', limits: { decks: 12 } });
  me = new Visitor(running.address);
  await me.post('/api/guests');
});
afterEach(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a deck', () => {
  test.each(
    GAMES.map(table => [table.game.name, table] as const),
  )('of %s is kept, judged by the game, and taken out as text and for LackeyCCG', async (game, table) => {
    const [ready] = Object.values(table.decks);
    const kept = await me.post('/api/decks', { game, name: 'Mine', text: ready!.list });
    expect(kept.status).toBe(200);
    expect(kept.json).toMatchObject({ deck: { game, name: 'Mine' }, text: ready!.list, report: { faults: [] } });
    const { id } = kept.json.deck;
    expect((await me.get(`/api/decks/${id}`)).json).toEqual(kept.json);
    const text = await me.get(`/api/decks/${id}/text`);
    expect([text.text, text.headers.get('content-type')]).toEqual([ready!.list, 'text/plain; charset=utf-8']);
    const dek = await me.get(`/api/decks/${id}/dek`);
    expect(dek.headers.get('content-disposition')).toBe('attachment; filename="Mine.dek"');
    const again = await me.post('/api/decks', { game, name: 'Again', text: dek.text });
    expect(again.json.report).toEqual(kept.json.report);
    expect(again.json.text).toContain('Deck (');
  });

  test('with faults is kept, too, and its faults are told with their lines', async () => {
    const { json } = await me.post('/api/decks', { game: 'wars', text: 'Name: Half done\n3 Anticipatoin\n' });
    expect(json.deck.name).toBe('Half done');
    expect(json.report.ruleset).toBe('constructed');
    expect(json.report.faults).toContainEqual({
      line: 2,
      rule: '',
      text: 'No card is called “Anticipatoin”.',
      suggestions: ['Anticipation'],
    });
    expect((await me.get(`/api/decks/${json.deck.id}?ruleset=sealed`)).json.report.ruleset).toBe('sealed');
    expect((await me.get(`/api/decks/${json.deck.id}?ruleset=chess`)).json.error).toBe(
      'There is no ruleset called "chess". Choose from constructed, sealed, draft.',
    );
    expect((await me.get(`/api/decks/${json.deck.id}/dek`)).json.error).toMatch(
      /^Fix the list before you save it as \.dek/,
    );
  });

  test('of another program becomes a list with names and counts, or is refused and nothing is overwritten', async () => {
    const octgn = (card: string) => `<deck game="x"><section name="Deck">${card}</section></deck>`;
    const { json } = await me.post('/api/decks', {
      game: 'wars',
      name: 'Mine',
      text: octgn('<card qty="3" id="0">Anticipation</card>'),
    });
    expect(json.text).toBe('\nDeck (3):\n3 Anticipation\n');
    const refused = 'The file cannot be read as a deck: line 1: A <card> has no <name>.';
    const nameless = octgn('<card qty="3" id="0"></card>');
    expect((await me.patch(`/api/decks/${json.deck.id}`, { text: nameless })).json.error).toBe(refused);
    const other = await me.post('/api/decks', { game: 'wars', name: 'Other', text: nameless });
    expect([other.status, other.json.error]).toEqual([400, refused]);
    expect((await me.get(`/api/decks/${json.deck.id}`)).json.text).toBe(json.text);
    expect((await me.post('/api/decks', { game: 'wars', text: '3\0Anticipation' })).json.error).toBe(
      'The list has characters that are not text. It may be UTF-16 that was read as something else.',
    );
  });

  test('goes by the name in its list, however that is written', async () => {
    for (const [line, name] of [
      ['NAME :  Half done ', 'Half done'],
      [`Name: a${' '.repeat(5000)}b`, 'a'],
    ] as const)
      expect((await me.post('/api/decks', { game: 'wars', text: `${line}\n1 Anticipation` })).json.deck.name).toBe(
        name,
      );
  });

  test('is renamed, rewritten and deleted', async () => {
    const { id } = (await me.post('/api/decks', { game: 'wars', name: 'One', text: '1 Anticipation' })).json.deck;
    await me.post('/api/decks', { game: 'wars', name: 'Two', text: '2 Anticipation' });
    expect((await me.patch(`/api/decks/${id}`, { name: 'Two' })).json.error).toBe(
      'You already have a deck called “Two”. Give this one another name.',
    );
    const changed = await me.patch(`/api/decks/${id}`, { name: 'Three', text: '3 Anticipation' });
    expect(changed.json).toMatchObject({ deck: { name: 'Three' }, text: '3 Anticipation' });
    expect((await me.get('/api/decks')).json.decks.map((d: { name: string }) => d.name)).toEqual(['Three', 'Two']);
    expect((await me.delete(`/api/decks/${id}`)).json).toEqual({ done: true });
    expect((await me.get(`/api/decks/${id}`)).status).toBe(404);
  });

  test('is judged without being kept', async () => {
    const { json } = await me.post('/api/decks/check', { game: 'wars', text: '1 Anticipatoin', ruleset: 'sealed' });
    expect(json.faults).toContainEqual(expect.objectContaining({ line: 1, suggestions: ['Anticipation'] }));
    expect((await me.get('/api/decks')).json.decks).toEqual([]);
  });

  test.each([
    [{ game: 'chess', text: '1 pawn' }, 400, 'There is no game called "chess"'],
    [{ game: 'wars', text: '' }, 400, '"text" in the request is wrong: it is empty'],
    [{ game: 'wars', text: `# ${'x'.repeat(30_000)}` }, 400, 'A deck list has at most 20000 characters'],
    [{ game: 'wars', text: 'x'.repeat(70_000) }, 413, 'too large'],
    [{ game: 'wars', text: '1 Anticipation', name: ' ' }, 400, 'A deck needs a name.'],
    [{ game: 'wars', text: 17 }, 400, '"text" in the request is wrong: it must be text'],
    ['{"game":', 400, 'JSON'],
  ])('of the kind %j is refused in one line', async (wanted, status, error) => {
    const answer = await me.post('/api/decks', wanted);
    expect([answer.status, answer.json.error]).toEqual([status, expect.stringContaining(error)]);
    expect(answer.json.error).not.toContain('\n');
    expect((await me.get('/api/decks')).json.decks).toEqual([]);
  });

  test('no more are kept than one may', async () => {
    for (let n = 1; n <= 12; n++) await me.post('/api/decks', { game: 'wars', name: `${n}`, text: '1 Anticipation' });
    const { status, json } = await me.post('/api/decks', { game: 'wars', name: '13', text: '1 Anticipation' });
    expect([status, json.error]).toEqual([429, expect.stringContaining('You keep 12 decks')]);
  });
});

describe("somebody else's deck", () => {
  test('is not seen, changed or deleted, and not even known to be there', async () => {
    const { id } = (await me.post('/api/decks', { game: 'wars', name: 'Mine', text: '1 Anticipation' })).json.deck;
    const other = new Visitor(running.address);
    await other.post('/api/guests');
    const nobody = new Visitor(running.address);
    for (const [who, status] of [
      [other, 404],
      [nobody, 401],
    ] as const)
      for (const answer of [
        await who.get(`/api/decks/${id}`),
        await who.get(`/api/decks/${id}/text`),
        await who.get(`/api/decks/${id}/dek`),
        await who.patch(`/api/decks/${id}`, { name: 'Yours' }),
        await who.delete(`/api/decks/${id}`),
      ])
        expect(answer.status).toBe(status);
    expect((await other.get(`/api/decks/${id}`)).json).toEqual((await other.get('/api/decks/AAAAAAAAAAAA')).json);
    expect((await other.get('/api/decks')).json.decks).toEqual([]);
    expect((await nobody.get('/api/decks')).json.error).toMatch(/^Sign in first/);
    expect((await me.get(`/api/decks/${id}`)).json.deck.name).toBe('Mine');
  });
});
