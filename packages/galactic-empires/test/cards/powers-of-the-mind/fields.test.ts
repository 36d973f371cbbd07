import { expect, test } from 'vitest';
import { type CardPlace, defByName, type SeatPosition } from '../../../src/position.ts';
import { neededFor } from '../../../src/rules/fire/volley.ts';
import { production } from '../../../src/rules/points/production.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { protectors } from '../../../src/rules/table/sector-hq.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { crew, draw } from '../../../src/words/index.ts';
import { PORTER } from '../../expansion-cards.ts';
import { FLAGSHIP, firepowerOf, ready, withField } from '../../psy-scenes.ts';
import { DESTROYER, fire, hurt, output, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The fields of Powers of the Mind: the effect of each function, and cases without one

const SYSTEM = 'T6 System';
const MOON = 'T3 Moon';
/** strength 10, Psycanti, and a point for any field */
const MASTER = 'P10 Psycanti Master';
/** strength 4, Visonic */
const SEER = 'P4 Visonic Practitioner';
/** strength 6, with nothing else */
const HULK = 'S6 Test Derelict';
testCard({ title: 'Test Derelict', types: ['S'], strength: 6 });
/** 4 shields */
const OUTPOST = 'B1 Military Outpost';
const REPAIR = 'E1 Cargo';
const SWIFT = 'D4 Test Drake';
testCard({ title: 'Test Drake', types: ['D'], strength: 4 });
/** a monster that lets its player draw */
const SPRITE = 'M2 Test Sprite';
testCard(
  { title: 'Test Sprite', types: ['M'], strength: 2 },
  { on: 'your fleet', bane: ['weapons'], functions: [{ effect: draw(1) }] },
);
const SUB = 'P9 Visonic Sub-Master';

/** The master of player 1 may use two functions of a field. */
const at = (field: string, two: SeatPosition = {}, one: SeatPosition = {}): Table =>
  withField(field, [ready(MASTER, 2, 2)], { empire: 'Visonic', ...two }, one);

/** The master uses a function against the fleet of player 2. */
const use = (field: string, i: number, fleet: readonly CardPlace[], ...picks: readonly string[]): Table => {
  const t = at(field, { fleet }).act(1, 'use', field, i);
  return picks.length === 0 || t.question === 'play cards' ? t : t.pick(1, ...picks);
};
const refused = (field: string, i: number, fleet: readonly CardPlace[] = [SYSTEM], one: SeatPosition = {}) =>
  at(field, { fleet }, one).refuses(1, 'use', field, i);

/** The damage that all psy damage of player 1 does to a target. */
const psyDamageTo = (t: Table, target: string): number => {
  t.untilPhase('weapons fire', 1).act(1, 'fire', target).proposed();
  return hurt(t, target)[1];
};
const HUGE = 'S25 Test Leviathan';
testCard({ title: 'Test Leviathan', types: ['S'], strength: 25 });

for (const [i, n] of [
  [0, 1],
  [1, 3],
  [3, 10],
] as const) {
  test(`F1 Electro-Field: its user has ${n} psy damage for a ship or base, function ${i}, and none of it for psys`, () => {
    const there = () => use('F1 Electro-Field', i, [SYSTEM, HUGE, { card: MOON, on: ['P9 Visonic Sub-Master'] }]);
    expect(psyDamageTo(there(), HUGE)).toBe(8 + n);
    expect(psyDamageTo(there(), 'P9 Visonic Sub-Master')).toBe(8);
  });
}

test('F1 Electro-Field: what is not fired at one target with the psy damage of a function is lost', () => {
  const t = withField('F1 Electro-Field', [ready('P3 Psycanti Practitioner')], { fleet: [SYSTEM, HUGE, HULK] });
  t.act(1, 'use', 'F1 Electro-Field', 1).untilPhase('weapons fire', 1);
  // the psy damage of the function
  t.act(1, 'fire', HUGE).act(1, 'shoot', 'P3 Psycanti Practitioner', 12);
  expect([hurt(t, HUGE), firepowerOf(t, 'P3 Psycanti Practitioner')]).toEqual([[0, 1], 1]);
});

test('F1 Electro-Field: all cyber mages of a player are disengaged for a complete turn, and no other crew', () => {
  const mages = { card: HULK, on: ['C4 Cyber Mage', 'C6 Cyber Mage', PORTER] };
  const t = use('F1 Electro-Field', 2, [SYSTEM, mages]);
  const working = () => ['C4 Cyber Mage', 'C6 Cyber Mage', PORTER].map(x => works(t.s, t.id(x)));
  expect(working()).toEqual([false, false, true]);
  t.untilPhase('play A', 2);
  expect(working().slice(0, 2)).toEqual([false, false]);
  expect(refused('F1 Electro-Field', 2)).toBe('ge/crucial-rules/1');
});

for (const [field, i, n] of [
  ['F1 Minor Terrain Field', 0, 1],
  ['F1 Minor Terrain Field', 1, 3],
  ['F1 Minor Terrain Field', 2, 5],
  ['F1 Minor Terrain Field', 3, 7],
  ['F4 Terrain Field', 0, 2],
  ['F4 Terrain Field', 1, 5],
  ['F4 Terrain Field', 2, 8],
] as const) {
  test(`${field}: function ${i} does ${n} damage to a terrain, and to nothing else`, () => {
    const t = at(field, { fleet: ['T9 Gas Giant', DESTROYER] }).act(1, 'use', field, i);
    expect(t.offers(1, 'card', DESTROYER)).toBe(false);
    t.pick(1, 'T9 Gas Giant');
    expect(t.card('T9 Gas Giant').damage).toBe(n);
  });
}

test('F4 Terrain Field: destroys a terrain of strength 10 or less, and offers none that is stronger', () => {
  testCard({ title: 'Test Nebula', types: ['T'], strength: 11 });
  const t = at('F4 Terrain Field', { fleet: ['T11 Test Nebula', 'T9 Gas Giant', DESTROYER] });
  t.act(1, 'use', 'F4 Terrain Field', 3);
  expect(t.offers(1, 'card', 'T11 Test Nebula')).toBe(false);
  t.pick(1, 'T9 Gas Giant');
  expect([t.inPlay('T9 Gas Giant'), t.pile(2, 'discard'), t.card('T11 Test Nebula').damage]).toEqual([
    false,
    ['T9 Gas Giant'],
    0,
  ]);
});

// F2 Corporeal Field

test('F2 Corporeal Field: its user has 1 psy damage for a psy, dragon or monster, and none of it for a ship', () => {
  const there = () =>
    withField('F2 Corporeal Field', [ready('P3 Psycanti Practitioner')], {
      fleet: [{ card: SYSTEM, on: [SUB] }, SWIFT, HULK, SPRITE],
    }).act(1, 'use', 'F2 Corporeal Field', 0);
  expect([SUB, SWIFT, HULK].map(goal => psyDamageTo(there(), goal))).toEqual([2, 2, 1]);
  const t = there().untilPhase('weapons fire', 1).act(1, 'fire', SPRITE).proposed();
  expect(t.inPlay(SPRITE)).toBe(false);
});

test('F2 Corporeal Field: crew or a psy no stronger than its user, or a monster, does nothing for a complete turn', () => {
  const t = withField('F2 Corporeal Field', [ready(SEER, 2)], {
    fleet: [{ card: SYSTEM, on: [PORTER, SUB, 'C4 Boarding Party'] }, SPRITE],
  });
  t.act(1, 'use', 'F2 Corporeal Field', 1);
  expect([PORTER, SUB].map(x => t.offers(1, 'card', x))).toEqual([true, false]);
  t.pick(1, PORTER).act(1, 'use', 'F2 Corporeal Field', 2).untilPhase('play A', 2);
  expect([PORTER, SPRITE].map(x => t.offers(2, 'use', x, 0))).toEqual([false, false]);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect([PORTER, SPRITE].map(x => t.offers(2, 'use', x, 0))).toEqual([true, true]);
});

for (const [field, i, n] of [
  ['F2 Corporeal Field', 3, 1],
  ['F2 Lesser Healing Field', 0, 1],
  ['F2 Lesser Healing Field', 1, 3],
  ['F7 Healing Field', 0, 4],
  ['F7 Healing Field', 1, 6],
  ['F7 Healing Field', 2, 8],
] as const) {
  test(`${field}: function ${i} repairs ${n} of 8 damage on a psy; a whole psy and a damaged ship are not offered`, () => {
    const fleet = [
      { card: SYSTEM, on: [{ card: SUB, damage: 8 }] },
      { card: HULK, damage: 5 },
    ];
    const t = use(field, i, fleet);
    expect([t.card(SUB).damage, t.card(HULK).damage]).toEqual([8 - n, 5]);
    expect(refused(field, i, [SYSTEM, { card: HULK, damage: 5 }])).toBe('ge/crucial-rules/1');
  });
}

/** an injury, which affects health as well */
const WOUND = 'O2 Test Injury';
testCard({ title: 'Test Injury', types: ['O'], strength: 2 }, { on: crew });
const ILL = { card: 'P3 Psycanti Practitioner', on: [{ card: 'O1 Illness', by: 2 }] };
test('F2 Lesser Healing Field: discards an illness that another player has played against the fleet, and no injury', () => {
  const t = at('F2 Lesser Healing Field', {}, { fleet: [{ card: HULK, on: [ILL] }] });
  t.act(1, 'use', 'F2 Lesser Healing Field', 2);
  expect([t.inPlay('O1 Illness'), t.pile(2, 'discard')]).toEqual([false, ['O1 Illness']]);
  const mad = { fleet: [{ card: HULK, on: [{ card: PORTER, on: [{ card: WOUND, by: 2 }] }] }] };
  expect(refused('F2 Lesser Healing Field', 2, [SYSTEM], mad)).toBe('ge/crucial-rules/1');
  const any = at('F2 Lesser Healing Field', {}, mad).act(1, 'use', 'F2 Lesser Healing Field', 3);
  expect(any.inPlay(WOUND)).toBe(false);
  // those that it has played itself stay
  const own = [{ card: HULK, on: [{ card: PORTER, on: [{ card: WOUND, by: 1 }] }] }];
  expect(refused('F2 Lesser Healing Field', 3, own)).toBe('ge/crucial-rules/1');
});

test('F7 Healing Field: discards an ability that another player has played against the fleet', () => {
  const agent = (by: number) => ({
    fleet: [{ card: HULK, on: [{ card: PORTER, on: [{ card: 'A6 Double Agent', by }] }] }],
  });
  const t = at('F7 Healing Field', {}, agent(2)).act(1, 'use', 'F7 Healing Field', 3);
  expect(t.inPlay('A6 Double Agent')).toBe(false);
  expect(refused('F7 Healing Field', 3, [SYSTEM], agent(1))).toBe('ge/crucial-rules/1');
});

// F3 Field of Minor Wilding

test('F3 Field of Minor Wilding: damages all shields of a card', () => {
  const t = use('F3 Field of Minor Wilding', 0, [{ card: SYSTEM, on: [OUTPOST] }, HULK]);
  expect([hurt(t, OUTPOST), t.shields(OUTPOST)]).toEqual([[4, 0], 0]);
  expect(refused('F3 Field of Minor Wilding', 0)).toBe('ge/crucial-rules/1');
});

const STRONG = 'E11 Test Anvil';
testCard({ title: 'Test Anvil', types: ['E'], strength: 11, passive: true });
for (const [field, i] of [
  ['F3 Field of Minor Wilding', 1],
  ['F6 Techno-Field', 2],
] as const) {
  test(`${field}: discards equipment of another player that is no stronger than its user`, () => {
    const t = use(field, i, [SYSTEM, { card: HULK, on: [STRONG, REPAIR] }]);
    expect([t.on(HULK), t.pile(2, 'discard')]).toEqual([[STRONG], [REPAIR]]);
    expect(refused(field, i, [SYSTEM], { fleet: [{ card: HULK, on: [REPAIR] }] })).toBe('ge/crucial-rules/1');
  });
}

test('F3 Field of Minor Wilding: a ship or base of its player protects the Psy Network for a complete turn', () => {
  const t = at('F3 Field of Minor Wilding', {}, { fleet: [HULK] }).act(1, 'use', 'F3 Field of Minor Wilding', 2);
  const psyGone = () => discard(t.s, t.id(MASTER), 'discarded', 1);
  t.untilPhase('play A', 2);
  expect(protectors(t.s, 0)).toEqual([MASTER, HULK].map(x => t.id(x)));
  // what the psy has activated stops with it (ge/psy-rules/19)
  psyGone();
  expect(t.protected(1)).toBe(false);
});

test('F3 Field of Minor Wilding: discards a cyber mage no stronger than its user', () => {
  const t = use('F3 Field of Minor Wilding', 3, [SYSTEM, { card: HULK, on: ['C6 Cyber Mage', PORTER] }]);
  expect(t.on(HULK)).toEqual([PORTER]);
  expect(refused('F3 Field of Minor Wilding', 3, [SYSTEM, { card: HULK, on: [PORTER] }])).toBe('ge/crucial-rules/1');
});

for (const [i, n] of [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
] as const) {
  test(`F3 Field of Power: function ${i} gives its user ${n} more psy damage, and no other psy`, () => {
    const t = withField('F3 Field of Power', [ready(SEER), 'P9 Visonic Sub-Master']);
    t.act(1, 'use', 'F3 Field of Power', i);
    expect([SEER, SUB].map(x => firepowerOf(t, x))).toEqual([2 + n, 5]);
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect(t.s.lasting).toEqual([]);
  });
}

// F4 Psycanti Field and F4 Visonic Field

for (const [field, user] of [
  ['F4 Psycanti Field', 'P3 Psycanti Practitioner'],
  ['F4 Visonic Field', SEER],
] as const) {
  test(`${field}: a psy that is stronger than its user does not protect its Psy Network`, () => {
    const t = withField(field, [ready(user)], {
      empire: 'Visonic',
      fleet: [{ card: SYSTEM, on: [SUB, 'P2 Visonic Apprentice'] }],
    });
    expect(protectors(t.s, 1)).toHaveLength(2);
    t.act(1, 'use', field, 0);
    expect(protectors(t.s, 1)).toEqual([t.id('P2 Visonic Apprentice')]);
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect(protectors(t.s, 1)).toHaveLength(2);
    const weak = withField(field, [ready(user)], { fleet: [{ card: SYSTEM, on: ['P2 Visonic Apprentice'] }] });
    expect(weak.refuses(1, 'use', field, 0)).toBe('ge/crucial-rules/1');
  });
}

test('F4 Psycanti Field: damage to a ship or base, to terrain too, and as strong as its user to a psy without shields', () => {
  expect(hurt(use('F4 Psycanti Field', 1, [SYSTEM, HULK], HULK), HULK)).toEqual([0, 1]);
  const t = at('F4 Psycanti Field', { fleet: [SYSTEM, HULK, { card: 'T9 Gas Giant', on: [OUTPOST] }] });
  t.act(1, 'use', 'F4 Psycanti Field', 1);
  expect(t.offers(1, 'card', SYSTEM)).toBe(false);
  t.pick(1, OUTPOST).act(1, 'use', 'F4 Psycanti Field', 2).pick(1, 'T9 Gas Giant');
  expect([hurt(t, OUTPOST), hurt(t, 'T9 Gas Giant')]).toEqual([
    [1, 0],
    [0, 4],
  ]);
  const psys = (...more: CardPlace[]) =>
    at('F4 Psycanti Field', { fleet: [{ card: SYSTEM, on: [HUGE_PSY, { card: OUTPOST, on: [SUB] }] }, ...more] });
  const stream = psys().act(1, 'use', 'F4 Psycanti Field', 3);
  expect([HUGE_PSY, SUB, OUTPOST, SYSTEM].map(x => stream.offers(1, 'card', x))).toEqual([true, false, true, false]);
  stream.pick(1, HUGE_PSY);
  expect(hurt(stream, HUGE_PSY)).toEqual([0, 10]);
});
const HUGE_PSY = 'P12 Test Colossus';
testCard({
  title: 'Test Colossus',
  types: ['P'],
  strength: 12,
  empire: 'Visonic',
  disciplines: [{ of: 'Visonic', count: 3, cost: 'research' }],
});

for (const [i, n] of [
  [1, 1],
  [2, 3],
  [3, 12],
] as const) {
  test(`F4 Visonic Field: function ${i}: its user ignores the first ${n} damage that comes to it, and no more`, () => {
    const shot = (shots: number) => {
      const t = withField('F4 Visonic Field', [ready(HUGE_PSY)], { fleet: [SYSTEM, FLAGSHIP, FLAGSHIP] });
      t.act(1, 'use', 'F4 Visonic Field', i).untilPhase('weapons fire', 2);
      t.act(2, 'fire', HUGE_PSY).pick(2, ...Array<string>(shots).fill(FLAGSHIP));
      return t;
    };
    expect(hurt(shot(n), HUGE_PSY)).toEqual([0, 0]);
    const t = withField('F4 Visonic Field', [ready(HUGE_PSY)], {}).act(1, 'use', 'F4 Visonic Field', i);
    expect(neededFor(t.s, t.id(HUGE_PSY))).toBe(12 + n);
    expect(hurt(shot(n + 2), HUGE_PSY)).toEqual([0, 2]);
    expect(shot(n).s.lasting.map(x => x.rule)).toEqual(['ge:psy function in use']);
  });
}

// F6 Techno-Field

test('F6 Techno-Field: the psy damage of its user goes past the shields of one card', () => {
  const t = use('F6 Techno-Field', 0, [SYSTEM, DESTROYER, 'S9 Argonian Battleship'], 'S9 Argonian Battleship');
  const past = psyDamageTo(t, 'S9 Argonian Battleship');
  expect([past, hurt(t, 'S9 Argonian Battleship')[0]]).toEqual([8, 0]);
  const other = use('F6 Techno-Field', 0, [SYSTEM, DESTROYER, 'S9 Argonian Battleship'], DESTROYER);
  psyDamageTo(other, 'S9 Argonian Battleship');
  expect(hurt(other, 'S9 Argonian Battleship')[0]).toBe(other.card('S9 Argonian Battleship').shieldDamage);
  expect(other.shields('S9 Argonian Battleship')).toBe(0);
});

test('F6 Techno-Field: an equipment has no effect for a complete turn', () => {
  const t = use('F6 Techno-Field', 1, [SYSTEM, { card: HULK, on: [REPAIR] }]);
  expect(works(t.s, t.id(REPAIR))).toBe(false);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(works(t.s, t.id(REPAIR))).toBe(true);
  expect(refused('F6 Techno-Field', 1)).toBe('ge/crucial-rules/1');
});

test('F6 Techno-Field: damages a unit of another player down to 1 strength, past its shields', () => {
  const t = use('F6 Techno-Field', 3, [SYSTEM, DESTROYER, { card: HULK, damage: 2 }], DESTROYER);
  expect([t.strength(DESTROYER), t.card(DESTROYER).shieldDamage, t.strength(HULK)]).toEqual([[4, 1], 0, [6, 4]]);
  expect(refused('F6 Techno-Field', 3, [SYSTEM], { fleet: [HULK] })).toBe('ge/crucial-rules/1');
});

// F8 Temporal Field

test('F8 Temporal Field: damages 2 shields of a card', () => {
  const t = use('F8 Temporal Field', 0, [{ card: SYSTEM, on: [OUTPOST] }]);
  expect([hurt(t, OUTPOST), t.shields(OUTPOST)]).toEqual([[2, 0], 2]);
  expect(refused('F8 Temporal Field', 0)).toBe('ge/crucial-rules/1');
});

test('F8 Temporal Field: a monster has no effect for a complete turn', () => {
  const t = use('F8 Temporal Field', 1, [SYSTEM, SPRITE]);
  expect(works(t.s, t.id(SPRITE))).toBe(false);
  t.untilPhase('play A', 2);
  expect(t.offers(2, 'use', SPRITE, 0)).toBe(false);
  expect(refused('F8 Temporal Field', 1)).toBe('ge/crucial-rules/1');
});

test('F8 Temporal Field: its user has psy damage equal to its strength for one target of any kind, but no Psy Network', () => {
  const there = (fleet: CardPlace[]) => use('F8 Temporal Field', 2, fleet);
  expect(psyDamageTo(there([SYSTEM, HUGE]), HUGE)).toBe(18);
  const t = there([SYSTEM]).untilPhase('weapons fire', 1).act(1, 'headquarters', 1).proposed();
  expect(t.hq(2)).toBe(8);
  t.leaveOpen();
});

test('F8 Temporal Field: a ship or psy does not protect the Sector HQ or Psy Network', () => {
  const t = use('F8 Temporal Field', 3, [{ card: SYSTEM, on: [SUB] }], SUB);
  expect(t.protected(2)).toBe(false);
  const ships = at('F8 Temporal Field', { empire: 'Tufor', fleet: [SYSTEM, HULK] })
    .act(1, 'use', 'F8 Temporal Field', 3)
    .pick(1, HULK);
  expect(ships.protected(2)).toBe(false);
  ships.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(ships.protected(2)).toBe(true);
  expect(at('F8 Temporal Field', { empire: 'Tufor', fleet: [SYSTEM, HULK] }).protected(2)).toBe(true);
});

// F9 Mind Field

for (const [i, card] of [
  [0, PORTER],
  [1, SPRITE],
] as const) {
  test(`F9 Mind Field: function ${i} disengages a ${i === 0 ? 'crew' : 'monster'} of another player for a complete turn`, () => {
    const t = use('F9 Mind Field', i, [{ card: SYSTEM, on: [PORTER] }, SPRITE]);
    expect([PORTER, SPRITE].map(x => works(t.s, t.id(x)))).toEqual([card !== PORTER, card !== SPRITE]);
    t.untilPhase('play A', 2);
    expect(works(t.s, t.id(card))).toBe(false);
    t.untilPhase('play A', 1).untilPhase('play A', 2);
    expect(works(t.s, t.id(card))).toBe(true);
    expect(refused('F9 Mind Field', i)).toBe('ge/crucial-rules/1');
  });
}

for (const [i, card] of [
  [2, 'B1 Personal Base'],
  [3, HULK],
] as const) {
  test(`F9 Mind Field: function ${i} keeps a ${i === 2 ? 'base' : 'ship'} of another player from being engaged in the next turn of that player`, () => {
    const t = use('F9 Mind Field', i, [{ card: SYSTEM, on: ['B1 Personal Base'] }, HULK]);
    expect(works(t.s, t.id(card))).toBe(true);
    t.untilPhase('play A', 2);
    expect(['B1 Personal Base', HULK].map(x => works(t.s, t.id(x)))).toEqual(
      ['B1 Personal Base', HULK].map(x => x !== card),
    );
    expect(refused('F9 Mind Field', i)).toBe('ge/crucial-rules/1');
  });
}

// F6 Field of Matter

const MATTER = 'F6 Field of Matter';
const CANNON = 'E2 Test Cannon';
testCard({ title: 'Test Cannon', types: ['E'], strength: 2, phasers: 2, passive: true });
const BARGE = 'S4 Test Barge';
testCard({ title: 'Test Barge', types: ['S'], strength: 4 });

test('F6 Field of Matter: moves an equipment of the fleet to another place of the fleet', () => {
  const t = at(MATTER, { fleet: [SYSTEM, HULK] }, { fleet: [{ card: BARGE, on: [CANNON] }, DESTROYER] });
  t.act(1, 'use', MATTER, 0);
  expect([t.under(CANNON), t.question]).toEqual([DESTROYER, 'play cards']);
  // without another place for it, or without equipment
  const alone = { fleet: [{ card: BARGE, on: [CANNON] }] };
  expect([refused(MATTER, 0, [SYSTEM], alone), refused(MATTER, 0, [{ card: HULK, on: [CANNON] }])]).toEqual([
    'ge/crucial-rules/1',
    'ge/crucial-rules/1',
  ]);
});

test('F6 Field of Matter: repairs 2 damage on a ship, base or equipment, and none on a psy or terrain', () => {
  const fleet: CardPlace[] = [
    { card: 'T9 Gas Giant', damage: 3 },
    { card: HULK, damage: 3, on: [{ card: CANNON, damage: 1 }] },
    { card: MOON, on: [{ card: SUB, damage: 3 }] },
  ];
  const t = at(MATTER, { fleet }).act(1, 'use', MATTER, 1);
  expect([HULK, CANNON, SUB, 'T9 Gas Giant'].map(x => t.offers(1, 'card', x))).toEqual([true, true, false, false]);
  t.pick(1, HULK);
  expect([t.card(HULK).damage, t.card(CANNON).damage]).toEqual([1, 1]);
  expect(refused(MATTER, 1, [{ card: 'T9 Gas Giant', damage: 3 }])).toBe('ge/crucial-rules/1');
});

const VEIN = 'T4 Test Vein';
testCard({ title: 'Test Vein', types: ['T'], strength: 4, makes: { ammunition: 4, energy: 3, economy: 1 } });
test('F6 Field of Matter: the points of a terrain become economy, 2 for 1, in the next Allocation Phase of its player', () => {
  const t = at(MATTER, {}, { fleet: [VEIN, BARGE] });
  t.act(1, 'use', MATTER, 2).pick(1, VEIN);
  expect([output(t, VEIN), output(t, MOON)]).toEqual([{ economy: 4 }, { supply: 2, energy: 1 }]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(output(t, VEIN)).toEqual({ economy: 4 });
  t.untilPhase('play A', 2);
  expect(output(t, VEIN)).toEqual({ economy: 4 });
  t.untilPhase('play A', 1);
  expect(output(t, VEIN)).toEqual({ ammunition: 4, energy: 3, economy: 1 });
  const other = at(MATTER, { fleet: [VEIN] })
    .act(1, 'use', MATTER, 2)
    .pick(1, VEIN);
  other.untilPhase('play A', 2);
  expect(output(other, VEIN)).toEqual({ economy: 4 });
  other.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(output(other, VEIN).energy).toBe(3);
});

test('F6 Field of Matter: borrows an equipment of another player until the Discard Phase', () => {
  const gun = { card: HULK, on: [CANNON] };
  const t = at(MATTER, { fleet: [SYSTEM, gun, DESTROYER] }, { fleet: [BARGE] }).act(1, 'use', MATTER, 3);
  expect([t.under(CANNON), t.card(CANNON).controller, firepowerOf(t, CANNON)]).toEqual([BARGE, 0, 2]);
  t.untilPhase('weapons fire', 1);
  expect(t.offers(1, 'fire', HULK)).toBe(true);
  t.untilPhase('discard', 1);
  expect([t.under(CANNON), t.card(CANNON).controller]).toEqual([HULK, 1]);
  // the psy that has borrowed it may be gone by then
  const lost = at(MATTER, { fleet: [SYSTEM, gun] }, { fleet: [BARGE] }).act(1, 'use', MATTER, 3);
  discard(lost.s, lost.id(MASTER));
  lost.untilPhase('play A', 2);
  expect([lost.under(CANNON), lost.card(CANNON).controller]).toEqual([HULK, 1]);
  // its place may be gone, too
  const homeless = at(MATTER, { fleet: [SYSTEM, gun] }, { fleet: [BARGE] }).act(1, 'use', MATTER, 3);
  discard(homeless.s, homeless.id(HULK));
  homeless.untilPhase('play A', 2);
  expect(homeless.pile(2, 'discard').sort()).toEqual([CANNON, HULK]);
  // no ship for it, and none but one's own
  expect([
    refused(MATTER, 3, [SYSTEM, gun]),
    refused(MATTER, 3, [SYSTEM], { fleet: [{ card: BARGE, on: [CANNON] }, DESTROYER] }),
  ]).toEqual(['ge/crucial-rules/1', 'ge/crucial-rules/1']);
});

// F8 Field of Chaos

const GIANT = 'T9 Gas Giant';
const CHAOS = 'F8 Field of Chaos';
const HOURGLASS = 'O1 Test Time Loop';
testCard(
  { title: 'Test Time Loop', types: ['O'], strength: 1 },
  { on: 'your fleet', effect: draw(1), after: 'discard' },
);
const NOTE = 'O1 Test Note';
testCard({ title: 'Test Note', types: ['O'], strength: 1 }, { on: 'your fleet', effect: draw(1), after: 'discard' });

test('F8 Field of Chaos: another player plays no time cards in the next turn, but all others', () => {
  const t = at(CHAOS, { hand: [HOURGLASS, NOTE] })
    .act(1, 'use', CHAOS, 0)
    .untilPhase('play A', 2);
  expect([t.refuses(2, 'play', HOURGLASS), t.offers(2, 'play', NOTE)]).toEqual(['ge/crucial-rules/1', true]);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.offers(2, 'play', HOURGLASS)).toBe(true);
});

test('F8 Field of Chaos: another player discards a card of the hand, and one without cards is no target', () => {
  const t = at(CHAOS, { hand: [HOURGLASS, NOTE] })
    .act(1, 'use', CHAOS, 1)
    .pick(2, NOTE);
  expect([t.pile(2, 'discard'), t.pile(2, 'hand')]).toEqual([[NOTE], [HOURGLASS]]);
  expect(refused(CHAOS, 1)).toBe('ge/crucial-rules/1');
});

const ATELIER = 'T5 Test Atelier';
testCard({ title: 'Test Atelier', types: ['T'], strength: 5, makes: { research: 1, economy: 3 } });
test('F8 Field of Chaos: in the next turn of each other player a card costs 1 research, given before all other points', () => {
  const hand = Array<string>(4).fill(NOTE);
  const t = at(CHAOS, { fleet: [ATELIER], hand }).act(1, 'use', CHAOS, 2);
  // its own player has allocated already
  expect(t.untilPhase('play B', 1).question).toBe('play cards');
  t.untilPhase('allocation', 2);
  expect(t.question).toBe('number');
  expect([2, 4, 5].map(n => t.offers(2, 'number', String(n)))).toEqual([true, true, false]);
  t.pick(2, '2');
  expect(output(t, ATELIER)).toEqual({ research: 1, economy: 3 });
  const { free, drained } = production(t.s, 1, works);
  expect([free.research - drained.research, free.economy - drained.economy]).toEqual([0, 2]);
  t.act(2, 'play', NOTE).act(2, 'play', NOTE);
  expect(t.refuses(2, 'play', NOTE)).toBe('ge/crucial-rules/1');
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.offers(2, 'play', NOTE)).toBe(true);
});

