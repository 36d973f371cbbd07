import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { DEFS, defOf } from '../../../src/card.ts';
import { cardSheet } from '../../../src/card-text.ts';
import { type CardPlace, defByName, type SeatPosition } from '../../../src/position.ts';
import { cardNote } from '../../../src/rules/table/labels.ts';
import { HAND, type Phase, zone } from '../../../src/state.ts';
import type { CardView } from '../../../src/view.ts';
import { fire } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const LINER = 'S6 Luxury Liner';

const HUNTER = 'S3 Test Hunter';

const DODGER = 'S4 Test Dodger';

const TWIN = 'S5 Test Twin Dodger';

const JAMMER = 'S4 Test Jammer';

const EVADE = 'O5 Evasive Maneuvers';

const ATTACK = 'O3 Offensive Electronic Warfare';

const GUNNER = 'S5 Test Gunner';

const DEFEND = 'O3 Defensive Electronic Warfare';

testCard({ types: ['S'], strength: 4, title: 'Test Dodger', shields: 4, maneuvering: 1, requires: { supply: 1 } });

testCard({ types: ['S'], strength: 5, title: 'Test Twin Dodger', shields: 4, maneuvering: 2, requires: { supply: 1 } });

testCard({ types: ['S'], strength: 4, title: 'Test Jammer', shields: 4, warfare: 1, requires: { supply: 1 } });

testCard({ types: ['S'], strength: 3, title: 'Test Hunter', phasers: 3 });

testCard({ types: ['S'], strength: 5, title: 'Test Gunner', shields: 4, warfare: 1, phasers: 2 });

testCard({ types: ['T'], strength: 2, title: 'Test Well', makes: { supply: 2, energy: 3 } });

/** A ship whose systems of a kind have an amount of energy. */
const powered = (card: string, use: string, n: number, more: object = {}): CardPlace => ({
  card,
  given: Array.from({ length: 26 }, (_, i) => (i === USES.indexOf(use) + 20 ? n : 0)),
  ...more,
});

const USES = ['maneuvering system', 'electronic warfare system', 'transgate 1', 'transgate 2'];

const DEFAULT: SeatPosition = { fleet: [LINER, HUNTER] };

/** Player 1 fires, player 2 has a ship with a system. */
const underFire = (two: SeatPosition, one = DEFAULT): Table =>
  table({ phase: 'weapons fire', seats: [one, { ...two, fleet: ['T3 Moon', ...(two.fleet ?? [])] }] });

rule('ge/ship-systems/8', 'each maneuvering system is activated with 1 energy in the Allocation Phase', () => {
  const at = () =>
    table({ phase: 'allocation', seats: [{ fleet: ['T2 Test Well', { card: TWIN, engaged: false }] }, {}] });
  const t = at();
  const energy = `Energy for the maneuvering system of ${TWIN} (2 systems)`;
  expect(t.whyNot(1, TWIN, energy, energy)).toBeNull();
  expect(t.whyNot(1, TWIN, energy, energy, energy)).not.toBeNull();
  // a ship that does not get its own points gets none for its systems
  expect(t.forbidsPlan(1, { give: [[TWIN, 'maneuvering system']] })).toBe('ge/allocation-phase/8');
  t.allocate(1, { engage: [TWIN], give: [[TWIN, 'maneuvering system', 1]] });
  expect(t.card(TWIN).given[20]).toBe(1);
});

rule(
  'ge/ship-systems/9',
  'a maneuver card used with an active system stays, and is in hand after the next Record Keeping Step of its player',
  () => {
    const t = underFire({ fleet: [powered(DODGER, 'maneuvering system', 1)], hand: [EVADE] });
    fire(t, HUNTER, DODGER, 3).act(2, 'respond', EVADE);
    expect([t.shields(DODGER), t.under(EVADE), t.engaged(EVADE), t.size(2, 'discard')]).toEqual([3, DODGER, false, 0]);
    t.untilPhase('allocation', 2);
    expect([t.inPlay(EVADE), t.pile(2, 'hand')]).toEqual([false, [EVADE]]);
  },
);

