import { fingerprint } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { babylon5, HAND } from '../../../src/index.ts';
import { PAPERS } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';

const deck = PAPERS;
const rulesets = ['casual', 'tournament', 'engine'] as const;

rule('b5/ready-round/1', 'ready, conflict, action, resolution, draw, and again', () => {
  for (const ruleset of rulesets) {
    const t = table({
      ruleset,
      round: 'ready',
      seats: [
        { race: 'narn', deck },
        { race: 'centauri', deck },
      ],
    });
    t.untilAsked('action').untilAsked('declare');
    const turn = ['ready', 'conflict', 'action', 'resolution', 'draw'];
    expect(t.happened('round').map(f => f.round)).toEqual([...turn, 'ready', 'conflict']);
    expect(t.s.turn).toBe(3);
  }
});

rule('b5/ready-round/2', 'while one player still owes a decision nobody goes on', () => {
  const hand = ['Narn Aide'];
  const t = table({
    round: 'draw',
    seats: [
      { race: 'narn', deck, hand },
      { race: 'centauri', deck, hand },
    ],
  });
  t.pick('narn', 'Narn Aide');
  expect(t.asked).toEqual(['centauri']);
  expect([t.titles('narn', HAND), t.happened('moved')]).toEqual([hand, []]);
  expect(t.s.round).toBe('draw');
  t.pick('centauri');
  expect(t.titles('narn', HAND).length).toBe(1);
  expect(t.titles('narn', HAND)).not.toEqual(hand);
});

rule('b5/ready-round/3', 'the victory check cannot be skipped to wait for more', () => {
  for (const ruleset of rulesets) {
    const seats = [
      { race: 'narn' as const, rating: 20, spent: 20, deck },
      { race: 'centauri' as const, rating: 12, spent: 12, deck },
    ];
    const t = table({ ruleset, round: 'draw', seats });
    // without discards and purchases there are no questions
    expect(t.s.result).toEqual({ winners: [0], kind: 'standard' });
  }
});

rule('b5/ready-round/4', 'cards are readied, influence is restored, initiative is determined', () => {
  for (const ruleset of rulesets) {
    const t = table({
      ruleset,
      round: 'ready',
      seats: [
        { race: 'narn', spent: 4, ambassador: { card: "G'Kar", rotated: true }, deck },
        { race: 'centauri', spent: 2, deck },
      ],
    });
    const steps = t.told('readied', 'influence-restored', 'initiative');
    expect(steps).toEqual(['readied', 'influence-restored', 'influence-restored', 'initiative']);
  }
});

rule('b5/ready-round/5', 'rotated cards are readied, all but those that are sustained', () => {
  for (const ruleset of rulesets) {
    const t = table({
      ruleset,
      round: 'ready',
      seats: [
        {
          race: 'narn',
          ambassador: { card: "G'Kar", rotated: true },
          inner: [{ card: 'Narn Captain', leads: 'Picket Fleet' }],
          supporting: [{ card: 'Narn Aide', rotated: true }, 'Picket Fleet'],
          deck,
        },
        { race: 'centauri', deck },
      ],
    });
    expect(t.offers('narn', 'card', 'Narn Captain')).toBe(true);
    expect(t.offers('narn', 'card', 'Narn Aide')).toBe(false);
    t.pick('narn', 'Narn Captain');
    expect(["G'Kar", 'Narn Aide', 'Narn Captain'].map(x => t.card(x).rotated)).toEqual([0, 0, 1]);
  }
});

rule('b5/ready-round/6', 'all that was applied is available again', () => {
  for (const ruleset of rulesets) {
    const t = table({
      ruleset,
      round: 'ready',
      seats: [
        { race: 'narn', rating: 7, spent: 7, deck },
        { race: 'centauri', deck },
      ],
    });
    expect([t.available('narn'), t.s.seats[0]!.spent, t.rating('narn')]).toEqual([7, 0, 7]);
  }
});

rule('b5/ready-round/7', 'engine: an effect holds back 2 of 7, and influence for the turn comes now', () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'centauri', hand: ['Test Embargo', 'Test Moment of Peace'], deck },
      { race: 'narn', rating: 7, spent: 7, deck },
    ],
    order: ['centauri', 'narn'],
  });
  t.act('centauri', 'event', 'Test Embargo').pass('narn').act('centauri', 'event', 'Test Moment of Peace');
  expect(t.available('centauri')).toBe(4);
  t.untilAsked('declare');
  expect([t.available('narn'), t.rating('narn'), t.available('centauri')]).toEqual([5, 7, 7]);
  // only for that turn
  t.untilAsked('action').untilAsked('declare');
  expect([t.available('narn'), t.available('centauri')]).toEqual([7, 4]);
});

