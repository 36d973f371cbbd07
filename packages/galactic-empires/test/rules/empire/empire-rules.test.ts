import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, DEFS, defByName, type SeatPosition } from '../../../src/index.ts';
import { damage, ofOthers, type as ofType, that, unit } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// What is special to each empire

const never = { order: 'never' as const };
const play = (mine: SeatPosition, theirs: SeatPosition = {}) => table({ seats: [mine, { ...never, ...theirs }] });

// Krebiz: cruisers, capsules, and combinations of both

const SCOUT = 'S5 Krebiz Scout Ship';
const HEAVY = 'S6 Krebiz Heavy Cruiser';
const parts = (name: string) => DEFS[defByName(name)]!.source.parts!;

rule('ge/empire-krebiz/1', 'each combination is made of a cruiser and a capsule', () => {
  expect(parts(SCOUT).map(part => part.kind)).toEqual(['cruiser', 'capsule']);
  const t = play({ hand: [SCOUT] }).act(1, 'play', SCOUT);
  expect(t.options(1).map(o => o.a)).toEqual([0, 1, 2]);
  t.pick(1, 0);
});

rule(
  'ge/empire-krebiz/3',
  'a cruiser and its capsule are one ship of both strengths, and take no second capsule',
  () => {
    const whole = { card: SCOUT, as: 1, on: [{ card: HEAVY, as: 2 }] };
    const t = play({ fleet: [whole, { card: SCOUT, as: 2 }] });
    expect([t.strength(SCOUT)[0], t.slots(1)]).toEqual([5, 1.5]);
    expect(t.offers(1, 'join', t.all(SCOUT)[1]!)).toBe(false);
  },
);

rule('ge/empire-krebiz/4', 'a combination is played as its cruiser, and the other half is lost', () => {
  const t = play({ hand: [SCOUT, HEAVY], empire: 'Krebiz' })
    .act(1, 'play', SCOUT)
    .pick(1, 1)
    .pick(1);
  expect(t.strength(SCOUT)).toEqual([3, 3]);
  expect(t.shields(SCOUT)).toBe(0);
  // the capsule of another combination goes onto it
  t.act(1, 'play', HEAVY).pick(1, 2);
  if (t.question === 'place') t.pick(1, SCOUT);
  expect([t.on(SCOUT), t.strength(SCOUT)[0]]).toEqual([[HEAVY], 5]);
});

rule(
  'ge/empire-krebiz/5',
  'cruiser and capsule come as one ship for one Card Play where a combination is played whole',
  () => {
    const t = play({ hand: [SCOUT] })
      .act(1, 'play', SCOUT)
      .pick(1, 0);
    if (t.question === 'place') t.pick(1, 'space');
    expect([t.player(1).plays, t.strength(SCOUT)[0]]).toEqual([2, 5]);
  },
);

rule(
  'ge/empire-krebiz/6',
  'a capsule that comes onto a cruiser is one ship with it, and parts on its player’s turn alone',
  () => {
    const t = play({
      fleet: [
        { card: SCOUT, as: 1 },
        { card: HEAVY, as: 2 },
      ],
    }).act(1, 'join', HEAVY);
    expect([t.under(HEAVY), t.strength(SCOUT)[0]]).toEqual([SCOUT, 5]);
    t.untilPhase('play A', 2);
    expect(t.offers(2, 'separate', SCOUT)).toBe(false);
  },
);

rule('ge/empire-krebiz/7', 'parting takes a Card Play', () => {
  const combo = { fleet: [SCOUT] };
  expect(play({ ...combo, plays: 0 }).refuses(1, 'separate', SCOUT)).toBe('ge/empire-krebiz/7');
  const t = play({ ...combo, plays: 1 }).act(1, 'separate', SCOUT);
  expect([t.player(1).plays, t.size(1, 'fleet')]).toEqual([0, 2]);
});

