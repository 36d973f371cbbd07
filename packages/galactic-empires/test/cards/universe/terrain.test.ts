import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { cardText } from '../../../src/card-text.ts';
import { CARDS } from '../../../src/cards/index.ts';
import { type CardPlace, defByName, type SeatPosition } from '../../../src/position.ts';
import { judgeOn } from '../../../src/rules/play/playing-on.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

testCard({ title: 'Bosheegh', types: ['C'], strength: 1 });

// Every terrain card that has a text: its effect, and cases without one

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}, active = 1): Table =>
  table({
    phase,
    active,
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });
const CRYSTAL = 'T3 Planet Crystal Planet';
const off = (card: string, on: readonly CardPlace[] = []): CardPlace => ({ card, engaged: false, on });
const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });
/** Returns the points of these kinds that a player generated last. */
const made = (t: Table, ...kinds: string[]): number[] => {
  const { points } = t.happened('generated').at(-1)!;
  return kinds.map(kind => points[kind] ?? 0);
};
/** Returns the points of player 1 in an Allocation Phase with a fleet, and with another player's fleet. */
const yields = (fleet: readonly CardPlace[], kinds: string[], other: readonly CardPlace[] = []): number[] => {
  const t = at('allocation', { fleet: [...fleet, off('S2 P.O.T. Escort')] }, { fleet: other });
  t.proposed();
  return made(t, ...kinds);
};
/** A volley of player 1 at a card, with a number of shots of the ship's first heavy weapon. */
const volley = (t: Table, from: string, target: string, shots: number, weapon = '1'): Table => {
  t.act(1, 'fire', target);
  const id = t.id(from, 1);
  const o = t.options(1).find(x => x.a === id && String(x.b) === weapon);
  return t.pick(1, ...Array.from({ length: shots }, () => o!.a));
};

test('T10 Intergalactic Void: the first ship played to it each turn comes into play engaged', () => {
  const t = at('play A', { fleet: ['T10 Intergalactic Void'], hand: ['S4 Argonian Destroyer', 'S3 Argonian Frigate'] });
  t.act(1, 'play', 'S4 Argonian Destroyer').act(1, 'on', 'T10 Intergalactic Void');
  expect(t.engaged('S4 Argonian Destroyer')).toBe(true);
  t.act(1, 'play', 'S3 Argonian Frigate').act(1, 'on', 'T10 Intergalactic Void');
  expect(t.engaged('S3 Argonian Frigate')).toBe(false);
});

test('T10 Intergalactic Void: not a ship played elsewhere', () => {
  const t = at('play A', { fleet: ['T10 Intergalactic Void', 'T3 Moon'], hand: ['S4 Argonian Destroyer'] });
  t.act(1, 'play', 'S4 Argonian Destroyer').act(1, 'on', 'T3 Moon');
  expect(t.engaged('S4 Argonian Destroyer')).toBe(false);
});

test('T1 Apollo Body: the terrain generates for its player and for yours, for one turn', () => {
  const seats = [
    {},
    { fleet: [stack('T5 Star', { card: 'T1 Apollo Body', by: 1, left: 1 }), off('S2 P.O.T. Escort')] },
  ];
  const t = at('record keeping', seats[0]!, seats[1]!);
  t.untilAsked('play cards');
  expect(made(t, 'energy')).toEqual([5]);
  expect(t.inPlay('T1 Apollo Body')).toBe(false);
  t.untilAsked('allocation', 2).proposed();
  expect(made(t, 'energy')).toEqual([5]);
});

test('T1 Apollo Body: is played on the terrain of another player alone', () => {
  const t = at('play A', { fleet: ['T3 Moon'], hand: ['T1 Apollo Body'] }, { fleet: ['T5 Star'] });
  t.act(1, 'play', 'T1 Apollo Body');
  expect(t.under('T1 Apollo Body')).toBe('T5 Star');
});

test('T1 Captured Satellite: becomes part of its terrain, with 1 strength and 1 supply more', () => {
  const t = at('play A', { fleet: ['T6 Planet'], hand: ['T1 Captured Satellite'] }, { fleet: ['T5 Star'] });
  t.act(1, 'play', 'T1 Captured Satellite');
  expect([t.under('T1 Captured Satellite'), t.strength('T6 Planet')]).toEqual(['T6 Planet', [7, 7]]);
  expect(yields([stack('T6 Planet', 'T1 Captured Satellite')], ['economy', 'supply'])).toEqual([4, 1]);
});

test('T1 Planetary Storm: merges with its terrain, and adds its strength', () => {
  const t = at('play A', { fleet: ['T5 Twin Planets'], hand: ['T1 Planetary Storm'] });
  t.act(1, 'play', 'T1 Planetary Storm');
  expect(t.strength('T5 Twin Planets')).toEqual([6, 6]);
  expect(yields([stack('T5 Twin Planets', 'T1 Planetary Storm')], ['economy', 'supply'])).toEqual([1, 5]);
});

test('T2 Artificial Satellite: doubles its terrain, not itself, for two turns', () => {
  expect(yields([stack('T6 Planet', 'T2 Artificial Satellite')], ['economy', 'supply'])).toEqual([9, 1]);
  const t = at('record keeping', {
    fleet: [stack('T6 Planet', { card: 'T2 Artificial Satellite', left: 1 }), off('S2 P.O.T. Escort')],
  });
  t.untilAsked('allocation').proposed();
  expect([made(t, 'economy'), t.inPlay('T2 Artificial Satellite')]).toEqual([[9], false]);
});

test.each([
  'T2 Artificial Satellite',
  'T7 Comet',
])('%s: goes on terrain of yours, on no ship and no terrain of others', card => {
  const t = at('play A', { fleet: ['T3 Moon', 'T6 Planet', 'S3 Tufor Cutter'], hand: [card] }, { fleet: ['T5 Star'] });
  t.act(1, 'play', card);
  const on = ['T3 Moon', 'T6 Planet', 'S3 Tufor Cutter', 'T5 Star'].map(x => t.offers(1, 'on', x));
  expect(on).toEqual([true, true, false, false]);
  t.act(1, 'on', 'T6 Planet');
  expect(t.under(card)).toBe('T6 Planet');
});

