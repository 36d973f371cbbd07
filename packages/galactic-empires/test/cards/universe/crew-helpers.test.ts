import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { KIND } from '../../../src/card.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { judgeOn } from '../../../src/rules/play/playing-on.ts';
import { production } from '../../../src/rules/points/production.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { protects } from '../../../src/rules/table/sector-hq.ts';
import { isUnder, works } from '../../../src/rules/texts/static-texts.ts';
import { type Table, table } from '../../table.ts';

// Crew that replaces others, looks into hands, helps its location and other crew, heals, and schemes

const SHIP = 'S4 Argonian Destroyer';

test('C1 Crewman: played as a reaction it is affected in place of another crew', () => {
  const t = table({
    seats: [
      {},
      { fleet: [{ card: SHIP, on: [{ card: 'C3 Boarding Party', by: 1 }, 'C3 Nurse'] }], hand: ['C1 Crewman'] },
    ],
  });
  t.act(1, 'use', 'C3 Boarding Party', 1);
  t.act(2, 'respond', 'C1 Crewman');
  expect([t.inPlay('C3 Nurse'), t.inPlay('C1 Crewman'), t.pile(2, 'discard')]).toEqual([true, false, ['C1 Crewman']]);
});

test('C1 Crewman: does not react to cards that target a ship', () => {
  const t = table({
    seats: [{}, { fleet: [{ card: SHIP, on: [{ card: 'C3 Boarding Party', by: 1 }] }], hand: ['C1 Crewman'] }],
  });
  t.act(1, 'use', 'C3 Boarding Party', 0);
  expect(t.offers(2, 'respond', 'C1 Crewman')).toBe(false);
  t.pass(2);
});

test('C1 Crewman: a bar tender of the fleet has 1 more strength, one of another fleet has not', () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: ['C1 Crewman', 'C1 Bar Tender'] }] },
      { fleet: [{ card: SHIP, on: ['C1 Bar Tender'] }] },
    ],
  });
  expect([t.strength('C1 Bar Tender', 1)[0], t.strength('C1 Bar Tender', 2)[0]]).toEqual([2, 1]);
});

test('C6 Spy: looks at a whole hand and is discarded; others learn only that', () => {
  const t = table({
    seats: [{ fleet: [{ card: SHIP, on: ['C6 Spy'] }] }, { hand: ['T3 Moon', 'C2 Engineer'], order: 'never' }, {}],
  });
  t.act(1, 'use', 'C6 Spy');
  const looked = t.happened('looked')[0]!;
  expect([looked.of, looked.cards.length, t.inPlay('C6 Spy')]).toEqual([1, 2, false]);
  expect(t.log(0).join(' ')).toContain('C2 Engineer');
  expect(t.log(2).join(' ')).not.toContain('C2 Engineer');
});

test('C6 Spy: takes the place of a crew that is attacked, whatever its own strength', () => {
  const t = table({
    seats: [{}, { fleet: [{ card: SHIP, on: [{ card: 'C2 Mercenary', by: 1 }, 'C2 Engineer'] }], hand: ['C6 Spy'] }],
  });
  t.act(1, 'use', 'C2 Mercenary', 1);
  t.act(2, 'respond', 'C6 Spy', 0);
  expect([t.inPlay('C2 Engineer'), t.inPlay('C6 Spy')]).toEqual([true, false]);
});

test('C1 Informant: puts the top card of another discard pile at its bottom', () => {
  const t = table({
    seats: [{ fleet: [{ card: SHIP, on: ['C1 Informant'] }] }, { discard: ['T3 Moon', 'C2 Engineer', 'C3 Nurse'] }, {}],
  });
  t.act(1, 'use', 'C1 Informant');
  expect(t.pile(2, 'discard')).toEqual(['C2 Engineer', 'C3 Nurse', 'T3 Moon']);
  expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/card-actions-limit/1');
});

test('C1 Informant: played as a reaction, it uses its function at once', () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon'], discard: ['T6 System', 'C2 Engineer', 'C3 Nurse'], order: 'never' },
      { fleet: [SHIP], hand: ['C1 Informant'] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'C1 Informant');
  while (t.question === 'respond') t.pass(2);
  expect([t.pile(1, 'discard'), t.under('C1 Informant')]).toEqual([['C2 Engineer', 'C3 Nurse', 'T6 System'], SHIP]);
});

test('C1 Informant: cannot act if no other player has a discard pile', () => {
  const t = table({ seats: [{ fleet: [{ card: SHIP, on: ['C1 Informant'] }], discard: ['T3 Moon'] }, {}] });
  expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/crucial-rules/1');
});

test('C1 Indirigan Female: Indirigan ships cannot fire at the Indirigan ship that carries her, others can', () => {
  const fleet = [{ card: 'S5 Indirigan Destroyer', on: ['C1 Indirigan Female'] }];
  const kin = table({ phase: 'weapons fire', seats: [{ fleet: ['S5 Indirigan Destroyer'] }, { fleet }] });
  expect(kin.happened('phase').at(-1)?.phase).not.toBe('weapons fire');
  const strangers = table({ phase: 'weapons fire', seats: [{ fleet: [SHIP] }, { fleet }] });
  expect(strangers.offers(1, 'fire', 'S5 Indirigan Destroyer')).toBe(true);
});

test('C1 Indirigan Female: when captured she goes over to a location of the captor', () => {
  const t = table({
    seats: [
      { fleet: ['T3 Moon'] },
      {
        fleet: [{ card: 'S5 Indirigan Destroyer', on: ['C1 Indirigan Female', { card: 'C1 Boarding Party', by: 1 }] }],
      },
    ],
  });
  t.act(1, 'use', 'C1 Boarding Party', 1);
  expect([t.under('C1 Indirigan Female'), t.card('C1 Indirigan Female').controller]).toEqual(['T3 Moon', 0]);
});

// Points, protection and fire

const needs = (t: Table, what: string, who?: number) => needsOf(t.s, t.id(what, who));
const makes = (t: Table, what: string, who?: number) => outputOf(t.s, t.id(what, who), works);
const crewed = (carrier: string, ...crew: string[]): Table =>
  table({ seats: [{ fleet: [{ card: carrier, on: crew }] }, {}] });

test('C2 Engineer: a ship needs 1 less energy; terrain is not helped so', () => {
  expect(needs(crewed(SHIP, 'C2 Engineer'), SHIP)).toEqual({ supply: 1 });
  expect(needs(crewed('S5 Clydon Heavy Star Cruiser', 'C2 Engineer'), 'S5 Clydon Heavy Star Cruiser')).toEqual({
    supply: 1,
    energy: 1,
  });
  expect(needs(crewed(SHIP), SHIP)).toEqual({ supply: 1, energy: 1 });
});

test('C2 Engineer: a disengaged one helps nobody', () => {
  const t = table({ seats: [{ fleet: [{ card: SHIP, on: [{ card: 'C2 Engineer', engaged: false }] }] }, {}] });
  expect(needs(t, SHIP)).toEqual({ supply: 1, energy: 1 });
});

/** Returns the heavy weapons, by name, that player 1 fires without ammunition from a ship with this crew. */
const unarmed = (ship: string, ...on: string[]) => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [{ card: ship, on }] }, { fleet: ['S10 Explosive Ore Carrier'] }],
  });
  return arsenal(t.s, 0, false).flatMap(b => (b.sort === 'phasers' ? [] : [`${b.shots} ${b.name}`]));
};
const ORDNANCE = 'C2 Ordnance Officer';

