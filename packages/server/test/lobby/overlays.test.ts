import type { TableInfo, TableWanted } from '@orrery/protocol';
import { tableGame } from '@orrery/table/games';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { House, playOn } from '../support/house.ts';

let house: House;
beforeEach(async () => {
  house = await House.open();
});
afterEach(() => house.close());

/** An overlay with one correction and one whole card. */
const MINE = {
  overlay: 'My cards',
  by: 'Ann',
  game: 'babylon5',
  corrections: [{ card: "G'Kar", abilities: { psi: 2 } }],
  cards: [
    {
      title: 'A Second Kitchen',
      type: 'enhancement',
      race: 'narn',
      cost: 1,
      enhances: 'that(character, inYourFaction)',
      always: ["has(host, 'diplomacy', 1)"],
    },
  ],
};

/** The list of a ready deck with one of its cards replaced by the card of the overlay. */
function ownDeck(): string {
  const { list } = tableGame('babylon5').decks.narn!;
  return `${list.trimEnd()}\n1 A Second Kitchen\n`;
}

const wanted = (overlay: unknown, more: Partial<TableWanted> = {}): TableWanted => ({
  game: 'babylon5',
  seats: [{ kind: 'me' }, { kind: 'anybody' }],
  overlay: typeof overlay === 'string' ? overlay : JSON.stringify(overlay),
  ...more,
});