const CHANCE = 'L2 Test Windfall';
testCard(
  { title: 'Test Windfall', types: ['L'], strength: 2 },
  { on: 'your fleet', effect: draw(1), after: 'discard' },
);
const CHARM = 'L2 Test Charm';
testCard({ title: 'Test Charm', types: ['L'], strength: 2 }, { on: 'your fleet', lasts: 1 });
const DREGS = 'L3 Test Dregs';
testCard({ title: 'Test Dregs', types: ['L'], strength: 3 }, { on: 'your fleet', effect: draw(1), after: 'bottom' });
test('F8 Field of Chaos: luck cards that were played go back to the hand for a complete turn, and no other cards', () => {
  const t = at(CHAOS, { hand: [CHANCE, NOTE] }, { hand: [CHANCE, CHARM, NOTE, DREGS], plays: 9 });
  t.act(1, 'use', CHAOS, 3).act(1, 'play', CHANCE).act(1, 'play', NOTE).act(1, 'play', CHARM).act(1, 'play', DREGS);
  expect([t.pile(1, 'hand').includes(CHANCE), t.pile(1, 'discard')]).toEqual([true, [NOTE, DREGS]]);
  // one that lies in play comes back, too; one that is discarded from the hand does not
  discard(t.s, t.id(CHARM));
  expect(t.pile(1, 'hand').includes(CHARM)).toBe(true);
  t.untilPhase('play A', 2).act(2, 'play', CHANCE);
  expect(t.pile(2, 'hand').includes(CHANCE)).toBe(true);
  t.untilPhase('discard', 2).pick(2, CHANCE);
  expect(t.pile(2, 'discard')).toContain(CHANCE);
  t.untilPhase('play A', 1).act(1, 'play', CHANCE);
  expect(t.pile(1, 'discard')[0]).toBe(CHANCE);
});

