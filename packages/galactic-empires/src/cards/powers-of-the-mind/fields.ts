// The fields of Powers of the Mind. The strength that each function asks for and its name are in the printed data.
import { card, type Functional, type StaticSource } from '../../card.ts';

/** A function does something to one card. */
const to = (goal: Filter, effect: Effect): Functional => ({ target: { goal }, effect });
/** Until the next Record Keeping Step of the psy's player, a text holds. */
const holds = (what: StaticSource): Effect => lasts(what, { turns: 1 });
/** The psy has psy damage points for one target. */
const aims = (n: Amount, of: Filter): Functional => ({
  effect: holds({ k: 'aimed psy damage', to: thatCard(theUser), n, of }),
});
const noStrongerThanUser = strengthUpTo(strength(theUser));
const names = (goal: string) => ({ names: { goal } });

const magesThere = that(cyberMage, ofPlayer('mark'));
export const electroField = card('F1 Electro-Field', {
  functions: [
    aims(1, shipOrBase),
    aims(3, shipOrBase),
    {
      when: some(cards(that(cyberMage, ofOthers))),
      target: { mark: others },
      effect: sequence(
        lasts({ k: 'disengaged', to: magesThere }, { turns: 1 }, cards(magesThere)),
        disengageAll(cards(magesThere)),
      ),
    },
    aims(strength(theUser), shipOrBase),
  ],
  names: { mark: 'that player' },
});

/** Each function does so much card damage to a terrain. */
const erosion = (...points: readonly number[]): Functional[] => points.map(n => to(terrain, damage('goal', n)));
export const minorTerrainField = card('F1 Minor Terrain Field', {
  functions: erosion(1, 3, 5, 7),
  ...names('that terrain'),
});
export const terrainField = card('F4 Terrain Field', {
  functions: [...erosion(2, 5, 8), to(that(terrain, strengthUpTo(10)), destroy('goal'))],
  ...names('that terrain'),
});

export const corporealField = card('F2 Corporeal Field', {
  functions: [
    aims(1, psyDragonOrMonster),
    to(that(crew, noStrongerThanUser), holds({ k: 'no functions', to: thatCard('goal') })),
    to(monster, holds({ k: 'no functions', to: thatCard('goal') })),
    to(healable, healsByPsy('goal', 1)),
  ],
  ...names('that card'),
});

export const lesserHealingField = card('F2 Lesser Healing Field', {
  functions: [
    to(healable, healsByPsy('goal', 1)),
    to(healable, healsByPsy('goal', 3)),
    to(that(either(called('illness'), called('disease')), againstYourFleet), discard('goal')),
    to(that(healthAffecting, againstYourFleet), discard('goal')),
  ],
  ...names('that card'),
});

export const fieldOfMinorWilding = card('F3 Field of Minor Wilding', {
  functions: [
    to(that(anyCard, shielded), stripShields('goal')),
    to(that(equipment, ofOthers, noStrongerThanUser), discard('goal')),
    to(that(shipOrBase, yours), holds({ k: 'protects network', to: thatCard('goal') })),
    to(that(cyberMage, noStrongerThanUser), discard('goal')),
  ],
  ...names('that card'),
});

export const fieldOfPower = card('F3 Field of Power', {
  functions: [1, 2, 3, 4].map(n => ({ effect: holds({ k: 'psy damage', n, to: thatCard(theUser) }) })),
});

const FREE = { free: true } as const;
const COPIED = { copied: true } as const;
const otherPsy = that(psy, yours, besides(theUser));
export const fieldOfChanneling = card('F4 Field of Channeling', {
  functions: [
    {
      target: { first: otherPsy, second: that(otherPsy, besides('first'), ableToUse({}, 'first')) },
      effect: usesField('second', {}, 'first'),
    },
    { when: is(theUser, ableToUse(COPIED)), effect: usesField(theUser, COPIED) },
    { target: { goal: that(weakest(psy), ableToUse(FREE)) }, effect: usesField('goal', FREE) },
    to(otherPsy, holds({ k: 'strength', to: thatCard('goal'), n: 5 })),
  ],
  names: { goal: 'that psy', first: 'the first of them', second: 'the second' },
});

