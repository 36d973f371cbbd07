// Terrain. Terrain that only generates points prints them and needs no text here.

/** Terrain of the own fleet that another terrain can be played on. */
const yourTerrain = that(terrain, yours);

export const intergalacticVoid = card('T10 Intergalactic Void', {
  whenever: [{ on: comesIntoPlay(that(ship, onA(itself))), once: true, effect: engage(factCard()) }],
});

export const apolloBody = card('T1 Apollo Body', {
  on: that(terrain, ofOthers),
  names: { host: 'that terrain' },
  always: [{ k: 'shares', to: itsHost }],
  lasts: 1,
});

export const capturedSatellite = card('T1 Captured Satellite', { on: yourTerrain, combines: true });

export const planetaryStorm = card('T1 Planetary Storm', { on: yourTerrain, combines: true });

export const artificialSatellite = card('T2 Artificial Satellite', {
  on: yourTerrain,
  names: { host: 'the terrain that it is on' },
  always: [{ k: 'output', to: itsHost, times: 2 }],
  lasts: 2,
});

export const asteroidShield = card('T2 Asteroid Shield', {
  on: that(ship, yours),
  names: { host: 'that ship' },
  always: [
    { k: 'absorbs', to: itsHost, what: 'but structure', even: true },
    { k: 'not played on', to: itself, even: true },
  ],
  reactions: [{ on: comesAt(that(ship, yours)), at: that(ship, yours, aimedAtNow), effect: getsBefore('that ship') }],
});

export const comet = card('T2 Comet', { lasts: 2 });

export const ionizedParticleField = card('T2 Ionized Particle Field', {
  always: [{ k: 'output', to: itself, what: 'energy', set: turnsToGo }],
  lasts: 4,
});

export const oortCloud = card('T2 Oort Cloud', {
  always: [{ k: 'output', to: that(called('comet'), yours), what: 'research', times: 2 }],
});

export const populatedMoon = card('T2 Moon', { always: [{ k: 'free play', to: crew, of: itself }] });

export const crystalPlanet = card('T3 Planet Crystal Planet', {
  always: [{ k: 'withstands', to: itself, what: 'weapons', even: true }],
});

export const dragonEgg = card('T3 Dragon Egg', {
  always: [{ k: 'fire taken', to: that(dragon, yours), what: 'volley', n: -1 }],
});

export const dragonHole = card('T3 Dragon Hole', { only: { repair: either(dragon, monster) } });

export const periodicComet = card('T3 Periodic Comet', {
  lasts: 3,
  instead: [{ on: runsOut(itself), if: some(cards(titled('Bosheegh'))), effect: returnToHand('self') }],
});

export const vacationPlanet = card('T3 Vacation Planet', {
  when: not(some(cards(titled('Vacation Planet')))),
  names: { factSeat: 'the player who did it' },
  always: [
    { k: 'only place', to: crew, who: eachOther, of: itself },
    { k: 'suspended', to: that(crew, ofOthers, onA(itself)) },
  ],
  whenever: [
    {
      on: takesDamage(itself),
      effect: losesCrew(factSeat('by'), 'Which crew of yours do you discard for the damage to the Vacation Planet?'),
    },
  ],
});

export const distantSun = card('T4 Distant Sun', {
  on: that(terrain, ofOthers),
  names: { host: 'that terrain' },
  always: [{ k: 'diverts', to: that(ofOthers, inItsStack), what: 'energy' }],
});

export const formingSystem = card('T4 Forming System', {
  always: [{ k: 'fire taken', to: itself, what: 'heavy', times: 0.5, even: true }],
});

export const gaiaPlanet = card('T4 Gaia Planet', {
  always: [
    { k: 'immune', to: itself, of: either(monster, dragon), even: true },
    { k: 'not fired at', to: itself, of: dragon, even: true },
    { k: 'not played on', to: itself, even: true },
    { k: 'fire taken', to: itself, what: 'any volley', times: 1 / 3, even: true },
  ],
});

export const podekkurPrime = card('T4 Planet', {
  always: [{ k: 'not played on', to: itself, of: crew, even: true }],
});

export const supernovaRemnant = card('T4 Supernova Remnant', {
  on: that(called('star'), terrain),
  names: { host: 'that star' },
  always: [{ k: 'output', to: itsHost, times: 2 }],
  whenever: [{ on: pointsAllocated(playerOf(host)), effect: takesItsPlace }],
});

export const dependencyWorld = card('T5 Dependency World', {
  on: 'an opponent',
  enters: 'engaged',
  always: [
    { k: 'needs', to: itself, set: 0, even: true },
    ...(['supply', 'energy', 'ammunition'] as const).map(
      what => ({ k: 'fleet output', who: thatPlayer(itsFleet), what, n: -1, toll: true, even: true }) as const,
    ),
  ],
});

export const dragonCave = card('T5 Dragon Cave', { only: { repair: dragon } });

export const homecloudNebula = card('T5 Nebula', {
  always: [{ k: 'fire taken', to: that(ship, ofEmpire('Argonian')), what: 'volley', n: -1 }],
});

export const pirateSystem = card('T5 Pirate System', {
  always: [{ k: 'engages free', to: that(pirateShip, yours) }],
});