test('a maneuver card without an active system is discarded after use, even if its ship has another system', () => {
  for (const ship of [powered(DODGER, 'maneuvering system', 0), powered(JAMMER, 'electronic warfare system', 1)]) {
    const t = underFire({ fleet: [ship], hand: [EVADE] });
    fire(t, HUNTER, (ship as { card: string }).card, 3).act(2, 'respond', EVADE);
    expect([t.inPlay(EVADE), t.pile(2, 'discard')]).toEqual([false, [EVADE]]);
  }
});

test('a maneuver card that waits keeps its system, whichever systems have energy when it is used', () => {
  const t = table({
    seats: [
      { fleet: ['T3 Moon', powered(DODGER, 'maneuvering system', 1)], hand: [EVADE], order: 'always' },
      { fleet: ['T3 Moon', HUNTER] },
    ],
  });
  t.act(1, 'play', EVADE);
  if (t.question === 'place') t.pick(1, DODGER);
  expect(t.card(DODGER).given[20]).toBe(0);
  t.untilPhase('weapons fire', 2)
    .act(2, 'fire', DODGER)
    .pick(2, ...Array<string>(3).fill(HUNTER));
  t.act(1, 'respond', EVADE);
  expect([t.shields(DODGER), t.under(EVADE)]).toEqual([4, DODGER]);
  t.untilPhase('allocation', 1);
  expect(t.pile(1, 'hand')).toContain(EVADE);
});

test('L6 Lucky Maneuver lies nowhere: used for a ship with an active system it stays there until it goes back to hand', () => {
  const t = underFire({ fleet: [powered(DODGER, 'maneuvering system', 1)], hand: ['L6 Lucky Maneuver'] });
  fire(t, HUNTER, DODGER, 3).act(2, 'respond', 'L6 Lucky Maneuver');
  expect([t.shields(DODGER), t.under('L6 Lucky Maneuver')]).toEqual([4, DODGER]);
  t.untilPhase('allocation', 2);
  expect(t.pile(2, 'hand')).toEqual(['L6 Lucky Maneuver']);
  const other = underFire({
    fleet: [powered(DODGER, 'maneuvering system', 1), 'S6 Luxury Liner'],
    hand: ['L6 Lucky Maneuver'],
  });
  fire(other, HUNTER, other.all(LINER, 2)[0] as never, 3).act(2, 'respond', 'L6 Lucky Maneuver');
  expect(other.pile(2, 'discard')).toEqual(['L6 Lucky Maneuver']);
});

test('cards that a system keeps leave with its ship', () => {
  const ship = powered(DODGER, 'maneuvering system', 1, { damage: 3, shieldDamage: 3 });
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [LINER, HUNTER], order: 'never' },
      { fleet: [LINER, HUNTER] },
      { fleet: ['T3 Moon', ship], hand: [EVADE] },
    ],
  });
  fire(t, HUNTER, DODGER, 3).act(3, 'respond', EVADE);
  expect([t.under(EVADE), t.shields(DODGER)]).toEqual([DODGER, 0]);
  t.untilPhase('weapons fire', 2).act(2, 'fire', DODGER).pick(2, HUNTER);
  if (t.question === 'respond') t.pass(3);
  expect([t.inPlay(DODGER), t.pile(3, 'discard').includes(EVADE)]).toEqual([false, true]);
});

