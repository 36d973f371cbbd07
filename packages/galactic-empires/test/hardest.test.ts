import {
  addCard,
  advance,
  assemble,
  awaited,
  count,
  type Game,
  leastAnswer,
  optionId,
  options,
  push,
  seeded,
  submit,
  twin,
  why,
} from '@orrery/kernel';
import { changesSuite } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import * as hardest from '../src/cards/hardest.ts';
import { discard } from '../src/facts.ts';
import {
  BLANK_CARD,
  BLANK_SEAT,
  type CardSource,
  cardIds,
  cardText,
  compileCard,
  DECK,
  DEFS,
  DISCARD,
  FLEET,
  type GeCard,
  type GeState,
  HAND,
  idOf,
  notice,
  RESERVE,
  replace,
  responses,
  SEAT_ZONES,
  settle,
  zone,
} from '../src/index.ts';
import { facts, programs, v } from '../src/language.ts';
import { ignores, income, knows, pointsOf, protects, reaches, slotsUsed, unseen, volley } from '../src/query.ts';
import { tableView } from '../src/view.ts';

const cards = Object.values(hardest) as CardSource[];
const plain = (title: string, more: Partial<CardSource> = {}): CardSource => ({
  title,
  type: 'C',
  strength: 3,
  ...more,
});
const extras = [
  plain('Test Planet', { type: 'T', strength: 4, makes: { economy: 3 } }),
  plain('Test Cruiser', { type: 'S', strength: 5 }),
  plain('Test Frigate', { type: 'S', strength: 4 }),
  plain('Test Scholar', { makes: { research: 3 } }),
  plain('Test Sage', { type: 'C', strength: 6, makes: { research: 10 } }),
  plain('Test Riddle', { type: 'O', ends: { research: 20 } }),
  plain('Test Kit', { type: 'A', strength: 1, makes: { research: 1 } }),
  plain('Test Titan', { type: 'A', strength: 7 }),
  plain('Test Fortune', { type: 'L', strength: 2, on: 'any fleet' }),
  plain('Test Electronic Warfare', { type: 'E', strength: 2 }),
];

v.link(programs);
for (const card of [...cards, ...extras]) compileCard(card);

const game: Game<GeState> = {
  name: 'galactic-empires',
  title: 'Galactic Empires',
  version: 'proof',
  programs,
  facts,
  blankCard: BLANK_CARD,
  blankSeat: BLANK_SEAT,
  waitingFields: ['duties'],
  cardIds: cardIds(),
  create: () => {
    throw new Error('no rules for a whole match yet');
  },
  settle,
  replace,
  notice,
  arrange: (_s, pending) => pending,
  windowOrder: s => s.seats.map((_, i) => (s.turnOf + i) % s.seats.length),
  mayRespond: () => true,
  responses: (s, _window, at, seat) => responses(s, at, seat),
  knows,
  unseen,
  table: tableView,
  leave() {},
};
assemble(game);

type Place = readonly [title: string, seat: number, kind?: number, more?: Partial<GeCard>];

/** A table of three players with cards in given zones (in play unless it says so), at the first decision of a seat's turn. */
function at(turnOf: number, ...places: Place[]): GeState {
  const players = 3;
  const zones: number[][] = Array.from({ length: SEAT_ZONES * players }, () => []);
  const s: GeState = {
    own: 1,
    cards: [],
    defs: [],
    seats: Array.from({ length: players }, () => ({ own: 1, ...BLANK_SEAT })),
    stack: [],
    zones,
    random: seeded(1),
    asked: 0,
    ask: null,
    motion: null,
    pending: [],
    result: null,
    unsettled: false,
    heard: [],
    menus: null,
    derived: null,
    turnOf,
    phase: 'record keeping',
    clock: 100,
    duties: [],
    playedNow: [],
  };
  for (const [title, seat, kind = FLEET, more] of places) {
    const id = addCard(
      s,
      {
        own: 1,
        ...BLANK_CARD,
        owner: seat,
        controller: seat,
        zone: zone(seat, kind),
        since: s.cards.length,
        ...more,
      },
      DEFS.findIndex(d => d.id === title || d.source.title === title),
    );
    zones[zone(seat, kind)]!.push(id);
  }
  push(s, programs.find('match')!, turnOf, -1, {});
  advance(game, s);
  return s;
}

