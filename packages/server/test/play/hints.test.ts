import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restore, type Saved } from '@orrery/kernel';
import type { Clock, TableInfo } from '@orrery/protocol';
import { tableGame } from '@orrery/table/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Running, serve } from '../../src/index.ts';
import { Seated } from '../support/seated.ts';

/** Hints at a table: whether it gives any, and what the server sends for one. */

let folder: string;
let running: Running;
let ann: Seated;
let bob: Seated;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-hints-'));
  running = await serve({ port: 0, folder, level: 'silent', limits: { rates: false } });
  ann = await Seated.guest(running.address, 'Ann');
  bob = await Seated.guest(running.address, 'Bob');
});
afterEach(async () => {
  for (const person of [ann, bob]) person.leave();
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const opened = async (options: object): Promise<string> =>
  (await ann.post('/api/tables', { game: 'wars', seats: [{ kind: 'me' }, { kind: 'anybody' }], options })).json.code;

/** A game of Ann and Bob has begun; both are asked. @returns its code */
async function begun(options: object): Promise<string> {
  const code = await opened(options);
  await bob.post(`/api/tables/${code}/seat`);
  for (const who of [ann, bob]) await who.ask('PUT', `/api/tables/${code}/ready`, { ready: true });
  await ann.join(code);
  await bob.join(code);
  return code;
}
const givesHints = async (options: object): Promise<boolean> => {
  const code = await opened(options);
  const { json } = await bob.get(`/api/tables/${code}`);
  return (json as TableInfo).options.hints;
};

describe('a table', () => {
  test('says before the game whether it gives hints: not under a clock that runs during the game, unless the host decides', async () => {
    const clock = (clock: Clock) => ({ clock });
    expect(await givesHints({})).toBe(true);
    expect(await givesHints(clock({ kind: 'days', days: 2 }))).toBe(true);
    expect(await givesHints(clock({ kind: 'decision', seconds: 60 }))).toBe(false);
    expect(await givesHints(clock({ kind: 'chess', seconds: 600, increment: 5 }))).toBe(false);
    expect(await givesHints({ hints: false })).toBe(false);
    expect(await givesHints({ ...clock({ kind: 'decision', seconds: 60 }), hints: true })).toBe(true);
  });

  test('without hints gives none, whoever asks and however', async () => {
    const code = await begun({ hints: false });
    for (const name of ['hint', 'world'] as const)
      expect(await ann.send(name, { table: code })).toMatchObject({ ok: false, error: 'This table gives no hints.' });
  });
});

describe('a world to think in', () => {
  test('asks the player the same question, and holds a random hand of the opponent', async () => {
    const code = await begun({});
    const { game } = tableGame('wars');
    const question = ann.sight(code).view.decision!.question!;
    const hands = new Set<string>();
    for (let n = 0; n < 4; n++) {
      const { world } = await ann.must('world', { table: code });
      const s = restore(game, world as Saved);
      expect(s.seats).toHaveLength(2);
      expect(s.ask!.seats).toContain(ann.sight(code).seat);
      hands.add(JSON.stringify(s.defs.filter((_, id) => s.cards[id]!.owner !== ann.sight(code).seat)));
    }
    expect(question.options.length).toBeGreaterThan(0);
    // each is another deal, so none tells what was dealt
    expect(hands.size).toBeGreaterThan(1);
  });

  test('is for a player with a question, and for nobody else', async () => {
    const code = await begun({});
    const eve = await Seated.guest(running.address, 'Eve');
    await eve.join(code);
    expect(await eve.send('world', { table: code })).toMatchObject({
      ok: false,
      error: 'You have no seat at this table.',
    });
    eve.leave();
    const { options } = await ann.must('hint', { table: code });
    const { id } = ann.sight(code).view.decision!;
    await ann.must('answer', { table: code, key: 'answer-1', seen: 1, decision: id, options });
    expect(await ann.send('world', { table: code })).toMatchObject({
      ok: false,
      error: 'You have no question to answer now.',
    });
  });
});
