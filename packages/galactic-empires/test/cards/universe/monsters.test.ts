import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { damage, host, repair, ship, that, yours } from '../../../src/words/index.ts';
import { against, hurt, lying, nextTurn } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The effect of each monster, and cases without one

testCard({ title: 'Test Jinx', types: ['L'], strength: 2 }, { on: ship, effect: damage(host, 2), after: 'discard' });
testCard(
  { title: 'Test Mending', types: ['L'], strength: 4 },
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

/** Returns the points of a kind that player 2 generates in the next Allocation Phase with the smallest plan. */
const makes = (t: Table, kind: string): number => {
  t.untilPhase('play A', 2);
  return t.happened('generated').at(-1)!.points[kind] ?? 0;
};

const SCIENCE = { card: POLICE, on: ['C6 Science Officer', 'C4 Science Officer', 'C4 Spiritual Leader'] };
/** Player 2 gives research to a monster of player 1 on an own card, out of 4 research. */
const research = (monster: string, on: CardPlace, n: number): Table => {
  const t = lying(monster, on, { active: 2, phase: 'allocation', fleet: [SCIENCE] });
  t.pick(2, ...Array(n).fill(monster));
  return t;
};

/** Player 2 fires at a monster of player 1 on an own card. */
const shoot = (monster: string, on: CardPlace, guns: readonly CardPlace[]): Table =>
  lying(monster, on, { active: 2, phase: 'weapons fire', fleet: guns });
const HEAVY = { card: 'S5 Argonian Light Cruiser', given: [0, 0, 2] };

test('M1 Research Defiler: half the research of that fleet, gone with two crew that negate monsters there', () => {
  const t = table({
    seats: [
      { hand: ['M1 Research Defiler'], order: 'never' },
      {
        fleet: [{ card: 'T6 Comet' }, { card: POLICE, on: ['C7 Android'] }],
        hand: ['C4 Trophy Hunter', 'C6 Science Officer'],
        order: 'never',
      },
    ],
  });
  t.act(1, 'play', 'M1 Research Defiler');
  // 6 from the comet and 3 from the android
  expect(makes(t, 'research')).toBe(4);
  t.act(2, 'play', 'C4 Trophy Hunter').pick(2, POLICE);
  expect(t.inPlay('M1 Research Defiler')).toBe(true);
  t.act(2, 'play', 'C6 Science Officer').pick(2, POLICE);
  expect(t.inPlay('M1 Research Defiler')).toBe(false);
});

test('M1 Sextaraan Web Crawlers: 2 damage a turn, its prey cannot fire at it, phasers destroy it', () => {
  const t = against('M1 Sextaraan Web Crawlers', [MOON, CRUISER, POLICE]);
  t.act(1, 'play', 'M1 Sextaraan Web Crawlers');
  expect(t.offers(1, 'on', MOON)).toBe(false);
  t.pick(1, CRUISER).act(1, 'use', 'M1 Sextaraan Web Crawlers');
  expect(hurt(t, CRUISER)).toEqual([2, 0]);
  const fire = shoot('M1 Sextaraan Web Crawlers', CRUISER, [POLICE]).act(2, 'fire', 'M1 Sextaraan Web Crawlers');
  expect([fire.offers(2, 'shoot', CRUISER), fire.offers(2, 'shoot', POLICE)]).toEqual([false, true]);
  fire.pick(2, POLICE);
  expect(fire.inPlay('M1 Sextaraan Web Crawlers')).toBe(false);
  expect(shoot('M1 Sextaraan Web Crawlers', FUTURE, [HEAVY]).offers(2, 'shoot', 'S5 Argonian Light Cruiser')).toBe(
    false,
  );
});

test('M1 Sextaraan Web Crawlers: as a reaction they come and bite at once', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [CRUISER] }, { fleet: [POLICE], hand: ['M1 Sextaraan Web Crawlers'] }],
  });
  t.act(1, 'fire', POLICE).pick(1, CRUISER).act(2, 'respond', 'M1 Sextaraan Web Crawlers');
  if (t.question === 'place') t.pick(2, CRUISER);
  expect([t.under('M1 Sextaraan Web Crawlers'), hurt(t, CRUISER)]).toEqual([CRUISER, [2, 0]]);
});

test('M1 Sextaraan Web Crawlers: no reaction without a prey', () => {
  const t = table({
    seats: [
      { fleet: [MOON], hand: ['H7 Time Typhoon'] },
      { fleet: [POLICE], hand: ['M1 Sextaraan Web Crawlers'] },
    ],
  });
  t.act(1, 'play', 'H7 Time Typhoon').pick(1, '2');
  expect(t.offers(2, 'respond', 'M1 Sextaraan Web Crawlers')).toBe(false);
  t.pass(2);
});

test('M1 Small Phaser Eel: swallows the phasers of its unit; only other weapons harm it', () => {
  const t = shoot('M1 Small Phaser Eel', POLICE, [FUTURE]);
  expect(t.offers(2, 'fire', 'M1 Small Phaser Eel')).toBe(false);
  const at = table({
    active: 2,
    phase: 'weapons fire',
    seats: [
      { fleet: [CARRIER], order: 'never' },
      { fleet: [{ card: POLICE, on: [{ card: 'M1 Small Phaser Eel', by: 1 }] }] },
    ],
  });
  at.act(2, 'fire', CARRIER).pick(2, POLICE, POLICE, POLICE);
  expect(hurt(at, CARRIER)).toEqual([0, 0]);
  const heavy = shoot('M1 Small Phaser Eel', POLICE, [HEAVY]);
  heavy.act(2, 'fire', 'M1 Small Phaser Eel').pick(2, 'S5 Argonian Light Cruiser');
  expect(heavy.inPlay('M1 Small Phaser Eel')).toBe(false);
});

// monsters on one card of another player, with the points that they take and leave
test.each([
  ['M1 Small Phaser Eel', [POLICE, BASE], [MOON]],
  ['M3 Phase Rats', [POLICE, BASE], [MOON]],
  ['M4 Space Dragon', [POLICE, BASE], [MOON]],
  ['M3 Scandig Blob', [MOON, 'T6 Planet'], [POLICE, BASE]],
  ['M4 Harvesters', [MOON, 'T6 Planet'], [POLICE, BASE]],
  ['M5 Tectonic Burrower', [MOON, 'T6 Planet'], [POLICE, BASE]],
] as const)('%s: goes on what it feeds on, with another player alone', (monster, takes, leaves) => {
  const fleet = [{ card: MOON, on: [BASE] }, 'T6 Planet', POLICE];
  const t = against(monster, fleet, { fleet: [CRUISER, 'T6 System'] }).act(1, 'play', monster);
  for (const card of takes) expect(t.offers(1, 'on', card)).toBe(true);
  for (const card of [...leaves, CRUISER, 'T6 System']) expect(t.offers(1, 'on', card)).toBe(false);
  t.pick(1, takes[0]);
  expect(t.under(monster)).toBe(takes[0]);
});