test('C2 Ordnance Officer: its location fires a heavy weapon without ammunition, another ship does not', () => {
  expect([unarmed(SHIP, ORDNANCE), unarmed(SHIP)]).toEqual([['1 Energy Flux'], []]);
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [{ card: SHIP, on: [ORDNANCE] }] }, { fleet: ['S10 Explosive Ore Carrier'] }],
  });
  // three phasers and an energy flux
  t.act(1, 'fire', 'S10 Explosive Ore Carrier').pick(1, ...Array(4).fill(SHIP));
  expect(t.shields('S10 Explosive Ore Carrier')).toBe(0);
});

test('C2 Ordnance Officer: a ship with two kinds of heavy weapons fires one in all, and two with two officers', () => {
  const ship = 'S7 P.O.T. Battlecruiser';
  expect([unarmed(ship, ORDNANCE), unarmed(ship, ORDNANCE, ORDNANCE), unarmed(ship)]).toEqual([
    ['1 Shield Penetration Device'],
    ['1 Shield Penetration Device', '1 Plasma Stream'],
    [],
  ]);
});

test('C2 Ordnance Officer: on a ship with two kinds of heavy weapons its player chooses the kind', () => {
  const ship = 'S7 P.O.T. Battlecruiser';
  const t = table({ seats: [{ fleet: [{ card: ship, on: [ORDNANCE] }], order: 'never' }, {}] });
  t.act(1, 'use', ORDNANCE).pick(1, 'Plasma Stream');
  const heavy = (x: Table) => arsenal(x.s, 0).flatMap(b => (b.sort === 'phasers' ? [] : [`${b.shots} ${b.name}`]));
  expect(heavy(t)).toEqual(['1 Plasma Stream']);
  const one = table({ seats: [{ fleet: [{ card: SHIP, on: [ORDNANCE] }] }, {}] });
  expect(one.refuses(1, 'use', ORDNANCE)).toBe('ge/crucial-rules/1');
});

test('C2 Ordnance Officer: weapons that it arms take no ammunition', () => {
  const most = (...on: string[]) => {
    const fleet = ['T9 Gas Giant', 'T6 Planet', { card: SHIP, engaged: false, on }];
    const t = table({ phase: 'allocation', seats: [{ fleet, order: 'never' }, {}] });
    return [1, 2].map(n => t.forbidsPlan(1, { engage: [SHIP], give: [[SHIP, 'weapon 1', n]] }));
  };
  expect(most()).toEqual(['', '']);
  expect(() => most(ORDNANCE)).toThrow('takes at most 1 point');
});

test('C5 Captain: its ship needs 1 less supply, and takes 1 less from each volley', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [SHIP] },
      { fleet: [{ card: 'S5 Argonian Heavy Cruiser', on: ['C5 Captain'] }, 'S3 Argonian Frigate'] },
    ],
  });
  expect(needs(t, 'S5 Argonian Heavy Cruiser')).toEqual({ supply: 1, energy: 1 });
  const other = t.trial();
  t.act(1, 'fire', 'S5 Argonian Heavy Cruiser');
  t.pick(1, SHIP, SHIP, SHIP);
  expect(t.shields('S5 Argonian Heavy Cruiser')).toBe(1);
  // the other ship of the fleet takes all of a volley, and needs as much as before
  const [before] = [other.shields('S3 Argonian Frigate')];
  other.act(1, 'fire', 'S3 Argonian Frigate').pick(1, SHIP);
  expect([before - other.shields('S3 Argonian Frigate'), needs(other, 'S3 Argonian Frigate')!.supply]).toEqual([1, 1]);
});

for (const [officer, n] of [
  ['C8 Commodore', 2],
  ['C9 Admiral', 3],
] as const)
  test(`${officer}: its location takes ${n} less from each volley, other ships take all of it`, () => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        { fleet: ['S5 Argonian Heavy Cruiser', SHIP] },
        { fleet: [{ card: 'S5 Argonian Light Cruiser', on: [officer] }, 'S5 Clydon War Cruiser'] },
      ],
    });
    t.act(1, 'fire', 'S5 Argonian Light Cruiser');
    t.pick(1, ...new Array(4).fill('S5 Argonian Heavy Cruiser'));
    t.act(1, 'fire', 'S5 Clydon War Cruiser');
    t.pick(1, SHIP, SHIP, SHIP);
    expect([t.shields('S5 Argonian Light Cruiser'), t.shields('S5 Clydon War Cruiser')]).toEqual([3 - (4 - n), 2]);
  });

for (const [officer, n] of [
  ['C8 Commodore', 2],
  ['C9 Admiral', 3],
] as const)
  test(`${officer}: the fleet is engaged with ${n} less supply in all`, () => {
    const seats = (on: string[]) => [
      {
        fleet: [
          { card: 'T2 Oort Cloud', on },
          'T2 Oort Cloud',
          { card: SHIP, engaged: false },
          { card: 'S5 Argonian Heavy Cruiser', engaged: false },
        ],
      },
      {},
    ];
    const t = table({ phase: 'allocation', seats: seats([officer]) });
    // the two ships need 3 supply, and the clouds generate 2
    expect(t.whyNot(1, SHIP, 'S5 Argonian Heavy Cruiser')).toBeNull();
    expect(production(t.s, 0, works).restricted.map(r => [r.kind, r.n])).toEqual([['supply', n]]);
    const without = table({ phase: 'allocation', seats: seats([]) });
    expect(without.whyNot(1, SHIP, 'S5 Argonian Heavy Cruiser')?.rule).toBe('ge/allocation-phase/6');
  });

test('C6 Base Commander: its command point, and the protection of the Sector HQ, are those of a base', () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on: ['C6 Base Commander'] }] }] },
      { fleet: [{ card: SHIP, on: ['C6 Base Commander'] }] },
    ],
  });
  expect([makes(t, 'C6 Base Commander', 1), makes(t, 'C6 Base Commander', 2)]).toEqual([{ command: 1 }, {}]);
  expect([protects(t.s, t.id('B9 Starbase')), needs(t, 'B9 Starbase'), needs(t, SHIP)]).toEqual([
    true,
    { energy: 2 },
    { supply: 1 },
  ]);
});

test('C4 Teamster: a planet makes twice its supply, an asteroid does not; a ship needs 1 less', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: 'T4 Small Planet', on: ['C4 Teamster'] },
          { card: 'T1 Large Asteroid', on: ['C4 Teamster'] },
          { card: SHIP, on: ['C4 Teamster'] },
        ],
      },
      { fleet: ['T4 Small Planet', 'T1 Large Asteroid'] },
    ],
  });
  expect(makes(t, 'T4 Small Planet', 1).supply).toBe(2 * makes(t, 'T4 Small Planet', 2).supply!);
  expect(makes(t, 'T1 Large Asteroid', 1)).toEqual(makes(t, 'T1 Large Asteroid', 2));
  expect(needs(t, SHIP)).toEqual({ energy: 1 });
});

