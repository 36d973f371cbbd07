import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/position.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import type { Phase } from '../../../src/state.ts';
import { against, hurt, lying } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

// The effect of each monster, and cases without one

const MOON = 'T3 Moon';
/** strength 2, 3 shields, 3 phasers, needs nothing */
const POLICE = 'S2 Police Cutter';
/** strength 5, 3 shields, needs 2 supply */
const CRUISER = 'S5 Argonian Heavy Cruiser';
/** strength 5, 2 shields */
const CARRIER = 'S5 Ore Carrier';
const HEAVY = { card: 'S5 Argonian Light Cruiser', given: [0, 0, 2] };

const stack = (card: CardPlace, ...on: readonly CardPlace[]): CardPlace => {
  const place = typeof card === 'string' ? { card } : card;
  return { ...place, on: [...(place.on ?? []), ...on] };
};
/** Player 2 fires at a monster of player 1 on an own card. */
const shoot = (monster: string, on: CardPlace, ...fleet: CardPlace[]): Table =>
  lying(monster, on, { active: 2, phase: 'weapons fire', fleet });
/** Player 2 gives research to a monster of player 1 on an own card, out of 4 research. */
const SCIENCE = stack(POLICE, 'C6 Science Officer', 'C4 Science Officer', 'C4 Spiritual Leader');
const research = (monster: string, on: CardPlace, n: number): Table => {
  const t = lying(monster, on, { active: 2, phase: 'allocation', fleet: [SCIENCE] });
  t.pick(2, ...Array(n).fill(monster));
  return t;
};
/** Returns the points of a kind that player 2 generates in the next Allocation Phase with the smallest plan. */
const makes = (t: Table, kind: string): number => {
  t.untilPhase('play A', 2);
  return t.happened('generated').at(-1)!.points[kind] ?? 0;
};

const WEB = 'M1 Sextaraan Web Crawlers (New Empires)';
test(`${WEB}: 2 damage a turn, its prey cannot fire at it or move, and phasers alone destroy it`, () => {
  const t = against(WEB, [MOON, CRUISER, POLICE]).act(1, 'play', WEB);
  expect(t.offers(1, 'on', MOON)).toBe(false);
  t.pick(1, CRUISER).act(1, 'use', WEB);
  expect(hurt(t, CRUISER)).toEqual([2, 0]);
  const fire = shoot(WEB, CRUISER, POLICE).act(2, 'fire', WEB);
  expect([fire.offers(2, 'shoot', CRUISER), fire.offers(2, 'shoot', POLICE)]).toEqual([false, true]);
  fire.pick(2, POLICE);
  expect(fire.inPlay(WEB)).toBe(false);
  expect(shoot(WEB, POLICE, HEAVY).act(2, 'fire', WEB).leaveOpen().offers(2, 'shoot', HEAVY.card, 1)).toBe(false);
});

test(`${WEB}: its prey moves nowhere, and another ship does`, () => {
  const prey = stack(CARRIER, { card: WEB, by: 2 });
  const t = table({ phase: 'record keeping', seats: [{ fleet: [prey, POLICE, 'T6 System'] }, { fleet: [MOON] }] });
  expect([t.offers(1, 'move', CARRIER), t.offers(1, 'move', POLICE)]).toEqual([false, true]);
  t.leaveOpen();
});

test(`${WEB}: as a reaction they come and bite at once, and not without a prey`, () => {
  const reacting = (fleet: readonly CardPlace[]) => {
    const seats = [
      { fleet, hand: ['H1 Dust Cloud'] },
      { fleet: [POLICE], hand: [WEB] },
    ];
    const t = table({ seats }).act(1, 'play', 'H1 Dust Cloud');
    return t.question === 'place' ? t.pick(1, POLICE) : t;
  };
  const t = reacting([CRUISER]).act(2, 'respond', WEB);
  expect([t.under(WEB), hurt(t, CRUISER)]).toEqual([CRUISER, [2, 0]]);
  const none = reacting([MOON]);
  expect(none.offers(2, 'respond', WEB)).toBe(false);
  none.pass(2);
});

