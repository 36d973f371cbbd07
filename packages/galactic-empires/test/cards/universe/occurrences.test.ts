import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { production } from '../../../src/rules/points/production.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { toEnd } from '../../../src/rules/points/uses.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { draw } from '../../../src/words/index.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, NOMAD, output, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Occurrences: the effect of each, and cases without one

/** A psy being. The edition has none. */
testCard({ types: ['P'], strength: 5, title: 'Test Seer' }, { functions: [{ effect: draw(2) }], on: 'your fleet' });

/** Returns the points of a kind that a fleet generates. */
const makes = (t: Table, seat: number, kind: 'supply' | 'economy' | 'ammunition' | 'research' | 'energy') => {
  const p = production(t.s, seat - 1, works);
  return p.free[kind] - p.drained[kind];
};
/** Returns the points that would still get rid of a card. */
const endOf = (t: Table, name: string) => toEnd(t.s, t.id(name));
/** A ship with crew aboard. */
const manned = (ship: string, ...on: string[]) => ({ card: ship, on });

for (const [name, turns] of [
  ['O1 Illness', 1],
  ['O9 Illness', 9],
] as const)
  test(`${name}: a crew is disengaged for ${turns} of its player's turns, or until ${turns} research is applied`, () => {
    const t = play({ hand: [name] }, { fleet: ['T6 System', manned(DESTROYER, 'C5 Captain', 'C2 Engineer')] });
    t.act(1, 'play', name).pick(1, 'C2 Engineer');
    expect([t.engaged('C2 Engineer'), t.card(name).left]).toEqual([false, turns]);
    t.untilPhase('allocation', 2);
    expect(t.whyNot(2, 'C2 Engineer')).not.toBeNull();
    t.untilPhase('play A', 2);
    expect(t.engaged('C2 Engineer')).toBe(false);
  });

for (const [name, most] of [
  ['O5 Insanity', 5],
  ['O9 Insanity', 9],
] as const) {
  test(`${name}: its player uses the functions of an insane crew in the turn of the crew's player`, () => {
    const t = play(
      { hand: [name] },
      { fleet: ['T6 System', { card: DESTROYER, damage: 2, on: ['C4 Boarding Party'] }, CUTTER] },
    );
    t.act(1, 'play', name);
    t.untilAsked('way', 1).pick(1, 'As usual');
    t.untilAsked('use functions', 1);
    t.act(1, 'pass').untilPhase('discard', 2);
    expect(t.offers(2, 'fleet', 'C4 Boarding Party')).toBe(false);
  });
  rule(
    'ge-r-insanity-1',
    `${name}: in reverse the crew takes the research that it would give; crew stronger than ${most} stay sane`,
    () => {
      const t = play(
        { hand: [name], fleet: ['T3 Moon'] },
        { fleet: ['T6 System', { card: DESTROYER, on: ['C4 Science Officer', 'C10 Legendary Officer'] }] },
      );
      expect(makes(t, 2, 'research')).toBe(1);
      t.act(1, 'play', name);
      expect(t.under(name)).toBe('C4 Science Officer');
      t.untilAsked('way', 1).pick(1, 'In reverse: it takes what it gives');
      expect(makes(t, 2, 'research')).toBe(-1);
      t.untilPhase('play A', 1).untilAsked('way', 1).pick(1, 'As usual');
      expect(makes(t, 2, 'research')).toBe(1);
      t.untilPhase('play A', 2);
    },
  );
}

testCard({ types: ['P'], strength: 3, title: 'Test Seer' });

test('O3 Illness - Aldibrik Ailment: halves the strength of a crew, which uses one function a turn', () => {
  const t = play(
    { hand: ['O3 Illness - Aldibrik Ailment'] },
    { fleet: [manned(DESTROYER, 'C5 Captain', 'C2 Engineer')] },
  );
  t.act(1, 'play', 'O3 Illness - Aldibrik Ailment').pick(1, 'C2 Engineer');
  expect([t.strength('C2 Engineer'), t.strength('C5 Captain')]).toEqual([
    [1, 1],
    [5, 5],
  ]);
});

test('O8 Plague: all crew at a location are disabled, and die on the third turn; crew elsewhere live', () => {
  const t = play(
    { hand: ['O8 Plague'], fleet: ['T3 Moon'] },
    { fleet: [manned(DESTROYER, 'C2 Engineer'), manned(CUTTER, 'C3 Nurse'), 'T4 Small System'] },
  );
  t.act(1, 'play', 'O8 Plague').pick(1, DESTROYER);
  expect([t.engaged('C2 Engineer'), t.engaged('C3 Nurse')]).toEqual([false, true]);
  t.untilPhase('play A', 1).untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.inPlay('C2 Engineer')).toBe(true);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.inPlay('C2 Engineer'), t.inPlay('C3 Nurse'), t.inPlay('O8 Plague')]).toEqual([false, true, false]);
});

test('O4 Entertaining Pastime: no crew at a location uses its functions for one turn, crew elsewhere do', () => {
  const t = play(
    { hand: ['O4 Entertaining Pastime'], fleet: ['T3 Moon'] },
    {
      fleet: [{ card: DESTROYER, on: ['C4 Boarding Party', { card: 'C3 Boarding Party', by: 1 }] }, 'T4 Small System'],
    },
  );
  expect(t.offers(1, 'use', 'C3 Boarding Party')).toBe(true);
  t.act(1, 'play', 'O4 Entertaining Pastime').pick(1, DESTROYER);
  expect(t.refuses(1, 'use', 'C3 Boarding Party', 0)).toBe('ge/crucial-rules/1');
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.inPlay('O4 Entertaining Pastime'), t.offers(1, 'use', 'C3 Boarding Party')]).toEqual([false, true]);
});

test('O8 Alien Love Interest: a crew acts only if the player of the card approves', () => {
  const at = (): Table =>
    table({
      active: 2,
      seats: [
        {
          fleet: [
            {
              card: DESTROYER,
              on: [{ card: 'C4 Boarding Party', by: 2, on: [{ card: 'O8 Alien Love Interest', by: 1 }] }],
            },
          ],
        },
        { fleet: ['T3 Moon'], order: 'never' },
      ],
    });
  const no = at().act(2, 'use', 'C4 Boarding Party', 0).pick(1, 'Forbid it');
  expect(no.strength(DESTROYER)).toEqual([4, 4]);
  const yes = at().act(2, 'use', 'C4 Boarding Party', 0).pick(1, 'Allow it');
  expect(yes.strength(DESTROYER)).toEqual([4, 3]);
});

test('O8 Alien Love Interest: as a reaction it stops a crew’s action and goes on that crew; not on a stronger one', () => {
  const t = table({
    seats: [
      { order: 'never' },
      { hand: ['O8 Alien Love Interest'], fleet: [{ card: DESTROYER, on: [{ card: 'C4 Boarding Party', by: 1 }] }] },
    ],
  });
  t.act(1, 'use', 'C4 Boarding Party', 0).act(2, 'respond', 'O8 Alien Love Interest');
  expect([t.strength(DESTROYER), t.under('O8 Alien Love Interest')]).toEqual([[4, 4], 'C4 Boarding Party']);
  const strong = play({ hand: ['O8 Alien Love Interest'] }, { fleet: [manned(DESTROYER, 'C9 Admiral')] });
  expect(strong.refuses(1, 'play', 'O8 Alien Love Interest')).toBe('ge/playing-on/1');
});

test('O10 Toxic Waste Spill: all crew at a location go, without a Card Play; psys, equipment and crew elsewhere stay', () => {
  const t = play(
    { hand: ['O10 Toxic Waste Spill'] },
    {
      fleet: [
        manned(DESTROYER, 'C2 Engineer', 'C3 Nurse', 'P3 Test Seer', 'E2 Transporter'),
        manned(CUTTER, 'C1 Crewman'),
      ],
    },
  );
  t.act(1, 'play', 'O10 Toxic Waste Spill').pick(1, DESTROYER);
  expect([t.on(DESTROYER), t.on(CUTTER), t.player(1).plays]).toEqual([
    ['P3 Test Seer', 'E2 Transporter'],
    ['C1 Crewman'],
    3,
  ]);
});