test('C5 Quartermaster: its player draws one more card while it is on a base, but not on a ship', () => {
  const draws = (carrier: 'base' | 'ship') => {
    const t = table({
      phase: 'draw',
      seats: [
        {
          fleet:
            carrier === 'base'
              ? [{ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on: ['C5 Quartermaster'] }] }]
              : [{ card: SHIP, on: ['C5 Quartermaster'] }],
          order: 'never',
        },
        {},
      ],
    });
    return t.happened('drawn').filter(f => f.seat === 0).length;
  };
  expect([draws('base'), draws('ship')]).toEqual([3, 2]);
});

test('C2 Helmsman: a hazard does 1 less to its ship, and it brings the ship home for a Card Play', () => {
  const t = table({
    seats: [{ fleet: [{ card: SHIP, on: ['C2 Helmsman', 'C2 Engineer'] }], order: 'never' }, {}],
  });
  t.act(1, 'use', 'C2 Helmsman');
  expect(t.pile(1, 'hand').sort()).toEqual(['C2 Engineer', SHIP]);
  expect([t.pile(1, 'discard'), t.player(1).plays]).toEqual([['C2 Helmsman'], 2]);
});

test('C2 Helmsman: cannot take a terrain home', () => {
  expect(crewed('T3 Moon', 'C2 Helmsman').refuses(1, 'use', 'C2 Helmsman', 0)).toBe('ge/crucial-rules/1');
});

test('C4 Navigator: hazards cannot be played against its ship, but can against another', () => {
  const t = table({
    seats: [{ hand: ['H5 Ion Storm'] }, { fleet: [{ card: SHIP, on: ['C4 Navigator'] }, 'S3 Argonian Frigate'] }],
  });
  const storm = t.id('H5 Ion Storm');
  expect(judgeOn(t.s, storm, t.id(SHIP))?.rule).toBe('ge/crucial-rules/1');
  expect(judgeOn(t.s, storm, t.id('S3 Argonian Frigate'))).toBeNull();
  t.act(1, 'play', 'H5 Ion Storm');
  expect(t.card(SHIP).shieldDamage).toBe(0);
});

test('C4 Navigator: a hazard that is already on its ship has no effect; one on its terrain works', () => {
  const calmed = (carrier: string, hazard: string, ...crew: string[]) => {
    const t = table({ seats: [{ fleet: [{ card: carrier, on: [...crew, { card: hazard, by: 2 }] }] }, {}] });
    return !works(t.s, t.id(hazard));
  };
  expect([calmed(SHIP, 'H4 Warp Funnel', 'C4 Navigator'), calmed(SHIP, 'H4 Warp Funnel')]).toEqual([true, false]);
  expect(calmed('T3 Moon', 'H4 Warp Funnel', 'C4 Navigator')).toBe(false);
});

test('C5 Ambassador: only cards stronger than the ambassador fire at its location, unless it is the only unit of its fleet', () => {
  const guarded = { card: 'S3 Argonian Frigate', on: ['C5 Ambassador'] };
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [SHIP, 'S6 Vektrean Battlecruiser'] }, { fleet: [guarded, 'S3 Tufor Cutter'] }],
  });
  t.act(1, 'fire', 'S3 Argonian Frigate');
  expect(t.options(1).map(o => t.s.defs[o.a])).not.toContain(t.s.defs[t.id(SHIP)]);
  t.pick(1, 'S6 Vektrean Battlecruiser');
  const alone = table({ phase: 'weapons fire', seats: [{ fleet: [SHIP] }, { fleet: [guarded] }] });
  expect(alone.offers(1, 'fire', 'S3 Argonian Frigate')).toBe(true);
});

test('C5 Weapons Officer: the fire of its ship counts one and a half times, without the fraction', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [{ card: SHIP, on: ['C5 Weapons Officer'] }] }, { fleet: ['S5 Clydon War Cruiser'] }],
  });
  t.act(1, 'fire', 'S5 Clydon War Cruiser');
  t.pick(1, SHIP, SHIP, SHIP);
  // 3 phasers make 4 points
  expect(t.shields('S5 Clydon War Cruiser')).toBe(1);
});

test('C6 Administrator: other players cannot reduce the points of its location', () => {
  const fleet = (on: string[]) => [{ card: 'T4 Small Planet', on: [...on, { card: 'C4 Corrupt Politician', by: 2 }] }];
  const t = table({ seats: [{ fleet: fleet(['C6 Administrator']) }, {}, { fleet: ['T4 Small Planet'] }] });
  const bare = table({ seats: [{ fleet: fleet([]) }, {}] });
  expect(makes(t, 'T4 Small Planet', 1)).toEqual(makes(t, 'T4 Small Planet', 3));
  expect(makes(bare, 'T4 Small Planet', 1).economy).toBeUndefined();
});

test('C6 Administrator: played as a reaction it comes in time', () => {
  const t = table({
    seats: [{ hand: ['C4 Corrupt Politician'] }, { fleet: ['T4 Small Planet'], hand: ['C6 Administrator'] }],
  });
  t.act(1, 'play', 'C4 Corrupt Politician');
  t.act(2, 'respond', 'C6 Administrator');
  expect([t.under('C6 Administrator'), makes(t, 'T4 Small Planet').economy]).toEqual(['T4 Small Planet', 2]);
});

test('C6 Planetary Leader: the points of its terrain are not lessened; those of a ship are not its concern', () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'T4 Small Planet', on: ['C6 Planetary Leader', { card: 'C4 Corrupt Politician', by: 2 }] }] },
      {},
    ],
  });
  expect(makes(t, 'T4 Small Planet').economy).toBe(2);
  const away = table({
    seats: [
      {
        fleet: [
          { card: 'T4 Small Planet', on: [{ card: 'C4 Corrupt Politician', by: 2 }] },
          { card: SHIP, on: ['C6 Planetary Leader'] },
        ],
      },
      {},
    ],
  });
  expect(makes(away, 'T4 Small Planet').economy).toBeUndefined();
});

test('C6 Planetary Leader: played as a reaction it comes in time, to the terrain that a card targets', () => {
  const t = table({
    seats: [{ hand: ['C4 Corrupt Politician'] }, { fleet: ['T4 Small Planet'], hand: ['C6 Planetary Leader'] }],
  });
  t.act(1, 'play', 'C4 Corrupt Politician').act(2, 'respond', 'C6 Planetary Leader');
  expect([
    t.under('C6 Planetary Leader'),
    t.under('C4 Corrupt Politician'),
    makes(t, 'T4 Small Planet').economy,
  ]).toEqual(['T4 Small Planet', 'T4 Small Planet', 2]);
  const ship = table({
    seats: [{ hand: ['C4 Corrupt Politician'] }, { fleet: [SHIP, 'T3 Moon'], hand: ['C6 Planetary Leader'] }],
  });
  ship.act(1, 'play', 'C4 Corrupt Politician').pick(1, SHIP);
  expect(ship.offers(2, 'respond', 'C6 Planetary Leader')).toBe(false);
  ship.pass(2);
});

test('C6 Planetary Leader: its terrain takes 1 less from each volley, other terrain and its ship do not', () => {
  const left = (leader: boolean): number => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        { fleet: [{ card: SHIP, given: [0, 0, 2] }] },
        { fleet: [{ card: 'T4 Small Planet', on: leader ? ['C6 Planetary Leader'] : [] }] },
      ],
    });
    t.act(1, 'fire', 'T4 Small Planet').pick(1, SHIP, SHIP);
    return t.strength('T4 Small Planet')[1];
  };
  expect([left(true), left(false)]).toEqual([3, 2]);
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [SHIP] }, { fleet: [{ card: 'S2 Police Cutter', on: ['C6 Planetary Leader'] }] }],
  });
  t.act(1, 'fire', 'S2 Police Cutter').pick(1, SHIP, SHIP);
  expect(t.shields('S2 Police Cutter')).toBe(3 - 2);
});

