import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { arsenal } from '../../src/rules/fire/weapons.ts';
import { HEAVY, systemsOf } from '../../src/rules/points/uses.ts';
import { ship } from '../../src/words/index.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, play } from '../scenes.ts';
import { type Table, table } from '../table.ts';
import { testCard } from '../test-cards.ts';

// Rulings of several parts: the parts that other tests do not show

const MOON = 'T3 Moon';
const GIANT = 'T9 Gas Giant';
const BATTLESHIP = 'S9 Argonian Battleship';
const [CRUISER, CRAFT] = ['S4 Clydon Medium Star Cruiser', 'S1 Clydon War Craft'] as const;
const [CRYSTAL, RING] = ['T3 Planet Crystal Planet', 'T5 Ring System'] as const;
const KREBIZ = 'S6 Krebiz Heavy Cruiser';
const DRAGON = 'D5 Hydrogen Dragoness';

rule('ge-r-combined-1', 'combined ships have the strength, the shields and the weapons of both', () => {
  const of = (...fleet: Parameters<typeof play>[0]['fleet'] & object) => {
    const t = battle({ fleet }, { fleet: [BATTLESHIP], order: 'never' });
    const ships = t
      .all(CRUISER)
      .concat(t.all(CRAFT))
      .filter(id => t.s.cards[id]!.on < 0);
    const sums = ships.map(id => [t.strength(id)[0], t.shields(id)]);
    t.act(1, 'fire', BATTLESHIP).proposed();
    const sum = (i: number) => sums.reduce((n, x) => n + x[i]!, 0);
    return [ships.length, sum(0), sum(1), t.card(BATTLESHIP).shieldDamage];
  };
  const [two, ...apart] = of(CRUISER, CRAFT);
  const [one, ...joined] = of({ card: CRUISER, on: [CRAFT] });
  expect([two, one, joined]).toEqual([2, 1, apart]);
});

rule('ge-r-combined-1', 'an immunity covers only the points of the part that has it', () => {
  const t = battle(
    { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] },
    { fleet: [{ card: CRYSTAL, damage: 3, on: [RING] }, CRYSTAL], order: 'never' },
  );
  const [joined, alone] = t.all(CRYSTAL) as [number, number];
  expect([t.offers(1, 'fire', joined), t.offers(1, 'fire', alone)]).toEqual([true, false]);
  t.act(1, 'fire', joined).pick(1, ...Array<string>(4).fill(BATTLESHIP));
  // the ring takes five points in all
  expect([t.inPlay(joined), t.card(joined).damage]).toEqual([true, 5]);
});

rule('ge-r-combined-2', 'a Crinkled Timeline takes one of two combined cards', () => {
  const t = play({ hand: ['O3 Crinkled Timeline'], fleet: [MOON] }, { fleet: [{ card: CRYSTAL, on: [RING] }] });
  t.act(1, 'play', 'O3 Crinkled Timeline');
  expect([t.offers(1, 'card', RING), t.offers(1, 'card', CRYSTAL)]).toEqual([true, false]);
  t.pick(1, RING);
  expect([t.pile(2, 'deck')[0], t.inPlay(CRYSTAL), t.strength(CRYSTAL)[0]]).toEqual([RING, true, 3]);
});

rule('ge-r-combined-3', 'combined ships that go to the hand are two cards there', () => {
  const t = play({ fleet: [{ card: CRUISER, on: [CRAFT, 'C2 Helmsman'] }] });
  t.act(1, 'use', 'C2 Helmsman');
  expect(t.pile(1, 'hand').toSorted()).toEqual([CRAFT, CRUISER]);
});

rule(
  'ge-r-combined-4',
  'damage adds up as parts join, and is shared out so that no part has more than it can bear',
  () => {
    const t = play({
      slots: 9,
      fleet: [
        { card: KREBIZ, as: 1, damage: 1 },
        { card: KREBIZ, as: 2, shieldDamage: 1, damage: 1 },
      ],
    });
    const [cruiser, capsule] = t.all(KREBIZ) as [number, number];
    t.act(1, 'join', capsule);
    expect([t.card(cruiser).damage, t.card(cruiser).shieldDamage, t.strength(cruiser)]).toEqual([2, 1, [6, 4]]);
    t.untilPhase('play A', 2).untilPhase('play A', 1).act(1, 'separate', KREBIZ);
    while (t.question !== 'play cards') t.least();
    const parts = t.all(KREBIZ).map(id => t.card(id).damage);
    expect(parts.reduce((a, b) => a + b, 0)).toBe(2);
    for (const id of t.all(KREBIZ)) expect(t.strength(id)[1]).toBeGreaterThan(0);
  },
);

