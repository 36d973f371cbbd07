import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { POINT_KINDS } from '../../../src/printed.ts';
import { HEAVY, useLabel } from '../../../src/rules/points/uses.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({
    phase,
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });

const off = (card: string): CardPlace => ({ card, engaged: false });

const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });

const DESTROYER = 'S4 Argonian Destroyer';

const BATTLESHIP = 'S9 Argonian Battleship';

/** A volley of a number of phasers of player 1's destroyer at a card of player 2. */
const phasers = (n: number, target: CardPlace, name: string): Table => {
  const t = at('weapons fire', { fleet: [DESTROYER] }, { fleet: [target] });
  t.act(1, 'fire', name);
  return t.pick(1, ...Array<string>(n).fill(DESTROYER));
};

/** A volley of a number of heavy weapons of player 1's battleship at a card of player 2. */
const fluxes = (n: number, target: CardPlace, name: string): Table => {
  const t = at('weapons fire', { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] }, { fleet: [target] });
  t.act(1, 'fire', name);
  const o = t.options(1).find(x => x.b === 1)!;
  return t.pick(1, ...Array<number>(n).fill(o.a));
};

rule('ge/points/8', 'repair points mend terrain, and not what card damage did to it', () => {
  const t = at(
    'play A',
    { hand: ['T7 Quantum Black Hole'] },
    { fleet: ['T3 Repair Moon', { card: 'T8 Dragon Lair', damage: 2 }] },
  );
  t.act(1, 'play', 'T7 Quantum Black Hole');
  // 4 to the moon, which they destroy, and 3 to the lair
  expect(t.strength('T8 Dragon Lair')).toEqual([8, 3]);
  const hurt = at('allocation', { fleet: ['T3 Repair Moon', { card: 'T5 Star', damage: 2 }] });
  hurt.allocate(1, { give: [['T5 Star', 'repair', 2]] });
  expect(hurt.strength('T5 Star')).toEqual([5, 5]);
  t.untilAsked('play cards', 2).untilAsked('play cards', 1);
  const { damage, lasting } = t.card('T8 Dragon Lair');
  expect([damage, lasting]).toEqual([5, 3]);
});

rule('ge/points/11', 'a damage point does one point of damage', () => {
  const t = at('play A', { fleet: [] }, { fleet: [stack('T3 Moon', { card: 'T/H2 Plasma Field', by: 1, as: 1 })] });
  t.act(1, 'use', 'T/H2 Plasma Field');
  expect(t.card('T3 Moon').damage).toBe(2);
});

rule(
  'ge/points/12',
  'what damage symbols at the bottom of a card are is told by the card: physical damage of a dragon is fired, and is no phaser',
  () => {
    const t = at('weapons fire', { fleet: ['D3 Quark Dragoness'] }, { fleet: [BATTLESHIP] });
    t.act(1, 'fire', BATTLESHIP).proposed();
    const [{ fire }] = t.happened('fired') as unknown as [{ fire: { phasers: number; other: number } }];
    expect([fire.phasers, fire.other, t.card(BATTLESHIP).shieldDamage]).toEqual([0, 1, 1]);
  },
);

rule('ge/points/18', 'armor does nothing against what does structural damage', () => {
  testCard({ title: 'Armored Ship', types: ['S'], strength: 4, armor: 2 });
  const t = at(
    'play A',
    { fleet: [stack(DESTROYER, 'E3 Shuttlecraft', 'C1 Boarding Party')] },
    { fleet: ['S4 Armored Ship'] },
  );
  t.act(1, 'use', 'E3 Shuttlecraft', 1);
  expect([t.card('S4 Armored Ship').damage, t.card('S4 Armored Ship').armorUsed]).toEqual([1, 0]);
});

rule('ge/points/14', 'a point of damage takes a shield point, and structure when none is left', () => {
  // the cutter has 3 shields
  const t = phasers(3, { card: 'S3 Tufor Cutter', shieldDamage: 1 }, 'S3 Tufor Cutter');
  expect([t.shields('S3 Tufor Cutter'), t.strength('S3 Tufor Cutter')]).toEqual([0, [3, 2]]);
});

rule(
  'ge/points/25',
  'economy, supply, energy, ammunition, research, repair and command are what fleets generate',
  () => {
    const t = at('allocation', { fleet: ['T7 Undiscovered System', off('S2 P.O.T. Escort')] });
    t.allocate(1, {});
    const { points } = t.happened('generated')[0]!;
    expect(Object.keys(points)).toEqual([...POINT_KINDS]);
    expect(points).toMatchObject({ supply: 2, energy: 2, research: 2, repair: 2, command: 2 });
  },
);