test('T2 Asteroid Shield: takes the fire at its ship, and light weapons do nothing to it', () => {
  const t = at(
    'weapons fire',
    { fleet: ['S4 Argonian Destroyer'] },
    { fleet: [stack('S3 Tufor Cutter', 'T2 Asteroid Shield')] },
  );
  t.act(1, 'fire', 'S3 Tufor Cutter');
  t.pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
  expect([t.card('S3 Tufor Cutter').shieldDamage, t.inPlay('T2 Asteroid Shield')]).toEqual([0, true]);
});

test('T2 Asteroid Shield: played as a reaction it goes before the ship that is fired at, and nothing can be played on it', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S4 Argonian Destroyer'] },
      { fleet: ['S3 Tufor Cutter', 'S2 Police Cutter'], hand: ['T2 Asteroid Shield'] },
    ],
  });
  t.act(1, 'fire', 'S3 Tufor Cutter');
  t.pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
  t.pick(2, 'T2 Asteroid Shield');
  t.untilAsked('weapons fire');
  expect([t.under('T2 Asteroid Shield'), t.card('S3 Tufor Cutter').shieldDamage]).toEqual(['S3 Tufor Cutter', 0]);
  const none = at('play A', {
    fleet: [stack('S4 Argonian Destroyer', 'T2 Asteroid Shield')],
    hand: ['S3 Argonian Frigate'],
  });
  none.act(1, 'play', 'S3 Argonian Frigate');
  expect(none.under('S3 Argonian Frigate')).toBe('');
});

test('T2 Asteroid Shield: played as a reaction and destroyed, it lets the rest of the volley through, light weapons too', () => {
  const fire = (fluxes: number) => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        { fleet: [{ card: 'S4 Argonian Destroyer', given: [0, 0, fluxes] }], order: 'never' },
        { fleet: ['S3 Tufor Cutter'], hand: ['T2 Asteroid Shield'] },
      ],
    });
    t.act(1, 'fire', 'S3 Tufor Cutter').pick(1, ...Array(3 + fluxes).fill('S4 Argonian Destroyer'));
    t.act(2, 'respond', 'T2 Asteroid Shield').untilAsked('play cards');
    return [t.inPlay('T2 Asteroid Shield'), t.card('S3 Tufor Cutter').shieldDamage];
  };
  // two fluxes destroy it, and three phasers go on to the ship; with one flux it survives, and nothing goes on
  expect([fire(2), fire(1), fire(0)]).toEqual([
    [false, 3],
    [true, 0],
    [true, 0],
  ]);
});

test('T2 Asteroid Shield: direct damage to structure passes it and reaches the ship', () => {
  const t = at(
    'weapons fire',
    { fleet: [{ card: 'S7 P.O.T. Battlecruiser', given: [0, 0, 3] }] },
    { fleet: [stack('S4 Argonian Destroyer', 'T2 Asteroid Shield')] },
  );
  t.act(1, 'fire', 'S4 Argonian Destroyer').pick(1, ...Array(4).fill('S7 P.O.T. Battlecruiser'));
  // the shield stops three phasers, but not the point of the penetration device
  expect([t.strength('S4 Argonian Destroyer'), t.strength('T2 Asteroid Shield')]).toEqual([
    [4, 3],
    [2, 2],
  ]);
  expect(t.card('S4 Argonian Destroyer').shieldDamage).toBe(0);
});

for (const [name, turns, research] of [
  ['T2 Comet', 2, 2],
  ['T6 Comet', 6, 6],
] as const)
  test(`${name}: lasts ${turns} turns, and generates on the last of them`, () => {
    const t = at('play A', { hand: [name], fleet: ['T3 Moon', off('S2 P.O.T. Escort')] });
    t.act(1, 'play', name);
    expect(t.card(name).left).toBe(turns);
    const last = at('record keeping', { fleet: [{ card: name, left: 1 }, off('S2 P.O.T. Escort')] });
    last.untilAsked('allocation').allocate(1, {});
    expect([made(last, 'research'), last.inPlay(name)]).toEqual([[research], false]);
    const before = at('record keeping', { fleet: [{ card: name, left: 2 }, off('S2 P.O.T. Escort')] });
    before.untilAsked('allocation').allocate(1, {});
    expect(before.inPlay(name)).toBe(true);
  });

rule('ge/allocation-phase/3', 'T3 Periodic Comet: yields its research on the turn on which it runs out', () => {
  const t = at('record keeping', { fleet: [{ card: 'T3 Periodic Comet', left: 1 }, off('S2 P.O.T. Escort')] });
  t.untilAsked('allocation').allocate(1, {});
  expect([made(t, 'research', 'economy'), t.inPlay('T3 Periodic Comet')]).toEqual([[3, 1], false]);
  expect(t.pile(1, 'discard')).toEqual(['T3 Periodic Comet']);
});

test('T3 Periodic Comet: goes back to the hand while Bosheegh is in play, with nothing said of other ends', () => {
  const moon = stack('T3 Moon', 'C1 Bosheegh');
  const t = at('record keeping', { fleet: [moon, { card: 'T3 Periodic Comet', left: 1 }, off('S2 P.O.T. Escort')] });
  t.untilAsked('allocation').allocate(1, {});
  expect([t.pile(1, 'hand'), t.pile(1, 'discard')]).toEqual([['T3 Periodic Comet'], []]);
  const shot = at('discard', { fleet: [moon, { card: 'T3 Periodic Comet', left: 2 }] });
  shot.act(1, 'fleet', 'T3 Periodic Comet');
  expect(shot.pile(1, 'discard')).toEqual(['T3 Periodic Comet']);
});

test('T2 Ionized Particle Field: 4 energy, then 3, 2 and 1, and it is gone', () => {
  const t = at('play A', { hand: ['T2 Ionized Particle Field'], fleet: [off('S2 P.O.T. Escort')] });
  t.act(1, 'play', 'T2 Ionized Particle Field');
  const energy: number[] = [];
  for (let n = 0; n < 4; n++) {
    t.untilAsked('play cards', 2).untilAsked('allocation', 1).allocate(1, {});
    energy.push(made(t, 'energy')[0]!);
  }
  expect([energy, t.inPlay('T2 Ionized Particle Field')]).toEqual([[4, 3, 2, 1], false]);
});