rule(
  'ge/ship-systems/10',
  'the first maneuver card takes the one active system and cannot be discarded; the second is discarded after use',
  () => {
    const two = [EVADE, 'L6 Lucky Maneuver'];
    const t = underFire({ fleet: [powered(DODGER, 'maneuvering system', 1)], hand: two });
    fire(t, HUNTER, DODGER, 3).act(2, 'respond', EVADE).act(2, 'respond', 'L6 Lucky Maneuver');
    expect([t.inPlay(EVADE), t.pile(2, 'discard')]).toEqual([true, ['L6 Lucky Maneuver']]);
    // with two active systems both stay
    const twin = underFire({ fleet: [powered(TWIN, 'maneuvering system', 2)], hand: two });
    fire(twin, HUNTER, TWIN, 3).act(2, 'respond', EVADE).act(2, 'respond', 'L6 Lucky Maneuver');
    expect([twin.on(TWIN), twin.pile(2, 'discard')]).toEqual([two, []]);
    // after use in its own turn, it cannot be discarded in the Discard Phase
    const own = table({
      seats: [
        { fleet: [powered(GUNNER, 'electronic warfare system', 1)], hand: [ATTACK] },
        { fleet: [LINER], order: 'never' },
      ],
    });
    own.act(1, 'play', ATTACK).pass(1).act(1, 'fire', LINER).pick(1, GUNNER);
    own.untilPhase('discard', 1);
    expect([own.under(ATTACK), own.shields(LINER)]).toEqual([GUNNER, 6]);
    expect(own.refuses(1, 'fleet', ATTACK)).toBe('ge/ship-systems/10');
  },
);

rule(
  'ge/ship-systems/11',
  'an electronic warfare system with 1 energy keeps the first such card that is used, and not the second',
  () => {
    const t = underFire({ fleet: [powered(JAMMER, 'electronic warfare system', 1)], hand: [DEFEND, DEFEND] });
    fire(t, HUNTER, JAMMER, 3).act(2, 'respond', DEFEND);
    expect([t.under(DEFEND), t.card(JAMMER).given[21]]).toEqual([JAMMER, 0]);
    t.act(2, 'respond', DEFEND);
    expect([t.shields(JAMMER), t.pile(2, 'discard'), t.on(JAMMER)]).toEqual([4, [DEFEND], [DEFEND]]);
    t.untilPhase('allocation', 2);
    expect([t.pile(2, 'hand'), t.on(JAMMER)]).toEqual([[DEFEND], []]);
  },
);

test('everybody sees the active systems of a ship, and its sheet names them', () => {
  const t = underFire({ fleet: [powered(TWIN, 'maneuvering system', 2)] });
  expect(cardNote(t.s, t.id(TWIN), 0)).toContain('2 active maneuvering systems');
  const seen = t.view(0) as { seats: { fleet: CardView[] }[] };
  expect(seen.seats[1]!.fleet.map(x => [x.title, x.systems])).toEqual([
    ['T3 Moon', []],
    [TWIN, ['2 active maneuvering systems']],
  ]);
  expect(cardSheet(DEFS[defByName(TWIN)]!.source).weapons).toBe('Weapons: 2 maneuvering systems');
  fire(t, HUNTER, TWIN, 1);
});

const GATE = 'S5 Test Gate Ship';

const SCOUT = 'S3 Test Xar Scout';

const CRUISER = 'S4 Test Xar Cruiser';

testCard({
  types: ['S'],
  strength: 5,
  title: 'Test Gate Ship',
  empire: "J'xar",
  shields: 3,
  transgates: 1,
  requires: { supply: 1 },
});

testCard({ types: ['S'], strength: 3, title: 'Test Xar Scout', empire: "J'xar", phasers: 2, requires: { supply: 2 } });

testCard({
  types: ['S'],
  strength: 4,
  title: 'Test Xar Cruiser',
  empire: "J'xar",
  shields: 1,
  requires: { supply: 2 },
});

const gate = (energy: number): CardPlace => powered(GATE, 'transgate 1', energy);