const RATS = 'M2 Rat Infestation';
test(`${RATS}: crew of its unit is 1 weaker, but no weaker than 1, and the unit needs 2 supply more`, () => {
  const t = lying(RATS, stack(CRUISER, 'C2 Engineer', 'C1 Crewman'), { fleet: [stack(POLICE, 'C4 Marine')] });
  expect(['C2 Engineer', 'C1 Crewman', 'C4 Marine'].map(crew => t.strength(crew)[0])).toEqual([1, 1, 4]);
  expect(needsOf(t.s, t.id(CRUISER))).toEqual({ supply: 4 });
});

test(`${RATS}: two transporters beam them away, each once a turn, and no shuttle does`, () => {
  const beams = ['E2 Transporter', 'E2 Transporter'];
  const t = lying(RATS, stack(CRUISER, ...beams, 'E3 Shuttlecraft'), { active: 2 });
  expect(lying(RATS, stack(CRUISER, ...beams)).refuses(1, 'use', RATS, 0)).toBe('ge/control/1');
  t.act(2, 'use', RATS, 0);
  expect(t.inPlay(RATS)).toBe(true);
  t.act(2, 'use', RATS, 0);
  expect(t.inPlay(RATS)).toBe(false);
  const one = lying(RATS, stack(CRUISER, 'E2 Transporter', 'E3 Shuttlecraft'), { active: 2 }).act(2, 'use', RATS, 0);
  expect([one.inPlay(RATS), one.refuses(2, 'use', RATS, 0)]).toEqual([true, 'ge/crucial-rules/1']);
  // it can go on in the next turn
  one.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(one.act(2, 'use', RATS, 0).inPlay(RATS)).toBe(false);
});