rule('b5/ready-round/8', 'the last step gives the order of the turn', () => {
  for (const ruleset of rulesets) {
    const t = table({
      ruleset,
      round: 'ready',
      seats: [
        { race: 'narn', rating: 8, deck },
        { race: 'centauri', rating: 6, deck },
        { race: 'minbari', rating: 7, deck },
      ],
      order: ['narn', 'minbari', 'centauri'],
    });
    expect(t.happened('initiative').map(f => f.order)).toEqual([[1, 2, 0]]);
    expect([t.s.order, t.asked]).toEqual([[1, 2, 0], ['centauri']]);
  }
});

rule('b5/ready-round/9', 'a rotated card does not rotate again this turn, unless something readies it', () => {
  const t = table({
    seats: [
      { race: 'narn', rating: 9, hand: ['Test Second Wind'], deck },
      { race: 'centauri', deck },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Their Mettle', by: 'narn', target: 'centauri' }],
  });
  t.act('narn', 'support', "G'Kar", 'Test Their Mettle').pass('centauri');
  expect(t.refuses('narn', 'build', "G'Kar")).toBe('b5/build/1');
  expect(t.offers('narn', 'support', "G'Kar")).toBe(false);
  t.act('narn', 'event', 'Test Second Wind').pass('centauri').act('narn', 'build', "G'Kar");
  expect([t.card("G'Kar").rotated, t.s.seats[0]!.rating]).toEqual([1, 10]);
});

rule('b5/ready-round/9', 'a rotated character cannot support', () => {
  const t = table({
    seats: [
      { race: 'narn', inner: [{ card: 'Narn Aide', rotated: true }], deck },
      { race: 'centauri', deck },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Their Mettle', by: 'narn', target: 'centauri' }],
  });
  expect(t.refuses('narn', 'support', 'Narn Aide', 'Test Their Mettle')).toBe('b5/action-round/6');
  expect(t.offers('narn', 'support', "G'Kar", 'Test Their Mettle')).toBe(true);
});

rule(
  'b5/ready-round/10',
  'a neutralized card that stands upright heals, but neither sponsors nor is a ready target',
  () => {
    const t = table({
      seats: [
        {
          race: 'narn',
          rating: 12,
          ambassador: { card: "G'Kar", neutralized: true },
          hand: ['Narn Aide', 'Test Inspection'],
          deck,
        },
        { race: 'centauri', ambassador: { card: 'Londo Mollari', rotated: true }, deck },
      ],
      order: ['narn', 'centauri'],
    });
    expect(t.card("G'Kar").rotated).toBe(0);
    expect(t.refuses('narn', 'sponsor', 'Narn Aide')).toBe('b5/sponsor/1');
    // a card that needs a ready character finds none
    expect(t.refuses('narn', 'event', 'Test Inspection')).toBe('b5/targets/1');
    expect(t.offers('narn', 'heal', "G'Kar")).toBe(true);
  },
);

rule('b5/ready-round/11', 'discards come in either order to the same end; actions come by initiative', () => {
  const play = (first: 'narn' | 'centauri') => {
    const t = table({
      round: 'draw',
      seats: [
        { race: 'narn', deck, hand: ['Narn Aide', 'Test Daily Grant'] },
        { race: 'centauri', deck, hand: ['Centauri Aide', 'Test Fine'] },
      ],
    });
    expect(t.asked).toEqual(['narn', 'centauri']);
    const discards = { narn: 'Narn Aide', centauri: 'Test Fine' };
    const second = first === 'narn' ? 'centauri' : 'narn';
    t.pick(first, discards[first]).pick(second, discards[second]);
    return fingerprint(babylon5, t.s);
  };
  expect(play('narn')).toBe(play('centauri'));
  const t = table({
    seats: [
      { race: 'narn', deck },
      { race: 'centauri', deck },
    ],
    order: ['narn', 'centauri'],
  });
  expect(t.asked).toEqual(['narn']);
  expect(() => t.act('centauri', 'build', 'Londo Mollari')).toThrow('centauri is not asked');
});
