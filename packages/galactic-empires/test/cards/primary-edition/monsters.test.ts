import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { damage, host, repair, ship, that, yours } from '../../../src/words/index.ts';
import { against, hurt, lying, nextTurn } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The monsters of the Primary Edition

testCard({ title: 'Test Hex', types: ['L'], strength: 2 }, { on: ship, effect: damage(host, 2), after: 'discard' });
testCard(
  { title: 'Test Balm', types: ['L'], strength: 4 },
  { on: that(ship, yours), effect: repair(host, 2), after: 'discard' },
);

const MOON = 'T3 Moon';
/** strength 2, 3 shields, 3 phasers, needs nothing */
const POLICE = 'S2 Police Cutter';
/** strength 1, 8 shields, 4 phasers, needs nothing */
const FUTURE = 'S1 Ship from the Future';
/** strength 5, 3 shields, needs 2 supply and 1 energy */
const CRUISER = 'S5 Argonian Heavy Cruiser';
/** strength 5, 2 shields */
const CARRIER = 'S5 Ore Carrier';
/** strength 1, 3 shields, needs nothing */
const BASE = 'B1 Personal Base';
const HEAVY = { card: 'S5 Argonian Light Cruiser', given: [0, 0, 2] };

const SCIENCE = { card: POLICE, on: ['C6 Science Officer', 'C4 Science Officer', 'C4 Spiritual Leader'] };
/** Player 2 fires at a monster of player 1 on an own card. */
const shoot = (monster: string, on: CardPlace, guns: readonly CardPlace[]): Table =>
  lying(monster, on, { active: 2, phase: 'weapons fire', fleet: guns });

for (const [eel, strength] of [
  ['M1 Small Phaser Eel (Primary Edition)', 1],
  ['M5 Large Phaser Eel', 5],
  ['M9 Huge Phaser Eel', 9],
] as const) {
  test(`${eel}: swallows the phasers of its unit; ${strength} points of other weapons kill it`, () => {
    const at = table({
      active: 2,
      phase: 'weapons fire',
      seats: [{ fleet: [CARRIER], order: 'never' }, { fleet: [{ card: POLICE, on: [{ card: eel, by: 1 }] }] }],
    });
    at.act(2, 'fire', CARRIER).pick(2, POLICE, POLICE, POLICE);
    expect(hurt(at, CARRIER)).toEqual([0, 0]);
    const heavy = (wounds: number) => {
      const t = table({
        active: 2,
        phase: 'weapons fire',
        seats: [{ order: 'never' }, { fleet: [{ card: POLICE, on: [{ card: eel, by: 1, damage: wounds }] }, HEAVY] }],
      });
      return t.act(2, 'fire', eel).pick(2, HEAVY.card).inPlay(eel);
    };
    expect(heavy(strength - 1)).toBe(false);
    if (strength > 1) expect(heavy(strength - 2)).toBe(true);
  });
  test(`${eel}: neither phasers nor research harm it, and it goes on no terrain`, () => {
    expect(shoot(eel, POLICE, [FUTURE]).offers(2, 'fire', eel)).toBe(false);
    const t = lying(eel, POLICE, {
      active: 2,
      phase: 'allocation',
      fleet: [{ card: FUTURE, on: ['C6 Science Officer'] }],
    });
    expect(t.whyNot(2, eel)).not.toBe(null);
    t.leaveOpen();
    const place = against(eel, [{ card: MOON, on: [BASE] }, POLICE]).act(1, 'play', eel);
    expect([MOON, BASE, POLICE].map(x => place.offers(1, 'on', x))).toEqual([false, true, true]);
    place.pick(1, BASE);
  });
}

