import type { CardId } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type CardPlace, type SeatPosition, view } from '../../../src/index.ts';
import { sequence } from '../../../src/language.ts';
import { base, damage, either, ofOthers, ship, that, volleyAtHq } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Armor (ge/points/16, ge/points/17, ge/points/18, ge/points/19, ge/points/20, ge/points/21, ge/points/22). No card of the edition has armor, so
// these tests use their own ships.

testCard({ types: ['S'], strength: 6, title: 'Test Hulk', shields: 1, armor: 3, requires: { supply: 1 } });
testCard(
  { types: ['S'], strength: 2, title: 'Test Ram', armor: 2, reaction: true },
  { reactions: [{ on: volleyAtHq, effect: sequence() }] },
);
testCard(
  { types: ['E'], strength: 1, title: 'Test Bomb Rack', passive: true },
  { functions: [{ target: { mark: that(either(ship, base), ofOthers) }, effect: damage('mark', 4) }] },
);
const HULK = 'S6 Test Hulk';
const PIRATE = 'S4 Independent Pirate Ship'; // six phasers
const fight = (two: readonly CardPlace[], more: SeatPosition = {}): Table =>
  table({ phase: 'weapons fire', seats: [{ fleet: [PIRATE] }, { fleet: two, order: 'never', ...more }] });
const fire = (n: number): string[] => Array<string>(n).fill(PIRATE);
const state = (t: Table): number[] => [t.shields(HULK), t.strength(HULK)[1], t.card(HULK).armorUsed];

rule(
  'ge/points/20',
  'whose ship it is decides whether armor is used, on a disengaged ship as on an engaged one',
  () => {
    for (const engaged of [true, false]) {
      const shot = () =>
        fight([{ card: HULK, engaged }])
          .act(1, 'fire', HULK)
          .pick(1, ...fire(5));
      const used = shot();
      expect([used.question, used.s.ask!.seats]).toEqual(['may', [1]]);
      // 1 of 5 to the shield; the armor takes 3 of 4
      expect(state(used.pick(2, 'yes'))).toEqual([0, 5, 1]);
      expect(state(shot().pick(2, 'no'))).toEqual([0, 2, 0]);
    }
  },
);

rule('ge/points/20', 'armor that is saved from a small volley takes more off a greater one', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [PIRATE] }, { fleet: [HULK], order: 'never' }, { fleet: [PIRATE, 'T6 Planet'], order: 'never' }],
  });
  t.act(1, 'fire', HULK)
    .pick(1, ...fire(2))
    .pick(2, 'no');
  expect(state(t)).toEqual([0, 5, 0]);
  t.untilAsked('allocation', 3).proposed().untilAsked('play cards', 3).pass(3);
  // its shield has returned: the armor takes 3 of 5 points
  t.act(3, 'fire', HULK)
    .pick(3, ...Array<CardId>(6).fill(t.all(PIRATE, 3)[0]!))
    .pass(1)
    .pick(2, 'yes');
  expect(state(t)).toEqual([0, 3, 1]);
});

test('armor: the question tells what is at stake, and how each answer would end', () => {
  const t = fight([HULK])
    .act(1, 'fire', HULK)
    .pick(1, ...fire(6))
    .leaveOpen();
  const { decision } = view(t.s, 1);
  expect(t.prompt()).toContain('5 points would reach the structure of S6 Test Hulk');
  expect(JSON.stringify(decision)).toContain('the armor stops 3: it would keep 4 strength');
  expect(JSON.stringify(decision)).toContain('you save the armor: it would keep 1 strength');
  expect(view(t.s, 0).seats[1]!.fleet[0]!.armor).toBe(3);
});

test('armor: no question while shields take everything, or without armor left', () => {
  const shielded = fight([HULK])
    .act(1, 'fire', HULK)
    .pick(1, ...fire(1));
  expect([shielded.question, state(shielded)]).toEqual(['play cards', [0, 6, 0]]);
  const t = fight([HULK]);
  t.s.cards[t.id(HULK)]!.armorUsed = 3;
  t.act(1, 'fire', HULK).pick(1, ...fire(3));
  expect(state(t)).toEqual([0, 4, 3]);
});

rule('ge/points/19', 'armor works against card damage, too', () => {
  const bomb = (answer: string) => {
    const t = table({
      seats: [{ fleet: [{ card: 'S2 Space Yacht', on: ['E1 Test Bomb Rack'] }] }, { fleet: [HULK], order: 'never' }],
    });
    t.act(1, 'use', 'E1 Test Bomb Rack').pick(2, answer);
    return state(t);
  };
  expect([bomb('yes'), bomb('no')]).toEqual([
    [0, 6, 1],
    [0, 3, 0],
  ]);
});

rule('ge/damage/7', 'what the armor of a ship played in reaction takes off does not splash', () => {
  const ram = (answer: string) => {
    const t = fight(['T3 Moon'], { hand: ['S2 Test Ram'], order: 'always' });
    t.act(1, 'headquarters', '2')
      .pick(1, ...fire(6))
      .act(2, 'respond', 'S2 Test Ram');
    if (t.question === 'place') t.pick(2, 'space');
    t.pick(2, answer);
    return [t.inPlay('S2 Test Ram'), t.hq(2)];
  };
  expect([ram('yes'), ram('no')]).toEqual([
    [false, 2],
    [false, 4],
  ]);
});

test('armor: players who may react read that it does not count yet', () => {
  const t = fight([HULK], { order: 'always', hand: ['T3 Moon'] })
    .act(1, 'fire', HULK)
    .pick(1, ...fire(6))
    .leaveOpen();
  expect(t.prompt()).toContain('it would keep 1 strength without its armor');
});