const asked = (s: GeState) => ({ seat: awaited(s)[0]!, ids: options(game, s, awaited(s)[0]!).map(optionId) });

/** One seat picks, of a plan several; the match goes on in a copy that was saved and read again. */
function pick(s: GeState, seat: number, ...ids: string[]): GeState {
  const next = twin(game, s);
  if (!awaited(next).includes(seat))
    throw new Error(
      `${seat} ${ids}: asked are ${awaited(next).map(x => [x, options(game, next, x).map(optionId)].join(' '))}`,
    );
  submit(game, next, next.ask!.id, seat, ids);
  return next;
}
/** The same thing so many times. */
const times = (n: number, id: string): string[] => Array<string>(n).fill(id);

/** Everybody lets things be until somebody is asked for what the test is about. */
function until(s: GeState, wanted: (a: ReturnType<typeof asked>, s: GeState) => boolean): GeState {
  let now = s;
  for (let i = 0; i < 50; i++) {
    const a = asked(now);
    if (wanted(a, now)) return now;
    now = pick(now, a.seat, ...leastAnswer(game, now, a.seat).map(optionId));
  }
  throw new Error('nobody was asked');
}
const zoneOf = (s: GeState, id: number) => s.cards[id]!.zone;

test('all of them are words alone: no native step, and their text comes from the same data', () => {
  expect(cards).toHaveLength(12);
  for (const card of cards) {
    expect(DEFS.find(d => d.id === idOf(card))!.natives).toEqual([]);
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  }
  expect(Object.fromEntries(cards.map(c => [idOf(c), cardText(c)]))).toMatchSnapshot();
});

describe('Twist of Fate', () => {
  const table = (...more: Place[]) =>
    at(
      0,
      ['Test Cruiser', 1],
      ['Test Scholar', 1, FLEET, { on: 0 }],
      ['Twist of Fate', 0, HAND],
      ['Test Cruiser', 2],
      ['Test Scholar', 0, FLEET, { on: 3 }],
      ...more,
    );
  const played = (s: GeState) =>
    pick(
      until(s, a => a.ids.includes('play:2')),
      0,
      'play:2',
    );

  test('goes on no founding card and on no card of one’s own; its player’s victim chooses the fate of both', () => {
    const s = played(table());
    // the scholar of player 2 is the only card with a stack under it that is not one's own; lone ships are no stacks
    expect(asked(s)).toEqual({ seat: 1, ids: ['way:0', 'way:1'] });
    const home = pick(s, 1, 'way:1');
    expect([zoneOf(home, 1), zoneOf(home, 2)]).toEqual([zone(1, HAND), zone(0, HAND)]);
    const low = pick(s, 1, 'way:0');
    expect(low.zones[zone(1, DISCARD)]).toEqual([1]);
    expect(low.zones[zone(0, DISCARD)]).toEqual([2]);
  });

  test('into the reserve fleet it makes room there', () => {
    const s = pick(played(table(['Test Kit', 1, RESERVE], ['Test Titan', 0, RESERVE])), 1, 'way:2');
    expect([zoneOf(s, 1), zoneOf(s, 5)]).toEqual([zone(1, RESERVE), zone(1, DISCARD)]);
    expect([zoneOf(s, 2), zoneOf(s, 6)]).toEqual([zone(0, RESERVE), zone(0, DISCARD)]);
  });
});

