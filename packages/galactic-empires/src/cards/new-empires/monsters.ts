// The monsters of New Empires.

const THAT_UNIT = { host: 'that ship or base' };
const THAT_PLAYER = { fleet: 'that player' };

const web = webCrawlersNow;
export const webCrawlers = card('M1 Sextaraan Web Crawlers (New Empires)', {
  ...web,
  always: [...web.always!, { k: 'stays put', to: itsHost }],
});

export const ratInfestation = card('M2 Rat Infestation', {
  on: that(shipOrBase, ofOthers),
  always: [
    { k: 'strength', n: -1, to: that(crew, atItsLocation) },
    { k: 'least strength', n: 1, to: that(crew, atItsLocation) },
    { k: 'needs', what: 'supply', n: 2, to: itsHost },
  ],
  functions: [
    {
      by: 'host',
      label: 'beam rats away with a transporter',
      target: { beam: that(readyTransporter, ofPlayer(playerOf(host))) },
      effect: sequence(
        usesUp('beam'),
        setCounter(plus(counter, 1)),
        when(atLeast(counter, strengthLeft('self')), discard('self')),
      ),
      uses: MOST_USES,
    },
  ],
  names: { ...THAT_UNIT, beam: 'that transporter', counter: 'the count of transporters used for this' },
});

const onReaper = liesOn('self', titled('Skull Reaper'));
export const skullets = card('M2 Skullets', {
  on: either(that(unit, ofOthers), that(titled('Skull Reaper'), yours)),
  effect: when(is(host, unit), sequence(damage(host, 2), discard('self'))),
  functions: [{ when: onReaper, target: { prey: that(unit, ofPlayer(itsFleet)) }, effect: damage('prey', 2) }],
  names: { host: 'that card', prey: 'that unit', fleet: 'the player at whose fleet it is' },
});

/** Vymezies monsters stop the points of weak terrain, and harm the fleet there. */
const vymezies = (n: number): SideText => ({
  is: ['spares terrain'],
  on: that(terrain, ofOthers, strengthUpTo('self')),
  always: [{ k: 'output', times: 0, to: itsHost }],
  functions: [{ target: { prey: that(shipOrBase, ofPlayer(itsFleet)) }, effect: damage('prey', n) }],
  bane: ['weapons', 'card damage'],
  names: { ...THAT_PLAYER, host: 'that terrain', prey: 'that ship or base' },
});
export const vymeziesParticle = card('M2 Vymezies Particle', vymezies(2));
export const vymeziesMatter = card('M4 Vymezies Matter (New Empires)', vymezies(4));
export const vymeziesBlaze = card('M6 Vymezies Blaze', vymezies(6));

export const phantom = card('M3 Phantom', {
  on: that(shipOrBase, ofOthers),
  functions: [
    { oneOf: 1, target: { prey: that(either(crew, equipment), atItsLocation) }, effect: disengageForATurn('prey') },
    { oneOf: 1, effect: damage(host, 1) },
    {
      by: 'host',
      target: { attacker: that(combatCrew, engaged, atItsLocation, ofPlayer(playerOf(host))) },
      effect: attackedBy('attacker'),
    },
  ],
  bane: ['crew'],
  names: { ...THAT_UNIT, prey: 'that card', attacker: 'that crew' },
});

const absorbed = that(crew, onThis);
export const theSoulless = card('M4 The Soulless', {
  on: that(shipOrBase, ofOthers),
  always: [
    { k: 'strength', n: totalStrength(cards(absorbed)), to: itself },
    { k: 'disengaged', to: absorbed },
  ],
  whenever: [
    {
      on: phaseBegins('engagement'),
      target: { prey: weakest(that(crew, atItsLocation, other(onThis))) },
      effect: sequence(moveTo('prey', 'self'), disengage('prey')),
    },
  ],
  functions: [
    {
      target: { next: that(harbor, elsewhere, ofPlayer(playerOf(host))) },
      effect: moveTo('self', 'next'),
    },
  ],
  instead: [{ on: leavesPlay(itself), if: hasCrewToFree, effect: freesCrew }],
  bane: ['research'],
  names: { ...THAT_UNIT, prey: 'that crew', next: 'that location' },
});