test('O10 Toxic Waste Spill: no crew played as a reaction answers it', () => {
  const t = table({
    seats: [
      { hand: ['O10 Toxic Waste Spill', 'O9 Illness'], order: 'never' },
      { hand: ['C6 Telepath'], fleet: [manned(DESTROYER, 'C2 Engineer')] },
    ],
  });
  t.act(1, 'play', 'O10 Toxic Waste Spill');
  expect(t.offers(2, 'respond', 'C6 Telepath')).toBe(false);
  t.pass(2, 2);
});

test('O2 Serious Hull Breach: the defender picks a crew and an equipment to lose; not while shields stand', () => {
  const t = play(
    { hand: ['O2 Serious Hull Breach'] },
    {
      fleet: [
        { card: DESTROYER, shieldDamage: 2, on: ['C2 Engineer', 'C3 Nurse', 'E2 Transporter'] },
        manned(CUTTER, 'C1 Crewman'),
      ],
    },
  );
  t.act(1, 'play', 'O2 Serious Hull Breach').pick(2, 'C2 Engineer');
  expect([t.on(DESTROYER), t.on(CUTTER)]).toEqual([['C3 Nurse'], ['C1 Crewman']]);
  const whole = play({ hand: ['O2 Serious Hull Breach'] }, { fleet: [manned(DESTROYER, 'C2 Engineer')] });
  expect(whole.refuses(1, 'play', 'O2 Serious Hull Breach')).toBe('ge/playing-on/1');
});

test('O8 Computer Virus: equipment on a ship stops, and research repairs it one by one', () => {
  const t = play(
    { hand: ['O8 Computer Virus'], fleet: ['T3 Moon'] },
    { fleet: ['T6 System', { card: DESTROYER, on: ['E2 Transporter', 'E3 Shuttlecraft'] }] },
  );
  t.act(1, 'play', 'O8 Computer Virus');
  expect([t.engaged('E2 Transporter'), t.engaged('E3 Shuttlecraft')]).toEqual([false, false]);
  t.s.cards[t.id('O8 Computer Virus')]!.applied = 2;
  t.untilPhase('play A', 2);
  expect([t.engaged('E2 Transporter'), t.engaged('E3 Shuttlecraft')]).toEqual([true, false]);
});

test('O2 Comet Impact: 2 damage to a terrain, which loses its output for one turn', () => {
  const t = play({ hand: ['O2 Comet Impact'], fleet: ['T6 System'] }, { fleet: ['T3 Moon', 'T4 Small System'] });
  t.act(1, 'play', 'O2 Comet Impact').pick(1, 'T3 Moon');
  expect([t.strength('T3 Moon'), output(t, 'T3 Moon'), output(t, 'T4 Small System').energy]).toEqual([[3, 1], {}, 2]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(output(t, 'T3 Moon')).toEqual({ supply: 2, energy: 1 });
});

test('O2 Gold Vein: 2 more economy from a terrain for two turns; a ship has none', () => {
  const t = play({ hand: ['O2 Gold Vein'], fleet: ['T3 Moon', DESTROYER] }, { fleet: ['T3 Moon'] });
  t.act(1, 'play', 'O2 Gold Vein').pick(1, t.id('T3 Moon', 1));
  expect(output(t, 'T3 Moon').economy).toBe(2);
  t.untilPhase('play A', 2).untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.inPlay('O2 Gold Vein')).toBe(true);
  t.untilPhase('play A', 1);
  expect([t.inPlay('O2 Gold Vein'), output(t, 'T3 Moon').economy]).toEqual([false, undefined]);
});

test('O2 Natural Disaster: no economy from a terrain for two turns, its other points as ever', () => {
  const t = play({ hand: ['O2 Natural Disaster'], fleet: ['T3 Moon'] }, { fleet: ['T6 System'] });
  t.act(1, 'play', 'O2 Natural Disaster').pick(1, 'T6 System');
  expect([output(t, 'T6 System').economy ?? 0, output(t, 'T6 System').ammunition]).toEqual([0, 6]);
  t.untilPhase('play A', 2).untilPhase('play A', 1).untilPhase('play A', 2);
  expect(output(t, 'T6 System').economy ?? 0).toBe(0);
  t.untilPhase('play A', 1);
  expect(output(t, 'T6 System').economy).toBe(1);
});

test('O8 Planetary Revolt: four turns without points from a terrain of another player', () => {
  const t = play({ hand: ['O8 Planetary Revolt'], fleet: ['T6 System'] }, { fleet: ['T3 Moon'] });
  t.act(1, 'play', 'O8 Planetary Revolt');
  expect([output(t, 'T3 Moon'), output(t, 'T6 System').ammunition]).toEqual([{}, 6]);
  for (let i = 0; i < 3; i++) t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(output(t, 'T3 Moon')).toEqual({});
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(output(t, 'T3 Moon').supply).toBe(2);
});

test('O1 Sun Spot: a volley of a ship does 1 damage less', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['O1 Sun Spot'] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O1 Sun Spot');
  expect(t.shields(CUTTER)).toBe(1);
});

test('O1 Sun Spot: the weakest terrain of another player generates nothing for one turn, and no other', () => {
  const t = play({ hand: ['O1 Sun Spot'], fleet: ['T3 Moon'] }, { fleet: ['T4 Small System', 'T6 System'] });
  t.act(1, 'play', 'O1 Sun Spot');
  expect([output(t, 'T4 Small System'), output(t, 'T6 System').ammunition, output(t, 'T3 Moon').supply]).toEqual([
    {},
    6,
    2,
  ]);
});

rule(
  'ge-r-flood-2',
  'O4 Flood: no points from a terrain until points of the kinds that it makes have been applied',
  () => {
    const t = play(
      { hand: ['O4 Flood'], fleet: ['T6 System'] },
      { fleet: ['T3 Moon', 'T6 System', 'T4 Small System', 'T3 Moon'] },
    );
    t.act(1, 'play', 'O4 Flood').pick(1, t.id('T3 Moon', 2));
    expect(output(t, 'T3 Moon')).toEqual({});
    const { kind, n } = endOf(t, 'O4 Flood')!;
    expect([kind, n]).toEqual(['supply', 2]);
    t.s.cards[t.id('O4 Flood')]!.applied = 2;
    expect(endOf(t, 'O4 Flood')).toMatchObject({ kind: 'energy', n: 1 });
  },
);

/** Player 2 pays for a Flood on a Small System, which prints 1 supply, 2 energy and 1 ammunition. */
const flooded = (fleet: CardPlace[]) =>
  table({
    active: 2,
    phase: 'allocation',
    seats: [
      { order: 'never' },
      { fleet: [{ card: 'T4 Small System', on: [{ card: 'O4 Flood', by: 1 }] }, ...fleet], order: 'never' },
    ],
  });

test('O4 Flood: points of all its kinds may be paid in one turn, and then it is gone', () => {
  const t = flooded(['T6 System', 'T4 Forming System', 'T3 Moon']);
  const all = ['Apply supply to O4 Flood', ...Array<string>(2).fill('Apply energy to O4 Flood')];
  t.pick(2, ...all, 'Apply ammunition to O4 Flood');
  expect(t.inPlay('O4 Flood')).toBe(false);
});

