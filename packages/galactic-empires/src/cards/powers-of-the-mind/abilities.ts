// The abilities of Powers of the Mind.

const ONE_TURN = { turns: 1 } as const;
const ownPsy = that(psy, yours);
const plainCrew = that(crew, noPsy);

export const mindShield = card('A1 Mind Shield', {
  on: that(either(dragon, plainCrew), yours),
  lasts: 2,
  always: [
    { k: 'immune', to: itsHost, of: type('P', 'F') },
    { k: 'not fired at', to: itsHost, of: psy },
  ],
  reactions: [
    {
      on: all(actionOf(type('P', 'F')), aimedAt(that(either(dragon, plainCrew), yours))),
      at: aimedAtNow,
      effect: stopIt,
    },
    { on: all(volleyBy(psy), volleyAt(that(dragon, yours))), at: volleyTarget, effect: nothingMore },
  ],
});

/** The card stands for the mage that its crew becomes: its strength is that of the mage. */
export const cyberMageImplant = card('A2 Cyber Mage Implant', {
  always: [
    { k: 'strength', to: itself, n: halfOf(strength(host)) },
    { k: 'card plays', n: 1, if: isStrongest(mage) },
    { k: 'card draws', n: 1, if: isStrongest(mage) },
  ],
});

export const evolvingTerrain = card('A2 Evolving Terrain', {
  on: that(terrain, yours),
  whenever: [{ on: phaseBegins('allocation'), effect: repair(host, 2) }],
});

export const oppositeExtension = card('A2 Opposite Extension', {
  on: either(that(ofEmpire('Visonic'), ownPsy), that(ofEmpire('Psycanti'), ownPsy)),
  always: [{ k: 'fields of others', to: itsHost }],
});

export const starWalker = card('A3 Star Walker', {
  on: ownPsy,
  is: ['used on missions'],
  functions: [
    {
      label: 'send its psy on a there-and-back mission, with no transportation',
      when: not(isOnMission(host)),
      target: { psy: raiders(itsHost), goal: goals('psy') },
      effect: raid('psy', 'goal', itsHost),
    },
    {
      label: 'double the psy damage there',
      when: isOnMission(host),
      effect: sequence(
        set('there', location),
        lasts({ k: 'fire', to: itsHost, what: 'psy damage', of: thatCard('there'), times: 2 }, ONE_TURN),
      ),
    },
  ],
  names: { there: 'that location' },
});

export const technoPsy = card('A3 Techno-Psy', {
  on: that(plainCrew, yours),
  always: [{ k: 'protects network', to: that(itsLocation, generic, vessel) }],
});

export const derrangedPsy = card('A4 Derranged Psy', {
  on: ownPsy,
  effect: usesTimesAsMany(host, 3),
  whenever: [{ on: phaseBegins('discard'), effect: discard(host) }],
});

/** The psy on a ship or base lets the damage that comes to it go there, up to the strength that it has left. */
const away = sequence(
  set('psy', host),
  holdsMeanwhile({ k: 'points ignored', what: 'to its location', n: strengthLeft('psy'), to: thatCard('psy') }),
);
const visonicAboard = that(ofEmpire('Visonic'), ownPsy, onA(shipOrBase));
export const scrollOfViskaras = card('A4 Scroll Of Viskaras', {
  on: that(ofEmpire('Visonic'), ownPsy),
  reactions: [
    { on: comesAt(visonicAboard), at: that(visonicAboard, aimedAtNow), effect: away, spent: true },
    { from: 'play', on: comesAt(itsHost), when: is(host, onA(shipOrBase)), effect: away, spent: true },
  ],
  names: { psy: 'that psy', host: 'that psy' },
});

export const psySeduction = card('A5 Psy Seduction', {
  on: ownPsy,
  functions: [
    {
      label: 'seduce crew of another player',
      target: { prey: that(plainCrew, strengthUpTo('host'), ofOthers) },
      effect: sequence(
        set('won', strength('prey')),
        lasts({ k: 'no functions', to: thatCard('prey') }, ONE_TURN),
        lasts({ k: 'strength', to: itsHost, n: the('won') }, ONE_TURN),
      ),
    },
  ],
  ends: { points: 'research', n: 5 },
  names: { prey: 'that crew', won: 'the strength of that crew' },
});

export const psyTraining = card('A5 Psy Training', {
  on: ownPsy,
  always: [{ k: 'psy strength', to: itsHost, what: 'at least', n: 5 }],
});

export const psionicEnhancement = card('A6 Psionic Enhancement', {
  on: that(psyBeing, yours),
  reactions: [{ on: comesAt(that(psyBeing, yours)), at: aimedAtNow, effect: nothingMore }],
  instead: [{ on: wouldBeHurt(itsHost), effect: takesPoints(6) }],
});

export const arduousStudy = card('A7 Arduous Study', { on: ownPsy });

export const safeHaven = reprint('A7 Safe Haven (Powers of the Mind)', universe.safeHaven, {
  always: [{ k: 'immune', to: that(crew, atItsLocation), of: monster }],
});

import { card, reprint } from '../../card.ts';
import {
  generic,
  holdsMeanwhile,
  noPsy,
  psy,
  takesPoints,
  usesTimesAsMany,
  wouldBeHurt,
} from '../../words/expansions/index.ts';
import {
  actionOf,
  aimedAt,
  aimedAtNow,
  all,
  atItsLocation,
  comesAt,
  crew,
  discard,
  dragon,
  either,
  goals,
  halfOf,
  host,
  is,
  isOnMission,
  isStrongest,
  itself,
  itsHost,
  itsLocation,
  lasts,
  location,
  mage,
  monster,
  not,
  nothingMore,
  ofEmpire,
  ofOthers,
  onA,
  phaseBegins,
  psyBeing,
  raid,
  raiders,
  repair,
  sequence,
  set,
  shipOrBase,
  stopIt,
  strength,
  strengthLeft,
  strengthUpTo,
  terrain,
  that,
  thatCard,
  the,
  type,
  vessel,
  volleyAt,
  volleyBy,
  volleyTarget,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/abilities.ts';