test('M2 Space Vertigo: a crew is disengaged for a turn, a telepath killed', () => {
  const at = (crew: string) =>
    against('M2 Space Vertigo', [{ card: POLICE, on: ['C6 Telepath', 'C6 Science Officer'] }])
      .act(1, 'play', 'M2 Space Vertigo')
      .pick(1, crew);
  const t = at('C6 Science Officer');
  expect([t.engaged('C6 Science Officer'), t.pile(1, 'discard')]).toEqual([false, ['M2 Space Vertigo']]);
  t.untilPhase('play A', 2).untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.engaged('C6 Science Officer')).toBe(true);
  expect(at('C6 Telepath').inPlay('C6 Telepath')).toBe(false);
});
test('M2 Space Vertigo: only a science officer as a reaction negates it, and it is no reaction itself', () => {
  const with_ = (card: string) => {
    const t = table({
      seats: [{ hand: ['M2 Space Vertigo'] }, { fleet: [{ card: POLICE, on: ['C5 Captain'] }], hand: [card] }],
    });
    t.act(1, 'play', 'M2 Space Vertigo').act(2, 'respond', card);
    return t.engaged('C5 Captain');
  };
  expect([with_('C6 Telepath'), with_('C4 Science Officer')]).toEqual([false, true]);
  const react = table({
    seats: [
      { fleet: [{ card: POLICE, on: ['C5 Captain'] }], hand: ['H1 Dust Cloud'] },
      { fleet: [CARRIER], hand: ['M2 Space Vertigo'] },
    ],
  });
  react.act(1, 'play', 'H1 Dust Cloud').pick(1, CARRIER);
  expect(react.offers(2, 'respond', 'M2 Space Vertigo')).toBe(false);
  react.pass(2);
});

test('M3 Shield Fiend (Primary Edition): all shields of a ship at once; not where an invinco guardian is, and on no base', () => {
  const fiend = 'M3 Shield Fiend (Primary Edition)';
  const guarded = { card: CARRIER, on: ['M6 Invinco Guardian'] };
  const t = against(fiend, [POLICE, CRUISER, guarded, { card: MOON, on: [BASE] }]).act(1, 'play', fiend);
  expect([t.offers(1, 'on', CRUISER), t.offers(1, 'on', CARRIER), t.offers(1, 'on', BASE)]).toEqual([
    true,
    false,
    false,
  ]);
  t.pick(1, POLICE);
  expect([t.shields(POLICE), hurt(t, POLICE), t.pile(1, 'discard')]).toEqual([0, [3, 0], [fiend]]);
});

test('M4 Sirens: every volley at a ship of another player does 1 damage more, whoever fires it', () => {
  const volley = (by: number, target: string) => {
    const t = table({
      phase: 'weapons fire',
      active: by,
      seats: [
        { fleet: ['M4 Sirens', POLICE], order: 'never' },
        { fleet: [CARRIER, { card: MOON, on: ['B4 Base Station'] }], order: 'never' },
        { fleet: ['S3 Tufor Cutter'], order: 'never' },
      ],
    });
    const gun = by === 1 ? POLICE : 'S3 Tufor Cutter';
    t.act(by, 'fire', target).pick(by, gun);
    const [shields, structure] = hurt(t, target);
    return shields + structure;
  };
  expect([volley(1, CARRIER), volley(3, CARRIER), volley(1, 'B4 Base Station')]).toEqual([2, 2, 1]);
});
test('M4 Sirens: do nothing against their own player’s ships, and leave after one turn', () => {
  const t = table({
    phase: 'weapons fire',
    active: 2,
    seats: [
      { fleet: ['M4 Sirens', POLICE], order: 'never' },
      { fleet: ['S3 Tufor Cutter'], order: 'never' },
    ],
  });
  t.act(2, 'fire', POLICE).pick(2, 'S3 Tufor Cutter');
  expect(hurt(t, POLICE)).toEqual([1, 0]);
  const played = against('M4 Sirens', [POLICE]).act(1, 'play', 'M4 Sirens').untilPhase('play A', 2);
  expect(played.inPlay('M4 Sirens')).toBe(true);
  expect(played.untilPhase('play A', 1).inPlay('M4 Sirens')).toBe(false);
});

const WHALE = 'M4 Spacetacean (Primary Edition)';
test('M4 Spacetacean (Primary Edition): luck cards that others play against its fleet do nothing', () => {
  const hex = (whose: CardPlace[]) =>
    table({
      seats: [
        { fleet: [CARRIER], hand: ['L2 Test Hex'], order: 'never' },
        { fleet: [POLICE, ...whose], order: 'never' },
      ],
    })
      .act(1, 'play', 'L2 Test Hex')
      .pick(1, POLICE);
  expect([hurt(hex([WHALE]), POLICE), hurt(hex([]), POLICE)]).toEqual([
    [0, 0],
    [2, 0],
  ]);
});
test('M4 Spacetacean (Primary Edition): 8 research end it, and 7 do not', () => {
  const applied = (before: number) => {
    const t = table({
      active: 2,
      phase: 'allocation',
      seats: [{ order: 'never' }, { fleet: [{ card: WHALE, by: 1, applied: before }, SCIENCE] }],
    });
    return t.pick(2, ...Array(4).fill(WHALE)).inPlay(WHALE);
  };
  expect([applied(3), applied(4)]).toEqual([true, false]);
});