/** Its unit does not take it along: it goes on to another, or waits for one. */
export const symnergenicCloud = card('M5 Symnergenic Cloud', {
  on: 'an opponent',
  effect: remember({ player: itsFleet }),
  whenever: [
    {
      on: phaseBegins('engagement'),
      target: { prey: neediest('energy', that(shipOrBase, ofPlayer(quarry))) },
      effect: sequence(moveTo('self', 'prey'), damage('prey', times(2, needOf('prey', 'energy')))),
    },
  ],
  moves: { to: that(shipOrBase, ofPlayer(quarry)), hunts: true, waits: true },
  bane: ['hazards'],
  names: { quarry: 'that player', prey: 'that ship or base' },
});

export const tectonicBurrower = reprint('M5 Tectonic Burrower (New Empires)', tectonicBurrowerNow);

export const cyberMites = card('M7 Cyber Mites (New Empires)', {
  on: shipOrBase,
  always: [
    { k: 'needs', what: 'energy', times: 0, to: that(equipment, atItsLocation) },
    { k: 'strength', n: 3, to: that(either(equipment, mage), atItsLocation) },
  ],
  names: THAT_UNIT,
});

export const redgelonOld = reprint('M8 Redgelon (New Empires)', redgelonNow);

export const skullReaper = card('M9 Skull Reaper', {
  on: 'an opponent',
  functions: [
    {
      target: { prey: { of: that(shipOrBase, ofPlayer(itsFleet)), min: 1, max: 3 } },
      effect: damageEach(chosen('prey'), 4),
    },
  ],
  bane: ['research', 'weapons'],
  names: { ...THAT_PLAYER, prey: 'them' },
});

export const zaggothGuardian = card('M10 Zaggoth Guardian', {
  on: 'your fleet',
  always: [{ k: 'stands for', to: that(monster, yours) }],
  functions: [{ target: { prey: that(shipOrBase, ofOthers) }, effect: damage('prey', 5) }],
  bane: ['weapons', 'card damage'],
  is: ['past healing'],
  names: { prey: 'that ship or base' },
});

export const zaggothMordeth = card('M10 Zaggoth Mordeth', {
  on: 'your fleet',
  always: [{ k: 'damage done', times: 2, to: that(other(itself), monster, yours) }],
  functions: [{ target: { prey: that(shipOrBase, ofOthers) }, effect: damage('prey', 10) }],
  bane: ['weapons', 'card damage'],
  names: { prey: 'that ship or base' },
});

import { card, reprint, type SideText } from '../../card.ts';
import { MOST_USES } from '../../rules/play/card-actions-limit.ts';
import { freesCrew, hasCrewToFree, neediest, quarry } from '../../words/expansions/index.ts';
import {
  atItsLocation,
  atLeast,
  attackedBy,
  cards,
  chosen,
  combatCrew,
  counter,
  crew,
  damage,
  damageEach,
  discard,
  disengage,
  disengageForATurn,
  either,
  elsewhere,
  engaged,
  equipment,
  harbor,
  host,
  is,
  itself,
  itsFleet,
  itsHost,
  leavesPlay,
  liesOn,
  mage,
  monster,
  moveTo,
  needOf,
  ofOthers,
  ofPlayer,
  onThis,
  other,
  phaseBegins,
  playerOf,
  plus,
  readyTransporter,
  remember,
  sequence,
  setCounter,
  shipOrBase,
  strengthLeft,
  strengthUpTo,
  terrain,
  that,
  times,
  titled,
  totalStrength,
  unit,
  usesUp,
  weakest,
  when,
  yours,
} from '../../words/index.ts';
import {
  redgelon as redgelonNow,
  tectonicBurrower as tectonicBurrowerNow,
  webCrawlers as webCrawlersNow,
} from '../universe/monsters.ts';