/** A psy that is stronger than the user does not protect its Psy Network. */
const psyAssault = to(
  that(psy, strongerThan(theUser)),
  holds({ k: 'no protection', what: 'Psy Network', to: thatCard('goal') }),
);
export const psycantiField = card('F4 Psycanti Field', {
  functions: [
    psyAssault,
    to(shipOrBase, damage('goal', 1)),
    to(terrainShipOrBase, damage('goal', 4)),
    to(either(that(shipOrBase, ofOthers), that(psy, ofOthers, unshieldedThere)), damage('goal', strength(theUser))),
  ],
  ...names('that card'),
});
const ignores = (n: Amount): Functional => ({ effect: holds({ k: 'points ignored', n, to: thatCard(theUser) }) });
export const visonicField = card('F4 Visonic Field', {
  functions: [psyAssault, ignores(1), ignores(3), ignores(strength(theUser))],
  ...names('that psy'),
});

const ownPsy = that(psy, yours);
const viscaras: readonly Functional[] = [
  {
    spent: true,
    target: { psy: ownPsy, goal: that(harbor, yours, besides(placeOf('psy'))) },
    effect: moveTo('psy', 'goal'),
  },
  { spent: true, effect: holds({ k: 'volley ignored', what: 'alone', to: thatCard(theUser) }) },
  {
    spent: true,
    target: { psy: ownPsy },
    effect: holds({ k: 'points ignored', what: 'back', n: strength('psy'), to: thatCard('psy') }),
  },
  {
    spent: true,
    target: { lost: that(ownPsy, besides(theUser), beingLost) },
    effect: sequence(stopIt, put('lost', 'in hand')),
  },
];
const viscarasNames = { psy: 'that psy', goal: 'that location', lost: 'that psy', stopping: 'it is not discarded' };
export const fieldOfViscaras = card('F5 Field of Viscaras', {
  functions: viscaras,
  reactions: viscaras.map((fn, i) => ({
    ...playedFor(fn, i, viscarasNames),
    ...(i === 3 ? { on: losing(ownPsy) } : {}),
    users: that(psy, ofEmpire('Visonic')),
    spent: true,
  })),
  names: viscarasNames,
});

export const technoField = card('F6 Techno-Field', {
  functions: [
    to(that(anyCard, shielded), holds({ k: 'past shields', to: thatCard(theUser), of: thatCard('goal') })),
    to(equipment, holds({ k: 'suspended', to: thatCard('goal') })),
    to(that(equipment, ofOthers, noStrongerThanUser), discard('goal')),
    to(that(unit, ofOthers), damageDownTo('goal', 1)),
  ],
  ...names('that card'),
});

export const fieldOfMatter = card('F6 Field of Matter', {
  functions: [
    { target: { goal: that(equipment, yours), berth: berthsFor('goal') }, effect: moveTo('goal', 'berth') },
    to(that(either(shipOrBase, equipment), repairable), repair('goal', 2)),
    to(terrain, lasts({ k: 'as economy', to: thatCard('goal') }, { turns: 2, of: playerOf('goal') })),
    { target: { goal: that(equipment, ofOthers), berth: berthsFor('goal') }, effect: borrows('goal', 'berth') },
  ],
  names: { goal: 'that card', berth: 'that place' },
});

/** Card damage halves the strength that a terrain has left. */
const halves = (which: Filter): Functional => to(which, damage('goal', halfOf(strengthLeft('goal'))));
const blast: Functional = { effect: holds({ k: 'strikes terrain', to: thatCard(theUser) }) };
export const stellarField = card('F5 Stellar Field', {
  functions: [
    halves(starOrWhiteDwarf),
    { effect: separates },
    {
      target: { goal: { of: starCard, parts: true } },
      effect: holds({ k: 'output', set: 0, what: 'points of its own', to: thatCard('goal') }),
    },
    blast,
  ],
  ...names('that terrain'),
});
export const interstellarField = card('F9 Interstellar Field', {
  functions: [
    halves(systemOrStar),
    { effect: separates },
    to(systemOrCombined, holds({ k: 'output', set: 0, to: thatCard('goal') })),
    blast,
  ],
  ...names('that terrain'),
});

