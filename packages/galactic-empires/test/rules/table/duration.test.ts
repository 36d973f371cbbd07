import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { crew, disengage, host, itsHost, returnToHand, ship, that, yours } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const POLICE = 'S2 Police Cutter';

const CRUISER = 'S5 Argonian Heavy Cruiser';

const MOON = 'T3 Moon';

testCard(
  { title: 'Test Recall', types: ['O'], strength: 1 },
  { on: that(ship, yours), after: 'discard', effect: returnToHand(host) },
);

testCard(
  { title: 'Test Weakness', types: ['A'], strength: 1 },
  { on: crew, always: [{ k: 'strength', n: -2, to: that(crew) }] },
);

testCard(
  { title: 'Test Time Nap', types: ['L'], strength: 1 },
  { on: ship, after: 'discard', effect: disengage(host) },
);

rule('ge/duration/1', 'a card without a limit stays until somebody removes it', () => {
  const t = table({
    seats: [
      { order: 'never' },
      { fleet: [{ card: CRUISER, on: [{ card: 'H2 Supersonic Flow', by: 1 }] }], order: 'never' },
    ],
  });
  for (let i = 0; i < 4; i++) t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.inPlay('H2 Supersonic Flow'), t.card('H2 Supersonic Flow').left]).toEqual([true, -1]);
});

rule('ge/duration/2', 'an instant card is discarded as soon as it has done what it says', () => {
  const t = table({ seats: [{ hand: ['H1 Dust Cloud'] }, { fleet: [POLICE], order: 'never' }] });
  t.act(1, 'play', 'H1 Dust Cloud');
  expect([t.card(POLICE).shieldDamage, t.pile(1, 'discard')]).toEqual([1, ['H1 Dust Cloud']]);
});

rule('ge/duration/3', 'a card that lasts 2 turns is there for 2 turns of its player, and not in the third', () => {
  const t = table({
    seats: [
      { fleet: ['T1 Large Asteroid'], order: 'never' },
      { fleet: [{ card: MOON, on: [{ card: 'H6 Crab Pulsar', by: 1, left: 2 }] }], order: 'never' },
    ],
  });
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.card('H6 Crab Pulsar').left).toBe(1);
  t.untilPhase('play A', 2);
  expect(t.inPlay('H6 Crab Pulsar')).toBe(true);
  t.untilPhase('play A', 1);
  expect(t.inPlay('H6 Crab Pulsar')).toBe(false);
});

rule(
  ['ge/duration/3', 'ge-r-durations-advance-1'],
  'one that changes what is generated does so once more in its last turn',
  () => {
    const t = table({
      active: 2,
      seats: [
        { fleet: ['T6 Comet', { card: 'H5 EM Burst', left: 1 }], order: 'never' },
        { fleet: [MOON], order: 'never' },
      ],
    });
    t.untilPhase('play A', 1);
    expect([t.happened('generated').at(-1)!.points.research ?? 0, t.inPlay('H5 EM Burst')]).toEqual([0, false]);
  },
);

rule('ge/duration/4', 'a card with no strength left is discarded, by damage or by a text', () => {
  const t = table({
    seats: [{ hand: ['H1 Dust Cloud'] }, { fleet: [{ card: POLICE, shieldDamage: 3, damage: 1 }], order: 'never' }],
  });
  t.act(1, 'play', 'H1 Dust Cloud');
  expect(t.pile(2, 'discard')).toEqual([POLICE]);
  const weak = table({
    seats: [
      { hand: ['A1 Test Weakness'], fleet: [{ card: POLICE, on: ['C2 Engineer', 'C5 Captain'] }] },
      { order: 'never' },
    ],
  });
  weak.act(1, 'play', 'A1 Test Weakness').pick(1, 'C5 Captain');
  expect([weak.inPlay('C2 Engineer'), weak.strength('C5 Captain')[0]]).toEqual([false, 3]);
});