test('F8 Field of Chaos: cards cost research when a psy uses that function of its own, too', () => {
  const counter = defByName(CHAOS) * 10 + 3;
  const fleet = [{ card: GIANT, on: [{ card: 'P1 Visonic Muse', counter }] }];
  const t = play({ fleet }, { fleet: [ATELIER], hand: [NOTE, NOTE] }).act(1, 'use', 'P1 Visonic Muse', 0);
  t.untilPhase('allocation', 2).pick(2, '1').act(2, 'play', NOTE);
  expect(t.refuses(2, 'play', NOTE)).toBe('ge/crucial-rules/1');
});

test('F8 Field of Chaos: its functions end with the psy that uses them', () => {
  const t = at(CHAOS, { fleet: [ATELIER], hand: [NOTE] }, { hand: [CHANCE] });
  t.act(1, 'use', CHAOS, 2).act(1, 'use', CHAOS, 3);
  discard(t.s, t.id(MASTER));
  t.act(1, 'play', CHANCE);
  expect(t.pile(1, 'discard')).toContain(CHANCE);
  t.untilPhase('play A', 2);
  expect(t.offers(2, 'play', NOTE)).toBe(true);
});

// F7 Field of Death

const DEATH = 'F7 Field of Death';
/** Player 2 has the field and a psy that may use it once; player 1 fires at the fleet of player 2. */
const mourners = (points: number, fleet: readonly CardPlace[]): Table =>
  table({
    phase: 'weapons fire',
    seats: [
      { order: 'never', fleet: [FLAGSHIP, SYSTEM] },
      {
        empire: 'Psycanti',
        order: 'always',
        fleet: [{ card: MOON, on: [ready(MASTER, points, 0), DEATH] }, ...fleet],
      },
    ],
  });