rule('ge/empire-krebiz/8', 'what lies on the ship goes with the part that its player likes, friend and foe', () => {
  const t = play({ fleet: [{ card: SCOUT, on: ['C4 Navigator', { card: 'M3 Phase Rats', by: 2 }] }] });
  t.act(1, 'separate', SCOUT).pick(1, 'C4 Navigator', 'M3 Phase Rats');
  const capsule = t.s.cards.findIndex(
    (x, id) => id !== t.id(SCOUT) && x.controller === 0 && x.on < 0 && t.on(id).length > 0,
  );
  expect(t.on(capsule).sort()).toEqual(['C4 Navigator', 'M3 Phase Rats']);
});

rule('ge/empire-krebiz/9', 'damage is divided so that neither part is destroyed', () => {
  // cruiser 3 and capsule 2 with three points: one goes along, no more and no less
  const t = play({ fleet: [{ card: SCOUT, damage: 3 }] }).act(1, 'separate', SCOUT);
  const damages = t.s.cards.filter(x => x.controller === 0).map(x => x.damage);
  expect(damages).toEqual([2, 1]);
});

rule('ge/empire-krebiz/10', 'without the command slots for two ships they do not part', () => {
  const BATTLESHIP = 'S9 Krebiz Battleship';
  expect(play({ fleet: [BATTLESHIP, 'S4 Refueler'], slots: 2 }).refuses(1, 'separate', BATTLESHIP)).toBe(
    'ge/empire-krebiz/10',
  );
  expect(play({ fleet: [BATTLESHIP, 'S4 Refueler'], slots: 3 }).offers(1, 'separate', BATTLESHIP)).toBe(true);
});

rule('ge/empire-krebiz/11', 'what was parted joins again on a later turn', () => {
  const t = play({ fleet: [SCOUT, 'S2 Police Cutter'], ...never }, { fleet: ['S2 Police Cutter'] }).act(
    1,
    'separate',
    SCOUT,
  );
  const capsule = t.s.cards.findIndex((x, id) => id !== t.id(SCOUT) && x.controller === 0 && x.as > 0);
  expect(t.refuses(1, 'join', capsule)).toBe('ge/empire-krebiz/11');
  t.untilPhase('play A', 1);
  expect(t.offers(1, 'join', capsule)).toBe(true);
});

rule('ge/empire-krebiz/13', 'the Krebiz of this edition may be used as whole ships all the time', () => {
  for (const def of DEFS.filter(d => d.source.empire === 'Krebiz' && d.source.types[0] === 'S'))
    expect(def.source.parts).toHaveLength(2);
  const t = table({ phase: 'weapons fire', seats: [{ fleet: [SCOUT] }, { fleet: ['S4 Refueler'], ...never }] });
  t.act(1, 'fire', 'S4 Refueler').pick(1, SCOUT, SCOUT);
  expect(t.card('S4 Refueler').shieldDamage).toBe(2);
});

rule('ge/empire-krebiz/14', 'a stand-in shows the half that has left, and is gone when they are joined again', () => {
  const t = play({ fleet: [SCOUT, 'S2 Police Cutter'], ...never }, { fleet: ['S2 Police Cutter'] }).act(
    1,
    'separate',
    SCOUT,
  );
  const capsule = t.s.cards.findIndex((x, id) => id !== t.id(SCOUT) && x.controller === 0 && x.as > 0);
  t.untilPhase('play A', 1);
  t.act(1, 'join', capsule);
  expect(t.strength(SCOUT)[0]).toBe(5);
});

// Clydon: warcraft

const CRUISER = 'S4 Clydon Medium Star Cruiser';
const CRAFT = 'S1 Clydon War Craft';

rule('ge/empire-clydon/1', 'a ship that does not say so carries no warcraft', () => {
  const t = play({ fleet: ['S5 Clydon War Cruiser'], hand: [CRAFT] }).act(1, 'play', CRAFT);
  expect(t.under(CRAFT)).toBe('');
});

rule('ge/empire-clydon/2', 'a warcraft takes a Card Play of its own', () => {
  const t = play({ hand: [CRUISER, CRAFT] }).act(1, 'play', CRUISER);
  if (t.question === 'place') t.pick(1, 'space');
  t.act(1, 'play', CRAFT).pick(1, CRUISER);
  expect([t.player(1).plays, t.under(CRAFT)]).toEqual([1, CRUISER]);
});