test('O4 Flood: points of any of its kinds come first, and the rest in a later turn', () => {
  const t = flooded(['T6 System', 'T3 Moon', 'T3 Moon']);
  t.pick(2, ...Array<string>(2).fill('Apply energy to O4 Flood'));
  expect([t.inPlay('O4 Flood'), t.card('O4 Flood').applied]).toEqual([true, 2]);
  t.untilPhase('play A', 1).untilPhase('allocation', 2);
  expect(t.offeredTo(2)).not.toContain('Apply energy');
  t.pick(2, 'Apply supply to O4 Flood', 'Apply ammunition to O4 Flood');
  expect(t.inPlay('O4 Flood')).toBe(false);
});

rule('ge-r-temporal-correction-flood-2', 'O4 Flood: paid off, it gives the terrain back for the next turn', () => {
  const t = flooded(['T6 System', 'T4 Forming System', 'T3 Moon']);
  const all = ['Apply supply to O4 Flood', ...Array<string>(2).fill('Apply energy to O4 Flood')];
  t.pick(2, ...all, 'Apply ammunition to O4 Flood');
  const made = t.happened('generated').at(-1)!.points.ammunition;
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect([
    made,
    t
      .happened('generated')
      .filter(x => x.seat === 1)
      .at(-1)!.points.ammunition,
  ]).toEqual([6, 7]);
});

test('O5 Political Upheaval: a terrain no stronger gives nothing until 5 research and its strength are applied', () => {
  const t = play({ hand: ['O5 Political Upheaval'] }, { fleet: ['T3 Moon', 'T6 System'] });
  t.act(1, 'play', 'O5 Political Upheaval');
  expect([t.under('O5 Political Upheaval'), output(t, 'T3 Moon'), endOf(t, 'O5 Political Upheaval')]).toEqual([
    'T3 Moon',
    {},
    { kind: 'research', n: 8 },
  ]);
});

test('O5 Terraforming: one more economy each turn, up to 5; not where economy is made already', () => {
  const t = play({ hand: ['O5 Terraforming'], fleet: ['T3 Moon', 'T6 System'] }, { fleet: ['T3 Moon'] });
  t.act(1, 'play', 'O5 Terraforming').pick(1, t.id('T3 Moon', 1));
  const made: (number | undefined)[] = [];
  for (let i = 0; i < 7; i++) {
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    made.push(outputOf(t.s, t.id('T3 Moon', 1), works).economy);
  }
  expect(made).toEqual([1, 2, 3, 4, 5, 5, 5]);
  const rich = play({ hand: ['O5 Terraforming'], fleet: ['T6 System'] });
  expect(rich.refuses(1, 'play', 'O5 Terraforming')).toBe('ge/playing-on/1');
});

test('O5 Volatile Terrain: the cards that destroyed a terrain by fire take its strength in damage', () => {
  const t = battle(
    { fleet: [{ card: DESTROYER, given: [0, 0, 2] }, { card: FRIGATE, given: [0, 0, 1] }, CUTTER] },
    { fleet: ['T3 Moon', NOMAD], hand: ['O5 Volatile Terrain'], order: 'loss' },
  );
  t.act(1, 'fire', 'T3 Moon').pick(1, DESTROYER, DESTROYER, FRIGATE);
  t.pass(2).act(2, 'respond', 'O5 Volatile Terrain');
  expect([t.strength(DESTROYER), t.strength(FRIGATE), t.strength(CUTTER), t.inPlay('T3 Moon')]).toEqual([
    [4, 3],
    [3, 2],
    [3, 3],
    false,
  ]);
});

test('O7 Interplanetary Conflict: two terrain take half of each other’s strength, and give nothing next turn', () => {
  const t = play(
    { hand: ['O7 Interplanetary Conflict'], fleet: ['T4 Small System'] },
    { fleet: ['T3 Moon', 'T6 System', 'T4 Small System'] },
  );
  t.act(1, 'play', 'O7 Interplanetary Conflict').pick(1, 'T3 Moon', 'T6 System');
  expect([t.inPlay('T3 Moon'), t.strength('T6 System'), output(t, 'T6 System')]).toEqual([false, [6, 5], {}]);
  expect(output(t, 'T4 Small System').energy).toBe(2);
});

test('O2 Shipping Delays: 4 supply fewer for the player who allocates, only in that turn', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T3 Moon', 'T3 Moon', { card: DESTROYER, engaged: false }], order: 'never' },
      { hand: ['O2 Shipping Delays'], fleet: ['T3 Moon'] },
    ],
  });
  t.act(2, 'respond', 'O2 Shipping Delays');
  expect([makes(t, 1, 'supply'), makes(t, 2, 'supply')]).toEqual([0, 2]);
  expect(t.whyNot(1, DESTROYER)?.rule).toBe('ge/allocation-phase/6');
  t.untilPhase('play A', 1);
  expect(makes(t, 1, 'supply')).toBe(4);
});

test('O3 Bureaucracy: all others play two cards a turn for two turns, whatever adds to that', () => {
  const t = play(
    { hand: ['O3 Bureaucracy'], fleet: ['T3 Moon'] },
    { fleet: [manned('T6 System'), { card: 'B4 Base Station', on: [{ card: 'C2 Engineer', on: ['A1 Strategy'] }] }] },
  );
  t.act(1, 'play', 'O3 Bureaucracy').untilPhase('play A', 2);
  expect(t.player(2).plays).toBe(2);
  t.untilPhase('play A', 1);
  expect(t.player(1).plays).toBe(3);
  t.untilPhase('play A', 2);
  expect(t.player(2).plays).toBe(2);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect([t.inPlay('O3 Bureaucracy'), t.player(2).plays >= 3]).toEqual([false, true]);
});

test('O6 Broken Supply Lines: units of a fleet need twice their supply, until it destroys a ship of its foe', () => {
  const t = play(
    { hand: ['O6 Broken Supply Lines'], fleet: ['S1 Fleet Freighter', 'T3 Moon'] },
    { fleet: [NOMAD, { card: DESTROYER, given: [0, 0, 2] }, 'T6 System'] },
  );
  t.act(1, 'play', 'O6 Broken Supply Lines');
  expect([needsOf(t.s, t.id(NOMAD)), needsOf(t.s, t.id('S1 Fleet Freighter'))]).toEqual([
    { supply: 4, energy: 1 },
    { supply: 1, energy: 1 },
  ]);
});

test('O6 Broken Supply Lines: ends in its player’s Engagement Phase if they have no ships', () => {
  const t = play({ hand: ['O6 Broken Supply Lines'], fleet: ['T3 Moon'] }, { fleet: [NOMAD, 'T3 Moon'] });
  t.act(1, 'play', 'O6 Broken Supply Lines').untilPhase('play A', 2);
  expect(t.inPlay('O6 Broken Supply Lines')).toBe(true);
  t.untilPhase('play A', 1);
  expect(t.inPlay('O6 Broken Supply Lines')).toBe(false);
});

test('O6 Labor Strikes: a player has no ammunition in their next turn, and economy cannot replace it', () => {
  const t = play(
    { hand: ['O6 Labor Strikes'], fleet: ['T3 Moon'] },
    { fleet: ['T6 System', 'T4 Small System', 'T3 Moon', { card: FRIGATE, engaged: false }] },
  );
  t.act(1, 'play', 'O6 Labor Strikes');
  expect([makes(t, 2, 'ammunition'), makes(t, 2, 'economy')]).toEqual([0, 1]);
  t.untilPhase('allocation', 2);
  expect(t.whyNot(2, FRIGATE, '2')?.rule).toBe('ge/allocation-phase/6');
  expect(t.whyNot(2, FRIGATE)).toBeNull();
  t.untilPhase('play A', 1);
  expect(makes(t, 2, 'ammunition')).toBe(7);
});