const manned: CardPlace = { card: HULK, on: [PORTER, { card: 'C4 Boarding Party', on: ['A2 Hand-Held Weapon'] }] };

test('F7 Field of Death: in reaction one crew of a lost ship goes to hand, for a point of the psy', () => {
  const t = fire(mourners(1, [manned]), FLAGSHIP, HULK, 6);
  while (!t.offers(2, 'respond', DEATH)) t.pass(2);
  t.act(2, 'respond', DEATH).pick(2, 'C4 Boarding Party').pass(2);
  expect([t.pile(2, 'hand'), t.inPlay(HULK), t.card(MASTER).given.slice(-2)]).toEqual([
    ['C4 Boarding Party'],
    false,
    [0, 0],
  ]);
  expect(t.pile(2, 'discard').sort()).toEqual(['A2 Hand-Held Weapon', PORTER, HULK]);
});

test('F7 Field of Death: saves a dragon and a psy, once in a complete turn, and no ship without crew', () => {
  const offered = (t: Table) => {
    while (t.question === 'respond' && !t.offers(2, 'respond', DEATH)) t.pass(2);
    return t.question === 'respond';
  };
  const t = fire(mourners(2, [SWIFT, { card: 'T9 Gas Giant', on: [SEER] }]), FLAGSHIP, SWIFT, 4);
  expect(offered(t)).toBe(true);
  t.act(2, 'respond', DEATH);
  expect([t.pile(2, 'hand'), t.inPlay(SWIFT)]).toEqual([[SWIFT], false]);
  fire(t, FLAGSHIP, SEER, 4);
  expect([offered(t), t.pile(2, 'discard')]).toEqual([false, [SEER]]);
  expect(offered(fire(mourners(2, [HULK]), FLAGSHIP, HULK, 6))).toBe(false);
  expect(offered(fire(mourners(0, [SWIFT]), FLAGSHIP, SWIFT, 4))).toBe(false);
  const seer = fire(mourners(1, [{ card: 'T9 Gas Giant', on: [SEER] }]), FLAGSHIP, SEER, 4);
  expect(offered(seer)).toBe(true);
  seer.act(2, 'respond', DEATH);
  expect(seer.pile(2, 'hand')).toEqual([SEER]);
  // it is no function for a Play Cards Phase
  expect(refused(DEATH, 0, [SYSTEM], { fleet: [manned] })).toBe('ge/crucial-rules/1');
});

