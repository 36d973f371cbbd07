import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { mayAttack } from '../../../src/rules/fleet/crew.ts';
import { judgeOn } from '../../../src/rules/play/playing-on.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import type { Phase } from '../../../src/state.ts';
import { type } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

testCard({ title: 'Malpractice', types: ['O'], strength: 1 }, { on: type('B') });
testCard({ title: 'Lasting Plague', types: ['O'], strength: 1 }, { on: type('S') });

// Every base that has a text: its effect, and cases without one

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}, active = 1): Table =>
  table({
    phase,
    active,
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });
const off = (card: string, on: readonly CardPlace[] = []): CardPlace => ({ card, engaged: false, on });
const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });
/** Returns the points of these kinds that a player generated last. */
const made = (t: Table, ...kinds: string[]): number[] => {
  const { points } = t.happened('generated').at(-1)!;
  return kinds.map(kind => points[kind] ?? 0);
};
/** Returns the points of player 1 with these bases engaged, with enough energy and supply. */
const yields = (fleet: readonly CardPlace[], engage: readonly string[], ...kinds: string[]): number[] => {
  const t = at('allocation', { fleet: ['T9 Gas Giant', ...fleet, off('S2 P.O.T. Escort')] });
  t.allocate(1, { engage });
  const plain = at('allocation', { fleet: ['T9 Gas Giant', off('S2 P.O.T. Escort')] });
  plain.allocate(1, {});
  const rest = made(plain, ...kinds);
  return made(t, ...kinds).map((n, i) => n - rest[i]!);
};

test('B1 Military Outpost: 1 supply and 1 economy more while it is engaged', () => {
  const fleet = [stack('T3 Moon', off('B1 Military Outpost'))];
  expect(yields(fleet, ['B1 Military Outpost'], 'supply', 'economy')).toEqual([3, 1]);
  expect(yields(fleet, [], 'supply', 'economy')).toEqual([2, 0]);
});

test('B1 Personal Base: 1 supply more, and crew on it are out of reach of cards that others play', () => {
  expect(yields([stack('T3 Moon', 'B1 Personal Base')], [], 'supply')).toEqual([3]);
  const crew = stack('T3 Moon', stack('B1 Personal Base', 'C2 Engineer'), 'C2 Engineer');
  const t = at('play A', { hand: ['O9 Insanity'] }, { fleet: [crew] });
  const [safe, open] = t.all('C2 Engineer', 2) as [number, number];
  const insanity = t.id('O9 Insanity');
  expect([judgeOn(t.s, insanity, safe)?.rule, judgeOn(t.s, insanity, open)]).toEqual(['ge/crucial-rules/1', null]);
  const own = at('play A', { hand: ['A2 Logic'], fleet: [stack('T3 Moon', stack('B1 Personal Base', 'C2 Engineer'))] });
  own.act(1, 'play', 'A2 Logic');
  expect(own.on('C2 Engineer')).toEqual(['A2 Logic']);
});