const creature = either(crew, monster, dragon);
const rescue = { target: { goal: dying(creature) }, effect: put('goal', 'in hand') };
export const fieldOfDeath = card('F7 Field of Death', {
  functions: [
    { ...rescue, reacts: true },
    to(either(monster, dragon), damage('goal', 2)),
    to(either(ship, monster), holds({ k: 'fire taken', what: 'next volley', to: thatCard('goal'), times: 2 })),
    { when: crewToCall, effect: callsUpCrew(placeOf(theUser)) },
  ],
  reactions: [{ on: losing(anyCard), from: 'play', asFunction: 0, label: 'Death Prevention', ...rescue }],
  is: ['harms monsters'],
  names: { goal: 'that card' },
});

export const healingField = card('F7 Healing Field', {
  functions: [
    to(healable, healsByPsy('goal', 4)),
    to(healable, healsByPsy('goal', 6)),
    to(that(psy, damaged), repairAll(these('goal'))),
    to(that(ability, againstYourFleet), discard('goal')),
  ],
  ...names('that card'),
});

/** A function against one other player. */
const against = (mark: List, effect: Effect): Functional => ({ target: { mark }, effect });
export const fieldOfChaos = card('F8 Field of Chaos', {
  functions: [
    against(
      others,
      lasts(
        { k: 'no play', to: called('time'), who: thatPlayer('mark'), if: turnOf('mark') },
        { turns: 2, of: 'mark' },
      ),
    ),
    against(othersWithHands, discardFromHand('mark', 1)),
    { effect: holds({ k: 'plays cost', what: 'research', who: eachPlayer }) },
    { effect: holds({ k: 'comes back', to: luckCard }) },
  ],
  names: { mark: 'that player' },
});

export const temporalField = card('F8 Temporal Field', {
  functions: [
    to(that(anyCard, shielded), stripShields('goal', 2)),
    to(monster, holds({ k: 'suspended', to: thatCard('goal') })),
    aims(strength(theUser), anyCard),
    to(either(ship, psy), holds({ k: 'no protection', what: 'Sector HQ or Psy Network', to: thatCard('goal') })),
  ],
  ...names('that card'),
});

export const mindField = card('F9 Mind Field', {
  functions: [
    to(that(crew, ofOthers), disengageForATurn('goal')),
    to(that(monster, ofOthers), disengageForATurn('goal')),
    to(that(base, ofOthers), holds({ k: 'disengaged', to: thatCard('goal') })),
    to(that(ship, ofOthers), holds({ k: 'disengaged', to: thatCard('goal') })),
  ],
  ...names('that card'),
});

import type { Amount, Effect, Filter, List } from '@orrery/kernel';
import {
  ableToUse,
  beingLost,
  berthsFor,
  borrows,
  callsUpCrew,
  crewToCall,
  cyberMage,
  damageDownTo,
  destroy,
  dying,
  healable,
  healsByPsy,
  psy,
  psyDragonOrMonster,
  separates,
  starCard,
  starOrWhiteDwarf,
  strongerThan,
  systemOrCombined,
  systemOrStar,
  theUser,
  unshieldedThere,
  usesField,
} from '../../words/expansions/index.ts';
import {
  ability,
  againstYourFleet,
  card as anyCard,
  base,
  besides,
  called,
  cards,
  crew,
  damage,
  damaged,
  discard,
  discardFromHand,
  disengageAll,
  disengageForATurn,
  dragon,
  eachPlayer,
  either,
  equipment,
  halfOf,
  harbor,
  healthAffecting,
  is,
  lasts,
  losing,
  luckCard,
  monster,
  moveTo,
  ofEmpire,
  ofOthers,
  ofPlayer,
  others,
  othersWithHands,
  placeOf,
  playedFor,
  playerOf,
  put,
  repair,
  repairAll,
  repairable,
  sequence,
  shielded,
  ship,
  shipOrBase,
  some,
  stopIt,
  strength,
  strengthLeft,
  strengthUpTo,
  stripShields,
  terrain,
  terrainShipOrBase,
  that,
  thatCard,
  thatPlayer,
  these,
  turnOf,
  unit,
  weakest,
  yours,
} from '../../words/index.ts';