test('C8 Rear Admiral: on a base it exchanges a card with the reserve fleet without a Card Play', () => {
  const t = table({
    seats: [
      {
        fleet: [{ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on: ['C8 Rear Admiral'] }] }],
        hand: ['C6 Spy'],
        reserve: ['C5 Captain'],
        order: 'never',
      },
      {},
    ],
  });
  t.act(1, 'use', 'C8 Rear Admiral');
  expect([t.pile(1, 'hand'), t.pile(1, 'reserve'), t.player(1).plays]).toEqual([['C5 Captain'], ['C6 Spy'], 3]);
});

test('C8 Rear Admiral: cannot do so on a ship, or with a weaker card', () => {
  const t = table({
    seats: [{ fleet: [{ card: SHIP, on: ['C8 Rear Admiral'] }], hand: ['C6 Spy'], reserve: ['C5 Captain'] }, {}],
  });
  expect(t.refuses(1, 'use', 'C8 Rear Admiral', 0)).toBe('ge/crucial-rules/1');
});

test('C7 Tactical Officer: in the Discard Phase a card of the fleet, no basis of a stack, goes back to hand', () => {
  const t = table({
    phase: 'play B',
    seats: [
      {
        fleet: [{ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on: ['C7 Tactical Officer'] }] }, SHIP],
        order: 'never',
      },
      {},
    ],
  });
  expect(protects(t.s, t.id('B9 Starbase'))).toBe(true);
  t.pass(1);
  expect(t.whyNot(1, 'T3 Moon')).not.toBeNull();
  t.pick(1, SHIP);
  t.pick(1, 'yes');
  expect(t.pile(1, 'hand')).toEqual([SHIP]);
});

test('C6 Ancient Spacefarer: goes only where there is crew, and stops luck cards there', () => {
  const t = table({ seats: [{ fleet: [SHIP], hand: ['C6 Ancient Spacefarer'] }, {}] });
  expect(t.refuses(1, 'play', 'C6 Ancient Spacefarer')).toBe('ge/crew/1');
  const crewedShip = table({
    seats: [{ fleet: [{ card: SHIP, on: ['C2 Engineer'] }], hand: ['C6 Ancient Spacefarer'] }, {}],
  });
  crewedShip.act(1, 'play', 'C6 Ancient Spacefarer');
  expect(crewedShip.under('C6 Ancient Spacefarer')).toBe(SHIP);
});

// Crew that strengthens other crew

const strengths = (t: Table, ...names: string[]) => names.map(name => t.strength(name, 1)[0]);

test('C2 Ensign: weaker crew where it is counts as strong as the ensign, stronger crew and crew elsewhere as before', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C2 Ensign', 'C1 Crewman', 'C3 Nurse'] },
          { card: 'T3 Moon', on: ['C1 Bar Tender'] },
        ],
      },
      {},
    ],
  });
  expect(strengths(t, 'C1 Crewman', 'C3 Nurse', 'C2 Ensign')).toEqual([2, 3, 2]);
  // the crewman aboard generates 2 instead of 1, the ensign elsewhere nothing
  expect(strengths(t, 'C1 Bar Tender')).toEqual([2]);
  const alone = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C2 Ensign'] },
          { card: 'T3 Moon', on: ['C1 Informant'] },
        ],
      },
      {},
    ],
  });
  expect(strengths(alone, 'C1 Informant')).toEqual([1]);
  const damaged = table({
    seats: [{ fleet: [{ card: SHIP, on: [{ card: 'C2 Ensign', damage: 1 }, 'C1 Informant'] }] }, {}],
  });
  expect(strengths(damaged, 'C1 Informant')).toEqual([1]);
});

test('C4 Lieutenant: a weaker crew at its location counts as strength 8 for a turn', () => {
  const t = table({ seats: [{ fleet: [{ card: SHIP, on: ['C4 Lieutenant', 'C2 Engineer', 'C4 Navigator'] }] }, {}] });
  t.act(1, 'use', 'C4 Lieutenant', 0);
  expect(strengths(t, 'C2 Engineer', 'C4 Navigator')).toEqual([8, 4]);
  t.untilPhase('play A', 2);
  expect(strengths(t, 'C2 Engineer')).toEqual([8]);
  t.untilPhase('play A', 1);
  expect(strengths(t, 'C2 Engineer')).toEqual([2]);
});

test('C3 Nurse: a doctor has 2 more strength for a turn', () => {
  const t = crewed(SHIP, 'C3 Nurse', 'C7 Doctor', 'C2 Engineer');
  t.act(1, 'use', 'C3 Nurse', 0);
  expect(strengths(t, 'C7 Doctor', 'C2 Engineer')).toEqual([9, 2]);
  expect(t.refuses(1, 'use', 'C3 Nurse', 1)).toBe('ge/crucial-rules/1');
});

test('C3 Nurse: a plague does nothing for a turn, and the nurse is gone', () => {
  const t = table({
    seats: [{ fleet: [{ card: SHIP, on: ['C3 Nurse'] }] }, { fleet: [{ card: 'T3 Moon', on: ['O8 Plague'] }] }],
  });
  t.act(1, 'use', 'C3 Nurse', 1);
  expect([t.inPlay('C3 Nurse'), works(t.s, t.id('O8 Plague'))]).toEqual([false, false]);
});

test('C2 Cyber-Programmer: adds its strength to a cyber mage; equipment where it is cannot be destroyed', () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [
          { card: SHIP, on: ['C2 Cyber-Programmer', 'C4 Cyber Mage', 'E2 Phaser Refit', { card: 'C4 Marine', by: 1 }] },
        ],
      },
    ],
  });
  expect(t.strength('C4 Cyber Mage')[0]).toBe(6);
  t.act(1, 'use', 'C4 Marine', 0);
  t.pick(1, 'E2 Phaser Refit');
  expect(t.inPlay('E2 Phaser Refit')).toBe(true);
  // equipment of a ship without a programmer is lost
  const bare = table({
    seats: [
      {},
      {
        fleet: [
          { card: SHIP, on: ['E2 Phaser Refit', { card: 'C4 Marine', by: 1 }] },
          { card: 'S3 Argonian Frigate', on: ['C2 Cyber-Programmer', 'C4 Cyber Mage'] },
        ],
      },
    ],
  });
  bare.act(1, 'use', 'C4 Marine', 0);
  expect(bare.inPlay('E2 Phaser Refit')).toBe(false);
  // the mage may be anywhere in the fleet
  expect(bare.strength('C4 Cyber Mage')[0]).toBe(6);
});
test('C2 Cyber-Programmer: equipment is lost with its ship all the same', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S6 Vektrean Battlecruiser'] },
      { fleet: [{ card: 'S2 Police Cutter', on: ['C2 Cyber-Programmer', 'E2 Phaser Refit'] }], order: 'never' },
    ],
  });
  t.act(1, 'fire', 'S2 Police Cutter').pick(1, ...new Array(6).fill('S6 Vektrean Battlecruiser'));
  expect(t.pile(2, 'discard')).toContain('E2 Phaser Refit');
});