describe('a table with cards that its host has added', () => {
  test('says so before anybody joins, plays with them, and shows them to all', async () => {
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    const code = await ann.open(
      wanted(MINE, {
        options: { listed: true },
        seats: [{ kind: 'me', deck: { name: 'Mine', list: ownDeck() } }, { kind: 'anybody' }],
      }),
    );
    const { body: info } = await bob.request<TableInfo>('GET', `/api/tables/${code}`);
    expect(info.overlay).toMatchObject({ name: 'My cards', by: 'Ann', cards: 1, corrections: 1 });
    const { body: listed } = await bob.request<{ tables: TableInfo[] }>('GET', '/api/tables');
    expect(listed.tables[0]!.overlay).toEqual(info.overlay);
    const { body: whole } = await bob.request<{ overlay: string }>('GET', `/api/tables/${code}/overlay`);
    expect(JSON.parse(whole.overlay)).toEqual(MINE);
    await bob.sitDown(code, false);
    await Promise.all([ann, bob].map(guest => guest.join(code)));
    await ann.ready(code);
    expect((await bob.ready(code)).status).toBe(200);
    await ann.until(() => ann.sights.has(code));
    await Promise.all([playOn(ann, code, 30), playOn(bob, code, 30)]);
    // the game comes back from its log on a server that has never heard of the overlay's table
    await house.stop();
    house = await House.open({ folder: house.folder });
    const again = house.guest('Ann');
    await again.join(code);
    expect(again.sight(code).number).toBeGreaterThanOrEqual(30);
    await again.send('resign', { table: code, key: 'resign-resign' });
    // a rematch has the same cards
    const rematch = await again.send('rematch', { table: code, key: 'rematch-rematch' });
    expect(rematch).toMatchObject({ ok: true });
    const next = (rematch as unknown as { table: string }).table;
    const { body: second } = await again.request<TableInfo>('GET', `/api/tables/${next}`);
    expect(second.overlay).toEqual(info.overlay);
    const { body: record } = await again.request<{ setup: { overlay: unknown } }>('GET', `/api/tables/${code}/record`);
    expect(record.setup.overlay).toEqual(MINE);
  });

  test('refuses a deck that was made with another overlay, in one line', async () => {
    const [ann, bob] = [house.guest('Ann'), house.guest('Bob')];
    const code = await ann.open(wanted(MINE));
    const { list } = tableGame('babylon5').decks.minbari!;
    const sit = (at: string, overlay: string) =>
      bob.request('POST', `/api/tables/${at}/seat`, { deck: { name: 'Mine', list, overlay } });
    expect((await sit(code, 'overlay 0123456789abcdef')).body).toMatchObject({
      error: 'All players need the same overlay. The overlay of Mine differs from the overlay of the table.',
    });
    const { body: info } = await bob.request<TableInfo>('GET', `/api/tables/${code}`);
    expect((await sit(code, info.overlay!.id)).status).toBe(200);
    const printed = await ann.open({ game: 'babylon5', seats: [{ kind: 'me' }, { kind: 'anybody' }] });
    expect((await sit(printed, info.overlay!.id)).body).toMatchObject({
      error: expect.stringMatching(/^You made Mine with an overlay, and this table has none\./),
    });
    expect((await bob.request('GET', `/api/tables/${printed}/overlay`)).status).toBe(404);
  });

  test.each([
    ['no overlay', 'no JSON', /^The overlay cannot be read/],
    ['a deep one', '['.repeat(20_000), /^The overlay/],
    ['a deep one that ends', '['.repeat(20_000) + ']'.repeat(20_000), /^The overlay has 1 problem/],
    [
      'a word that nobody knows',
      { ...MINE, corrections: [{ card: "G'Kar", always: ['hass(host)'] }] },
      /no word "hass"/,
    ],
    ['a field of the machine', '{"overlay":"A","by":"B","game":"babylon5","__proto__":{"x":1}}', /problem/],
    [
      'a card of code',
      { ...MINE, cards: [{ title: 'X', type: 'event', play: { effect: 'process.exit()' } }] },
      /problem/,
    ],
  ])('is not opened for %s, and the server goes on', async (_, overlay, says) => {
    const ann = house.guest('Ann');
    const { status, body } = await ann.request<{ error: string }>('POST', '/api/tables', wanted(overlay));
    expect({ status, ...body }).toMatchObject({ status: 400, error: expect.stringMatching(says) });
    expect((await ann.request('GET', '/api/tables')).status).toBe(200);
  });

  test('is not opened in a game without overlays, nor for a text that is too long', async () => {
    const ann = house.guest('Ann');
    const other = await ann.request<{ error: string }>('POST', '/api/tables', { ...wanted(MINE), game: 'wars' });
    expect(other.body.error).toBe('WARS takes no overlays yet.');
    const long = JSON.stringify({ ...MINE, by: 'x'.repeat(48_000) });
    expect((await ann.request('POST', '/api/tables', wanted(long))).status).toBe(400);
  });

  test('is refused to a person with too many different overlays in a day', async () => {
    await house.close();
    house = await House.open({ limits: { overlays: 2 } });
    const ann = house.guest('Ann');
    for (const name of ['one', 'two']) await ann.open(wanted({ ...MINE, overlay: name }));
    const third = await ann.request<{ error: string }>('POST', '/api/tables', wanted({ ...MINE, overlay: 'three' }));
    expect(third).toMatchObject({ status: 429 });
    expect((await ann.request('POST', '/api/tables', { ...wanted(MINE), overlay: undefined })).status).toBe(201);
  });

  test('is opened or refused in clear lines, whatever a stranger sends as an overlay', async () => {
    await house.close();
    house = await House.open({ limits: { overlays: 1000, tables: 1000, seats: 10_000 } });
    const ann = house.guest('Ann');
    const words = fc.constantFrom('has', 'host', "'psi'", '(', ')', ', ', '2', 'that', 'character', '{', '}', '[', '-');
    const text = fc.array(words, { maxLength: 12 }).map(parts => parts.join(''));
    const field = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));
    const card = fc.dictionary(
      fc.constantFrom('title', 'card', 'type', 'cost', 'always', 'enhances', 'play', '__proto__', 'set'),
      field,
    );
    const overlay = fc.record({
      overlay: fc.string({ minLength: 1, maxLength: 20 }),
      by: fc.oneof(fc.string({ minLength: 1 }), fc.jsonValue()),
      game: fc.constant('babylon5'),
      corrections: fc.oneof(fc.constant([]), fc.array(card, { maxLength: 3 }), fc.jsonValue()),
      cards: fc.oneof(fc.constant([]), fc.array(card, { maxLength: 3 }), fc.jsonValue()),
    });
    let opened = 0;
    await fc.assert(
      fc.asyncProperty(overlay, async data => {
        const { status, body } = await ann.request<{ error?: string }>('POST', '/api/tables', wanted(data));
        expect([201, 400]).toContain(status);
        if (status === 201) opened++;
        else expect(body.error).not.toMatch(/undefined|\bat .*:\d+:\d+|TypeError/);
      }),
      { numRuns: 60 },
    );
    expect(opened).toBeLessThan(60);
    expect((await ann.request('GET', '/api/tables')).status).toBe(200);
  });
});