const MORPH = 'M5 Astromorph (Primary Edition)';
test('M5 Astromorph (Primary Edition): 5 damage a turn to one ship of that fleet until that is destroyed', () => {
  const t = against(MORPH, [{ card: 'S8 Argonian Dreadnought', damage: 2 }, POLICE]).act(1, 'play', MORPH);
  t.act(1, 'use', MORPH).pick(1, 'S8 Argonian Dreadnought');
  nextTurn(t).act(1, 'use', MORPH);
  expect(hurt(t, POLICE)).toEqual([0, 0]);
  nextTurn(t).act(1, 'use', MORPH);
  expect(t.inPlay('S8 Argonian Dreadnought')).toBe(false);
  nextTurn(t).act(1, 'use', MORPH);
  expect(t.inPlay(POLICE)).toBe(false);
});
test('M5 Astromorph (Primary Edition): only heavy weapons can damage it', () => {
  const fire = (guns: CardPlace) =>
    table({ active: 2, phase: 'weapons fire', seats: [{ order: 'never' }, { fleet: [{ card: MORPH, by: 1 }, guns] }] });
  expect([fire(POLICE).offers(2, 'fire', MORPH), fire(HEAVY).offers(2, 'fire', MORPH)]).toEqual([false, true]);
});

test('M5 Power Leech: its ship needs three times its energy to be engaged, and no more supply', () => {
  const engage = (energy: number) =>
    lying(
      'M5 Power Leech',
      { card: CRUISER, engaged: false },
      { active: 2, phase: 'allocation', fleet: ['T1 Large Asteroid', ...Array(energy).fill(MOON)] },
    ).leaveOpen();
  expect(engage(2).whyNot(2, CRUISER)?.rule).toBe('ge/allocation-phase/6');
  expect(engage(3).whyNot(2, CRUISER)).toBe(null);
});
test('M5 Power Leech: goes on a ship of another player; only research destroys it', () => {
  const t = against('M5 Power Leech', [{ card: MOON, on: [BASE] }, POLICE], { fleet: [CRUISER] });
  expect(t.act(1, 'play', 'M5 Power Leech').under('M5 Power Leech')).toBe(POLICE);
  expect(shoot('M5 Power Leech', POLICE, [HEAVY]).offers(2, 'fire', 'M5 Power Leech')).toBe(false);
  const applied = (before: number) => {
    const leech = { card: 'M5 Power Leech', by: 1, applied: before };
    const s = table({
      active: 2,
      phase: 'allocation',
      seats: [{ order: 'never' }, { fleet: [{ card: FUTURE, on: [leech] }, SCIENCE] }],
    });
    return s.pick(2, ...Array(4).fill('M5 Power Leech')).inPlay('M5 Power Leech');
  };
  expect([applied(0), applied(1)]).toEqual([true, false]);
});

test('M6 Invinco Guardian: on the weakest ship of a fleet, and takes all damage in its place, past repair', () => {
  const t = against('M6 Invinco Guardian', [MOON, CRUISER, POLICE], { fleet: [CARRIER] });
  t.act(1, 'play', 'M6 Invinco Guardian');
  expect([POLICE, CRUISER, CARRIER].map(x => t.offers(1, 'on', x))).toEqual([true, false, true]);
  t.pick(1, CARRIER);
  const guarded = table({
    phase: 'weapons fire',
    seats: [{ fleet: [POLICE, FUTURE] }, { fleet: [{ card: CARRIER, on: ['M6 Invinco Guardian'] }], order: 'never' }],
  });
  guarded.act(1, 'fire', CARRIER).pick(1, POLICE, POLICE);
  expect([hurt(guarded, CARRIER), hurt(guarded, 'M6 Invinco Guardian')]).toEqual([
    [0, 0],
    [0, 2],
  ]);
  expect(guarded.card('M6 Invinco Guardian').lasting).toBe(2);
});