rule(
  'ge/ship-systems/12',
  'a transgate works once in a complete turn, in its player’s turn or in reaction, and after that not before his next turn',
  () => {
    const t = table({
      phase: 'weapons fire',
      seats: [{ fleet: [HUNTER] }, { fleet: ['T3 Moon', gate(4), 'S2 Police Cutter'], hand: [SCOUT, SCOUT], slots: 9 }],
    });
    // player 1 fires, and a ship comes as a reaction: it costs no Card Play
    t.act(1, 'fire', 'S2 Police Cutter').pick(1, HUNTER);
    t.act(2, 'respond', SCOUT);
    if (t.question === 'place') t.pick(2, 'space');
    expect([t.inPlay(SCOUT, 2), t.engaged(SCOUT, 2)]).toEqual([true, true]);
    expect(t.offers(2, 'respond', SCOUT)).toBe(false);
    t.pass(2).untilPhase('play A', 2);
    // its energy was for the turn before: without new energy it does not work
    expect(t.refuses(2, 'gate', SCOUT)).toBe('ge/ship-systems/12');
    const own = table({ seats: [{ fleet: [gate(4)], hand: [SCOUT, SCOUT], plays: 0 }, {}] });
    own.act(1, 'gate', SCOUT);
    if (own.question === 'place') own.pick(1, 'space');
    expect([own.refuses(1, 'gate', SCOUT), own.refuses(1, 'recall', SCOUT), own.player(1).plays]).toEqual([
      'ge/ship-systems/12',
      'ge/ship-systems/12',
      0,
    ]);
    expect(own.card(GATE).used).not.toBe(0);
  },
);

rule(
  'ge/ship-systems/13',
  'a transgate with 3 energy brings in a J’xar ship of strength 3, engaged; none of strength 4, and no other ship',
  () => {
    const t = table({
      seats: [{ fleet: [gate(3)], hand: [SCOUT, CRUISER, 'S2 Police Cutter', 'T3 Moon'] }, { order: 'always' }],
    });
    expect([
      t.offers(1, 'gate', SCOUT),
      t.refuses(1, 'gate', CRUISER),
      t.refuses(1, 'gate', 'S2 Police Cutter'),
      t.refuses(1, 'gate', 'T3 Moon'),
    ]).toEqual([true, 'ge/ship-systems/13', 'ge/ship-systems/13', 'ge/ship-systems/13']);
    t.act(1, 'gate', SCOUT);
    if (t.question === 'place') t.pick(1, 'space');
    expect([t.inPlay(SCOUT), t.engaged(SCOUT), t.player(1).plays]).toEqual([true, true, 3]);
    // it takes a command slot like any ship, and a gate without a working ship brings in nothing
    const full = table({ seats: [{ fleet: [gate(3)], hand: [SCOUT], slots: 1 }, {}] });
    expect(full.refuses(1, 'gate', SCOUT)).toBe('ge/command/10');
    const idle = table({
      seats: [{ fleet: [{ ...(gate(3) as object), engaged: false } as CardPlace], hand: [SCOUT] }, {}],
    });
    expect(idle.refuses(1, 'gate', SCOUT)).toBe('ge/ship-systems/12');
  },
);

rule(
  'ge/ship-systems/14',
  'a transgate with 4 energy recalls a J’xar ship of strength 4 with all on it to the hand; no stronger one, and no other ship',
  () => {
    const t = table({
      seats: [{ fleet: [gate(4), { card: CRUISER, on: ['C4 Navigator'] }, 'S2 Police Cutter'] }, { fleet: [SCOUT] }],
    });
    expect([
      t.refuses(1, 'recall', GATE),
      t.refuses(1, 'recall', 'S2 Police Cutter'),
      t.refuses(1, 'recall', t.id(SCOUT, 2)),
    ]).toEqual(['ge/ship-systems/14', 'ge/ship-systems/14', 'ge/ship-systems/14']);
    t.act(1, 'recall', CRUISER);
    expect([t.inPlay(CRUISER), t.pile(1, 'hand').sort()]).toEqual([false, ['C4 Navigator', CRUISER]]);
  },
);

