import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import {
  checkDeck,
  DECK,
  DISCARD,
  HAND,
  REMOVED,
  RESERVE,
  type Ruleset,
  readDeck,
  type SeatSetup,
} from '../../../src/index.ts';
import { id, match, PAPERS, refusal, refusedBy, seat } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';

/** The reason why a Narn deck of its ambassador and these cards is not legal; '' if it is. */
const refused = (ruleset: Ruleset, deck: readonly string[], more: Partial<SeatSetup> = {}) =>
  refusedBy({ ruleset, seats: [{ ...seat('narn', 0), deck: [id("G'Kar"), ...deck], ...more }, seat('centauri', 70)] });
const several = (title: string, n: number) => Array.from({ length: n }, () => id(title, 'narn'));
const papers = (n: number) => seat('narn', n).deck.slice(1);

/** A list with this many papers, three copies each, and the given further lines. */
const list = (n: number, more = '') =>
  ['Race: Narn', "1 G'Kar", ...Array.from({ length: n / 3 }, (_, i) => `3 ${PAPERS[i]}`), more].join('\n');
const rulesIn = (text: string, ruleset: Ruleset) => checkDeck(readDeck(text), ruleset).map(f => [f.line, f.rule]);

rule('b5/deck/1', 'a casual deck has 45 cards or more', () => {
  expect(refused('casual', papers(43))).toBe('b5/deck/1');
  expect(refused('casual', papers(44))).toBe('');
  expect(rulesIn(list(42, '1 Test Daily Grant'), 'casual')).toEqual([[0, 'b5/deck/1']]);
  expect(rulesIn(list(42, '2 Test Daily Grant'), 'casual')).toEqual([]);
});

rule('b5/deck/2', 'a tournament deck has 60 cards or more', () => {
  expect(refused('tournament', papers(58))).toBe('b5/deck/2');
  expect(refused('tournament', papers(59))).toBe('');
  expect(rulesIn(list(57, '1 Test Daily Grant'), 'tournament')).toEqual([[0, 'b5/deck/2']]);
  expect(rulesIn(list(57, '2 Test Daily Grant'), 'tournament')).toEqual([]);
});

rule('b5/deck/3', 'an engine deck has 60 cards besides the hand and what starts in play', () => {
  const hand = [id('Narn Aide'), id('Picket Fleet', 'narn'), id('Test Modesty')];
  // 60 in total, with the three of the hand and the ambassador
  expect(refused('engine', papers(56), { hand })).toBe('b5/deck/3');
  expect(refused('engine', papers(59), { hand })).toBe('b5/deck/3');
  expect(refused('engine', papers(60), { hand })).toBe('');
  // if the hand is not chosen yet, its three cards do not count either
  expect(refused('engine', papers(62))).toBe('b5/deck/3');
  expect(refused('engine', papers(63))).toBe('');
});

rule('b5/deck/4', 'with a Crusade Pile an engine deck has 70 cards or more', () => {
  const more = '\nStarting Hand\n1 Narn Aide\n1 Picket Fleet\n1 Test Modesty\n\nCrusade Pile\n1 Test Levy';
  expect(rulesIn(list(69, more), 'engine')).toEqual([[0, 'b5/deck/4']]);
  expect(rulesIn(list(69, `1 Test Daily Grant\n${more}`), 'engine')).toEqual([]);
  // without the pile 60 are enough, and casual rules have no number
  expect(rulesIn(list(69, more.split('\nCrusade')[0]), 'engine')).toEqual([]);
  expect(rulesIn(list(69, more), 'casual')).toEqual([]);
});