for (const [name, shields] of [
  ['B1 Planetary Shield', 3],
  ['B3 Heavy Planetary Shield', 9],
] as const) {
  test(`${name}: takes the damage of hazards to its terrain, as far as its shields go`, () => {
    const field = { card: 'T/H2 Plasma Field', by: 1, as: 1 };
    const t = at('play A', {}, { fleet: [stack('T5 Planet Candor II', name, field)] });
    t.act(1, 'use', 'T/H2 Plasma Field');
    expect([t.shields(name), t.card('T5 Planet Candor II').damage]).toEqual([shields - 2, 0]);
    const low = at(
      'play A',
      {},
      { fleet: [stack('T5 Planet Candor II', { card: name, shieldDamage: shields - 1 }, field)] },
    );
    low.act(1, 'use', 'T/H2 Plasma Field');
    expect([low.shields(name), low.card('T5 Planet Candor II').damage]).toEqual([0, 1]);
  });

  test(`${name}: goes to planets, moons and large asteroids alone`, () => {
    const t = at('play A', { hand: [name], fleet: ['T5 Star', 'T3 Moon', 'T5 Twin Planets', 'T1 Large Asteroid'] });
    t.act(1, 'play', name);
    expect(['T5 Star', 'T3 Moon', 'T5 Twin Planets', 'T1 Large Asteroid'].map(x => t.offers(1, 'on', x))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    t.act(1, 'on', 'T3 Moon');
    const none = at('play A', { hand: [name], fleet: ['T5 Star'] });
    expect(none.refuses(1, 'play', name)).toBe('ge/base/1');
  });
}

test('B1 Planetary Shield: does nothing about other card damage to its terrain', () => {
  const t = at(
    'play A',
    { hand: ['T7 Quantum Black Hole'] },
    { fleet: [stack('T8 Dragon Lair', 'B1 Planetary Shield')] },
  );
  t.act(1, 'play', 'T7 Quantum Black Hole');
  expect([t.shields('B1 Planetary Shield'), t.card('T8 Dragon Lair').damage]).toEqual([3, 7]);
});

test('B2 Ancient Ruins: a point of economy, supply and research more', () => {
  expect(yields([stack('T3 Moon', 'B2 Ancient Ruins')], [], 'economy', 'supply', 'research')).toEqual([1, 3, 1]);
});

for (const name of ['B2 Ancient Ruins', 'B4 Planetary Phaser Base', 'B4 Research Base'])
  test(`${name}: the shields of a planetary shield beside it stand before it`, () => {
    const fire = (shield: readonly string[]) => {
      const t = at(
        'weapons fire',
        { fleet: ['S4 Argonian Destroyer'] },
        { fleet: [stack('T3 Moon', name, ...shield)] },
      );
      t.act(1, 'fire', name).pick(1, 'S4 Argonian Destroyer');
      return [t.inPlay(name) ? t.card(name).damage : -1, ...shield.map(x => t.shields(x))];
    };
    expect(fire([])).toEqual([1]);
    expect(fire(['B1 Planetary Shield'])).toEqual([0, 2]);
  });

test('B2 Defensive Satellites: 4 phasers, 2 once they are damaged, and the second point destroys them', () => {
  const fire = (damage: number) => {
    const t = at(
      'weapons fire',
      { fleet: [stack('T3 Moon', { card: 'B2 Defensive Satellites', damage })] },
      { fleet: ['S9 Argonian Battleship'] },
    );
    t.act(1, 'fire', 'S9 Argonian Battleship').proposed();
    return t.card('S9 Argonian Battleship').shieldDamage;
  };
  expect([fire(0), fire(1)]).toEqual([4, 2]);
  const t = at(
    'weapons fire',
    { fleet: ['S4 Argonian Destroyer'] },
    { fleet: [stack('T3 Moon', 'B2 Defensive Satellites')] },
  );
  t.act(1, 'fire', 'B2 Defensive Satellites').pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
  expect(t.inPlay('B2 Defensive Satellites')).toBe(false);
});

test('B2 Fighter Garrison: rearms the fighters on it in the Engagement Phase, and none elsewhere', () => {
  const again = (base: string) => {
    const fleet = ['T9 Gas Giant', stack('T3 Moon', stack(base, 'E3 Stealth Fighter'))];
    const t = at('weapons fire', { fleet }, { fleet: ['S9 Argonian Battleship'] });
    t.act(1, 'fire', 'S9 Argonian Battleship').proposed();
    t.untilAsked('allocation', 1).allocate(1, { engage: [base] });
    t.untilAsked('weapons fire', 1).act(1, 'fire', 'S9 Argonian Battleship');
    const offered = t.offers(1, 'shoot', 'E3 Stealth Fighter');
    t.proposed();
    return offered;
  };
  expect([again('B2 Fighter Garrison'), again('B3 Space Station')]).toEqual([true, false]);
});

for (const [name, cost, kind, before, after] of [
  ['B3 Power Generation Platform', 'T3 Asteroid Belt', 'energy', 2, 4],
  ['B3 Space Station', 'T3 Moon', 'supply', 2, 4],
  ['B4 Base Station', 'T3 Moon', 'supply', 2, 4],
  ['B9 Starbase', 'T3 Moon', 'supply', 2, 6],
] as const)
  test(`${name}: ${after} ${kind} of a terrain that generates ${before}`, () => {
    expect(yields([stack(cost, off(name))], [name], kind)).toEqual([after]);
    expect(yields([stack(cost, off(name))], [], kind)).toEqual([before]);
  });

rule(
  ['ge/terrain/4', 'ge-r-terrain-modifiers-1'],
  'of what adds to the points of a terrain the largest counts alone',
  () => {
    // 1 of an outpost and 2 of a station: 2
    const bases = [off('B1 Military Outpost'), off('B3 Space Station')];
    expect(yields([stack('T3 Moon', ...bases)], ['B1 Military Outpost', 'B3 Space Station'], 'supply')).toEqual([4]);
  },
);

rule('ge/terrain/5', 'two freighters of +2 economy each on one terrain give +2', () => {
  const freighters = [off('S1 Fleet Freighter'), off('S1 Fleet Freighter')];
  const t = at('allocation', { fleet: ['T9 Gas Giant', stack('T3 Moon', ...freighters)] });
  t.allocate(1, { engage: t.all('S1 Fleet Freighter') });
  expect(made(t, 'economy')).toEqual([2]);
});

rule(
  ['ge/terrain/6', 'ge-r-terrain-modifiers-1'],
  'of what multiplies the points of a terrain the largest counts alone',
  () => {
    const bases = [off('B3 Power Generation Platform'), 'T2 Artificial Satellite'];
    expect(yields([stack('T3 Protostar', ...bases)], ['B3 Power Generation Platform'], 'energy')).toEqual([6]);
  },
);

rule('ge/terrain/7', 'a base station (x2 supply) and a starbase (x3 supply) give x3, not x6', () => {
  const bases = [off('B4 Base Station'), off('B9 Starbase')];
  expect(yields([stack('T3 Moon', ...bases)], ['B4 Base Station', 'B9 Starbase'], 'supply')).toEqual([6]);
});

rule(['ge/terrain/8', 'ge-r-terrain-modifiers-1'], 'what adds comes first, what multiplies after', () => {
  // (2 + 2) x 3
  const bases = [off('B3 Space Station'), off('B9 Starbase')];
  expect(yields([stack('T3 Moon', ...bases)], ['B3 Space Station', 'B9 Starbase'], 'supply')).toEqual([12]);
});

rule('ge/points/3', 'a text that multiplies energy leaves economy alone, also what is used as energy', () => {
  const t = at('allocation', {
    fleet: ['T5 Star', stack('T6 Planet', off('B3 Power Generation Platform')), off('S2 P.O.T. Escort')],
  });
  t.allocate(1, { engage: ['B3 Power Generation Platform', 'S2 P.O.T. Escort'] });
  expect(made(t, 'economy', 'energy')).toEqual([4, 5]);
});

test('B4 Spiritual Temple: 2 economy more, and spiritual crew on it count twice', () => {
  const temple = stack('B4 Spiritual Temple', 'C4 Spiritual Leader');
  expect(yields([stack('T3 Moon', temple)], [], 'economy', 'research')).toEqual([2, 2]);
  const strength = (on: CardPlace) =>
    at('play A', { fleet: [stack('T3 Moon', on)] }).strength('C4 Spiritual Leader')[0];
  expect(strength(temple)).toBe(2 * strength(stack('B1 Personal Base', 'C4 Spiritual Leader')));
  const attack = (base: string) => {
    const t = at('play A', {}, { fleet: [stack('T3 Moon', stack(base, 'C2 Engineer'))] });
    return mayAttack(t.s, t.id('C2 Engineer'), t.id(base));
  };
  expect([attack('B4 Spiritual Temple'), attack('B1 Personal Base')]).toEqual([false, true]);
});

test('B5 Data Bank: keeps research that is left over for one turn', () => {
  const t = at('allocation', { fleet: ['T6 Comet', stack('T3 Moon', 'B5 Data Bank'), off('S2 P.O.T. Escort')] });
  t.allocate(1, {});
  expect(t.player(1).kept).toEqual({ research: 6 });
  t.untilAsked('play cards', 2).untilAsked('allocation', 1);
  t.allocate(1, {});
  // kept points are there once more, and are not kept again
  expect([made(t, 'research'), t.player(1).kept]).toEqual([[12], { research: 6 }]);
  const none = at('allocation', {
    fleet: ['T6 Comet', stack('T3 Moon', off('B5 Data Bank')), off('S2 P.O.T. Escort')],
  });
  none.allocate(1, {});
  expect(none.player(1).kept).toEqual({ research: 6 });
});

test('B7 Central Galactic Bank: keeps economy that is left over, while it is engaged', () => {
  const fleet = ['T6 Planet', 'T5 Star', 'T5 Twin Planets', stack('T3 Moon', off('B7 Central Galactic Bank'))];
  const t = at('allocation', { fleet });
  t.allocate(1, { engage: ['B7 Central Galactic Bank'] });
  expect(t.player(1).kept).toEqual({ economy: 4 });
  const idle = at('allocation', { fleet });
  idle.allocate(1, {});
  expect(idle.player(1).kept).toEqual({});
});

rule(
  'ge-r-penal-colony-1',
  'B5 Penal Colony: takes 3 economy of the fleet that it is against, and one of its command slots',
  () => {
    const colony = { card: 'B5 Penal Colony', by: 2 };
    const t = at('allocation', { fleet: [stack('T6 Planet', colony), off('S2 P.O.T. Escort')] });
    expect([t.slots(1), t.slots(2)]).toEqual([1.5, 0]);
    // 1 of 4 economy is left: too little for a supply and an energy point
    expect(t.forbidsPlan(1, { engage: ['S2 P.O.T. Escort'] })).toBe('ge/allocation-phase/6');
    t.proposed();
    expect(made(t, 'economy')).toEqual([1]);
  },
);

test('B5 Penal Colony: is played on the terrain of another player alone', () => {
  const t = at('play A', { hand: ['B5 Penal Colony'], fleet: ['T3 Moon'], slots: 0 }, { fleet: ['T6 Planet'] });
  t.act(1, 'play', 'B5 Penal Colony');
  expect([t.under('B5 Penal Colony'), t.engaged('B5 Penal Colony')]).toEqual(['T6 Planet', true]);
  const none = at('play A', { hand: ['B5 Penal Colony'], fleet: ['T3 Moon'] });
  expect(none.refuses(1, 'play', 'B5 Penal Colony')).toBe('ge/base/1');
});

test('B6 Evil Temple: stays at the fleet that it is against when a card on it is lost', () => {
  const t = at('play A', {}, { fleet: [{ card: 'B6 Evil Temple', by: 1, on: ['C3 Nurse'] }] });
  discard(t.s, t.id('C3 Nurse'));
  expect([t.inPlay('C3 Nurse'), t.inPlay('B6 Evil Temple')]).toEqual([false, true]);
});

test('B6 Evil Temple: takes 3 supply of the fleet that it is against, and a crew each turn', () => {
  const t = at(
    'play A',
    { hand: ['B6 Evil Temple'] },
    { fleet: ['T5 Twin Planets', stack('T3 Moon', 'C2 Engineer', 'C1 Crewman'), off('S2 P.O.T. Escort')] },
  );
  t.act(1, 'play', 'B6 Evil Temple');
  expect([t.slots(1), t.slots(2)]).toEqual([0, 1.5]);
  t.untilAsked('choose', 2).pick(2, 'C1 Crewman');
  expect([t.inPlay('C1 Crewman'), t.inPlay('C2 Engineer')]).toEqual([false, true]);
  t.untilAsked('allocation', 2).proposed();
  expect(made(t, 'supply')).toEqual([4]);
});

test('B6 Hospital: doctors and nurses on it have twice their strength, other crew and those elsewhere do not', () => {
  const hospital = stack('B6 Hospital', 'C7 Doctor', 'C3 Nurse', 'C2 Engineer');
  const strengths = (base: CardPlace) => {
    const fleet = [stack('T3 Moon', base), stack('S4 Argonian Destroyer', 'C7 Doctor', 'C3 Nurse')];
    const t = at('play A', { fleet });
    return ['C7 Doctor', 'C3 Nurse', 'C2 Engineer'].map(crew => t.all(crew).map(id => t.strength(id)[0]));
  };
  expect(strengths(hospital)).toEqual([[14, 7], [6, 3], [2]]);
  // a disengaged hospital helps nobody
  expect(strengths(off('B6 Hospital', ['C7 Doctor', 'C3 Nurse', 'C2 Engineer']))).toEqual([[7, 7], [3, 3], [2]]);
});

test('B6 Hospital: doctors and nurses on it generate twice their research, other crew and those elsewhere do not', () => {
  const research = (place: 'on it' | 'elsewhere', ...crew: string[]) => {
    const hospital = off('B6 Hospital', place === 'on it' ? crew : []);
    const ship = stack('S4 Argonian Destroyer', ...(place === 'elsewhere' ? crew : []));
    return yields([stack('T3 Moon', hospital), ship], ['B6 Hospital'], 'research')[0]! - 4;
  };
  expect([research('on it', 'C7 Doctor'), research('elsewhere', 'C7 Doctor')]).toEqual([6, 3]);
  expect([research('on it', 'C3 Nurse'), research('elsewhere', 'C3 Nurse')]).toEqual([2, 1]);
  expect([research('on it', 'C6 Science Officer'), research('on it')]).toEqual([2, 0]);
});

test('B6 Hospital: has a plague discarded where a doctor of the fleet is, and its crew can be engaged again', () => {
  const plague = { card: 'O8 Plague', by: 2 };
  const t = at('play A', {
    fleet: [
      'T9 Gas Giant',
      stack('T3 Moon', 'B6 Hospital'),
      stack('S4 Argonian Destroyer', off('C7 Doctor'), off('C2 Engineer'), plague),
      stack('S2 Police Cutter', 'C5 Captain', { card: 'M3 Alien Parasites', by: 2 }),
    ],
  });
  // no doctor is with the parasites: no question is asked
  t.act(1, 'use', 'B6 Hospital');
  expect([t.inPlay('O8 Plague'), t.pile(2, 'discard'), t.inPlay('M3 Alien Parasites')]).toEqual([
    false,
    ['O8 Plague'],
    true,
  ]);
  expect(t.refuses(1, 'use', 'B6 Hospital', 0)).toBe('ge/crucial-rules/1');
  t.untilAsked('allocation', 1).proposed();
  expect([t.engaged('C7 Doctor'), t.engaged('C2 Engineer')]).toEqual([true, true]);
});

test('B6 Hospital: has alien parasites discarded where a doctor of the fleet is, and none where there is but another crew or a doctor of others', () => {
  const parasites = { card: 'M3 Alien Parasites', by: 2 };
  const ship = (crew: CardPlace) => stack('S4 Argonian Destroyer', crew, parasites);
  const ward = (crew: CardPlace) => at('play A', { fleet: [stack('T3 Moon', 'B6 Hospital'), ship(crew)] });
  const t = ward('C7 Doctor').act(1, 'use', 'B6 Hospital');
  expect([t.inPlay('M3 Alien Parasites'), t.pile(2, 'discard'), t.inPlay('C7 Doctor')]).toEqual([
    false,
    ['M3 Alien Parasites'],
    true,
  ]);
  for (const other of ['C2 Engineer', { card: 'C7 Doctor', by: 2 }])
    expect(ward(other).refuses(1, 'use', 'B6 Hospital', 0)).toBe('ge/crucial-rules/1');
});

test('B6 Hospital: each doctor of the fleet negates a plague or parasites once a turn', () => {
  const ill = (ship: string) => stack(ship, 'C7 Doctor', { card: 'M3 Alien Parasites', by: 2 });
  const t = at('play A', {
    fleet: [stack('T3 Moon', 'B6 Hospital'), ill('S4 Argonian Destroyer'), ill('S2 Police Cutter')],
  });
  t.act(1, 'use', 'B6 Hospital').pick(1, t.all('M3 Alien Parasites')[0]!);
  expect(t.all('M3 Alien Parasites')).toHaveLength(1);
  t.act(1, 'use', 'B6 Hospital');
  expect(t.all('M3 Alien Parasites')).toHaveLength(0);
});

const parasites = { card: 'M3 Alien Parasites', by: 2 };
const inHospital = (...rest: readonly CardPlace[]): Table =>
  at('play A', { fleet: ['T9 Gas Giant', stack('T3 Moon', 'B6 Hospital'), ...rest] });
const cutter = stack('S2 Police Cutter', 'C7 Doctor');

test('B6 Hospital: a doctor with two plagues does not use the share of a doctor elsewhere', () => {
  const plague = { card: 'O1 Lasting Plague', by: 2 };
  const t = inHospital(stack('S4 Argonian Destroyer', 'C7 Doctor', plague, plague), cutter);
  // the plagues are twins: no question is asked
  t.act(1, 'use', 'B6 Hospital');
  expect(t.all('O1 Lasting Plague')).toHaveLength(1);
  expect(t.refuses(1, 'use', 'B6 Hospital', 0)).toBe('ge/card-actions-limit/1');
  // after a complete turn the doctor may do so again
  t.untilAsked('discard', 1).pick(1).untilAsked('allocation', 1).proposed().untilAsked('play cards', 1);
  t.act(1, 'use', 'B6 Hospital');
  expect(t.all('O1 Lasting Plague')).toHaveLength(0);
});

test('B6 Hospital: two doctors at one place negate two parasites there', () => {
  const t = inHospital(stack('S4 Argonian Destroyer', 'C7 Doctor', 'C7 Doctor', parasites, parasites));
  for (const left of [1, 0]) {
    t.act(1, 'use', 'B6 Hospital');
    expect(t.all('M3 Alien Parasites')).toHaveLength(left);
  }
});

test('B6 Hospital: the share of a doctor stays when another, who has used his own, is gone', () => {
  const t = inHospital(
    stack('S4 Argonian Destroyer', 'C7 Doctor', parasites),
    stack('S2 Police Cutter', 'C7 Doctor', parasites),
  );
  t.act(1, 'use', 'B6 Hospital').pick(1, t.all('M3 Alien Parasites')[0]!);
  discard(t.s, t.all('C7 Doctor')[0]!, 'negated');
  t.act(1, 'use', 'B6 Hospital');
  expect(t.all('M3 Alien Parasites')).toHaveLength(0);
});

test('B6 Hospital: malpractice on it keeps it disengaged for a turn, on another base it does not', () => {
  const base = (on: string) => {
    const fleet = ['T9 Gas Giant', stack('T3 Moon', 'B6 Hospital'), stack('T5 Star', 'B1 Personal Base')];
    const t = at('play A', { hand: ['O1 Malpractice'] }, { fleet });
    t.act(1, 'play', 'O1 Malpractice').act(1, 'on', on);
    const now = t.engaged('B6 Hospital');
    t.untilAsked('discard', 1).pick(1).untilAsked('play cards', 2);
    const next = t.engaged('B6 Hospital');
    t.untilPhase('play A', 1).untilAsked('allocation', 2).proposed();
    return [now, next, t.engaged('B6 Hospital')];
  };
  expect(base('B6 Hospital')).toEqual([false, false, true]);
  expect(base('B1 Personal Base')).toEqual([true, false, true]);
  const idle = at(
    'play A',
    { hand: ['O1 Malpractice'] },
    { fleet: ['T9 Gas Giant', stack('T3 Moon', 'B6 Hospital'), off('S2 P.O.T. Escort')] },
  );
  idle.act(1, 'play', 'O1 Malpractice').untilAsked('allocation', 2);
  expect(idle.offers(2, 'engage', 'B6 Hospital')).toBe(false);
  idle.proposed();
});

test('B7 Academy: every crew of the fleet is 1 stronger, those of others are not', () => {
  const t = at(
    'play A',
    { fleet: [stack('T3 Moon', 'B7 Academy'), stack('S4 Argonian Destroyer', 'C2 Engineer')] },
    { fleet: [stack('T5 Star', 'C2 Engineer')] },
  );
  expect(t.all('C2 Engineer').map(id => t.strength(id)[0])).toEqual([3, 2]);
});

test('B8 Citadel: played as a reaction it takes the volley at its terrain, and the rest goes on', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: 'S9 Argonian Battleship', given: [0, 0, 4] }] },
      { fleet: ['T5 Star', 'T3 Moon'], hand: ['B8 Citadel'] },
    ],
  });
  t.act(1, 'fire', 'T5 Star').proposed();
  t.pick(2, 'B8 Citadel');
  t.untilAsked('weapons fire');
  expect([t.under('B8 Citadel'), t.shields('B8 Citadel'), t.card('T5 Star').damage]).toEqual(['T5 Star', 4, 0]);
});

