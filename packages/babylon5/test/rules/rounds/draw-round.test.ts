import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DECK, DISCARD, HAND, INNER, type Position, type Ruleset, type SeatPosition } from '../../../src/index.ts';
import { PAPERS } from '../../support/cards-for-turns.ts';
import { type Table, table } from '../../support/table.ts';

const rulesets = ['casual', 'tournament', 'engine'] as const;
const draw = (
  ruleset: Ruleset,
  narn: Partial<SeatPosition>,
  more: Partial<SeatPosition> = {},
  rest: Partial<Position> = {},
) =>
  table({
    ruleset,
    round: 'draw',
    seats: [
      { race: 'narn', spent: 4, deck: PAPERS.slice(0, 10), ...narn },
      { race: 'centauri', spent: 4, deck: PAPERS, ...more },
    ],
    ...rest,
  });
const down = (card: string) => ({ card, neutralized: true });

rule('b5/draw-round/1', 'neutralized supporters, discards from hand, free cards, bought cards, victory', () => {
  for (const ruleset of rulesets) {
    const t = draw(ruleset, { rating: 20, spent: 17, supporting: [down('Narn Aide')], hand: ['Narn Agent'] });
    expect(t.titles('narn', DISCARD)).toEqual(['Narn Aide']);
    expect(t.question).toBe('discard');
    t.pick('narn', 'Narn Agent');
    expect(t.titles('narn', DISCARD)).toEqual(['Narn Aide', 'Narn Agent']);
    // the free card is drawn before any purchase
    expect(t.prompt()).toContain('buy');
    expect([t.titles('narn', HAND).length, t.titles('narn', DECK).length]).toEqual([1, 9]);
    expect(t.s.result).toBe(null);
    t.pick('narn', 1);
    expect([t.titles('narn', HAND).length, t.titles('narn', DECK).length]).toEqual([2, 8]);
    expect(t.s.result).toEqual({ winners: [0], kind: 'major' });
  }
});

rule('b5/draw-round/2', 'only supporting cards go', () => {
  for (const ruleset of rulesets) {
    const t = draw(ruleset, {
      inner: [down("Na'Toth")],
      supporting: [down('Narn Aide'), down('Picket Fleet'), down('Quadrant 14'), 'Narn Agent'],
    });
    expect(t.titles('narn', DISCARD)).toEqual(['Narn Aide', 'Picket Fleet', 'Quadrant 14']);
    expect(["Na'Toth", 'Narn Agent'].map(x => t.inPlay(x))).toEqual([true, true]);
  }
});

rule('b5/draw-round/3', 'the player of the lowest initiative discards first', () => {
  for (const order of [
    ['narn', 'centauri'],
    ['centauri', 'narn'],
  ] as const) {
    const t = draw('casual', { supporting: [down('Narn Aide')] }, { supporting: [down('Centauri Aide')] }, { order });
    const owners = t
      .happened('moved')
      .filter(f => f.to % 9 === DISCARD)
      .map(f => ['narn', 'centauri'][t.s.cards[f.card]!.owner]);
    expect(owners).toEqual(order);
  }
});

rule('b5/draw-round/4', 'no card or five are discarded, face up', () => {
  const hand = ['Narn Aide', 'Narn Agent', 'Narn Captain', 'Test Daily Grant', 'Test Levy', 'Test Fine'];
  for (const ruleset of rulesets) {
    expect(draw(ruleset, { hand }).pick('narn').titles('narn', DISCARD)).toEqual([]);
    const t = draw(ruleset, { hand }).pick('narn', ...hand.slice(0, 5));
    expect(t.titles('narn', DISCARD)).toEqual(hand.slice(0, 5));
    expect(t.titles('narn', DISCARD).map(x => t.card(x).faceDown)).toEqual([0, 0, 0, 0, 0]);
    expect(t.titles('narn', HAND)[0]).toBe('Test Fine');
  }
});

