import { expect, test } from 'vitest';
import { countedAs } from '../../../src/decks/copies.ts';
import { type CardPlace, DEFS, defByName } from '../../../src/index.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { damage, ofOthers, ship, that } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The Krebiz cruisers and capsules of the Primary Edition, each a card alone (ge/empire-krebiz)

/** A mine that does 2 damage to a ship. */
testCard(
  { types: ['E'], strength: 1, title: 'Reef Mine', passive: true },
  { is: ['mine'], functions: [{ target: { ship: that(ship, ofOthers) }, effect: damage('ship', 2), spent: true }] },
);

const GUNS = 'S4 Independent Pirate Ship';
const [CLIPPER, PINCER] = ['S2 Krebiz Clipper Frigate', 'S3 Krebiz Pincer Destroyer'] as const;
const [MANDIBLE, CLAW, KRAKEN] = [
  'S4 Krebiz Mandible Light Cruiser',
  'S5 Krebiz Claw Heavy Cruiser',
  'S6 Krebiz Kraken Dreadnought',
] as const;
const SMALL = [
  'S1 Krebiz Escort Capsule',
  'S1 Krebiz Light Capsule',
  'S1 Krebiz Light Carrier Capsule',
  'S1 Krebiz Medium Capsule',
  'S1 Krebiz Minesweeper Capsule',
  'S2 Krebiz Scout Capsule',
] as const;
const HEAVY = [
  'S2 Krebiz Battle Capsule',
  'S2 Krebiz Carrier Capsule',
  'S2 Krebiz Command Capsule',
  'S2 Krebiz Heavy Capsule',
  'S3 Krebiz Dreadnought Capsule',
] as const;
const FLEET = [CLIPPER, PINCER, MANDIBLE, CLAW, KRAKEN, 'S3 Krebiz Escort Ship'];
const strength = (name: string): number => Number(name[1]);
const mine = (fleet: readonly CardPlace[], hand: readonly string[] = []): Table =>
  table({ seats: [{ fleet: [...fleet], hand: [...hand], slots: 20 }, { fleet: ['T3 Moon'] }] });

for (const [name, size, hosts] of [
  ...SMALL.map(x => [x, 'small', [CLIPPER, PINCER]] as const),
  ...HEAVY.map(x => [x, 'heavy', [MANDIBLE, CLAW, KRAKEN]] as const),
])
  test(`${name}: a ${size} capsule is a ship alone, and one ship with a cruiser that carries it, and with no other`, () => {
    const alone = mine([], [name]).act(1, 'play', name);
    expect([alone.under(name), alone.strength(name)[0]]).toEqual(['', strength(name)]);
    const t = mine(FLEET, [name]);
    t.act(1, 'play', name);
    expect(FLEET.filter(x => t.offers(1, 'on', x))).toEqual(hosts);
    t.act(1, 'on', hosts[1]);
    expect([t.under(name), t.strength(hosts[1])[0]]).toEqual([hosts[1], strength(name) + strength(hosts[1])]);
    const full = mine([{ card: hosts[0], on: [name] }], [name]).act(1, 'play', name);
    expect(full.all(name).filter(id => full.s.cards[id]!.on < 0)).toHaveLength(1);
  });

for (const [name, fits] of [
  [CLIPPER, SMALL],
  [PINCER, SMALL],
  [MANDIBLE, HEAVY],
  [CLAW, HEAVY],
  [KRAKEN, HEAVY],
] as const)
  test(`${name}: is a ship alone, takes one capsule of its size in play, and no capsule of another size`, () => {
    const capsules = [...SMALL, ...HEAVY];
    const t = mine(capsules, [name]).act(1, 'play', name);
    expect(capsules.filter(x => t.offers(1, 'on', x))).toEqual(fits);
    t.act(1, 'on', fits[0]);
    expect([t.under(name), t.strength(fits[0])[0]]).toEqual([fits[0], strength(name) + strength(fits[0])]);
    const alone = mine(['S2 Space Yacht'], [name]).act(1, 'play', name);
    expect([alone.under(name), alone.strength(name)[0]]).toEqual(['', strength(name)]);
  });

test(`${CLIPPER}: a small capsule of the hand is played with it as one ship, for one Card Play`, () => {
  const [escort, heavy] = ['S1 Krebiz Escort Capsule', 'S2 Krebiz Heavy Capsule'];
  const t = mine([], [CLIPPER, escort, heavy]);
  const { plays } = t.player(1);
  t.act(1, 'play', CLIPPER);
  expect([t.question, t.offers(1, 'partner', escort), t.offers(1, 'partner', heavy)]).toEqual(['partner', true, false]);
  t.act(1, 'partner', escort);
  expect([t.under(escort), t.strength(CLIPPER)[0], t.player(1).plays]).toEqual([CLIPPER, 3, plays - 1]);
});