test('B8 Citadel: does not react to a volley at a ship', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: ['S4 Argonian Destroyer'] }, { fleet: ['T5 Star', 'S3 Tufor Cutter'], hand: ['B8 Citadel'] }],
  });
  t.act(1, 'fire', 'S3 Tufor Cutter').pick(1, 'S4 Argonian Destroyer');
  expect(t.offers(2, 'respond', 'B8 Citadel')).toBe(false);
  t.untilAsked('play cards');
});

test('B8 Manufacturing Plant: equipment takes no Card Play, other cards do', () => {
  const t = at('play A', {
    fleet: [stack('T3 Moon', 'B8 Manufacturing Plant'), 'S4 Argonian Destroyer'],
    hand: ['E1 Explosive Mine', 'S2 Space Yacht'],
    plays: 1,
  });
  t.act(1, 'play', 'E1 Explosive Mine').act(1, 'on', 'S4 Argonian Destroyer');
  expect(t.player(1).plays).toBe(1);
  t.act(1, 'play', 'S2 Space Yacht').act(1, 'space');
  expect(t.player(1).plays).toBe(0);
});

test('B8 Manufacturing Plant: repair points of its strength take back the top equipment card', () => {
  const plant = (repair: number) => {
    const t = at('allocation', {
      fleet: ['T9 Gas Giant', 'T3 Repair Moon', 'T3 Repair Moon', stack('T3 Moon', off('B8 Manufacturing Plant'))],
      discard: ['T3 Moon', 'E3 Shuttlecraft', 'E1 Explosive Mine'],
    });
    t.allocate(1, { engage: ['B8 Manufacturing Plant'], give: [['B8 Manufacturing Plant', 'text 1', repair]] });
    return t.untilAsked('discard').pick(1);
  };
  const t = plant(3).act(1, 'yes');
  expect(t.pile(1, 'hand')).toContain('E3 Shuttlecraft');
  expect(plant(2).question).not.toBe('may');
});

