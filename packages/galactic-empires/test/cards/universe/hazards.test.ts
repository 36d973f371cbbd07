import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { KIND } from '../../../src/card.ts';
import type { CardPlace } from '../../../src/index.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { isUnder } from '../../../src/rules/texts/static-texts.ts';
import { draw, terrain } from '../../../src/words/index.ts';
import { against, hurt, nextTurn } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The effect of each hazard, and cases without one

testCard({ title: 'Test Moonlet', types: ['T'], strength: 1 }, { on: terrain, combines: true });

const MOON = 'T3 Moon';
/** strength 2, 3 shields, 3 phasers, needs nothing */
const POLICE = 'S2 Police Cutter';
/** strength 5, 3 shields, needs 2 supply and 1 energy */
const CRUISER = 'S5 Argonian Heavy Cruiser';
/** strength 1, 3 shields, needs nothing */
const BASE = 'B1 Personal Base';

/** A hazard of player 1 in play on a card of player 2. */
const lying = (hazard: string, on: string, more: Partial<CardPlace & object> = {}, fleet: readonly CardPlace[] = []) =>
  table({
    seats: [
      { fleet: [MOON], order: 'never' },
      { fleet: [MOON, { card: on, on: [{ card: hazard, by: 1, ...more }] }, ...fleet], order: 'never' },
    ],
  });

for (const [storm, harm] of [
  ['H2 Ion Storm', [2, 0]],
  ['H5 Ion Storm', [3, 2]],
] as const)
  test(`${storm}: a ship or base takes as much damage as the storm is strong, no terrain does`, () => {
    const t = against(storm, [{ card: MOON, on: [BASE] }, CRUISER]);
    t.act(1, 'play', storm);
    expect([t.offers(1, 'on', BASE), t.offers(1, 'on', MOON)]).toEqual([true, false]);
    t.pick(1, CRUISER);
    expect([hurt(t, CRUISER), t.pile(1, 'discard')]).toEqual([harm, [storm]]);
    expect(against(storm, [MOON], { fleet: [POLICE] }).refuses(1, 'play', storm)).toBe('ge/playing-on/1');
  });

test('H1 Dust Cloud: one point to a ship or base, never to terrain', () => {
  const t = against('H1 Dust Cloud', [{ card: MOON, on: [BASE] }, POLICE]);
  t.act(1, 'play', 'H1 Dust Cloud');
  expect([t.offers(1, 'on', POLICE), t.offers(1, 'on', BASE), t.offers(1, 'on', MOON)]).toEqual([true, true, false]);
  t.pick(1, POLICE);
  expect([hurt(t, POLICE), t.pile(1, 'discard')]).toEqual([[1, 0], ['H1 Dust Cloud']]);
});