rule('b5/deck/5', 'a deck of 250 cards is in order', () => {
  const many = Array.from({ length: 84 }, (_, i) => (i < 30 ? PAPERS[i]! : null)).filter(x => x !== null);
  // it may have three copies of every card of the pool
  const pool = [
    ...many,
    'Narn Aide',
    'Narn Agent',
    'Narn Captain',
    "Na'Toth",
    "Ko'Dath",
    "Kha'Mak",
    "Ja'Doc",
    "Ta'Lon",
    "Na'Kal",
  ];
  const more = [
    'Narn Homeworld',
    'Quadrant 14',
    'Border Raid',
    'Test Their Mettle',
    'Trade Pact',
    'Power Politics',
    'Decisive Tactics',
  ];
  const own = [
    'Test Daily Grant',
    'Test Fine',
    'Test Penalty',
    'Test Refund',
    'Test Levy',
    'Test Purse',
    'Test Embargo',
    'Test Daily Rally',
  ];
  const rest = [
    'Test Daily Draft',
    'Test Daily Acclaim',
    'Test Riot',
    'Test Calm',
    'Test Grudge',
    'Test Quarrel',
    'Test Search',
    'Test Shuffle',
    'Test Wealth',
    'Test Patron',
    'Test Tutor',
    'Test Warden',
    'Test Drillmaster',
    'Test Harvest',
    'Test Daily Guild',
    'Test Stipend',
    'Test Apology',
    'Test Mediation',
    'Test Daily Ambition',
    'Test Modesty',
    'Test Prudence',
    'Test Shortcut',
    'Test Austerity',
    'Test Bribe',
    'Test Merger',
    'Test Freighter',
    'Test Daily Clerk',
    'Test Daily Summons',
    'Test Dawn',
    'Test Dark Hour',
  ];
  const deck = [...pool, ...more, ...own, ...rest].flatMap(title => several(title, 3));
  expect(deck.length + 1).toBeGreaterThanOrEqual(250);
  for (const ruleset of ['casual', 'tournament', 'engine'] as const)
    expect(refused(ruleset, deck.slice(0, 249))).toBe('');
});

rule('b5/deck/6', 'three copies of a card, not four', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    expect(refused(ruleset, [...papers(66), ...several('Test Daily Grant', 3)])).toBe('');
    expect(refused(ruleset, [...papers(66), ...several('Test Daily Grant', 4)])).toBe('b5/deck/6');
    // the hand is part of the deck, and so is the ambassador
    expect(refused(ruleset, [...papers(66), ...several("G'Kar", 3)])).toBe('b5/deck/6');
    const hand = [id('Test Daily Grant'), id('Narn Aide'), id('Test Modesty')];
    expect(refused(ruleset, [...papers(66), ...several('Test Daily Grant', 3)], { hand })).toBe('b5/deck/6');
  }
  const text = list(45, '2 Test Daily Grant\n1 Narn Aide\n2 Test Daily Grant');
  expect(rulesIn(text, 'casual')).toEqual([[20, 'b5/deck/6']]);
});

rule(['b5/deck/7', 'b5/deck/8'], 'First Battle Fleets of two races are two cards, three of each', () => {
  const fleets = (race: 'human' | 'minbari', n: number) =>
    Array.from({ length: n }, () => id('First Battle Fleet', race));
  expect(refused('engine', [...papers(66), ...fleets('human', 3), ...fleets('minbari', 3)])).toBe('');
  expect(refused('engine', [...papers(66), ...fleets('human', 4), ...fleets('minbari', 2)])).toBe('b5/deck/6');
  const text = '3 First Battle Fleet (Human)\n3 First Battle Fleet (Minbari)';
  expect(rulesIn(list(66, text), 'engine')).toEqual([]);
});

rule('b5/deck/9', 'a limited character may be in the deck three times', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const)
    expect(refused(ruleset, [...papers(66), ...several("Na'Toth", 3)])).toBe('');
});