rule('b5/draw-round/5', 'a card is drawn from the deck: 10 become 9', () => {
  for (const ruleset of rulesets) {
    const t = draw(ruleset, {});
    expect([t.titles('narn', DECK).length, t.titles('narn', HAND)]).toEqual([9, ['Test Paper 1']]);
    expect([t.titles('centauri', DECK).length, t.titles('centauri', HAND).length]).toEqual([29, 1]);
  }
});

rule('b5/draw-round/6', 'engine: nobody declines the free card; who has forfeited drawing gets none', () => {
  const t = draw('engine', { hand: ['Narn Aide'] });
  // the only question before it is about discards
  t.pick('narn');
  expect([t.s.round, t.titles('narn', HAND)]).toEqual(['conflict', ['Narn Aide', 'Test Paper 1']]);
  const fetched = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', rating: 9, hand: ['Test Alliance Fetch'], reserve: ['Test Daily Summons'], deck: PAPERS },
      { race: 'centauri', deck: PAPERS },
    ],
    order: ['narn', 'centauri'],
  });
  fetched.act('narn', 'event', 'Test Alliance Fetch');
  expect(fetched.titles('narn', HAND)).toEqual(['Test Daily Summons']);
  fetched.untilAsked('discard').pick('narn');
  expect(fetched.offers('narn', 'number', 1)).toBe(false);
  fetched.untilAsked('declare');
  expect([fetched.titles('narn', HAND), fetched.titles('narn', DECK).length]).toEqual([['Test Daily Summons'], 30]);
  // for one turn
  fetched.untilAsked('action').untilAsked('declare');
  expect(fetched.titles('narn', DECK).length).toBe(29);
});

const empty = (ruleset: Ruleset, narn: Partial<SeatPosition>) =>
  draw(ruleset, { deck: [], discard: PAPERS, ...narn }, {});

rule(
  ['b5/draw-round/7', 'b5/draw-round/8'],
  'an empty deck stays empty, and an Inner Circle character goes instead of a card',
  () => {
    for (const ruleset of rulesets) {
      const t = empty(ruleset, { inner: ["Na'Toth"] });
      expect(t.titles('narn', DECK)).toEqual([]);
      expect(t.titles('narn', DISCARD)).toEqual([...PAPERS, "Na'Toth"]);
      expect([t.titles('narn', INNER), t.titles('narn', HAND), t.s.seats[0]!.out]).toEqual([["G'Kar"], [], false]);
      expect(t.happened('shuffled')).toEqual([]);
      // if there are several, the player chooses one
      const two = empty(ruleset, { inner: ["Na'Toth", "Ko'Dath"] });
      expect(two.options('narn').length).toBe(2);
      two.pick('narn', "Ko'Dath");
      expect(two.titles('narn', INNER)).toEqual(["G'Kar", "Na'Toth"]);
    }
    const asking = table({
      seats: [{ race: 'narn', discard: PAPERS }, { race: 'centauri' }],
      order: ['narn', 'centauri'],
    });
    expect(asking.refuses('narn', 'refill-deck')).toBe('b5/draw-round/7');
  },
);

rule('b5/draw-round/9', 'with only the ambassador left the player is out', () => {
  for (const ruleset of rulesets) {
    const t = empty(ruleset, { supporting: ["Na'Toth"] });
    expect([t.s.seats[0]!.out, t.s.seats[1]!.out]).toEqual([true, false]);
    expect(t.inPlay("G'Kar")).toBe(false);
  }
});

rule('b5/draw-round/10', '7 unspent influence buy two cards, at 3 each', () => {
  for (const ruleset of rulesets) {
    const t = draw(ruleset, { rating: 9, spent: 2 });
    expect(t.options('narn').map(o => o.a)).toEqual([0, 1, 2]);
    t.pick('narn', 2);
    expect(t.titles('narn', HAND).length).toBe(3);
    expect(t.happened('influence-applied').map(f => [f.seat, f.n])).toEqual([[0, 6]]);
  }
});