test('C4 Cyber Mage: the player of the strongest has 1 more Card Play and draws 1 more card; equals have neither', () => {
  const t = table({
    phase: 'record keeping',
    seats: [
      { fleet: [{ card: SHIP, on: ['C4 Cyber Mage', 'C2 Cyber-Programmer'] }], order: 'never' },
      { fleet: [{ card: SHIP, on: ['C4 Cyber Mage'] }], order: 'never' },
    ],
  });
  t.untilPhase('play A', 1);
  expect(t.player(1).plays).toBe(4);
  t.untilPhase('play A', 2);
  expect([t.size(1, 'hand'), t.player(2).plays]).toEqual([3, 3]);
  const tie = table({
    phase: 'draw',
    seats: [
      { fleet: [{ card: SHIP, on: ['C4 Cyber Mage'] }], order: 'never' },
      { fleet: [{ card: SHIP, on: ['C4 Cyber Mage'] }] },
    ],
  });
  expect(tie.size(1, 'hand')).toBe(2);
});

test('C4 Cyber Mage: gives half its strength to one other of the fleet', () => {
  const t = table({ seats: [{ fleet: [{ card: SHIP, on: ['C4 Cyber Mage', 'C4 Cyber Mage'] }] }, {}] });
  expect(t.all('C4 Cyber Mage').map(id => t.strength(id)[0])).toEqual([6, 6]);
});

test('C7 Android: an ability on it counts as two', () => {
  const t = table({
    seats: [
      {
        fleet: [
          {
            card: SHIP,
            on: [
              { card: 'C7 Android', on: ['A2 Logic'] },
              { card: 'C2 Engineer', on: ['A2 Logic'] },
            ],
          },
        ],
      },
      {},
    ],
  });
  expect([makes(t, 'C7 Android').research, makes(t, 'C2 Engineer').research]).toEqual([3 + 4, 2]);
});

test('C7 Android: immune to cards that affect health; other crew is not', () => {
  const t = table({
    seats: [{ hand: ['O1 Illness'] }, { fleet: [{ card: SHIP, on: ['C7 Android', 'C2 Engineer', 'C3 Nurse'] }] }],
  });
  t.act(1, 'play', 'O1 Illness');
  expect(['C7 Android', 'C2 Engineer', 'C3 Nurse'].map(crew => t.offers(1, 'on', crew))).toEqual([false, true, true]);
  t.pick(1, 'C2 Engineer');
});

test('C4 Spiritual Leader: all crew at its location has 1 more strength', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C4 Spiritual Leader', 'C2 Engineer'] },
          { card: 'T3 Moon', on: ['C3 Nurse'] },
        ],
      },
      {},
    ],
  });
  expect(strengths(t, 'C2 Engineer', 'C3 Nurse')).toEqual([3, 3]);
});

test('C4 Spiritual Leader: another crew there uses a function twice, and not the same crew in the next turn', () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: ['C4 Spiritual Leader', 'C1 Informant'] }], order: 'never' },
      { discard: ['T3 Moon', 'C2 Engineer'], order: 'never' },
    ],
  });
  t.act(1, 'use', 'C1 Informant', 0);
  expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/card-actions-limit/1');
  t.act(1, 'use', 'C4 Spiritual Leader', 0);
  t.act(1, 'use', 'C1 Informant', 0);
  expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/card-actions-limit/1');
  expect(t.pile(2, 'discard')).toEqual(['T3 Moon', 'C2 Engineer']);
  t.untilPhase('play A', 2);
  t.untilPhase('play A', 1);
  expect(t.refuses(1, 'use', 'C4 Spiritual Leader', 0)).toBe('ge/crucial-rules/1');
  t.untilPhase('play A', 2);
  t.untilPhase('play A', 1);
  expect(t.offers(1, 'use', 'C4 Spiritual Leader', 0)).toBe(true);
});

test('C4 Spiritual Leader: points of another crew count double once, command points do not', () => {
  const t = table({
    seats: [{ fleet: [{ card: SHIP, on: ['C4 Spiritual Leader', 'C6 Science Officer'] }], order: 'never' }, {}],
  });
  t.act(1, 'use', 'C4 Spiritual Leader', 1);
  t.untilPhase('allocation', 1);
  expect(makes(t, 'C6 Science Officer')).toEqual({ research: 4 });
  t.untilPhase('play A', 2);
  t.untilPhase('allocation', 1);
  expect(makes(t, 'C6 Science Officer')).toEqual({ research: 2 });
  const captain = crewed(SHIP, 'C4 Spiritual Leader', 'C5 Captain');
  captain.act(1, 'use', 'C4 Spiritual Leader', 1);
  expect(makes(captain, 'C5 Captain')).toEqual({ command: 1 });
});

test('C8 Spiritual Leader: all crew of the fleet has 1 more strength, that of others has not', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C8 Spiritual Leader'] },
          { card: 'T3 Moon', on: ['C3 Nurse'] },
        ],
      },
      { fleet: [{ card: 'T3 Moon', on: ['C3 Nurse'] }] },
    ],
  });
  expect([t.strength('C3 Nurse', 1)[0], t.strength('C3 Nurse', 2)[0]]).toEqual([4, 3]);
});

test('C8 Spiritual Leader: research harms any monster of others', () => {
  const seats = (leader: string[]) => [
    { fleet: ['T6 Comet', { card: SHIP, on: [...leader, { card: 'M1 Small Phaser Eel', by: 2 }] }] },
    {},
  ];
  const t = table({ phase: 'allocation', seats: seats(['C8 Spiritual Leader']) });
  expect(t.offers(1, 'give', 'M1 Small Phaser Eel', 'apply')).toBe(true);
});

test('C10 Spiritual Leader: crew of the fleet has 2 more strength; each other crew where it is may do a function twice', () => {
  const t = table({
    seats: [
      {
        fleet: [{ card: SHIP, on: ['C10 Spiritual Leader', 'C1 Informant', 'C3 Nurse', 'C7 Doctor'] }],
        order: 'never',
      },
      { discard: ['T3 Moon', 'C2 Engineer'], order: 'never' },
    ],
  });
  expect(strengths(t, 'C1 Informant', 'C10 Spiritual Leader')).toEqual([3, 12]);
  t.act(1, 'use', 'C10 Spiritual Leader', 0);
  for (const name of ['C1 Informant', 'C1 Informant', 'C3 Nurse', 'C3 Nurse']) t.act(1, 'use', name, 0);
  expect(t.refuses(1, 'use', 'C3 Nurse', 0)).toBe('ge/card-actions-limit/1');
  expect(t.refuses(1, 'use', 'C10 Spiritual Leader', 1)).toBe('ge/card-actions-limit/1');
});

test('C8 Spiritual Leader: another crew there uses a function twice in a turn', () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: ['C8 Spiritual Leader', 'C1 Informant'] }, 'S3 Argonian Frigate'], order: 'never' },
      { discard: ['T3 Moon', 'C2 Engineer', 'C3 Nurse'], order: 'never' },
    ],
  });
  const inform = () => t.act(1, 'use', 'C1 Informant', 0);
  inform();
  expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/card-actions-limit/1');
  t.act(1, 'use', 'C8 Spiritual Leader', 0);
  inform();
  expect(t.pile(2, 'discard')).toEqual(['C3 Nurse', 'T3 Moon', 'C2 Engineer']);
  expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/card-actions-limit/1');
  expect(t.refuses(1, 'use', 'C8 Spiritual Leader', 1)).toBe('ge/card-actions-limit/1');
  // it can do so again next turn
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  inform();
  expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/card-actions-limit/1');
});