test('M6 Shuttle Eater: each turn it eats one shuttle or fighter of another player, and none of its own player', () => {
  const t = against('M6 Shuttle Eater', [{ card: POLICE, on: ['E3 Shuttlecraft', 'E5 Fighter', 'E1 Probe'] }], {
    fleet: [{ card: CRUISER, on: ['E3 Stealth Fighter'] }],
  });
  t.act(1, 'play', 'M6 Shuttle Eater').act(1, 'use', 'M6 Shuttle Eater');
  expect([t.offers(1, 'card', 'E1 Probe'), t.offers(1, 'card', 'E3 Stealth Fighter')]).toEqual([false, false]);
  t.pick(1, 'E5 Fighter');
  expect([t.inPlay('E5 Fighter'), t.inPlay('E3 Shuttlecraft')]).toEqual([false, true]);
  expect(t.refuses(1, 'use', 'M6 Shuttle Eater')).toBe('ge/card-actions-limit/1');
});
test('M6 Shuttle Eater: only shuttles and fighters fire at it; their points and research add up to destroy it', () => {
  const eater = (applied: number, damaged: number) => {
    const t = table({
      active: 2,
      phase: 'weapons fire',
      seats: [
        { fleet: [{ card: 'M6 Shuttle Eater', applied, damage: damaged }], order: 'never' },
        { fleet: [{ card: POLICE, on: ['E3 Shuttlecraft'] }], order: 'never' },
      ],
    });
    t.act(2, 'fire', 'M6 Shuttle Eater');
    expect([t.offers(2, 'shoot', POLICE), t.offers(2, 'shoot', 'E3 Shuttlecraft')]).toEqual([false, true]);
    return t.pick(2, 'E3 Shuttlecraft').inPlay('M6 Shuttle Eater');
  };
  expect([eater(2, 2), eater(2, 3)]).toEqual([true, false]);
  const none = table({
    active: 2,
    phase: 'weapons fire',
    seats: [
      { fleet: ['M6 Shuttle Eater'], order: 'never' },
      { fleet: [POLICE, HEAVY], order: 'never' },
    ],
  });
  expect(none.offers(2, 'fire', 'M6 Shuttle Eater')).toBe(false);
});

const JUGGERNAUT = 'M7 Juggernaut (Primary Edition)';
test('M7 Juggernaut (Primary Edition): 4 damage a turn to a base; its player names the next one', () => {
  const t = table({
    seats: [
      { fleet: [], hand: [JUGGERNAUT], order: 'never' },
      { fleet: [{ card: MOON, on: [BASE] }, POLICE], order: 'never' },
      {
        fleet: [
          { card: 'T6 Planet', on: ['B3 Heavy Planetary Shield'] },
          { card: MOON, on: ['B4 Base Station'] },
        ],
        order: 'never',
      },
    ],
  });
  t.act(1, 'play', JUGGERNAUT);
  expect(t.offers(1, 'on', POLICE)).toBe(false);
  t.pick(1, BASE).act(1, 'use', JUGGERNAUT).pick(1, 'B4 Base Station');
  expect([t.inPlay(BASE), t.under(JUGGERNAUT)]).toEqual([false, 'B4 Base Station']);
});
test('M7 Juggernaut (Primary Edition): waits if no base is left, and then goes at a new one', () => {
  const t = table({
    seats: [
      { fleet: [JUGGERNAUT], order: 'never' },
      { fleet: [{ card: MOON, on: [BASE] }], order: 'never' },
    ],
  });
  t.act(1, 'use', JUGGERNAUT, 1);
  expect(t.under(JUGGERNAUT)).toBe(BASE);
});
test('M7 Juggernaut (Primary Edition): only heavy weapons affect it', () => {
  expect(shoot(JUGGERNAUT, { card: BASE }, [POLICE]).offers(2, 'fire', JUGGERNAUT)).toBe(false);
  expect(shoot(JUGGERNAUT, { card: BASE }, [HEAVY]).offers(2, 'fire', JUGGERNAUT)).toBe(true);
});