test('the reason why a card of another hand cannot come through a transgate reveals nothing about it', () => {
  const t = table({ seats: [{ fleet: [gate(3)] }, { hand: [SCOUT, 'T3 Moon'] }] });
  const hand = t.s.zones[zone(1, HAND)]!;
  expect(hand.map(id => t.refuses(1, 'gate', id))).toEqual(['ge/play-cards-phase/1', 'ge/play-cards-phase/1']);
  // no rule covers a card that is not at the table
  expect(t.refuses(1, 'gate', 10_000)).toBe('');
});

test('a ship that is recalled as a reaction to a volley takes none of it', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [HUNTER] }, { fleet: ['T3 Moon', gate(5), CRUISER], order: 'loss' }],
  });
  t.act(1, 'fire', CRUISER).pick(1, HUNTER, HUNTER, HUNTER);
  expect(t.question).not.toBe('respond');
  const hit = table({
    phase: 'weapons fire',
    seats: [{ fleet: [HUNTER] }, { fleet: ['T3 Moon', gate(5), { card: CRUISER, damage: 2 }], order: 'loss' }],
  });
  hit.act(1, 'fire', CRUISER).pick(1, HUNTER, HUNTER, HUNTER);
  hit.act(2, 'respond', CRUISER);
  expect([hit.inPlay(CRUISER), hit.pile(2, 'hand'), hit.pile(2, 'discard')]).toEqual([false, [CRUISER], []]);
});

test('a player without cards in hand and energy in a transgate is not asked to react', () => {
  const asked = (energy: number) => {
    const t = table({ phase: 'weapons fire', seats: [{ fleet: [HUNTER] }, { fleet: ['T3 Moon', gate(energy)] }] });
    t.act(1, 'fire', GATE).pick(1, HUNTER);
    const { question } = t;
    if (question === 'respond') t.pass(2);
    return question === 'respond';
  };
  expect([asked(0), asked(1)]).toEqual([false, true]);
});

test('energy for transgates is allocated with the other points, and the proposal gives them the points left over', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: ['T2 Test Well', { card: GATE, engaged: false }] }, {}],
  });
  t.proposed();
  expect([t.engaged(GATE), t.card(GATE).given[22]]).toEqual([true, 3]);
});

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({
    phase,
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });

/** Energy and supply for anything. */
const POWER = ['T9 Gas Giant', 'T8 System Mechad System'];

rule('ge/ship-systems/5', 'a phaser magnifier with 1 energy makes phasers do 2, with 2 energy 3', () => {
  const fire = (energy: number) => {
    const given = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, energy];
    const t = at(
      'weapons fire',
      { fleet: [{ card: 'S7 Scorpead Battlecruiser', given }] },
      { fleet: ['S9 Argonian Battleship'] },
    );
    t.act(1, 'fire', 'S9 Argonian Battleship').pick(1, 'S7 Scorpead Battlecruiser');
    return t.card('S9 Argonian Battleship').shieldDamage;
  };
  expect([fire(0), fire(1), fire(2)]).toEqual([1, 2, 3]);
});

rule('ge/ship-systems/6', 'the card says how much energy its phaser magnifier takes', () => {
  const most = (name: string) => {
    const t = at('allocation', { fleet: [...POWER, { card: name, engaged: false }] });
    t.allocate(1, { engage: [name], give: [[name, 'magnifier', 1]] });
    return [t.card(name).given[10], defOf(t.s, t.id(name)).source.magnifier];
  };
  expect([most('S5 Scorpead Light Cruiser'), most('S7 Scorpead Battlecruiser')]).toEqual([
    [1, 1],
    [1, 2],
  ]);
  const t = at('allocation', { fleet: [...POWER, { card: 'S5 Scorpead Light Cruiser', engaged: false }] });
  expect(() =>
    t.allocate(1, { engage: ['S5 Scorpead Light Cruiser'], give: [['S5 Scorpead Light Cruiser', 'magnifier', 2]] }),
  ).toThrow();
});

