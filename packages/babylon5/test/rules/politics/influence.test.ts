import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { HAND, type Ruleset, type SeatPosition } from '../../../src/index.ts';
import { id, match, PAPERS, papers, seat } from '../../support/cards-for-turns.ts';
import { type Table, table } from '../../support/table.ts';

const duo = (
  narn: Partial<SeatPosition>,
  more: Partial<SeatPosition> = {},
  ruleset: Ruleset = 'casual',
  round: 'action' | 'draw' = 'action',
) =>
  table({
    ruleset,
    round,
    seats: [
      { race: 'narn', deck: PAPERS, ...narn },
      { race: 'centauri', deck: PAPERS, ...more },
    ],
    order: ['narn', 'centauri'],
  });
const pools = (t: Table, n: number) => {
  const { rating, spent } = t.s.seats[n]!;
  return { rating, spent, unspent: rating - spent };
};

rule('b5/influence/1', 'everybody starts with a rating of 4, all of it unspent', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = match({ ruleset, seats: [seat('narn', 66), seat('centauri', 66)] });
    for (const who of ['narn', 'centauri'] as const) {
      expect([t.rating(who), t.available(who)]).toEqual([4, 4]);
      expect(pools(t, t.seat(who)).spent).toBe(0);
    }
  }
});

rule('b5/influence/2', 'engine: the gambler starts with 7', () => {
  const gambler = { race: 'centauri', deck: [id('Test Gambler'), ...papers(66)] };
  const t = match({ ruleset: 'engine', seats: [gambler, seat('narn', 66)] });
  expect([t.rating('centauri'), t.available('centauri'), t.rating('narn')]).toEqual([7, 7, 4]);
});

rule('b5/influence/3', 'a rating of 25 rises to 26', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const)
    expect(
      duo({ rating: 25, hand: ['Test Daily Grant'] }, {}, ruleset)
        .act('narn', 'event', 'Test Daily Grant')
        .rating('narn'),
    ).toBe(26);
});

rule('b5/influence/4', 'nothing brings a rating under 3', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    for (const [before, after] of [
      [3, 3],
      [4, 3],
      [5, 3],
      [6, 4],
    ]) {
      const t = duo({ hand: ['Test Fine'] }, { rating: before! }, ruleset).act('narn', 'event', 'Test Fine');
      expect(t.rating('centauri')).toBe(after);
    }
  }
});

rule('b5/influence/5', 'the Shadows at 1 lose 3 and have 0', () => {
  const t = table({
    seats: [{ race: 'narn', hand: ['Test Shadow Setback'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    shadows: 1,
  });
  t.act('narn', 'event', 'Test Shadow Setback');
  expect(t.s.shadows).toBe(0);
});

rule('b5/influence/6', 'applying 4 of 6 leaves a rating of 6, 2 of it unspent', () => {
  const t = duo({ rating: 6, hand: ['Test Levy'] }).act('narn', 'event', 'Test Levy');
  expect(pools(t, 0)).toEqual({ rating: 6, spent: 4, unspent: 2 });
  expect([t.rating('narn'), t.available('narn')]).toEqual([6, 2]);
});

rule(
  ['b5/influence/7', 'b5/influence/8'],
  'no more than the rating is applied in a turn, unless something grants more',
  () => {
    const hand = ['Test Levy', 'Decisive Tactics'];
    const t = duo({ rating: 5, spent: 0, hand });
    t.act('narn', 'event', 'Test Levy').pass('centauri').act('narn', 'event', 'Decisive Tactics').pick('narn', "G'Kar");
    expect(pools(t, 0)).toEqual({ rating: 5, spent: 5, unspent: 0 });
    const dry = duo({ rating: 5, spent: 5, hand: ['Decisive Tactics', 'Test Purse'] });
    expect(dry.refuses('narn', 'event', 'Decisive Tactics')).toBe('b5/cost/7');
    expect(dry.refuses('narn', 'build', "G'Kar")).toBe('b5/build/1');
    dry
      .act('narn', 'event', 'Test Purse')
      .pass('centauri')
      .act('narn', 'event', 'Decisive Tactics')
      .pick('narn', "G'Kar");
    expect(dry.available('narn')).toBe(2);
  },
);

rule('b5/influence/9', 'what was applied is there again next turn', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = duo({ rating: 6, hand: ['Test Levy'] }, {}, ruleset).act('narn', 'event', 'Test Levy');
    expect(pools(t, 0).unspent).toBe(2);
    t.untilAsked('declare');
    expect(pools(t, 0)).toEqual({ rating: 6, spent: 0, unspent: 6 });
  }
});

rule('b5/influence/10', 'no more is restored than was spent', () => {
  const t = duo({ rating: 6, spent: 1, hand: ['Test Refund'] }, {}, 'engine').act('narn', 'event', 'Test Refund');
  expect(pools(t, 0)).toEqual({ rating: 6, spent: 0, unspent: 6 });
  expect(t.happened('influence-returned').map(f => f.n)).toEqual([1]);
  const more = duo({ rating: 6, spent: 5, hand: ['Test Refund'] }, {}, 'engine').act('narn', 'event', 'Test Refund');
  expect(pools(more, 0)).toEqual({ rating: 6, spent: 2, unspent: 4 });
});

rule('b5/influence/11', 'a token gained can be applied at once', () => {
  const t = duo({ rating: 4, spent: 4, hand: ['Test Daily Grant', 'Decisive Tactics'] }).act(
    'narn',
    'event',
    'Test Daily Grant',
  );
  expect(pools(t, 0)).toEqual({ rating: 5, spent: 4, unspent: 1 });
  t.pass('centauri').act('narn', 'event', 'Decisive Tactics').pick('narn', "G'Kar");
  expect(t.available('narn')).toBe(0);
});

rule('b5/influence/12', 'a loss comes out of the spent tokens first', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const lost = (rating: number, spent: number, card: string) =>
      pools(duo({ hand: [card] }, { rating, spent }, ruleset).act('narn', 'event', card), 1);
    expect(lost(6, 2, 'Test Penalty')).toEqual({ rating: 5, spent: 1, unspent: 4 });
    expect(lost(6, 1, 'Test Fine')).toEqual({ rating: 4, spent: 0, unspent: 4 });
    expect(lost(6, 0, 'Test Penalty')).toEqual({ rating: 5, spent: 0, unspent: 5 });
  }
});