test('O8 Economic Crisis: no economy for a player for one turn', () => {
  const t = play({ hand: ['O8 Economic Crisis'], fleet: ['T6 System'] }, { fleet: ['T6 System'] });
  t.act(1, 'play', 'O8 Economic Crisis');
  expect([makes(t, 1, 'economy'), makes(t, 2, 'economy'), makes(t, 2, 'ammunition')]).toEqual([1, 0, 6]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(makes(t, 2, 'economy')).toBe(1);
});

test('O7 False Intelligence Report: ships of up to half the strength of all fire next turn, by their player’s choice', () => {
  const cutter = 'S2 Police Cutter';
  const t = play(
    { hand: ['O7 False Intelligence Report'], fleet: [CUTTER, 'T3 Moon'] },
    { fleet: [cutter, cutter, cutter, 'T3 Moon'] },
  );
  t.act(1, 'play', 'O7 False Intelligence Report').untilAsked('name ships', 2);
  const [one, two] = t.all(cutter);
  // 6 strength in all
  expect(t.whyNot(2, one!, two!)?.rule).toBe('ge/crucial-rules/1');
  t.pick(2, one!).act(2, 'fire', CUTTER);
  expect([t.offers(2, 'shoot', one), t.offers(2, 'shoot', two)]).toEqual([true, false]);
  t.pick(2, one!);
});

test('O9 Alliance Treaty: five cards go to its player’s own fleet', () => {
  const t = play({ hand: ['O9 Alliance Treaty'] });
  t.act(1, 'play', 'O9 Alliance Treaty').pick(1, '1');
  expect([t.size(1, 'hand'), t.pile(1, 'discard')]).toEqual([5, ['O9 Alliance Treaty']]);
});

test('O9 Alliance Treaty: another player cannot fire at the fleet until its player fires at them', () => {
  const seats: SeatPosition[] = [
    { hand: ['O9 Alliance Treaty'], fleet: [CUTTER, 'T3 Moon'], order: 'never' },
    { fleet: ['S2 Police Cutter', 'T3 Moon'], order: 'never' },
    { fleet: [FRIGATE, 'T3 Moon'], order: 'never' },
  ];
  const t = table({ seats }).act(1, 'play', 'O9 Alliance Treaty').pick(1, '2');
  t.untilPhase('weapons fire', 2);
  expect([t.offers(2, 'fire', CUTTER), t.offers(2, 'fire', FRIGATE)]).toEqual([false, true]);
  const broken = table({ seats }).act(1, 'play', 'O9 Alliance Treaty').pick(1, '2');
  broken.untilPhase('weapons fire', 1);
  fire(broken, CUTTER, 'S2 Police Cutter', 1);
  expect(broken.inPlay('O9 Alliance Treaty')).toBe(false);
});

test('O1 Intercept Action: a ship steps in front of another for twice the damage; not in front of itself', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER, NOMAD], hand: ['O1 Intercept Action'] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O1 Intercept Action').pick(2, '2');
  expect([t.shields(CUTTER), t.shields(NOMAD)]).toEqual([2, 0]);
  const alone = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['O1 Intercept Action'] });
  fire(alone, DESTROYER, CUTTER, 3);
  expect(alone.offers(2, 'respond', 'O1 Intercept Action')).toBe(false);
  alone.pass(2);
});

test('O3 Defensive Electronic Warfare: a volley on a unit does 2 less, from the hand or from play; not on terrain', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['O3 Defensive Electronic Warfare'] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O3 Defensive Electronic Warfare');
  expect([t.shields(CUTTER), t.pile(2, 'discard')]).toEqual([2, ['O3 Defensive Electronic Warfare']]);
  const set = battle({ fleet: [DESTROYER] }, { fleet: [manned(CUTTER, 'O3 Defensive Electronic Warfare'), NOMAD] });
  fire(set, DESTROYER, NOMAD, 3).act(2, 'respond', 'O3 Defensive Electronic Warfare');
  expect([set.shields(NOMAD), set.inPlay('O3 Defensive Electronic Warfare')]).toEqual([3, false]);
  const moon = battle(
    { fleet: [{ card: DESTROYER, given: [0, 0, 2] }] },
    { fleet: ['T3 Moon'], hand: ['O3 Defensive Electronic Warfare'] },
  );
  moon.act(1, 'fire', 'T3 Moon').pick(1, DESTROYER);
  expect(moon.offers(2, 'respond', 'O3 Defensive Electronic Warfare')).toBe(false);
  moon.pass(2);
});

test('O3 Offensive/Defensive Electronic Warfare: 1 less from a volley, 1 more in the next, and it is used', () => {
  const name = 'O3 Offensive/Defensive Electronic Warfare';
  const t = battle({ fleet: [DESTROYER, 'T3 Moon'] }, { fleet: [manned('S2 Police Cutter', name), CUTTER, 'T3 Moon'] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', name).pass(2);
  expect([t.shields(CUTTER), t.inPlay(name)]).toEqual([1, true]);
  t.untilPhase('weapons fire', 2);
  t.act(2, 'fire', DESTROYER).pick(2, 'S2 Police Cutter');
  expect([t.shields(DESTROYER), t.inPlay(name)]).toEqual([0, false]);
});

test('O3 Offensive/Defensive Electronic Warfare: it may serve in fire first, and against fire is used then', () => {
  const name = 'O3 Offensive/Defensive Electronic Warfare';
  const t = table({
    phase: 'weapons fire',
    active: 2,
    seats: [
      { fleet: [DESTROYER, 'T3 Moon'], order: 'never' },
      { fleet: [manned('S2 Police Cutter', name), CUTTER, 'T3 Moon'] },
    ],
  });
  t.act(2, 'fire', DESTROYER).pick(2, 'S2 Police Cutter');
  expect([t.card(DESTROYER).shieldDamage, t.inPlay(name)]).toEqual([2, true]);
  t.untilAsked('allocation', 1).proposed().untilPhase('weapons fire', 1);
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', name);
  if (t.question === 'respond') t.pass(2);
  expect([t.shields(CUTTER), t.inPlay(name)]).toEqual([1, false]);
});

test('O3 Offensive Electronic Warfare: 2 more damage in the unit’s next volley, once', () => {
  const name = 'O3 Offensive Electronic Warfare';
  const t = battle({ fleet: [manned(DESTROYER, name)] }, { fleet: [NOMAD, CUTTER], order: 'never' });
  fire(t, DESTROYER, NOMAD, 1);
  expect([t.shields(NOMAD), t.pile(1, 'discard')]).toEqual([1, [name]]);
  fire(t, DESTROYER, CUTTER, 1);
  expect(t.shields(CUTTER)).toBe(2);
});

test('O3 Offensive Electronic Warfare: goes on a ship or base of yours, and on no dragon', () => {
  const name = 'O3 Offensive Electronic Warfare';
  const t = play({ hand: [name], fleet: ['D5 Void Dragoness', DESTROYER, 'T3 Moon'] }, { fleet: [CUTTER] });
  t.act(1, 'play', name);
  expect(t.under(name)).toBe(DESTROYER);
  const none = play({ hand: [name], fleet: ['D5 Void Dragoness', 'T3 Moon'] }, { fleet: [CUTTER] });
  expect(none.refuses(1, 'play', name)).toBe('ge/playing-on/1');
});

test('O5 Evasive Maneuvers: 2 less as a reaction, 3 less when played in advance, for its own ship', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['O5 Evasive Maneuvers'] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O5 Evasive Maneuvers');
  expect([t.shields(CUTTER), t.pile(2, 'discard')]).toEqual([2, ['O5 Evasive Maneuvers']]);
  const set = battle({ fleet: [DESTROYER, FRIGATE] }, { fleet: [manned(CUTTER, 'O5 Evasive Maneuvers'), NOMAD] });
  fire(set, FRIGATE, NOMAD, 1);
  expect(set.offers(2, 'respond', 'O5 Evasive Maneuvers')).toBe(false);
  set.pass(2);
  fire(set, DESTROYER, CUTTER, 3).act(2, 'respond', 'O5 Evasive Maneuvers');
  expect([set.shields(CUTTER), set.inPlay('O5 Evasive Maneuvers')]).toEqual([3, false]);
});

test('O3 Wandering Desire: an Indirigan ship is lost, and goes to hand where Indirigan is the main empire', () => {
  const t = play({ hand: ['O3 Wandering Desire'] }, { fleet: [NOMAD, DESTROYER] });
  t.act(1, 'play', 'O3 Wandering Desire');
  expect([t.pile(2, 'discard'), t.inPlay(DESTROYER)]).toEqual([[NOMAD], true]);
  const home = play({ hand: ['O3 Wandering Desire'] }, { fleet: [NOMAD], empire: 'Indirigan' });
  expect(home.act(1, 'play', 'O3 Wandering Desire').pile(2, 'hand')).toEqual([NOMAD]);
});

test('O3 Wandering Desire: not on a ship with stronger crew, unless several are played together', () => {
  const fleet = [manned(NOMAD, 'C5 Captain')];
  const one = play({ hand: ['O3 Wandering Desire'] }, { fleet });
  expect(one.refuses(1, 'play', 'O3 Wandering Desire')).toBe('ge/playing-on/1');
  const two = play({ hand: ['O3 Wandering Desire', 'O3 Wandering Desire'] }, { fleet });
  two.act(1, 'play', 'O3 Wandering Desire');
  expect([two.inPlay(NOMAD), two.size(1, 'hand'), two.player(1).plays]).toEqual([false, 0, 1]);
});

test('O4 Forced Retreat: a unit of strength 4 or less goes to hand with all on it, a stronger one before two of them', () => {
  const one = play({ hand: ['O4 Forced Retreat'] }, { fleet: [manned(DESTROYER, 'C2 Engineer'), NOMAD] });
  one.act(1, 'play', 'O4 Forced Retreat');
  expect([one.pile(2, 'hand').sort(), one.inPlay(NOMAD)]).toEqual([['C2 Engineer', DESTROYER], true]);
  const alone = play({ hand: ['O4 Forced Retreat'] }, { fleet: [NOMAD] });
  expect(alone.refuses(1, 'play', 'O4 Forced Retreat')).toBe('ge/playing-on/1');
  const two = play({ hand: ['O4 Forced Retreat', 'O4 Forced Retreat'] }, { fleet: [NOMAD] });
  two.act(1, 'play', 'O4 Forced Retreat');
  expect([two.inPlay(NOMAD), two.size(1, 'hand'), two.player(1).plays]).toEqual([false, 0, 1]);
});

test('O5 Tactical Retreat: a ship under fire goes back to the hand; a ship of another player does not', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [manned(CUTTER, 'C2 Engineer')], hand: ['O5 Tactical Retreat'] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O5 Tactical Retreat').pass(2);
  expect([t.pile(2, 'hand').sort(), t.pile(2, 'discard')]).toEqual([['C2 Engineer', CUTTER], ['O5 Tactical Retreat']]);
  const foe = play({ hand: ['O5 Tactical Retreat'] }, { fleet: [CUTTER] });
  expect(foe.refuses(1, 'play', 'O5 Tactical Retreat')).toBe('ge/playing-on/1');
});

