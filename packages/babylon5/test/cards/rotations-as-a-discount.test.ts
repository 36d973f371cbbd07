import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { compileCard } from '../../src/compile.ts';
import { FACTION, HAND } from '../../src/state.ts';
import { damage, character as people, setOf } from '../../src/words/index.ts';
import '../support/all-test-cards.ts';
import './played-cards.ts';
import './stand-ins.ts';
import { duel } from './two-seats.ts';

const { event } = setOf('test');
for (const card of [
  event('Test Grand Speech', {
    cost: 8,
    play: { rotateAmbassador: true, target: { who: people }, effect: damage('who', 1) },
  }),
  event('Test Paid Envoy', { cost: 5, play: { rotates: people, target: { who: people }, effect: damage('who', 1) } }),
])
  compileCard(card);

const LEADER = 'Test Diplomat';

/** A player whose faction has these enhancements, and these characters in its Inner Circle besides the ambassador. */
const market = (
  inner: (string | { card: string; rotated?: boolean; attached?: string[] })[],
  hand: string[],
  { rating = 15, faction = ['Black Market'], supporting = [] as string[] } = {},
) => duel('human', { rating, ambassador: LEADER, inner, supporting, hand, faction });

describe('Black Market', () => {
  test('won, it stays with your faction; your ambassador gets a Doom Mark in any case', () => {
    const fought = (support: string[]) =>
      duel(
        'human',
        { ambassador: LEADER, supporting: ['Test Spymaster'] },
        {},
        { conflicts: [{ conflict: 'Black Market', by: 'human', support }] },
      ).until('draw');
    const won = fought(['Test Spymaster']);
    expect([won.titles('human', FACTION), won.card(LEADER).doom]).toEqual([['Black Market'], 1]);
    const lost = fought([]);
    expect([lost.titles('human', FACTION), lost.card(LEADER).doom]).toEqual([[], 1]);
  });
  rule('b5-r-black-market-1', 'a card of cost 8 costs 5 if its sponsor and two others rotate', () => {
    const t = market(['Test Clerk', 'Test Notary'], ['Test Mindreader']).act('human', 'sponsor', 'Test Mindreader');
    t.pick('human', LEADER).pick('human', 'Test Clerk').pick('human', 'Test Notary');
    expect(t.available('human')).toBe(15 - 5);
    for (const who of [LEADER, 'Test Clerk', 'Test Notary']) expect(t.card(who).rotated, who).toBe(1);
    expect(t.inPlay('Test Mindreader')).toBe(true);
  });
  test('the sponsor alone saves 1; nobody else has to rotate, and supporting cards save nothing', () => {
    const t = market(['Test Clerk'], ['Test Mindreader'], { supporting: ['Test Notary'] });
    t.act('human', 'sponsor', 'Test Mindreader').pick('human', LEADER);
    expect(t.question).toBe('rotate to save');
    expect(t.offered('human')).not.toContain('Test Notary');
    t.pick('human');
    expect([t.available('human'), t.card('Test Clerk').rotated]).toEqual([15 - 7, 0]);
  });
  rule('b5-r-black-market-2', 'a character that has rotated before saves nothing', () => {
    const t = market([{ card: 'Test Clerk', rotated: true }], ['Test Mindreader']);
    t.act('human', 'sponsor', 'Test Mindreader');
    expect(t.available('human')).toBe(15 - 7);
  });
  test('with too little influence as many must rotate as it takes, and no sponsoring without them', () => {
    const t = market(['Test Clerk'], ['Test Mindreader'], { rating: 6 });
    t.act('human', 'sponsor', 'Test Mindreader').pick('human', LEADER);
    expect([t.available('human'), t.card('Test Clerk').rotated]).toEqual([0, 1]);
    expect(
      market(['Test Clerk'], ['Test Mindreader'], { rating: 5 }).refuses('human', 'sponsor', 'Test Mindreader'),
    ).toBe('b5/sponsor/2');
    expect(
      market(['Test Clerk'], ['Test Mindreader'], { rating: 6, faction: [] }).refuses(
        'human',
        'sponsor',
        'Test Mindreader',
      ),
    ).toBe('b5/sponsor/2');
  });
  test('a cost of 0 is not cut further, so nobody is asked', () => {
    const t = market(['Test Clerk'], ['Test Medal']).act('human', 'sponsor', 'Test Medal').pick('human', LEADER);
    t.pick('human', 'Test Clerk');
    expect([t.available('human'), t.card('Test Clerk').rotated]).toEqual([15, 0]);
  });
  test('influence for rotating a character counts against what they save', () => {
    const enemies = { card: 'Test Clerk', attached: ['Personal Enemies'] };
    expect(market([enemies], ['Test Mindreader'], { rating: 6 }).refuses('human', 'sponsor', 'Test Mindreader')).toBe(
      'b5/sponsor/2',
    );
  });
  test('an event costs less for each who rotates, with the ambassador whom its text rotates', () => {
    const t = market(['Test Clerk'], ['Test Grand Speech']).act('human', 'event', 'Test Grand Speech');
    t.pick('human', 'Test Clerk').pick('human', 'Test Clerk');
    expect([t.available('human'), t.card(LEADER).rotated, t.card('Test Clerk').rotated]).toEqual([15 - 6, 1, 1]);
    expect(
      market(['Test Clerk'], ['Test Grand Speech'], { rating: 6 }).why('human', 'event', 'Test Grand Speech'),
    ).toBe(null);
    expect(
      market(['Test Clerk'], ['Test Grand Speech'], { rating: 5 }).why('human', 'event', 'Test Grand Speech')?.rule,
    ).toBe('b5/cost/7');
  });
  test('a character of the Inner Circle whom the text of an event rotates saves 1 as well', () => {
    const paid = (rotates: string) => {
      const t = market([], ['Test Paid Envoy'], { supporting: ['Test Notary'] });
      t.act('human', 'event', 'Test Paid Envoy').pick('human').pick('human', rotates).pick('human', 'Test Notary');
      expect(t.card(rotates).rotated).toBe(1);
      return 15 - t.available('human');
    };
    expect([paid(LEADER), paid('Test Notary')]).toEqual([4, 5]);
  });
  test('nobody rotates to make an event cheaper whom its text needs', () => {
    const play = (supporting: string[]) => market([], ['Test Paid Envoy'], { rating: 4, supporting });
    // alone, the ambassador rotates for the text; with a supporting character, for the discount
    const alone = play([]).act('human', 'event', 'Test Paid Envoy').pick('human', LEADER);
    expect([alone.available('human'), alone.card(LEADER).rotated]).toEqual([0, 1]);
    expect(play(['Test Notary']).why('human', 'event', 'Test Paid Envoy')).toBe(null);
    const poor = market([], ['Test Paid Envoy'], { rating: 3, supporting: ['Test Notary'] });
    expect(poor.why('human', 'event', 'Test Paid Envoy')?.rule).toBe('b5/cost/7');
  });
  test('another player gains nothing from it', () => {
    const t = duel(
      'human',
      { ambassador: LEADER, hand: ['Test Mindreader'], inner: ['Test Clerk'] },
      { faction: ['Black Market'] },
    );
    t.act('human', 'sponsor', 'Test Mindreader').pick('human', LEADER);
    expect(t.available('human')).toBe(15 - 8);
  });
});