rule(
  'ge-r-dragons-2',
  'Volatile Terrain burns the dragon that destroyed the terrain, though it is played on none',
  () => {
    const t = battle(
      { fleet: [{ card: DRAGON, given: [0, 0, 3] }] },
      { fleet: [MOON], hand: ['O5 Volatile Terrain'], order: 'loss' },
    );
    t.act(1, 'fire', MOON).pick(1, ...Array<string>(2).fill(DRAGON));
    while (t.question === 'respond' && !t.offers(2, 'respond', 'O5 Volatile Terrain')) t.least();
    t.act(2, 'respond', 'O5 Volatile Terrain');
    expect([t.inPlay(MOON), t.card(DRAGON).damage]).toEqual([false, 3]);
  },
);

rule('ge-r-dragons-2', 'a mine damages a dragon', () => {
  const t = play({ fleet: [{ card: DESTROYER, on: ['E2 Nuclear Mine'] }] }, { fleet: [DRAGON] });
  t.act(1, 'use', 'E2 Nuclear Mine');
  expect(t.card(DRAGON).damage).toBe(2);
});

rule('ge-r-splash-1', 'what is more than enough for the protector hits what it protects', () => {
  // a war craft before a Sector HQ: two shields and one strength
  const hq = battle({ fleet: [BATTLESHIP] }, { fleet: [MOON], hand: [CRAFT], order: 'always' });
  hq.act(1, 'headquarters', '2')
    .pick(1, ...Array<string>(5).fill(BATTLESHIP))
    .act(2, 'respond', CRAFT);
  while (hq.question !== 'weapons fire' && hq.question !== 'play cards') hq.least();
  expect([hq.inPlay(CRAFT), hq.hq(2)]).toEqual([false, 2]);
  // the war craft takes no more than destroys it
  expect(hq.happened('damaged').map(x => [x.shields, x.structure])).toEqual([[2, 1]]);
  // an Asteroid Shield of strength 2 before a ship
  const ship = battle(
    { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] },
    { fleet: [CUTTER], hand: ['T2 Asteroid Shield'], order: 'always' },
  );
  ship.act(1, 'fire', CUTTER).pick(1, ...Array<string>(4).fill(`Energy Flux of ${BATTLESHIP} (1 each)`));
  ship.act(2, 'respond', 'T2 Asteroid Shield');
  while (ship.question !== 'weapons fire' && ship.question !== 'play cards') ship.least();
  expect([ship.inPlay('T2 Asteroid Shield'), ship.card(CUTTER).shieldDamage + ship.card(CUTTER).damage]).toEqual([
    false,
    2,
  ]);
});

rule('ge-r-accelerated-timeline-1', 'an Accelerated Timeline lifts the limit of three plays, and no other', () => {
  const t = play(
    {
      hand: ['L9 Accelerated Timeline', MOON, GIANT, MOON, MOON, 'C6 Rogue Couple', 'H9 Dimensional Portal'],
      fleet: [{ card: FRIGATE, engaged: false }],
    },
    {
      fleet: [
        { card: CUTTER, engaged: false, on: [{ card: 'C6 Rogue Couple', by: 1 }] },
        { card: DESTROYER, engaged: false },
      ],
    },
  );
  t.act(1, 'play', 'L9 Accelerated Timeline');
  for (const card of [MOON, GIANT, MOON, MOON]) t.act(1, 'play', card);
  expect([t.all(MOON).length, t.player(1).plays]).toEqual([3, 2]);
  // one Rogue Couple is in play, and no ship is engaged for a portal
  expect([t.refuses(1, 'play', 'C6 Rogue Couple'), t.refuses(1, 'play', 'H9 Dimensional Portal')]).toEqual([
    'ge/crucial-rules/1',
    'ge/playing-on/1',
  ]);
});

rule('ge-r-combined-1', 'the points of combined ships and their shuttles come back to them as to one unit', () => {
  const ship = 'S10 Explosive Ore Carrier';
  const t = battle(
    { fleet: [{ card: CRUISER, given: [0, 0, 2], on: [{ card: CRAFT }, 'E3 Shuttlecraft'] }, DESTROYER] },
    { fleet: [{ card: ship, shieldDamage: 3, damage: 5 }], order: 'never' },
  );
  t.act(1, 'fire', ship).pick(1, CRAFT, CRUISER, 'E3 Shuttlecraft', DESTROYER);
  // three of four points did structural damage, all of them those of the cruiser: two for each
  t.pick(2, CRUISER, CRUISER, CRUISER);
  expect([t.card(CRUISER).shieldDamage, t.card(DESTROYER).shieldDamage]).toEqual([6, 0]);
});