describe('Time Thief', () => {
  const s = () =>
    at(
      1,
      ['Test Cruiser', 1],
      ['Test Scholar', 1, FLEET, { on: 0 }],
      ['Test Titan', 1, FLEET, { on: 1 }],
      ['Time Thief', 0, FLEET, { on: 0 }],
      ['Test Cruiser', 0],
      ['Test Scholar', 0, FLEET, { on: 4 }],
      ['Test Cruiser', 2],
      ['Test Scholar', 2, FLEET, { on: 6 }],
    );

  test('is sent for a Card Play to a stack of a third fleet, never to that of its own player', () => {
    const asks = until(s(), a => a.ids.includes('way:0'));
    expect(asked(asks).seat).toBe(1);
    const sent = pick(asks, 1, 'way:0');
    expect(sent.cards[3]!.on).toBe(6);
    expect(sent.seats[1]!.plays).toBe(2);
    const next = until(sent, (a, t) => t.turnOf === 2 && a.ids.includes('way:0'));
    expect(asked(next).seat).toBe(2);
  });

  test('goes with a stronger card that its stack gives up, and stays for a weaker one', () => {
    const gives = pick(
      until(s(), a => a.ids.includes('way:1')),
      1,
      'way:1',
    );
    expect(asked(gives).ids).toEqual(['card:1', 'card:2']);
    const titan = pick(gives, 1, 'card:2');
    expect([zoneOf(titan, 2), zoneOf(titan, 3)]).toEqual([zone(1, DISCARD), zone(0, DISCARD)]);
    expect(zoneOf(pick(gives, 1, 'card:1'), 3)).toBe(zone(0, FLEET));
  });
});

describe('Criminal Judge', () => {
  const judged = () => {
    let s = at(
      0,
      ['Test Cruiser', 0],
      ['Criminal Judge', 0, FLEET, { on: 0 }],
      ['Test Scholar', 0, FLEET, { on: 0 }],
      ['Test Cruiser', 2],
      ['Test Scholar', 2, FLEET, { on: 3 }],
      ['Test Scholar', 2, FLEET, { on: 3 }],
    );
    expect(asked(s)).toEqual({ seat: 0, ids: ['card:4', 'card:5'] });
    s = pick(s, 0, 'card:4');
    expect(s.cards[4]!.on).toBe(0);
    expect(asked(s).ids).toEqual(['number:0', 'number:1', 'number:2', 'number:3']);
    return s;
  };

  test('holds a crew until its player has matched the research, in the next allocation of that player', () => {
    const s = pick(judged(), 0, 'number:2');
    expect(pointsOf(s, 'research', 0)).toBe(1);
    const pays = until(s, a => a.ids.includes('way:0'));
    expect([asked(pays).seat, pays.turnOf, pays.phase]).toEqual([2, 2, 'allocation']);
    const free = pick(pays, 2, 'way:0');
    expect(free.cards[4]!.on).toBe(3);
    expect([pointsOf(free, 'research', 2), free.duties]).toEqual([4, []]);
    expect(zoneOf(pick(pays, 2, 'way:1'), 4)).toBe(zone(2, DISCARD));
  });

  test('a bail that cannot be matched loses the crew without a question', () => {
    const s = pick(judged(), 0, 'number:3');
    for (const id of [4, 5]) s.cards[id] = { ...s.cards[id]!, engaged: 0 };
    const later = until(s, (a, t) => t.turnOf === 2 && a.ids.includes('pass'));
    expect(zoneOf(later, 4)).toBe(zone(2, DISCARD));
  });
});