test('F7 Field of Death: 2 damage to a monster or dragon, whatever destroys the monster, and none to a ship', () => {
  const t = at(DEATH, { fleet: [HULK, SWIFT, SPRITE] }).act(1, 'use', DEATH, 1);
  expect([HULK, SWIFT, SPRITE].map(x => t.offers(1, 'card', x))).toEqual([false, true, true]);
  t.pick(1, SPRITE);
  expect(t.pile(2, 'discard')).toEqual([SPRITE]);
  expect(use(DEATH, 1, [HULK, SWIFT]).card(SWIFT).damage).toBe(2);
  expect(refused(DEATH, 1, [HULK])).toBe('ge/crucial-rules/1');
});

test('F7 Field of Death: a ship takes twice the damage of one volley, and the next one is as ever', () => {
  const t = at(DEATH, { fleet: [HUGE, 'T9 Gas Giant'] }, { fleet: [FLAGSHIP] }).act(1, 'use', DEATH, 2);
  expect(t.offers(1, 'card', 'T9 Gas Giant')).toBe(false);
  t.pick(1, HUGE);
  t.untilPhase('weapons fire', 1).act(1, 'fire', HUGE).pick(1, FLAGSHIP, FLAGSHIP, FLAGSHIP);
  expect([t.card(HUGE).damage, t.s.lasting.length]).toEqual([6, 1]);
  t.untilPhase('play A', 2).untilPhase('weapons fire', 1);
  t.act(1, 'fire', HUGE).pick(1, FLAGSHIP, FLAGSHIP, FLAGSHIP);
  expect(t.card(HUGE).damage).toBe(9);
  expect(refused(DEATH, 2, ['T9 Gas Giant'])).toBe('ge/crucial-rules/1');
});

