// Monsters (ge/monster). Their effect each turn is a function, which their player uses in their own Play Cards Phases.

const THAT_SHIP = { host: 'that ship' };
const THAT_UNIT = { host: 'that ship or base' };
const THAT_TERRAIN = { host: 'that terrain' };
const THAT_CREW = { host: 'that crew' };
const THAT_PLAYER = { fleet: 'that player' };

export const researchDefiler = text('M1 Research Defiler', {
  on: 'an opponent',
  always: [{ k: 'fleet output', what: 'research', times: 0.5, who: thatPlayer(itsFleet) }],
  whenever: [
    {
      on: comesIntoPlay(either(crew, itself)),
      if: atLeast(count(cards(that(ofPlayer(itsFleet), negatesMonsters))), 2),
      effect: discard('self'),
    },
  ],
  names: THAT_PLAYER,
});

export const webCrawlers = text('M1 Sextaraan Web Crawlers', {
  on: that(either(ship, type('M')), ofOthers),
  always: [{ k: 'not fired at', to: itself, of: itsHost }],
  functions: [{ effect: damage(host, 2) }],
  reactions: [{ on: anyDeed, effect: damage(host, 2) }],
  bane: ['phasers'],
  names: { host: 'its prey' },
});

export const phaserEel = text('M1 Small Phaser Eel', {
  on: that(unit, ofOthers),
  always: [{ k: 'fire', what: 'phasers', times: 0, to: itsHost }],
  bane: ['heavy weapons', 'other weapons'],
  names: { host: 'that unit' },
});

export const planetGouge = text('M2 Planet Gouge', {
  on: that(terrain, ofOthers),
  effect: damage(host, 3),
  after: 'discard',
  names: THAT_TERRAIN,
});

export const snareVines = text('M2 Snare Vines', {
  on: that(terrain, ofOthers),
  functions: [{ when: not(justPlayed), effect: discardAll(on(host, shipOrBase)), spent: true }],
  bane: ['research', 'heavy weapons'],
  names: THAT_TERRAIN,
});

export const alienParasites = text('M3 Alien Parasites', {
  on: that(ship, ofOthers),
  effect: disengage(host),
  always: [{ k: 'disengaged', to: itsHost }],
  bane: ['research'],
  names: THAT_SHIP,
});

const guardian = {
  always: [{ k: 'absorbs', to: itsHost }],
  bane: ['weapons', 'card damage'],
  is: ['past healing'],
} as const;
export const invincoGuardian = text('M3 Invinco Guardian', {
  on: extreme('weakest', ship),
  ...guardian,
  names: THAT_SHIP,
});
export const hugeInvincoGuardian = text('M9 Huge Invinco Guardian', {
  on: extreme('weakest', terrainShipOrBase),
  ...guardian,
  names: { host: 'that card' },
});

export const phaseRats = text('M3 Phase Rats', {
  on: that(shipOrBase, ofOthers),
  functions: [
    { effect: damage(host, 1) },
    {
      by: 'host',
      target: { attacker: that(combatCrew, engaged, atItsLocation, ofPlayer(playerOf(host))) },
      effect: attackedBy('attacker'),
    },
  ],
  always: [{ k: 'needs', what: 'supply', times: 3, to: itsHost }],
  bane: ['crew'],
  names: { ...THAT_UNIT, attacker: 'that crew' },
});

export const scandigBlob = text('M3 Scandig Blob', {
  on: that(terrain, ofOthers),
  always: [{ k: 'output', times: 0, to: itsHost }],
  bane: ['hazards'],
  names: THAT_TERRAIN,
});

export const shadow = text('M3 Shadow', {
  on: ship,
  always: [
    { k: 'endures', n: 3, to: itsHost },
    { k: 'strength', n: -2, to: that(crew, atItsLocation) },
    { k: 'least strength', n: 1, to: that(crew, atItsLocation) },
  ],
  names: THAT_SHIP,
});

export const shieldFiend = text('M3 Shield Fiend', {
  on: that(withShields, other(that(ship, carrying(titled('Invinco Guardian')))), fieldless),
  effect: stripShields(host),
  after: 'discard',
  names: { host: 'that card' },
});

const vertigo = when(is('prey', titled('Telepath')), discard('prey'), disengageForATurn('prey'));
export const spaceVertigo = text('M3 Space Vertigo', {
  on: 'your fleet',
  target: { prey: crew },
  effect: vertigo,
  after: 'discard',
  reactions: [{ on: anyDeed, target: { prey: crew }, effect: vertigo }],
  is: ['science officers alone'],
  names: { prey: 'that crew' },
});

