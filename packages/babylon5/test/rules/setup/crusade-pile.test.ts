// Crusade Piles: no decks, shuffled, known to nobody, and touched only by texts that name them.
import { determinize } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { compileCard } from '../../../src/compile.ts';
import {
  babylon5,
  CRUSADE,
  crusadePile,
  DECK,
  HAND,
  REMOVED,
  readDeck,
  type SeatSetup,
  setupFrom,
  view,
} from '../../../src/index.ts';
import { eliminate } from '../../../src/rules/politics/elimination.ts';
import {
  draw,
  searchDeck,
  sequence,
  setOf,
  shuffleDeck,
  shufflePile,
  takeFromPile,
  titled,
} from '../../../src/words/index.ts';
import { AT_ONCE, id, match, PAPERS, papers, refusedBy, seat } from '../../support/cards-for-turns.ts';
import { type Table, table } from '../../support/table.ts';

const { agenda, event } = setOf('test');
compileCard(
  agenda('Test Crusade for Relics', {
    always: [],
    actions: [{ effect: takeFromPile('you', 1), say: 'follow the crusade' }],
  }),
);
compileCard(
  event('Test Call to the Crusade', { play: { effect: sequence(takeFromPile('you', 2), shufflePile('you')) } }),
);
compileCard(event('Test Draw of the Deck', { play: { effect: draw('you', 2) } }));
compileCard(event('Test Quest', { play: { effect: sequence(searchDeck(titled('Narn Aide')), shuffleDeck('you')) } }));

/** A Narn player with these cards in the hand, an empty deck and a Crusade Pile. */
const crusader = (hand: readonly string[], more: { deck?: string[]; crusade?: string[] } = {}): Table =>
  table({
    ruleset: 'engine',
    seats: [
      {
        race: 'narn',
        hand: [...hand],
        deck: more.deck ?? [],
        crusade: more.crusade ?? ['Narn Aide', 'Test Levy', 'Test Fine'],
      },
      { race: 'centauri', deck: ['Narn Aide', 'Narn Aide', 'Narn Aide'] },
    ],
    order: ['narn', 'centauri'],
  });

rule('b5/crusade-pile/1', 'whoever draws, searches or shuffles uses the deck, and an empty deck gives nothing', () => {
  const t = crusader(['Test Draw of the Deck', 'Test Quest']);
  t.act('narn', 'event', 'Test Draw of the Deck').pass('centauri').act('narn', 'event', 'Test Quest');
  expect(t.titles('narn', HAND)).toEqual([]);
  expect(t.titles('narn', CRUSADE)).toEqual(['Test Fine', 'Test Levy', 'Narn Aide']);
  // the same cards in the deck are drawn and found
  const u = crusader(['Test Draw of the Deck', 'Test Quest'], { deck: ['Test Fine', 'Test Levy', 'Narn Aide'] });
  u.act('narn', 'event', 'Test Draw of the Deck').pass('centauri').act('narn', 'event', 'Test Quest');
  expect(u.titles('narn', HAND)).toEqual(['Test Fine', 'Test Levy', 'Narn Aide']);
  expect(u.titles('narn', CRUSADE).length).toBe(3);
});

rule(
  'b5/crusade-pile/1',
  'nobody draws from a pile in the draw round, and only a text that names it takes from it',
  () => {
    const t = crusader([], { deck: ['Test Paper 1', 'Test Paper 2', 'Test Paper 3'] });
    t.until('draw').until('action');
    expect(t.titles('narn', HAND)).toEqual(['Test Paper 1']);
    expect(t.titles('narn', CRUSADE).length).toBe(3);
    const named = crusader(['Test Call to the Crusade']);
    named.act('narn', 'event', 'Test Call to the Crusade');
    expect(named.titles('narn', HAND)).toEqual(['Narn Aide', 'Test Levy']);
    expect(named.titles('narn', CRUSADE)).toEqual(['Test Fine']);
    // the text shuffles the pile, too, and no deck
    expect(named.happened('shuffled').map(f => [f.seat, f.pile])).toEqual([[0, 'crusade']]);
  },
);