test('B8 Shipyard: economy takes back a ship no stronger than it is', () => {
  const yard = (economy: number) => {
    const t = at('allocation', {
      fleet: ['T9 Gas Giant', 'T9 Planet', stack('T3 Moon', off('B8 Shipyard'))],
      discard: ['S5 Scorpead Light Cruiser', 'S4 Argonian Destroyer', 'T3 Moon'],
    });
    t.allocate(1, { engage: ['B8 Shipyard'], give: [['B8 Shipyard', 'text 1', economy]] });
    return t.untilAsked('discard').pick(1);
  };
  const t = yard(4).act(1, 'yes');
  expect(t.pile(1, 'hand')).toContain('S4 Argonian Destroyer');
  expect(yard(3).question).not.toBe('may');
});

rule('ge/base/1', 'a base is played on a terrain', () => {
  const t = at('play A', { fleet: ['S4 Argonian Destroyer'], hand: ['B3 Space Station'] });
  expect(t.refuses(1, 'play', 'B3 Space Station')).toBe('ge/base/1');
  const moon = at('play A', { fleet: ['T3 Moon'], hand: ['B3 Space Station'] });
  moon.act(1, 'play', 'B3 Space Station');
  expect(moon.under('B3 Space Station')).toBe('T3 Moon');
});