rule('b5/draw-round/11', 'without a winner the next turn begins with its ready round', () => {
  for (const ruleset of rulesets) {
    const t = draw(ruleset, {}, {}, { turn: 6 });
    expect([t.s.result, t.s.turn, t.told('turn-over', 'round').slice(0, 3)]).toEqual([
      null,
      7,
      ['round', 'turn-over', 'round'],
    ]);
    expect(
      t
        .happened('round')
        .map(f => f.round)
        .slice(0, 2),
    ).toEqual(['draw', 'ready']);
  }
});

rule('b5/draw-round/12', 'what lasts to the end of the turn counts at the check and is gone after', () => {
  const rally = (ruleset: Ruleset, rating: number): Table => {
    const t = table({
      ruleset,
      seats: [
        { race: 'narn', rating, spent: rating, hand: ['Test Daily Rally'], deck: PAPERS },
        { race: 'centauri', rating: 12, spent: 12, deck: PAPERS },
      ],
      order: ['narn', 'centauri'],
    });
    t.act('narn', 'event', 'Test Daily Rally');
    expect(t.power('narn')).toBe(rating + 2);
    for (let i = 0; i < 40 && t.s.result === null && t.s.turn === 2; i++) t.least();
    return t;
  };
  for (const ruleset of rulesets) {
    expect(rally(ruleset, 18).s.result).toEqual({ winners: [0], kind: 'standard' });
    const t = rally(ruleset, 17);
    expect([t.s.result, t.power('narn'), t.s.turn]).toEqual([null, 17, 3]);
  }
});

/** A Narn character that its player raises from the discard pile for this turn; any fighter can replace Tu'Pari. */
rule(
  'b5/draw-round/13',
  'a raised character who was neutralized goes with the neutralized supporters, else at the end of the turn',
  () => {
    const raised = () =>
      table({
        seats: [
          { race: 'centauri', supporting: ['Soul Hunter'], deck: PAPERS },
          {
            race: 'narn',
            rating: 20,
            spent: 20,
            discard: ["Na'Toth"],
            supporting: [down('Narn Aide')],
            hand: ['Narn Agent'],
            deck: PAPERS,
          },
        ],
        order: ['narn', 'centauri'],
        conflicts: [{ conflict: 'Test Their Mettle', by: 'narn', target: 'centauri' }],
      })
        .act('narn', 'support', "G'Kar", 'Test Their Mettle')
        .act('centauri', 'use', 'Soul Hunter');
    const t = raised();
    expect(t.card("Na'Toth").faction).toBe(0);
    // an attack on G'Kar neutralizes this fighter
    t.pass('narn').act('centauri', 'attack', "Na'Toth", "G'Kar");
    expect(t.card("Na'Toth").neutralized).toBe(1);
    t.untilAsked('discard', 'narn');
    // in the order of initiative: the Narn player's own card first
    const gone = t
      .happened('moved')
      .filter(f => f.to % 9 === DISCARD)
      .map(f => f.card);
    expect(gone.slice(-2)).toEqual([t.id('Narn Aide'), t.id("Na'Toth")]);
    // undamaged, he is still there during discards and the victory check, and gone when the next turn begins
    const well = raised().untilAsked('discard', 'narn');
    expect(well.inPlay("Na'Toth")).toBe(true);
    const win = well.pick('narn').untilAsked('number').pick('centauri', 0);
    expect([win.s.result?.winners, win.inPlay("Na'Toth")]).toEqual([[1], true]);
    const poor = raised();
    poor.s.seats[1] = { ...poor.s.seats[1]!, rating: 6, spent: 6 };
    poor.untilAsked('declare');
    expect([poor.inPlay("Na'Toth"), poor.titles('narn', DISCARD)]).toEqual([
      false,
      ['Test Their Mettle', 'Narn Aide', "Na'Toth"],
    ]);
    expect(poor.told('turn-ends', 'turn-over')).toEqual(['turn-ends', 'turn-over']);
  },
);