const TEXTANGULA = 'M7 Tri-lateral Textangula (Primary Edition)';
test('M7 Tri-lateral Textangula (Primary Edition): 3 damage each turn to each of 3 ships and bases of one fleet', () => {
  const t = table({
    seats: [
      { fleet: [], hand: [TEXTANGULA], order: 'never' },
      { fleet: [POLICE, CARRIER, { card: MOON, on: [BASE] }, CRUISER], order: 'never' },
      { fleet: [FUTURE], order: 'never' },
    ],
  });
  t.act(1, 'play', TEXTANGULA);
  expect(t.offers(1, 'card', FUTURE)).toBe(false);
  t.pick(1, POLICE, CARRIER, BASE).act(1, 'use', TEXTANGULA);
  expect([hurt(t, POLICE), hurt(t, CARRIER), hurt(t, BASE), hurt(t, CRUISER)]).toEqual([
    [3, 0],
    [2, 1],
    [3, 0],
    [0, 0],
  ]);
});

const COLLECTOR = 'M8 Ship Collector (Primary Edition)';
test('M8 Ship Collector (Primary Edition): each turn it discards the weakest ship of others that has 4 or less left', () => {
  const t = table({
    seats: [
      { fleet: [COLLECTOR, FUTURE], order: 'never' },
      { fleet: [POLICE, { card: 'S8 Argonian Dreadnought', damage: 5 }], order: 'never' },
      { fleet: ['S3 Tufor Cutter'], order: 'never' },
    ],
  });
  t.act(1, 'use', COLLECTOR);
  expect([t.inPlay(POLICE), t.inPlay('S3 Tufor Cutter'), t.inPlay(FUTURE)]).toEqual([false, true, true]);
});
test('M8 Ship Collector (Primary Edition): takes no ship with more than 4 left, and no second one comes into play', () => {
  const t = table({
    seats: [
      { fleet: [COLLECTOR], hand: [COLLECTOR], order: 'never' },
      { fleet: [CRUISER], order: 'never' },
    ],
  });
  expect(t.refuses(1, 'use', COLLECTOR)).toBe('ge/crucial-rules/1');
  expect(t.refuses(1, 'play', COLLECTOR)).toMatch(/^ge\/persona/);
});

const DEMON = 'M9 Luck Demon (Primary Edition)';
test('M9 Luck Demon (Primary Edition): luck played at home by others is played by its player instead', () => {
  const t = table({
    seats: [
      { fleet: [{ card: POLICE, shieldDamage: 2 }], hand: ['L4 Test Balm'] },
      { fleet: [{ card: CARRIER, shieldDamage: 2 }, DEMON] },
    ],
  });
  t.act(1, 'play', 'L4 Test Balm').act(2, 'respond', DEMON);
  expect([t.shields(POLICE), t.shields(CARRIER), t.pile(1, 'discard')]).toEqual([1, 2, ['L4 Test Balm']]);
});
test('M9 Luck Demon (Primary Edition): luck against its fleet does nothing, unless its player lets it', () => {
  const hex = (wanted: boolean) => {
    const t = table({
      seats: [{ fleet: [CARRIER], hand: ['L2 Test Hex'], order: 'never' }, { fleet: [POLICE, DEMON] }],
    });
    t.act(1, 'play', 'L2 Test Hex').pick(1, POLICE);
    if (wanted) t.act(2, 'respond', DEMON);
    t.pass(2);
    return hurt(t, POLICE)[0];
  };
  expect([hex(false), hex(true)]).toEqual([0, 2]);
});
test('M9 Luck Demon (Primary Edition): from the hand it meets luck played against its fleet, and no other card', () => {
  const t = table({
    seats: [
      { fleet: [CARRIER], hand: ['L2 Test Hex', 'H1 Dust Cloud'], order: 'never' },
      { fleet: [POLICE], hand: [DEMON] },
    ],
  });
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, POLICE);
  expect(t.offers(2, 'respond', DEMON)).toBe(false);
  t.pass(2).act(1, 'play', 'L2 Test Hex').pick(1, POLICE).act(2, 'respond', DEMON);
  expect([hurt(t, POLICE)[0], t.inPlay(DEMON)]).toEqual([1, true]);
});