test.each(['M3 Shadow', 'M5 Ship Mimic'])('%s: goes on any ship, on no base and no terrain', monster => {
  const t = against(monster, [{ card: MOON, on: [BASE] }, POLICE], { fleet: [CRUISER] }).act(1, 'play', monster);
  expect([POLICE, CRUISER, BASE, MOON].map(card => t.offers(1, 'on', card))).toEqual([true, true, false, false]);
  t.pick(1, CRUISER);
  expect(t.under(monster)).toBe(CRUISER);
});

test('M7 Cyber Mites: go on a ship or base of anybody, not on terrain', () => {
  const t = against('M7 Cyber Mites', [{ card: MOON, on: [BASE] }, POLICE], { fleet: [CRUISER] });
  t.act(1, 'play', 'M7 Cyber Mites');
  expect([POLICE, CRUISER, BASE, MOON].map(card => t.offers(1, 'on', card))).toEqual([true, true, true, false]);
  t.pick(1, CRUISER);
  expect(t.under('M7 Cyber Mites')).toBe(CRUISER);
});

test('M2 Planet Gouge: 3 damage to terrain alone', () => {
  const t = against('M2 Planet Gouge', ['T6 Planet', POLICE]).act(1, 'play', 'M2 Planet Gouge');
  expect([hurt(t, 'T6 Planet'), hurt(t, POLICE), t.pile(1, 'discard')]).toEqual([[0, 3], [0, 0], ['M2 Planet Gouge']]);
});