rule('ge/empire-clydon/3', 'in reaction a warcraft comes alone, and only against fire at the Sector HQ', () => {
  const under = (target: 'hq' | 'base') => {
    const t = table({
      phase: 'weapons fire',
      seats: [{ fleet: ['S4 Refueler'] }, { fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }], hand: [CRAFT] }],
    });
    if (target === 'hq') t.act(1, 'headquarters', '2');
    else t.act(1, 'fire', 'B4 Base Station');
    t.pick(1, 'S4 Refueler');
    return t.leaveOpen();
  };
  expect([under('hq').offers(2, 'respond', CRAFT), under('base').offers(2, 'respond', CRAFT)]).toEqual([true, false]);
});

rule('ge/empire-clydon/4', 'in a Play Cards Phase a warcraft joins or leaves a ship for a Card Play', () => {
  const t = play({ fleet: [CRUISER, CRAFT] }).act(1, 'join', CRAFT);
  expect([t.player(1).plays, t.under(CRAFT)]).toEqual([2, CRUISER]);
  t.act(1, 'separate', CRAFT);
  expect([t.player(1).plays, t.under(CRAFT)]).toEqual([1, '']);
});

// Those that are no part of the edition's cards, with test cards

const mollusc = { types: ['S' as const], strength: 4, empire: 'Gekonauak' as const, shields: 2, phasers: 2 };
testCard({ title: 'Test Walker', ...mollusc });
testCard({ title: 'Test Boarders', types: ['C'], strength: 3 }, { on: that(unit, ofOthers) });

rule('ge/empire-gekonauak/1', 'no crew goes against a Gekonauak ship', () => {
  const against = (ship: string) =>
    play({ fleet: ['T3 Moon'], hand: ['C3 Test Boarders'] }, { fleet: [ship] }).offers(1, 'play', 'C3 Test Boarders');
  expect([against('S4 Test Walker'), against('S4 Refueler')]).toEqual([false, true]);
});

rule('ge/empire-gekonauak/2', 'it holds one crew of its fleet', () => {
  const with_ = (...on: CardPlace[]) =>
    play({ fleet: [{ card: 'S4 Test Walker', on }], hand: ['C2 Engineer'] }).offers(1, 'play', 'C2 Engineer');
  expect([with_(), with_('C3 Nurse')]).toEqual([true, false]);
});

rule('ge/empire-gekonauak/3', 'missions there and back reach it all the same', () => {
  const t = play(
    { fleet: [{ card: 'S4 Refueler', on: ['C1 Boarding Party', 'E3 Shuttlecraft'] }] },
    { fleet: [{ card: 'S4 Test Walker', on: ['C3 Nurse'] }] },
  );
  expect(t.offers(1, 'use', 'E3 Shuttlecraft')).toBe(true);
});

rule('ge/empire-nobles/2', 'generic ships alone protect the Sector HQ of the Nobles', () => {
  const keeps = (ship: string) => play({ fleet: [ship], empire: 'Noble' }).protected(1);
  expect([keeps('S4 Refueler'), keeps('S4 Argonian Destroyer')]).toEqual([true, false]);
});

testCard(
  { title: 'Test Claw', types: ['D'], strength: 4, empire: 'Orgon', damage: 2 },
  { functions: [{ target: { prey: that(ofType('S', 'D', 'B'), ofOthers) }, effect: damage('prey', 2) }] },
);
rule('ge/empire-orgon/1', 'an Orgon does its card damage in a Play Cards Phase', () => {
  const t = play({ fleet: ['D4 Test Claw'] }, { fleet: ['S4 Refueler'] }).act(1, 'use', 'D4 Test Claw');
  expect([t.card('S4 Refueler').shieldDamage, t.happened('fired')]).toEqual([2, []]);
});

rule('ge/empire-orgon/2', 'it does none to terrain', () => {
  expect(play({ fleet: ['D4 Test Claw'] }, { fleet: ['T3 Moon'] }).offers(1, 'use', 'D4 Test Claw')).toBe(false);
});