const brought = (crusade: readonly string[], n = 73): SeatSetup =>
  seat('narn', n, [], { crusade: crusade.map(x => id(x)) });
const PILE = PAPERS.slice(0, 12);

rule('b5/crusade-pile/2', 'a pile is shuffled by itself before the first turn', () => {
  const setup = {
    ruleset: 'engine' as const,
    seats: [{ ...brought(PILE), hand: [] }, seat('centauri', 73, [], { hand: [] })],
    ...AT_ONCE,
  };
  const [a, again, b] = [match(setup, 1), match(setup, 1), match(setup, 2)].map(t =>
    t.leaveOpen().titles('narn', CRUSADE),
  );
  expect(again).toEqual(a);
  expect(b).not.toEqual(a);
  expect([a!.slice().sort(), b!.slice().sort()]).toEqual([PILE.slice().sort(), PILE.slice().sort()]);
  const t = match(setup, 1).leaveOpen();
  expect(t.log(null).filter(line => line.includes('Crusade Pile'))).toEqual(['Narn shuffles the Crusade Pile.']);
  const shuffled = t.happened('shuffled');
  expect(shuffled.map(f => [f.seat, f.pile])).toEqual([
    [0, undefined],
    [1, undefined],
    [0, 'crusade'],
  ]);
});

rule('b5/crusade-pile/2', 'a player who asks to see, shuffle or reorder a pile is refused', () => {
  const t = crusader([]);
  for (const wish of ['look-at-crusade', 'shuffle-crusade', 'reorder-crusade'])
    expect(t.refuses('narn', wish)).toBe('b5/crusade-pile/2');
  // all see how many cards there are, and nobody sees which
  for (const viewer of [0, 1, null]) {
    const shown = view(t.s, viewer);
    expect(shown.seats.map(s => [s.crusade, s.held])).toEqual([
      [3, null],
      [undefined, null],
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/Test Levy|Narn Aide/);
  }
  expect(view(t.s, 'all')).toMatchObject({
    seats: [{ held: { crusade: [{ title: 'Test Fine' }, { title: 'Test Levy' }, { title: 'Narn Aide' }] } }, {}],
  });
});

rule('b5/crusade-pile/3', 'the text of the crusade card says what its player may do with the pile', () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', agenda: 'Test Crusade for Relics', deck: ['Test Fine'], crusade: ['Test Levy', 'Narn Aide'] },
      { race: 'centauri', deck: ['Narn Aide'], crusade: ['Test Fine'] },
    ],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'use', 'Test Crusade for Relics');
  expect([t.titles('narn', HAND), t.titles('narn', CRUSADE)]).toEqual([['Test Levy'], ['Narn Aide']]);
  // without the card nobody takes anything
  expect(t.refuses('centauri', 'use', 'Test Crusade for Relics')).not.toBe(null);
  expect(t.titles('centauri', CRUSADE)).toEqual(['Test Fine']);
});

test('a world dealt for a player never puts a card of a pile into a deck or a hand', () => {
  const t = crusader(['Test Levy'], { deck: PILE.slice(6), crusade: PILE.slice(0, 6) });
  const sorted = (list: readonly string[]) => list.slice().sort();
  const orders = new Set<string>();
  for (const viewer of [0, 1, null])
    for (let seed = 0; seed < 20; seed++) {
      const world = determinize(babylon5, t.s, viewer, seed);
      const titles = crusadePile(world, 0).map(card => t.titleOf(t.s.defs.indexOf(world.defs[card]!)));
      expect(sorted(titles)).toEqual(sorted(PILE.slice(0, 6)));
      orders.add(titles.join());
    }
  expect(orders.size).toBeGreaterThan(5);
});

test('what is taken from a pile is known to its player alone, and cannot be taken back', () => {
  const t = crusader(['Test Call to the Crusade']);
  t.act('narn', 'event', 'Test Call to the Crusade');
  const taken = t.happened('moved').filter(f => f.to === HAND);
  expect(taken.length).toBe(2);
  for (const viewer of [1, null]) expect(t.toldTo(taken[0]!, viewer).fact.card).toBeNull();
  expect(t.toldTo(taken[0]!, 0).fact.card).toMatchObject({ id: taken[0]!.card });
  expect(t.log(0)).toContain('Narn takes Narn Aide and Test Levy from the Crusade Pile.');
  expect(t.log(1)).toContain('Narn takes 2 cards from the Crusade Pile.');
});