test('T2 Oort Cloud: comets of your fleet generate twice their research, those of others not', () => {
  expect(yields(['T2 Oort Cloud', 'T6 Comet', 'T7 Sensor Planet'], ['research'])).toEqual([15]);
  expect(yields(['T6 Comet'], ['research'], ['T2 Oort Cloud'])).toEqual([6]);
});

test('T2 Moon: crew played to it take no Card Play, crew elsewhere do', () => {
  const t = at('play A', { fleet: ['T2 Moon', 'T3 Moon'], hand: ['C2 Engineer', 'C2 Engineer'], plays: 1 });
  t.act(1, 'play', 'C2 Engineer').act(1, 'on', t.all('T2 Moon')[0]!);
  expect(t.player(1).plays).toBe(1);
  t.act(1, 'play', 'C2 Engineer').act(1, 'on', t.all('T3 Moon')[0]!);
  expect(t.player(1).plays).toBe(0);
});

test('T2 Moon: without a Card Play left crew can be played to it alone', () => {
  const t = at('play A', { fleet: ['T2 Moon', 'T3 Moon'], hand: ['C2 Engineer', 'S2 Police Cutter'], plays: 0 });
  expect(t.refuses(1, 'play', 'S2 Police Cutter')).toBe('ge/play-cards-phase/1');
  t.act(1, 'play', 'C2 Engineer');
  expect(t.under('C2 Engineer')).toBe('T2 Moon');
});

test('T3 Planet Crystal Planet: weapons fire does nothing to it', () => {
  const guns = { card: 'S4 Argonian Destroyer', given: [0, 0, 2] };
  const t = at('weapons fire', { fleet: [guns] }, { fleet: ['T3 Planet Crystal Planet', 'T3 Moon'] });
  expect([t.offers(1, 'fire', 'T3 Planet Crystal Planet'), t.offers(1, 'fire', 'T3 Moon')]).toEqual([false, true]);
});

rule('ge/terrain/11', 'a ring system on a crystal planet can take up to 5 heavy weapons damage', () => {
  const guns = { card: 'S9 Argonian Battleship', given: [0, 0, 4] };
  const ring = { card: 'T3 Planet Crystal Planet', on: ['T5 Ring System'], damage: 3 };
  const t = at('weapons fire', { fleet: [guns] }, { fleet: [ring] });
  expect(t.strength('T3 Planet Crystal Planet')).toEqual([8, 5]);
  volley(t, 'S9 Argonian Battleship', 'T3 Planet Crystal Planet', 4);
  // 3 earlier points and 2 of these 4: the ring system takes no more
  expect(t.strength('T3 Planet Crystal Planet')).toEqual([8, 3]);
});

rule('ge/terrain/11', 'of a volley of 7 heavy weapons at the two, strength 8 together, 5 are scored', () => {
  const guns = [
    { card: 'S9 Argonian Battleship', given: [0, 0, 4] },
    { card: 'S9 Argonian Battleship', given: [0, 0, 3] },
  ];
  const t = at('weapons fire', { fleet: guns }, { fleet: [stack(CRYSTAL, 'T5 Ring System')] });
  t.act(1, 'fire', CRYSTAL);
  t.pick(1, ...Array<string>(7).fill('S9 Argonian Battleship'));
  expect([t.happened('fired')[0]!.fire.heavy, t.card(CRYSTAL).damage, t.strength(CRYSTAL)]).toEqual([7, 5, [8, 3]]);
});

rule('ge/terrain/12', 'with 5 damage by weapons, 2 of card damage keep it at 7 of 8, and 1 more discards it', () => {
  const t = at(
    'play A',
    { fleet: ['S2 Space Yacht'], hand: ['O2 Comet Impact', 'M2 Planet Gouge'] },
    { fleet: [{ card: CRYSTAL, on: ['T5 Ring System'], damage: 5 }] },
  );
  t.act(1, 'play', 'O2 Comet Impact');
  expect([t.card(CRYSTAL).damage, t.strength(CRYSTAL)]).toEqual([7, [8, 1]]);
  // the crystal planet can lose one of its 3 points
  t.act(1, 'play', 'M2 Planet Gouge');
  expect([t.inPlay(CRYSTAL), t.inPlay('T5 Ring System')]).toEqual([false, false]);
});

rule('ge/terrain/12', 'it is discarded when the other 3 points are scored as card damage', () => {
  const ring = { card: 'T3 Planet Crystal Planet', on: ['T5 Ring System'], damage: 5 };
  const t = at('play A', { hand: ['T7 Quantum Black Hole'] }, { fleet: [ring, 'T3 Moon'] });
  t.act(1, 'play', 'T7 Quantum Black Hole');
  expect([t.inPlay('T3 Planet Crystal Planet'), t.inPlay('T5 Ring System')]).toEqual([false, false]);
});

rule('ge/terrain/10', 'weapons fire counts against the elements that it harms alone', () => {
  const guns = { card: 'S9 Argonian Battleship', given: [0, 0, 4] };
  const ring = { card: 'T3 Planet Crystal Planet', on: ['T5 Ring System'], damage: 5 };
  const t = at('weapons fire', { fleet: [guns] }, { fleet: [ring, 'T3 Moon'] });
  expect([t.offers(1, 'fire', 'T3 Planet Crystal Planet'), t.offers(1, 'fire', 'T3 Moon')]).toEqual([false, true]);
});

test('T3 Dragon Egg: dragons of your fleet take 1 less from each volley, other ships do not', () => {
  const fight = (target: string) => {
    const t = at('weapons fire', { fleet: ['S4 Argonian Destroyer'] }, { fleet: ['T3 Dragon Egg', target] });
    t.act(1, 'fire', target).pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
    return t.card(target).damage + t.card(target).shieldDamage;
  };
  expect([fight('D3 Quark Dragoness'), fight('S3 Tufor Cutter')]).toEqual([1, 2]);
});

for (const [name, points] of [
  ['T3 Dragon Hole', 2],
  ['T5 Dragon Cave', 3],
  ['T8 Dragon Lair', 1],
  ['T9 Dragon Lair', 1],
] as const)
  test(`${name}: its repair points heal dragons, and mend no ship`, () => {
    const hurt = (card: string) => at('allocation', { fleet: [name, { card, engaged: false, damage: points }] });
    const dragon = hurt('D5 Hydrogen Dragoness');
    dragon.allocate(1, { give: [['D5 Hydrogen Dragoness', 'repair', points]] });
    expect(dragon.card('D5 Hydrogen Dragoness').damage).toBe(0);
    expect(hurt('S4 Argonian Destroyer').forbidsPlan(1, { give: [['S4 Argonian Destroyer', 'repair', 1]] })).toBe(
      'ge/allocation-phase/6',
    );
  });

