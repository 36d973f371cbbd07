import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { drawsOf } from '../../../src/rules/turn/draw-phase.ts';
import { anyDeed, damage, draw, ofOthers, strength, that, type, unit } from '../../../src/words/index.ts';
import { PSYCANTI, VISONIC } from '../../expansion-cards.ts';
import { against, BATTLESHIP, battle, CUTTER, DESTROYER, FRIGATE, fire, output, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const MOON = 'T3 Moon';
const STAR = 'T5 Star';
const ENGINEER = 'C2 Engineer';

/** A psy that uses Visonic fields, and a field that harms units, psys, or nothing. */
const ACOLYTE = 'P4 Test Acolyte';
testCard({
  title: 'Test Acolyte',
  types: ['P'],
  strength: 4,
  empire: 'Visonic',
  disciplines: [{ of: 'Visonic', count: 2, cost: 'energy' }],
});
const WRATH = 'F2 Test Wrath';
testCard(
  {
    title: 'Test Wrath',
    types: ['F'],
    strength: 2,
    disciplinesOf: ['Visonic'],
    fieldFunctions: [{ from: 1 }, { from: 1 }, { from: 1 }],
  },
  {
    functions: [
      { target: { goal: that(unit, ofOthers) }, effect: damage('goal', 2) },
      { target: { goal: that(type('P'), ofOthers) }, effect: damage('goal', 3) },
      { effect: draw(strength('psyUser')) },
    ],
    names: { goal: 'that card', psyUser: 'the psy' },
  },
);
const acolyte: CardPlace = { card: ACOLYTE, given: [...Array<number>(12).fill(0), 2] };
/** Player 1 has an acolyte and the field; player 2 is asked. */
const attack = (two: SeatPosition): Table =>
  play({ fleet: [{ card: MOON, on: [acolyte, WRATH] }] }, { order: 'always', ...two });

// Psys

test('O2 Psy Mutation: the strength of a psy being of another player drops to 1 for good', () => {
  const t = against('O2 Psy Mutation', [{ card: MOON, on: [VISONIC] }]);
  t.act(1, 'play', 'O2 Psy Mutation');
  expect([t.strength(VISONIC), t.inPlay('O2 Psy Mutation')]).toEqual([[1, 1], false]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.strength(VISONIC)).toEqual([1, 1]);
});

test('O2 Psy Mutation: goes on no crew, and on no psy of the own fleet', () => {
  expect(against('O2 Psy Mutation', [{ card: MOON, on: [ENGINEER] }]).refuses(1, 'play', 'O2 Psy Mutation')).toBe(
    'ge/playing-on/1',
  );
  const own = play({ fleet: [{ card: MOON, on: [VISONIC] }], hand: ['O2 Psy Mutation'] });
  expect(own.refuses(1, 'play', 'O2 Psy Mutation')).toBe('ge/playing-on/1');
});

test('O2 Visonic Interference: cancels a psy function that is aimed at the fleet', () => {
  const t = attack({ fleet: [MOON, CUTTER], hand: ['O2 Visonic Interference'] });
  t.act(1, 'use', WRATH, 0).act(2, 'respond', 'O2 Visonic Interference');
  expect([t.card(CUTTER).shieldDamage, t.pile(2, 'discard')]).toEqual([0, ['O2 Visonic Interference']]);
});

test('O2 Visonic Interference: answers no function that is aimed at nothing', () => {
  const t = attack({ fleet: [MOON, CUTTER], hand: ['O2 Visonic Interference'] }).act(1, 'use', WRATH, 2);
  expect(t.offers(2, 'respond', 'O2 Visonic Interference')).toBe(false);
  t.pass(2);
  expect(t.size(1, 'hand')).toBe(4);
});

for (const [name, strong] of [
  ['O3 Mind Turning', 3],
  ['O5 Mind Turning', 5],
] as const)
  test(`${name}: negates a function that a psy being of strength ${strong} or less has used`, () => {
    const t = attack({ fleet: [MOON, CUTTER], hand: [name] }).act(1, 'use', WRATH, 0);
    expect(t.offers(2, 'respond', name)).toBe(strong >= 4);
    if (strong < 4) t.pass(2);
    else t.act(2, 'respond', name);
    expect(t.card(CUTTER).shieldDamage).toBe(strong >= 4 ? 0 : 2);
    const weak = play(
      { fleet: [{ card: MOON, on: [{ ...(acolyte as object), card: 'P2 Test Pupil' }, WRATH] }] },
      { fleet: [MOON, CUTTER], hand: [name], order: 'always' },
    );
    weak.act(1, 'use', WRATH, 0).act(2, 'respond', name);
    expect(weak.card(CUTTER).shieldDamage).toBe(0);
  });
testCard({
  title: 'Test Pupil',
  types: ['P'],
  strength: 2,
  disciplines: [{ of: 'Visonic', count: 2, cost: 'energy' }],
});

const DECEPTION = 'O3 Psycanti Deception';
test(`${DECEPTION}: cancels a volley at a psy, which moves to another location`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [{ card: MOON, on: [PSYCANTI] }, STAR], hand: [DECEPTION] });
  fire(t, DESTROYER, PSYCANTI, 3).act(2, 'respond', DECEPTION);
  expect([t.under(PSYCANTI), t.card(PSYCANTI).damage]).toEqual([STAR, 0]);
});