test('M2 Snare Vines: on the turn after, all bases and ships on their terrain are destroyed', () => {
  const t = against('M2 Snare Vines', [{ card: 'T6 Planet', on: [BASE, POLICE] }, CRUISER]);
  t.act(1, 'play', 'M2 Snare Vines');
  expect(t.refuses(1, 'use', 'M2 Snare Vines')).toBe('ge/crucial-rules/1');
  nextTurn(t).act(1, 'use', 'M2 Snare Vines');
  expect([t.inPlay(BASE), t.inPlay(POLICE), t.inPlay(CRUISER), t.inPlay('T6 Planet')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(t.pile(1, 'discard')).toEqual(['M2 Snare Vines']);
  // research and heavy weapons together
  const both = research('M2 Snare Vines', { card: 'T6 Planet' }, 1);
  expect([both.card('M2 Snare Vines').applied, both.inPlay('M2 Snare Vines')]).toEqual([1, true]);
  expect(research('M2 Snare Vines', { card: 'T6 Planet' }, 2).inPlay('M2 Snare Vines')).toBe(false);
  expect(shoot('M2 Snare Vines', MOON, [POLICE]).offers(2, 'fire', 'M2 Snare Vines')).toBe(false);
  expect(shoot('M2 Snare Vines', MOON, [HEAVY]).offers(2, 'fire', 'M2 Snare Vines')).toBe(true);
});

test('M3 Alien Parasites: their ship is disengaged until 3 research are applied', () => {
  const t = against('M3 Alien Parasites', [MOON, POLICE]).act(1, 'play', 'M3 Alien Parasites');
  expect([t.under('M3 Alien Parasites'), t.engaged(POLICE)]).toEqual([POLICE, false]);
  t.untilPhase('play A', 2);
  expect(t.engaged(POLICE)).toBe(false);
  const held = research('M3 Alien Parasites', FUTURE, 2);
  expect(held.inPlay('M3 Alien Parasites')).toBe(true);
  const free = research('M3 Alien Parasites', FUTURE, 3);
  expect(free.inPlay('M3 Alien Parasites')).toBe(false);
  free.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(free.engaged(FUTURE)).toBe(true);
});

test('M3 Invinco Guardian: on the weakest ship of a fleet, and takes all damage in its place', () => {
  const t = against('M3 Invinco Guardian', [MOON, CRUISER, POLICE], { fleet: [CARRIER] });
  t.act(1, 'play', 'M3 Invinco Guardian');
  expect([t.offers(1, 'on', POLICE), t.offers(1, 'on', CRUISER), t.offers(1, 'on', CARRIER)]).toEqual([
    true,
    false,
    true,
  ]);
  t.pick(1, CARRIER);
  const guarded = table({
    phase: 'weapons fire',
    seats: [{ fleet: [POLICE, FUTURE] }, { fleet: [{ card: CARRIER, on: ['M3 Invinco Guardian'] }], order: 'never' }],
  });
  guarded.act(1, 'fire', CARRIER).pick(1, POLICE, POLICE);
  expect([hurt(guarded, CARRIER), hurt(guarded, 'M3 Invinco Guardian')]).toEqual([
    [0, 0],
    [0, 2],
  ]);
  // it cannot be healed
  expect(guarded.card('M3 Invinco Guardian').lasting).toBe(2);
});

test('M9 Huge Invinco Guardian: on the weakest ship, base or terrain of a fleet', () => {
  const t = against('M9 Huge Invinco Guardian', [MOON], { fleet: [{ card: 'T6 Planet', on: [BASE] }, POLICE] });
  t.act(1, 'play', 'M9 Huge Invinco Guardian');
  expect([t.offers(1, 'on', BASE), t.offers(1, 'on', POLICE), t.offers(1, 'on', MOON)]).toEqual([true, false, true]);
  t.pick(1, BASE);
  const storm = table({
    seats: [
      { hand: ['H2 Ion Storm'] },
      { fleet: [{ card: POLICE, on: ['M9 Huge Invinco Guardian'] }], order: 'never' },
    ],
  });
  storm.act(1, 'play', 'H2 Ion Storm');
  expect([hurt(storm, POLICE), hurt(storm, 'M9 Huge Invinco Guardian')]).toEqual([
    [0, 0],
    [0, 2],
  ]);
});

test('M3 Phase Rats: 1 damage a turn, three times the supply; no weapon or research ends them', () => {
  const t = lying('M3 Phase Rats', CRUISER).act(1, 'use', 'M3 Phase Rats');
  expect(hurt(t, CRUISER)).toEqual([1, 0]);
  const engage = (supply: number) =>
    lying(
      'M3 Phase Rats',
      { card: CRUISER, engaged: false },
      {
        active: 2,
        phase: 'allocation',
        fleet: [MOON, ...Array(supply / 2).fill('T1 Large Asteroid')],
      },
    );
  expect(engage(2).whyNot(2, CRUISER)?.rule).toBe('ge/allocation-phase/6');
  const enough = engage(4).pick(2, CRUISER);
  expect(enough.engaged(CRUISER)).toBe(true);
  expect(shoot('M3 Phase Rats', POLICE, [HEAVY]).offers(2, 'fire', 'M3 Phase Rats')).toBe(false);
});

test('M3 Phase Rats: once a turn a combat crew of their host attacks them', () => {
  const t = lying('M3 Phase Rats', { card: CRUISER, on: ['C2 Engineer', 'C4 Marine'] }, { active: 2 });
  t.act(2, 'use', 'M3 Phase Rats', 1);
  expect(t.inPlay('M3 Phase Rats')).toBe(false);
  const none = lying('M3 Phase Rats', { card: CRUISER, on: ['C2 Engineer'] }, { active: 2 });
  expect([none.refuses(2, 'use', 'M3 Phase Rats', 1), none.refuses(2, 'use', 'M3 Phase Rats', 0)]).toEqual([
    'ge/crucial-rules/1',
    'ge/control/1',
  ]);
});

test('M3 Scandig Blob: its terrain makes nothing; only hazards harm it', () => {
  expect(makes(lying('M3 Scandig Blob', MOON), 'supply')).toBe(0);
  const t = table({
    active: 2,
    seats: [
      { order: 'never' },
      {
        fleet: [{ card: MOON, on: [{ card: 'M3 Scandig Blob', by: 1 }] }],
        hand: ['H2 Ion Storm', 'H1 Dust Cloud', 'M2 Planet Gouge'],
      },
    ],
  });
  t.act(2, 'play', 'H2 Ion Storm');
  expect(hurt(t, 'M3 Scandig Blob')).toEqual([0, 2]);
  t.act(2, 'play', 'H1 Dust Cloud');
  expect([t.inPlay('M3 Scandig Blob'), t.inPlay(MOON)]).toEqual([false, true]);
});

test('M3 Shadow: 3 more points destroy its ship, past repair; its crew is 2 weaker', () => {
  const t = table({
    seats: [
      { hand: ['H5 Ion Storm', 'H2 Ion Storm', 'H1 Dust Cloud'] },
      {
        fleet: [
          { card: POLICE, on: ['M3 Shadow', 'C4 Lieutenant'] },
          { card: CRUISER, on: ['C2 Engineer'] },
        ],
        order: 'never',
      },
    ],
  });
  expect([t.strength('C4 Lieutenant')[0], t.strength('C2 Engineer')[0]]).toEqual([2, 2]);
  t.act(1, 'play', 'H5 Ion Storm').pick(1, POLICE);
  // 3 to its shields, 2 to its structure: it would be destroyed
  expect([t.inPlay(POLICE), t.strength(POLICE)]).toEqual([true, [2, 3]]);
  t.act(1, 'play', 'H2 Ion Storm').pick(1, POLICE);
  expect([t.strength(POLICE), t.card(POLICE).lasting]).toEqual([[2, 1], 2]);
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, POLICE);
  expect([t.inPlay(POLICE), t.inPlay('M3 Shadow')]).toEqual([false, false]);
});

test('M3 Shield Fiend: all shields of its card at once; no field, no invinco guardian', () => {
  const t = against('M3 Shield Fiend', [
    POLICE,
    'S2 Mechad Escort',
    { card: CARRIER, on: ['M3 Invinco Guardian'] },
    { card: MOON, on: [BASE] },
  ]).act(1, 'play', 'M3 Shield Fiend');
  expect([t.offers(1, 'on', BASE), t.offers(1, 'on', 'S2 Mechad Escort'), t.offers(1, 'on', CARRIER)]).toEqual([
    true,
    false,
    false,
  ]);
  t.pick(1, POLICE);
  expect([t.shields(POLICE), hurt(t, POLICE)]).toEqual([0, [3, 0]]);
});

test('M3 Space Vertigo: a crew is disengaged for a turn, a telepath killed', () => {
  const at = (crew: string) =>
    against('M3 Space Vertigo', [{ card: POLICE, on: ['C6 Telepath', 'C5 Captain'] }])
      .act(1, 'play', 'M3 Space Vertigo')
      .pick(1, crew);
  const t = at('C5 Captain');
  expect([t.engaged('C5 Captain'), t.engaged('C6 Telepath')]).toEqual([false, true]);
  t.untilPhase('play A', 2);
  expect(t.engaged('C5 Captain')).toBe(false);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.engaged('C5 Captain')).toBe(true);
  expect(at('C6 Telepath').inPlay('C6 Telepath')).toBe(false);
});

test('M3 Space Vertigo: only a science officer as a reaction negates it', () => {
  const with_ = (card: string) => {
    const t = table({
      seats: [{ hand: ['M3 Space Vertigo'] }, { fleet: [{ card: POLICE, on: ['C5 Captain'] }], hand: [card] }],
    });
    t.act(1, 'play', 'M3 Space Vertigo').act(2, 'respond', card);
    return t.engaged('C5 Captain');
  };
  expect([with_('C6 Telepath'), with_('C4 Science Officer')]).toEqual([false, true]);
});

test('M3 Space Vertigo: as a reaction to anything', () => {
  const t = table({
    seats: [
      { fleet: [{ card: POLICE, on: ['C5 Captain'] }], hand: ['H1 Dust Cloud'] },
      { fleet: [CARRIER], hand: ['M3 Space Vertigo'] },
    ],
  });
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, CARRIER).act(2, 'respond', 'M3 Space Vertigo');
  expect(t.engaged('C5 Captain')).toBe(false);
});

test('M4 Harvesters: no supply from their terrain; a science officer makes them move on', () => {
  expect(makes(lying('M4 Harvesters', MOON), 'supply')).toBe(0);
  expect(makes(lying('M4 Harvesters', MOON), 'energy')).toBe(1);
  const t = table({
    active: 2,
    seats: [
      { order: 'never' },
      {
        fleet: [{ card: MOON, on: [{ card: 'M4 Harvesters', by: 1 }] }, POLICE],
        hand: ['C4 Science Officer', 'C5 Captain'],
      },
      { fleet: ['T6 Planet', 'T6 Comet'], order: 'never' },
    ],
  });
  t.act(2, 'play', 'C5 Captain').pick(2, MOON);
  expect(t.under('M4 Harvesters')).toBe(MOON);
  t.act(2, 'play', 'C4 Science Officer').pick(2, MOON);
  // the harvesters' player chooses
  t.pick(1, 'T6 Comet');
  expect(t.under('M4 Harvesters')).toBe('T6 Comet');
});