rule(
  'ge/points/9',
  'healing points cure what their card names: those of a dragon cave no monster, of a dragon hole monsters too',
  () => {
    const monster = (lair: string) =>
      at('allocation', { fleet: [lair, { card: 'M3 Shadow', damage: 1 }, off('S2 P.O.T. Escort')] });
    const hole = monster('T3 Dragon Hole');
    hole.allocate(1, { give: [['M3 Shadow', 'repair', 1]] });
    expect(hole.card('M3 Shadow').damage).toBe(0);
    expect(monster('T5 Dragon Cave').forbidsPlan(1, { give: [['M3 Shadow', 'repair', 1]] })).toBe(
      'ge/allocation-phase/6',
    );
    // economy heals all beings except monsters
    expect(monster('T6 Planet').forbidsPlan(1, { give: [['M3 Shadow', 'repair', 1]] })).toBe('ge/allocation-phase/6');
  },
);

test('T3 Vacation Planet: crew of others can be played to it alone, and do nothing there', () => {
  const t = at('play A', { fleet: ['T3 Moon'], hand: ['C2 Engineer'] }, { fleet: ['T3 Vacation Planet', 'T5 Star'] });
  t.act(1, 'play', 'C2 Engineer');
  expect([t.under('C2 Engineer'), works(t.s, t.id('C2 Engineer'))]).toEqual(['T3 Vacation Planet', false]);
  const own = at('play A', { fleet: ['T3 Vacation Planet', 'T3 Moon'], hand: ['C2 Engineer'] });
  own.act(1, 'play', 'C2 Engineer').act(1, 'on', 'T3 Moon');
  expect(own.under('C2 Engineer')).toBe('T3 Moon');
});

test('T3 Vacation Planet: only one is in play, and a player who damages it discards a crew', () => {
  const t = at('play A', { hand: ['T3 Vacation Planet'] }, { fleet: ['T3 Vacation Planet'] });
  expect(t.refuses(1, 'play', 'T3 Vacation Planet')).toBe('ge/crucial-rules/1');
  const guns = { card: 'S4 Argonian Destroyer', given: [0, 0, 2], on: ['C2 Engineer'] };
  const fire = at('weapons fire', { fleet: [guns] }, { fleet: ['T3 Vacation Planet', stack('T3 Moon', 'C1 Crewman')] });
  volley(fire, 'S4 Argonian Destroyer', 'T3 Vacation Planet', 1);
  expect([fire.inPlay('C2 Engineer'), fire.inPlay('C1 Crewman')]).toEqual([false, true]);
});

test('T3 Vacation Planet: is played where none is in play', () => {
  const t = at('play A', { hand: ['T3 Vacation Planet'] }, { fleet: ['T3 Moon'] }).act(1, 'play', 'T3 Vacation Planet');
  expect(t.inPlay('T3 Vacation Planet', 1)).toBe(true);
});

test('T4 Distant Sun: all energy of the terrain goes to its player, other points do not', () => {
  const other = [stack('T7 System', { card: 'T4 Distant Sun', by: 1 }), off('S3 Tufor Cutter')];
  const t = at('allocation', { fleet: [off('S2 P.O.T. Escort')] }, { fleet: other });
  t.proposed();
  // 1 of the sun, 1 of Argo
  expect(made(t, 'energy', 'supply', 'economy')).toEqual([2, 0, 0]);
  t.untilAsked('allocation', 2).proposed();
  expect(made(t, 'energy', 'supply', 'economy')).toEqual([0, 3, 2]);
});

test('T4 Distant Sun: goes on terrain of another player, and not on your own', () => {
  const t = at(
    'play A',
    { fleet: ['T3 Moon'], hand: ['T4 Distant Sun'] },
    { fleet: ['T5 Star', 'T6 Planet', 'S3 Tufor Cutter'] },
  );
  t.act(1, 'play', 'T4 Distant Sun');
  const on = ['T5 Star', 'T6 Planet', 'T3 Moon', 'S3 Tufor Cutter'].map(x => t.offers(1, 'on', x));
  expect(on).toEqual([true, true, false, false]);
  t.act(1, 'on', 'T6 Planet');
  expect(t.under('T4 Distant Sun')).toBe('T6 Planet');
});

test('T4 Forming System: heavy weapons do half their damage, a fraction dropped', () => {
  const fire = (target: string) => {
    const t = at(
      'weapons fire',
      { fleet: [{ card: 'S9 Argonian Battleship', given: [0, 0, 3] }] },
      { fleet: [target] },
    );
    volley(t, 'S9 Argonian Battleship', target, 3);
    return t.card(target).damage;
  };
  expect([fire('T4 Forming System'), fire('T5 Star')]).toEqual([1, 3]);
});

test('T4 Gaia Planet: a third of a volley, no monsters, and nothing is played on it', () => {
  const t = at(
    'weapons fire',
    { fleet: [{ card: 'S9 Argonian Battleship', given: [0, 0, 4] }] },
    { fleet: ['T4 Gaia Planet'] },
  );
  volley(t, 'S9 Argonian Battleship', 'T4 Gaia Planet', 4);
  expect(t.card('T4 Gaia Planet').damage).toBe(1);
  const monster = at('play A', { hand: ['M5 Occumbus'] }, { fleet: ['T4 Gaia Planet', 'T3 Moon'] });
  const judged = (x: string) => judgeOn(monster.s, monster.id('M5 Occumbus'), monster.id(x))?.rule ?? '';
  expect([judged('T4 Gaia Planet'), judged('T3 Moon')]).toEqual(['ge/crucial-rules/1', '']);
  const crew = at('play A', { fleet: ['T4 Gaia Planet', 'T3 Moon'], hand: ['C2 Engineer'] });
  crew.act(1, 'play', 'C2 Engineer');
  expect(crew.under('C2 Engineer')).toBe('T3 Moon');
});