test(`${DECEPTION}: cancels a psy function at a psy`, () => {
  const t = attack({ fleet: [{ card: MOON, on: [VISONIC] }, STAR], hand: [DECEPTION] });
  t.act(1, 'use', WRATH, 1).act(2, 'respond', DECEPTION);
  expect([t.under(VISONIC), t.card(VISONIC).damage]).toEqual([STAR, 0]);
});

test(`${DECEPTION}: does not answer what is aimed at a ship`, () => {
  const t = attack({ fleet: [{ card: MOON, on: [VISONIC] }, STAR, CUTTER], hand: [DECEPTION] });
  t.act(1, 'use', WRATH, 0);
  expect(t.offers(2, 'respond', DECEPTION)).toBe(false);
  if (t.question === 'respond') t.pass(2);
});

const SOOTHING = 'O6 Psionic Soothing';
test(`${SOOTHING}: removes all damage from a psy being, and points applied to it`, () => {
  const t = play({ fleet: [{ card: MOON, on: [{ card: VISONIC, damage: 3, applied: 2 }] }], hand: [SOOTHING] });
  t.act(1, 'play', SOOTHING);
  expect([t.card(VISONIC).damage, t.card(VISONIC).applied, t.inPlay(SOOTHING)]).toEqual([0, 0, false]);
});

test(`${SOOTHING}: in reaction to anything, and before a psy being is lost`, () => {
  const t = battle(
    { fleet: [DESTROYER, CUTTER] },
    { fleet: [{ card: MOON, on: [{ card: VISONIC, damage: 2 }] }, FRIGATE], hand: [SOOTHING] },
  );
  fire(t, DESTROYER, FRIGATE, 1).act(2, 'respond', SOOTHING);
  expect(t.card(VISONIC).damage).toBe(0);
  const lost = battle(
    { fleet: [DESTROYER] },
    { fleet: [{ card: MOON, on: [{ card: VISONIC, damage: 2 }] }], hand: [SOOTHING], order: 'loss' },
  );
  fire(lost, DESTROYER, VISONIC, 2).pass(2).act(2, 'respond', SOOTHING);
  expect([lost.inPlay(VISONIC), lost.card(VISONIC).damage]).toEqual([true, 0]);
});

test(`${SOOTHING}: needs a psy being that is hurt`, () => {
  const t = play({ fleet: [{ card: MOON, on: [VISONIC, { card: ENGINEER, damage: 1 }] }], hand: [SOOTHING] });
  expect(t.refuses(1, 'play', SOOTHING)).toBe('ge/playing-on/1');
});

const BURNOUT = 'O8 Illness - Psychic Burnout';
test(`${BURNOUT}: the psy is disengaged and does not protect the Psy Network, until 8 research is applied`, () => {
  const t = against(BURNOUT, [{ card: MOON, on: [VISONIC] }]);
  t.s.seats[1] = { ...t.s.seats[1]!, empire: 'Visonic' };
  expect(t.protected(2)).toBe(true);
  t.act(1, 'play', BURNOUT);
  expect([t.engaged(VISONIC), t.protected(2)]).toEqual([false, false]);
  const ill: CardPlace = { card: VISONIC, engaged: false, on: [{ card: BURNOUT, by: 1, applied: 6 }] };
  const labs = table({
    phase: 'allocation',
    active: 2,
    seats: [{ order: 'never' }, { fleet: [{ card: MOON, on: [ill] }, 'T6 Comet'], order: 'never' }],
  });
  labs.allocate(2, { give: [[BURNOUT, 'apply', 2]] });
  expect(labs.inPlay(BURNOUT)).toBe(false);
});