test('O5 Tactical Retreat: in its player’s turn a ship returns with the cards on it, each to its owner', () => {
  const t = play(
    {
      hand: ['O5 Tactical Retreat'],
      fleet: [manned(CUTTER, 'C2 Engineer'), { card: 'T3 Moon', on: ['B4 Base Station'] }],
    },
    {},
  );
  t.act(1, 'play', 'O5 Tactical Retreat');
  expect([t.pile(1, 'hand').sort(), t.pile(1, 'discard'), t.inPlay('B4 Base Station')]).toEqual([
    ['C2 Engineer', CUTTER],
    ['O5 Tactical Retreat'],
    true,
  ]);
});

test('O4 False Distress Call: a ship of strength 4 or less is disengaged for one turn', () => {
  const t = play(
    { hand: ['O4 False Distress Call'], fleet: ['T3 Moon'] },
    { fleet: [DESTROYER, NOMAD, 'T3 Moon', 'T4 Small System'] },
  );
  t.act(1, 'play', 'O4 False Distress Call');
  expect([t.engaged(DESTROYER), t.engaged(NOMAD)]).toEqual([false, true]);
  t.untilPhase('allocation', 2);
  expect(t.offers(2, 'engage', DESTROYER)).toBe(false);
  t.untilPhase('play A', 1).untilPhase('allocation', 2);
  expect(t.offers(2, 'engage', DESTROYER)).toBe(true);
});

test('O8 Structural Degeneration: a derelict is not engaged and protects nothing, until 8 repair points are applied', () => {
  const t = play(
    { hand: ['O8 Structural Degeneration'], fleet: ['T3 Moon'] },
    { fleet: [DESTROYER, 'T3 Moon', 'T4 Small System'] },
  );
  t.act(1, 'play', 'O8 Structural Degeneration');
  expect([t.engaged(DESTROYER), t.protected(2), endOf(t, 'O8 Structural Degeneration')]).toEqual([
    false,
    false,
    { kind: 'repair', n: 8 },
  ]);
  t.untilPhase('allocation', 2);
  expect(t.offers(2, 'engage', DESTROYER)).toBe(false);
});

test('O9 Ship Collision: two ships of one fleet take each other’s remaining strength as damage', () => {
  const t = play(
    { hand: ['O9 Ship Collision'] },
    { fleet: [{ card: DESTROYER, damage: 2 }, NOMAD, manned(FRIGATE, 'C2 Helmsman')] },
  );
  t.act(1, 'play', 'O9 Ship Collision');
  // 5 points on 2 shields and 2 strength, 2 points on 4 shields
  expect([t.inPlay(DESTROYER), t.shields(NOMAD), t.strength(FRIGATE)]).toEqual([false, 2, [3, 3]]);
});

test('O9 Ship Collision: not with a helmsman or navigator aboard', () => {
  const t = play(
    { hand: ['O9 Ship Collision'] },
    { fleet: [DESTROYER, manned(FRIGATE, 'C2 Helmsman'), manned(NOMAD, 'C4 Navigator')] },
  );
  expect(t.refuses(1, 'play', 'O9 Ship Collision')).toBe('ge/crucial-rules/1');
});

test('O6 Political Clout: a ship stays on a terrain that nobody can fire at, and does not protect the Sector HQ', () => {
  const t = play(
    { hand: ['O6 Political Clout'], fleet: [{ card: NOMAD, given: [0, 0, 2] }] },
    { fleet: [DESTROYER, 'T3 Moon', 'T6 System'] },
  );
  t.act(1, 'play', 'O6 Political Clout').pick(1, 'T3 Moon');
  expect([t.under(DESTROYER), t.protected(2)]).toEqual(['T3 Moon', false]);
  t.untilPhase('weapons fire', 1);
  expect([t.offers(1, 'fire', 'T3 Moon'), t.offers(1, 'fire', 'T6 System')]).toEqual([false, true]);
  fire(t, NOMAD, DESTROYER, 1);
  expect([t.inPlay('O6 Political Clout'), t.protected(2), t.offers(1, 'fire', 'T3 Moon')]).toEqual([false, true, true]);
});

test('O8 Self Destruction: an own unit is lost with all cards on it, and another unit takes its strength', () => {
  const t = play({ hand: ['O8 Self Destruction'], fleet: [manned(DESTROYER, 'C2 Engineer')] }, { fleet: [NOMAD] });
  t.act(1, 'play', 'O8 Self Destruction');
  expect([t.inPlay(DESTROYER), t.inPlay('C2 Engineer'), t.shields(NOMAD), t.strength(NOMAD)]).toEqual([
    false,
    false,
    0,
    [5, 5],
  ]);
  const none = play({ hand: ['O8 Self Destruction'], fleet: ['T3 Moon'] }, { fleet: [NOMAD] });
  expect(none.refuses(1, 'play', 'O8 Self Destruction')).toBe('ge/playing-on/1');
});