for (const name of [RATS, 'M3 Phantom', 'M4 The Soulless'])
  test(`${name}: goes on a ship or base of another player, and on no terrain`, () => {
    const t = against(name, [stack(MOON, 'B1 Personal Base'), POLICE], { fleet: [CRUISER] }).act(1, 'play', name);
    expect(['B1 Personal Base', POLICE, MOON, CRUISER].map(x => t.offers(1, 'on', x))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    t.pick(1, POLICE);
    expect(t.under(name)).toBe(POLICE);
  });

const SKULLETS = 'M2 Skullets';
const REAPER = 'M9 Skull Reaper';
rule('ge-r-skullets-1', `${SKULLETS}: 2 damage to a unit, and they are gone`, () => {
  const t = against(SKULLETS, [MOON, POLICE]).act(1, 'play', SKULLETS);
  expect([hurt(t, POLICE), t.pile(1, 'discard')]).toEqual([[2, 0], [SKULLETS]]);
  expect(against(SKULLETS, [MOON]).refuses(1, 'play', SKULLETS)).not.toBe('');
});

rule('ge-r-skullets-1', `${SKULLETS}: on a skull reaper they stay, and do 2 damage in its fleet each turn`, () => {
  const t = table({
    seats: [
      { hand: [SKULLETS, REAPER], order: 'never' },
      { fleet: [POLICE], order: 'never' },
      { fleet: [CARRIER], order: 'never' },
    ],
  });
  t.act(1, 'play', REAPER).pick(1, '2').act(1, 'play', SKULLETS).pick(1, REAPER);
  expect([t.under(SKULLETS), hurt(t, POLICE)]).toEqual([REAPER, [0, 0]]);
  t.act(1, 'use', SKULLETS);
  expect([hurt(t, POLICE), t.refuses(1, 'use', SKULLETS, 0)]).toEqual([[2, 0], 'ge/card-actions-limit/1']);
});

for (const [name, n] of [
  ['M2 Vymezies Particle', 2],
  ['M4 Vymezies Matter (New Empires)', 4],
  ['M6 Vymezies Blaze', 6],
] as const) {
  test(`${name}: its terrain makes nothing, and a ship or base of that fleet takes ${n} damage each turn`, () => {
    const t = lying(name, MOON, { fleet: ['S9 Argonian Battleship', POLICE] });
    t.act(1, 'use', name).pick(1, 'S9 Argonian Battleship');
    const [shields, structure] = hurt(t, 'S9 Argonian Battleship');
    expect([shields + structure, makes(t, 'supply')]).toEqual([n, 0]);
  });

  test(`${name}: goes on no terrain stronger than itself, and fire destroys it`, () => {
    const weak = `T${n === 2 ? '1 Large Asteroid' : '3 Moon'}`;
    const t = against(name, [weak, 'T9 Gas Giant', POLICE]).act(1, 'play', name);
    expect(t.under(name)).toBe(weak);
    expect(against(name, ['T9 Gas Giant', POLICE]).refuses(1, 'play', name)).not.toBe('');
    expect(shoot(name, MOON, POLICE).act(2, 'fire', name).proposed().inPlay(name)).toBe(n > 3);
  });
}

const PHANTOM = 'M3 Phantom';
test(`${PHANTOM}: each turn it does 1 damage or disengages a crew or equipment there, not both`, () => {
  const host = stack(CRUISER, 'C5 Captain', 'E1 Shield Refit');
  const t = lying(PHANTOM, host, { fleet: [stack(POLICE, 'C2 Engineer')] }).act(1, 'use', PHANTOM, 1);
  expect([hurt(t, CRUISER), t.refuses(1, 'use', PHANTOM, 0)]).toEqual([[1, 0], 'ge/card-actions-limit/1']);
  const other = lying(PHANTOM, host, { fleet: [stack(POLICE, 'C2 Engineer')] }).act(1, 'use', PHANTOM, 0);
  expect(other.offers(1, 'card', 'C2 Engineer')).toBe(false);
  other.pick(1, 'C5 Captain');
  expect([other.engaged('C5 Captain'), other.engaged('E1 Shield Refit'), hurt(other, CRUISER)]).toEqual([
    false,
    true,
    [0, 0],
  ]);
});

test(`${PHANTOM}: crew of its unit destroys it, and weapons cannot`, () => {
  const t = lying(PHANTOM, stack(CRUISER, 'C4 Marine'), { active: 2 }).act(2, 'use', PHANTOM, 2);
  expect(t.inPlay(PHANTOM)).toBe(false);
  expect(shoot(PHANTOM, POLICE, HEAVY).offers(2, 'fire', PHANTOM)).toBe(false);
});

const SOULLESS = 'M4 The Soulless';
/** The Soulless has absorbed an engineer at the beginning of player 1's Engagement Phase. */
const absorbing = (...fleet: CardPlace[]) =>
  lying(SOULLESS, stack(CRUISER, 'C2 Engineer', 'C4 Marine'), { phase: 'discard', active: 2, fleet }).untilPhase(
    'play A',
    1,
  ) as Table;
test(`${SOULLESS}: absorbs the weakest crew at its place each turn, with its strength, and takes it along`, () => {
  const t = absorbing(POLICE);
  expect([t.under('C2 Engineer'), t.engaged('C2 Engineer'), t.engaged('C4 Marine')]).toEqual([SOULLESS, false, true]);
  expect(t.strength(SOULLESS)[0]).toBe(6);
  t.act(1, 'use', SOULLESS, 0);
  expect([t.under(SOULLESS), t.under('C2 Engineer'), t.under('C4 Marine')]).toEqual([POLICE, SOULLESS, CRUISER]);
  // there is nobody else to absorb, and the engineer stays disengaged
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.strength(SOULLESS)[0], t.engaged('C2 Engineer')]).toEqual([6, false]);
});

test(`${SOULLESS}: research equal to its strength destroys it, and its crew is free where it is`, () => {
  const held = stack(POLICE, { card: SOULLESS, by: 1, on: [{ card: 'C2 Engineer', by: 2, engaged: false }] });
  const t = table({
    active: 2,
    phase: 'allocation',
    seats: [{ order: 'never' }, { fleet: [held, SCIENCE, { card: 'T6 Comet' }], order: 'never' }],
  });
  expect(t.strength(SOULLESS)[0]).toBe(6);
  t.pick(2, ...Array(6).fill(SOULLESS));
  expect([t.inPlay(SOULLESS), t.under('C2 Engineer')]).toEqual([false, POLICE]);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.engaged('C2 Engineer')).toBe(true);
  const few = research(SOULLESS, POLICE, 3);
  expect(few.inPlay(SOULLESS)).toBe(true);
});