describe('Luck Demon and Instant Reaction', () => {
  test('only the newest demon may play a luck card in its player’s stead, to a fleet of its choice', () => {
    let s = at(2, ['Test Fortune', 2, HAND], ['Luck Demon', 0], ['Luck Demon', 1]);
    s = pick(s, 2, 'play:0');
    expect(asked(s).ids).toEqual(['fleet:0', 'fleet:1', 'fleet:2']);
    s = pick(s, 2, 'fleet:2');
    expect(asked(s)).toEqual({ seat: 1, ids: ['respond:2:0', 'pass'] });
    s = pick(pick(s, 1, 'respond:2:0'), 1, 'fleet:0');
    // now it comes from player 2 against player 1, whose own demon may stop it
    expect(asked(s)).toEqual({ seat: 0, ids: ['respond:1:0', 'pass'] });
    s = pick(s, 0, 'respond:1:0');
    expect(zoneOf(s, 0)).toBe(zone(2, DISCARD));
  });

  test('Instant Reaction lets a demon in play react, once in a phase, and is discarded after a stronger card', () => {
    let s = at(
      2,
      ['Test Fortune', 2, HAND],
      ['Instant Reaction', 0, HAND],
      ['Luck Demon', 0],
      ['Instant Reaction', 0, HAND],
      ['Test Fortune', 2, HAND],
    );
    s = pick(pick(s, 2, 'play:0'), 2, 'fleet:0');
    expect(asked(s).ids).toEqual(['respond:2:0', 'respond:1:1', 'respond:3:2', 'pass']);
    s = pick(s, 0, 'respond:1:1');
    expect([zoneOf(s, 0), zoneOf(s, 1), zoneOf(s, 2)]).toEqual([zone(2, DISCARD), zone(0, DISCARD), zone(0, FLEET)]);
    s = pick(pick(s, 2, 'play:4'), 2, 'fleet:0');
    expect(asked(s)).toEqual({ seat: 0, ids: ['respond:2:0', 'pass'] });
    expect(zoneOf(pick(s, 0, 'pass'), 4)).toBe(zone(2, FLEET));
  });
});

test('Time Merchant sells a Card Play to the highest bidder, who pays in the next allocation', () => {
  const table = at(
    0,
    ['Test Planet', 0],
    ['Time Merchant', 0, FLEET, { on: 0 }],
    ['Test Planet', 1],
    ['Test Planet', 2],
  );
  const start = until(table, a => a.ids.includes('way:0'));
  expect(asked(start)).toEqual({ seat: 0, ids: ['way:0', 'way:1', 'way:2'] });
  const kept = until(pick(start, 0, 'way:0'), (_a, t) => t.turnOf === 0 && t.phase === 'discard');
  expect(kept.seats[0]!.plays).toBe(4);

  let s = pick(start, 0, 'way:1');
  expect([...awaited(s)]).toEqual([1, 2]);
  s = pick(pick(s, 1, 'number:3'), 2, 'number:3');
  expect(asked(s)).toEqual({ seat: 0, ids: ['seat:1', 'seat:2'] });
  s = until(pick(s, 0, 'seat:2'), (_a, t) => t.turnOf === 2);
  expect(s.seats[2]!.plays).toBe(4);
  expect(pointsOf(s, 'economy', 2)).toBe(0);
  s = until(s, (_a, t) => t.turnOf === 0);
  expect([s.turnOf, pointsOf(s, 'economy', 0)]).toEqual([0, 6]);
});

test('Clone works as a second crew with its abilities, and gives its place to the original when that is killed', () => {
  let s = at(
    0,
    ['Test Planet', 0],
    ['Test Scholar', 0, FLEET, { on: 0 }],
    ['Test Kit', 0, FLEET, { on: 1 }],
    ['Test Cruiser', 0],
    ['Clone', 0, HAND],
    ['Test Titan', 0, FLEET, { on: 1, since: 999 }],
  );
  expect(income(s, 'research', 0)).toBe(4);
  s = pick(pick(s, 0, 'play:4'), 0, 'card:3');
  expect(s.cards[4]!.bond).toBe(1);
  expect(income(s, 'research', 0)).toBe(8);
  discard(s, 1, 'killed');
  advance(game, s);
  expect([s.cards[1]!.on, zoneOf(s, 1), zoneOf(s, 2)]).toEqual([3, zone(0, FLEET), zone(0, FLEET)]);
  expect([zoneOf(s, 4), zoneOf(s, 5)]).toEqual([zone(0, DISCARD), zone(0, DISCARD)]);
  discard(s, 1, 'killed');
  expect(zoneOf(s, 1)).toBe(zone(0, DISCARD));
});