rule('ge/duration/5', 'with a card go all that lie on it and against it, each to the pile of its owner', () => {
  const t = table({
    phase: 'discard',
    seats: [
      {
        fleet: [
          {
            card: POLICE,
            on: [
              { card: 'C5 Captain', on: ['A2 Logic'] },
              { card: 'H3 Pulsar', by: 2, left: 3 },
            ],
          },
        ],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.pick(1, POLICE);
  expect([t.size(1, 'discard'), t.pile(2, 'discard')]).toEqual([3, ['H3 Pulsar']]);
});

rule('ge/duration/6', 'a ship and a dragon on a terrain stay when that is destroyed, a base does not', () => {
  const t = table({
    seats: [
      { hand: ['M2 Planet Gouge'] },
      { fleet: [{ card: MOON, on: [POLICE, 'D5 Void Dragoness', 'B1 Personal Base'] }], order: 'never' },
    ],
  });
  t.act(1, 'play', 'M2 Planet Gouge');
  expect([t.inPlay(MOON), t.under(POLICE), t.inPlay('D5 Void Dragoness'), t.inPlay('B1 Personal Base')]).toEqual([
    false,
    '',
    true,
    false,
  ]);
});

rule('ge/duration/7', 'a card against several stays when one of them is gone, and goes with the last', () => {
  const t = table({
    seats: [
      { hand: ['M7 Tri-lateral Textangula'], order: 'never' },
      { fleet: [POLICE, CRUISER, 'S5 Ore Carrier'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'M7 Tri-lateral Textangula').untilPhase('discard', 2);
  t.pick(2, POLICE);
  expect([t.inPlay('M7 Tri-lateral Textangula'), t.under('M7 Tri-lateral Textangula')]).toEqual([true, CRUISER]);
  t.untilPhase('play A', 1).act(1, 'use', 'M7 Tri-lateral Textangula');
  expect(t.card('S5 Ore Carrier').shieldDamage).toBe(2);
  t.untilPhase('discard', 2).pick(2, CRUISER, 'S5 Ore Carrier');
  expect(t.inPlay('M7 Tri-lateral Textangula')).toBe(false);
});

rule(['ge/duration/8', 'ge-r-voided-1'], 'a card that is voided is discarded though it has done nothing', () => {
  const t = table({
    seats: [{ hand: ['L1 Test Time Nap'] }, { fleet: [POLICE, 'M10 Time Keeper'] }],
  });
  t.act(1, 'play', 'L1 Test Time Nap').act(2, 'respond', 'M10 Time Keeper');
  expect([t.engaged(POLICE), t.pile(1, 'discard')]).toEqual([true, ['L1 Test Time Nap']]);
});

rule('ge/duration/9', 'of a stack that returns each card goes to the hand of its own owner', () => {
  const t = table({
    seats: [
      {
        fleet: [{ card: POLICE, on: ['C5 Captain', { card: 'H3 Pulsar', by: 2, left: 3 }] }],
        hand: ['O1 Test Recall'],
      },
      { order: 'never' },
    ],
  });
  t.act(1, 'play', 'O1 Test Recall');
  expect([t.pile(1, 'hand').slice().sort(), t.pile(2, 'hand')]).toEqual([['C5 Captain', POLICE], ['H3 Pulsar']]);
});

testCard(
  { title: 'Test Brace', types: ['E'], strength: 1, passive: false, requires: { supply: 9 } },
  { always: [{ k: 'strength', n: 3, to: itsHost }] },
);

rule(
  'ge/duration/4',
  'a ship that has more damage than strength once what braced it is disengaged is destroyed',
  () => {
    const braced = (phase: 'allocation' | 'play A') =>
      table({
        phase,
        seats: [{ order: 'never', fleet: [{ card: 'S3 Tufor Cutter', damage: 4, on: ['E1 Test Brace'] }] }, {}],
      });
    expect(braced('play A').strength('S3 Tufor Cutter')).toEqual([6, 2]);
    const t = braced('allocation').least();
    expect([t.inPlay('S3 Tufor Cutter'), t.pile(1, 'discard').sort()]).toEqual([
      false,
      ['E1 Test Brace', 'S3 Tufor Cutter'],
    ]);
  },
);