test(`${BURNOUT}: goes on psys alone, and less research leaves it there`, () => {
  expect(against(BURNOUT, [{ card: MOON, on: [ENGINEER] }]).refuses(1, 'play', BURNOUT)).toBe('ge/playing-on/1');
});

const TRANCE = 'O6 Hypnotic Trance';
const READER = 'C2 Test Clairvoyant';
testCard(
  { title: 'Test Clairvoyant', types: ['C'], strength: 2, makes: { research: 3 } },
  {
    functions: [{ effect: draw(2) }],
    reactions: [{ on: anyDeed, from: 'play', effect: draw(1) }],
    always: [{ k: 'card draws', n: 1 }],
  },
);
/** A trance of player 1, on a crew of player 2. */
const entranced = (two: SeatPosition = {}, trance: object = {}, more: object = {}): Table => {
  const { fleet = [], ...rest } = two;
  const crewman = { card: READER, on: [{ card: TRANCE, by: 1, ...trance }] };
  return table({
    ...more,
    seats: [
      { order: 'never', fleet: [DESTROYER, MOON], hand: ['O2 Gold Vein'] },
      { order: 'never', ...rest, fleet: [{ card: CUTTER, on: [crewman] }, MOON, ...fleet] },
    ],
  });
};

test(`${TRANCE}: in the turns of its player the crew functions for that player, and at no other time for anybody`, () => {
  const t = entranced();
  expect(drawsOf(t.s, 1)).toBe(2);
  t.act(1, 'use', READER, 0);
  expect([t.size(1, 'hand'), t.size(2, 'hand'), t.refuses(1, 'use', READER, 0)]).toEqual([
    3,
    0,
    'ge/card-actions-limit/1',
  ]);
  t.untilPhase('play A', 2);
  expect(t.refuses(2, 'use', READER, 0)).toBe('ge/crucial-rules/1');
  t.untilPhase('play A', 1);
  expect(t.offers(1, 'use', READER, 0)).toBe(true);
});

test(`${TRANCE}: the crew does not react for its own player`, () => {
  const t = entranced({ order: 'always', hand: ['O1 Test Echo'] })
    .act(1, 'play', 'O2 Gold Vein')
    .pick(1, MOON);
  expect([t.offers(2, 'respond', 'O1 Test Echo'), t.offers(2, 'respond', READER)]).toEqual([true, false]);
  t.pass(2);
  expect(t.size(2, 'hand')).toBe(1);
});
testCard(
  { title: 'Test Echo', types: ['O'], strength: 1, reaction: true },
  { on: 'your fleet', reactions: [{ on: anyDeed, effect: draw(2) }], after: 'discard' },
);

test(`${TRANCE}: 12 research discard it, and so do 6 points of psy damage; less does not, nor do phasers`, () => {
  const research = (applied: number) => {
    const t = entranced({ fleet: ['T6 Comet'] }, { applied }, { phase: 'allocation', active: 2 });
    t.allocate(2, { give: [[TRANCE, 'apply', 2]] });
    return t.inPlay(TRANCE);
  };
  expect([research(9), research(10)]).toEqual([true, false]);
  const shot = (psys: readonly string[]) => {
    const t = entranced({ fleet: [{ card: MOON, on: psys }, BATTLESHIP] }, {}, { phase: 'weapons fire', active: 2 });
    t.act(2, 'fire', TRANCE).proposed();
    return t.inPlay(TRANCE) ? t.card(TRANCE).damage : 'gone';
  };
  expect([shot(['P9 Visonic Sub-Master']), shot(['P9 Psycanti Sub-Master'])]).toEqual([5, 'gone']);
  const ships = entranced({ fleet: [BATTLESHIP] }, {}, { phase: 'weapons fire', active: 2 });
  expect(ships.refuses(2, 'fire', TRANCE)).toBe('ge/crucial-rules/1');
});