/** Returns the points of these crew after they were told to do more: in the next Allocation Phase of their player, and in the one after it. */
const twiceMade = (t: Table, ...names: string[]) =>
  [0, 1].map(() => {
    t.untilPhase('play A', 2).untilPhase('allocation', 1);
    return names.map(name => makes(t, name).research);
  });

test('C8 Spiritual Leader: the points of another crew there count double in the next allocation, those of crew elsewhere do not', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C8 Spiritual Leader', 'C6 Science Officer'] },
          { card: 'S3 Argonian Frigate', on: ['C7 Doctor'] },
        ],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.act(1, 'use', 'C8 Spiritual Leader', 1);
  expect(twiceMade(t, 'C6 Science Officer', 'C7 Doctor')).toEqual([
    [4, 3],
    [2, 3],
  ]);
});

/** The leader with crew at the same place, and crew on another ship. */
const great = (here: string[], there: string[]): Table =>
  table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C10 Spiritual Leader', ...here] },
          { card: 'S3 Argonian Frigate', on: there },
        ],
        order: 'never',
      },
      { discard: ['T3 Moon', 'C2 Engineer', 'C3 Nurse'], order: 'never' },
    ],
  });

test('C10 Spiritual Leader: the points of all other crew at its location count double in the next allocation, and no others', () => {
  const t = great(['C6 Science Officer', 'C7 Doctor'], ['C7 Android']).act(1, 'use', 'C10 Spiritual Leader', 1);
  expect(twiceMade(t, 'C6 Science Officer', 'C7 Doctor', 'C7 Android', 'C10 Spiritual Leader')).toEqual([
    [4, 6, 3, 4],
    [2, 3, 3, 4],
  ]);
});

test('C10 Spiritual Leader: or one crew elsewhere uses a function twice, but none at its location', () => {
  const t = great(['C3 Nurse', 'C7 Doctor'], ['C1 Informant']).act(1, 'use', 'C10 Spiritual Leader', 2);
  t.act(1, 'use', 'C1 Informant', 0).act(1, 'use', 'C1 Informant', 0).act(1, 'use', 'C3 Nurse', 0);
  expect(t.pile(2, 'discard')).toEqual(['C3 Nurse', 'T3 Moon', 'C2 Engineer']);
  expect([t.refuses(1, 'use', 'C1 Informant', 0), t.refuses(1, 'use', 'C3 Nurse', 0)]).toEqual(
    Array(2).fill('ge/card-actions-limit/1'),
  );
});

test('C10 Spiritual Leader: or the points of one crew elsewhere count double in the next allocation', () => {
  const t = great(['C6 Science Officer'], ['C7 Doctor', 'C7 Android']).act(1, 'use', 'C10 Spiritual Leader', 3);
  expect([t.offers(1, 'card', 'C6 Science Officer'), t.offers(1, 'card', 'C7 Android')]).toEqual([false, true]);
  t.pick(1, 'C7 Doctor');
  expect(twiceMade(t, 'C6 Science Officer', 'C7 Doctor', 'C7 Android')).toEqual([
    [2, 6, 3],
    [2, 3, 3],
  ]);
});

// Crew that heals and averts

test('C7 Doctor: illness where it is goes, and none can be played there', () => {
  const t = table({
    seats: [
      {
        fleet: [{ card: SHIP, on: [{ card: 'C2 Engineer', on: [{ card: 'O1 Illness', by: 2 }] }] }],
        hand: ['C7 Doctor'],
      },
      {},
    ],
  });
  t.act(1, 'play', 'C7 Doctor');
  expect(t.inPlay('O1 Illness')).toBe(false);
});

for (const officer of ['C4 Science Officer', 'C6 Science Officer']) {
  test(`${officer}: monsters of others on its location do nothing while it is engaged, elsewhere they do`, () => {
    const t = table({
      seats: [
        {
          fleet: [
            { card: SHIP, on: [officer, { card: 'M1 Small Phaser Eel', by: 2 }] },
            { card: 'S3 Argonian Frigate', on: [{ card: 'M1 Small Phaser Eel', by: 2 }] },
          ],
        },
        {},
      ],
    });
    expect(t.all('M1 Small Phaser Eel').map(id => works(t.s, id))).toEqual([false, true]);
    const idle = table({
      seats: [
        {
          fleet: [
            {
              card: SHIP,
              on: [
                { card: officer, engaged: false },
                { card: 'M1 Small Phaser Eel', by: 2 },
              ],
            },
          ],
        },
        {},
      ],
    });
    expect(works(idle.s, idle.id('M1 Small Phaser Eel'))).toBe(true);
  });
}

test('C6 Science Officer: foreign technology works where it is', () => {
  const t = table({ seats: [{ fleet: [{ card: SHIP, on: ['C6 Science Officer'] }, 'S3 Argonian Frigate'] }, {}] });
  expect([
    isUnder(t.s, KIND['foreign technology'], t.id(SHIP)),
    isUnder(t.s, KIND['foreign technology'], t.id('S3 Argonian Frigate')),
  ]).toEqual([true, false]);
  // a Tufor mine explodes on an Argonian ship with him aboard, and not without him
  const mine = (...on: string[]) =>
    table({
      phase: 'allocation',
      seats: [
        {
          fleet: ['T5 Star', 'T6 System', { card: SHIP, engaged: false, on: [...on, 'E6 Stasis Mine'] }],
          order: 'never',
        },
        { fleet: ['S2 Police Cutter'], order: 'never' },
      ],
    })
      .proposed()
      .engaged('E6 Stasis Mine');
  expect([mine('C6 Science Officer'), mine()]).toEqual([true, false]);
});

test('C6 Telepath: crew with it has 2 more strength', () => {
  expect(strengths(crewed(SHIP, 'C6 Telepath', 'C2 Engineer'), 'C2 Engineer', 'C6 Telepath')).toEqual([4, 6]);
});

test('C6 Telepath: does away with a card against the fleet, and leaves play', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C6 Telepath', { card: 'C4 Corrupt Politician', by: 2 }, { card: 'C7 Saboteur', by: 2 }] },
        ],
      },
      {},
    ],
  });
  t.act(1, 'use', 'C6 Telepath', 0);
  expect([t.inPlay('C4 Corrupt Politician'), t.inPlay('C7 Saboteur'), t.inPlay('C6 Telepath')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('C6 Telepath: played as a reaction it stops a card no stronger than itself; a stronger one it does not', () => {
  const play = (card: string) => {
    const t = table({
      seats: [{ hand: [card] }, { fleet: [{ card: SHIP, on: ['E2 Phaser Refit'] }], hand: ['C6 Telepath'] }],
    });
    return t.act(1, 'play', card);
  };
  const t = play('C5 Mutineer');
  t.act(2, 'respond', 'C6 Telepath');
  expect([t.pile(1, 'discard'), t.pile(2, 'discard'), t.card(SHIP).controller]).toEqual([
    ['C5 Mutineer'],
    ['C6 Telepath'],
    1,
  ]);
  const strong = play('C7 Saboteur');
  expect(strong.offers(2, 'respond', 'C6 Telepath')).toBe(false);
  strong.pass(2);
});

test('C6 Tactician: takes 1 off volleys at its ship; when it is discarded, it stops one at any card of the fleet', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [SHIP] },
      { fleet: [{ card: 'S5 Clydon War Cruiser', on: ['C6 Tactician'] }, 'S3 Argonian Frigate'] },
    ],
  });
  const hit = t.trial();
  hit.act(1, 'fire', 'S5 Clydon War Cruiser');
  hit.pick(1, SHIP, SHIP, SHIP);
  hit.pass(2);
  expect(hit.shields('S5 Clydon War Cruiser')).toBe(3);
  t.act(1, 'fire', 'S3 Argonian Frigate');
  t.pick(1, SHIP, SHIP, SHIP);
  t.act(2, 'respond', 'C6 Tactician');
  expect([t.card('S3 Argonian Frigate').shieldDamage, t.inPlay('C6 Tactician')]).toEqual([0, false]);
});