for (const [wave, n] of [
  ['H2 Gravity Wave', 1],
  ['H6 Alfven Wave', 2],
] as const)
  test(`${wave}: ${n} damage to every ship of one fleet, to no base and no other fleet`, () => {
    const t = table({
      seats: [
        { fleet: [POLICE], hand: [wave] },
        { fleet: [{ card: MOON, on: [BASE] }, POLICE, CRUISER], order: 'never' },
        { fleet: [POLICE], order: 'never' },
      ],
    });
    t.act(1, 'play', wave).pick(1, '2');
    expect([hurt(t, POLICE, 2), hurt(t, CRUISER), hurt(t, BASE)]).toEqual([
      [n, 0],
      [n, 0],
      [0, 0],
    ]);
    expect([hurt(t, POLICE, 1), hurt(t, POLICE, 3)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

test('H2 Gravity Wave: ships that have become one are one ship', () => {
  const joined = { card: 'S6 Krebiz Heavy Cruiser', as: 1, on: [{ card: 'S7 Krebiz Battlecruiser', as: 2 }] };
  const t = against('H2 Gravity Wave', [joined, MOON]).act(1, 'play', 'H2 Gravity Wave');
  if (t.question === 'place') t.pick(1, '2');
  const [whole, part] = [t.all('S6 Krebiz Heavy Cruiser')[0]!, t.all('S7 Krebiz Battlecruiser')[0]!];
  expect([hurt(t, whole), hurt(t, part)]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test('H6 Type II Supernova: terrain that combines is one terrain', () => {
  const t = against('H6 Type II Supernova', [{ card: MOON, on: ['T1 Test Moonlet'] }, CRUISER]);
  t.act(1, 'play', 'H6 Type II Supernova');
  expect([t.offers(1, 'card', MOON), t.offers(1, 'card', 'T1 Test Moonlet')]).toEqual([true, false]);
  t.pick(1, MOON);
  expect([hurt(t, MOON), hurt(t, 'T1 Test Moonlet')]).toEqual([
    [0, 2],
    [0, 0],
  ]);
});

test('H2 Meteor Shower: damages, destroys a shuttle, or gives a point of research', () => {
  const fleet = [MOON, { card: POLICE, on: ['E3 Shuttlecraft'] }];
  const at = (what: string) => against('H2 Meteor Shower', fleet).act(1, 'play', 'H2 Meteor Shower').pick(1, what);
  expect(hurt(at(MOON), MOON, 2)).toEqual([0, 1]);
  expect(hurt(at(POLICE), POLICE)).toEqual([1, 0]);
  expect(at('E3 Shuttlecraft').inPlay('E3 Shuttlecraft')).toBe(false);
  const t = table({
    seats: [
      {
        fleet: [{ card: POLICE, on: [{ card: 'H7 Maelstrom', by: 2, counter: 2 }] }],
        hand: ['H2 Meteor Shower'],
      },
      { order: 'never' },
    ],
  });
  t.act(1, 'play', 'H2 Meteor Shower').pick(1).pick(1, 'H7 Maelstrom');
  expect(t.card('H7 Maelstrom').applied).toBe(1);
});

test('H2 Supersonic Flow: 2 damage each turn until heavy weapons destroy it', () => {
  const t = lying('H2 Supersonic Flow', CRUISER);
  t.act(1, 'use', 'H2 Supersonic Flow');
  expect(hurt(t, CRUISER)).toEqual([2, 0]);
  // once a turn
  expect(t.refuses(1, 'use', 'H2 Supersonic Flow')).toBe('ge/card-actions-limit/1');
  nextTurn(t).act(1, 'use', 'H2 Supersonic Flow');
  // a shield point has returned in between
  expect(hurt(t, CRUISER)).toEqual([3, 0]);
  const armed = (given: readonly number[]) =>
    table({
      phase: 'weapons fire',
      active: 2,
      seats: [
        { fleet: [MOON], order: 'never' },
        {
          fleet: [{ card: 'S5 Argonian Light Cruiser', given, on: [{ card: 'H2 Supersonic Flow', by: 1 }] }, POLICE],
        },
      ],
    });
  expect(armed([]).offers(2, 'fire', 'H2 Supersonic Flow')).toBe(false);
  const heavy = armed([0, 0, 2]).act(2, 'fire', 'H2 Supersonic Flow').proposed();
  expect(heavy.inPlay('H2 Supersonic Flow')).toBe(false);
});

test('H2 Supersonic Flow: goes on a ship or base of another player, not on terrain, not on its own', () => {
  const t = against('H2 Supersonic Flow', [{ card: MOON, on: [BASE] }, CRUISER], { fleet: [POLICE] });
  t.act(1, 'play', 'H2 Supersonic Flow');
  const on = [BASE, CRUISER, MOON, POLICE].map(x => t.offers(1, 'on', x));
  expect(on).toEqual([true, true, false, false]);
  t.pick(1, CRUISER);
  expect(t.under('H2 Supersonic Flow')).toBe(CRUISER);
});

test('H3 Cyber Disturbance: cyber mages of that fleet lose 2 strength, and 3 energy remove it', () => {
  const mage = { card: POLICE, on: ['C4 Cyber Mage', 'C2 Engineer'] };
  const t = table({
    seats: [
      { fleet: [{ card: POLICE, on: ['C4 Cyber Mage'] }], hand: ['H3 Cyber Disturbance'], order: 'never' },
      { fleet: ['T3 Moon', 'T3 Moon', 'T3 Moon', mage], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H3 Cyber Disturbance').pick(1, '2');
  expect([t.strength('C4 Cyber Mage', 2)[0], t.strength('C2 Engineer', 2)[0]]).toEqual([2, 2]);
  expect(t.strength('C4 Cyber Mage', 1)[0]).toBeGreaterThanOrEqual(4);
  t.untilPhase('allocation', 2);
  const give = ['H3 Cyber Disturbance', 'H3 Cyber Disturbance', 'H3 Cyber Disturbance'];
  t.pick(2, ...give);
  expect([t.inPlay('H3 Cyber Disturbance'), t.strength('C4 Cyber Mage', 2)[0] >= 4]).toEqual([false, true]);
});

test('H3 Pulsar: 1 damage each turn for 3 turns, to terrain too', () => {
  const t = against('H3 Pulsar', [MOON, POLICE]);
  t.act(1, 'play', 'H3 Pulsar').pick(1, MOON);
  for (const [turns, damage] of [
    [3, 1],
    [2, 2],
    [1, 3],
  ] as const) {
    expect(t.card('H3 Pulsar').left).toBe(turns);
    t.act(1, 'use', 'H3 Pulsar');
    if (damage < 3) expect(hurt(t, MOON, 2)).toEqual([0, damage]);
    if (damage < 3) nextTurn(t);
  }
  // the moon of strength 3 is destroyed, and the hazard goes with it
  expect([t.inPlay(MOON, 2), t.inPlay('H3 Pulsar')]).toEqual([false, false]);
  const ship = against('H3 Pulsar', [MOON, POLICE]).act(1, 'play', 'H3 Pulsar').pick(1, POLICE);
  nextTurn(nextTurn(ship as Table));
  expect(ship.inPlay('H3 Pulsar')).toBe(true);
  nextTurn(ship as Table);
  expect(ship.inPlay('H3 Pulsar')).toBe(false);
});

test('H6 Cosmic Cyclone: 3 damage each turn for 3 turns to a ship or base, not to terrain', () => {
  const t = against('H6 Cosmic Cyclone', [MOON, POLICE, CRUISER]).act(1, 'play', 'H6 Cosmic Cyclone');
  expect(t.offers(1, 'on', MOON)).toBe(false);
  t.pick(1, CRUISER).act(1, 'use', 'H6 Cosmic Cyclone');
  expect([hurt(t, CRUISER), t.card('H6 Cosmic Cyclone').left]).toEqual([[3, 0], 3]);
});

test('H6 Crab Pulsar: 2 damage each turn for 3 turns, to terrain too', () => {
  const t = against('H6 Crab Pulsar', [MOON, POLICE]).act(1, 'play', 'H6 Crab Pulsar').pick(1, MOON);
  t.act(1, 'use', 'H6 Crab Pulsar');
  expect([hurt(t, MOON, 2), t.card('H6 Crab Pulsar').left]).toEqual([[0, 2], 3]);
  // card damage to terrain cannot be repaired
  expect(t.card(MOON, 2).lasting).toBe(2);
});

test('H3 Quasar: each volley at its ship does 3 points less, for 3 turns', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S1 Ship from the Future'] },
      { fleet: [{ card: CRUISER, on: [{ card: 'H3 Quasar', left: 3 }] }, 'S5 Ore Carrier'], order: 'never' },
    ],
  });
  const other = t.trial();
  t.act(1, 'fire', CRUISER).pick(1, ...Array(4).fill('S1 Ship from the Future'));
  expect(hurt(t, CRUISER)).toEqual([1, 0]);
  other.act(1, 'fire', 'S5 Ore Carrier').pick(1, ...Array(4).fill('S1 Ship from the Future'));
  expect(hurt(other, 'S5 Ore Carrier').reduce((a, b) => a + b)).toBe(4);
});
test('H3 Quasar: is there for 3 turns of its player, and goes on a ship or base alone', () => {
  const t = against('H3 Quasar', [MOON, CRUISER]).act(1, 'play', 'H3 Quasar');
  expect(t.under('H3 Quasar')).toBe(CRUISER);
  for (const there of [true, true, false]) expect(nextTurn(t).inPlay('H3 Quasar')).toBe(there);
  expect(against('H3 Quasar', [MOON]).refuses(1, 'play', 'H3 Quasar')).toBe('ge/playing-on/1');
});

test('H3 Radioactive Dust Cloud: 2 damage, and a scout generates no research for a turn', () => {
  const research = (ship: string) => {
    const t = against('H3 Radioactive Dust Cloud', ['T6 Planet', MOON, MOON, ship, POLICE]);
    t.act(1, 'play', 'H3 Radioactive Dust Cloud').pick(1, ship);
    expect(hurt(t, ship)).toEqual([2, 0]);
    t.untilPhase('allocation', 2).pick(2, ship);
    return t.happened('generated').at(-1)!.points.research ?? 0;
  };
  expect(research('S5 Corporate Scout Cruiser')).toBe(0);
  // a card that is not a scout keeps its research
  expect(research('S5 Emergency Rescue Ship')).toBe(1);
});

test('H3 Radioactive Dust Cloud: its scout looks at no hand that turn, and may again in the next', () => {
  const scout = 'S5 Corporate Scout Cruiser';
  /** Returns whether player 2 is asked in record keeping whose hand the scout looks at. */
  const looks = (t: Table): boolean => {
    let asked = false;
    t.untilPhase('discard', 1);
    for (let n = 0; n < 30 && t.s.phase !== 'allocation'; n++) {
      asked ||= t.prompt().includes('does the scout look');
      t.least();
    }
    return asked;
  };
  const hit = (hazard: string) =>
    against(hazard, ['T6 Planet', MOON, MOON, scout, POLICE], { hand: [hazard, POLICE] })
      .act(1, 'play', hazard)
      .pick(1, scout);
  expect(looks(hit('H1 Dust Cloud'))).toBe(true);
  const t = hit('H3 Radioactive Dust Cloud');
  expect(looks(t)).toBe(false);
  t.untilPhase('allocation', 2).pick(2, scout);
  expect(looks(t)).toBe(true);
});

for (const [field, n] of [
  ['H3 Small Minefield', 3],
  ['H6 Large Minefield', 6],
] as const)
  test(`${field}: ${n} points are divided among ships of others`, () => {
    const t = table({
      seats: [
        { fleet: [POLICE], hand: [field] },
        { fleet: [{ card: MOON, on: [BASE] }, CRUISER], order: 'never' },
        { fleet: ['S5 Ore Carrier'], order: 'never' },
      ],
    });
    t.act(1, 'play', field);
    expect([t.offers(1, 'card', POLICE), t.offers(1, 'card', BASE)]).toEqual([false, false]);
    t.pick(1, CRUISER, 'S5 Ore Carrier').pick(1, CRUISER, ...Array(n - 1).fill('S5 Ore Carrier'));
    const carrier = hurt(t, 'S5 Ore Carrier');
    expect([hurt(t, CRUISER), carrier[0] + carrier[1]]).toEqual([[1, 0], n - 1]);
  });

test('H4 Cosmic Rays: 2 damage to a location, its crew is disengaged for a turn, automatons are not', () => {
  const t = against('H4 Cosmic Rays', [
    {
      card: CRUISER,
      on: ['C2 Engineer', { card: 'C5 Captain', on: ['A1 Lesser Automaton'] }],
    },
    { card: POLICE, on: ['C4 Lieutenant'] },
  ]);
  t.act(1, 'play', 'H4 Cosmic Rays').pick(1, CRUISER);
  const working = () => [t.engaged('C2 Engineer'), t.engaged('C5 Captain'), t.engaged('C4 Lieutenant')];
  expect([hurt(t, CRUISER), working()]).toEqual([
    [2, 0],
    [false, true, true],
  ]);
  t.untilPhase('play A', 2);
  expect(working()).toEqual([false, true, true]);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.engaged('C2 Engineer')).toBe(true);
});

for (const [pocket, first, later, energy] of [
  ['H4 Gravity Pocket', [3, 0], [4, 0], 2],
  ['H8 Gravity Pocket', [5, 1], [5, 3], 3],
] as const)
  test(`${pocket}: ${energy} times its energy sets the ship free, else it is damaged each turn`, () => {
    const held = () => {
      const t = against(pocket, ['S7 Tufor War Cruiser', POLICE]);
      return t.act(1, 'play', pocket).pick(1, 'S7 Tufor War Cruiser');
    };
    const t = held();
    expect(hurt(t, 'S7 Tufor War Cruiser')).toEqual(first);
    // not again in the turn in which it is played
    expect(t.refuses(1, 'use', pocket)).toBe('ge/crucial-rules/1');
    nextTurn(t as Table).act(1, 'use', pocket);
    expect(hurt(t, 'S7 Tufor War Cruiser')).toEqual(later);
    const free = table({
      active: 2,
      phase: 'allocation',
      seats: [
        { order: 'never' },
        { fleet: [MOON, MOON, MOON, { card: 'S7 Tufor War Cruiser', on: [{ card: pocket, by: 1 }] }] },
      ],
    });
    free.pick(2, ...Array(energy).fill(pocket));
    expect(free.inPlay(pocket)).toBe(false);
  });

for (const [pocket, factor] of [
  ['H4 Gravity Pocket', 2],
  ['H8 Gravity Pocket', 3],
] as const)
  rule(
    ['ge-r-gravity-pocket-3', 'ge-r-gravity-pocket-1'],
    `${pocket}: ${factor} times the energy in one allocation engages its ship and frees it; a part of it does not`,
    () => {
      const held = (energy: number, engage: boolean) => {
        const ship = { card: 'S5 Argonian Light Cruiser', engaged: false, on: [{ card: pocket, by: 1 }] };
        const t = table({
          active: 2,
          phase: 'allocation',
          seats: [{ order: 'never' }, { fleet: ['T6 System', 'T5 Star', 'T3 Moon', 'T3 Moon', ship], order: 'never' }],
        });
        const plan = {
          engage: engage ? ['S5 Argonian Light Cruiser'] : [],
          give: energy > 0 ? ([[pocket, 'apply', energy]] as const) : [],
        };
        const rule = t.forbidsPlan(2, plan);
        if (rule !== '') return rule;
        t.allocate(2, plan);
        return [t.inPlay(pocket), t.engaged('S5 Argonian Light Cruiser')];
      };
      const need = needsOf(table({ seats: [{ fleet: ['S5 Argonian Light Cruiser'] }, {}] }).s, 0)!.energy!;
      expect(held(need * (factor - 1), true)).toEqual([false, true]);
      expect(held(need * factor, false)).toEqual([false, false]);
      expect(held(need * (factor - 1), false)).toBe('ge/crucial-rules/1');
      expect(held(0, true)).toEqual([true, true]);
    },
  );

for (const [pocket, harm] of [
  ['H4 Gravity Pocket', 3],
  ['H8 Gravity Pocket', 6],
] as const)
  test(`${pocket}: a ship that needs no energy is free at once`, () => {
    const t = against(pocket, [POLICE, 'S1 Ship from the Future']);
    t.act(1, 'play', pocket).pick(1, 'S1 Ship from the Future');
    expect([hurt(t, 'S1 Ship from the Future'), t.inPlay(pocket)]).toEqual([[harm, 0], false]);
  });

test('H4 Warp Funnel: its ship protects no Sector HQ, takes 1 damage a turn, and 4 weapons damage end it', () => {
  const t = table({
    seats: [
      { fleet: ['S1 Ship from the Future'] },
      { fleet: [{ card: CRUISER, on: [{ card: 'H4 Warp Funnel', by: 1 }] }], order: 'never' },
    ],
  });
  expect(t.protected(2)).toBe(false);
  t.act(1, 'use', 'H4 Warp Funnel');
  expect(hurt(t, CRUISER)).toEqual([1, 0]);
  const shoot = table({
    active: 2,
    phase: 'weapons fire',
    seats: [
      { order: 'never' },
      { fleet: ['S1 Ship from the Future', { card: CRUISER, on: [{ card: 'H4 Warp Funnel', by: 1 }] }] },
    ],
  });
  shoot.act(2, 'fire', 'H4 Warp Funnel').pick(2, ...Array(4).fill('S1 Ship from the Future'));
  expect([shoot.inPlay('H4 Warp Funnel'), shoot.protected(2)]).toEqual([false, true]);
});

test('H4 Warp Funnel: goes on any ship, not on a base, not on terrain', () => {
  const t = against('H4 Warp Funnel', [{ card: MOON, on: [BASE] }, CRUISER], { fleet: [POLICE] });
  t.act(1, 'play', 'H4 Warp Funnel');
  expect([CRUISER, POLICE, BASE, MOON].map(x => t.offers(1, 'on', x))).toEqual([true, true, false, false]);
  t.pick(1, CRUISER);
  expect(t.under('H4 Warp Funnel')).toBe(CRUISER);
});

test('H5 EM Burst: only crew of that fleet generates research, no electronic warfare, for one turn', () => {
  const t = against('H5 EM Burst', [MOON, MOON, { card: 'S5 Emergency Rescue Ship', on: ['C4 Science Officer'] }]).act(
    1,
    'play',
    'H5 EM Burst',
  );
  t.untilPhase('allocation', 2).pick(2, 'S5 Emergency Rescue Ship');
  // the science officer's, not the ship's
  expect(t.happened('generated').at(-1)!.points.research).toBe(1);
  t.untilPhase('play A', 1);
  expect(t.inPlay('H5 EM Burst')).toBe(false);
  t.untilPhase('allocation', 2).pick(2, 'S5 Emergency Rescue Ship');
  expect(t.happened('generated').at(-1)!.points.research).toBe(2);
});

test('H5 EM Burst: no player plays electronic warfare for that fleet', () => {
  const playing = (burst: boolean) =>
    table({
      active: 2,
      seats: [
        { fleet: [POLICE] },
        {
          fleet: [POLICE, ...(burst ? [{ card: 'H5 EM Burst', by: 1 }] : [])],
          hand: ['O3 Offensive Electronic Warfare'],
        },
      ],
    });
  expect(playing(true).refuses(2, 'play', 'O3 Offensive Electronic Warfare')).toBe('ge/crucial-rules/1');
});

test('H5 EM Burst: electronic warfare in play does not meet a volley either, until the burst is over', () => {
  const warfare = 'O3 Defensive Electronic Warfare';
  const meets = (burst: boolean) => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        { fleet: [POLICE], order: 'never' },
        { fleet: [{ card: CRUISER, on: [warfare] }, ...(burst ? [{ card: 'H5 EM Burst', by: 1 }] : [])] },
      ],
    });
    t.act(1, 'fire', CRUISER).pick(1, POLICE, POLICE);
    if (t.offers(2, 'respond', warfare)) t.act(2, 'respond', warfare);
    if (t.question === 'respond') t.pass(2);
    return hurt(t, CRUISER)[0];
  };
  expect([meets(true), meets(false)]).toEqual([2, 0]);
});

test('H6 Type II Supernova: 2 damage to each of up to 6 terrain, bases and ships of others', () => {
  const t = table({
    seats: [
      { fleet: [POLICE], hand: ['H6 Type II Supernova'] },
      { fleet: [MOON, CRUISER, POLICE], order: 'never' },
      { fleet: ['T1 Large Asteroid', { card: 'T6 Planet', on: [BASE] }], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H6 Type II Supernova');
  expect(t.offers(1, 'card', t.id(POLICE, 1))).toBe(false);
  t.pick(1, MOON, CRUISER, t.id(POLICE, 2), 'T1 Large Asteroid', 'T6 Planet', BASE);
  expect([hurt(t, MOON), hurt(t, CRUISER), hurt(t, POLICE, 2), hurt(t, 'T6 Planet'), hurt(t, BASE)]).toEqual([
    [0, 2],
    [2, 0],
    [2, 0],
    [0, 2],
    [2, 0],
  ]);
  expect(t.inPlay('T1 Large Asteroid')).toBe(false);
});

test('H7 Distortion Pocket: one hazard does twice its damage, in play or played with it, for a turn', () => {
  const t = table({
    seats: [
      { fleet: [POLICE], hand: ['H7 Distortion Pocket', 'H2 Ion Storm'] },
      { fleet: [{ card: CRUISER, on: [{ card: 'H3 Pulsar', by: 1, left: 3 }] }, POLICE], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H7 Distortion Pocket').pick(1, 'H3 Pulsar').act(1, 'use', 'H3 Pulsar');
  expect(hurt(t, CRUISER)).toEqual([2, 0]);
  nextTurn(t).act(1, 'use', 'H3 Pulsar');
  expect(hurt(t, CRUISER)).toEqual([2, 0]);
  const storm = table({
    seats: [
      { fleet: [POLICE], hand: ['H7 Distortion Pocket', 'H2 Ion Storm'] },
      { fleet: [CRUISER], order: 'never' },
    ],
  });
  storm.act(1, 'play', 'H7 Distortion Pocket').act(1, 'play', 'H2 Ion Storm');
  expect(hurt(storm, CRUISER)).toEqual([3, 1]);
  // a hazard without damage does not concern it
  expect(
    against('H7 Distortion Pocket', [POLICE], { hand: ['H7 Distortion Pocket', 'H8 Quark'] }).refuses(
      1,
      'play',
      'H7 Distortion Pocket',
    ),
  ).toBe('ge/crucial-rules/1');
});

test('H7 Interstellar Plasma: repairs all terrain of its fleet, card damage too', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: 'T6 Planet', damage: 4 },
          { card: CRUISER, damage: 2 },
        ],
        hand: ['H7 Interstellar Plasma'],
      },
      { fleet: [{ card: MOON, damage: 1 }], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H7 Interstellar Plasma').act(1, 'way', 0);
  expect([hurt(t, 'T6 Planet'), hurt(t, CRUISER), hurt(t, MOON)]).toEqual([
    [0, 0],
    [0, 2],
    [0, 1],
  ]);
});

test('H7 Interstellar Plasma: hazards at other fleets count as newly played', () => {
  const t = table({
    seats: [
      { fleet: [POLICE], hand: ['H7 Interstellar Plasma'] },
      {
        fleet: [
          { card: CRUISER, on: [{ card: 'H4 Gravity Pocket', by: 1, applied: 1 }] },
          { card: 'S5 Ore Carrier', on: [{ card: 'H3 Pulsar', by: 1, left: 1, damage: 1 }] },
        ],
        order: 'never',
      },
    ],
  });
  t.act(1, 'use', 'H3 Pulsar').act(1, 'play', 'H7 Interstellar Plasma').act(1, 'way', 1);
  expect([t.card('H3 Pulsar').left, t.card('H3 Pulsar').damage, t.card('H4 Gravity Pocket').applied]).toEqual([
    3, 0, 0,
  ]);
  // the pocket holds the ship again, and the pulsar can pulse again
  expect(hurt(t, CRUISER)).toEqual([3, 0]);
  expect(t.offers(1, 'use', 'H3 Pulsar')).toBe(true);
});

test('H7 Interstellar Plasma: as a reaction, before a volley comes', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: 'S5 Argonian Light Cruiser', given: [0, 0, 2] }] },
      { fleet: [{ card: MOON, damage: 2 }], hand: ['H7 Interstellar Plasma'] },
    ],
  });
  t.act(1, 'fire', MOON).proposed();
  t.act(2, 'respond', 'H7 Interstellar Plasma').act(2, 'way', 0);
  expect([t.inPlay(MOON), t.pile(2, 'discard')]).toEqual([true, ['H7 Interstellar Plasma']]);
});