test(`${TRANCE}: goes on no psy`, () => {
  expect(against(TRANCE, [{ card: MOON, on: [VISONIC] }]).refuses(1, 'play', TRANCE)).toBe('ge/playing-on/1');
  const t = against(TRANCE, [{ card: CUTTER, on: [READER] }]).act(1, 'play', TRANCE);
  expect(t.under(TRANCE)).toBe(READER);
});

test('O2 Field Transferal: moves a field of the fleet to another terrain without one', () => {
  const fleet: CardPlace[] = [{ card: MOON, on: [WRATH] }, STAR];
  const t = play({ fleet, hand: ['O2 Field Transferal'] });
  t.act(1, 'play', 'O2 Field Transferal');
  expect([t.under(WRATH), t.inPlay('O2 Field Transferal')]).toEqual([STAR, false]);
  const r = play(
    { fleet: [MOON, CUTTER], hand: ['O2 Gold Vein'] },
    { fleet, hand: ['O2 Field Transferal'], order: 'always' },
  );
  r.act(1, 'play', 'O2 Gold Vein').pick(1, r.id(MOON, 1)).act(2, 'respond', 'O2 Field Transferal');
  expect(r.under(WRATH)).toBe(STAR);
});

test('O2 Field Transferal: needs a terrain without a field', () => {
  const t = play({ fleet: [{ card: MOON, on: [WRATH] }], hand: ['O2 Field Transferal'] });
  expect(t.refuses(1, 'play', 'O2 Field Transferal')).toBe('ge/crucial-rules/1');
});

test('O8 Visonic Control Bore: 1 damage to the Sector HQ of another player for each Visonic psy, protected or not', () => {
  const t = play(
    { fleet: [{ card: MOON, on: [VISONIC, ACOLYTE, PSYCANTI] }], hand: ['O8 Visonic Control Bore', 'O2 Gold Vein'] },
    { fleet: [CUTTER] },
    { fleet: [CUTTER] },
  );
  t.act(1, 'play', 'O8 Visonic Control Bore').pick(1, '3');
  expect([t.hq(2), t.hq(3), t.pile(1, 'discard')]).toEqual([0, 2, ['O8 Visonic Control Bore']]);
});

test('O8 Visonic Control Bore: goes beneath the discard pile, and does nothing without a Visonic psy', () => {
  const t = play(
    { fleet: [{ card: MOON, on: [PSYCANTI] }], hand: ['O8 Visonic Control Bore'], discard: ['O2 Gold Vein'] },
    { fleet: [CUTTER] },
  );
  t.act(1, 'play', 'O8 Visonic Control Bore');
  expect([t.hq(2), t.pile(1, 'discard')]).toEqual([0, ['O2 Gold Vein', 'O8 Visonic Control Bore']]);
});

test('O9 Psycanti Conflagration: spreads damage as strong as all Psycanti of the fleet over ships, bases and psys of another', () => {
  const t = play(
    { fleet: [{ card: MOON, on: [PSYCANTI, PSYCANTI, VISONIC] }], hand: ['O9 Psycanti Conflagration'] },
    { fleet: [{ card: STAR, on: ['B1 Military Outpost', VISONIC] }, CUTTER] },
  );
  t.act(1, 'play', 'O9 Psycanti Conflagration');
  const hurt = (x: string | number) => t.card(x).damage + t.card(x).shieldDamage;
  const theirs = t.id(VISONIC, 2);
  expect([hurt('B1 Military Outpost') + hurt(theirs) + hurt(CUTTER), hurt(STAR), hurt(t.id(VISONIC, 1))]).toEqual([
    4, 0, 0,
  ]);
  expect(t.pile(1, 'discard')).toEqual(['O9 Psycanti Conflagration']);
});

// Illness and injury

const ILLNESS = 'O9 Illness';
const AUGMENTATION = 'O5 Parasitic Augmentation';
const DISPERSION = 'O6 Parasitic Dispersion';