rule('b5/deck/10', 'a unique conflict may be in the deck three times, and is played once by anybody', () => {
  const title = 'Test Once in a Lifetime';
  for (const ruleset of ['casual', 'tournament', 'engine'] as const)
    expect(refused(ruleset, [...papers(66), ...several(title, 3)])).toBe('');
  const t = table({
    round: 'conflict',
    seats: [
      { race: 'narn', hand: [title, title], deck: PAPERS },
      { race: 'centauri', hand: [title], deck: PAPERS },
    ],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'declare', title).pass('centauri').untilAsked('declare');
  expect(t.asked).toEqual(['centauri']);
  expect(t.refuses('centauri', 'declare', t.s.zones[9 + HAND]![0]!)).toBe('b5/glossary/10');
  t.pass('centauri');
  expect(t.refuses('narn', 'declare', t.s.zones[HAND]![0]!)).toBe('b5/glossary/10');
});

rule('b5/deck/11', 'a deck without a starting ambassador of its race is refused', () => {
  const without = (deck: readonly string[]) =>
    refusedBy({ ruleset: 'casual', seats: [{ race: 'narn', deck }, seat('centauri', 50)] });
  expect(without(papers(60))).toBe('b5/deck/11');
  expect(without([id('Delenn'), ...papers(60)])).toBe('b5/deck/11');
  expect(without([id("G'Kar"), ...papers(60)])).toBe('');
  expect(rulesIn(list(60).replace("1 G'Kar\n", ''), 'casual')).toEqual([[0, 'b5/deck/11']]);
});

rule('b5/deck/12', 'a reserve holds 20 cards, not 21', () => {
  const reserve = (n: number) =>
    [
      ...several('Test Daily Grant', 3),
      ...several('Test Levy', 3),
      ...PAPERS.slice(24).flatMap(x => several(x, 3)),
    ].slice(0, n);
  for (const ruleset of ['tournament', 'engine'] as const) {
    expect(refused(ruleset, papers(66), { reserve: reserve(20) })).toBe('');
    expect(refused(ruleset, papers(66), { reserve: reserve(21) })).toBe('b5/deck/12');
  }
});

rule('b5/deck/13', 'engine rules count the copies in deck and reserve together', () => {
  const deck = [...papers(66), ...several('Narn Aide', 2)];
  expect(refused('engine', deck, { reserve: several('Narn Aide', 2) })).toBe('b5/deck/13');
  expect(refused('engine', deck, { reserve: several('Narn Aide', 1) })).toBe('');
});

rule('b5/deck/14', 'two John Sheridans in the deck leave room for one in the reserve', () => {
  const sheridans = (n: number) => list(66, `2 John Sheridan\n\nISA Pile\n${n} John Sheridan`);
  expect(rulesIn(sheridans(2), 'engine')).toEqual([[28, 'b5/deck/13']]);
  expect(rulesIn(sheridans(1), 'engine')).toEqual([]);
});

const summons = (ruleset: Ruleset, more: object = {}) =>
  table({
    ruleset,
    seats: [
      { race: 'narn', hand: ['Test Call for Help'], ...more },
      { race: 'centauri', reserve: ['Test Daily Summons'] },
    ],
    order: ['narn', 'centauri'],
  });

rule('b5/deck/15', 'in tournament and engine games cards come from the own reserve', () => {
  for (const ruleset of ['tournament', 'engine'] as const) {
    const t = summons(ruleset, { reserve: ['Test Daily Summons', 'Test Daily Grant'] });
    t.act('narn', 'event', 'Test Call for Help');
    expect(t.titles('narn', HAND)).toEqual(['Test Daily Summons']);
    expect(t.titles('narn', RESERVE)).toEqual(['Test Daily Grant']);
    // a missing card cannot enter play
    const none = summons(ruleset, { reserve: ['Test Daily Grant'] });
    none.act('narn', 'event', 'Test Call for Help');
    expect([none.titles('narn', HAND), none.titles('narn', RESERVE)]).toEqual([[], ['Test Daily Grant']]);
  }
});

rule('b5/deck/16', 'casual: from anywhere, as long as it does not make four', () => {
  const fetched = (copies: number) => {
    const t = summons('casual', { deck: Array.from({ length: copies }, () => 'Test Daily Summons') });
    return t.act('narn', 'event', 'Test Call for Help').titles('narn', HAND);
  };
  expect(fetched(0)).toEqual(['Test Daily Summons']);
  expect(fetched(2)).toEqual(['Test Daily Summons']);
  expect(fetched(3)).toEqual([]);
});

rule('b5/deck/17', 'nobody sees, shuffles or reorders a deck without leave', () => {
  const t = table({
    seats: [
      { race: 'narn', deck: ['Narn Aide', 'Test Daily Grant'] },
      { race: 'centauri', deck: ['Test Daily Grant'] },
    ],
    order: ['narn', 'centauri'],
  });
  for (const wish of ['look-at-deck', 'shuffle-deck', 'reorder-deck'])
    expect(t.refuses('narn', wish)).toBe('b5/deck/17');
  const before = t.s.zones[DECK];
  // the card stays hidden even from its owner until it is drawn
  t.untilAsked('declare');
  const drawn = t.happened('moved').find(f => f.to === HAND && f.from === DECK)!;
  expect(drawn.card).toBe(before!.at(-1));
  expect(t.happened('shuffled')).toEqual([]);
});

rule('b5/deck/18', 'a search ends with shuffling', () => {
  const deck = ['Test Daily Grant', 'Narn Aide', ...PAPERS];
  const t = table({
    seats: [{ race: 'narn', deck, hand: ['Test Search'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'event', 'Test Search');
  expect(t.titles('narn', HAND)).toEqual(['Narn Aide']);
  expect(t.happened('shuffled').map(f => f.seat)).toEqual([0]);
  const left = deck.filter(x => x !== 'Narn Aide').reverse();
  expect(t.titles('narn', DECK)).not.toEqual(left);
  expect(t.titles('narn', DECK).sort()).toEqual(left.sort());
});

rule('b5/deck/19', 'shuffling leaves the discard pile where it is', () => {
  const deck = PAPERS.slice(0, 12);
  const discard = PAPERS.slice(12, 22);
  const t = table({
    seats: [{ race: 'narn', deck, discard, hand: ['Test Shuffle'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'event', 'Test Shuffle');
  expect(t.titles('narn', DECK).sort()).toEqual(deck.slice().sort());
  expect(t.titles('narn', DISCARD)).toEqual([...discard, 'Test Shuffle']);
});

rule('b5/deck/20', 'everybody sees what is discarded', () => {
  const t = table({
    round: 'draw',
    seats: [
      { race: 'narn', hand: ['Narn Aide'], deck: PAPERS },
      { race: 'centauri', deck: PAPERS },
    ],
  });
  t.pick('narn', 'Narn Aide');
  const fact = t.happened('moved').find(f => f.to === DISCARD)!;
  for (const viewer of [0, 1, null]) expect(t.toldTo(fact, viewer).sentence!.text).toBe('Narn discards Narn Aide.');
});

rule('b5/deck/21', 'a discard pile keeps its order', () => {
  const t = table({
    ruleset: 'engine',
    seats: [{ race: 'narn', discard: ['Narn Aide', 'Test Daily Grant', 'Test Levy'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  expect(t.refuses('narn', 'reorder-discard')).toBe('b5/deck/21');
  expect(t.titles('narn', DISCARD)).toEqual(['Narn Aide', 'Test Daily Grant', 'Test Levy']);
});

rule('b5/deck/22', 'what is removed from the game lies apart from the discards, for all to see', () => {
  const t = table({
    ruleset: 'engine',
    seats: [{ race: 'narn', agenda: 'Test Modesty', hand: ['Test Prudence'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'agenda', 'Test Prudence');
  expect([t.titles('narn', REMOVED), t.titles('narn', DISCARD)]).toEqual([['Test Modesty'], []]);
  const fact = t.happened('moved').find(f => f.to === REMOVED)!;
  for (const viewer of [0, 1, null])
    expect(t.toldTo(fact, viewer).sentence!.text).toBe('Test Modesty is removed from the game.');
});

rule('b5/deck/1', 'refusals name seat and rule in one line', () => {
  expect(refusal({ ruleset: 'casual', seats: [seat('narn', 50), seat('centauri', 20)] })).toBe(
    'Seat 2: A deck needs at least 45 cards. This one has 21 (b5/deck/1).',
  );
  expect(match({ ruleset: 'casual', seats: [seat('narn', 50), seat('centauri', 50)] }).s.seats.length).toBe(2);
});