test('M4 Space Dragon: 2 damage a turn; its unit fires only at it; damage and research add up', () => {
  const t = lying('M4 Space Dragon', POLICE).act(1, 'use', 'M4 Space Dragon');
  expect(hurt(t, POLICE)).toEqual([2, 0]);
  const fire = table({
    active: 2,
    phase: 'weapons fire',
    seats: [
      { fleet: [CARRIER], order: 'never' },
      { fleet: [{ card: POLICE, on: [{ card: 'M4 Space Dragon', by: 1, applied: 1 }] }] },
    ],
  });
  expect([fire.offers(2, 'fire', CARRIER), fire.offers(2, 'fire', 'M4 Space Dragon')]).toEqual([false, true]);
  fire.act(2, 'fire', 'M4 Space Dragon').pick(2, POLICE, POLICE);
  expect(fire.inPlay('M4 Space Dragon')).toBe(true);
  const dead = table({
    active: 2,
    phase: 'weapons fire',
    seats: [
      { fleet: [CARRIER], order: 'never' },
      { fleet: [{ card: POLICE, on: [{ card: 'M4 Space Dragon', by: 1, applied: 1 }] }] },
    ],
  });
  dead.act(2, 'fire', 'M4 Space Dragon').pick(2, POLICE, POLICE, POLICE);
  expect(dead.inPlay('M4 Space Dragon')).toBe(false);
});

test('M4 Spacetacean: luck cards that others play against its fleet do nothing; 8 research end it', () => {
  const warp = (whose: CardPlace[]) =>
    table({
      seats: [
        { fleet: [CARRIER], hand: ['L2 Test Jinx'], order: 'never' },
        { fleet: [POLICE, ...whose], order: 'never' },
      ],
    })
      .act(1, 'play', 'L2 Test Jinx')
      .pick(1, POLICE);
  expect(hurt(warp(['M4 Spacetacean']), POLICE)).toEqual([0, 0]);
  expect(hurt(warp([]), POLICE)).toEqual([2, 0]);
  const t = research('M4 Spacetacean', FUTURE, 4);
  expect([t.card('M4 Spacetacean').applied, t.inPlay('M4 Spacetacean')]).toEqual([4, true]);
  // a turn of player 1, and as much research again
  t.untilPhase('play A', 1).untilPhase('allocation', 2);
  t.pick(2, ...Array(4).fill('M4 Spacetacean'));
  expect(t.inPlay('M4 Spacetacean')).toBe(false);
});

test('M4 Time Keeper: discards a time card in play, or negates one that is played', () => {
  const t = against('M4 Time Keeper', [{ card: POLICE, on: [{ card: 'M6 Time Thief', by: 2 }] }]);
  t.act(1, 'play', 'M4 Time Keeper');
  expect([t.inPlay('M6 Time Thief'), t.pile(1, 'discard')]).toEqual([false, ['M4 Time Keeper']]);
  expect(against('M4 Time Keeper', [POLICE]).refuses(1, 'play', 'M4 Time Keeper')).toBe('ge/crucial-rules/1');
  const react = table({
    seats: [
      { fleet: [CARRIER], hand: ['H1 Time Warp', 'H1 Dust Cloud'] },
      { fleet: [POLICE], hand: ['M4 Time Keeper'] },
    ],
  });
  react.act(1, 'play', 'H1 Dust Cloud').pick(1, POLICE);
  expect(react.offers(2, 'respond', 'M4 Time Keeper')).toBe(false);
  react.pass(2).act(1, 'play', 'H1 Time Warp').pick(1, POLICE).act(2, 'respond', 'M4 Time Keeper');
  expect([react.inPlay('H1 Time Warp'), react.pile(1, 'discard')[0]]).toEqual([false, 'H1 Time Warp']);
});