rule('ge/ship-systems/7', 'a hyperspace detonator is not armed on a turn on which the magnifier is', () => {
  const cruiser = 'S5 Scorpead Light Cruiser';
  const t = at('allocation', { fleet: [...POWER, { card: cruiser, engaged: false }] });
  const both = {
    engage: [cruiser],
    give: [
      [cruiser, 'magnifier', 1],
      [cruiser, 'weapon 1', 1],
    ],
  } as const;
  expect(t.forbidsPlan(1, both)).toBe('ge/ship-systems/7');
  expect(t.forbidsPlan(1, { engage: [cruiser], give: [[cruiser, 'weapon 1', 1]] })).toBe('');
  t.proposed();
  const { given } = t.card(cruiser);
  expect((given[10] ?? 0) > 0 && (given[2] ?? 0) > 0).toBe(false);
});

rule('ge/ship-systems/1', 'a mine deployment system works with a mine on the ship and a supply point', () => {
  const use = (supply: number) => {
    const given = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, supply];
    const t = at(
      'play A',
      { fleet: [{ card: 'S3 Tufor Cutter', given, on: ['E1 Explosive Mine'] }] },
      { fleet: ['S9 Argonian Battleship'] },
    );
    t.act(1, 'use', 'E1 Explosive Mine');
    return t.inPlay('E1 Explosive Mine');
  };
  expect([use(1), use(0)]).toEqual([true, false]);
});

/** A Tufor ship with mines; its deployment system has supply or not. */
const miner = (mines: readonly string[], supply: number): CardPlace => ({
  card: 'S3 Tufor Cutter',
  given: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, supply],
  on: mines,
});

rule(
  ['ge/ship-systems/2', 'ge-r-mds-1'],
  'a mine whose deployment system is active stays, and can be used again next turn',
  () => {
    const t = at(
      'play A',
      { fleet: ['T9 Gas Giant', miner(['E2 Nuclear Mine'], 1)] },
      { fleet: ['S9 Argonian Battleship'] },
    );
    t.act(1, 'use', 'E2 Nuclear Mine');
    expect(t.refuses(1, 'use', 'E2 Nuclear Mine', 0)).toBe('ge/card-actions-limit/1');
    t.untilAsked('allocation', 1).allocate(1, { engage: ['S3 Tufor Cutter'], give: [['S3 Tufor Cutter', 'mines', 1]] });
    t.act(1, 'use', 'E2 Nuclear Mine');
    // a shield point has returned meanwhile
    expect([t.inPlay('E2 Nuclear Mine'), t.card('S9 Argonian Battleship').shieldDamage]).toEqual([true, 3]);
  },
);

rule(
  ['ge/ship-systems/3', 'ge-r-mds-2'],
  'a deployment system may have its supply before a mine is on the ship',
  () => {
    const t = at(
      'allocation',
      { fleet: ['T9 Gas Giant', { card: 'S3 Tufor Cutter', engaged: false }], hand: ['E2 Nuclear Mine'] },
      { fleet: ['S9 Argonian Battleship'] },
    );
    t.allocate(1, { engage: ['S3 Tufor Cutter'], give: [['S3 Tufor Cutter', 'mines', 1]] });
    t.act(1, 'play', 'E2 Nuclear Mine').act(1, 'use', 'E2 Nuclear Mine');
    expect(t.inPlay('E2 Nuclear Mine')).toBe(true);
  },
);

rule(['ge/ship-systems/4', 'ge-r-mds-1'], 'mines beyond the number of active systems are discarded after use', () => {
  const t = at(
    'play A',
    { fleet: [miner(['E2 Nuclear Mine', 'E2 Nuclear Mine'], 1)] },
    { fleet: ['S9 Argonian Battleship'] },
  );
  for (const mine of t.all('E2 Nuclear Mine')) t.act(1, 'use', mine);
  expect([t.all('E2 Nuclear Mine').length, t.card('S9 Argonian Battleship').shieldDamage]).toEqual([1, 4]);
});