rule('ge/empire-space-dragon/3', 'an Orgon is no space dragon', () => {
  const { empire, types } = DEFS[defByName('D4 Test Claw')]!.source;
  expect([empire, types]).toEqual(['Orgon', ['D']]);
});

const foreign = (empire: 'Krebiz' | 'Argonian', technology: 'foreign' | 'exclusive') =>
  testCard({
    title: `Test ${empire} ${technology}`,
    types: ['E'],
    strength: 1,
    empire,
    technology,
    phasers: 1,
    passive: false,
  });
for (const technology of ['foreign', 'exclusive'] as const) foreign('Krebiz', technology);
testCard({ title: 'Test Raider', types: ['S'], strength: 3, empire: 'Bolaar', phasers: 1 });
testCard({ title: 'Test Enforcer', types: ['S'], strength: 3, empire: 'Corporate Pirate', phasers: 1 });
testCard({
  title: 'Test Plasma Gear',
  types: ['E'],
  strength: 1,
  empire: 'Corporate',
  technology: 'exclusive',
  phasers: 1,
  passive: false,
});

/** True if equipment on a ship can be engaged: it fires then. */
function works(ship: string, gear: string, ...more: string[]): boolean {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T5 Star', 'T4 Small Planet', { card: ship, on: [gear, ...more] }] },
      { fleet: ['S4 Refueler'], ...never },
    ],
  });
  if (t.question === 'allocation') t.proposed();
  return t.engaged(gear);
}

rule(
  'ge/empire-bolaar/1',
  'Bolaar ships use foreign technology freely, exclusive technology with somebody who knows it',
  () => {
    expect([
      works('S3 Test Raider', 'E1 Test Krebiz foreign'),
      works('S3 Test Raider', 'E1 Test Krebiz exclusive'),
      works('S3 Test Raider', 'E1 Test Krebiz exclusive', 'C2 Engineer'),
    ]).toEqual([true, false, true]);
  },
);

rule(
  'ge/empire-vektrean/1',
  'Vektrean ships use foreign technology freely, exclusive technology with somebody who knows it',
  () => {
    const FRIGATE = 'S2 Vektrean Frigate';
    expect([
      works(FRIGATE, 'E1 Test Krebiz foreign'),
      works(FRIGATE, 'E1 Test Krebiz exclusive'),
      works(FRIGATE, 'E1 Test Krebiz exclusive', 'C2 Engineer'),
    ]).toEqual([true, false, true]);
  },
);

rule('ge/empire-corporate-pirates/1', 'Corporate Pirates use the technology of the Corporation', () => {
  expect([works('S3 Test Enforcer', 'E1 Test Plasma Gear'), works('S3 Test Raider', 'E1 Test Plasma Gear')]).toEqual([
    true,
    false,
  ]);
});

// Indirigan tribes

const TRIBE = 'S5 Indirigan Destroyer';
const tribes = (one: SeatPosition, two: SeatPosition) =>
  table({
    phase: 'weapons fire',
    seats: [
      { fleet: [TRIBE], ...one },
      { fleet: [TRIBE, { card: 'T3 Moon', on: ['B4 Base Station'] }], ...never, ...two },
    ],
  });

rule(
  ['ge/empire-indirigan/2', 'ge/empire-indirigan/4'],
  'ships of two players are of two tribes: each spares bases while the other has one',
  () => {
    const t = tribes({}, {});
    expect([t.offers(1, 'fire', t.all(TRIBE, 2)[0]!), t.offers(1, 'fire', 'B4 Base Station')]).toEqual([true, false]);
  },
);

rule('ge/empire-indirigan/6', 'ships of the main empire fire as they like, and the others stay bound', () => {
  expect(tribes({ empire: 'Indirigan' }, {}).offers(1, 'fire', 'B4 Base Station')).toBe(true);
  expect(tribes({}, { empire: 'Indirigan' }).offers(1, 'fire', 'B4 Base Station')).toBe(false);
});