test(`${SOULLESS}: goes with its ship, and the crew on it, too`, () => {
  const held = stack(POLICE, { card: SOULLESS, by: 1, on: [{ card: 'C2 Engineer', by: 2, engaged: false }] });
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [CARRIER], order: 'never' },
      { fleet: [{ ...(held as object), damage: 1, shieldDamage: 3 } as CardPlace], order: 'never' },
    ],
  });
  t.act(1, 'fire', POLICE).proposed();
  expect([t.inPlay(POLICE), t.inPlay(SOULLESS), t.inPlay('C2 Engineer')]).toEqual([false, false, false]);
});

const CLOUD = 'M5 Symnergenic Cloud';
test(`${CLOUD}: goes to the unit that needs the most energy, and does 2 damage for each point`, () => {
  const big = 'S9 Argonian Battleship';
  const t = against(CLOUD, [CRUISER, big, POLICE]).act(1, 'play', CLOUD);
  expect(t.under(CLOUD)).toBe('');
  const energy = needsOf(t.s, t.id(big))!.energy!;
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  const [shields, structure] = hurt(t, big);
  expect([t.under(CLOUD), shields + structure, hurt(t, CRUISER)]).toEqual([big, 2 * energy, [0, 0]]);
});

test(`${CLOUD}: outlives its unit and goes on, and does nothing where no unit needs energy`, () => {
  const weak = { card: CRUISER, damage: 4, shieldDamage: 3 };
  const t = against(CLOUD, [weak, POLICE]).act(1, 'play', CLOUD);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.inPlay(CRUISER), t.inPlay(CLOUD), t.under(CLOUD)]).toEqual([false, true, POLICE]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(hurt(t, POLICE)).toEqual([0, 0]);
});

test(`${CLOUD}: hunts the fleet that it is laid at, and no other`, () => {
  const t = table({
    phase: 'discard',
    active: 2,
    seats: [
      { fleet: [CRUISER], order: 'never' },
      { fleet: [stack(POLICE, { card: CLOUD, by: 1 }), 'S9 Argonian Battleship'], order: 'never' },
    ],
  }).untilPhase('play A', 1) as Table;
  expect([t.under(CLOUD), hurt(t, CRUISER)]).toEqual(['S9 Argonian Battleship', [0, 0]]);
});

rule(
  'ge-r-symnergenic-cloud-1',
  `${CLOUD}: any hazard that does damage may be aimed at it, and weapons may not`,
  () => {
    const t = table({
      active: 2,
      seats: [
        { order: 'never' },
        { fleet: [stack(POLICE, { card: CLOUD, by: 1 })], hand: ['H5 Ion Storm'], order: 'never' },
      ],
    });
    t.act(2, 'play', 'H5 Ion Storm');
    expect([t.inPlay(CLOUD), t.inPlay(POLICE)]).toEqual([false, true]);
    expect(shoot(CLOUD, POLICE, HEAVY).offers(2, 'fire', CLOUD)).toBe(false);
  },
);

const BURROWER = 'M5 Tectonic Burrower (New Empires)';
test(`${BURROWER}: its terrain makes no energy and takes 2 damage a turn, until 5 research destroy it`, () => {
  const t = lying(BURROWER, MOON).act(1, 'use', BURROWER);
  expect([hurt(t, MOON), makes(t, 'energy')]).toEqual([[0, 2], 0]);
  expect(makes(lying(BURROWER, MOON), 'supply')).toBe(2);
  expect(shoot(BURROWER, MOON, HEAVY).offers(2, 'fire', BURROWER)).toBe(false);
  expect(research(BURROWER, MOON, 4).card(BURROWER).applied).toBe(4);
  expect(against(BURROWER, [MOON, POLICE]).act(1, 'play', BURROWER).under(BURROWER)).toBe(MOON);
  expect(against(BURROWER, [POLICE]).refuses(1, 'play', BURROWER)).not.toBe('');
});