test('T4 Planet: no crew is played to it, ships are', () => {
  const t = at('play A', { fleet: ['T4 Planet', 'T3 Moon'], hand: ['C2 Engineer', 'S2 Police Cutter'] });
  t.act(1, 'play', 'C2 Engineer');
  expect(t.under('C2 Engineer')).toBe('T3 Moon');
  t.act(1, 'play', 'S2 Police Cutter').act(1, 'on', 'T4 Planet');
  expect(t.under('S2 Police Cutter')).toBe('T4 Planet');
});

test('T4 Supernova Remnant: the star makes twice its points once more, then it takes its place', () => {
  const t = at('play A', {
    fleet: [stack('T5 Star', 'B1 Personal Base'), 'T3 Moon', off('S2 P.O.T. Escort')],
    hand: ['T4 Supernova Remnant'],
  });
  t.act(1, 'play', 'T4 Supernova Remnant');
  expect(t.under('T4 Supernova Remnant')).toBe('T5 Star');
  t.untilAsked('play cards', 2).untilAsked('allocation', 1).allocate(1, {});
  // 10 of the star, 2 of the remnant, 1 of the moon
  expect(made(t, 'energy')).toEqual([13]);
  expect([t.inPlay('T5 Star'), t.under('T4 Supernova Remnant'), t.under('B1 Personal Base')]).toEqual([
    false,
    '',
    'T4 Supernova Remnant',
  ]);
});

test('T5 Dependency World: takes a supply, an energy and an ammunition point first', () => {
  const fleet = ['T4 Small Moon', 'T5 Star', { card: 'T5 Dependency World', by: 2 }, off('S4 Argonian Destroyer')];
  // 1 supply of the moon goes to the world
  const t = at('allocation', { fleet });
  expect(t.forbidsPlan(1, { engage: ['S4 Argonian Destroyer'] })).toBe('ge/allocation-phase/6');
  // 3 economy: the world takes the first one that counts as supply
  const rich = at('allocation', { fleet: [...fleet, 'T5 Pirate System'] });
  rich.allocate(1, { engage: ['S4 Argonian Destroyer'] });
  expect(rich.happened('generated')[0]!.declared).toEqual({ supply: 1 });
  expect(made(rich, 'supply', 'energy', 'ammunition')).toEqual([0, 5, 3]);
});

test('T5 Dependency World: itself needs no points: disengaged, it is engaged for nothing', () => {
  const t = at('allocation', {
    fleet: [{ card: 'T5 Dependency World', by: 1, engaged: false }, off('S4 Argonian Destroyer')],
  });
  expect(needsOf(t.s, t.id('T5 Dependency World'))).toBeNull();
  expect(needsOf(t.s, t.id('S4 Argonian Destroyer'))).toEqual({ supply: 1, energy: 1 });
});

rule('ge-r-homecloud-1', 'T5 Nebula: Argonian ships of every fleet take 1 less from each volley, others do not', () => {
  const fight = (target: string) => {
    const t = at('weapons fire', { fleet: ['S3 Tufor Cutter', 'T5 Nebula'] }, { fleet: [target] });
    t.act(1, 'fire', target).pick(1, 'S3 Tufor Cutter', 'S3 Tufor Cutter');
    return t.card(target).shieldDamage;
  };
  expect([fight('S4 Argonian Destroyer'), fight('S3 Scorpead Destroyer')]).toEqual([1, 2]);
});

test('T5 Pirate System: one pirate ship is engaged without its points, no second, and no other', () => {
  const pirate = 'S4 Independent Pirate Ship';
  const t = at('allocation', { fleet: ['T5 Pirate System', off(pirate), off(pirate), off('S4 Argonian Destroyer')] });
  const [one, two] = t.all(pirate) as [number, number];
  expect(t.offers(1, 'free', 'S4 Argonian Destroyer')).toBe(false);
  expect(t.forbidsPlan(1, { free: [one, two] })).toBe('ge/crucial-rules/1');
  expect(t.forbidsPlan(1, { free: [one], engage: [one] })).toBe('ge/allocation-phase/6');
  t.allocate(1, { free: [one] });
  expect([t.engaged(one), t.engaged(two), t.happened('generated')[0]!.declared]).toEqual([true, false, {}]);
});

test('T5 Ring System: is played to a planet, and adds its strength and points', () => {
  const t = at('play A', { fleet: ['T5 Planet Candor II', 'T5 Star'], hand: ['T5 Ring System'] });
  t.act(1, 'play', 'T5 Ring System');
  expect([t.under('T5 Ring System'), t.strength('T5 Planet Candor II')]).toEqual(['T5 Planet - Candor II', [10, 10]]);
  expect(yields([stack('T5 Planet Candor II', 'T5 Ring System')], ['economy', 'supply', 'energy'])).toEqual([2, 4, 1]);
});

test('T5 Star: one other terrain of strength 5 or less becomes one with it', () => {
  const t = at('play A', { fleet: ['T5 Star'], hand: ['T3 Moon', 'T6 Planet', 'T1 Small Moon'] });
  t.act(1, 'play', 'T3 Moon').act(1, 'on', 'T5 Star');
  expect([t.under('T3 Moon'), t.strength('T5 Star')]).toEqual(['T5 Star', [8, 8]]);
  t.act(1, 'play', 'T6 Planet').act(1, 'play', 'T1 Small Moon');
  expect([t.under('T6 Planet'), t.under('T1 Small Moon')]).toEqual(['', '']);
  expect(yields([stack('T5 Star', 'T3 Moon')], ['supply', 'energy'])).toEqual([2, 6]);
});

test('T6 Black Hole: takes 3 energy of the fleet, and economy that counts as energy where there is less', () => {
  const hole = { card: 'T6 Black Hole', by: 2 };
  expect(yields(['T5 Star', hole], ['energy'])).toEqual([2]);
  const t = at('allocation', { fleet: ['T3 Moon', 'T6 Planet', hole, off('S4 Argonian Destroyer')] });
  t.allocate(1, { engage: ['S4 Argonian Destroyer'] });
  // no natural energy is left of 1: 2 economy are drained before the third counts
  expect(t.happened('generated')[0]!.declared).toEqual({ energy: 3 });
  const poor = at('allocation', { fleet: ['T3 Moon', 'T4 Small Planet', hole, off('S4 Argonian Destroyer')] });
  expect(poor.forbidsPlan(1, { engage: ['S4 Argonian Destroyer'] })).toBe('');
  poor.proposed();
});