test('a match without a pile has no zones for one', () => {
  const t = table({ seats: [{ race: 'narn' }, { race: 'centauri' }] });
  expect(t.s.zones.length).toBe(2 * 9 + 4);
  expect(crusader([]).s.zones.length).toBe(2 * 9 + 4 + 2);
});

test('the pile of a player who leaves is removed with all other cards', () => {
  const t = table({
    seats: [{ race: 'narn', crusade: ['Narn Aide'] }, { race: 'centauri' }, { race: 'human' }],
    order: ['narn', 'centauri', 'human'],
  });
  eliminate(t.s, t.seat('narn'));
  t.leaveOpen();
  expect(t.titles('narn', CRUSADE)).toEqual([]);
  expect(t.titles('narn', REMOVED)).toContain('Narn Aide');
});

test('a deck list brings its pile to the table', () => {
  const list = (race: string, leader: string, more = '') =>
    readDeck(
      [
        `Race: ${race}`,
        'Starting Hand',
        `1 ${leader}`,
        '1 Narn Aide',
        '1 Test Levy',
        '1 Test Modesty',
        'Deck',
        ...PAPERS.slice(0, 24).map(x => `3 ${x}`),
        more,
      ].join('\n'),
    );
  const setup = setupFrom(
    [list('Narn', "G'Kar", 'Crusade Pile\n3 Test Fine'), list('Centauri', 'Londo Mollari')],
    'engine',
  );
  expect(setup.seats.map(s => s.crusade)).toEqual([[id('Test Fine'), id('Test Fine'), id('Test Fine')], undefined]);
  expect(match(setup).leaveOpen().titles('narn', CRUSADE)).toEqual(['Test Fine', 'Test Fine', 'Test Fine']);
});

test('cards of a forbidden set may not be in a pile either', () => {
  const setup = (crusade: readonly string[]) => ({
    ruleset: 'engine',
    seats: [brought(crusade), seat('centauri', 73)],
  });
  expect(refusedBy(setup(['Test Masterpiece']))).toBe('b5/which-rules/4');
  expect(refusedBy(setup(['Test Fine']))).toBe('');
  // the deck beside a pile needs 70 cards
  expect(refusedBy({ ruleset: 'engine', seats: [brought(['Test Fine'], 72), seat('centauri', 73)] })).toBe('b5/deck/4');
});

rule('b5/setup/20', 'after a clash cards go into the Crusade Pile and out of it, too', () => {
  const corporate = (n: number, more: Partial<SeatSetup> = {}): SeatSetup => ({
    race: 'narn',
    designation: 'corporate',
    deck: [id('Test Trader'), id('Test Broker'), ...papers(n)],
    ...more,
  });
  const clash = () => {
    const t = match({
      ruleset: 'engine',
      seats: [
        corporate(74, { crusade: [id('Test Fine'), id('Test Levy')] }),
        { ...corporate(64), race: 'centauri', deck: [id('Test Trader'), id('Test Banker'), ...papers(64)] },
      ],
    });
    t.act('narn', 'ambassador', 'Test Trader').act('centauri', 'ambassador', 'Test Trader');
    expect(t.asked).toEqual(['narn']);
    return t.leaveOpen();
  };
  const out = clash();
  // without a reserve nothing goes from there to the deck
  expect(out.refuses('narn', 'to-deck', 'Test Fine')).toBe('b5/setup/20');
  out.act('narn', 'from-crusade', 'Test Fine');
  expect(out.titles('narn', DECK)).toContain('Test Fine');
  expect(out.titles('narn', CRUSADE)).toEqual(['Test Levy']);
  const into = clash().act('narn', 'to-crusade', 'Test Paper 20');
  expect(into.titles('narn', CRUSADE).slice().sort()).toEqual(['Test Fine', 'Test Levy', 'Test Paper 20']);
});