const MITES = 'M7 Cyber Mites (New Empires)';
test(`${MITES}: equipment there needs no energy, and is 3 stronger`, () => {
  const t = table({
    seats: [
      {
        fleet: [
          stack(CRUISER, 'E3 Stealth Fighter', 'E5 Defense Grid', MITES),
          stack(POLICE, 'E3 Stealth Fighter', 'E5 Defense Grid'),
        ],
      },
      {},
    ],
  });
  const grids = t.all('E5 Defense Grid').map(id => [needsOf(t.s, id), t.strength(id)[0]]);
  expect(grids).toEqual([
    [null, 8],
    [{ energy: 1 }, 5],
  ]);
});

test(`${MITES}: leave equipment its needs of other points, and go on no terrain`, () => {
  const at = (...more: string[]) => {
    const t = table({ seats: [{ fleet: [stack(CRUISER, 'E8 Mine Deployment System', ...more)] }, {}] });
    return needsOf(t.s, t.id('E8 Mine Deployment System'));
  };
  expect(at(MITES)).toEqual(at());
  expect(against(MITES, [MOON, POLICE]).act(1, 'play', MITES).under(MITES)).toBe(POLICE);
  expect(against(MITES, [MOON]).refuses(1, 'play', MITES)).not.toBe('');
});

const REDGELON = 'M8 Redgelon (New Empires)';
test(`${REDGELON}: 4 damage to the strongest unit of a fleet, and as much of its own is repaired`, () => {
  const t = table({
    seats: [
      { order: 'never' },
      { fleet: [POLICE, 'S9 Argonian Battleship', { card: REDGELON, by: 1, damage: 5 }], order: 'never' },
    ],
  }).act(1, 'use', REDGELON);
  const [shields, structure] = hurt(t, 'S9 Argonian Battleship');
  expect([shields + structure, hurt(t, POLICE), hurt(t, REDGELON)]).toEqual([4, [0, 0], [0, 1]]);
});

test(`${REDGELON}: fire alone harms it, no research does`, () => {
  const at = (phase: Phase) =>
    table({
      active: 2,
      phase,
      seats: [{ order: 'never' }, { fleet: [SCIENCE, { card: REDGELON, by: 1 }], order: 'never' }],
    });
  expect(at('weapons fire').offers(2, 'fire', REDGELON)).toBe(true);
  expect(at('allocation').offers(2, 'give', REDGELON)).toBe(false);
});

test(`${REAPER}: 4 damage to each of 3 ships and bases of its fleet`, () => {
  const big = 'S9 Argonian Battleship';
  const t = against(REAPER, [big, CRUISER, CARRIER, POLICE, MOON], { fleet: [FUTURE] }).act(1, 'play', REAPER);
  t.act(1, 'use', REAPER).pick(1, big, CRUISER, POLICE);
  const sum = (card: string) => hurt(t, card).reduce((a, b) => a + b, 0);
  expect([sum(big), sum(CRUISER), sum(CARRIER), sum(POLICE), t.refuses(1, 'use', REAPER, 0)]).toEqual([
    4,
    4,
    0,
    4,
    'ge/card-actions-limit/1',
  ]);
});
const FUTURE = 'S1 Ship from the Future';

test(`${REAPER}: fire and research harm it, and count together`, () => {
  const at = (phase: Phase, more = {}) =>
    table({
      active: 2,
      phase,
      seats: [{ order: 'never' }, { fleet: [SCIENCE, { card: REAPER, by: 1, ...more }], order: 'never' }],
    });
  expect(at('weapons fire').offers(2, 'fire', REAPER)).toBe(true);
  expect(at('allocation', { damage: 7 }).pick(2, REAPER, REAPER).inPlay(REAPER)).toBe(false);
});