test(`${AUGMENTATION}: the illness or injury that it is on is 5 stronger, and needs as much more research`, () => {
  const ailment = 'O3 Illness - Aldibrik Ailment';
  const t = against(AUGMENTATION, [
    { card: MOON, on: [{ card: ENGINEER, on: [{ card: ailment, by: 1, applied: 2 }] }] },
  ]);
  t.act(1, 'play', AUGMENTATION);
  expect([t.strength(ailment)[0], t.inPlay(ailment), t.under(AUGMENTATION)]).toEqual([8, true, ailment]);
  const r = play(
    { fleet: [MOON, CUTTER], hand: ['O2 Gold Vein'] },
    { fleet: [{ card: STAR, on: [{ card: ENGINEER, on: [ailment] }] }], hand: [AUGMENTATION], order: 'always' },
  );
  r.act(1, 'play', 'O2 Gold Vein').pick(1, MOON).act(2, 'respond', AUGMENTATION);
  expect(r.strength(ailment)[0]).toBe(8);
});

test(`${AUGMENTATION}: goes on nothing but illness and injury`, () => {
  const t = against(AUGMENTATION, [{ card: MOON, on: [ENGINEER, { card: 'O4 Entertaining Pastime', by: 1 }] }]);
  expect(t.refuses(1, 'play', AUGMENTATION)).toBe('ge/playing-on/1');
});

/** Player 2 has a crew with an illness, and three others. */
const CREW = ['C1 Bar Tender', 'C6 Spy', 'C4 Navigator'];
const clinic: CardPlace[] = [
  { card: MOON, on: [{ card: ENGINEER, engaged: false, on: [{ card: ILLNESS, by: 1, left: 9 }] }, ...CREW] },
];

test(`${DISPERSION}: an illness affects two more crew of that fleet, as long as it is there`, () => {
  const t = against(DISPERSION, clinic, { fleet: [{ card: STAR, on: ['C4 Science Officer'] }] });
  t.act(1, 'play', DISPERSION);
  expect(t.offered(1)).not.toContain('C4 Science Officer');
  t.pick(1, CREW[0]!).pick(1, CREW[1]!);
  expect(CREW.map(x => t.engaged(x))).toEqual([false, false, true]);
  t.untilPhase('play A', 2);
  expect(CREW.map(x => t.engaged(x))).toEqual([false, false, true]);
  t.untilPhase('discard', 1).act(1, 'fleet', DISPERSION).untilPhase('play A', 2);
  expect([t.engaged(ENGINEER), ...CREW.map(x => t.engaged(x))]).toEqual([false, true, true, true]);
});

test(`${DISPERSION}: may be played in reaction, and goes on no card but illness and injury of crew`, () => {
  const r = play(
    { fleet: [MOON, CUTTER], hand: ['O2 Gold Vein'], order: 'never' },
    { fleet: clinic, order: 'never' },
    { hand: [DISPERSION], order: 'always' },
  );
  r.act(1, 'play', 'O2 Gold Vein').pick(1, r.id(MOON, 1)).act(3, 'respond', DISPERSION).pick(3, CREW[2]!).pick(3);
  expect(CREW.map(x => r.engaged(x))).toEqual([true, true, false]);
  expect(against(DISPERSION, [{ card: MOON, on: CREW }]).refuses(1, 'play', DISPERSION)).toBe('ge/playing-on/1');
});

// Crew and terrain

test('O6 Desolation: all crew but one leaves a terrain; its player says who stays, and each player where their crew goes', () => {
  const t = against(
    'O6 Desolation',
    [{ card: MOON, on: [ENGINEER, 'C2 Doctor', { card: 'C1 Bar Tender', by: 1 }] }, STAR, { card: CUTTER, on: [] }],
    { fleet: ['T6 System'] },
  );
  t.act(1, 'play', 'O6 Desolation').pick(2, ENGINEER).pick(2, CUTTER);
  expect([ENGINEER, 'C2 Doctor', 'C1 Bar Tender'].map(x => t.under(x))).toEqual([MOON, CUTTER, 'T6 System']);
  expect(t.inPlay('O6 Desolation')).toBe(false);
});

test('O6 Desolation: goes on terrain with crew alone', () => {
  const t = against('O6 Desolation', [MOON, { card: CUTTER, on: [ENGINEER] }]);
  expect(t.refuses(1, 'play', 'O6 Desolation')).toBe('ge/playing-on/1');
});

test('O2 Comet Control: the comet stays when its turns are over', () => {
  const t = play({ fleet: [{ card: 'T2 Comet', left: 0 }], hand: ['O2 Comet Control', 'O2 Comet Control'] });
  t.act(1, 'play', 'O2 Comet Control').pick(1, 'It stays when its turns are over');
  // one is enough
  expect(t.refuses(1, 'play', 'O2 Comet Control')).toBe('ge/playing-on/1');
  for (let i = 0; i < 2; i++) t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.inPlay('T2 Comet'), t.inPlay('O2 Comet Control')]).toEqual([true, true]);
});