test('T6 Globular Cluster: no star card of its fleet takes damage until it is destroyed', () => {
  const guns = { card: 'S9 Argonian Battleship', given: [0, 0, 4] };
  const t = at('weapons fire', { fleet: [guns] }, { fleet: ['T5 Star', 'T6 Globular Cluster', 'T3 Moon'] });
  expect(['T5 Star', 'T3 Moon', 'T6 Globular Cluster'].map(x => t.offers(1, 'fire', x))).toEqual([false, true, true]);
  const alone = at('weapons fire', { fleet: [guns, 'T6 Globular Cluster'] }, { fleet: ['T5 Star'] });
  expect(alone.offers(1, 'fire', 'T5 Star')).toBe(true);
  const merge = at('play A', { fleet: ['T6 Globular Cluster'], hand: ['T1 Captured Satellite'] });
  expect(merge.refuses(1, 'play', 'T1 Captured Satellite')).toBe('ge/terrain/3');
});

rule(
  'ge-r-x-cards-1',
  'T6 Globular Cluster: a Starbase is a star card, and takes no damage to its shields either',
  () => {
    const t = at(
      'weapons fire',
      { fleet: ['S9 Argonian Battleship'] },
      { fleet: [stack('T6 System', 'B9 Starbase'), 'T6 Globular Cluster'] },
    );
    expect(t.refuses(1, 'fire', 'B9 Starbase')).toBe('ge/crucial-rules/1');
    const attacked = stack('T6 System', stack('B9 Starbase', { card: 'M7 Juggernaut', by: 1 }));
    const monster = at('play A', {}, { fleet: [attacked, 'T6 Globular Cluster'] }).act(1, 'use', 'M7 Juggernaut', 0);
    expect([monster.card('B9 Starbase').shieldDamage, monster.card('B9 Starbase').damage]).toEqual([0, 0]);
  },
);

test('T6 Globular Cluster: cards that do not combine with it can be played on it', () => {
  const own = at('play A', { fleet: ['T6 Globular Cluster'], hand: ['T2 Artificial Satellite'] });
  own.act(1, 'play', 'T2 Artificial Satellite');
  expect(own.under('T2 Artificial Satellite')).toBe('T6 Globular Cluster');
  const against = at('play A', { hand: ['T1 Apollo Body'] }, { fleet: ['T6 Globular Cluster'] });
  against.act(1, 'play', 'T1 Apollo Body');
  expect(against.under('T1 Apollo Body')).toBe('T6 Globular Cluster');
});

test('T7 Planet: Krebiz capsules of every fleet regain one shield more', () => {
  const ships = ['S4 Argonian Destroyer', 'S1 Krebiz Scout Capsule'];
  const t = at('record keeping', {
    fleet: [
      'T7 Planet',
      { card: 'S9 Argonian Battleship', shieldDamage: 3 },
      { card: 'S4 Krebiz Light Carrier', shieldDamage: 3 },
    ],
  });
  expect(ships.length).toBe(2);
  t.untilAsked('allocation');
  expect([t.card('S9 Argonian Battleship').shieldDamage, t.card('S4 Krebiz Light Carrier').shieldDamage]).toEqual([
    2, 1,
  ]);
});

test('T7 Quantum Black Hole: 7 damage spread over the terrain of one player', () => {
  const t = at(
    'play A',
    { fleet: ['T3 Moon'], hand: ['T7 Quantum Black Hole'] },
    { fleet: ['T5 Star', 'T6 Planet', 'T4 Planet'] },
  );
  t.act(1, 'play', 'T7 Quantum Black Hole');
  expect(['T5 Star', 'T6 Planet', 'T4 Planet'].map(x => t.card(x).damage)).toEqual([3, 2, 2]);
  expect(t.card('T3 Moon').damage).toBe(0);
});

test('T7 Quantum Black Hole: drains 2 energy from a terrain of another player each turn', () => {
  const t = at(
    'play A',
    { fleet: ['T7 Quantum Black Hole'] },
    { fleet: ['T5 Star', 'T3 Moon', off('S3 Tufor Cutter')] },
  );
  t.act(1, 'use', 'T7 Quantum Black Hole').pick(1, 'T5 Star');
  expect(t.refuses(1, 'use', 'T7 Quantum Black Hole', 0)).toBe('ge/card-actions-limit/1');
  t.untilAsked('allocation', 2).proposed();
  expect(made(t, 'energy')).toEqual([4]);
  t.untilAsked('play cards', 1).untilAsked('allocation', 2).proposed();
  expect(made(t, 'energy')).toEqual([6]);
});

test('T7 Comet: the magnifier of a Scorpead ship serves another ship, too', () => {
  const armed = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const t = at(
    'play A',
    {
      fleet: [
        stack('T3 Moon', 'T7 Comet'),
        { card: 'S5 Scorpead Light Cruiser', given: armed },
        'S4 Argonian Destroyer',
      ],
    },
    { fleet: ['S9 Argonian Battleship'] },
  );
  t.act(1, 'use', 'T7 Comet');
  t.untilAsked('weapons fire').act(1, 'fire', 'S9 Argonian Battleship');
  t.pick(1, 'S4 Argonian Destroyer');
  // a phaser does 1, and 1 more for the energy of the other ship's magnifier
  expect(t.card('S9 Argonian Battleship').shieldDamage).toBe(2);
  const none = at('play A', {
    fleet: [stack('T3 Moon', 'T7 Comet'), 'S5 Scorpead Light Cruiser', 'S4 Argonian Destroyer'],
  });
  expect(none.refuses(1, 'use', 'T7 Comet', 0)).toBe('ge/crucial-rules/1');
});

test('T7 Comet: the magnifier serves another ship, never its own twice', () => {
  const armed = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const t = at('play A', {
    fleet: [stack('T3 Moon', 'T7 Comet'), { card: 'S5 Scorpead Light Cruiser', given: armed }],
  });
  expect(t.refuses(1, 'use', 'T7 Comet', 0)).toBe('ge/crucial-rules/1');
});

test('T7 Comet: lies on its terrain as a card of its own, and goes with it', () => {
  const t = at('discard', { fleet: [stack('T3 Moon', 'T7 Comet')] });
  expect([t.strength('T3 Moon')[0], t.strength('T7 Comet')[0]]).toEqual([3, 7]);
  t.act(1, 'fleet', 'T3 Moon');
  expect(t.inPlay('T7 Comet')).toBe(false);
});