export const harvesters = text('M4 Harvesters', {
  on: that(terrain, ofOthers),
  always: [{ k: 'output', what: 'supply', times: 0, to: itsHost }],
  whenever: [
    {
      on: comesIntoPlay(that(titled('Science Officer'), atItsLocation, ofOthers)),
      even: true,
      effect: choose(
        'next',
        { list: cards(that(terrain, elsewhere)), prompt: 'Which terrain do the harvesters move to?' },
        moveTo('self', 'next'),
      ),
    },
  ],
  moves: { to: terrain },
  names: THAT_TERRAIN,
});

export const spaceDragon = text('M4 Space Dragon', {
  on: that(shipOrBase, ofOthers),
  functions: [{ effect: damage(host, 2) }],
  always: [{ k: 'fires only at', to: itsHost, of: itself }],
  bane: ['weapons', 'card damage', 'research'],
  names: THAT_UNIT,
});

export const spacetacean = text('M4 Spacetacean', {
  on: 'your fleet',
  always: [{ k: 'voids', to: luckCard }],
  ends: { points: 'research', n: times(2, strength('self')) },
});

export const timeKeeper4 = text('M4 Time Keeper', {
  on: 'your fleet',
  target: { stray: called('time') },
  effect: discard('stray'),
  after: 'discard',
  reactions: [
    { on: beingPlayed(called('time')), effect: stopIt },
    { on: anything, target: { stray: called('time') }, effect: discard('stray') },
  ],
  names: { stray: 'that card' },
});
export const timeKeeper10 = text('M10 Time Keeper', {
  on: 'your fleet',
  always: [{ k: 'immune', to: itself, of: called('time') }],
  reactions: [{ from: 'play', on: beingPlayed(called('time')), effect: stopIt }],
  ends: { points: 'research', n: times(2, strength('self')) },
});

export const vymeziesMatter = text('M4 Vymezies Matter', {
  is: ['spares terrain'],
  on: that(terrain, ofOthers, strengthUpTo('self')),
  always: [{ k: 'output', times: 0, to: itsHost }],
  functions: [{ target: { prey: that(unit, ofPlayer(itsFleet)) }, effect: damage('prey', 4) }],
  bane: ['weapons', 'card damage'],
  names: { ...THAT_TERRAIN, ...THAT_PLAYER, prey: 'that unit' },
});

export const astromorph = text('M5 Astromorph', {
  on: 'an opponent',
  functions: [
    {
      target: { prey: that(ship, ofPlayer(itsFleet), hunted) },
      effect: sequence(remember({ card: 'prey' }), damage('prey', 5)),
    },
  ],
  bane: ['heavy weapons'],
  names: { ...THAT_PLAYER, prey: 'that ship' },
});

export const occumbus = text('M5 Occumbus', {
  on: 'your fleet',
  always: [
    { k: 'damage taken', times: 0, to: that(shipOrBase, yours) },
    { k: 'fire taken', times: 0, to: that(shipOrBase, yours) },
    { k: 'safe headquarters' },
    { k: 'no fire', to: that(shipOrBase, yours) },
  ],
  lasts: 1,
});

export const shipMimic = text('M5 Ship Mimic', {
  on: that(ship, strengthUpTo('self')),
  always: [{ k: 'doubled', to: itsHost }],
  bane: ['research'],
  names: THAT_SHIP,
});

export const tectonicBurrower = text('M5 Tectonic Burrower', {
  on: that(terrain, ofOthers),
  always: [{ k: 'output', what: 'energy', times: 0, to: itsHost }],
  functions: [{ effect: damage(host, 2) }],
  bane: ['research'],
  names: THAT_TERRAIN,
});

export const zarom = text('M5 Zarom', {
  is: ['harms monsters'],
  on: 'a fleet',
  functions: [{ effect: damageEach(cards(that(either(type('M'), dragon), ofPlayer(itsFleet))), 1) }],
  bane: ['research'],
  names: THAT_PLAYER,
});

export const mindControlBeast = text('M6 Mind Control Beast', {
  on: that(ship, ofOthers, weaker, controllable),
  effect: sequence(control(host), engage(host), supplyAll(host)),
  always: [{ k: 'controls', to: itsHost }],
  lasts: 1,
  names: THAT_SHIP,
});

export const seductress = text('M6 Seductress', {
  on: that(crew, strengthUpTo('self')),
  effect: discard(host),
  after: 'discard',
  names: THAT_CREW,
});

export const timeThief = text('M6 Time Thief', thievery(onHost));

export const eye = text("M6 Visilikiiy's Eye", {
  on: 'your fleet',
  functions: [
    {
      oneOf: 1,
      label: 'look at a card of a hand',
      target: { seen: othersWithHands },
      effect: lookAtHand('seen', 1),
    },
    {
      oneOf: 1,
      label: 'look at the top card of a deck',
      target: { seen: othersWithDecks },
      effect: lookAt(topOfDeck('seen')),
    },
    {
      oneOf: 1,
      label: 'look at a whole hand and lose the eye',
      target: { seen: othersWithHands },
      effect: lookAtHand('seen'),
      spent: true,
    },
  ],
  names: { seen: 'that player' },
});