test('F7 Field of Death: uses the functions of the crew nearest the top of the discard pile, which goes beneath it', () => {
  const piled = (discards: string[]) => at(DEATH, {}, { discard: discards, fleet: [HULK] });
  const t = piled([REPAIR, PORTER, 'C4 Boarding Party', MOON]).act(1, 'use', DEATH, 3);
  expect(t.under(PORTER)).toBe(MOON);
  t.act(1, 'use', PORTER, 0);
  expect([t.size(1, 'hand'), t.pile(1, 'discard')]).toEqual([1, [REPAIR, 'C4 Boarding Party', MOON, PORTER]]);
  const none = piled([REPAIR, PORTER]).act(1, 'use', DEATH, 3).pass(1);
  expect([none.size(1, 'hand'), none.pile(1, 'discard')]).toEqual([0, [REPAIR, PORTER]]);
  expect(piled([REPAIR]).refuses(1, 'use', DEATH, 3)).toBe('ge/crucial-rules/1');
});

// F5 Stellar Field, F9 Interstellar Field

const STELLAR = 'F5 Stellar Field';
const INTERSTELLAR = 'F9 Interstellar Field';
const CLIFFS = 'F4 Terrain Field';
const STAR = 'T5 Star';
const SATELLITE = 'T1 Captured Satellite';
const DWARF = 'T4 Test White Dwarf';
testCard({ title: 'Test White Dwarf', types: ['T'], strength: 4 });
/** A star, a vein and a satellite are one terrain of strength 10. */
const cluster = (damage = 0, ...on: readonly CardPlace[]): CardPlace => ({
  card: STAR,
  damage,
  on: [VEIN, SATELLITE, ...on],
});
const CARDS = [STAR, VEIN, SATELLITE];
const damages = (t: Table) => CARDS.map(x => (t.inPlay(x) ? t.card(x).damage : 'gone'));
/** The master may use three functions of this field and of the Terrain Field. */
const stars = (field: string, fleet: readonly CardPlace[], one: readonly CardPlace[] = []): Table =>
  withField(field, [ready(MASTER, 2, 1)], { fleet }, { fleet: [{ card: 'T6 System', on: [CLIFFS] }, ...one] });