rule('b5/influence/13', 'engine: the loser says out of which pool', () => {
  const fined = () =>
    duo({ hand: ['Test Penalty'] }, { rating: 6, spent: 2 }, 'engine').act('narn', 'event', 'Test Penalty');
  const t = fined();
  expect(t.asked).toEqual(['centauri']);
  expect(pools(t.pick('centauri', 1), 1)).toEqual({ rating: 5, spent: 2, unspent: 3 });
  expect(pools(fined().pick('centauri', 0), 1)).toEqual({ rating: 5, spent: 1, unspent: 4 });
  // if all of it is spent there is no choice
  const dry = duo({ hand: ['Test Penalty'] }, { rating: 6, spent: 6 }, 'engine').act('narn', 'event', 'Test Penalty');
  expect(pools(dry, 1)).toEqual({ rating: 5, spent: 5, unspent: 0 });
});

rule('b5/influence/14', "Kha'Mak raises the rating while he is there, and that is no gain", () => {
  const t = duo({ rating: 12, hand: ["Kha'Mak"] }, { supporting: ['Test Harvest'] });
  const vorlons = t.s.vorlons;
  t.act('narn', 'sponsor', "Kha'Mak");
  expect([t.rating('narn'), t.s.seats[0]!.rating, t.available('narn')]).toEqual([13, 12, 2]);
  expect([t.happened('influence-gained'), t.s.vorlons]).toEqual([[], vorlons]);
  // a gain would trigger it
  const gain = duo({ hand: ['Test Daily Grant'] }, { supporting: ['Test Harvest'] }).act(
    'narn',
    'event',
    'Test Daily Grant',
  );
  expect(gain.s.vorlons).toBe(vorlons + 1);
  // and it leaves with him
  const gone = table({
    round: 'draw',
    seats: [
      { race: 'narn', rating: 12, supporting: [{ card: "Kha'Mak", neutralized: true }], deck: PAPERS },
      { race: 'centauri', deck: PAPERS },
    ],
  });
  gone.untilAsked('declare');
  expect([gone.inPlay("Kha'Mak"), gone.rating('narn')]).toEqual([false, 12]);
  expect(gone.happened('influence-lost')).toEqual([]);
});

rule(
  ['b5/influence/15', 'b5/influence/16'],
  'of building, a lasting rise and a gain only the gain can be taken back',
  () => {
    // Dave is the Human, John the Narn, Paul the Minbari, Ran the Centauri player
    const t = table({
      seats: [
        { race: 'human', name: 'Dave' },
        { race: 'narn', name: 'John', rating: 12, hand: ["Kha'Mak"] },
        {
          race: 'minbari',
          name: 'Paul',
          ambassador: { card: 'Delenn', marks: { destiny: 1 } },
          hand: ['Short Term Goals'],
        },
        { race: 'centauri', name: 'Ran', hand: ['Test Reversal of Gains'] },
      ],
      order: ['human', 'narn', 'minbari', 'centauri'],
    });
    t.act('human', 'build', 'Jeffrey Sinclair')
      .act('narn', 'sponsor', "Kha'Mak")
      .act('minbari', 'event', 'Short Term Goals');
    expect(t.happened('mark-purged').map(f => [f.mark, f.n])).toEqual([['destiny', 1]]);
    const ratings = () => [1, 2, 3, 4].map(n => t.rating(n));
    expect(ratings()).toEqual([5, 13, 5, 4]);
    expect(t.offers('centauri', 'event', 'Test Reversal of Gains')).toBe(true);
    // Paul is the only target, so there is no question
    t.act('centauri', 'event', 'Test Reversal of Gains');
    expect(ratings()).toEqual([5, 13, 4, 4]);
    expect(t.happened('influence-lost')).toMatchObject([{ seat: 2, n: 1 }]);
    // without a gain there is no target
    const none = table({
      seats: [{ race: 'human' }, { race: 'centauri', hand: ['Test Reversal of Gains'] }],
      order: ['human', 'centauri'],
    });
    none.act('human', 'build', 'Jeffrey Sinclair');
    expect(none.refuses('centauri', 'event', 'Test Reversal of Gains')).toBe('b5/targets/1');
  },
);

