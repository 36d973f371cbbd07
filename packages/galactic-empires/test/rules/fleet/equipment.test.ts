import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';

const S2 = 'S2 Police Cutter';

const S4 = 'S4 Argonian Destroyer';

const fleet = (
  cards: readonly CardPlace[],
  one: Partial<SeatPosition> = {},
  two: Partial<SeatPosition> = {},
  phase: 'play A' | 'allocation' = 'play A',
): Table =>
  table({
    phase,
    seats: [
      { fleet: cards, order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });

/** Returns whether a card of player 1's hand is engaged after it was played on the only unit. */
const engagedOn = (unit: CardPlace, equipment: string): boolean =>
  fleet([unit], { hand: [equipment] })
    .act(1, 'play', equipment)
    .engaged(equipment);

rule('ge/equipment/1', 'equipment goes on ships and bases, and on nothing else', () => {
  const t = fleet(['T3 Moon', S2, { card: 'T4 Small System', on: ['B4 Base Station'] }, 'D2 Oort Dragoness'], {
    hand: ['E1 Probe'],
  });
  t.act(1, 'play', 'E1 Probe');
  expect(t.options(1).map(o => t.s.cards[o.a] && o.a)).toEqual([t.id(S2), t.id('B4 Base Station')]);
  t.pick(1, S2);
  expect(fleet(['T3 Moon', 'D2 Oort Dragoness'], { hand: ['E1 Probe'] }).refuses(1, 'play', 'E1 Probe')).toBe(
    'ge/equipment/1',
  );
});

rule('ge/equipment/2', 'the mark P or NP is what makes equipment passive or not', () => {
  // on a disengaged ship: a shield refit is marked P, a probe NP
  const off: CardPlace = { card: S4, engaged: false };
  expect([engagedOn(off, 'E1 Shield Refit'), engagedOn(off, 'E1 Probe')]).toEqual([true, false]);
});

rule('ge/equipment/3', 'passive equipment is played engaged, on a disengaged unit too', () => {
  expect(engagedOn({ card: S4, engaged: false }, 'E1 Cargo')).toBe(true);
  expect(engagedOn(S4, 'E1 Cargo')).toBe(true);
});

rule(['ge/equipment/4', 'ge-r-non-passive-1'], 'non-passive equipment takes the position of its unit', () => {
  expect(engagedOn(S4, 'E2 Phaser Refit')).toBe(true);
  expect(engagedOn({ card: S4, engaged: false }, 'E2 Phaser Refit')).toBe(false);
});

rule(['ge/equipment/5', 'ge-r-non-passive-1'], 'on a disengaged unit non-passive equipment is not engaged', () => {
  const t = fleet(
    ['T3 Moon', { card: S4, engaged: false, on: [{ card: 'E1 Probe', engaged: false }] }],
    {},
    {},
    'allocation',
  );
  t.least().untilPhase('play B', 1);
  expect(t.engaged('E1 Probe')).toBe(false);
  const paid = fleet(
    ['T3 Moon', { card: S4, engaged: false, on: [{ card: 'E1 Probe', engaged: false }] }],
    {},
    {},
    'allocation',
  );
  paid.pick(1, S4);
  expect(paid.engaged('E1 Probe')).toBe(true);
});

rule('ge/equipment/6', 'technology of an empire is engaged on units of that empire', () => {
  expect(engagedOn('S3 Tufor Cutter', 'E6 Stasis Mine')).toBe(true);
  expect(engagedOn('S3 Mechad Destroyer', 'E6 Stasis Mine')).toBe(false);
  expect(engagedOn('S3 Mechad Destroyer', 'E2 Tram Refit')).toBe(true);
  expect(engagedOn(S2, 'E2 Tram Refit')).toBe(false);
});

rule('ge/equipment/7', 'exclusive technology is closed to others even with an engineer aboard', () => {
  expect(engagedOn({ card: S2, on: ['C2 Engineer'] }, 'E2 Tram Refit')).toBe(false);
});

rule('ge/equipment/8', 'foreign technology works for others where a card aboard permits it', () => {
  expect(engagedOn({ card: S2, on: ['C2 Engineer'] }, 'E6 Stasis Mine')).toBe(true);
  expect(engagedOn({ card: S2, on: ['C2 Ensign'] }, 'E6 Stasis Mine')).toBe(false);
  // an engineer who comes later lets it be engaged in the next Engagement Phase
  const t = fleet(
    [{ card: S2, on: [{ card: 'E6 Stasis Mine', engaged: false }, 'C2 Engineer'] }],
    {},
    {},
    'allocation',
  );
  t.untilPhase('play B', 1);
  expect(t.engaged('E6 Stasis Mine')).toBe(true);
});

rule(
  'ge/equipment/9',
  'those who adapt technology use foreign technology freely, and exclusive technology with the help of a card',
  () => {
    const vektrean = 'S2 Vektrean Frigate';
    expect(engagedOn(vektrean, 'E6 Stasis Mine')).toBe(true);
    expect(engagedOn(vektrean, 'E6 Sabot Sequencer')).toBe(false);
    expect(engagedOn({ card: vektrean, on: ['C2 Engineer'] }, 'E6 Sabot Sequencer')).toBe(true);
  },
);

rule(
  ['ge/equipment/10', 'ge-r-non-passive-1'],
  'on a disengaged unit passive equipment works and other equipment does not',
  () => {
    const t = table({
      seats: [
        {
          fleet: [
            {
              card: S4,
              engaged: false,
              on: ['E1 Shield Refit', 'E3 Shuttlecraft', 'E4 Survey Shuttle', 'C4 Navigator'],
            },
            S2,
          ],
          order: 'never',
        },
        {},
      ],
    });
    expect(t.shields(S4)).toBe(3);
    expect(t.refuses(1, 'use', 'E4 Survey Shuttle', 0)).toBe('ge/disengaged/1');
    t.act(1, 'use', 'E3 Shuttlecraft', 0).pick(1, 'C4 Navigator');
    expect(t.under('C4 Navigator')).toBe(S2);
  },
);

rule('ge/same-card-twice/1', 'two of the same card at one location both work', () => {
  const t = table({
    seats: [
      { fleet: [{ card: S2, on: ['E2 Nuclear Mine', 'E2 Nuclear Mine'] }] },
      { fleet: ['S5 Indirigan Destroyer'], order: 'never' },
    ],
  });
  const [first, second] = t.all('E2 Nuclear Mine');
  t.act(1, 'use', first).act(1, 'use', second);
  expect(t.shields('S5 Indirigan Destroyer')).toBe(0);
});

rule(
  'ge/same-card-twice/2',
  'all that affects a location applies, but of what adds to the output of terrain only the greatest',
  () => {
    const t = fleet([{ card: S2, on: ['E1 Krebiz Armor', 'E1 Shield Refit', 'E1 Shield Refit'] }]);
    expect(t.shields(S2)).toBe(5);
    const moon = fleet(
      [{ card: 'T6 Planet', on: ['S2 Independent Freighter', 'S2 Independent Freighter'] }],
      {},
      {},
      'allocation',
    );
    const one = fleet([{ card: 'T6 Planet', on: ['S2 Independent Freighter'] }], {}, {}, 'allocation');
    const economy = (x: Table): number => x.least().happened('generated')[0]!.points.economy;
    expect(economy(moon)).toBe(economy(one));
  },
);