test('O6 Breached City: a base just played has 1 strength left, its shields whole; a ship is not touched', () => {
  const t = table({
    seats: [
      { hand: ['B4 Base Station', 'S1 Fleet Freighter'], fleet: ['T3 Moon'], order: 'never' },
      { hand: ['O6 Breached City'] },
    ],
  });
  t.act(1, 'play', 'S1 Fleet Freighter');
  expect(t.offers(2, 'respond', 'O6 Breached City')).toBe(false);
  t.pass(2).act(1, 'play', 'B4 Base Station').act(2, 'respond', 'O6 Breached City');
  expect([t.strength('B4 Base Station'), t.shields('B4 Base Station')]).toEqual([[4, 1], 4]);
});

test('O8 Emergency Damage Control: a unit about to be lost has half its strength again, its shields down', () => {
  const t = battle(
    { fleet: [{ card: NOMAD, given: [0, 0, 2] }, DESTROYER] },
    {
      fleet: [{ card: 'S4 Argonian Minesweeper', shieldDamage: 99, damage: 2 }],
      hand: ['O8 Emergency Damage Control'],
      order: 'loss',
    },
  );
  t.act(1, 'fire', 'S4 Argonian Minesweeper').pick(1, NOMAD, NOMAD);
  t.pass(2).act(2, 'respond', 'O8 Emergency Damage Control').pass(2);
  expect([t.strength('S4 Argonian Minesweeper'), t.shields('S4 Argonian Minesweeper')]).toEqual([[4, 2], 0]);
});

test('O8 Emergency Damage Control: does nothing for a unit with half its strength left', () => {
  const t = play({ hand: ['O8 Emergency Damage Control'], fleet: [{ card: DESTROYER, damage: 2 }] });
  expect(t.refuses(1, 'play', 'O8 Emergency Damage Control')).toBe('ge/playing-on/1');
});

test('O8 Emergency Damage Control: as a reaction to anything it repairs a unit that has less than half its strength', () => {
  const react = (damage: number) =>
    table({
      seats: [
        { hand: ['T3 Moon'], order: 'never' },
        { hand: ['O8 Emergency Damage Control'], fleet: [{ card: DESTROYER, damage, shieldDamage: 2 }] },
      ],
    }).act(1, 'play', 'T3 Moon');
  const t = react(3).act(2, 'respond', 'O8 Emergency Damage Control');
  if (t.question === 'respond') t.pass(2);
  expect([t.strength(DESTROYER), t.shields(DESTROYER)]).toEqual([[4, 2], 0]);
  const half = react(2);
  expect(half.offers(2, 'respond', 'O8 Emergency Damage Control')).toBe(false);
  half.pass(2);
});

test('O4 Repair Delivery: four points of repair among ships, bases, terrain and the Sector HQ', () => {
  const t = play({ hand: ['O4 Repair Delivery'], hq: 5, fleet: [{ card: DESTROYER, damage: 3 }] });
  t.act(1, 'play', 'O4 Repair Delivery')
    .pick(1, DESTROYER)
    .pick(1, 'headquarters')
    .pick(1, 'headquarters')
    .pick(1, DESTROYER);
  expect([t.card(DESTROYER).damage, t.hq(1), t.pile(1, 'discard')]).toEqual([1, 3, ['O4 Repair Delivery']]);
  const whole = play({ hand: ['O4 Repair Delivery'], fleet: [DESTROYER] });
  expect(whole.refuses(1, 'play', 'O4 Repair Delivery')).toBe('ge/crucial-rules/1');
});

test('O4 Repair Delivery: takes 4 points off a volley as a reaction', () => {
  const t = battle({ fleet: [DESTROYER, FRIGATE] }, { fleet: [CUTTER], hand: ['O4 Repair Delivery'] });
  t.act(1, 'fire', CUTTER).pick(1, DESTROYER, DESTROYER, DESTROYER, FRIGATE, FRIGATE, FRIGATE);
  t.act(2, 'respond', 'O4 Repair Delivery');
  expect(t.shields(CUTTER)).toBe(1);
});

rule(
  'ge-r-repair-delivery-1',
  'O4 Repair Delivery: its player splits its points between new and earlier damage',
  () => {
    const t = battle(
      { fleet: [DESTROYER] },
      { fleet: [CUTTER, { card: FRIGATE, damage: 2 }], hand: ['O4 Repair Delivery'], hq: 3 },
    );
    t.act(1, 'fire', CUTTER).pick(1, DESTROYER, DESTROYER, DESTROYER);
    t.act(2, 'respond', 'O4 Repair Delivery');
    t.pick(2, 'The damage of the volley').pick(2, FRIGATE).pick(2, 'The damage of the volley').pick(2, 'headquarters');
    expect([t.card(CUTTER).shieldDamage, t.card(FRIGATE).damage, t.hq(2)]).toEqual([1, 1, 2]);
  },
);

test('O4 Repair Delivery: takes 4 points off a volley at the Sector HQ', () => {
  const t = battle({ fleet: [DESTROYER, FRIGATE] }, { fleet: ['T3 Moon'], hand: ['O4 Repair Delivery'] });
  t.act(1, 'headquarters', '2').pick(1, ...Array(3).fill(DESTROYER), ...Array(3).fill(FRIGATE));
  t.act(2, 'respond', 'O4 Repair Delivery');
  if (t.question === 'respond') t.pass(2);
  expect([t.hq(2), t.pile(2, 'discard')]).toEqual([2, ['O4 Repair Delivery']]);
});

test('O4 Repair Delivery: repairs as a reaction to anything, where something is damaged', () => {
  const react = (damage: number) =>
    table({
      seats: [
        { hand: ['T3 Moon'], order: 'never' },
        { hand: ['O4 Repair Delivery'], fleet: [{ card: DESTROYER, damage }] },
      ],
    }).act(1, 'play', 'T3 Moon');
  const t = react(2).act(2, 'respond', 'O4 Repair Delivery');
  while (t.question !== 'respond' && t.question !== 'play cards') t.pick(2, DESTROYER);
  if (t.question === 'respond') t.pass(2);
  expect([t.card(DESTROYER).damage, t.pile(2, 'discard')]).toEqual([0, ['O4 Repair Delivery']]);
  const whole = react(0);
  expect(whole.offers(2, 'respond', 'O4 Repair Delivery')).toBe(false);
  whole.pass(2);
});

test('O6 Accelerated Aging: a crew gains 1 strength a turn, whatever else changes it, and dies at 10', () => {
  const t = play(
    { hand: ['O6 Accelerated Aging'], fleet: ['T3 Moon'] },
    { fleet: [manned(DESTROYER, 'C5 Captain'), 'T4 Small System'] },
  );
  t.act(1, 'play', 'O6 Accelerated Aging');
  expect(t.strength('C5 Captain')).toEqual([5, 5]);
  for (let i = 0; i < 4; i++) t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.strength('C5 Captain')).toEqual([9, 9]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.inPlay('C5 Captain'), t.inPlay('O6 Accelerated Aging')]).toEqual([false, false]);
  const old = play({ hand: ['O6 Accelerated Aging'] }, { fleet: [manned(DESTROYER, 'C7 Doctor')] });
  expect(old.refuses(1, 'play', 'O6 Accelerated Aging')).toBe('ge/playing-on/1');
});

test('O7 Out of Season: discards a molting card, and none of other cards', () => {
  const t = play(
    { hand: ['O7 Out of Season'] },
    { fleet: [{ card: 'D2 Oort Dragoness', on: ['A3 Tri-Millennia Molting'] }, DESTROYER] },
  );
  t.act(1, 'play', 'O7 Out of Season');
  expect([t.inPlay('A3 Tri-Millennia Molting'), t.inPlay('D2 Oort Dragoness')]).toEqual([false, true]);
  const none = play({ hand: ['O7 Out of Season'] }, { fleet: [DESTROYER] });
  expect(none.refuses(1, 'play', 'O7 Out of Season')).toBe('ge/crucial-rules/1');
});