rule('ge-r-combined-1', 'a shuttle on one of two combined ships takes along crew of the other', () => {
  const t = play(
    { fleet: [MOON, { card: CRUISER, on: [{ card: CRAFT, on: ['C1 Boarding Party'] }, 'E3 Shuttlecraft'] }] },
    { fleet: [{ card: CUTTER, shieldDamage: 3 }], order: 'never' },
  );
  t.act(1, 'use', 'E3 Shuttlecraft', 1);
  expect(t.strength(CUTTER)).toEqual([3, 2]);
  expect(t.under('C1 Boarding Party')).toBe(CRUISER);
});

rule('ge-r-combined-1', 'a transporter on one of two combined ships moves crew from there to a third ship', () => {
  const crew = 'C2 Ensign';
  const t = play(
    { fleet: [MOON, { card: CRUISER, on: [{ card: CRAFT, on: [crew, 'E2 Transporter'] }] }, DESTROYER] },
    { order: 'never' },
  );
  t.act(1, 'use', 'E2 Transporter', 0).pick(1, DESTROYER);
  expect(t.under(crew)).toBe(DESTROYER);
});

// A torpedo boat that joins any ship, with weapons of a kind that the ship does not have
const BOAT = 'S1 Test Torpedo Boat';
testCard(
  {
    title: 'Test Torpedo Boat',
    types: ['S'],
    strength: 1,
    phasers: 1,
    heavy: [{ name: 'Test Torpedo', count: 1 }],
  },
  { joins: ship },
);
const ORDNANCE = 'C2 Ordnance Officer';

/** Returns the heavy weapons that player 1 can fire without ammunition, by name. */
const armedFor = (t: Table): string[] =>
  arsenal(t.s, 0).flatMap(b => (b.sort === 'phasers' ? [] : [`${b.shots} ${b.name}`]));

rule('ge-r-combined-1', 'Ordnance Officers arm weapons of both combined ships, each officer one', () => {
  const armed = (...officers: string[]) =>
    armedFor(battle({ fleet: [{ card: CRUISER, on: [CRAFT, ...officers] }] }, { fleet: [BATTLESHIP] }));
  const torpedo = '1 Neutronium Torpedo';
  expect(armed(ORDNANCE)).toEqual([torpedo]);
  // the cruiser has two torpedoes, and the craft has one
  expect(armed(ORDNANCE, ORDNANCE)).toEqual(['2 Neutronium Torpedo']);
  expect(armed(ORDNANCE, ORDNANCE, ORDNANCE).toSorted()).toEqual([torpedo, '2 Neutronium Torpedo']);
  expect(armed(ORDNANCE, ORDNANCE, ORDNANCE, ORDNANCE).toSorted()).toEqual([torpedo, '2 Neutronium Torpedo']);
});

rule('ge-r-combined-1', 'an Ordnance Officer chooses among the weapons of both combined ships', () => {
  const t = play({ fleet: [{ card: CRUISER, on: [BOAT, ORDNANCE] }] });
  expect(armedFor(t)).toEqual(['1 Neutronium Torpedo']);
  t.act(1, 'use', ORDNANCE).pick(1, 'Test Torpedo');
  expect(armedFor(t)).toEqual(['1 Test Torpedo']);
  // two ships with weapons of one kind leave nothing to choose
  const alike = play({ fleet: [{ card: CRUISER, on: [CRAFT, ORDNANCE] }] });
  expect(alike.refuses(1, 'use', ORDNANCE)).toBe('ge/crucial-rules/1');
});

rule('ge-r-combined-1', 'what an Ordnance Officer arms on a combined ship takes no ammunition there', () => {
  const most = (...on: string[]) => {
    const fleet = ['T9 Gas Giant', 'T6 Planet', { card: FRIGATE, engaged: false, on: [BOAT, ...on] }];
    const t = table({ phase: 'allocation', seats: [{ fleet, order: 'never' }, {}] });
    return [FRIGATE, BOAT].map(card => systemsOf(t.s, t.id(card)).find(x => x.use === HEAVY)?.max);
  };
  expect([most(), most(ORDNANCE), most(ORDNANCE, ORDNANCE)]).toEqual([
    [1, 1],
    [0, 1],
    [0, 0],
  ]);
});

rule('ge-r-combined-1', 'an Ambassador does not protect a combined ship that is the only one of its fleet', () => {
  const aims = (...more: string[]) =>
    battle(
      { fleet: [DESTROYER] },
      { fleet: [{ card: CRUISER, on: [CRAFT, 'C5 Ambassador'] }, ...more], order: 'never' },
    ).offers(1, 'fire', CRUISER);
  expect([aims(), aims(CUTTER)]).toEqual([true, false]);
});
