import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareMatch, rulesetOf, Session } from '@orrery/table';
import { GAMES } from '@orrery/table/games';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawScene, sceneOf } from '../../src/drawings/moment.ts';
import { inkOf, MOST_CARDS, MOST_WORLDS } from '../../src/drawings/scene.ts';
import { type Guest, House, newKey, playOn } from '../support/house.ts';

/** Links to moments of finished games, as a program sees them that shows links. */

let page: string;
beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), 'orrery-moments-'));
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<html><head><title>Orrery</title></head><body></body></html>');
});
afterAll(() => rmSync(page, { recursive: true, force: true }));

describe('a link to a moment of a game at the server', () => {
  let house: House;
  afterEach(() => house.close());

  /** A game of WARS between two people, which ends after some choices if `ends`. */
  async function played(spectators: { delay: number } | null, ends: boolean): Promise<{ ann: Guest; code: string }> {
    house = await House.open({ page });
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    const code = await ann.open({
      game: 'wars',
      seats: [{ kind: 'me' }, { kind: 'anybody' }],
      options: { spectators },
    });
    await bob.sitDown(code);
    await ann.ready(code);
    await Promise.all([ann.join(code), bob.join(code)]);
    await Promise.all([ann, bob].map(guest => playOn(guest, code, 30)));
    if (ends) expect(await ann.send('resign', { table: code, key: newKey() })).toMatchObject({ ok: true });
    return { ann, code };
  }

  /** What somebody without an account gets. */
  const get = (path: string) => fetch(house.address + path);
  const textOf = async (path: string) => (await get(path)).text();
  /** How often the server has drawn a moment. */
  const drawn = async () =>
    Number(/^orrery_work_total\{deed="drawMoment",where="\w+"\} (\d+)/m.exec(await textOf('/metrics'))?.[1] ?? 0);

  test('shows the game, its players and a picture, which the server draws once', async () => {
    const { code } = await played({ delay: 0 }, true);
    const text = await textOf(`/replay/${code}?at=12`);
    expect(text).toContain('property="og:title" content="WARS: Ann, Bob"');
    expect(text).toContain('content="A game after 12 choices.');
    const picture = /property="og:image" content="([^"]+)"/.exec(text)![1]!;
    expect(picture).toBe(`${house.address}/api/tables/${code}/pictures/12.png`);
    const answers = await Promise.all([fetch(picture), fetch(picture)]);
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const bytes = new DataView(await answer.arrayBuffer());
      // a PNG of 1200 by 630 pixels
      expect([bytes.getUint32(0), bytes.getUint32(16), bytes.getUint32(20)]).toEqual([0x89504e47, 1200, 630]);
      expect(bytes.byteLength).toBeLessThan(500_000);
    }
    expect(await drawn()).toBe(1);
    // without a moment, it is the end of the game
    const end = await textOf(`/replay/${code}`);
    expect(end).toContain(`/api/tables/${code}/pictures/end.png`);
    expect((await get(`/api/tables/${code}/pictures/end.png`)).status).toBe(200);
    expect(await drawn()).toBe(2);
    // a moment that there is not
    expect((await get(`/api/tables/${code}/pictures/999999.png`)).status).toBe(400);
    for (const wrong of ['x.png', '1.jpg', '-1.png'])
      expect((await get(`/api/tables/${code}/pictures/${wrong}`)).status, wrong).toBe(404);
  });

  test('has no tags and no picture if only its players may look at it', async () => {
    const { ann, code } = await played(null, true);
    expect(await textOf(`/replay/${code}?at=12`)).not.toContain('og:');
    expect((await get(`/api/tables/${code}/pictures/12.png`)).status).toBe(403);
    // a picture is the same for everybody, so a player gets none, too
    expect((await ann.request('GET', `/api/tables/${code}/pictures/12.png`)).status).toBe(403);
    expect(await drawn()).toBe(0);
  });

  test('has none before the game is over, and none if there is no such table', async () => {
    const { code } = await played({ delay: 0 }, false);
    for (const path of [`/replay/${code}`, `/replay/${code}?at=3`, '/replay/2222', '/replay/a-game-of-this-browser'])
      expect(await textOf(path), path).not.toContain('og:');
    expect((await get(`/api/tables/${code}/pictures/3.png`)).status).toBe(409);
    expect((await get('/api/tables/2222/pictures/3.png')).status).toBe(404);
    expect(await drawn()).toBe(0);
  });
});