export const ringSystem = card('T5 Ring System', { on: that(called('planet'), terrain, yours), combines: true });

export const star = card('T5 Star', { takes: that(playedAsTerrain, strengthUpTo(5)) });

export const blackHole = card('T6 Black Hole', {
  on: 'an opponent',
  always: [{ k: 'fleet output', who: thatPlayer(itsFleet), what: 'energy', n: -3, toll: true }],
});

export const globularCluster = card('T6 Globular Cluster', {
  always: [
    { k: 'withstands', to: that(called('star'), yours) },
    { k: 'not played on', to: itself, of: combining, even: true },
  ],
});

export const sochessComet = card('T6 Comet', { lasts: 6 });

export const krebizar = card('T7 Planet', {
  always: [{ k: 'shield repair', to: capsule, n: 1 }],
});

export const quantumBlackHole = card('T7 Quantum Black Hole', {
  target: { who: others },
  effect: spreadDamage(cards(that(terrain, ofPlayer('who'))), strength('self')),
  functions: [
    {
      target: { drained: that(terrain, ofOthers) },
      effect: lasts({ k: 'output', what: 'energy', n: -2 }, { turns: 1 }, these('drained')),
    },
  ],
  names: { who: 'that player', drained: 'that terrain' },
});

export const cometOfLore = card('T7 Comet', {
  on: yourTerrain,
  functions: [
    {
      target: { from: that(ship, ofEmpire('Scorpead'), magnifying, yours), to: that(ship, besides('from'), yours) },
      effect: lasts({ k: 'magnified', n: magnifierEnergy('from') }, { turns: 1 }, these('to')),
    },
  ],
  names: { from: 'that Scorpead ship', to: 'the other ship' },
});

export const sensorPlanet = card('T7 Sensor Planet', {
  whenever: [{ on: drawsInSight, effect: watchDraws }],
});

export const undiscoveredSystem = card('T7 Undiscovered System', {
  when: any(
    not(some(cards(titled('Undiscovered System')))),
    all(some(cards(that(mage, yours))), not(some(cards(that(titled('Undiscovered System'), yours))))),
  ),
  effect: discardAll(cards(that(titled('Undiscovered System'), atOtherFleets))),
});

export const dragonLair8 = card('T8 Dragon Lair', {
  only: { repair: either(dragon, monster) },
  always: [{ k: 'engages free', to: that(dragon, yours), if: atLeastOf(2, titled('Dragon Lair')) }],
});

export const dragonLair9 = card('T9 Dragon Lair', {
  only: { repair: either(dragon, monster) },
  whenever: [
    {
      on: phaseBegins('engagement'),
      if: atLeastOf(2, titled('Dragon Lair')),
      effect: choose(
        'healed',
        { list: cards(that(dragon, damaged, yours)), prompt: 'Which dragon do you heal?' },
        healAll('healed'),
      ),
    },
  ],
});

export const mechadSystem = card('T8 System Mechad System', {
  always: [{ k: 'phasers', to: that(ship, ofEmpire('Mechad')), n: 1 }],
});

export const plasmaticNebula = card('T8 Plasmatic Nebula', {
  always: [{ k: 'armed', to: that(ship, ofEmpire('P.O.T.')), what: 'Plasma Stream', n: 1 }],
});

export const corporateHomeworld = card('T9 Planet', {
  always: [{ k: 'variable plasma', to: that(ship, ofEmpire('Corporate')), n: 1 }],
});

// Terrain that is also something else

export const asteroidOutpost = card('T/B5 Vektrean Asteroid Outpost', { playedAs: 'T' });
export const asteroidStarbase = card('T/B9 Vektrean Asteroid Starbase', { playedAs: 'T' });

export const plasmaField = card('T/H2 Plasma Field', {
  other: {
    on: anyPrey,
    names: { host: 'that card' },
    functions: [{ effect: damage(host, 2) }],
    ends: { points: 'research', n: 2 },
  },
});

import { card } from '../../card.ts';
import {
  aimedAtNow,
  all,
  any,
  anyPrey,
  atLeastOf,
  atOtherFleets,
  besides,
  called,
  capsule,
  cards,
  choose,
  combining,
  comesAt,
  comesIntoPlay,
  crew,
  damage,
  damaged,
  discardAll,
  dragon,
  drawsInSight,
  eachOther,
  either,
  engage,
  factCard,
  factSeat,
  getsBefore,
  healAll,
  host,
  inItsStack,
  itself,
  itsFleet,
  itsHost,
  lasts,
  losesCrew,
  mage,
  magnifierEnergy,
  magnifying,
  monster,
  not,
  ofEmpire,
  ofOthers,
  ofPlayer,
  onA,
  others,
  phaseBegins,
  pirateShip,
  playedAsTerrain,
  playerOf,
  pointsAllocated,
  returnToHand,
  runsOut,
  ship,
  some,
  spreadDamage,
  strength,
  strengthUpTo,
  takesDamage,
  takesItsPlace,
  terrain,
  that,
  thatPlayer,
  these,
  titled,
  turnsToGo,
  watchDraws,
  yours,
} from '../../words/index.ts';