for (const [field, more, others] of [
  [STELLAR, [DWARF], [SYSTEM, 'T3 Brown Dwarf', GIANT, HULK]],
  [INTERSTELLAR, [SYSTEM], [DWARF, GIANT, HULK]],
] as const) {
  test(`${field}: card damage halves what is left of a star or ${more[0]}, without the fraction, and of no other terrain`, () => {
    const t = stars(field, [{ card: STAR, damage: 1 }, ...more, ...others]).act(1, 'use', field, 0);
    expect([STAR, ...more, ...others].map(x => t.offers(1, 'card', x))).toEqual([
      true,
      ...more.map(() => true),
      ...others.map(() => false),
    ]);
    t.pick(1, STAR);
    expect(t.card(STAR).damage).toBe(3);
    const whole = stars(field, [cluster(1), ...more])
      .act(1, 'use', field, 0)
      .pick(1, STAR);
    expect(damages(whole)).toEqual([5, 0, 0]);
  });

  test(`${field}: the cards of combined terrain are damaged one by one for a complete turn`, () => {
    const before = stars(field, [cluster()]).act(1, 'use', CLIFFS, 1);
    expect(CARDS.map(x => before.offers(1, 'card', x))).toEqual([true, false, false]);
    before.pick(1, STAR);
    expect(damages(before)).toEqual([5, 0, 0]);

    const t = stars(field, [cluster()]).act(1, 'use', field, 1).act(1, 'use', CLIFFS, 0);
    expect(CARDS.map(x => t.offers(1, 'card', x))).toEqual([true, true, true]);
    t.pick(1, VEIN);
    expect([damages(t), t.strength(STAR), t.strength(VEIN)]).toEqual([
      [0, 2, 0],
      [10, 5],
      [4, 2],
    ]);
    t.act(1, 'use', CLIFFS, 1).pick(1, VEIN);
    expect([damages(t), t.under(SATELLITE), t.strength(STAR)]).toEqual([[0, 'gone', 0], STAR, [6, 5]]);
    // afterwards it is damage to the whole
    const later = stars(field, [cluster()]).act(1, 'use', field, 1).act(1, 'use', CLIFFS, 0).pick(1, VEIN);
    later.untilPhase('play A', 2);
    expect(damages(later)).toEqual([0, 2, 0]);
    later.untilPhase('play A', 1);
    expect([damages(later), later.strength(STAR)]).toEqual([
      [2, 0, 0],
      [10, 8],
    ]);
  });

  test(`${field}: earlier damage is divided as the cards separate; each card that stays keeps a point`, () => {
    const after = (damage: number) => damages(stars(field, [cluster(damage)]).act(1, 'use', field, 1));
    expect([0, 3, 7, 8, 9].map(after)).toEqual([
      [0, 0, 0],
      [3, 0, 0],
      [4, 3, 0],
      [4, 3, 'gone'],
      [4, 'gone', 'gone'],
    ]);
    // it comes together again when the psy has gone
    const t = stars(field, [cluster(7)]).act(1, 'use', field, 1);
    discard(t.s, t.id(MASTER));
    t.untilPhase('play B', 1);
    expect([damages(t), t.strength(STAR)]).toEqual([
      [7, 0, 0],
      [10, 3],
    ]);
  });

  test(`${field}: what lies on the lowest card of combined terrain stays with the rest when that card is destroyed`, () => {
    const t = stars(field, [cluster(0, { card: OUTPOST, on: [PORTER] }, HULK)]);
    t.act(1, 'use', field, 1).act(1, 'use', CLIFFS, 1).pick(1, STAR);
    expect([damages(t), t.under(VEIN), t.strength(VEIN)]).toEqual([['gone', 0, 0], '', [5, 4]]);
    expect([OUTPOST, HULK, SATELLITE].map(x => t.under(x))).toEqual([VEIN, VEIN, VEIN]);
    expect(t.pile(2, 'discard')).toEqual([STAR]);
  });

  test(`${field}: the psy damage of its user harms terrain, one by one if its cards are separate, and no other psy damage does`, () => {
    const giant = () => stars(field, [GIANT, MOON], [{ card: HULK, on: [SUB] }]);
    expect(giant().untilPhase('weapons fire', 1).refuses(1, 'fire', GIANT)).toBe('ge/terrain/2');
    const t = giant().act(1, 'use', field, 3).untilPhase('weapons fire', 1).act(1, 'fire', GIANT);
    t.pick(1, ...Array<string>(8).fill(MASTER), ...Array<string>(5).fill(SUB));
    // damage by weapons can be repaired
    expect([t.card(GIANT).damage, t.card(GIANT).lasting]).toEqual([8, 0]);
    const parts = stars(field, [cluster()])
      .act(1, 'use', field, 1)
      .act(1, 'use', field, 3)
      .untilPhase('weapons fire', 1);
    expect(CARDS.map(x => parts.offers(1, 'fire', x))).toEqual([true, true, true]);
    parts.act(1, 'fire', VEIN).pick(1, ...Array<string>(4).fill(MASTER));
    parts.act(1, 'fire', STAR).pick(1, ...Array<string>(4).fill(MASTER));
    expect(damages(parts)).toEqual([4, 'gone', 0]);
    // a base protects all cards of its terrain
    const covered = stars(field, [cluster(0, OUTPOST)])
      .act(1, 'use', field, 1)
      .act(1, 'use', field, 3);
    expect(covered.untilPhase('weapons fire', 1).refuses(1, 'fire', VEIN)).toBe('ge/base/2');
  });
}