test('O2 Comet Control: or it is discarded at once', () => {
  const t = play({ fleet: [MOON], hand: ['O2 Comet Control'] }, { fleet: ['T2 Comet'] });
  t.act(1, 'play', 'O2 Comet Control').pick(1, 'It is discarded now');
  expect([t.inPlay('T2 Comet'), t.inPlay('O2 Comet Control')]).toEqual([false, false]);
  expect(play({ fleet: [MOON], hand: ['O2 Comet Control'] }).refuses(1, 'play', 'O2 Comet Control')).toBe(
    'ge/playing-on/1',
  );
});

test('O4 Stupefy: terrain and other cards generate 4 less research for 4 turns', () => {
  const t = against('O4 Stupefy', ['T6 Comet']);
  t.act(1, 'play', 'O4 Stupefy');
  expect([output(t, 'T6 Comet').research, t.card('O4 Stupefy').left]).toEqual([2, 4]);
  const crew = against('O4 Stupefy', [{ card: MOON, on: ['C6 Science Officer'] }]);
  expect(output(crew, 'C6 Science Officer').research).toBeGreaterThan(0);
  crew.act(1, 'play', 'O4 Stupefy');
  expect(output(crew, 'C6 Science Officer').research ?? 0).toBe(0);
});

test('O4 Stupefy: goes on no card that generates no research', () => {
  expect(against('O4 Stupefy', [MOON]).refuses(1, 'play', 'O4 Stupefy')).toBe('ge/playing-on/1');
});

// Ships, shuttles and fighters

const EVASION = 'O1 Atmospheric Evasion';
const armed: CardPlace = { card: DESTROYER, given: [0, 0, 2] };

test(`${EVASION}: 1 point of heavy weapons goes to a terrain of the fleet, in reaction and from play`, () => {
  const hand = battle({ fleet: [armed] }, { fleet: [CUTTER, MOON], hand: [EVASION] });
  hand.act(1, 'fire', CUTTER).proposed();
  const before = battle({ fleet: [armed] }, { fleet: [CUTTER, MOON], order: 'never' });
  before.act(1, 'fire', CUTTER).proposed();
  const taken = (t: Table) => t.card(CUTTER).shieldDamage + t.card(CUTTER).damage;
  hand.act(2, 'respond', EVASION);
  expect([hand.card(MOON).damage, hand.inPlay(EVASION), taken(before) - taken(hand)]).toEqual([1, false, 1]);
  const laid = battle({ fleet: [armed] }, { fleet: [{ card: CUTTER, on: [EVASION] }, MOON] });
  laid.act(1, 'fire', CUTTER).proposed().act(2, 'respond', EVASION);
  expect([laid.card(MOON).damage, laid.inPlay(EVASION)]).toEqual([1, false]);
});

test(`${EVASION}: does nothing against phasers alone`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER, MOON], hand: [EVASION] });
  fire(t, DESTROYER, CUTTER, 2);
  expect(t.offers(2, 'respond', EVASION)).toBe(false);
  t.pass(2);
});

const SUPPORT = 'O1 Fighter Support';
test(`${SUPPORT}: the fighter fires its phasers again, and its heavy weapons without ammunition, for 2 turns`, () => {
  const guns = (on: CardPlace[]) => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        { fleet: ['T6 System', 'T6 System', { card: DESTROYER, on: [{ card: 'E5 Fighter', on }] }], order: 'never' },
        { fleet: [BATTLESHIP], order: 'never' },
      ],
    });
    const gun = t.id('E5 Fighter');
    t.act(1, 'fire', BATTLESHIP).pick(1, gun);
    t.untilPhase('allocation', 1).allocate(1, { engage: [DESTROYER] });
    t.untilPhase('weapons fire', 1).act(1, 'fire', BATTLESHIP);
    const list = t.options(1).filter(o => o.a === gun).length;
    t.leaveOpen();
    return list;
  };
  expect(guns([{ card: SUPPORT, left: 2 }])).toBe(2);
  expect(guns([])).toBe(0);
});