test('C6 Tactician: has no say in volleys at others', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [SHIP] },
      { fleet: [{ card: 'T3 Moon', on: ['C6 Tactician'] }] },
      { fleet: ['S3 Argonian Frigate'] },
    ],
  });
  t.act(1, 'fire', 'S3 Argonian Frigate');
  t.pick(1, SHIP);
  expect(t.offers(2, 'respond', 'C6 Tactician')).toBe(false);
  t.pass(2);
  expect(t.card('S3 Argonian Frigate').shieldDamage).toBe(1);
});

// Crew that acts against others

test('C1 Bar Tender: insanity where it is does nothing, and somebody fetches the next round', () => {
  const t = table({
    seats: [
      {
        fleet: [{ card: SHIP, on: [{ card: 'C2 Engineer', on: [{ card: 'O5 Insanity', by: 2 }] }] }],
        hand: ['C1 Bar Tender'],
      },
      {},
      { fleet: [{ card: 'T3 Moon', on: ['C1 Starving Artist'] }] },
    ],
  });
  expect(works(t.s, t.id('O5 Insanity'))).toBe(true);
  t.act(1, 'play', 'C1 Bar Tender');
  // the artist protects the third player, so only the second is left
  expect([works(t.s, t.id('O5 Insanity')), t.card('C1 Bar Tender').foe]).toEqual([false, 1]);
});

test('C1 Starving Artist: another fleet makes 1 supply less in its next allocation, and then as before', () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: ['C1 Starving Artist'] }], order: 'never' },
      { fleet: ['T2 Oort Cloud'], order: 'never' },
    ],
  });
  t.act(1, 'use', 'C1 Starving Artist', 0);
  expect(production(t.s, 1, works).drained.supply).toBe(1);
  t.untilPhase('play A', 2);
  t.untilPhase('play A', 1);
  expect(production(t.s, 1, works).drained.supply).toBe(0);
});

test('C1 Starving Artist: as a reaction it takes 1 supply from the player who allocates points', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T2 Oort Cloud', { card: SHIP, engaged: false }], order: 'never' },
      { fleet: ['T3 Moon'], hand: ['C1 Starving Artist'] },
    ],
  });
  t.act(2, 'respond', 'C1 Starving Artist');
  expect(t.question).not.toBe('respond');
  expect(t.offers(1, 'engage', SHIP) && t.whyNot(1, SHIP) === null).toBe(false);
});

test('C4 Corrupt Politician: a terrain makes no economy, a ship needs 1 more', () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [
          { card: 'T4 Small Planet', on: [{ card: 'C4 Corrupt Politician', by: 1 }] },
          { card: SHIP, on: [{ card: 'C4 Corrupt Politician', by: 1 }] },
        ],
      },
    ],
  });
  expect(makes(t, 'T4 Small Planet')).toEqual({ supply: 1, energy: 1 });
  expect(needs(t, SHIP)).toEqual({ supply: 1, energy: 1, economy: 1 });
});

test('C4 Corrupt Politician: is played against others alone', () => {
  const t = table({ seats: [{ fleet: ['T4 Small Planet'], hand: ['C4 Corrupt Politician'] }, {}] });
  expect(t.refuses(1, 'play', 'C4 Corrupt Politician')).toBe('ge/crew/1');
});

test('C6 Bureaucrat: its target is disengaged through its next turn, and no longer', () => {
  const t = table({
    seats: [
      { hand: ['C6 Bureaucrat'], order: 'never' },
      { fleet: ['T4 Small Planet', 'T1 Large Asteroid'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'C6 Bureaucrat');
  expect([t.engaged('T4 Small Planet'), t.inPlay('C6 Bureaucrat')]).toEqual([false, false]);
  t.untilPhase('play A', 2);
  expect(t.engaged('T4 Small Planet')).toBe(false);
  t.untilPhase('play A', 1);
  t.untilPhase('play A', 2);
  expect(t.engaged('T4 Small Planet')).toBe(true);
});

test('C5 Mutineer: takes a ship over, disengaged, until its crew is as strong as the mutineer', () => {
  const t = table({
    seats: [
      { hand: ['C5 Mutineer'], order: 'never' },
      { fleet: [SHIP], hand: ['C2 Engineer', 'C3 Nurse'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'C5 Mutineer');
  expect([t.card(SHIP).controller, t.engaged(SHIP)]).toEqual([0, false]);
  t.untilPhase('play A', 2);
  t.act(2, 'play', 'C2 Engineer');
  expect([t.under('C2 Engineer'), t.card(SHIP).controller]).toEqual([SHIP, 0]);
  t.act(2, 'play', 'C3 Nurse');
  expect([t.inPlay('C5 Mutineer'), t.card(SHIP).controller]).toEqual([false, 1]);
});

test('C5 Mutineer: needs a command slot for the ship', () => {
  const t = table({ seats: [{ hand: ['C5 Mutineer'], slots: 0 }, { fleet: [SHIP] }] });
  expect(t.refuses(1, 'play', 'C5 Mutineer')).toBe('ge/crew/1');
});

test('C5 Mutineer: as a reaction to a volley of the ship it comes to nothing', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [SHIP] }, { fleet: ['S3 Argonian Frigate'], hand: ['C5 Mutineer'] }],
  });
  t.act(1, 'fire', 'S3 Argonian Frigate');
  t.pick(1, SHIP, SHIP, SHIP);
  t.act(2, 'respond', 'C5 Mutineer');
  expect([t.card(SHIP).controller, t.card('S3 Argonian Frigate').shieldDamage]).toEqual([1, 0]);
});

rule(
  'ge-r-rogue-couple-1',
  'C6 Rogue Couple: controls the weakest ship of all others; a second one is not played',
  () => {
    const t = table({
      seats: [
        { hand: ['C6 Rogue Couple', 'C6 Rogue Couple'] },
        { fleet: [SHIP, 'S2 Police Cutter'] },
        { fleet: ['S3 Argonian Frigate'] },
      ],
    });
    t.act(1, 'play', 'C6 Rogue Couple');
    expect([t.card('S2 Police Cutter').controller, t.card(SHIP).controller]).toEqual([0, 1]);
    expect(t.refuses(1, 'play', t.s.zones[1]![0]!)).toBe('ge/crucial-rules/1');
  },
);

test('C7 Doctor: played as a reaction it stops an illness', () => {
  const t = table({
    seats: [{ hand: ['O1 Illness'] }, { fleet: [{ card: SHIP, on: ['C2 Engineer'] }], hand: ['C7 Doctor'] }],
  });
  t.act(1, 'play', 'O1 Illness');
  t.act(2, 'respond', 'C7 Doctor');
  expect([t.pile(1, 'discard'), t.under('C7 Doctor')]).toEqual([['O1 Illness'], SHIP]);
});

test('C1 Bar Tender: played as a reaction it stops insanity', () => {
  const t = table({
    seats: [{ hand: ['O5 Insanity'] }, { fleet: [{ card: SHIP, on: ['C2 Engineer'] }], hand: ['C1 Bar Tender'] }],
  });
  t.act(1, 'play', 'O5 Insanity');
  t.act(2, 'respond', 'C1 Bar Tender');
  expect([t.pile(1, 'discard'), t.under('C1 Bar Tender')]).toEqual([['O5 Insanity'], SHIP]);
});

for (const officer of ['C4 Science Officer', 'C6 Science Officer'])
  test(`${officer}: is played as a reaction to a monster`, () => {
    const t = table({
      seats: [{ hand: ['M1 Small Phaser Eel'] }, { fleet: [SHIP, 'T3 Moon'], hand: [officer] }],
    });
    t.act(1, 'play', 'M1 Small Phaser Eel');
    t.act(2, 'respond', officer);
    expect([t.under(officer), works(t.s, t.id('M1 Small Phaser Eel'))]).toEqual([SHIP, false]);
  });

test('C2 Helmsman: a hazard does 1 damage less to its ship than to another', () => {
  const storm = (on: string[]) => {
    const t = table({ seats: [{ hand: ['H5 Ion Storm'] }, { fleet: [{ card: 'S6 Vektrean Battlecruiser', on }] }] });
    t.act(1, 'play', 'H5 Ion Storm');
    return t.card('S6 Vektrean Battlecruiser').shieldDamage;
  };
  expect([storm([]), storm(['C2 Helmsman'])]).toEqual([5, 4]);
});

test('C6 Spy: looks at a hand as a reaction too, and leaves play', () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: ['C1 Informant'] }], hand: ['T3 Moon'] },
      { fleet: ['S3 Argonian Frigate'], hand: ['C6 Spy'], discard: ['C5 Captain', 'T3 Moon'] },
    ],
  });
  t.act(1, 'use', 'C1 Informant', 0);
  t.act(2, 'respond', 'C6 Spy');
  t.pass(1);
  expect([t.happened('looked').map(f => f.cards.length), t.inPlay('C6 Spy')]).toEqual([[1], false]);
});