test('Insanity decides for a crew in its own player’s turn, may turn its work round, and keeps it from being discarded', () => {
  let s = at(
    1,
    ['Test Cruiser', 1],
    ['Test Scholar', 1, FLEET, { on: 0 }],
    ['O9 Insanity', 0, FLEET, { on: 1 }],
    ['Test Sage', 2, FLEET, { on: 0 }],
    ['Test Sage', 1, FLEET, { on: 0 }],
    ['Test Frigate', 2],
  );
  expect(asked(s)).toEqual({ seat: 0, ids: ['way:0', 'way:1'] });
  s = pick(s, 0, 'way:1');
  expect(pointsOf(s, 'research', 1)).toBe(7);
  const late = until(s, a => a.ids.includes('discard:0'));
  expect(asked(late).ids).not.toContain('discard:1');
  expect(why(game, late, 1, 'discard:1')?.rule).toBe('ge/discard-phase/3');
  expect(zoneOf(pick(late, 1, 'discard:0'), 1)).toBe(zone(1, DISCARD));
  // 10 research is less than 9 + 3; another player adds 10 more
  // handed out in one answer
  expect(count(game, s, 1)).toEqual({ min: 0, max: 10 });
  expect(() => pick(s, 1, ...times(11, 'apply:2:4'))).toThrow('may be named up to 10 times');
  const { asked: before } = s;
  s = pick(s, 1, ...times(10, 'apply:2:4'));
  expect([s.asked, pointsOf(s, 'research', 1), s.cards[2]!.applied]).toEqual([before + 1, 0, 10]);
  expect(zoneOf(s, 2)).toBe(zone(0, FLEET));
  s = until(s, (a, t) => t.turnOf === 2 && a.ids.includes('apply:2:3'));
  expect(zoneOf(pick(s, 2, ...times(10, 'apply:2:3')), 2)).toBe(zone(0, DISCARD));
});

test('Dimensional Portal shuts a stack off: no slot, no protection, and only its own research ends it', () => {
  let s = at(
    1,
    ['Test Frigate', 1],
    ['Test Sage', 1, FLEET, { on: 0 }],
    ['Dimensional Portal', 0, FLEET, { on: 0 }],
    ['Test Cruiser', 1],
    ['Test Sage', 1, FLEET, { on: 3 }],
    ['O5 Insanity', 0, HAND],
  );
  expect(slotsUsed(s, 1)).toBe(1);
  expect([protects(s, 0), protects(s, 3)]).toEqual([false, true]);
  expect([reaches(s, 4, 1), reaches(s, 1, 2), reaches(s, 3, 4)]).toEqual([false, true, true]);
  expect(asked(s)).toEqual({ seat: 1, ids: ['apply:2:1'] });
  s = pick(s, 1, ...times(10, 'apply:2:1'));
  expect(zoneOf(s, 2)).toBe(zone(0, DISCARD));
  expect(slotsUsed(s, 1)).toBe(2);
});

test('Aurora Borealis puts what may legally lie in its stack there, and anything else back on the deck', () => {
  const table = (top: string) =>
    at(
      0,
      ['Test Planet', 0],
      ['Aurora Borealis', 0, FLEET, { on: 0 }],
      ['Test Cruiser', 0],
      [top, 0, DECK],
      ['Time Thief', 1, HAND],
    );
  const crew = until(table('Test Scholar'), (_a, t) => t.turnOf === 1);
  expect([crew.cards[3]!.on, zoneOf(crew, 3)]).toEqual([0, zone(0, FLEET)]);
  const other = table('Test Fortune');
  expect(other.heard!.map(x => x.fact.t)).toEqual(expect.arrayContaining(['shown', 'left']));
  expect(other.zones[zone(0, DECK)]).toEqual([3]);
});