rule('ge/base/2', 'while a base stands on a terrain, weapons fire may not target that terrain', () => {
  const guns = { card: 'S4 Argonian Destroyer', given: [0, 0, 2] };
  const t = at('weapons fire', { fleet: [guns] }, { fleet: [stack('T3 Moon', 'B3 Space Station'), 'T5 Star'] });
  expect(['T3 Moon', 'B3 Space Station', 'T5 Star'].map(x => t.offers(1, 'fire', x))).toEqual([false, true, true]);
});

rule('ge/base/3', 'a base does not keep card damage from its terrain', () => {
  const t = at('play A', { hand: ['T7 Quantum Black Hole'] }, { fleet: [stack('T8 Dragon Lair', 'B3 Space Station')] });
  t.act(1, 'play', 'T7 Quantum Black Hole');
  expect([t.card('T8 Dragon Lair').damage, t.card('B3 Space Station').shieldDamage]).toEqual([7, 0]);
});

rule('ge/base/4', 'damage beyond what destroys a base does not pass to its terrain', () => {
  const guns = { card: 'S9 Argonian Battleship', given: [0, 0, 4] };
  const t = at('weapons fire', { fleet: [guns] }, { fleet: [stack('T3 Moon', 'B1 Personal Base')] });
  t.act(1, 'fire', 'B1 Personal Base');
  const all = t.options(1).flatMap(o => Array.from({ length: o.b === 0 ? 7 : 4 }, () => o));
  expect(all.length).toBe(11);
  t.proposed();
  expect([t.inPlay('B1 Personal Base'), t.card('T3 Moon').damage]).toEqual([false, 0]);
});

rule('ge/base/5', 'a base does not protect the Sector HQ', () => {
  const t = at('play A', { fleet: [stack('T3 Moon', 'B3 Space Station')] });
  expect(t.protected(1)).toBe(false);
});