test('O7 Out of Season: discards a molting as a reaction to anything; without one there is nothing to discard', () => {
  const react = (...on: string[]) =>
    table({
      seats: [
        { hand: ['T3 Moon'], fleet: [{ card: 'D2 Oort Dragoness', on }], order: 'never' },
        { hand: ['O7 Out of Season'] },
      ],
    }).act(1, 'play', 'T3 Moon');
  const t = react('A3 Tri-Millennia Molting').act(2, 'respond', 'O7 Out of Season');
  if (t.question === 'respond') t.pass(2);
  expect([t.inPlay('A3 Tri-Millennia Molting'), t.inPlay('T3 Moon')]).toEqual([false, true]);
  const none = react();
  expect(none.offers(2, 'respond', 'O7 Out of Season')).toBe(false);
  none.pass(2);
});

test('O3 Crinkled Timeline: a card that is no basis goes on its owner’s deck, and this beneath that of its own', () => {
  const t = play(
    { hand: ['O3 Crinkled Timeline'], deck: ['T3 Moon'] },
    { fleet: [manned(DESTROYER, 'C2 Engineer')], deck: ['T6 System'] },
  );
  t.act(1, 'play', 'O3 Crinkled Timeline');
  expect([t.pile(2, 'deck'), t.pile(1, 'deck'), t.inPlay(DESTROYER)]).toEqual([
    ['C2 Engineer', 'T6 System'],
    ['T3 Moon', 'O3 Crinkled Timeline'],
    true,
  ]);
  const empty = play({ hand: ['O3 Crinkled Timeline'], deck: [] }, { fleet: [manned(DESTROYER, 'C2 Engineer')] });
  expect(empty.act(1, 'play', 'O3 Crinkled Timeline').pile(1, 'discard')).toEqual(['O3 Crinkled Timeline']);
});

test('O3 Crinkled Timeline: as a reaction too, it puts a card on its owner’s deck', () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon'], fleet: [manned(DESTROYER, 'C2 Engineer')], deck: ['T6 System'], order: 'never' },
      { hand: ['O3 Crinkled Timeline'], deck: ['T6 Planet'] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'O3 Crinkled Timeline');
  if (t.question !== 'respond' && t.question !== 'play cards') t.pick(2, 'C2 Engineer');
  if (t.question === 'respond') t.pass(2);
  expect([t.pile(1, 'deck'), t.pile(2, 'deck'), t.inPlay(DESTROYER)]).toEqual([
    ['C2 Engineer', 'T6 System'],
    ['T6 Planet', 'O3 Crinkled Timeline'],
    true,
  ]);
});

test('O8 Time Discrepancy: a time card is discarded unused, or works twice; other cards are left alone', () => {
  const at = (card: string): Table =>
    table({
      seats: [
        { hand: [card], fleet: ['T3 Moon'], order: 'never' },
        { hand: ['O8 Time Discrepancy'], fleet: [manned(DESTROYER, 'C2 Engineer', 'C3 Nurse')] },
      ],
    }).act(1, 'play', card);
  const gone = at('L9 Accelerated Timeline').act(2, 'respond', 'O8 Time Discrepancy').pick(2, 'It is discarded');
  expect([gone.pile(1, 'discard'), gone.s.lasting.length]).toEqual([['L9 Accelerated Timeline'], 0]);
  const twice = at('L9 Accelerated Timeline').act(2, 'respond', 'O8 Time Discrepancy').pick(2, 'It works twice');
  expect(twice.s.lasting.length).toBe(2);
  const other = at('L7 Alien Artifact');
  expect(other.offers(2, 'respond', 'O8 Time Discrepancy')).toBe(false);
  other.pass(2);
});

test('O8 Mind Turning: reacts only to actions of psy beings', () => {
  const t = table({
    seats: [
      { order: 'never' },
      { hand: ['O8 Mind Turning'], fleet: [{ card: DESTROYER, on: [{ card: 'C4 Boarding Party', by: 1 }] }] },
    ],
  });
  t.act(1, 'use', 'C4 Boarding Party', 0);
  expect(t.offers(2, 'respond', 'O8 Mind Turning')).toBe(false);
  t.pass(2);
  const mind = table({
    seats: [{ fleet: ['P5 Test Seer'], order: 'never' }, { hand: ['O8 Mind Turning'] }],
  });
  mind.act(1, 'use', 'P5 Test Seer', 0).act(2, 'respond', 'O8 Mind Turning');
  expect(mind.size(1, 'hand')).toBe(0);
});

test('O3 Instant Reaction: a reaction card in play reacts once more, and this comes back where that one is no stronger', () => {
  const t = battle(
    { fleet: [DESTROYER] },
    { fleet: [manned(CUTTER, 'O3 Defensive Electronic Warfare')], hand: ['O3 Instant Reaction'] },
  );
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O3 Instant Reaction').pass(2);
  expect([t.shields(CUTTER), t.pile(2, 'hand')]).toEqual([2, ['O3 Instant Reaction']]);
});

test('O3 Instant Reaction: once a phase, and only with a reaction card in play that can answer', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [manned(CUTTER, 'C2 Engineer')], hand: ['O3 Instant Reaction'] });
  fire(t, DESTROYER, CUTTER, 3);
  expect(t.offers(2, 'respond', 'O3 Instant Reaction')).toBe(false);
  t.pass(2);
});

/** Player 1 plays the leak with these cards in hand, before two others. The chosen player has the ship on top of the deck. */
const leak = (...hand: string[]): Table =>
  table({
    seats: [
      { hand: ['O4 Information Leak', ...hand], order: 'never' },
      { deck: [NOMAD, 'T3 Moon'], order: 'never' },
      { deck: ['T6 System', 'T6 Planet'], order: 'never' },
    ],
  })
    .act(1, 'play', 'O4 Information Leak')
    .pick(1, '2');
const DISCARD_IT = 'Discard it and a card of your hand';

test('O4 Information Leak: only its player sees the next card of the chosen player', () => {
  const t = leak('C2 Engineer');
  expect(t.happened('seen').map(f => [f.seat, f.whose])).toEqual([[0, 1]]);
  const told = [0, 1, 2].map(seat => t.log(seat).join(' '));
  expect(told.map(log => log.includes(NOMAD))).toEqual([true, false, false]);
  expect(told.some(log => log.includes('T3 Moon') || log.includes('T6 System'))).toBe(false);
  t.pick(1, 'Put it back');
  expect([1, 2].map(seat => t.log(seat).join(' ').includes(NOMAD))).toEqual([false, false]);
});

test('O4 Information Leak: its player discards the card with one of their own hand, which they choose', () => {
  const t = leak('C2 Engineer', 'C5 Captain').pick(1, DISCARD_IT);
  expect([t.question, t.options(1).length]).toEqual(['give up cards', 2]);
  t.pick(1, 'C5 Captain');
  expect([t.pile(2, 'discard'), t.pile(2, 'deck')]).toEqual([[NOMAD], ['T3 Moon']]);
  expect([t.pile(1, 'discard'), t.pile(1, 'hand')]).toEqual([['O4 Information Leak', 'C5 Captain'], ['C2 Engineer']]);
  expect([t.pile(3, 'deck'), t.pile(3, 'discard')]).toEqual([['T6 System', 'T6 Planet'], []]);
});

test('O4 Information Leak: or the card goes back where it was, and nothing but the leak is discarded', () => {
  const t = leak('C2 Engineer').pick(1, 'Put it back');
  expect([t.pile(2, 'deck'), t.pile(2, 'discard')]).toEqual([[NOMAD, 'T3 Moon'], []]);
  expect([t.pile(1, 'hand'), t.pile(1, 'discard')]).toEqual([['C2 Engineer'], ['O4 Information Leak']]);
});

