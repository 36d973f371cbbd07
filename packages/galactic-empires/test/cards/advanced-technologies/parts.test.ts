import { expect, test } from 'vitest';
import { DEFS } from '../../../src/card.ts';
import { countedAs } from '../../../src/decks/copies.ts';
import { type CardPlace, defByName } from '../../../src/position.ts';
import { BATTLESHIP, battle, DESTROYER, fire, output, play } from '../../scenes.ts';
import { table } from '../../table.ts';

// Ships of Advanced Technologies that become one with others: Krebiz capsules and cruisers, patrol ships, sleds

const MOON = 'T3 Moon';
const YACHT = 'S2 Space Yacht';
const CARGO = 'S2 Krebiz Cargo Capsule';
const WING = 'S3 Krebiz Dreadnought Carrier';
const KING = 'S7 Krebiz King Kraken';
const CLIPPER = 'S2 Krebiz Clipper Frigate';
const CLAW = 'S5 Krebiz Claw Heavy Cruiser';
const KRAKEN = 'S6 Krebiz Kraken Dreadnought';
const LIGHT = 'S1 Krebiz Light Capsule';
const SCOUT = 'S2 Krebiz Scout Capsule';
const SLOTS = { slots: 9 };

/** Returns the cruisers that a capsule of the hand may join. */
const cruisersFor = (capsule: string, ...fleet: CardPlace[]) => {
  const t = play({ hand: [capsule], fleet: [YACHT, ...fleet], ...SLOTS }).leaveOpen();
  t.act(1, 'play', capsule);
  return [CLIPPER, CLAW, KRAKEN, KING].filter(x => t.offers(1, 'on', x));
};

test(`${CARGO}: joins any Krebiz cruiser, also if the cruiser is played on it, and no other ship`, () => {
  expect(cruisersFor(CARGO, CLIPPER, CLAW, KRAKEN, KING)).toEqual([CLIPPER, CLAW, KRAKEN, KING]);
  expect(cruisersFor(CARGO, { card: CLIPPER, on: [LIGHT] }, CLAW)).toEqual([CLAW]);
  const t = play({ hand: [CARGO], fleet: [YACHT, CLIPPER], ...SLOTS }).act(1, 'play', CARGO);
  expect(t.offers(1, 'on', YACHT)).toBe(false);
  t.pick(1, CLIPPER);
  expect([t.on(CLIPPER), t.strength(CLIPPER)[0], t.shields(CLIPPER)]).toEqual([[CARGO], 4, 2]);
  for (const cruiser of [CLIPPER, CLAW]) {
    const under = play({ hand: [cruiser], fleet: [CARGO], ...SLOTS })
      .act(1, 'play', cruiser)
      .pick(1, CARGO);
    expect(under.strength(CARGO)[0]).toBe(cruiser === CLIPPER ? 4 : 7);
  }
});

test(`${CARGO}: its terrain generates 2 supply more, also with the cruiser that it has joined; none in space`, () => {
  const made = (...fleet: CardPlace[]) => output(play({ fleet, ...SLOTS }), 'T7 System').supply ?? 0;
  const plain = made('T7 System');
  expect(made({ card: 'T7 System', on: [CARGO] })).toBe(plain + 2);
  expect(made({ card: 'T7 System', on: [{ card: CLAW, on: [CARGO] }] })).toBe(plain + 2);
  expect(made({ card: 'T7 System', on: [{ card: CARGO, engaged: false }] })).toBe(plain);
  expect(made('T7 System', CARGO)).toBe(plain);
});

test(`${WING}: joins the cruisers of heavy capsules and the King Kraken, and not a clipper`, () => {
  expect(cruisersFor(WING, CLIPPER, CLAW, KRAKEN, KING)).toEqual([CLAW, KRAKEN, KING]);
  const alone = play({ hand: [WING], fleet: [CLIPPER], ...SLOTS }).act(1, 'play', WING);
  expect([alone.under(WING), alone.strength(WING)[0]]).toEqual(['', 3]);
});