const EATER = 'M5 Surface Monster';
test('M5 Surface Monster: kills a crew a turn, the weakest first; then the unit is disengaged while the monster lives', () => {
  const t = lying(EATER, { card: POLICE, on: ['C5 Captain', 'C2 Engineer'] }).act(1, 'use', EATER);
  expect([t.inPlay('C2 Engineer'), t.inPlay('C5 Captain'), t.engaged(POLICE)]).toEqual([false, true, true]);
  nextTurn(t).act(1, 'use', EATER);
  expect([t.inPlay('C5 Captain'), t.engaged(POLICE)]).toEqual([false, false]);
  t.untilPhase('play A', 2);
  expect(t.engaged(POLICE)).toBe(false);
});
test('M5 Surface Monster: goes on a ship or base of another player, and on no terrain', () => {
  const t = against(EATER, [{ card: MOON, on: [BASE] }, POLICE], { fleet: [CRUISER] }).act(1, 'play', EATER);
  expect([MOON, BASE, POLICE, CRUISER].map(x => t.offers(1, 'on', x))).toEqual([false, true, true, false]);
  t.pick(1, BASE);
  expect(t.under(EATER)).toBe(BASE);
});
test('M5 Surface Monster: disengages a unit without crew, and new crew does not help', () => {
  const t = lying(EATER, POLICE);
  expect(t.refuses(1, 'use', EATER, 0)).toBe('ge/crucial-rules/1');
  t.act(1, 'use', EATER, 1);
  expect(t.engaged(POLICE)).toBe(false);
  expect(nextTurn(t).refuses(1, 'use', EATER, 1)).toBe('ge/crucial-rules/1');
  const manned = table({
    active: 2,
    phase: 'allocation',
    seats: [
      { order: 'never' },
      { fleet: [{ card: CRUISER, on: ['C5 Captain', { card: EATER, by: 1, counter: 1 }] }], order: 'never' },
    ],
  });
  manned.untilPhase('play A', 2);
  expect(manned.engaged(CRUISER)).toBe(false);
});
test('M5 Surface Monster: attacks of combat crew there and research destroy it, weapons do not', () => {
  const party = (applied: number) => {
    const t = table({
      active: 2,
      seats: [
        { order: 'never' },
        {
          fleet: [{ card: POLICE, on: ['C2 Engineer', 'C4 Marine', { card: EATER, by: 1, applied }] }],
          order: 'never',
        },
      ],
    });
    return t.act(2, 'use', EATER, 2).inPlay(EATER);
  };
  expect([party(0), party(1)]).toEqual([true, false]);
  expect(shoot(EATER, POLICE, [HEAVY]).offers(2, 'fire', EATER)).toBe(false);
  const none = lying(EATER, { card: POLICE, on: ['C2 Engineer'] }, { active: 2 });
  expect(none.refuses(2, 'use', EATER, 2)).toBe('ge/crucial-rules/1');
});

const SNAILS = 'M6 Scentari Snails';
test('M6 Scentari Snails: in the next turn of its player a ship loses half the strength that it has left, past repair', () => {
  const t = lying(SNAILS, { card: CRUISER, damage: 0 }).untilPhase('play A', 2);
  // of 5, a half of 3 is left, and its shields are whole
  expect([t.strength(CRUISER), t.card(CRUISER).lasting, hurt(t, CRUISER)]).toEqual([[5, 3], 2, [0, 2]]);
  expect(t.pile(1, 'discard')).toEqual([SNAILS]);
});
test('M6 Scentari Snails: do not destroy a ship of strength 1, and go on no terrain', () => {
  const t = lying(SNAILS, FUTURE).untilPhase('play A', 2);
  expect([t.inPlay(FUTURE), t.inPlay(SNAILS)]).toEqual([true, false]);
  const place = against(SNAILS, [{ card: MOON, on: [BASE] }, POLICE]).act(1, 'play', SNAILS);
  expect([MOON, BASE, POLICE].map(x => place.offers(1, 'on', x))).toEqual([false, true, true]);
  place.pick(1, POLICE);
  expect(hurt(place, POLICE)).toEqual([0, 0]);
});

