import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/position.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { PLASMA, systemsOf } from '../../../src/rules/points/uses.ts';
import { damage, ofOthers, ship, that } from '../../../src/words/index.ts';
import { BATTLESHIP, battle, CUTTER, DESTROYER, fire, NOMAD, nextTurn, output, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The ships of Advanced Technologies

const MOON = 'T3 Moon';
const YACHT = 'S2 Space Yacht';
const PARTY = 'C1 Boarding Party';
const [FERRY, SEND] = [0, 1];

testCard(
  { types: ['E'], strength: 1, title: 'Secret Drive', passive: true, empire: 'Tufor', technology: 'exclusive' },
  {},
);
testCard(
  { types: ['E'], strength: 1, title: 'Strange Drive', passive: true, empire: 'Tufor', technology: 'foreign' },
  {},
);

/** A mine that does 2 damage to a ship. */
testCard(
  { types: ['E'], strength: 1, title: 'Pier Mine', passive: true },
  { is: ['mine'], functions: [{ target: { ship: that(ship, ofOthers) }, effect: damage('ship', 2), spent: true }] },
);

// Patrol ships

const PATROLS = [
  'S1 Argonian Patrol Ship',
  'S1 Bolaar Patrol Ship',
  'S1 Corporate Patrol Ship',
  'S1 Mechad Patrol Ship',
  'S1 Mechad Patrol Ship Leader',
  'S1 P.O.T. Patrol Launch',
  'S1 Patrol Ship',
  'S1 Scorpead Patrol Ship',
  'S1 Tufor Patrol Ship',
  'S1 Vektrean Patrol Ship',
] as const;
for (const name of PATROLS) {
  test(`${name}: goes back to the hand of its owner when it is destroyed, and what it carries does not`, () => {
    const t = battle({ fleet: [BATTLESHIP] }, { fleet: [{ card: name, on: ['E2 Phaser Refit'] }, YACHT] });
    fire(t, BATTLESHIP, name, 6);
    expect([t.inPlay(name), t.pile(2, 'hand'), t.pile(2, 'discard')]).toEqual([false, [name], ['E2 Phaser Refit']]);
  });

  test(`${name}: its player does not get rid of it in the Discard Phase, but of another ship`, () => {
    const t = table({ phase: 'discard', seats: [{ plays: 2, fleet: [name], hand: [DESTROYER], order: 'never' }, {}] });
    t.pick(1, name, DESTROYER);
    expect([t.pile(1, 'hand').includes(name), t.pile(1, 'discard')]).toEqual([true, [DESTROYER]]);
    const held = table({ phase: 'discard', seats: [{ plays: 2, hand: [name], order: 'never' }, {}] }).pick(1, name);
    expect([held.pile(1, 'hand').includes(name), held.pile(1, 'discard')]).toEqual([true, []]);
  });
}

for (const name of ['S1 Mechad Patrol Ship', 'S1 Mechad Patrol Ship Leader', 'S1 Mechad Patrol Scout'])
  test(`${name}: comes into play with a field of 2, which is not renewed as another turn begins`, () => {
    const t = play({ hand: [name], fleet: [MOON] }, { fleet: [MOON] })
      .act(1, 'play', name)
      .pick(1, 'space');
    expect(t.card(name).emf).toBe(2);
    nextTurn(t);
    expect(t.card(name).emf).toBeLessThan(2);
  });

test('S1 Corporate Patrol Ship: its variable plasma takes 1 ammunition and 1 energy, and does nothing without the energy', () => {
  const name = 'S1 Corporate Patrol Ship';
  const hit = (energy: number) => {
    const given = [0, 0, 1, 0, 0, 0, 0, 0, energy];
    const t = battle({ fleet: [{ card: name, given }] }, { fleet: ['S6 Luxury Liner'], order: 'never' });
    t.act(1, 'fire', 'S6 Luxury Liner').proposed();
    return 9 - t.shields('S6 Luxury Liner');
  };
  expect([hit(1), hit(0)]).toEqual([2, 1]);
  const fleet = ['T9 Gas Giant', { card: name, engaged: true }];
  const plan = (n: number) =>
    table({ phase: 'allocation', seats: [{ fleet, order: 'never' }, {}] }).forbidsPlan(1, {
      give: [[name, 'plasma', n]],
    });
  expect(plan(1)).toBe('');
  expect(() => plan(2)).toThrow('takes at most 1 point');
});

test('S1 Tufor Mine Patrol Ship: each turn it makes one mine of another player go off for nothing', () => {
  const mines = { card: YACHT, on: ['E1 Pier Mine', 'E1 Pier Mine'] };
  const t = table({ seats: [{ fleet: [mines] }, { fleet: ['S6 Luxury Liner', 'S1 Tufor Mine Patrol Ship'] }] });
  const [first, second] = t.all('E1 Pier Mine');
  t.act(1, 'use', first!).pick(1, 'S6 Luxury Liner').act(2, 'respond', 'S1 Tufor Mine Patrol Ship');
  expect(t.shields('S6 Luxury Liner')).toBe(9);
  t.act(1, 'use', second!).pick(1, 'S6 Luxury Liner').pass(2);
  expect(t.shields('S6 Luxury Liner')).toBe(7);
});

test('S1 Tufor Mine Patrol Ship: does not go back to the hand as other patrol ships do', () => {
  const t = battle({ fleet: [BATTLESHIP] }, { fleet: ['S1 Tufor Mine Patrol Ship', YACHT], order: 'never' });
  fire(t, BATTLESHIP, 'S1 Tufor Mine Patrol Ship', 6);
  expect([t.pile(2, 'hand'), t.pile(2, 'discard')]).toEqual([[], ['S1 Tufor Mine Patrol Ship']]);
});

for (const name of ['S1 Corporate Patrol Scout', 'S1 Mechad Patrol Scout', 'S1 Tufor Patrol Scout'])
  test(`${name}: generates 1 research, and sees the top card of one deck each turn`, () => {
    const decks = { deck: ['H3 Pulsar', MOON] };
    const t = table({
      seats: [
        { fleet: [name], order: 'never' },
        { ...decks, order: 'never' },
        { deck: [MOON, YACHT], order: 'never' },
      ],
    });
    expect(output(t, name)).toEqual({ research: 1 });
    t.act(1, 'use', name).pick(1, '2');
    expect([t.log(0).at(-1), t.log(2).at(-1)]).toEqual([
      'Player 1 looks at H3 Pulsar of Player 2.',
      'Player 1 looks at a card of Player 2.',
    ]);
    expect(t.refuses(1, 'use', name)).toBe('ge/card-actions-limit/1');
    const cloud = 'H3 Radioactive Dust Cloud';
    const blind = table({
      active: 2,
      seats: [
        { fleet: [{ card: name, emf: 2 }, MOON], deck: Array(9).fill(MOON), order: 'never' },
        { ...decks, hand: [cloud], order: 'never' },
      ],
    });
    blind.act(2, 'play', cloud).untilPhase('play A', 1);
    expect(blind.refuses(1, 'use', name)).toBe('ge/crucial-rules/1');
  });

// Ships that help patrol ships

/** Returns the heavy weapons that player 1 could fire without ammunition. */
const unarmed = (t: Table) => arsenal(t.s, 0).flatMap(b => (b.sort === 'phasers' ? [] : [`${b.shots} ${b.name}`]));
const LEADER = 'S1 Mechad Patrol Ship Leader';

test('S3 Patrol Ship Tender: a patrol ship fires one heavy weapon for nothing on the turn it is played, and not later', () => {
  const tender = 'S3 Patrol Ship Tender';
  const t = play({ hand: [LEADER], fleet: [MOON, tender] }, { fleet: [MOON] })
    .act(1, 'play', LEADER)
    .pick(1, 'space');
  expect(unarmed(t)).toEqual(['1 Tram']);
  expect(unarmed(play({ fleet: [tender, LEADER] }))).toEqual([]);
  const none = play({ hand: [LEADER], fleet: [MOON, YACHT] })
    .act(1, 'play', LEADER)
    .pick(1, 'space');
  expect(unarmed(none)).toEqual([]);
  const cruiser = play({ hand: ['S1 Argonian Patrol Ship'], fleet: [{ card: tender, engaged: false }] });
  expect(unarmed(cruiser.act(1, 'play', 'S1 Argonian Patrol Ship'))).toEqual([]);
});

test('S5 Mechad Patrol Support Ship: a patrol ship that was just played fires all its trams for nothing, and no other weapons', () => {
  const support = 'S5 Mechad Patrol Support Ship';
  const with_ = (name: string) =>
    unarmed(play({ hand: [name], fleet: [support] }, { fleet: [MOON] }).act(1, 'play', name));
  expect([with_(LEADER), with_('S1 Argonian Patrol Ship')]).toEqual([['2 Tram'], []]);
  expect(unarmed(play({ fleet: [support, LEADER] }))).toEqual([]);
});

// Ships for troops

const BOARDERS = [
  ['S2 Argonian Troop Ship', 1],
  ['S2 Corporate Troop Ship', 1],
  ['S2 P.O.T. Troop Transport', 1],
  ['S2 Tufor Troop Ship', 1],
  ['S3 Scorpead Troop Ship', 1],
  ['S4 Bolaar Boarding Cruiser', 2],
  ['S1 Clydon Troop Warcraft', 1],
  ['S2 Clydon Boarding Warcraft', 3],
] as const;
const CREW = ['C1 Crewman', 'C2 Ensign', 'C4 Navigator', 'C1 Informant'];
for (const [name, n] of BOARDERS) {
  test(`${name}: takes ${n} crew and no more aboard or ashore, and stays where it is`, () => {
    const t = play({ fleet: [MOON, YACHT, { card: name, on: CREW }] });
    t.act(1, 'use', name, FERRY);
    expect(t.whyNot(1, ...CREW.slice(0, n + 1))?.text).toMatch(/^The answer names \d/);
    t.pick(1, ...CREW.slice(0, n)).pick(1, YACHT);
    expect([t.on(YACHT).sort(), t.under(name)]).toEqual([CREW.slice(0, n).sort(), '']);
    expect(t.refuses(1, 'use', name, SEND)).toBe('ge/card-actions-limit/1');
    // one of the two places is its own
    const far = play({ fleet: [{ card: MOON, on: ['C1 Crewman'] }, YACHT, name] }).act(1, 'use', name, FERRY);
    if (far.question === 'target') far.pick(1, 'C1 Crewman');
    expect(far.under('C1 Crewman')).toBe(name);
  });

  test(`${name}: a Security Officer takes no room on it, and a Landing Officer accompanies the crew that it sends`, () => {
    const t = play({ fleet: [MOON, YACHT, { card: name, on: ['C4 Security Officer', 'C4 Navigator'] }] });
    t.act(1, 'use', name, FERRY);
    t.pick(1, 'C4 Navigator').pick(1, 'C4 Security Officer').pick(1, YACHT);
    expect(t.on(YACHT).sort()).toEqual(['C4 Navigator', 'C4 Security Officer']);
    const landing = { card: 'C2 Ensign', on: ['A3 Landing Officer'] };
    const sent = play(
      { fleet: [{ card: name, on: [PARTY, landing] }] },
      { fleet: [{ card: CUTTER, shieldDamage: 3 }] },
    );
    sent.act(1, 'use', name, SEND).pick(1, 'C2 Ensign').act(1, 'deed', 'A3 Landing Officer', 0);
    expect([sent.strength(CUTTER), sent.under('C2 Ensign')]).toEqual([[3, 1], name]);
  });

  test(`${name}: sends ${n} crew on a mission, past shields`, () => {
    const party = Array<string>(4).fill(PARTY);
    const t = play({ fleet: [{ card: name, on: party }] }, { fleet: [DESTROYER] });
    t.act(1, 'use', name, SEND);
    if (n > 1) t.pick(1, ...party.slice(0, n));
    expect([t.on(name), t.strength(DESTROYER)[0] - t.strength(DESTROYER)[1]]).toEqual([party, n]);
    expect(play({ fleet: [name] }, { fleet: [CUTTER] }).refuses(1, 'use', name, SEND)).toBe('ge/crucial-rules/1');
  });
}

const FREE = BOARDERS.map(([name]) => name).filter(name => !name.includes('Bolaar') && !name.includes('Warcraft'));
for (const name of [...FREE, 'S2 Clydon Boarding Warcraft'])
  test(`${name}: the first crew that is played there in a turn costs no Card Play, the second does`, () => {
    const t = play({ hand: ['C1 Crewman', 'C2 Ensign', 'C4 Navigator'], fleet: [YACHT, name] }, { fleet: [MOON] });
    t.act(1, 'play', 'C4 Navigator').pick(1, YACHT);
    expect(t.player(1).plays).toBe(2);
    t.act(1, 'play', 'C1 Crewman').pick(1, name);
    expect(t.player(1).plays).toBe(2);
    t.act(1, 'play', 'C2 Ensign').pick(1, name);
    expect(t.player(1).plays).toBe(1);
  });

test('S4 Bolaar Boarding Cruiser: crew that is played there costs a Card Play', () => {
  const t = play({ hand: ['C1 Crewman'], fleet: ['S4 Bolaar Boarding Cruiser'] }).act(1, 'play', 'C1 Crewman');
  expect([t.under('C1 Crewman'), t.player(1).plays]).toEqual(['S4 Bolaar Boarding Cruiser', 2]);
});

const STAR_CRUISER = 'S4 Clydon Medium Star Cruiser';
test('S1 Clydon Troop Warcraft: the first crew that is played there, or on the ship that it has joined, costs no Card Play; no later one', () => {
  const name = 'S1 Clydon Troop Warcraft';
  const t = play(
    { hand: ['C1 Crewman', 'C2 Ensign'], fleet: [{ card: STAR_CRUISER, on: [name] }], deck: Array(9).fill(MOON) },
    { fleet: [MOON], deck: Array(9).fill(MOON) },
  );
  t.act(1, 'play', 'C1 Crewman');
  expect([t.under('C1 Crewman'), t.player(1).plays]).toEqual([STAR_CRUISER, 3]);
  nextTurn(t).act(1, 'play', 'C2 Ensign');
  expect(t.player(1).plays).toBe(2);
});

for (const name of ['S1 Clydon Spy Warcraft', 'S1 Clydon Troop Warcraft', 'S2 Clydon Boarding Warcraft']) {
  test(`${name}: joins a cruiser that can carry it, and no other ship`, () => {
    const t = play({ hand: [name], fleet: [STAR_CRUISER, YACHT] }).act(1, 'play', name);
    expect(t.offers(1, 'on', YACHT)).toBe(false);
    t.pick(1, STAR_CRUISER);
    expect(t.on(STAR_CRUISER)).toEqual([name]);
  });

  test(`${name}: comes in reaction alone, against fire at the Sector HQ, and for nothing else`, () => {
    const under = (t: Table) => t.pick(1, ...Array<string>(3).fill(BATTLESHIP));
    const seats = [{ fleet: [BATTLESHIP] }, { fleet: [MOON], hand: [name] }] as const;
    const t = under(table({ phase: 'weapons fire', seats }).act(1, 'headquarters', '2'));
    t.act(2, 'respond', name);
    expect([t.hq(2), t.inPlay(name) ? t.under(name) : '']).toEqual([0, '']);
    const party = { card: YACHT, on: [PARTY] };
    const other = table({
      phase: 'weapons fire',
      seats: [{ fleet: [BATTLESHIP] }, { fleet: [party, STAR_CRUISER], hand: [name] }],
    });
    under(other.act(1, 'fire', STAR_CRUISER));
    expect(other.offers(2, 'respond', name)).toBe(false);
    other.pass(2);
  });
}

// Spy ships

const SPY_SHIPS = [
  'S1 Clydon Spy Warcraft',
  'S3 Mechad Infiltration Unit',
  'S3 P.O.T. Spy Cutter',
  'S3 Scorpead Spy Ship',
  'S4 Bolaar Spy Scout',
  'S5 Argonian Spy Ship',
  'S5 Corporate Spy Ship',
  'S5 Tufor Spy Ship',
] as const;
for (const name of SPY_SHIPS)
  test(`${name}: a spy of the fleet that would be discarded comes aboard; other crew and ships for spies do not`, () => {
    const spies = { card: YACHT, on: ['C6 Spy', 'C2 Engineer'] };
    const t = battle({ fleet: [BATTLESHIP] }, { fleet: [spies, name, 'S3 Scorpead Spy Ship'] });
    t.leaveOpen();
    fire(t, BATTLESHIP, YACHT, 6);
    expect([t.under('C6 Spy'), t.inPlay('C2 Engineer')]).toEqual([name, false]);
  });

test('S3 Scorpead Spy Ship: is discarded when it is destroyed, whatever other spy ship there is', () => {
  const t = battle({ fleet: [BATTLESHIP] }, { fleet: ['S3 Scorpead Spy Ship', 'S5 Tufor Spy Ship'] });
  fire(t, BATTLESHIP, 'S3 Scorpead Spy Ship', 6);
  expect(t.pile(2, 'discard')).toEqual(['S3 Scorpead Spy Ship']);
});

test('S4 Bolaar Spy Scout: its fleet is safe from Bolaar ships of others for whom the Bolaar are a minor empire', () => {
  const raider = 'S6 Bolaar Battlecruiser';
  const offers = (gun: string, empire: string, scout: CardPlace = 'S4 Bolaar Spy Scout') => {
    const t = battle({ fleet: [gun], empire }, { fleet: [scout, YACHT, 'S4 Bolaar Cargo Express'] });
    return [t.offers(1, 'fire', 'S4 Bolaar Spy Scout'), t.offers(1, 'fire', YACHT)];
  };
  expect(offers(raider, 'Argonian')).toEqual([false, false]);
  expect(offers(raider, 'Bolaar')).toEqual([true, true]);
  expect(offers(DESTROYER, 'Argonian')).toEqual([true, true]);
  expect(offers(raider, 'Argonian', { card: 'S4 Bolaar Spy Scout', engaged: false })).toEqual([true, true]);
});

// Carriers

for (const [name, empire] of [
  ['S3 Corporate Carrier', 'Corporate'],
  ['S7 Scorpead Battle Carrier', 'Scorpead'],
  ['S10 Indirigan Supercarrier', 'Indirigan'],
] as const)
  test(`${name}: rearms the phasers of fighters on it in the Engagement Phase, not of those elsewhere`, () => {
    const fleet = [
      'T9 Gas Giant',
      'T7 System',
      'T7 System',
      { card: name, on: ['R/E5 Fighter'] },
      { card: 'S2 Police Cutter', on: ['R/E3 Stealth Fighter'] },
    ];
    const t = table({ phase: 'weapons fire', seats: [{ fleet, empire }, { fleet: ['S6 Luxury Liner'] }] });
    t.act(1, 'fire', 'S6 Luxury Liner').pick(1, 'R/E5 Fighter', 'R/E3 Stealth Fighter', 'R/E3 Stealth Fighter');
    t.untilAsked('allocation', 1).proposed();
    expect([t.card('R/E5 Fighter').fired[0] ?? 0, t.card('R/E3 Stealth Fighter').fired[0]]).toEqual([0, 2]);
  });

// Tribes of the Indirigan

for (const name of [
  'S7 Vacater Heavy Cruiser',
  'S8 Vacater Battle Cruiser',
  'S9 Vacater Dreadnaught',
  'S10 Indirigan Supercarrier',
])
  test(`${name}: spares bases and other ships while another tribe has a ship, unless it is of the main empire`, () => {
    const spares = (more: readonly string[], empire = '') => {
      const base = { card: MOON, on: ['B4 Base Station'] };
      const t = battle({ fleet: [name], empire }, { fleet: [base, YACHT, ...more] });
      return ['B4 Base Station', YACHT, ...more].map(x => t.offers(1, 'fire', x));
    };
    expect(spares([NOMAD])).toEqual([false, false, true]);
    expect(spares([])).toEqual([true, true]);
    expect(spares([NOMAD], 'Indirigan')).toEqual([true, true, true]);
  });

// Ships for other work

for (const [name, what, world] of [
  ['S2 Munitions Processing Ship', 'ammunition', 'T5 Planet Candor II'],
  ['S2 Repair Tug', 'repair', 'T7 System'],
] as const)
  test(`${name}: its terrain generates 2 more ${what}, while it is engaged and there`, () => {
    const made = (...fleet: CardPlace[]) => output(play({ fleet }), world)[what] ?? 0;
    const plain = made(world);
    expect(made({ card: world, on: [name] })).toBe(plain + 2);
    expect(made({ card: world, on: [{ card: name, engaged: false }] })).toBe(plain);
    const t = play({ hand: [name], fleet: [MOON, YACHT] }, { fleet: [MOON] }).act(1, 'play', name);
    expect(t.under(name)).toBe(MOON);
  });

test('S3 Ship of the Ancients: uses foreign and exclusive technology, which another ship does not', () => {
  const ancient = 'S3 Ship of the Ancients';
  const works = (ship: string) =>
    ['E1 Secret Drive', 'E1 Strange Drive'].map(drive =>
      play({ hand: [drive], fleet: [ship] })
        .act(1, 'play', drive)
        .engaged(drive),
    );
  expect([works(ancient), works(DESTROYER)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

const TUG = 'S1 Base Relocation Tug';
const HOME = { card: MOON, on: ['B4 Base Station'] };
test(`${TUG}: moves a base with all cards on it from one terrain to another each turn, and not to a ship`, () => {
  const base = { card: MOON, on: [{ card: 'B4 Base Station', on: ['C2 Engineer'] }] };
  const t = play({ fleet: [TUG, base, 'T5 Star', YACHT] }, { fleet: ['T7 System'] }).act(1, 'use', TUG);
  expect([t.under('B4 Base Station'), t.under('C2 Engineer')]).toEqual(['T5 Star', 'B4 Base Station']);
  expect(t.refuses(1, 'use', TUG)).toBe('ge/card-actions-limit/1');
  expect(play({ fleet: [TUG, HOME, YACHT] }).refuses(1, 'use', TUG)).toBe('ge/crucial-rules/1');
});

test(`${TUG}: comes engaged in reaction and moves a base at once; played in its own turn it comes disengaged`, () => {
  const t = battle({ fleet: [BATTLESHIP] }, { fleet: [HOME, 'T5 Star'], hand: [TUG] });
  fire(t, BATTLESHIP, 'B4 Base Station', 1);
  t.act(2, 'respond', TUG);
  while (t.question === 'place') t.pick(2, MOON);
  while (t.question === 'target') t.proposed();
  expect([t.engaged(TUG), t.under('B4 Base Station')]).toEqual([true, 'T5 Star']);
  t.leaveOpen();
  const own = play({ hand: [TUG], fleet: [MOON, 'T5 Star'] })
    .act(1, 'play', TUG)
    .pick(1, MOON);
  expect(own.engaged(TUG)).toBe(false);
});

const SALVAGE = 'S4 Salvage Ship';
test(`${SALVAGE}: the top card of a discard pile leaves the game, and gives its strength in supply for one Allocation Phase`, () => {
  const scene = (ship: CardPlace) =>
    table({
      phase: 'record keeping',
      seats: [
        { fleet: [ship, MOON], deck: Array(9).fill(MOON), order: 'never' },
        { fleet: [MOON], discard: ['T5 Star', 'H3 Pulsar'], order: 'never' },
      ],
    });
  const t = scene(SALVAGE);
  const top = t.pile(2, 'discard')[0]!;
  const strength = top === 'T5 Star' ? 5 : 3;
  t.pick(1, '2');
  expect([t.pile(2, 'discard').includes(top), output(t, SALVAGE).supply]).toEqual([false, strength]);
  t.untilPhase('play A', 1);
  expect(output(t, SALVAGE).supply ?? 0).toBe(0);
  const none = scene(SALVAGE).pick(1);
  expect([none.pile(2, 'discard').length, output(none, SALVAGE).supply ?? 0]).toEqual([2, 0]);
  const off = scene({ card: SALVAGE, engaged: false });
  expect([off.question, off.pile(2, 'discard').length]).toEqual(['movement', 2]);
});

test('S1 Corporate Patrol Ship: its variable plasma takes 1 energy, and none if two homeworlds arm it', () => {
  const patrol = 'S1 Corporate Patrol Ship';
  const room = (...worlds: string[]) => {
    const t = table({ seats: [{ fleet: [...worlds, patrol] }, {}] });
    return systemsOf(t.s, t.id(patrol)).find(x => x.use === PLASMA)!.max;
  };
  expect([room(), room('T9 Planet'), room('T9 Planet', 'T9 Planet')]).toEqual([1, 0, 0]);
});