rule(
  'b5/influence/17',
  '3 temporary influence make 9 to apply, and are neither rating nor power, nor lost or handed over',
  () => {
    for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
      const t = duo({ rating: 6, hand: ['Test Purse', 'Narn Aide', 'Test Levy'] }, { hand: ['Test Fine'] }, ruleset);
      t.act('narn', 'event', 'Test Purse');
      expect([t.available('narn'), t.rating('narn'), t.power('narn')]).toEqual([9, 6, 6]);
      t.act('centauri', 'event', 'Test Fine');
      expect([t.available('narn'), t.rating('narn')]).toEqual([7, 4]);
      // it pays for an event and for sponsoring, and ends with the turn
      t.act('narn', 'event', 'Test Levy').pass('centauri').act('narn', 'sponsor', 'Narn Aide');
      expect(t.available('narn')).toBe(7 - 4 - t.happened('sponsored')[0]!.cost);
      t.untilAsked('declare');
      expect(t.available('narn')).toBe(4);
    }
    // it also buys cards
    const buy = duo({ rating: 3, spent: 3, temporary: 3 }, { spent: 4 }, 'casual', 'draw').untilAsked('number');
    expect(buy.asked).toEqual(['narn']);
    expect(buy.pick('narn', 1).titles('narn', HAND).length).toBe(2);
  },
);

/** The Narn player transfers up to 2 influence. Then, for both players: tokens, tokens of this turn only, and influence to apply. */
const handsOver = (t: Table) => {
  t.act('narn', 'event', 'Test Gift');
  return t.s.seats.map((seat, i) => [seat.rating, seat.temporary, t.available(i + 1)]);
};

rule(['b5/influence/17', 'b5/transfer/3'], 'of 4 and 3 temporary influence just the 1 above 3 is handed over', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const given = (rating: number, spent = 0) =>
      handsOver(duo({ rating, spent, temporary: 3, hand: ['Test Gift'] }, { rating: 6 }, ruleset));
    expect(given(4)).toEqual([
      [3, 3, 6],
      [7, 0, 7],
    ]);
    // without tokens above 3 nothing moves, however much influence there is to apply
    expect(given(3)).toEqual([
      [3, 3, 6],
      [6, 0, 6],
    ]);
    // all tokens applied: these move, and the player keeps the 3 of this turn
    expect(given(6, 6)).toEqual([
      [4, 3, 3],
      [8, 0, 8],
    ]);
  }
});

rule('b5/influence/18', 'temporary influence that was applied is not restored', () => {
  const t = duo({ rating: 4, temporary: 1, hand: ['Decisive Tactics', 'Test Refund'] }, {}, 'engine');
  t.act('narn', 'event', 'Decisive Tactics').pick('narn', "G'Kar").pass('centauri');
  expect(t.available('narn')).toBe(4);
  t.act('narn', 'event', 'Test Refund');
  expect([t.available('narn'), t.happened('influence-returned')]).toEqual([4, []]);
});

rule('b5/influence/19', 'a rating of 5 and 3 to come: 8 to apply next turn, rating and power as they were', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = duo({ rating: 5, hand: ['Test Moment of Peace'] }, {}, ruleset).act(
      'narn',
      'event',
      'Test Moment of Peace',
    );
    expect(t.available('narn')).toBe(5);
    t.untilAsked('declare');
    expect([t.available('narn'), t.rating('narn'), t.power('narn')]).toEqual([8, 5, 5]);
    t.untilAsked('discard').untilAsked('declare');
    expect(t.available('narn')).toBe(5);
    // in the turn of the 3 the player gives the rating above 3, and none of those
    const giver = duo({ rating: 4, hand: ['Test Moment of Peace', 'Test Gift'] }, { rating: 6 }, ruleset);
    giver.act('narn', 'event', 'Test Moment of Peace').untilAsked('declare').untilAsked('action', 'narn');
    expect(handsOver(giver)).toEqual([
      [3, 3, 6],
      [7, 0, 7],
    ]);
  }
});

rule('b5/influence/20', 'a lasting "2 more" each turn is neither rating nor power', () => {
  const t = duo(
    { rating: 5, ambassador: { card: "G'Kar", attached: ['Test Stipend'] } },
    {},
    'casual',
    'draw',
  ).untilAsked('declare');
  expect([t.available('narn'), t.rating('narn'), t.power('narn')]).toEqual([7, 5, 5]);
});

rule('b5/influence/21', 'an event takes Babylon 5 from 4 to 6, and the three are told apart', () => {
  const t = duo({ hand: ['Test Station Support'] }).act('narn', 'event', 'Test Station Support');
  expect([t.s.babylon5, t.s.shadows, t.s.vorlons]).toEqual([6, 4, 4]);
});