test('M4 Time Keeper: in reaction to anything it discards a time card in play', () => {
  const t = table({
    seats: [
      { fleet: [CARRIER], hand: ['T3 Moon'], order: 'never' },
      { fleet: [{ card: POLICE, on: [{ card: 'M6 Time Thief', by: 1 }] }], hand: ['M4 Time Keeper'] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'M4 Time Keeper');
  expect([t.inPlay('M6 Time Thief'), t.inPlay('T3 Moon'), t.pile(2, 'discard')]).toEqual([
    false,
    true,
    ['M4 Time Keeper'],
  ]);
});

test('M10 Time Keeper: negates one time card each complete turn, and none touches it', () => {
  const t = table({
    seats: [
      { fleet: [CARRIER], hand: ['H1 Time Warp', 'H10 Time Warp'], order: 'never' },
      { fleet: [POLICE, 'M10 Time Keeper'] },
    ],
  });
  t.act(1, 'play', 'H1 Time Warp');
  expect(t.offers(1, 'on', 'M10 Time Keeper')).toBe(false);
  t.pick(1, POLICE).act(2, 'respond', 'M10 Time Keeper');
  expect(t.inPlay('H1 Time Warp')).toBe(false);
  t.act(1, 'play', 'H10 Time Warp').pick(1, POLICE);
  expect(t.offers(2, 'respond', 'M10 Time Keeper')).toBe(false);
  t.pass(2);
  expect(t.inPlay('H10 Time Warp')).toBe(true);
});

test('M10 Time Keeper: 20 research end it, and 19 do not', () => {
  const keeper = (applied: number) => {
    const t = table({
      active: 2,
      phase: 'allocation',
      seats: [{ order: 'never' }, { fleet: [{ card: 'M10 Time Keeper', by: 1, applied }, SCIENCE] }],
    });
    return t.pick(2, 'M10 Time Keeper', 'M10 Time Keeper').inPlay('M10 Time Keeper');
  };
  expect([keeper(17), keeper(18)]).toEqual([true, false]);
});

test('M4 Vymezies Matter: a terrain no stronger than it makes nothing; 4 damage a turn to a unit of that fleet', () => {
  const t = against('M4 Vymezies Matter', [MOON, 'T6 Planet', POLICE, CRUISER]).act(1, 'play', 'M4 Vymezies Matter');
  expect(t.under('M4 Vymezies Matter')).toBe(MOON);
  t.act(1, 'use', 'M4 Vymezies Matter').pick(1, CRUISER);
  expect([hurt(t, CRUISER), makes(t, 'supply')]).toEqual([[3, 1], 0]);
  const fire = shoot('M4 Vymezies Matter', MOON, [FUTURE]).act(2, 'fire', 'M4 Vymezies Matter');
  fire.pick(2, ...Array(4).fill(FUTURE));
  expect(fire.inPlay('M4 Vymezies Matter')).toBe(false);
});

test('M5 Astromorph: 5 damage a turn to one ship of that fleet until that is destroyed', () => {
  const t = against('M5 Astromorph', [{ card: 'S8 Argonian Dreadnought', damage: 2 }, POLICE]).act(
    1,
    'play',
    'M5 Astromorph',
  );
  t.act(1, 'use', 'M5 Astromorph').pick(1, 'S8 Argonian Dreadnought');
  nextTurn(t).act(1, 'use', 'M5 Astromorph');
  expect(hurt(t, POLICE)).toEqual([0, 0]);
  nextTurn(t).act(1, 'use', 'M5 Astromorph');
  expect(t.inPlay('S8 Argonian Dreadnought')).toBe(false);
  nextTurn(t).act(1, 'use', 'M5 Astromorph');
  expect(t.inPlay(POLICE)).toBe(false);
  const monster = { card: 'M5 Astromorph', by: 1 };
  const fire = (guns: CardPlace) =>
    table({ active: 2, phase: 'weapons fire', seats: [{ order: 'never' }, { fleet: [monster, guns] }] });
  expect([fire(POLICE).offers(2, 'fire', 'M5 Astromorph'), fire(HEAVY).offers(2, 'fire', 'M5 Astromorph')]).toEqual([
    false,
    true,
  ]);
});

test('M5 Occumbus: for one turn nothing damages its ships, bases and Sector HQ, and they do not fire', () => {
  const t = table({
    seats: [
      { fleet: [POLICE], hand: ['M5 Occumbus'], order: 'never' },
      { fleet: [FUTURE], hand: ['H1 Dust Cloud'], order: 'never' },
    ],
  });
  const silent = (fleet: readonly CardPlace[]) =>
    table({ phase: 'weapons fire', seats: [{ fleet }, { fleet: [FUTURE], order: 'never' }] }).question;
  expect([silent([POLICE]), silent([POLICE, 'M5 Occumbus'])]).toEqual(['weapons fire', 'play cards']);
  t.act(1, 'play', 'M5 Occumbus').untilPhase('play A', 2).act(2, 'play', 'H1 Dust Cloud').pick(2, POLICE);
  expect(hurt(t, POLICE)).toEqual([0, 0]);
  t.untilPhase('play A', 1);
  expect(t.inPlay('M5 Occumbus')).toBe(false);
  const hq = table({
    phase: 'weapons fire',
    seats: [{ fleet: [POLICE, POLICE] }, { fleet: ['M5 Occumbus'], order: 'never' }],
  });
  hq.act(1, 'headquarters', '2').pick(1, ...Array(6).fill(POLICE));
  // and there is no card to draw for it
  expect([hq.hq(2), hq.size(1, 'hand'), hq.question]).toEqual([0, 0, 'play cards']);
});

test('M5 Occumbus: boarding parties and mines that strip shields do no damage to its ships', () => {
  const liner = (on: readonly CardPlace[]): CardPlace => ({ card: 'S6 Luxury Liner', on });
  const boarded = table({
    seats: [
      { fleet: [POLICE], order: 'never' },
      { fleet: ['M5 Occumbus', liner([{ card: 'C3 Boarding Party', by: 1 }])], order: 'never' },
    ],
  });
  boarded.act(1, 'use', 'C3 Boarding Party', 0);
  expect(hurt(boarded, 'S6 Luxury Liner')).toEqual([0, 0]);
  const mined = (fleet: readonly CardPlace[]) => {
    const t = table({
      seats: [{ fleet: [{ card: POLICE, on: ['E5 Antimatter Mine'] }] }, { fleet, order: 'never' }],
    });
    t.act(1, 'use', 'E5 Antimatter Mine');
    return hurt(t, 'S6 Luxury Liner');
  };
  expect(mined([liner([])])).not.toEqual([0, 0]);
  expect(mined(['M5 Occumbus', liner([])])).toEqual([0, 0]);
});

test('M5 Ship Mimic: its ship does everything twice; research, or the end of the ship, ends it', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [{ card: POLICE, on: ['M5 Ship Mimic'] }] }, { fleet: [CARRIER], order: 'never' }],
  });
  t.act(1, 'fire', CARRIER).pick(1, ...Array(3).fill(POLICE));
  expect(hurt(t, CARRIER)).toEqual([2, 4]);
  const heavy = table({
    phase: 'weapons fire',
    seats: [{ fleet: [{ ...HEAVY, on: ['M5 Ship Mimic'] }] }, { fleet: ['T6 Planet'], order: 'never' }],
  });
  heavy.act(1, 'fire', 'T6 Planet').proposed();
  expect(hurt(heavy, 'T6 Planet')[1]).toBe(4);
  const science = table({
    seats: [{ order: 'never' }, { fleet: [MOON, MOON, { card: 'S5 Emergency Rescue Ship', on: ['M5 Ship Mimic'] }] }],
  });
  science.untilPhase('allocation', 2).pick(2, 'S5 Emergency Rescue Ship');
  expect([science.happened('generated').at(-1)!.points.research, science.slots(2)]).toEqual([2, 1]);
  expect(against('M5 Ship Mimic', ['S8 Argonian Dreadnought']).refuses(1, 'play', 'M5 Ship Mimic')).toBe(
    'ge/playing-on/1',
  );
});

/** The points that a mimicked frigate fires at a battleship with all its phasers. */
const mimicked = (...on: readonly CardPlace[]): number => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: 'S3 Argonian Frigate', on: ['M5 Ship Mimic', ...on] }], order: 'never' },
      { fleet: ['S9 Argonian Battleship'], order: 'never' },
    ],
  });
  t.act(1, 'fire', 'S9 Argonian Battleship').proposed();
  return t.happened('fired')[0]!.fire.phasers;
};

rule('ge-r-ship-mimic-1', 'M5 Ship Mimic: what a Weapons Officer adds to the fire of its ship is not copied', () => {
  // 3 phasers, and with the officer 4 points; the mimic fires 3
  expect([mimicked(), mimicked('C5 Weapons Officer')]).toEqual([6, 7]);
});