const sensor = (...others: readonly SeatPosition[]) =>
  table({
    phase: 'play A',
    seats: [{ fleet: ['T7 Sensor Planet'], order: 'never' }, ...others.map(x => ({ ...x, order: 'never' as const }))],
  });
const looks = (t: Table) => t.log(0).filter(x => /looks at/.test(x));

test('T7 Sensor Planet: its player names one other player when a card is drawn, and sees what that player draws', () => {
  const t = sensor({ deck: ['T3 Moon', 'T5 Star'] }, { deck: ['T6 Planet', 'T4 Planet'] });
  t.untilAsked('may', 1).pick(1, 'no').pick(1, 'no').untilAsked('may', 1).pick(1, 'yes');
  t.untilAsked('play cards', 1);
  expect(looks(t)).toEqual(['Player 1 looks at T6 Planet and T4 Planet of Player 3.']);
  expect(t.log(1).some(x => /T6 Planet/.test(x))).toBe(false);
});

test('T7 Sensor Planet: once a player is named, it looks at no other player until its player’s next turn', () => {
  const t = sensor({ deck: ['T3 Moon', 'T5 Star', 'T1 Small Moon', 'T2 Comet'] }, { deck: ['T6 Planet', 'T4 Planet'] });
  t.untilAsked('may', 1).pick(1, 'yes').untilAsked('play cards', 1);
  expect(looks(t)).toEqual(['Player 1 looks at T3 Moon and T5 Star of Player 2.']);
  t.untilAsked('may', 1);
  expect(t.prompt()).toBe('Do you look at the cards that Player 2 draws this turn?');
  t.leaveOpen();
});

test('T7 Sensor Planet: with one other player left, nobody is asked', () => {
  const t = sensor({ deck: ['T3 Moon', 'T5 Star'] });
  t.untilAsked('discard', 2).untilAsked('play cards', 1);
  expect(looks(t)).toEqual(['Player 1 looks at T3 Moon and T5 Star of Player 2.']);
});

test('T7 Undiscovered System: one is in play, unless a cyber mage drives that of another player away', () => {
  const t = at('play A', { hand: ['T7 Undiscovered System'] }, { fleet: ['T7 Undiscovered System'] });
  expect(t.refuses(1, 'play', 'T7 Undiscovered System')).toBe('ge/crucial-rules/1');
  const mage = at(
    'play A',
    { fleet: [stack('T3 Moon', 'C4 Cyber Mage')], hand: ['T7 Undiscovered System'] },
    { fleet: ['T7 Undiscovered System'] },
  );
  mage.act(1, 'play', 'T7 Undiscovered System');
  expect([mage.all('T7 Undiscovered System', 1).length, mage.all('T7 Undiscovered System', 2).length]).toEqual([1, 0]);
  const second = at('play A', {
    fleet: [stack('T3 Moon', 'C4 Cyber Mage'), 'T7 Undiscovered System'],
    hand: ['T7 Undiscovered System'],
  });
  const held = second.s.defs.findIndex((def, id) => def === defByName('T7 Undiscovered System') && !second.inPlay(id));
  expect(second.refuses(1, 'play', held)).toBe('ge/crucial-rules/1');
});

test('T8 Dragon Lair: with a second lair in play a dragon is engaged without its points', () => {
  const one = at('allocation', { fleet: ['T8 Dragon Lair', off('D3 Quark Dragoness')] });
  expect(one.offers(1, 'free', 'D3 Quark Dragoness')).toBe(false);
  const two = at('allocation', { fleet: ['T8 Dragon Lair', off('D3 Quark Dragoness')] }, { fleet: ['T9 Dragon Lair'] });
  two.allocate(1, { free: ['D3 Quark Dragoness'] });
  expect(two.engaged('D3 Quark Dragoness')).toBe(true);
});

test('T9 Dragon Lair: with a second lair in play a dragon is healed in the Engagement Phase', () => {
  const hurt = (other: readonly CardPlace[]) => {
    const t = at(
      'allocation',
      { fleet: ['T9 Dragon Lair', { card: 'D5 Hydrogen Dragoness', engaged: false, damage: 3 }] },
      { fleet: other },
    );
    t.allocate(1, {});
    return t.card('D5 Hydrogen Dragoness').damage;
  };
  expect([hurt([]), hurt(['T8 Dragon Lair'])]).toEqual([3, 0]);
});

test('T8 System Mechad System: Mechad ships of every fleet have one phaser more', () => {
  const fire = (fleet: readonly CardPlace[]) => {
    const t = at('weapons fire', { fleet }, { fleet: ['S9 Argonian Battleship'] });
    t.act(1, 'fire', 'S9 Argonian Battleship').proposed();
    return t.card('S9 Argonian Battleship').shieldDamage;
  };
  const cruiser = 'S5 Mechad Heavy Cruiser';
  expect(fire([cruiser, 'T8 System Mechad System']) - fire([cruiser])).toBe(1);
  expect(fire(['S4 Argonian Destroyer', 'T8 System Mechad System']) - fire(['S4 Argonian Destroyer'])).toBe(0);
});

test('T8 Plasmatic Nebula: a P.O.T. ship fires one plasma stream without ammunition', () => {
  const fire = (fleet: readonly CardPlace[]) => {
    const t = at('weapons fire', { fleet }, { fleet: ['S9 Argonian Battleship'] });
    t.act(1, 'fire', 'S9 Argonian Battleship').proposed();
    return t.card('S9 Argonian Battleship').shieldDamage;
  };
  const frigate = 'S3 P.O.T. Frigate';
  expect([fire([frigate]), fire([frigate, 'T8 Plasmatic Nebula'])]).toEqual([2, 3]);
  expect(fire([{ card: frigate, given: [0, 0, 2] }, 'T8 Plasmatic Nebula'])).toBe(4);
});

test('T9 Planet: Corporate ships need 1 energy less for variable plasma', () => {
  const armed = { card: 'S4 Corporate Light Cruiser', given: [0, 0, 1, 0, 0, 0, 0, 0, 1] };
  const fire = (fleet: readonly CardPlace[]) => {
    const t = at('weapons fire', { fleet }, { fleet: ['S9 Argonian Battleship'] });
    t.act(1, 'fire', 'S9 Argonian Battleship').proposed();
    return t.card('S9 Argonian Battleship').shieldDamage;
  };
  expect(fire([armed, 'T9 Planet']) - fire([armed])).toBe(1);
});