test('F5 Stellar Field: stops the points of a star for a complete turn, and not of terrain combined with it', () => {
  const t = stars(STELLAR, [cluster(), SYSTEM]).act(1, 'use', STELLAR, 2);
  expect(output(t, STAR)).toEqual({ energy: 3, ammunition: 4, economy: 1, supply: 1 });
  t.untilPhase('play A', 2);
  expect(output(t, STAR).energy).toBe(3);
  t.untilPhase('play A', 1);
  expect(output(t, STAR).energy).toBe(8);
  const alone = stars(STELLAR, [STAR]).act(1, 'use', STELLAR, 2);
  expect(output(alone, STAR)).toEqual({});
  // a star that has combined with another
  const twins = stars(STELLAR, [{ card: 'T10 Super-Massive Star', on: [STAR] }])
    .act(1, 'use', STELLAR, 2)
    .pick(1, STAR);
  expect(output(twins, 'T10 Super-Massive Star')).toEqual({ energy: 10 });
  expect(stars(STELLAR, [SYSTEM, GIANT]).refuses(1, 'use', STELLAR, 2)).toBe('ge/crucial-rules/1');
});

test('F9 Interstellar Field: stops all points of a system or of combined terrain for a complete turn', () => {
  const fleet = [cluster(), 'T4 Forming System', GIANT, DWARF];
  const t = stars(INTERSTELLAR, fleet).act(1, 'use', INTERSTELLAR, 2);
  expect([STAR, VEIN, 'T4 Forming System', GIANT].map(x => t.offers(1, 'card', x))).toEqual([true, false, true, false]);
  t.pick(1, STAR);
  expect([output(t, STAR), output(t, 'T4 Forming System')]).toEqual([{}, { supply: 1, energy: 3 }]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(output(t, STAR).ammunition).toBe(4);
  const system = stars(INTERSTELLAR, fleet).act(1, 'use', INTERSTELLAR, 2).pick(1, 'T4 Forming System');
  expect(output(system, 'T4 Forming System')).toEqual({});
});