rule('ge-r-ship-mimic-2', 'M5 Ship Mimic: a refit is part of the ship, and the mimic has it too', () => {
  expect(mimicked('E2 Phaser Refit')).toBe(8);
});

test('M5 Ship Mimic: needs no ammunition of its own for the heavy weapons that its ship has loaded', () => {
  const ship = 'S4 Argonian Destroyer';
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T6 System', 'T6 System', 'T6 System', { card: ship, on: ['M5 Ship Mimic'] }], order: 'never' },
      { fleet: ['S9 Argonian Battleship'], order: 'never' },
    ],
  });
  t.pick(1, ship, ...Array<string>(2).fill(`Arm Energy Flux of ${ship} (2 weapons)`));
  t.untilPhase('weapons fire', 1).act(1, 'fire', 'S9 Argonian Battleship').proposed();
  expect(t.happened('fired')[0]!.fire).toMatchObject({ phasers: 6, heavy: 4 });
});

test('M5 Tectonic Burrower: no energy and 2 damage a turn, until 5 research', () => {
  const t = lying('M5 Tectonic Burrower', 'T6 Globular Cluster').act(1, 'use', 'M5 Tectonic Burrower');
  expect([hurt(t, 'T6 Globular Cluster'), makes(t, 'energy')]).toEqual([[0, 2], 0]);
  expect(t.happened('generated').at(-1)!.points.supply).toBe(1);
  const four = research('M5 Tectonic Burrower', MOON, 4);
  expect([four.inPlay('M5 Tectonic Burrower'), four.card('M5 Tectonic Burrower').applied]).toEqual([true, 4]);
});

test('M5 Zarom: 1 damage a turn to every monster and dragon of that fleet', () => {
  const t = table({
    seats: [
      { fleet: ['M9 Kraken'], hand: ['M5 Zarom'], order: 'never' },
      { fleet: ['M10 Time Keeper', 'D5 Void Dragoness', POLICE], order: 'never' },
    ],
  });
  t.act(1, 'play', 'M5 Zarom').pick(1, '2').act(1, 'use', 'M5 Zarom');
  expect([hurt(t, 'M10 Time Keeper'), hurt(t, 'D5 Void Dragoness'), hurt(t, POLICE), hurt(t, 'M9 Kraken')]).toEqual([
    [0, 1],
    [0, 1],
    [0, 0],
    [0, 0],
  ]);
});

test('M6 Mind Control Beast: a weaker ship is yours for one complete turn, and works without points', () => {
  const t = table({
    seats: [
      { fleet: [], hand: ['M6 Mind Control Beast'], order: 'never' },
      {
        fleet: [MOON, { card: 'S5 Argonian Light Cruiser', engaged: false }, 'S8 Argonian Dreadnought', CARRIER],
        order: 'never',
      },
    ],
  });
  t.act(1, 'play', 'M6 Mind Control Beast');
  expect(t.offers(1, 'on', 'S8 Argonian Dreadnought')).toBe(false);
  t.pick(1, 'S5 Argonian Light Cruiser');
  expect([t.card('S5 Argonian Light Cruiser').controller, t.engaged('S5 Argonian Light Cruiser')]).toEqual([0, true]);
  t.untilPhase('weapons fire', 1).act(1, 'fire', MOON).proposed();
  expect(hurt(t, MOON)[1]).toBeGreaterThan(0);
  t.untilPhase('play A', 2);
  expect(t.card('S5 Argonian Light Cruiser').controller).toBe(0);
  t.untilPhase('play A', 1);
  expect([t.card('S5 Argonian Light Cruiser').controller, t.inPlay('M6 Mind Control Beast')]).toEqual([1, false]);
});

test.each([
  'M6 Mind Control Beast',
  'C6 Rogue Couple',
])('%s: the player who has lost the ship may send crew aboard, but to no other ship of others', holder => {
  const t = table({
    active: 2,
    seats: [
      { fleet: [CARRIER], order: 'never' },
      { fleet: [MOON, { card: CRUISER, on: [{ card: holder, by: 1 }] }], hand: ['C2 Engineer'] },
    ],
  });
  expect(t.card(CRUISER).controller).toBe(0);
  t.act(2, 'play', 'C2 Engineer');
  expect([CRUISER, MOON, CARRIER].map(card => t.offers(2, 'on', card))).toEqual([true, true, false]);
  t.pick(2, CRUISER);
  expect(t.under('C2 Engineer')).toBe(CRUISER);
});

test('M6 Seductress: a crew no stronger than she is discarded', () => {
  const t = against('M6 Seductress', [{ card: POLICE, on: ['C6 Tactician', 'C7 Android', 'C5 Captain'] }]);
  t.act(1, 'play', 'M6 Seductress');
  expect(t.offers(1, 'on', 'C7 Android')).toBe(false);
  t.pick(1, 'C6 Tactician');
  expect([t.inPlay('C6 Tactician'), t.inPlay('C5 Captain')]).toEqual([false, true]);
});

test('M6 Time Thief: each turn the stack loses a card, or a Card Play moves the thief on', () => {
  const start = () =>
    table({
      seats: [
        { fleet: [{ card: POLICE, on: ['C5 Captain'] }], hand: ['M6 Time Thief'], order: 'never' },
        { fleet: [{ card: CRUISER, on: ['C7 Android', 'C2 Engineer'] }], order: 'never' },
        { fleet: [{ card: CARRIER, on: ['C2 Engineer'] }, MOON], order: 'never' },
      ],
    })
      .act(1, 'play', 'M6 Time Thief')
      .pick(1, CRUISER);
  /** Plays on with the smallest answers until the thief asks somebody. */
  const until = (t: Table) => {
    for (let i = 0; i < 60 && t.question !== 'way'; i++) t.least();
    return t;
  };
  const weak = until(start() as Table);
  expect(weak.asked).toEqual([2]);
  weak.act(2, 'way', 1).pick(2, weak.id('C2 Engineer', 2));
  expect([weak.all('C2 Engineer', 2).length, weak.inPlay('M6 Time Thief')]).toEqual([0, true]);
  const strong = until(start() as Table)
    .act(2, 'way', 1)
    .pick(2, 'C7 Android');
  expect([strong.inPlay('C7 Android'), strong.inPlay('M6 Time Thief')]).toEqual([false, false]);
  const moved = until(start() as Table).act(2, 'way', 0);
  expect([moved.under('M6 Time Thief'), moved.player(2).plays]).toEqual([CARRIER, 2]);
  // it asks nobody in other players' turns
  until(moved as Table);
  expect(moved.asked).toEqual([3]);
  moved.act(3, 'way', 1);
});