test('a wrong code in such a link counts as one', async () => {
  const house = await House.open({ page, limits: { rates: true } });
  const code = async () => (await fetch(`${house.address}/api/tables/2222/pictures/3.png`)).status;
  try {
    expect(await code()).toBe(404);
    for (let i = 0; i < 30; i++) await (await fetch(`${house.address}/replay/2222`)).text();
    // now this address learns nothing about any table
    expect(await code()).toBe(429);
  } finally {
    await house.close();
  }
});

describe.each(GAMES)('the picture of a moment of $game.title', table => {
  test('shows only what a spectator saw: the turn, every player, worlds, cards, and what happened last', () => {
    const seats = table.players.usual;
    const { setup } = prepareMatch(table, [], seats, rulesetOf(table, undefined));
    const played = Session.start(table, setup, 7, Array(seats).fill({ bot: 'greedy' }));
    played.playBots();
    let [looked, worlds, cards] = [0, 0, 0];
    Session.retold(table, played.match.record(), played.players, (session, choices) => {
      if (choices % 25 !== 0) return;
      looked++;
      const looks = [vi.spyOn(session, 'view'), vi.spyOn(session, 'log')];
      const scene = sceneOf(session, table.cards);
      // no seat's view, and no seat's log
      for (const look of looks) {
        expect(look.mock.calls).toEqual([[null]]);
        look.mockRestore();
      }
      expect(scene.title).toBe(table.game.title);
      expect(scene.players.map(({ name, text }) => [name, text])).toEqual(
        session.standing().map(({ name, text }) => [name, text]),
      );
      const log = session.log(null);
      expect(log.map(({ text }) => text)).toEqual(expect.arrayContaining([...scene.said]));
      expect(scene.said.length > 0 && scene.said.length <= 2).toBe(log.length > 0);
      const open = JSON.stringify([session.view(null), log]);
      for (const { name } of scene.cards)
        expect(open, `${choices}: ${name}`).toContain(JSON.stringify(name).slice(1, -1));
      expect(scene.worlds.length).toBeLessThanOrEqual(MOST_WORLDS);
      expect(scene.cards.length).toBeLessThanOrEqual(MOST_CARDS);
      worlds += scene.worlds.length;
      cards += scene.cards.length;
    });
    expect(looked).toBeGreaterThan(3);
    expect(worlds).toBeGreaterThan(looked);
    expect(cards).toBeGreaterThan(looked);
  });
});

test('a picture shows the most important things first, and long texts are cut', async () => {
  const motif = { figure: 'world', name: 'x', people: '', strength: 3, world: 'planet' } as const;
  const long = 'A very long sentence about a very small thing. '.repeat(9);
  const players = Array.from({ length: 12 }, (_, i) => ({
    name: `${long}${i}`,
    text: long,
    ink: '#fff',
    out: i === 3,
  }));
  const thing = { motif, name: long, note: long, ink: '#fff' };
  const scene = { title: 'A game', turn: long, players, said: [long, long] };
  const few = await drawScene({ ...scene, worlds: [], cards: [] }, page);
  const many = await drawScene({ ...scene, worlds: Array(6).fill(thing), cards: Array(8).fill(thing) }, null);
  for (const png of [few, many]) expect(new DataView(png!.buffer, png!.byteOffset).getUint32(16)).toBe(1200);
  expect(many!.length).toBeGreaterThan(few!.length);
});

test('every faction has the accent of the page in the dark', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../web/src/ui/style/tokens.css'), 'utf8');
  // the dark ones come first
  const accents = new Map<string, string>();
  for (const [, faction, ink] of tokens.matchAll(/--c-([\w-]+): (#\w+);/g))
    if (!accents.has(faction!)) accents.set(faction!, ink!);
  expect(accents.size).toBeGreaterThan(15);
  for (const [faction, ink] of accents) expect(inkOf(faction), faction).toBe(ink);
});