test('T/B5 Vektrean Asteroid Outpost: is played as terrain, and is a base', () => {
  const storm = at('play A', { hand: ['T/H2 Plasma Field'] }, { fleet: ['T/B5 Vektrean Asteroid Outpost'] });
  storm.act(1, 'play', 'T/H2 Plasma Field').act(1, 'as', 1).act(1, 'use', 'T/H2 Plasma Field');
  expect([
    storm.shields('T/B5 Vektrean Asteroid Outpost'),
    storm.card('T/B5 Vektrean Asteroid Outpost').damage,
  ]).toEqual([3, 0]);
  const t = at('play A', { hand: ['T/B5 Vektrean Asteroid Outpost'], turns: 1 });
  t.act(1, 'play', 'T/B5 Vektrean Asteroid Outpost');
  expect([t.under('T/B5 Vektrean Asteroid Outpost'), t.shields('T/B5 Vektrean Asteroid Outpost'), t.slots(1)]).toEqual([
    '',
    5,
    1,
  ]);
  const fire = at('weapons fire', { fleet: ['S4 Argonian Destroyer'] }, { fleet: ['T/B5 Vektrean Asteroid Outpost'] });
  expect(fire.offers(1, 'fire', 'T/B5 Vektrean Asteroid Outpost')).toBe(true);
});

test('T/B9 Vektrean Asteroid Starbase: phasers harm its shields alone, heavy weapons all of it, and it fires as a base', () => {
  const guns = { card: 'S4 Argonian Destroyer', given: [0, 0, 2] };
  const t = at('weapons fire', { fleet: [guns] }, { fleet: ['T/B9 Vektrean Asteroid Starbase'] });
  t.act(1, 'fire', 'T/B9 Vektrean Asteroid Starbase').proposed();
  expect(t.card('T/B9 Vektrean Asteroid Starbase').shieldDamage).toBe(5);
  const bare = at(
    'weapons fire',
    { fleet: ['S4 Argonian Destroyer'] },
    { fleet: [{ card: 'T/B9 Vektrean Asteroid Starbase', shieldDamage: 99 }] },
  );
  expect(bare.offers(1, 'fire', 'T/B9 Vektrean Asteroid Starbase')).toBe(false);
  const own = at('weapons fire', { fleet: ['T/B9 Vektrean Asteroid Starbase'] }, { fleet: ['S4 Argonian Destroyer'] });
  expect(own.offers(1, 'fire', 'S4 Argonian Destroyer')).toBe(true);
});

test('T/H2 Plasma Field: 2 energy as terrain', () => {
  expect(yields(['T/H2 Plasma Field'], ['energy'])).toEqual([2]);
});

test('T/H2 Plasma Field: as hazard it may lie on a dragon, which is a ship', () => {
  const t = at('play A', { hand: ['T/H2 Plasma Field'] }, { fleet: ['D6 Astral Dragoness', 'T6 Comet'] });
  t.act(1, 'play', 'T/H2 Plasma Field').act(1, 'as', 1).pick(1, 'D6 Astral Dragoness');
  t.act(1, 'use', 'T/H2 Plasma Field');
  expect(t.card('D6 Astral Dragoness').damage).toBe(2);
});

test('T/H2 Plasma Field: 2 damage a turn as hazard, until 2 research are applied to it', () => {
  const t = at(
    'play A',
    { hand: ['T/H2 Plasma Field'] },
    { fleet: ['S9 Argonian Battleship', 'T6 Comet', off('S3 Tufor Cutter')] },
  );
  t.act(1, 'play', 'T/H2 Plasma Field').act(1, 'as', 1).pick(1, 'S9 Argonian Battleship');
  t.act(1, 'use', 'T/H2 Plasma Field');
  expect(t.card('S9 Argonian Battleship').shieldDamage).toBe(2);
  t.untilAsked('allocation', 2).allocate(2, { give: [['T/H2 Plasma Field', 'apply', 2]] });
  expect(t.inPlay('T/H2 Plasma Field')).toBe(false);
});

test('the texts of terrain read as sentences', () => {
  const says = (name: string) => cardText(CARDS[defByName(name)]!);
  expect(says('T/B5 Vektrean Asteroid Outpost')).toEqual([
    'It is played, and damage comes to its structure, as with terrain; in all else it is a base, and its shields stop card damage.',
  ]);
  expect(says('T2 Ionized Particle Field')[0]).toBe(
    'This terrain generates 1 energy for each turn that it has left, this one included.',
  );
  expect(says('T2 Asteroid Shield')[1]).toBe(
    'Only damage that goes straight to structure harms that ship, until this terrain is destroyed.',
  );
  expect(says('T4 Forming System')).toEqual(['This terrain takes half of the damage of heavy weapons fire.']);
  expect(says('T5 Dependency World')).toContain('It comes into play engaged.');
  expect(says('T3 Vacation Planet').at(-1)).toBe(
    'When this terrain takes damage, the player who did it chooses and discards a crew of that player’s fleet.',
  );
  expect(says('B4 Spiritual Temple')[1]).toBe('Every Spiritual crew on this base has twice its strength.');
  expect(says('B8 Shipyard')[1]).toMatch(
    /, you may choose a ship in your discard pile no stronger than [\w ]+ and put it into your hand\.$/,
  );
  expect(says('B8 Manufacturing Plant')[2]).toMatch(
    /, you may put the equipment nearest the top of your discard pile into your hand\.$/,
  );
  expect(says('T7 Undiscovered System')[1]).toBe(
    'When it is played, discard all Undiscovered Systems at the fleets of other players.',
  );
  expect(says('B6 Hospital')[0]).toBe('Every doctor or nurse crew on this base has twice its strength.');
  expect(says('T6 Black Hole')).toEqual([
    'Played against the fleet of another player.',
    'The player of that fleet loses 3 energy in every Allocation Phase before any other energy is used, economy that counts as energy included.',
  ]);
  expect(says('B2 Ancient Ruins')[0]).toBe('The terrain that it is on generates 1 more supply, economy and research.');
});