test(`${CLAW}: it takes the battle capsule of a combination, but not its small ones; their cruisers take its capsules`, () => {
  const combo = 'S7 Krebiz Battlecruiser'; // a Claw and a battle capsule
  const small = 'S3 Krebiz Escort Ship'; // a Clipper and an escort capsule
  const on = (hand: string, as: number): boolean => {
    const t = mine([CLAW], [hand]).act(1, 'play', hand).pick(1, as);
    const offered = t.question === 'place' ? t.offers(1, 'on', CLAW) : t.under(hand) === CLAW;
    while (t.question !== 'play cards') t.least();
    return offered;
  };
  expect([on(combo, 2), on(combo, 1), on(small, 2)]).toEqual([true, false, false]);
  const heavy = mine([{ card: combo, as: 1 }], ['S2 Krebiz Heavy Capsule', 'S1 Krebiz Light Capsule']);
  heavy.act(1, 'play', 'S2 Krebiz Heavy Capsule').act(1, 'on', combo).act(1, 'play', 'S1 Krebiz Light Capsule');
  expect([heavy.under('S2 Krebiz Heavy Capsule'), heavy.under('S1 Krebiz Light Capsule')]).toEqual([combo, '']);
});

test(`${PINCER}: it separates from its capsule for a Card Play, and not twice`, () => {
  const capsule = 'S1 Krebiz Light Capsule';
  const t = mine([{ card: PINCER, damage: 1, on: [capsule, 'C2 Engineer'] }]);
  expect(t.refuses(1, 'separate', PINCER)).toBe('ge/empire-krebiz/7');
  const { plays } = t.player(1);
  t.act(1, 'separate', capsule);
  while (t.question !== 'play cards') t.least();
  expect([t.under(capsule), t.strength(PINCER)[0], t.player(1).plays]).toEqual(['', 3, plays - 1]);
  expect(t.refuses(1, 'join', capsule)).toBe('ge/empire-krebiz/11');
});

test(`${MANDIBLE}: with the points of one part alone, the ship is separated before cards are played, and that part is engaged`, () => {
  const capsule = 'S2 Krebiz Heavy Capsule';
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: ['T5 Star', { card: MANDIBLE, engaged: false, on: [{ card: capsule, engaged: false }] }] }, {}],
  });
  t.allocate(1, { part: [[MANDIBLE, 'capsule']] });
  t.untilAsked('play cards', 1);
  expect([t.under(capsule), t.engaged(capsule), t.engaged(MANDIBLE)]).toEqual(['', true, false]);
});

test(`${KRAKEN}: fires its weapons and those of the capsule on it`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [{ card: KRAKEN, on: ['S2 Krebiz Battle Capsule'] }] }, { fleet: ['S10 Indirigan Battleship'] }],
  });
  t.act(1, 'fire', 'S10 Indirigan Battleship').proposed();
  expect(t.card('S10 Indirigan Battleship').shieldDamage).toBe(4 + 2);
});

const COUNTED = [
  ...[...SMALL, 'S2 Krebiz Battle Capsule', 'S2 Krebiz Command Capsule'].map(x => [x, x] as const),
  [CLIPPER, 'S2 Krebiz Clipper Cruiser'],
  [KRAKEN, 'S6 Krebiz Kraken Cruiser'],
] as const;
test.each(COUNTED)('%s: counts in a deck as %s, as the half of a combination does', (name, as) => {
  expect(countedAs(DEFS[defByName(name)]!.source).map(x => x.name)).toEqual([as]);
});

// What capsules do

const joined = (capsule: string, more: readonly string[] = []): CardPlace => {
  const cruiser = (SMALL as readonly string[]).includes(capsule) ? CLIPPER : CLAW;
  return { card: cruiser, on: [capsule, ...more] };
};

