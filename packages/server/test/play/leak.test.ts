import { Match, type Seat, type State, toldTo, type Viewer } from '@orrery/kernel';
import { tableGame } from '@orrery/table/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { readLog } from '../../src/log/rows.ts';
import { storedTable } from '../../src/tables/info.ts';
import { type Guest, House, playOn } from '../support/house.ts';

// Every message to a player, compared with what they may know then: it contains no name and no id of a hidden card. ORRERY_LEAK_GAMES=500 plays this
// many of each game.

/** How many moments of a finished game are checked from every seat. */
const MOMENTS = 8;
const GAMES = Number(process.env.ORRERY_LEAK_GAMES ?? 1);

let house: House;
beforeEach(async () => {
  house = await House.open();
});
afterEach(() => house.close());

/** A received message, and the log number that the player had then. */
interface Heard {
  readonly number: number;
  readonly text: string;
}

/** Records every message over the socket of a guest. */
function tap(guest: Guest, code: string): Heard[] {
  const heard: Heard[] = [];
  const { io } = guest.socket;
  io.on('open', () =>
    io.engine.on('packet', ({ data }: { readonly data?: unknown }) => {
      const text = String(data ?? '');
      const named = [...text.matchAll(/"number":(\d+)/g)].map(found => Number(found[1]));
      heard.push({ number: Math.max(guest.sights.get(code)?.number ?? 0, ...named), text });
    }),
  );
  return heard;
}

/** What viewers may know of a match, by its log numbers. */
interface Known {
  /** the cards that each viewer may know: those seen by then, and those told about */
  readonly byNumber: readonly (readonly Set<string>[])[];
  /** how many choices were made */
  readonly choices: readonly number[];
}

async function known(code: string, viewers: readonly Viewer[]): Promise<Known> {
  const database = await openDatabase({ folder: house.folder });
  try {
    const stored = await storedTable(database, code);
    const { game } = tableGame(stored.game);
    const begin = () => Match.start(game, JSON.parse(stored.setup!), stored.seed!);
    let match = begin();
    const sets = viewers.map(() => new Set<string>());
    const look = (facts: ReturnType<Match<State>['hear']>) => {
      for (const [i, viewer] of viewers.entries()) {
        match.state.defs.forEach((def, id) => {
          if (game.knows(match.state, id, viewer)) sets[i]!.add(game.cardIds[def]!);
        });
        for (const heard of facts)
          for (const [, card] of JSON.stringify(toldTo(heard, viewer).fact).matchAll(/"card":"([^"]+)"/g))
            sets[i]!.add(card!);
      }
    };
    look(match.hear());
    const byNumber = [sets.map(set => new Set(set))];
    const choices = [0];
    for (const row of await readLog(database, code, 0)) {
      if (row.kept < match.length) {
        const choices = match.made.slice(0, row.kept);
        match = begin();
        for (const choice of choices) match.take(choice);
      }
      for (const choice of row.added) {
        match.take(choice);
        look(match.hear());
      }
      byNumber[row.number] = sets.map(set => new Set(set));
      choices[row.number] = match.length;
    }
    return { byNumber, choices };
  } finally {
    await database.close();
  }
}

/** The titles of cards by their ids. Only titles with several words, because they mean nothing else. Several cards may have the same title. */
function titlesOf(name: string): Map<string, string> {
  const { cards } = tableGame(name);
  return new Map(cards.flatMap(page => (/\s/.test(page.title) ? [[page.id, page.title]] : [])));
}

describe.each([
  ['wars', 2],
  ['babylon5', 3],
  ['galactic-empires', 3],
])('%s', (name, seats) => {
  test(`nobody is sent what is hidden from him in ${GAMES} whole games`, {
    timeout: 600_000 + GAMES * 120_000,
  }, async () => {
    const titles = titlesOf(name);
    let looked = 0;
    let hidden = 0;
    for (let n = 0; n < GAMES; n++) {
      const players = Array.from({ length: seats }, (_, seat) => house.guest(`P${n}x${seat}`));
      const watcher = house.guest(`W${n}`);
      const [owner] = players as [Guest, ...Guest[]];
      const code = await owner.open({
        game: name,
        seats: players.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('anybody' as const) })),
        options: { decks: 'secret' },
      });
      const all = [...players, watcher];
      const taps = all.map(guest => tap(guest, code));
      for (const guest of players.slice(1)) await guest.sitDown(code);
      await owner.ready(code);
      for (const guest of all) await guest.join(code);
      // during the game there is no record and no moment
      for (const guest of all)
        for (const path of ['record', 'moments/0', 'moments/1?seat=0'])
          expect((await guest.request('GET', `/api/tables/${code}/${path}`)).body).toEqual({
            error: 'This game is not over yet.',
            reason: 'state',
          });
      await Promise.all(players.map(guest => playOn(guest, code)));
      await watcher.until(() => watcher.sight(code).ending !== null);
      for (const guest of all) guest.leave();

      const viewers: Viewer[] = [...players.map((_, seat): Seat => seat), null];
      const { byNumber, choices } = await known(code, viewers);
      const everything = new Set(byNumber.flatMap(sets => sets.flatMap(set => [...set])));
      /** Checks that a text contains nothing that is hidden from a viewer at a number. */
      const hides = (i: number, number: number, text: string) => {
        looked++;
        const may = byNumber[Math.min(number, byNumber.length - 1)]![i]!;
        const names = new Set([...may].map(card => titles.get(card)));
        for (const card of everything) {
          if (may.has(card)) continue;
          hidden++;
          const title = titles.get(card);
          if (text.includes(`"${card}"`) || (title !== undefined && !names.has(title) && text.includes(title)))
            expect({ game: name, viewer: viewers[i], number, card, text: text.slice(0, 2000) }).toBeNull();
        }
      };
      for (const [i, heard] of taps.entries()) {
        expect(heard.length).toBeGreaterThan(10);
        for (const { number, text } of heard) hides(i, number, text);
      }
      // afterwards a moment shows the player's own view; secret decks have no record
      for (const [i, guest] of all.entries()) {
        expect((await guest.request('GET', `/api/tables/${code}/record`)).status).toBe(403);
        for (let number = 1; number < choices.length; number += Math.ceil(choices.length / MOMENTS)) {
          const moment = await guest.request('GET', `/api/tables/${code}/moments/${choices[number]}`);
          expect(moment).toMatchObject({ status: 200, body: { choices: choices[number], seat: viewers[i] } });
          hides(i, number, JSON.stringify(moment.body));
        }
      }
    }
    expect(looked).toBeGreaterThan(100 * GAMES);
    expect(hidden).toBeGreaterThan(1000 * GAMES);
  });
});