test('H7 Maelstrom: 1 damage, then 2, then 3, and as much research at once as it did last ends it', () => {
  const t = lying('H7 Maelstrom', 'S5 Ore Carrier').act(1, 'use', 'H7 Maelstrom');
  expect(hurt(t, 'S5 Ore Carrier')).toEqual([1, 0]);
  nextTurn(t as Table).act(1, 'use', 'H7 Maelstrom');
  expect(hurt(t, 'S5 Ore Carrier')).toEqual([2, 0]);
  nextTurn(t as Table).act(1, 'use', 'H7 Maelstrom');
  expect(hurt(t, 'S5 Ore Carrier')).toEqual([2, 2]);
  const research = table({
    active: 2,
    phase: 'allocation',
    seats: [
      { order: 'never' },
      {
        fleet: [
          {
            card: POLICE,
            on: ['C4 Science Officer', 'C4 Spiritual Leader', { card: 'H7 Maelstrom', by: 1, counter: 2 }],
          },
        ],
      },
    ],
  });
  expect(research.whyNot(2, 'H7 Maelstrom')?.rule).toBe('ge/crucial-rules/1');
  research.pick(2, 'H7 Maelstrom', 'H7 Maelstrom');
  expect(research.inPlay('H7 Maelstrom')).toBe(false);
});