test('M6 Time Thief: when its stack is destroyed, it goes on to another stack of others, and with none it is gone', () => {
  const hunt = (...more: CardPlace[]) =>
    table({
      seats: [
        { fleet: [{ card: FUTURE, on: ['C5 Captain'] }], hand: ['H5 Ion Storm'], order: 'never' },
        {
          fleet: [{ card: POLICE, on: [{ card: 'M6 Time Thief', by: 1 }], shieldDamage: 3, damage: 1 }, ...more],
          order: 'never',
        },
      ],
    }).act(1, 'play', 'H5 Ion Storm');
  const t = hunt({ card: CARRIER, on: ['C2 Engineer'] }, MOON);
  t.pick(1, POLICE);
  expect([t.inPlay(POLICE), t.under('M6 Time Thief')]).toEqual([false, CARRIER]);
  const none = hunt(MOON);
  expect([none.inPlay(POLICE), none.inPlay('M6 Time Thief')]).toEqual([false, false]);
});

test("M6 Visilikiiy's Eye: one look each turn; at a whole hand it is the last", () => {
  const t = table({
    seats: [
      { fleet: ["M6 Visilikiiy's Eye"], order: 'never' },
      { hand: [POLICE, CRUISER, MOON], deck: ['H3 Pulsar', MOON], order: 'never' },
    ],
  });
  t.act(1, 'use', "M6 Visilikiiy's Eye", 1);
  expect([t.log(0).at(-1), t.log(null).at(-1)]).toEqual([
    'Player 1 looks at H3 Pulsar of Player 2.',
    'Player 1 looks at a card of Player 2.',
  ]);
  expect(t.refuses(1, 'use', "M6 Visilikiiy's Eye", 0)).toBe('ge/card-actions-limit/1');
  const whole = table({
    seats: [
      { fleet: ["M6 Visilikiiy's Eye"], order: 'never' },
      { hand: [POLICE, CRUISER, MOON], order: 'never' },
    ],
  });
  whole.act(1, 'use', "M6 Visilikiiy's Eye", 2);
  expect(whole.inPlay("M6 Visilikiiy's Eye")).toBe(false);
});

test("M6 Visilikiiy's Eye: a card of a hand, by chance, is seen by its player alone", () => {
  const t = table({
    seats: [
      { fleet: ["M6 Visilikiiy's Eye"], order: 'never' },
      { hand: [POLICE], deck: ['H3 Pulsar', MOON], order: 'never' },
    ],
  });
  t.act(1, 'use', "M6 Visilikiiy's Eye", 0);
  expect(t.log(0).at(-1)).toContain(POLICE);
  expect(t.log(null).at(-1)).not.toContain(POLICE);
  expect([t.size(2, 'hand'), t.inPlay("M6 Visilikiiy's Eye")]).toEqual([1, true]);
});

test('M6 Void Angel: the abilities of a crew that is killed move to another as strong, and the angel with them', () => {
  const kill = (others: readonly string[]) =>
    table({
      seats: [
        { hand: ['M6 Seductress'] },
        {
          fleet: [{ card: POLICE, on: [{ card: 'C5 Captain', on: ['A2 Logic', 'M6 Void Angel'] }, ...others] }],
          order: 'never',
        },
      ],
    })
      .act(1, 'play', 'M6 Seductress')
      .pick(1, 'C5 Captain');
  const t = kill(['C6 Tactician', 'C4 Lieutenant']);
  expect([t.inPlay('C5 Captain'), t.under('A2 Logic'), t.under('M6 Void Angel')]).toEqual([
    false,
    'C6 Tactician',
    'C6 Tactician',
  ]);
  const none = kill(['C4 Lieutenant']);
  expect([none.inPlay('A2 Logic'), none.inPlay('M6 Void Angel')]).toEqual([false, false]);
  expect(
    against('M6 Void Angel', [], { fleet: [{ card: POLICE, on: ['C5 Captain'] }] }).refuses(1, 'play', 'M6 Void Angel'),
  ).toBe('ge/playing-on/1');
});

test('M6 Void Angel: goes on a crew or dragon with an ability, and on none without', () => {
  const t = against('M6 Void Angel', [], {
    fleet: [{ card: POLICE, on: [{ card: 'C5 Captain', on: ['A2 Logic'] }, 'C6 Tactician'] }],
  });
  t.act(1, 'play', 'M6 Void Angel');
  expect(t.under('M6 Void Angel')).toBe('C5 Captain');
});

test('M7 Cyber Mites: equipment at their location needs no points and is 3 stronger', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          MOON,
          {
            card: POLICE,
            on: [{ card: 'E5 Fighter', engaged: false }, 'C4 Cyber Mage', 'M7 Cyber Mites'],
          },
          { card: CARRIER, on: ['E3 Shuttlecraft'] },
        ],
      },
      {},
    ],
  });
  expect([t.strength('E5 Fighter')[0], t.strength('E3 Shuttlecraft')[0]]).toEqual([8, 3]);
  expect(t.strength('C4 Cyber Mage')[0]).toBe(7);
});

test('M7 Juggernaut: 4 damage a turn to a base; when it is gone it moves to the next', () => {
  const t = table({
    seats: [
      { fleet: [], hand: ['M7 Juggernaut'], order: 'never' },
      { fleet: [{ card: MOON, on: [BASE] }, POLICE], order: 'never' },
      { fleet: [{ card: 'T6 Planet', on: ['B3 Heavy Planetary Shield'] }], order: 'never' },
    ],
  });
  t.act(1, 'play', 'M7 Juggernaut');
  expect(t.offers(1, 'on', POLICE)).toBe(false);
  t.pick(1, BASE).act(1, 'use', 'M7 Juggernaut');
  expect([t.inPlay(BASE), t.under('M7 Juggernaut')]).toEqual([false, 'B3 Heavy Planetary Shield']);
  expect(shoot('M7 Juggernaut', { card: BASE }, [POLICE]).offers(2, 'fire', 'M7 Juggernaut')).toBe(false);
  expect(shoot('M7 Juggernaut', { card: BASE }, [HEAVY]).offers(2, 'fire', 'M7 Juggernaut')).toBe(true);
});