rule('ge/points/26', 'heavy weapons have another name with each empire, and each takes an ammunition point', () => {
  const arm = (ship: string) => {
    const t = at('allocation', { fleet: ['T4 Small Moon', 'T5 Star', 'T5 Twin Planets', off(ship)] });
    t.allocate(1, { engage: [ship], give: [[ship, 'weapon 1', 1]] });
    return t.card(ship).given[HEAVY];
  };
  expect([arm(DESTROYER), arm('S3 Mechad Destroyer')]).toEqual([1, 1]);
  const names = at('allocation', { fleet: [DESTROYER, 'S3 Mechad Destroyer'] });
  const told = (ship: string) => useLabel(names.s, names.id(ship), HEAVY);
  expect([told(DESTROYER), told('S3 Mechad Destroyer')].map(x => /Energy Flux|Tram/.exec(x)?.[0])).toEqual([
    'Energy Flux',
    'Tram',
  ]);
  names.proposed();
});

rule('ge/fractions/1', 'a fraction is dropped: half of 3 points of damage is 1', () => {
  expect(fluxes(3, 'T4 Forming System', 'T4 Forming System').card('T4 Forming System').damage).toBe(1);
});

const PIRATE = 'S4 Independent Pirate Ship';

const LINER = 'S6 Luxury Liner';

const YACHT = 'S2 Space Yacht';

const battle = (one: readonly CardPlace[], two: readonly CardPlace[], more: SeatPosition = {}): Table =>
  table({
    phase: 'weapons fire',
    seats: [
      { fleet: one, deck: 5 },
      { fleet: two, ...more },
    ],
  });

const times = (n: number, what: string): string[] => Array<string>(n).fill(what);

const left = (t: Table, name: string): [number, number] => [t.shields(name), t.strength(name)[1]];

testCard({ types: ['S'], strength: 4, title: 'Test Hull', shields: 1, armor: 2 });

rule('ge/points/13', 'shields work on a card that is not engaged', () => {
  const t = battle([PIRATE], [{ card: LINER, engaged: false }]);
  t.act(1, 'fire', LINER).pick(1, ...times(6, PIRATE));
  expect(left(t, LINER)).toEqual([3, 6]);
});

rule('ge/points/14', 'damage takes shields first, and then the structure', () => {
  const t = battle([PIRATE], [YACHT]);
  t.act(1, 'fire', YACHT).pick(1, ...times(4, PIRATE));
  expect(left(t, YACHT)).toEqual([0, 1]);
});

rule('ge/points/17', 'armor works once for each time that structure would be damaged', () => {
  const t = battle([PIRATE, YACHT], ['S4 Test Hull']);
  t.act(1, 'fire', 'S4 Test Hull')
    .pick(1, ...times(4, PIRATE))
    .pick(2, 'yes');
  // 1 to its shield; its armor takes 2 of 3
  expect([left(t, 'S4 Test Hull'), t.card('S4 Test Hull').armorUsed]).toEqual([[0, 3], 1]);
});

rule('ge/points/19', 'each use of armor takes off its present strength, which then is one less', () => {
  const t = battle([PIRATE], [{ card: 'S4 Test Hull', shieldDamage: 1 }]);
  t.s.cards[t.id('S4 Test Hull')]!.armorUsed = 1;
  t.act(1, 'fire', 'S4 Test Hull')
    .pick(1, ...times(3, PIRATE))
    .pick(2, 'yes');
  expect([left(t, 'S4 Test Hull'), t.card('S4 Test Hull').armorUsed]).toEqual([[0, 2], 2]);
});

rule('ge/points/16', 'armor of strength 2 works twice, and no more', () => {
  const t = battle([PIRATE], [{ card: 'S4 Test Hull', shieldDamage: 1 }]);
  t.s.cards[t.id('S4 Test Hull')]!.armorUsed = 2;
  t.act(1, 'fire', 'S4 Test Hull').pick(1, ...times(3, PIRATE));
  expect([left(t, 'S4 Test Hull'), t.card('S4 Test Hull').armorUsed]).toEqual([[0, 1], 2]);
});

rule('ge/points/21', 'a volley is lessened by texts first, then by shields, then by armor', () => {
  const t = battle([PIRATE], [{ card: 'S4 Test Hull', on: ['C5 Captain'] }]);
  t.act(1, 'fire', 'S4 Test Hull')
    .pick(1, ...times(6, PIRATE))
    .pick(2, 'yes');
  // 6, minus the captain's reduction, minus 1 shield, minus 2 armor
  const taken = 4 - t.strength('S4 Test Hull')[1];
  expect([t.shields('S4 Test Hull'), taken, t.card('S4 Test Hull').armorUsed]).toEqual([0, 6 - 1 - 1 - 2, 1]);
});

rule('ge/points/22', 'armor is not repaired', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: [{ card: 'S4 Test Hull', damage: 1 }, 'T4 Small Planet'] }, {}],
  });
  t.s.cards[t.id('S4 Test Hull')]!.armorUsed = 1;
  t.proposed();
  expect([t.card('S4 Test Hull').damage, t.card('S4 Test Hull').armorUsed]).toEqual([0, 1]);
});

rule('ge/points/23', 'what has a phaser symbol is a phaser, whatever it is called', () => {
  const t = battle(['S6 Mechad Battlecruiser'], ['D9 Ether Dragoness', LINER]);
  expect([t.offers(1, 'fire', 'D9 Ether Dragoness'), t.offers(1, 'fire', LINER)]).toEqual([false, true]);
});