test(`${SUPPORT}: stays 2 turns, and goes on shuttles and fighters of the fleet alone`, () => {
  const t = play({ fleet: [{ card: DESTROYER, on: ['E5 Fighter'] }], hand: [SUPPORT] });
  t.act(1, 'play', SUPPORT);
  expect([t.under(SUPPORT), t.card(SUPPORT).left]).toEqual(['E5 Fighter', 2]);
  expect(play({ fleet: [DESTROYER], hand: [SUPPORT] }).refuses(1, 'play', SUPPORT)).toBe('ge/playing-on/1');
});

const MISSION = 'O5 Exploration Mission';
test(`${MISSION}: the ship protects nothing for 2 turns, and then generates 10 research once`, () => {
  const t = play({ fleet: [DESTROYER, 'T6 System', 'T6 System'], hand: [MISSION] }, { fleet: [MOON] });
  expect(t.protected(1)).toBe(true);
  t.act(1, 'play', MISSION);
  expect([t.protected(1), t.card(MISSION).left]).toEqual([false, 2]);
  const turn = () =>
    t
      .untilPhase('play A', 2)
      .untilPhase('allocation', 1)
      .allocate(1, { engage: [DESTROYER] });
  turn();
  expect([t.inPlay(MISSION), output(t, DESTROYER).research ?? 0]).toEqual([true, 0]);
  turn();
  expect([t.inPlay(MISSION), output(t, DESTROYER).research]).toEqual([false, 10]);
  expect(t.happened('generated').map(x => x.points!.research ?? 0)).toEqual([0, 0, 0, 10]);
  turn();
  expect(output(t, DESTROYER).research ?? 0).toBe(0);
});

test(`${MISSION}: on a ship of another player it gives that player the research in their next turn`, () => {
  const t = play({ fleet: [MOON], hand: [MISSION] }, { fleet: [DESTROYER, 'T6 System', 'T6 System'] });
  t.act(1, 'play', MISSION);
  t.untilPhase('allocation', 2).untilPhase('play A', 1).untilPhase('allocation', 2);
  expect(t.inPlay(MISSION)).toBe(true);
  t.untilPhase('play A', 1);
  expect(t.inPlay(MISSION)).toBe(false);
  t.untilPhase('allocation', 2);
  expect(output(t, DESTROYER).research).toBe(10);
  t.untilPhase('play A', 1).untilPhase('allocation', 2);
  expect(output(t, DESTROYER).research ?? 0).toBe(0);
});

test(`${MISSION}: in reaction too, and on no ship stronger than 5`, () => {
  const r = play(
    { fleet: [MOON, CUTTER], hand: ['O2 Gold Vein'] },
    { fleet: [DESTROYER], hand: [MISSION], order: 'always' },
  );
  r.act(1, 'play', 'O2 Gold Vein').act(2, 'respond', MISSION);
  if (r.question === 'place') r.pick(2, DESTROYER);
  expect(r.under(MISSION)).toBe(DESTROYER);
  expect(play({ fleet: [BATTLESHIP], hand: [MISSION] }).refuses(1, 'play', MISSION)).toBe('ge/playing-on/1');
});