test('H7 Maelstrom: goes on a ship or base of another player, not on terrain, not on its own', () => {
  const t = against('H7 Maelstrom', [{ card: MOON, on: [BASE] }, CRUISER], { fleet: [POLICE] });
  t.act(1, 'play', 'H7 Maelstrom');
  expect([BASE, CRUISER, MOON, POLICE].map(x => t.offers(1, 'on', x))).toEqual([true, true, false, false]);
  t.pick(1, BASE);
  expect(t.under('H7 Maelstrom')).toBe(BASE);
});

test('H7 Time Tornado: a stack goes into a mini deck, and comes back a card each Draw Cards Phase', () => {
  const t = table({
    seats: [
      { fleet: [], hand: ['H7 Time Tornado'], order: 'never' },
      { fleet: [{ card: CRUISER, on: ['C5 Captain', { card: 'H3 Pulsar', by: 1, left: 3 }] }, MOON], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H7 Time Tornado').pick(1, CRUISER);
  expect([t.inPlay(CRUISER), t.inPlay('C5 Captain'), t.inPlay('H3 Pulsar'), t.inPlay(MOON)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  // each card into the mini deck of its owner
  expect([t.size(1, 'mini deck'), t.size(2, 'mini deck'), t.pile(1, 'discard')]).toEqual([1, 2, ['H7 Time Tornado']]);
  nextTurn(t);
  // two from the deck and one from the mini deck, which nobody else sees
  expect([t.size(1, 'hand'), t.size(2, 'hand'), t.size(2, 'mini deck')]).toEqual([3, 3, 1]);
  const { seats } = t.view(0) as { seats: { mini: number; cards: unknown[] }[] };
  expect([seats[1]!.mini, seats[1]!.cards]).toEqual([1, []]);
});

test('H7 Time Typhoon: shuffles the discard pile of a player, as a reaction too', () => {
  const names = ['T3 Moon', POLICE, CRUISER, BASE, 'H3 Pulsar', 'H3 Quasar', 'C5 Captain', 'C2 Engineer'];
  const t = table({
    seats: [
      { fleet: [POLICE], hand: ['H7 Time Typhoon'] },
      { discard: names, order: 'never' },
    ],
  });
  t.act(1, 'play', 'H7 Time Typhoon').pick(1, '2');
  expect(t.pile(2, 'discard')).not.toEqual(names);
  expect(t.pile(2, 'discard').slice().sort()).toEqual(names.slice().sort());
  const react = table({
    seats: [
      { fleet: [POLICE], hand: ['H1 Dust Cloud'], discard: names },
      { fleet: [POLICE], hand: ['H7 Time Typhoon'] },
    ],
  });
  react.act(1, 'play', 'H1 Dust Cloud').pick(1, react.id(POLICE, 2)).act(2, 'respond', 'H7 Time Typhoon').pick(2, '1');
  expect(react.pile(1, 'discard').slice(1)).not.toEqual(names);
});

rule('ge-r-quark-1', 'H8 Quark: when its terrain is discarded its player draws as many cards as that is strong', () => {
  const t = table({
    seats: [
      { fleet: [POLICE], hand: ['H2 Meteor Shower'] },
      { fleet: [{ card: MOON, damage: 2, on: [{ card: 'H8 Quark', by: 1 }] }], order: 'never', discard: [BASE] },
    ],
  });
  t.act(1, 'play', 'H2 Meteor Shower').pick(1, MOON);
  expect([t.size(1, 'hand'), t.pile(1, 'discard')]).toEqual([3, ['H2 Meteor Shower', 'H8 Quark']]);
  // terrain combined with other terrain is not taken
  const where = against('H8 Quark', [MOON, { card: 'T6 Planet', on: ['T1 Test Moonlet'] }]);
  where.act(1, 'play', 'H8 Quark');
  expect(where.under('H8 Quark')).toBe(MOON);
});

test('H9 Time Intrusion: two cards of two players take damage as each other are strong', () => {
  const t = table({
    seats: [
      { fleet: [POLICE], hand: ['H9 Time Intrusion'] },
      { fleet: [CRUISER, MOON], order: 'never' },
      { fleet: ['T6 Planet', { card: POLICE, on: ['C2 Engineer'] }], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H9 Time Intrusion');
  expect([t.offers(1, 'card', t.id(POLICE, 1)), t.offers(1, 'card', 'C2 Engineer')]).toEqual([false, false]);
  t.pick(1, CRUISER);
  expect(t.offers(1, 'card', MOON)).toBe(false);
  t.pick(1, 'T6 Planet');
  expect([hurt(t, CRUISER), hurt(t, 'T6 Planet')]).toEqual([
    [3, 3],
    [0, 5],
  ]);
  // it needs two other players
  expect(against('H9 Time Intrusion', [CRUISER, MOON]).refuses(1, 'play', 'H9 Time Intrusion')).toBe(
    'ge/crucial-rules/1',
  );
});

test('H9 Time Wave: every other player discards a card of strength 7 or more', () => {
  const t = table({
    seats: [
      { fleet: ['S8 Argonian Dreadnought'], hand: ['H9 Time Wave'], discard: [MOON] },
      { fleet: ['S8 Argonian Dreadnought', 'T7 Sensor Planet', CRUISER], order: 'never' },
      { fleet: ['T6 Planet', POLICE], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H9 Time Wave');
  expect(t.offers(2, 'card', CRUISER)).toBe(false);
  t.pick(2, 'T7 Sensor Planet');
  expect([t.pile(2, 'discard'), t.pile(3, 'discard'), t.inPlay('S8 Argonian Dreadnought', 1)]).toEqual([
    ['T7 Sensor Planet'],
    [],
    true,
  ]);
  expect(t.pile(1, 'discard')).toEqual([MOON, 'H9 Time Wave']);
});

test('H9 Tuforeous Dead Zone: one ship of each other player, which fire only at one another and take 3 a turn', () => {
  const t = table({
    seats: [
      { fleet: [MOON], hand: ['H9 Tuforeous Dead Zone'], order: 'never' },
      { fleet: [POLICE, CRUISER], order: 'never' },
      { fleet: ['S1 Ship from the Future'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H9 Tuforeous Dead Zone').pick(1, t.id(POLICE, 2));
  t.act(1, 'use', 'H9 Tuforeous Dead Zone');
  expect([hurt(t, POLICE), hurt(t, 'S1 Ship from the Future'), hurt(t, CRUISER)]).toEqual([
    [3, 0],
    [3, 0],
    [0, 0],
  ]);
  t.untilPhase('weapons fire', 2);
  expect([
    t.offers(2, 'fire', 'S1 Ship from the Future'),
    t.offers(2, 'fire', MOON),
    t.offers(2, 'headquarters', '1'),
  ]).toEqual([true, false, false]);
  // it stays with the other card when one of them has left
  t.act(2, 'fire', 'S1 Ship from the Future').pick(2, POLICE);
  expect(t.card('H9 Tuforeous Dead Zone').left).toBe(2);
});

for (const warp of ['H1 Time Warp', 'H10 Time Warp'])
  test(`${warp}: the stack that it is played on is not there`, () => {
    const t = table({
      seats: [
        { fleet: [MOON, 'S1 Ship from the Future'], hand: [warp, 'H1 Dust Cloud'] },
        { fleet: [{ card: POLICE, on: ['C5 Captain'] }], order: 'never' },
      ],
    });
    expect([t.protected(2), t.slots(2)]).toEqual([true, 0.5]);
    t.act(1, 'play', warp).pick(1, POLICE).act(1, 'way', 0);
    expect([t.protected(2), t.slots(2), t.engaged(POLICE), t.engaged('C5 Captain')]).toEqual([false, 0, false, false]);
    t.act(1, 'play', 'H1 Dust Cloud');
    expect(hurt(t, 'S1 Ship from the Future')).toEqual([1, 0]);
    t.untilPhase('weapons fire', 1);
    expect([t.offers(1, 'fire', POLICE), t.offers(1, 'headquarters', '2')]).toEqual([false, true]);
    t.untilPhase('play A', 2);
    expect(t.happened('fired')).toEqual([]);
    t.untilPhase('play A', 1);
    expect(t.inPlay(warp)).toBe(warp !== 'H1 Time Warp');
    if (warp !== 'H1 Time Warp') return;
    t.untilPhase('play A', 2);
    expect([t.engaged(POLICE), t.protected(2)]).toEqual([true, true]);
  });

for (const warp of ['H1 Time Warp', 'H10 Time Warp']) {
  test(`${warp}: of a stack one card may be taken alone`, () => {
    const t = against(warp, [{ card: POLICE, on: ['C5 Captain'] }]);
    t.act(1, 'play', warp).pick(1, POLICE).act(1, 'way', 1);
    expect([t.engaged(POLICE), t.engaged('C5 Captain')]).toEqual([false, true]);
  });

  test(`${warp}: a card on which nothing lies goes without a question`, () => {
    const t = against(warp, [POLICE, CRUISER]);
    t.act(1, 'play', warp).pick(1, POLICE);
    expect([t.question, t.engaged(POLICE), t.engaged(CRUISER)]).toEqual(['play cards', false, true]);
  });
}

testCard({ title: 'Test Oracle', types: ['P'], strength: 4 });
test('H1 Divergence of Psy: for one turn a psy protects nothing', () => {
  const t = against('H1 Divergence of Psy', ['P4 Test Oracle', POLICE]).act(1, 'play', 'H1 Divergence of Psy');
  const bare = (): boolean => isUnder(t.s, KIND['no protection'], t.id('P4 Test Oracle'));
  expect([t.under('H1 Divergence of Psy'), bare(), t.protected(2)]).toEqual(['P4 Test Oracle', true, true]);
  nextTurn(t);
  expect([t.inPlay('H1 Divergence of Psy'), bare()]).toEqual([false, false]);
});
test('H1 Divergence of Psy: is played on a psy alone', () => {
  const t = against('H1 Divergence of Psy', [{ card: POLICE, on: ['C6 Telepath'] }]);
  expect(t.refuses(1, 'play', 'H1 Divergence of Psy')).toBe('ge/playing-on/1');
});

test('H1 Divergent Anomaly: its ship does not protect the Sector HQ for one turn', () => {
  const t = against('H1 Divergent Anomaly', [{ card: MOON, on: [BASE] }, POLICE]);
  t.act(1, 'play', 'H1 Divergent Anomaly');
  expect([t.under('H1 Divergent Anomaly'), t.protected(2)]).toEqual([POLICE, false]);
  t.untilPhase('weapons fire', 2).untilPhase('play A', 1);
  expect([t.inPlay('H1 Divergent Anomaly'), t.protected(2)]).toEqual([false, true]);
});

test('H9 Dimensional Portal: a ship stack by itself, engaged without points, that frees itself by research', () => {
  const portal = { card: 'H9 Dimensional Portal', by: 1 };
  const stack = { card: POLICE, on: [portal, 'C6 Science Officer', 'C4 Science Officer'] };
  const t = table({
    seats: [
      { fleet: ['S1 Ship from the Future'], hand: ['H1 Dust Cloud'], order: 'never' },
      { fleet: [MOON, stack, { card: CRUISER, on: ['C6 Science Officer'] }], order: 'never' },
    ],
  });
  expect([t.protected(2), t.slots(2)]).toEqual([true, 1]);
  t.act(1, 'play', 'H1 Dust Cloud');
  expect([t.offers(1, 'on', POLICE), t.offers(1, 'on', CRUISER)]).toEqual([false, true]);
  t.pick(1, CRUISER).untilPhase('weapons fire', 1);
  expect([t.offers(1, 'fire', POLICE), t.offers(1, 'fire', CRUISER)]).toEqual([false, true]);
  // 3 research inside, 2 outside: only the research inside can be applied, and 4 is needed
  t.untilPhase('allocation', 2);
  expect(t.whyNot(2, ...Array(4).fill('H9 Dimensional Portal'))?.rule).toBe('ge/allocation-phase/6');
  t.pick(2, ...Array(3).fill('H9 Dimensional Portal'));
  expect([t.card('H9 Dimensional Portal').applied, t.engaged(POLICE)]).toEqual([3, true]);
  t.untilPhase('play A', 1).untilPhase('allocation', 2).pick(2, 'H9 Dimensional Portal');
  expect([t.inPlay('H9 Dimensional Portal'), t.protected(2)]).toEqual([false, true]);
});

test('H9 Dimensional Portal: only an engaged ship of another player', () => {
  const t = against('H9 Dimensional Portal', [{ card: CRUISER, engaged: false }, MOON], { fleet: [POLICE] });
  expect(t.refuses(1, 'play', 'H9 Dimensional Portal')).toBe('ge/playing-on/1');
});

test('H9 Dimensional Portal: takes an engaged ship, and neither a base nor terrain', () => {
  const t = against('H9 Dimensional Portal', [{ card: MOON, on: [BASE] }, CRUISER, { card: POLICE, engaged: false }]);
  // only one ship is left
  t.act(1, 'play', 'H9 Dimensional Portal');
  expect(t.under('H9 Dimensional Portal')).toBe(CRUISER);
});

testCard({ title: 'Test Scout', types: ['S'], strength: 5, shields: 5 }, { functions: [{ effect: draw(1) }] });
test('H3 Radioactive Dust Cloud: the functions of a scout rest for a turn, of whatever kind they are', () => {
  const use = (hazard: string) => {
    const t = against(hazard, ['S5 Test Scout']);
    t.act(1, 'play', hazard).untilPhase('play A', 2);
    return t.offers(2, 'use', 'S5 Test Scout');
  };
  expect([use('H3 Radioactive Dust Cloud'), use('H2 Ion Storm')]).toEqual([false, true]);
});