test('Weapons Officer makes half as much damage again at its location, which electronic warfare does not harm', () => {
  const s = at(
    0,
    ['Test Cruiser', 0],
    ['Weapons Officer', 0, FLEET, { on: 0 }],
    ['Test Frigate', 0],
    ['Test Electronic Warfare', 1],
    ['Test Kit', 1],
    ['Test Fortune', 0, HAND],
  );
  expect([volley(s, 0, 5), volley(s, 2, 5)]).toEqual([7, 5]);
  expect([ignores(s, 0, 3), ignores(s, 2, 3), ignores(s, 0, 4)]).toEqual([true, false, false]);
});

// A table with something in every zone, in which much happens at random; no hand becomes empty, for then nobody is asked any more.
changesSuite({
  game,
  deal: seed =>
    at(
      seed % 3,
      ['Test Planet', 0],
      ['Test Planet', 1],
      ['Test Planet', 2],
      ['Test Cruiser', 0],
      ['Test Frigate', 1],
      ['Test Scholar', 1, FLEET, { on: 4 }],
      ['Test Sage', 2, FLEET, { on: 2 }],
      ...[0, 1, 2].flatMap((seat): Place[] => [
        ...Array.from({ length: 8 }, (): Place[] => [
          ['Test Kit', seat, HAND],
          ['Test Fortune', seat, HAND],
          ['Time Thief', seat, HAND],
        ]).flat(),
        ['Test Titan', seat, DECK],
        ['Test Cruiser', seat, DECK],
        ['Test Frigate', seat, RESERVE],
      ]),
    ),
  runs: 20,
  limit: 1000,
  decisions: 20,
});

test('nothing of a hand, a reserve fleet or a deck is in what others see', () => {
  const s = at(
    0,
    ['Test Cruiser', 1],
    ['Test Scholar', 1, FLEET, { on: 0 }],
    ['Twist of Fate', 0, HAND],
    ['Test Kit', 1, HAND],
    ['Test Frigate', 1, RESERVE],
    ['Test Titan', 1, DECK],
  );
  for (const viewer of [0, 2, null]) {
    expect(tableView(s, viewer).seats[1]).toMatchObject({ hand: [null], reserve: [null], deck: 1 });
    expect(JSON.stringify(tableView(s, viewer))).not.toMatch(/Kit|Frigate|Titan/);
  }
  for (const viewer of [1, 'all' as const]) expect(JSON.stringify(tableView(s, viewer))).toMatch(/Kit.*Frigate/);
});

test('all research of a fleet is handed out in one plan, to whatever its player likes, and no card gives more than it has made', () => {
  const s = at(
    1,
    ['Test Cruiser', 1],
    ['Test Sage', 1, FLEET, { on: 0 }],
    ['Test Scholar', 1, FLEET, { on: 0 }],
    ['Test Riddle', 0],
    ['Test Riddle', 2],
  );
  // 10 and 3 points, for two riddles
  expect(asked(s)).toEqual({ seat: 1, ids: ['apply:3:1', 'apply:3:2', 'apply:4:1', 'apply:4:2'] });
  expect(count(game, s, 1)).toEqual({ min: 0, max: 13 });
  const refused = [...times(6, 'apply:3:1'), ...times(5, 'apply:4:1')];
  expect(() => pick(s, 1, ...refused)).toThrow('A card has made fewer points than are handed out of it.');
  expect(() => pick(s, 1, ...refused)).toThrow(expect.objectContaining({ rule: 'ge/allocation-phase/6' }));
  const done = pick(s, 1, ...times(6, 'apply:3:1'), ...times(4, 'apply:4:1'), ...times(3, 'apply:4:2'));
  expect([done.cards[3]!.applied, done.cards[4]!.applied, pointsOf(done, 'research', 1)]).toEqual([6, 7, 0]);
  // one answer, and the turn has gone on
  expect([done.asked, done.phase === 'allocation']).toEqual([s.asked + 1, false]);
  expect(pointsOf(pick(s, 1), 'research', 1)).toBe(13);
});
