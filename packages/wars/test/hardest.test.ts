import {
  advance,
  answer,
  awaited,
  type Game,
  optionId,
  options,
  push,
  seeded,
  twin,
  WINDOW,
  windowProgram,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import * as hardest from '../src/cards/hardest.ts';
import { damaged, lost, moved, played } from '../src/facts.ts';
import {
  ACTIVE,
  BLANK_CARD,
  BLANK_SEAT,
  type CardSource,
  cardText,
  compileCard,
  DEFS,
  HAND,
  LOST,
  PLAY,
  power,
  STACKED,
  USED,
  type WarsState,
  zone,
} from '../src/index.ts';
import { facts, programs, v } from '../src/language.ts';

const cards = Object.values(hardest) as CardSource[];
const plain = (title: string, more: Partial<CardSource>): CardSource => ({
  title,
  type: 'character',
  faction: 'quay',
  destiny: 1,
  ...more,
});
const extras = [
  plain('Test Brute', { power: 7 }),
  plain('Test Scout', { power: 3 }),
  plain('Test Site', { type: 'location', kind: 'Site' }),
  plain('Test Gun', { type: 'weapon' }),
  plain('Test Trick', { type: 'interrupt' }),
];
for (const card of [...cards, ...extras]) compileCard(card);

// the least that the kernel needs of a game: a table that waits for one program to end
v.link(programs);
const idle = programs.add('wait', [
  {
    op: 'ask',
    who: () => [0],
    menu: { name: 'wait', list: () => [{ verb: 'wait', a: -1, b: -1 }], label: () => '', prompt: () => 'wait' },
    min: () => 1,
    max: () => 1,
    ordered: false,
    skip: false,
    take: () => {},
  },
  { op: 'go', to: 0 },
]);
const game: Game<WarsState> = {
  name: 'wars',
  title: 'WARS',
  version: 'proof',
  programs,
  facts,
  blankCard: BLANK_CARD,
  blankSeat: BLANK_SEAT,
  get cardIds() {
    return DEFS.map(d => d.title);
  },
  create: () => {
    throw new Error('no rules yet');
  },
  settle() {},
  replace: (_s, _t, fact) => fact,
  notice(s, type, fact) {
    s.cards.forEach((c, id) => {
      for (const t of DEFS[c.def]!.triggered[type] ?? []) {
        const f = { own: 0, program: -1, step: 0, you: c.controller, self: id, l: { fact } };
        if (c.zone === zone(c.controller, PLAY) && (t.holds === null || t.holds(s, f)))
          s.pending = [...s.pending, { program: t.program, you: c.controller, self: id, fact }];
      }
    });
  },
  arrange: (s, pending) => {
    s.pending = [];
    return pending;
  },
  windowOrder: () => [0, 1],
  mayRespond: () => false,
  responses: () => [],
  leave() {},
};
programs.add(WINDOW, windowProgram(game));
facts.serve(game);

/** A table with cards in given zones: [title, seat, zone kind, more]. */
function at(...places: [string, number, number, Partial<WarsState['cards'][number]>?][]): WarsState {
  const zones: number[][] = Array.from({ length: 14 }, () => []);
  const s: WarsState = {
    own: 1,
    cards: [],
    seats: [
      { own: 1, ...BLANK_SEAT },
      { own: 1, ...BLANK_SEAT },
    ],
    stack: [],
    zones,
    random: seeded(1),
    asked: 0,
    ask: null,
    pending: [],
    result: null,
    unsettled: false,
    heard: [],
    menus: null,
    derived: null,
    turnOf: 0,
    phase: 'deploy',
    battle: null,
    replacing: [],
  };
  for (const [title, seat, kind, more] of places) {
    zones[zone(seat, kind)]!.push(s.cards.length);
    s.cards.push({
      own: 1,
      ...BLANK_CARD,
      def: DEFS.findIndex(d => d.title === title),
      owner: seat,
      controller: seat,
      zone: zone(seat, kind),
      ...more,
    });
  }
  push(s, idle, 0, -1, {});
  advance(game, s);
  return s;
}

function run(s: WarsState, program: number, you: number, self: number): WarsState {
  s.ask = null;
  push(s, program, you, self, {});
  advance(game, s);
  return twin(game, s);
}

function pick(s: WarsState, id: string): void {
  const seat = awaited(s)[0]!;
  const o = options(game, s, seat).find(x => optionId(x) === id);
  if (!o) throw new Error(`no ${id} among ${options(game, s, seat).map(optionId).join(' ')}`);
  answer(game, s, seat, [o]);
}

test('all eight cards are words alone: no native step, and their text comes from the same data', () => {
  for (const card of cards) {
    const def = DEFS.find(d => d.title === card.title)!;
    expect(def.natives).toEqual([]);
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
    expect(cardText(card).join(' ')).not.toBe('');
  }
  expect(cards).toHaveLength(8);
  expect(Object.fromEntries(cards.map(c => [c.title, cardText(c)]))).toMatchSnapshot();
});

test('Kucha counts the highest unmodified power at the same place', () => {
  const s = at(
    ['Test Site', 0, PLAY],
    ['Kucha', 0, PLAY, { at: 0 }],
    ['Test Brute', 1, PLAY, { at: 0 }],
    ['Test Scout', 1, PLAY, { at: 0 }],
  );
  expect(power(s, 1)).toBe(7);
  moved(s, { card: 2, to: zone(1, LOST) });
  expect(power(s, 1)).toBe(3);
});

test('Chained takes an interrupt for 3 energy, once, and makes its title dearer', () => {
  const s = at(
    ['Chained', 0, PLAY],
    ['Test Trick', 1, LOST],
    ['Test Scout', 0, ACTIVE],
    ['Test Scout', 0, ACTIVE],
    ['Test Scout', 0, ACTIVE],
  );
  s.ask = null;
  played(s, { card: 1, seat: 1 });
  advance(game, s);
  pick(s, 'yes');
  expect(s.cards[1]!.zone).toBe(STACKED);
  expect(s.cards[1]!.on).toBe(0);
  expect(s.zones[zone(0, USED)]).toHaveLength(3);
  const f = { own: 0, program: -1, step: 0, you: 0, self: 0, l: {} };
  expect(DEFS[s.cards[0]!.def]!.ongoing[0]!.to(s, 1, f)).toBe(true);
  played(s, { card: 1, seat: 1 });
  advance(game, s);
  expect(s.pending).toEqual([]);
});

test('Cruel Lesson costs 2 energy only when another unit of that player is damaged already', () => {
  const s = at(
    ['Cruel Lesson', 0, PLAY],
    ['Test Brute', 1, PLAY],
    ['Test Scout', 1, PLAY],
    ['Test Gun', 0, PLAY],
    ['Test Scout', 1, ACTIVE],
    ['Test Scout', 1, ACTIVE],
  );
  s.ask = null;
  damaged(s, { card: 1, by: 3 });
  advance(game, s);
  expect(s.zones[zone(1, LOST)]).toHaveLength(0);
  damaged(s, { card: 2, by: 3 });
  advance(game, s);
  expect(s.zones[zone(1, LOST)]).toHaveLength(2);
});

test('Assailing Vatarma lets the opponent pay two cards of the hand, and offers only undamaged units in a site battle', () => {
  const place: [string, number, number, Partial<WarsState['cards'][number]>?][] = [
    ['Assailing Vatarma', 0, PLAY],
    ['Test Scout', 0, HAND],
    ['Test Site', 0, PLAY],
    ['Test Brute', 1, PLAY, { at: 2, inBattle: 1, damaged: 1 }],
    ['Test Scout', 1, PLAY, { at: 2, inBattle: 1 }],
  ];
  const gun = DEFS.find(d => d.title === 'Assailing Vatarma')!.activated[0]!;
  let s = at(...place);
  s.battle = { at: 2, step: 'power', destiny: [0, 0] };
  s = run(s, gun.program, 0, 0);
  expect(s.cards[1]!.zone).toBe(zone(0, USED));
  expect(s.cards[4]!.damaged).toBe(1);
  s = at(...place, ['Test Trick', 1, HAND], ['Test Trick', 1, HAND]);
  s.battle = { at: 2, step: 'power', destiny: [0, 0] };
  s = run(s, gun.program, 0, 0);
  pick(s, 'card:5');
  expect(s.cards[4]!.damaged).toBe(0);
  expect(s.zones[zone(1, USED)]).toHaveLength(2);
});

test('Amorian Shipyard keeps a fighter lost from a battle and plays it to a sector; Alnak and Sheltered name their places', () => {
  const fighter = compileCard(plain('Test Fighter', { type: 'ship', labels: ['Fighter'], cost: 1 }));
  const sector = compileCard(plain('Test Sector', { type: 'location', kind: 'Sector' }));
  const s = at(
    ['Amorian Shipyard', 0, PLAY],
    [fighter.title, 0, PLAY],
    [sector.title, 0, PLAY],
    ['Test Scout', 0, ACTIVE],
    ['Test Scout', 0, ACTIVE],
    ['Test Scout', 0, ACTIVE],
  );
  s.ask = null;
  lost(s, { card: 1, from: 2, battle: true });
  advance(game, s);
  pick(s, 'yes');
  expect(s.cards[1]!.on).toBe(0);
  const after = run(s, DEFS[s.cards[0]!.def]!.activated[0]!.program, 0, 0);
  expect(after.cards[1]!.at).toBe(2);
  expect(after.zones[zone(0, USED)]).toHaveLength(3);
});