test('M7 Tri-lateral Textangula: 3 damage each turn to each of 3 ships and bases of one fleet', () => {
  const t = table({
    seats: [
      { fleet: [], hand: ['M7 Tri-lateral Textangula'], order: 'never' },
      { fleet: [POLICE, CARRIER, { card: MOON, on: [BASE] }, CRUISER], order: 'never' },
      { fleet: [FUTURE], order: 'never' },
    ],
  });
  // one fleet has too few
  t.act(1, 'play', 'M7 Tri-lateral Textangula');
  expect(t.offers(1, 'card', FUTURE)).toBe(false);
  t.pick(1, POLICE, CARRIER, BASE).act(1, 'use', 'M7 Tri-lateral Textangula');
  expect([hurt(t, POLICE), hurt(t, CARRIER), hurt(t, BASE), hurt(t, CRUISER)]).toEqual([
    [3, 0],
    [2, 1],
    [3, 0],
    [0, 0],
  ]);
});

test('M8 Redgelon: 4 damage a turn to the strongest unit of that fleet, which heals it', () => {
  const t = table({
    seats: [
      { fleet: [], order: 'never' },
      { fleet: [POLICE, 'S8 Argonian Dreadnought', { card: 'M8 Redgelon', by: 1, damage: 3 }], order: 'never' },
    ],
  });
  t.act(1, 'use', 'M8 Redgelon');
  const [shields, structure] = hurt(t, 'S8 Argonian Dreadnought');
  expect([shields + structure, t.card('M8 Redgelon').damage, hurt(t, POLICE)]).toEqual([4, 0, [0, 0]]);
});

test('M8 Ship Collector: each turn it discards the weakest ship of others that has 4 or less left', () => {
  const t = table({
    seats: [
      { fleet: ['M8 Ship Collector', FUTURE], order: 'never' },
      { fleet: [POLICE, { card: 'S8 Argonian Dreadnought', damage: 5 }], order: 'never' },
      { fleet: ['S3 Tufor Cutter'], order: 'never' },
    ],
  });
  t.act(1, 'use', 'M8 Ship Collector');
  expect([t.inPlay(POLICE), t.inPlay('S3 Tufor Cutter'), t.inPlay(FUTURE)]).toEqual([false, true, true]);
  expect(t.shields('M8 Ship Collector')).toBe(16);
  const none = table({
    seats: [
      { fleet: ['M8 Ship Collector'], order: 'never' },
      { fleet: [CRUISER], order: 'never' },
    ],
  });
  expect(none.refuses(1, 'use', 'M8 Ship Collector')).toBe('ge/crucial-rules/1');
});

test('M9 Kraken: 9 damage split evenly over the ships and bases of that fleet', () => {
  const t = table({
    seats: [
      { fleet: [CARRIER], hand: ['M9 Kraken'], order: 'never' },
      { fleet: [POLICE, CRUISER, { card: MOON, on: [BASE] }, FUTURE], order: 'never' },
    ],
  });
  t.act(1, 'play', 'M9 Kraken').pick(1, '2').act(1, 'use', 'M9 Kraken').pick(1, FUTURE);
  expect([hurt(t, POLICE), hurt(t, CRUISER), hurt(t, BASE), hurt(t, FUTURE), hurt(t, MOON)]).toEqual([
    [2, 0],
    [2, 0],
    [2, 0],
    [3, 0],
    [0, 0],
  ]);
});

test('M9 Luck Demon: luck played at home by others is played by its player instead', () => {
  const t = table({
    seats: [
      { fleet: [{ card: POLICE, shieldDamage: 2 }], hand: ['L4 Test Mending'] },
      { fleet: [{ card: CARRIER, shieldDamage: 2 }, 'M9 Luck Demon'] },
    ],
  });
  t.act(1, 'play', 'L4 Test Mending').act(2, 'respond', 'M9 Luck Demon');
  expect([t.shields(POLICE), t.shields(CARRIER)]).toEqual([1, 2]);
  expect(t.pile(1, 'discard')).toEqual(['L4 Test Mending']);
});

test('M9 Luck Demon: luck against its fleet does nothing, unless its player lets it', () => {
  const breach = (wanted: boolean) => {
    const t = table({
      seats: [{ fleet: [CARRIER], hand: ['L2 Test Jinx'], order: 'never' }, { fleet: [POLICE, 'M9 Luck Demon'] }],
    });
    t.act(1, 'play', 'L2 Test Jinx').pick(1, POLICE);
    if (wanted) t.act(2, 'respond', 'M9 Luck Demon');
    t.pass(2);
    return hurt(t, POLICE)[0];
  };
  expect([breach(false), breach(true)]).toEqual([0, 2]);
});

test('M9 Luck Demon: from the hand it meets luck played against its fleet, and no other card', () => {
  const t = table({
    seats: [
      { fleet: [CARRIER], hand: ['L2 Test Jinx', 'H1 Dust Cloud'], order: 'never' },
      { fleet: [POLICE], hand: ['M9 Luck Demon'] },
    ],
  });
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, POLICE);
  expect(t.offers(2, 'respond', 'M9 Luck Demon')).toBe(false);
  t.pass(2).act(1, 'play', 'L2 Test Jinx').pick(1, POLICE).act(2, 'respond', 'M9 Luck Demon');
  expect([hurt(t, POLICE)[0], t.inPlay('M9 Luck Demon'), t.pile(1, 'discard').length]).toEqual([1, true, 2]);
});

test('M3 Invinco Guardian: a ship that has become part of another is not the weakest of its fleet', () => {
  const joined = { card: 'S6 Krebiz Heavy Cruiser', as: 1, on: [{ card: 'S7 Krebiz Battlecruiser', as: 2 }] };
  const t = against('M3 Invinco Guardian', [joined, CRUISER]).act(1, 'play', 'M3 Invinco Guardian');
  // the cruiser of 5, because the whole is one ship of 6
  expect([t.under('M3 Invinco Guardian'), hurt(t, CRUISER)]).toEqual([CRUISER, [0, 0]]);
});

test('M9 Luck Demon: its player may let luck work as often as it comes', () => {
  const t = table({
    seats: [
      { fleet: [CARRIER], hand: ['L2 Test Jinx', 'L2 Test Jinx'], order: 'never' },
      { fleet: [CRUISER, POLICE, 'M9 Luck Demon'] },
    ],
  });
  const jinx = () => {
    t.act(1, 'play', 'L2 Test Jinx').pick(1, CRUISER).act(2, 'respond', 'M9 Luck Demon');
    if (t.question === 'respond') t.pass(2);
    return hurt(t, CRUISER);
  };
  expect([jinx(), jinx()]).toEqual([
    [2, 0],
    [3, 1],
  ]);
});