export const voidAngel = text('M6 Void Angel', {
  on: that(either(crew, dragon), carrying(ability)),
  instead: [
    {
      on: leavesPlay(itsHost),
      if: hasHeir(likeHost),
      effect: choose(
        'heir',
        { list: cards(likeHost), prompt: 'Which card gets the abilities?' },
        moveAbilities('heir'),
      ),
    },
  ],
  names: { host: 'its host', heir: 'it' },
});

export const cyberMites = text('M7 Cyber Mites', {
  on: shipOrBase,
  always: [
    { k: 'needs', times: 0, to: that(equipment, atItsLocation) },
    { k: 'strength', n: 3, to: that(either(equipment, mage), atItsLocation) },
  ],
  names: THAT_UNIT,
});

export const juggernaut = text('M7 Juggernaut', {
  on: that(base, ofOthers),
  functions: [
    { when: not(waiting), effect: damage(host, 4) },
    { when: waiting, target: { next: that(base, ofOthers) }, effect: moveTo('self', 'next') },
  ],
  moves: { to: that(base, ofOthers), hunts: true, waits: true },
  bane: ['heavy weapons'],
  names: { host: 'that base', next: 'that base' },
});

export const textangula = text('M7 Tri-lateral Textangula', {
  on: 'an opponent',
  target: { prey: { of: that(shipOrBase, ofPlayer(itsFleet)), min: 3, max: 3 } },
  against: 'prey',
  functions: [{ effect: damageEach(itsTargets, 3) }],
  bane: ['research', 'weapons'],
  names: { ...THAT_PLAYER, host: 'those ships and bases' },
});

export const redgelon = text('M8 Redgelon', {
  on: 'an opponent',
  functions: [{ target: { prey: extreme('strongest', that(unit, ofPlayer(itsFleet))) }, effect: feedOn('prey', 4) }],
  bane: ['weapons'],
  names: { ...THAT_PLAYER, prey: 'that unit' },
});

export const shipCollector = text('M8 Ship Collector', {
  on: 'your fleet',
  functions: [
    { target: { prey: extremeOfAll('weakest', that(ship, ofOthers, leftUpTo(4))) }, effect: discard('prey') },
  ],
  bane: ['weapons'],
  names: { prey: 'that ship' },
});

export const kraken = text('M9 Kraken', {
  on: 'a fleet',
  functions: [{ effect: splitEvenly(9, cards(that(shipOrBase, ofPlayer(itsFleet)))) }],
  bane: ['research'],
  names: THAT_PLAYER,
});

export const luckDemon = text('M9 Luck Demon', {
  on: 'your fleet',
  always: [{ k: 'voids', to: luckCard }],
  reactions: [
    { from: 'both', often: true, on: all(beingPlayed(luckCard), playedAtHome), when: latest, effect: playInstead },
    { from: 'play', often: true, on: all(beingPlayed(luckCard), playedAgainstYou), effect: letItWork },
    { on: all(beingPlayed(luckCard), playedAgainstYou), effect: stopIt },
  ],
  bane: ['research'],
});

import { card as text } from '../../card.ts';
import {
  ability,
  all,
  anyDeed,
  anything,
  atItsLocation,
  atLeast,
  attackedBy,
  base,
  beingPlayed,
  called,
  cards,
  carrying,
  choose,
  combatCrew,
  comesIntoPlay,
  control,
  controllable,
  count,
  crew,
  damage,
  damageEach,
  discard,
  discardAll,
  disengage,
  disengageForATurn,
  dragon,
  either,
  elsewhere,
  engage,
  engaged,
  equipment,
  extreme,
  extremeOfAll,
  feedOn,
  fieldless,
  hasHeir,
  host,
  hunted,
  is,
  itself,
  itsFleet,
  itsHost,
  itsTargets,
  justPlayed,
  latest,
  leavesPlay,
  leftUpTo,
  letItWork,
  likeHost,
  lookAt,
  lookAtHand,
  luckCard,
  mage,
  moveAbilities,
  moveTo,
  negatesMonsters,
  not,
  ofOthers,
  ofPlayer,
  on,
  onHost,
  other,
  othersWithDecks,
  othersWithHands,
  playedAgainstYou,
  playedAtHome,
  playerOf,
  playInstead,
  remember,
  sequence,
  ship,
  shipOrBase,
  splitEvenly,
  stopIt,
  strength,
  strengthUpTo,
  stripShields,
  supplyAll,
  terrain,
  terrainShipOrBase,
  that,
  thatPlayer,
  times,
  titled,
  topOfDeck,
  type,
  unit,
  waiting,
  weaker,
  when,
  withShields,
  yours,
} from '../../words/index.ts';
import { thievery } from './time-thief.ts';
