import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { POINT_KINDS } from '../../../src/printed.ts';
import { HEAVY, useLabel } from '../../../src/rules/points/uses.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// What damage does, how it is kept, and what becomes of terrain

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
/** A volley of so many phasers of a destroyer of player 1 at a card of player 2. */
const phasers = (n: number, target: CardPlace, name: string): Table => {
  const t = at('weapons fire', { fleet: [DESTROYER] }, { fleet: [target] });
  t.act(1, 'fire', name);
  return t.pick(1, ...Array<string>(n).fill(DESTROYER));
};
/** A volley of so many heavy weapons of a battleship of player 1 at a card of player 2. */
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
  // 4 to the moon, which it does not outlive, and 3 to the lair
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

rule('ge/damage-tracking/2', 'damage to shields and to structure is kept apart', () => {
  const t = phasers(3, { card: 'S3 Tufor Cutter', shieldDamage: 2 }, 'S3 Tufor Cutter');
  expect([t.card('S3 Tufor Cutter').shieldDamage, t.card('S3 Tufor Cutter').damage]).toEqual([3, 2]);
});

rule('ge/damage-tracking/3', 'research on monsters, fields and lasting damage are counts of their own', () => {
  const t = at('allocation', {
    fleet: [
      'T6 Comet',
      { card: 'S5 Mechad Heavy Cruiser', engaged: false, emf: 4, on: [{ card: 'M3 Alien Parasites', by: 2 }] },
    ],
  });
  t.allocate(1, { give: [['M3 Alien Parasites', 'apply', 1]] });
  const { applied, damage } = t.card('M3 Alien Parasites');
  expect([applied, damage, t.card('S5 Mechad Heavy Cruiser').emf]).toEqual([1, 0, 5]);
});

rule('ge/damage-tracking/4', 'the turns that a card still lasts count down', () => {
  const t = at('record keeping', { fleet: [{ card: 'T6 Comet', left: 6 }, off('S2 P.O.T. Escort')] });
  t.untilAsked('allocation').allocate(1, {});
  expect(t.card('T6 Comet').left).toBe(5);
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

rule('ge/terrain/1', 'card damage reaches the structure of terrain only by cards that speak of terrain', () => {
  const mine = (name: string) => {
    const t = at('play A', { fleet: [stack('S3 Tufor Cutter', name)] }, { fleet: ['T3 Moon', DESTROYER] });
    t.act(1, 'use', name);
    const open = t.question === 'target' && t.offers(1, 'card', 'T3 Moon');
    if (t.question === 'target') t.pick(1, DESTROYER);
    return [open, t.card(DESTROYER).shieldDamage];
  };
  // an explosive mine speaks of ships and terrain, a nuclear mine of ships
  expect([mine('E1 Explosive Mine'), mine('E2 Nuclear Mine')]).toEqual([
    [true, 1],
    [false, 2],
  ]);
});

rule('ge/terrain/2', 'of weapons heavy ones alone damage terrain', () => {
  expect(fluxes(2, 'T5 Star', 'T5 Star').card('T5 Star').damage).toBe(2);
  const light = at('weapons fire', { fleet: [DESTROYER] }, { fleet: ['T5 Star', 'S3 Tufor Cutter'] });
  expect([light.offers(1, 'fire', 'T5 Star'), light.offers(1, 'fire', 'S3 Tufor Cutter')]).toEqual([false, true]);
});

rule('ge/terrain/3', 'terrain is played on no other card', () => {
  const t = at('play A', { fleet: ['T5 Planet Candor II', DESTROYER], hand: ['T3 Moon'] });
  t.act(1, 'play', 'T3 Moon');
  expect(t.under('T3 Moon')).toBe('');
});

rule('ge/terrain/9', 'combined terrain is one card with strengths and points together', () => {
  const ring = stack('T5 Planet Candor II', 'T5 Ring System');
  const t = at('allocation', { fleet: [ring, off('S2 P.O.T. Escort')] });
  t.allocate(1, {});
  expect(t.strength('T5 Planet Candor II')).toEqual([10, 10]);
  expect(t.happened('generated')[0]!.points).toMatchObject({ economy: 2, supply: 4, energy: 1, ammunition: 1 });
  const fire = at('weapons fire', { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] }, { fleet: [ring] });
  expect(fire.options(1).filter(o => o.verb === 'fire')).toHaveLength(1);
});

rule('ge/fractions/1', 'a fraction is dropped: half of 3 points of damage is 1', () => {
  expect(fluxes(3, 'T4 Forming System', 'T4 Forming System').card('T4 Forming System').damage).toBe(1);
});