const CRASH = 'O8 Squadron Crash';
const hangar: CardPlace = {
  card: BATTLESHIP,
  on: ['E3 Shuttlecraft', 'E5 Fighter', { card: 'E7 Heavy Fighter', on: ['C4 Fighter Pilot'] }],
};
test(`${CRASH}: discards the shuttles and fighters of a location that have no pilot`, () => {
  const t = against(CRASH, [hangar, { card: CUTTER, on: ['E4 Heavy Shuttlecraft'] }]);
  t.act(1, 'play', CRASH).pick(1, BATTLESHIP);
  expect(['E3 Shuttlecraft', 'E5 Fighter', 'E7 Heavy Fighter', 'E4 Heavy Shuttlecraft'].map(x => t.inPlay(x))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const r = play({ fleet: [hangar, MOON], hand: ['O2 Gold Vein'] }, { hand: [CRASH], order: 'always' });
  r.act(1, 'play', 'O2 Gold Vein').act(2, 'respond', CRASH);
  expect(r.inPlay('E5 Fighter')).toBe(false);
});

test(`${CRASH}: does nothing where all have pilots`, () => {
  const t = against(CRASH, [{ card: CUTTER, on: [{ card: 'E7 Heavy Fighter', on: ['C6 Squadron Commander'] }] }]);
  expect(t.refuses(1, 'play', CRASH)).toBe('ge/crucial-rules/1');
});

// Any card

const CHAOS = 'O4 Impending Chaos';
test(`${CHAOS}: negates the first card that is played to its stack in reaction, and is discarded`, () => {
  const t = battle(
    { fleet: [DESTROYER] },
    { fleet: [{ card: CUTTER, on: [{ card: CHAOS, by: 1 }] }], hand: ['O5 Evasive Maneuvers', 'O5 Evasive Maneuvers'] },
  );
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O5 Evasive Maneuvers');
  while (t.question === 'respond') t.pass();
  expect([t.card(CUTTER).shieldDamage, t.inPlay(CHAOS), t.size(2, 'discard')]).toEqual([3, false, 1]);
});

test(`${CHAOS}: a card played to another stack has its effect, and so has one that is no reaction`, () => {
  const t = battle(
    { fleet: [DESTROYER] },
    { fleet: [CUTTER, { card: FRIGATE, on: [{ card: CHAOS, by: 1 }] }], hand: ['O5 Evasive Maneuvers'] },
  );
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O5 Evasive Maneuvers');
  expect([t.card(CUTTER).shieldDamage, t.inPlay(CHAOS)]).toEqual([1, true]);
  const own = play({ fleet: [{ card: CUTTER, on: [{ card: CHAOS, by: 2 }] }], hand: [ENGINEER] }, {});
  own.act(1, 'play', ENGINEER);
  expect([own.inPlay(ENGINEER), own.inPlay(CHAOS)]).toEqual([true, true]);
});

test(`${CHAOS}: is played on any card`, () => {
  for (const card of [MOON, CUTTER, ENGINEER]) {
    const t = against(CHAOS, [{ card: MOON, on: [ENGINEER, CUTTER] }]);
    t.act(1, 'play', CHAOS).pick(1, card);
    expect(t.under(CHAOS)).toBe(card);
  }
});

const GRAVITY = 'O7 Inoperative Gravity';
const ABOARD = ['C5 Captain', 'C4 Navigator', ENGINEER] as const;
test(`${GRAVITY}: a ship uses only half its crew for a turn, as its player says`, () => {
  const t = against(GRAVITY, [{ card: DESTROYER, on: [...ABOARD] }]);
  t.act(1, 'play', GRAVITY).pick(2, ENGINEER).pick(2, 'C5 Captain');
  const used = () => ABOARD.filter(x => works(t.s, t.id(x)));
  expect([used(), t.pile(1, 'discard')]).toEqual([['C4 Navigator'], [GRAVITY]]);
  t.untilPhase('play A', 2);
  expect(used()).toEqual(['C4 Navigator']);
  t.untilPhase('play A', 1);
  expect(used()).toEqual([...ABOARD]);
});
test(`${GRAVITY}: the ship fires half its phasers in its next turn, a base all of them`, () => {
  const shots = (t: Table, id: string) => arsenal(t.s, 1).find(b => b.card === t.id(id))?.shots;
  const t = against(GRAVITY, [DESTROYER]);
  const all = shots(t, DESTROYER)!;
  t.act(1, 'play', GRAVITY);
  expect([all, shots(t, DESTROYER)]).toEqual([3, 1]);
  const base = against(GRAVITY, [{ card: MOON, on: ['B4 Base Station'] }]);
  const before = shots(base, 'B4 Base Station');
  base.act(1, 'play', GRAVITY);
  expect(shots(base, 'B4 Base Station')).toBe(before);
});
test(`${GRAVITY}: in reaction, shots of a volley beyond half of the weapons are lost`, () => {
  const left = (n: number) => {
    const t = fire(battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [GRAVITY] }), DESTROYER, CUTTER, n);
    t.act(2, 'respond', GRAVITY);
    if (t.question === 'target') t.pick(2, DESTROYER);
    return t.card(CUTTER).shieldDamage;
  };
  expect([left(3), left(1)]).toEqual([1, 1]);
});
test(`${GRAVITY}: goes on no dragon and no terrain`, () => {
  expect(against(GRAVITY, ['D4 Radiation Dragoness', MOON]).refuses(1, 'play', GRAVITY)).toBe('ge/playing-on/1');
});