test(`${WING}: alone or on a cruiser it rearms the phasers of fighters on its ship, not of those elsewhere`, () => {
  const wings = ['R/E5 Fighter'];
  const rearmed = (place: CardPlace) => {
    const fleet = ['T7 System', 'T7 System', 'T9 Gas Giant', place, { card: YACHT, on: ['R/E3 Stealth Fighter'] }];
    const t = table({ phase: 'weapons fire', seats: [{ fleet, ...SLOTS }, { fleet: ['S6 Luxury Liner'] }] });
    t.act(1, 'fire', 'S6 Luxury Liner').pick(1, 'R/E5 Fighter', 'R/E3 Stealth Fighter', 'R/E3 Stealth Fighter');
    t.untilAsked('allocation', 1).proposed();
    return [t.card('R/E5 Fighter').fired[0] ?? 0, t.card('R/E3 Stealth Fighter').fired[0]];
  };
  expect([rearmed({ card: WING, on: wings }), rearmed({ card: CLAW, on: [WING, ...wings] })]).toEqual([
    [0, 2],
    [0, 2],
  ]);
});

test(`${KING}: carries one capsule of strength 3, or two of 3 together, of any size`, () => {
  const takes = (capsule: string, ...on: string[]) => cruisersFor(capsule, { card: KING, on }).includes(KING);
  expect([takes(WING), takes(SCOUT), takes(LIGHT), takes(CARGO)]).toEqual([true, true, true, true]);
  expect([takes(LIGHT, SCOUT), takes(SCOUT, LIGHT), takes(LIGHT, LIGHT)]).toEqual([true, true, true]);
  expect([takes(SCOUT, SCOUT), takes(LIGHT, WING), takes(WING, LIGHT)]).toEqual([false, false, false]);
  expect(takes(LIGHT, LIGHT, LIGHT)).toBe(false);
  const t = play({ hand: [LIGHT], fleet: [{ card: KING, on: [SCOUT] }], ...SLOTS }).act(1, 'play', LIGHT);
  t.pick(1, KING);
  expect([t.on(KING).sort(), t.strength(KING)[0]]).toEqual([[LIGHT, SCOUT], 10]);
});

test(`${KING}: is played on a capsule of the fleet, and each of its capsules leaves it for a Card Play`, () => {
  const t = play({ hand: [KING], fleet: [WING], ...SLOTS })
    .act(1, 'play', KING)
    .pick(1, WING);
  expect(t.strength(WING)[0]).toBe(10);
  const two = play({ fleet: [{ card: KING, on: [LIGHT, SCOUT] }], ...SLOTS }).act(1, 'separate', LIGHT);
  expect([two.on(KING), two.under(LIGHT), two.player(1).plays]).toEqual([[SCOUT], '', 2]);
});

test(`${KING}: with two capsules it is engaged as a whole, with one capsule one part can be engaged alone`, () => {
  const alone = (...on: string[]) => {
    const off = on.map(card => ({ card, engaged: false }));
    const fleet = ['T9 Gas Giant', { card: KING, engaged: false, on: off }];
    const t = table({ phase: 'allocation', seats: [{ fleet, order: 'never', ...SLOTS }, {}] });
    return t.offers(1, 'part', KING, 1);
  };
  expect([alone(SCOUT), alone(LIGHT, SCOUT)]).toEqual([true, false]);
});

test.each([
  [KING, 'S7 Krebiz King Kraken Cruiser'],
  [WING, 'S3 Krebiz Dreadnought Carrier'],
  [CARGO, CARGO],
])('%s: counts in a deck as %s, as the half of a combination does', (name, as) => {
  expect(countedAs(DEFS[defByName(name)]!.source).map(x => x.name)).toEqual([as]);
  if (name === CARGO) return;
  const combination = DEFS[defByName('S10 Krebiz Dreadnought Carrier')]!.source;
  expect(countedAs(combination).map(x => x.name)).toContain(as);
});

// Patrol ships that join a courier

const COURIER = 'S7 Patrol Ship Courier';
const PATROL = 'S1 Patrol Ship';
const ARGONIAN = 'S1 Argonian Patrol Ship';