const GUARDIAN = 'M10 Zaggoth Guardian';
rule(
  'ge-r-zaggoth-guardian-1',
  `${GUARDIAN}: takes 1 point in place of all damage to a monster of its fleet, itself included`,
  () => {
    const t = table({
      active: 2,
      phase: 'weapons fire',
      seats: [
        { fleet: [GUARDIAN], order: 'never' },
        { fleet: [stack(MOON, { card: 'M4 Vymezies Matter', by: 1 }), POLICE, 'S4 Local Police Ship'], order: 'never' },
      ],
    });
    t.act(2, 'fire', 'M4 Vymezies Matter').pick(2, POLICE, POLICE, POLICE);
    expect([hurt(t, 'M4 Vymezies Matter'), hurt(t, GUARDIAN)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    t.act(2, 'fire', GUARDIAN).pick(2, 'S4 Local Police Ship', 'S4 Local Police Ship');
    expect([hurt(t, GUARDIAN), t.card(GUARDIAN).lasting]).toEqual([[0, 2], 2]);
  },
);

test(`${GUARDIAN}: helps no monster of another player, and what cannot harm a monster does not harm it`, () => {
  const t = table({
    active: 2,
    seats: [
      { fleet: [GUARDIAN, 'M9 Kraken', 'M4 Vymezies Matter'], order: 'never' },
      { hand: ['M1 Sextaraan Web Crawlers', 'M1 Sextaraan Web Crawlers'], order: 'never' },
    ],
  });
  // card damage does not harm a kraken
  const bite = (prey: string) => {
    t.act(2, 'play', 'M1 Sextaraan Web Crawlers').pick(2, prey);
    t.act(2, 'use', t.all('M1 Sextaraan Web Crawlers').at(-1)!, 0);
    return [hurt(t, prey), hurt(t, GUARDIAN)];
  };
  expect([bite('M9 Kraken'), bite('M4 Vymezies Matter')]).toEqual([
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0, 0],
      [0, 1],
    ],
  ]);
  const fire = table({
    active: 2,
    phase: 'weapons fire',
    seats: [
      { order: 'never' },
      { fleet: [GUARDIAN, stack(POLICE, { card: 'M4 Space Dragon', by: 1 })], order: 'never' },
    ],
  });
  fire.act(2, 'fire', 'M4 Space Dragon').pick(2, POLICE);
  expect([hurt(fire, 'M4 Space Dragon'), hurt(fire, GUARDIAN)]).toEqual([
    [0, 1],
    [0, 0],
  ]);
});

const MORDETH = 'M10 Zaggoth Mordeth';
for (const [name, n] of [
  [GUARDIAN, 5],
  [MORDETH, 10],
] as const)
  test(`${name}: each turn ${n} damage to a ship or base of another player`, () => {
    const big = 'S9 Argonian Battleship';
    const t = against(name, [MOON, big], { fleet: [POLICE] })
      .act(1, 'play', name)
      .act(1, 'use', name);
    expect(hurt(t, big).reduce((a, b) => a + b, 0)).toBe(n);
    expect([t.refuses(1, 'use', name, 0), hurt(t, POLICE)]).toEqual(['ge/card-actions-limit/1', [0, 0]]);
  });

test(`${MORDETH}: other monsters of its player do twice their damage, those of others do not`, () => {
  const t = table({
    seats: [
      { fleet: [MORDETH, stack(POLICE, { card: 'M4 Space Dragon', by: 2 })], order: 'never' },
      { fleet: [stack(CRUISER, { card: 'M4 Space Dragon', by: 1 })], order: 'never' },
    ],
  });
  t.act(1, 'use', 'M4 Space Dragon');
  expect(hurt(t, CRUISER)).toEqual([3, 1]);
  t.untilPhase('play A', 2).act(2, 'use', 'M4 Space Dragon');
  expect(hurt(t, POLICE)).toEqual([2, 0]);
});

test(`${MORDETH}: damage equal to its strength destroys it`, () => {
  const t = table({
    active: 2,
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: MORDETH, damage: 9 }], order: 'never' },
      { fleet: [POLICE], order: 'never' },
    ],
  });
  t.act(2, 'fire', MORDETH).pick(2, POLICE);
  expect(t.inPlay(MORDETH)).toBe(false);
});