describe('Transfer Point Io', () => {
  const at = (hand: string, freeTrade: [string, string][], more: { io?: boolean; agenda?: string } = {}) =>
    duel(
      'human',
      {
        rating: 30,
        ambassador: LEADER,
        supporting: [{ card: 'Transfer Point Io', rotated: more.io === false }],
        hand: [hand],
        ...(more.agenda === undefined ? {} : { agenda: more.agenda }),
      },
      {},
      { freeTrade: freeTrade as never },
    );
  const two: [string, string][] = [
    ['human', 'narn'],
    ['minbari', 'centauri'],
  ];
  test('it rotates with the sponsor, and the card costs 1 less for each pair in Free Trade', () => {
    const t = at('Test Dreadnought', two).act('human', 'sponsor', 'Test Dreadnought');
    expect(t.question).toBe('rotate to save');
    const before = t.available('human');
    t.pick('human', 'Transfer Point Io');
    const cost = t.happened('sponsored')[0]!.cost as number;
    expect(before - t.available('human')).toBe(cost);
    expect([t.card('Transfer Point Io').rotated, t.card(LEADER).rotated]).toEqual([1, 1]);
    const alone = at('Test Dreadnought', two).act('human', 'sponsor', 'Test Dreadnought').pick('human');
    expect((alone.happened('sponsored')[0]!.cost as number) - cost).toBe(2);
    expect(alone.card('Transfer Point Io').rotated).toBe(0);
  });
  test('not for characters, not without Free Trade, not once it has rotated', () => {
    for (const t of [at('Test Clerk', two), at('Test Dreadnought', []), at('Test Dreadnought', two, { io: false })]) {
      t.act('human', 'sponsor', t.titles('human', HAND)[0]!);
      expect(t.question).not.toBe('rotate to save');
    }
  });
  test('not for events, nor when no character rotates to sponsor', () => {
    const played = at('Test Paid Envoy', two);
    played.act('human', 'event', 'Test Paid Envoy');
    expect(played.question).not.toBe('rotate to save');
    played.leaveOpen();
    const unsponsored = at('Test Dreadnought', two, { agenda: 'Test Works' });
    unsponsored.act('human', 'use', 'Test Works');
    expect(unsponsored.happened('sponsored')).toMatchObject([{ sponsor: -1 }]);
    expect(unsponsored.card('Transfer Point Io').rotated).toBe(0);
  });
});