test(`${COURIER}: up to 3 patrol ships are played on it and become one ship with it`, () => {
  const t = play({ hand: [ARGONIAN, YACHT], fleet: [{ card: COURIER, on: [PATROL, PATROL] }], ...SLOTS });
  expect([t.strength(COURIER)[0], t.shields(COURIER)]).toEqual([9, 11]);
  t.act(1, 'play', ARGONIAN).pick(1, COURIER);
  expect([t.strength(COURIER)[0], t.shields(COURIER), t.player(1).plays]).toEqual([10, 13, 2]);
  expect(t.slots(1)).toBe(1);
  const full = play({ hand: [ARGONIAN], fleet: [MOON, { card: COURIER, on: [PATROL, PATROL, PATROL] }], ...SLOTS });
  full.act(1, 'play', ARGONIAN);
  expect(full.offers(1, 'on', COURIER)).toBe(false);
  full.pick(1, 'space');
});

test(`${COURIER}: Mechad patrol ships, other ships and patrol ships in play do not join it, and none leaves it`, () => {
  const goes = (card: string) => {
    const t = play({ hand: [card], fleet: [MOON, COURIER], ...SLOTS }).act(1, 'play', card);
    const may = t.offers(1, 'on', COURIER);
    t.pick(1, 'space');
    return may;
  };
  expect(['S1 Mechad Patrol Ship', YACHT, 'S1 Corporate Patrol Scout', PATROL].map(goes)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const t = play({ fleet: [{ card: COURIER, on: [PATROL] }, ARGONIAN], ...SLOTS });
  expect([t.offers(1, 'join', ARGONIAN), t.offers(1, 'separate', PATROL)]).toEqual([false, false]);
  expect(t.refuses(1, 'separate', PATROL)).toBe('ge/empire-krebiz/7');
});

test(`${COURIER}: when it is destroyed, its patrol ships go back to the hand`, () => {
  const courier = { card: COURIER, damage: 7, shieldDamage: 8, on: [PATROL] };
  const t = battle({ fleet: [BATTLESHIP] }, { fleet: [courier, YACHT], ...SLOTS });
  fire(t, BATTLESHIP, COURIER, 3);
  expect([t.pile(2, 'hand'), t.pile(2, 'discard')]).toEqual([[PATROL], [COURIER]]);
});

// Sleds

for (const [name, strength, phasers] of [
  ['B/S2 Light Battle Sled', 2, 2],
  ['B/S4 Battle Sled', 4, 3],
] as const) {
  test(`${name}: is a base on terrain, and does not protect the Sector HQ`, () => {
    const t = play({ hand: [name], fleet: [MOON, YACHT], ...SLOTS }).act(1, 'play', name);
    expect([t.under(name), t.engaged(name), t.protected(1)]).toEqual([MOON, false, true]);
    const alone = play({ fleet: [{ card: MOON, on: [name] }] });
    expect(alone.protected(1)).toBe(false);
  });

  test(`${name}: on a tug, tug and sled are one ship with the strength and the weapons of both, and stay so`, () => {
    const t = play({ hand: [name], fleet: ['S2 Repair Tug', YACHT], ...SLOTS }).act(1, 'play', name);
    expect([t.on('S2 Repair Tug'), t.strength('S2 Repair Tug')[0]]).toEqual([[name], 2 + strength]);
    expect(t.slots(1)).toBe(1 + 0.5);
    expect(t.offers(1, 'separate', name)).toBe(false);
    const tug = { card: 'S2 Repair Tug', on: [{ card: name, as: 1 }] };
    const b = battle({ fleet: [tug], ...SLOTS }, { fleet: ['S10 Explosive Ore Carrier'], order: 'never' });
    b.act(1, 'fire', 'S10 Explosive Ore Carrier').proposed();
    expect(b.happened('fired')[0]!.fire).toMatchObject({ phasers: 1 + phasers });
  });

  test(`${name}: is not played alone, on other ships, or on a tug that has a sled`, () => {
    const refused = (...fleet: CardPlace[]) => play({ hand: [name], fleet, ...SLOTS }).refuses(1, 'play', name);
    expect(refused(YACHT, DESTROYER)).not.toBe('');
    expect(refused({ card: 'S2 Repair Tug', on: [{ card: 'B/S4 Battle Sled', as: 1 }] })).not.toBe('');
  });
}