for (const name of ['S1 Krebiz Escort Capsule'])
  test(`${name}: alone or on a cruiser, its ship takes 2 damage for each point that it intercepts; none for weak ships`, () => {
    const hurt = (place: CardPlace, hull: string): number => {
      const seats = [{ fleet: [GUNS] }, { fleet: ['S7 Argonian Battlecruiser', place] }];
      const t = table({ phase: 'weapons fire', seats });
      t.act(1, 'fire', 'S7 Argonian Battlecruiser').pick(1, ...Array(6).fill(GUNS));
      t.act(2, 'respond', name).pick(2, '1').pass(2);
      return t.card(hull).shieldDamage + t.card(hull).damage;
    };
    expect([hurt(name, name), hurt(joined(name), CLIPPER)]).toEqual([2, 2]);
    const weak = table({ phase: 'weapons fire', seats: [{ fleet: [GUNS] }, { fleet: ['S6 Luxury Liner', name] }] });
    weak.act(1, 'fire', 'S6 Luxury Liner').pick(1, GUNS);
    expect(weak.offers(2, 'respond', name)).toBe(false);
    weak.pass(2);
  });

for (const name of ['S1 Krebiz Minesweeper Capsule'])
  test(`${name}: alone or on a cruiser, it makes one mine of another player go off for nothing each turn`, () => {
    const sweep = (place: CardPlace): number[] => {
      const mines = { card: 'S2 Space Yacht', on: ['E1 Reef Mine', 'E1 Reef Mine'] };
      const t = table({ seats: [{ fleet: [mines] }, { fleet: ['S6 Luxury Liner', place] }] });
      const shields = () => t.shields('S6 Luxury Liner');
      const [first, second] = t.all('E1 Reef Mine');
      t.act(1, 'use', first!).pick(1, 'S6 Luxury Liner').act(2, 'respond', name);
      const after = shields();
      t.act(1, 'use', second!).pick(1, 'S6 Luxury Liner').pass(2);
      return [after, shields()];
    };
    expect([sweep(name), sweep(joined(name))]).toEqual([
      [9, 7],
      [9, 7],
    ]);
  });

for (const name of ['S1 Krebiz Light Carrier Capsule', 'S2 Krebiz Carrier Capsule'])
  test(`${name}: alone or on a cruiser, it rearms the phasers of fighters on its ship, not of those elsewhere`, () => {
    const rearmed = (place: CardPlace): (number | undefined)[] => {
      const fleet = ['T7 System', 'T7 System', place, { card: 'S2 Police Cutter', on: ['R/E3 Stealth Fighter'] }];
      const t = table({ phase: 'weapons fire', seats: [{ fleet }, { fleet: ['S6 Luxury Liner'] }] });
      t.act(1, 'fire', 'S6 Luxury Liner').pick(1, 'R/E5 Fighter', 'R/E3 Stealth Fighter', 'R/E3 Stealth Fighter');
      t.untilAsked('allocation', 1).proposed();
      return [t.card('R/E5 Fighter').fired[0] ?? 0, t.card('R/E3 Stealth Fighter').fired[0]];
    };
    const wings = ['R/E5 Fighter'];
    expect([rearmed({ card: name, on: wings }), rearmed(joined(name, wings))]).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });

test('S2 Krebiz Scout Capsule: alone or on a cruiser, it generates 1 research, or its player sees a card of a hand', () => {
  const name = 'S2 Krebiz Scout Capsule';
  const look = (place: CardPlace, hull: string, looks: boolean): [number, boolean, number] => {
    const fleet = [place, 'T3 Moon'];
    const t = table({ phase: 'record keeping', seats: [{ fleet }, { hand: ['C2 Engineer'], fleet: ['T3 Moon'] }] });
    if (looks) t.pick(1, '2');
    else t.pick(1);
    const seen = t.log(0).some(line => line.includes('C2 Engineer'));
    const research = () => outputOf(t.s, t.id(hull), (s, id) => s.cards[id]!.engaged === 1).research ?? 0;
    const now = research();
    t.untilPhase('play A', 1);
    return [now, seen, research()];
  };
  expect([look(name, name, true), look(name, name, false)]).toEqual([
    [0, true, 1],
    [1, false, 1],
  ]);
  expect([look(joined(name), CLIPPER, true), look(joined(name), CLIPPER, false)]).toEqual([
    [0, true, 1],
    [1, false, 1],
  ]);
});

test('S2 Krebiz Command Capsule: generates 1 command point, alone or on a cruiser', () => {
  const name = 'S2 Krebiz Command Capsule';
  const of = (place: CardPlace, hull: string) => {
    const t = table({ seats: [{ fleet: [place] }, {}] });
    return outputOf(t.s, t.id(hull), () => true).command;
  };
  expect([of(name, name), of(joined(name), CLAW), of(CLAW, CLAW)]).toEqual([1, 1, undefined]);
});