const HORROR = 'M8 Fatal Horror';
test('M8 Fatal Horror: each turn one crew of its unit dies, of its player’s choice, and none of them functions', () => {
  const t = lying(HORROR, { card: FUTURE, on: ['C5 Captain', 'C7 Android', 'C4 Science Officer'] });
  t.untilPhase('play A', 2);
  // the research of the android and of the science officer does not come
  expect(t.happened('generated').at(-1)!.points.research).toBe(0);
  t.untilPhase('play A', 1).act(1, 'use', HORROR).pick(2, 'C7 Android');
  expect([t.inPlay('C7 Android'), t.inPlay('C5 Captain'), t.inPlay('C4 Science Officer')]).toEqual([false, true, true]);
  expect(t.refuses(1, 'use', HORROR)).toBe('ge/card-actions-limit/1');
});
rule(
  'ge-r-fatal-horror-1',
  'M8 Fatal Horror: once all crew is gone it goes, and the unit is disengaged until new crew comes',
  () => {
    const t = table({
      seats: [
        { order: 'never' },
        {
          fleet: [{ card: FUTURE, on: ['C5 Captain', { card: HORROR, by: 1 }] }, POLICE],
          hand: ['C2 Engineer'],
          order: 'never',
        },
      ],
    });
    t.act(1, 'use', HORROR);
    expect([t.inPlay('C5 Captain'), t.inPlay(HORROR), t.engaged(FUTURE), t.engaged(POLICE)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    t.untilPhase('play A', 2);
    expect(t.engaged(FUTURE)).toBe(false);
    t.act(2, 'play', 'C2 Engineer').pick(2, FUTURE).untilPhase('play A', 1).untilPhase('play A', 2);
    expect([t.engaged(FUTURE), t.s.lasting]).toEqual([true, []]);
  },
);
rule(
  'ge-r-fatal-horror-1',
  'M8 Fatal Horror: works on crew of its unit alone, goes on no unit without crew, and crew that leaves ends it',
  () => {
    const t = against(HORROR, [POLICE, { card: CRUISER, on: ['C5 Captain'] }, { card: MOON, on: ['C7 Android'] }]);
    t.act(1, 'play', HORROR);
    expect(t.under(HORROR)).toBe(CRUISER);
    t.act(1, 'use', HORROR);
    expect([t.inPlay('C5 Captain'), t.inPlay('C7 Android')]).toEqual([false, true]);
    const left = table({
      active: 2,
      seats: [
        { order: 'never' },
        {
          fleet: [MOON, { card: FUTURE, on: ['E2 Transporter', 'C5 Captain', { card: HORROR, by: 1 }] }],
          order: 'never',
        },
      ],
    });
    left.act(2, 'use', 'E2 Transporter');
    expect([left.under('C5 Captain'), left.inPlay(HORROR), left.engaged(FUTURE)]).toEqual([MOON, false, false]);
  },
);
rule('ge-r-fatal-horror-1', 'M8 Fatal Horror: is void on a unit whose crew leaves before it comes', () => {
  const t = table({
    seats: [{ hand: [HORROR] }, { fleet: [MOON, { card: POLICE, on: ['C5 Captain'] }], hand: ['E2 Transporter'] }],
  });
  t.act(1, 'play', HORROR).act(2, 'respond', 'E2 Transporter', 0).pick(2, POLICE);
  while (t.question !== 'play cards') t.asked[0] === 2 && t.question === 'respond' ? t.pass(2) : t.least();
  expect([t.under('C5 Captain'), t.inPlay(HORROR), t.engaged(POLICE)]).toEqual([MOON, false, true]);
});
test('M8 Fatal Horror: 16 research end it, 15 do not, and no weapon harms it', () => {
  const applied = (before: number) => {
    const t = table({
      active: 2,
      phase: 'allocation',
      seats: [
        { order: 'never' },
        { fleet: [{ card: FUTURE, on: ['C5 Captain', { card: HORROR, by: 1, applied: before }] }, SCIENCE] },
      ],
    });
    return t.pick(2, ...Array(4).fill(HORROR)).inPlay(HORROR);
  };
  expect([applied(11), applied(12)]).toEqual([true, false]);
  expect(shoot(HORROR, { card: POLICE, on: ['C5 Captain'] }, [HEAVY]).offers(2, 'fire', HORROR)).toBe(false);
});