test('O4 Information Leak: without another card in hand the card is not discarded', () => {
  const t = leak();
  expect(t.question).toBe('play cards');
  expect([t.happened('seen').length, t.pile(2, 'deck'), t.pile(2, 'discard'), t.pile(1, 'discard')]).toEqual([
    1,
    [NOMAD, 'T3 Moon'],
    [],
    ['O4 Information Leak'],
  ]);
});

test('O7 Capital Revitalization: up to 9 cards at the end of the turn, and none for a hand of more', () => {
  const t = play({ hand: ['O7 Capital Revitalization'], fleet: ['T3 Moon'] }, { fleet: ['T3 Moon'] });
  t.act(1, 'play', 'O7 Capital Revitalization');
  expect(t.size(1, 'hand')).toBe(0);
  t.untilPhase('play A', 2);
  expect([t.size(1, 'hand'), t.inPlay('O7 Capital Revitalization')]).toEqual([9, false]);
});

test('O7 Quantum Occurrence: all hands come to 9, then every other player discards one', () => {
  const t = play(
    { hand: ['O7 Quantum Occurrence', 'T3 Moon'] },
    { hand: Array.from({ length: 11 }, () => 'T3 Moon') },
    { hand: [], order: 'never' },
  );
  t.act(1, 'play', 'O7 Quantum Occurrence');
  while (t.question === 'give up cards') t.least();
  expect([t.size(1, 'hand'), t.size(2, 'hand'), t.size(3, 'hand')]).toEqual([9, 8, 8]);
});

test('O8 Tarragym Effect: a card of another hand is discarded: a random one, or one that the player has seen there', () => {
  const t = play({ hand: ['O8 Tarragym Effect'], discard: ['T6 System'] }, { hand: ['T3 Moon'] });
  t.act(1, 'play', 'O8 Tarragym Effect');
  expect([t.size(2, 'hand'), t.pile(2, 'discard'), t.pile(1, 'discard')]).toEqual([
    0,
    ['T3 Moon'],
    ['T6 System', 'O8 Tarragym Effect'],
  ]);
  const bare = play({ hand: ['O8 Tarragym Effect'] });
  expect(bare.refuses(1, 'play', 'O8 Tarragym Effect')).toBe('ge/crucial-rules/1');
});

test('O8 Technological Breakthrough: three cards are drawn, and played at once without a Card Play', () => {
  const t = play({
    hand: ['O8 Technological Breakthrough', 'T6 System'],
    deck: ['T3 Moon', 'T4 Small System', 'L1 Lucky Crew Action', NOMAD],
  });
  t.act(1, 'play', 'O8 Technological Breakthrough');
  expect(t.offers(1, 'card', 'T6 System')).toBe(false);
  t.pick(1, 'T3 Moon').pick(1, 'T4 Small System');
  expect([t.inPlay('T3 Moon'), t.inPlay('T4 Small System'), t.player(1).plays, t.pile(1, 'hand').sort()]).toEqual([
    true,
    true,
    2,
    ['L1 Lucky Crew Action', 'T6 System'],
  ]);
});

test('O9 Discovery of Discoveries: one card for another, as often as the weakest crew is strong', () => {
  const t = play({
    hand: ['O9 Discovery of Discoveries'],
    deck: ['T3 Moon', 'T4 Small System', 'T6 System'],
    fleet: [manned(DESTROYER, 'C2 Engineer', 'C5 Captain')],
  });
  t.act(1, 'play', 'O9 Discovery of Discoveries').pick(1, 'T3 Moon');
  expect([t.pile(1, 'hand'), t.pile(1, 'discard')]).toEqual([
    ['T4 Small System'],
    ['O9 Discovery of Discoveries', 'T3 Moon'],
  ]);
  const none = play({ hand: ['O9 Discovery of Discoveries'], fleet: [DESTROYER] });
  expect(none.refuses(1, 'play', 'O9 Discovery of Discoveries')).toBe('ge/crucial-rules/1');
});

test('O7 Surprise Attack: a ship comes engaged and armed, and neither is a Card Play; a dragon does not', () => {
  const t = play(
    { hand: ['O7 Surprise Attack', DESTROYER, 'D2 Oort Dragoness'], fleet: ['T3 Moon'] },
    { fleet: [NOMAD] },
  );
  t.act(1, 'play', 'O7 Surprise Attack').pick(1, 'space');
  expect([t.engaged(DESTROYER), t.player(1).plays, t.card(DESTROYER).given]).toEqual([true, 3, [0, 0, 2]]);
  const dragon = play({ hand: ['O7 Surprise Attack', 'D2 Oort Dragoness'] });
  expect(dragon.refuses(1, 'play', 'O7 Surprise Attack')).toBe('ge/crucial-rules/1');
});

test('O7 Scientific Breakthrough: 7 research at once against cards on the fleet', () => {
  const t = play({
    hand: ['O7 Scientific Breakthrough'],
    fleet: [manned(DESTROYER, 'C2 Engineer'), { card: 'C3 Nurse', on: [{ card: 'O9 Illness', by: 2 }] }],
  });
  t.act(1, 'play', 'O7 Scientific Breakthrough').pick(1, 'It gives 7 research points');
  while (t.question === 'use points') t.act(1, 'give');
  expect(t.card('O9 Illness').applied).toBe(7);
});

test('O7 Scientific Breakthrough: as a reaction its 7 research works against cards on the fleet', () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      { hand: ['O7 Scientific Breakthrough'], fleet: [{ card: 'C3 Nurse', on: [{ card: 'O9 Illness', by: 1 }] }] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'O7 Scientific Breakthrough', 0);
  while (t.question === 'use points') t.act(2, 'give');
  if (t.question === 'respond') t.pass(2);
  expect([t.card('O9 Illness').applied, t.pile(2, 'discard')]).toEqual([7, ['O7 Scientific Breakthrough']]);
});

test('O7 Scientific Breakthrough: hazards against the fleet do nothing for one turn', () => {
  const t = play({ hand: ['O7 Scientific Breakthrough'], fleet: ['T3 Moon'] }, { fleet: ['T3 Moon'] });
  t.act(1, 'play', 'O7 Scientific Breakthrough');
  t.pick(1, 'Stop terrain and hazards against your fleet for one turn');
  expect(t.pile(1, 'discard')).toEqual(['O7 Scientific Breakthrough']);
});

test('O7 Scientific Breakthrough: its research counts in the Allocation Phase', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        hand: ['O7 Scientific Breakthrough'],
        fleet: [{ card: DESTROYER, on: [{ card: 'O5 Political Upheaval', by: 2 }] }],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.leaveOpen();
  expect(t.offers(1, 'spend', 'O7 Scientific Breakthrough')).toBe(true);
});

test('O4 Entertaining Pastime: a C1 Bar Tender played as a reaction negates it', () => {
  const t = table({
    seats: [
      { hand: ['O4 Entertaining Pastime'], order: 'never' },
      { hand: ['C1 Bar Tender'], fleet: [manned(DESTROYER, 'C2 Engineer')] },
    ],
  });
  t.act(1, 'play', 'O4 Entertaining Pastime').act(2, 'respond', 'C1 Bar Tender');
  while (t.question !== 'play cards') t.least();
  expect([t.pile(1, 'discard'), t.under('C1 Bar Tender')]).toEqual([['O4 Entertaining Pastime'], DESTROYER]);
});

test('O8 Self Destruction: a unit under a mutineer does not destroy itself', () => {
  const t = play({ hand: ['O8 Self Destruction'], fleet: [manned(DESTROYER, 'C5 Mutineer')] }, { fleet: [NOMAD] });
  expect(t.refuses(1, 'play', 'O8 Self Destruction')).toBe('ge/playing-on/1');
});