test('C6 Commando: played as a reaction it sends a shuttle’s crew back', () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: ['E3 Shuttlecraft', 'C4 Marine'] }], order: 'never' },
      { fleet: [{ card: 'S3 Argonian Frigate', on: ['C2 Engineer'] }], hand: ['C6 Commando'] },
    ],
  });
  t.act(1, 'use', 'E3 Shuttlecraft', 1);
  t.act(2, 'respond', 'C6 Commando');
  expect([t.inPlay('C2 Engineer'), t.under('C6 Commando'), t.under('C4 Marine')]).toEqual([
    true,
    'S3 Argonian Frigate',
    SHIP,
  ]);
});

test('C10 Spiritual Leader: phasers harm monsters of others that they do not harm otherwise', () => {
  const fire = (on: string[]) =>
    table({
      phase: 'weapons fire',
      seats: [{ fleet: [SHIP, { card: 'T3 Moon', on: [...on, { card: 'M3 Shield Fiend', by: 2 }] }] }, {}],
    });
  expect(fire(['C10 Spiritual Leader']).offers(1, 'fire', 'M3 Shield Fiend')).toBe(true);
  expect(fire([]).offers(1, 'fire', 'M3 Shield Fiend')).toBe(false);
});

test('C5 Weapons Officer: its ship is immune to electronic warfare of others, another ship is not', () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: ['C5 Weapons Officer'] }, 'S3 Argonian Frigate'] },
      { fleet: [{ card: 'S2 Police Cutter', on: ['O3 Offensive Electronic Warfare'] }] },
    ],
  });
  const warfare = t.id('O3 Offensive Electronic Warfare');
  expect([
    isUnder(t.s, KIND.immune, t.id(SHIP), warfare),
    isUnder(t.s, KIND.immune, t.id('S3 Argonian Frigate'), warfare),
  ]).toEqual([true, false]);
});

test('C6 Ancient Spacefarer: as a reaction stops a luck card played where it is, and none elsewhere', () => {
  const breach = (target: string) => {
    const t = table({
      seats: [
        { hand: ['L2 Warp Engine Breach'] },
        { fleet: [{ card: SHIP, on: ['C2 Engineer', 'C6 Ancient Spacefarer'] }, 'S6 Vektrean Battlecruiser'] },
      ],
    });
    t.act(1, 'play', 'L2 Warp Engine Breach');
    t.pick(1, target);
    return t;
  };
  const here = breach(SHIP);
  here.act(2, 'respond', 'C6 Ancient Spacefarer');
  expect([here.strength(SHIP), here.pile(1, 'discard')]).toEqual([[4, 4], ['L2 Warp Engine Breach']]);
  const elsewhere = breach('S6 Vektrean Battlecruiser');
  expect(elsewhere.offers(2, 'respond', 'C6 Ancient Spacefarer')).toBe(false);
  elsewhere.pass(2);
});

test('C4 Trophy Hunter: is played as a reaction with a shuttle that is ready', () => {
  const t = table({
    seats: [
      { hand: ['M1 Small Phaser Eel'] },
      {
        fleet: [
          { card: SHIP, on: ['E3 Shuttlecraft'] },
          { card: 'T3 Moon', on: [{ card: 'M2 Planet Gouge', by: 1 }] },
        ],
        hand: ['C4 Trophy Hunter'],
      },
    ],
  });
  t.act(1, 'play', 'M1 Small Phaser Eel');
  t.act(2, 'respond', 'C4 Trophy Hunter');
  expect([t.inPlay('M2 Planet Gouge'), t.under('C4 Trophy Hunter')]).toEqual([false, SHIP]);
});

test('C5 Mutineer: the ship that it holds cannot destroy itself, another can', () => {
  const t = table({
    seats: [{ fleet: [{ card: SHIP, on: [{ card: 'C5 Mutineer', by: 2 }] }, 'S3 Argonian Frigate'] }, {}],
  });
  const held = (name: string) => isUnder(t.s, KIND['no self destruct'], t.id(name));
  expect([held(SHIP), held('S3 Argonian Frigate')]).toEqual([true, false]);
});

for (const officer of ['C4 Science Officer', 'C6 Science Officer'])
  test(`${officer}: played as a reaction to a monster that acts once as it comes, it has no effect`, () => {
    const left = (hand: string[]) => {
      const t = table({ seats: [{ hand: ['M2 Planet Gouge'] }, { fleet: ['T6 Planet'], hand }] });
      t.act(1, 'play', 'M2 Planet Gouge');
      if (hand.includes(officer)) t.act(2, 'respond', officer);
      expect(t.pile(1, 'discard')).toEqual(['M2 Planet Gouge']);
      return t.card('T6 Planet').damage;
    };
    expect([left([officer]), left([])]).toEqual([0, 3]);
  });
