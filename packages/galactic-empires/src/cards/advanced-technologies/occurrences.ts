// Occurrence cards of Advanced Technologies

const THAT_SHIP = { host: 'that ship', ship: 'that ship' };

// Terrain and crew

export const miningExpedition = card('O3 Mining Expedition', {
  on: terrain,
  always: [{ k: 'output', to: itsHost, times: 2, what: 'economy' }],
  lasts: strength('self'),
  names: { host: 'that terrain' },
});

export const invasion = card(
  'O4 Invasion',
  (() => {
    const defended = atLeast(totalStrength(cards(that(crew, engaged, at(host)))), strength('self'));
    return {
      on: terrain,
      effect: disengage(host),
      always: [{ k: 'disengaged', to: itsHost, if: not(defended) }],
      whenever: [
        { on: comesThere(crew), if: defended, effect: discard('self') },
        { on: phaseBegins('play A', playerOf(host)), if: defended, effect: discard('self') },
      ],
      names: { host: 'that terrain' },
    } satisfies SideText;
  })(),
);

export const corporateInfluence = card('O6 Corporate Influence', {
  on: that(terrain, generating('economy')),
  always: [{ k: 'tribute', to: itsHost, n: 2, what: 'economy' }],
  whenever: [{ on: phaseBegins('play A', playerOf(host)), effect: getsTribute(host, 'economy', 2) }],
  ends: { points: 'economy', n: 6 },
  names: { host: 'that terrain' },
});

export const gaseousDegeneration = card('O4 Gaseous Degeneration', {
  on: that(crew, onA(that(hull, ofEmpire('Argonian')))),
  whenever: [{ on: phaseBegins('engagement', playerOf(host)), effect: discard(host) }],
  ends: { points: 'research', n: 4 },
  names: { host: 'that crew' },
});

// Ships and their technology

export const merchantShip = card('O6 Merchant Ship', {
  on: that(hull, generic),
  always: [{ k: 'no command slot', to: itsHost }],
  reactions: [
    {
      on: volleyAt(itsHost),
      from: 'play',
      often: true,
      target: { escort: that(called('escort'), ship, yours, other(itsHost), yetToReact) },
      effect: sequence(intercept(2, 'escort'), hasReacted('escort')),
    },
  ],
  names: { host: 'that ship', escort: 'that escort' },
});

/** For one turn, all equipment of a unit is off. */
export const equipmentMalfunction = card('O9 Equipment Malfunction', {
  on: that(vesselOrBase, carrying(equipment)),
  effect: disengageAll(ofStack(host, equipment)),
  always: [{ k: 'disengaged', to: that(equipment, onA(itsHost)) }],
  lasts: extremeStrength('least', ofStack(host, equipment)),
  reactions: [{ on: anything, effect: disengageAll(ofStack(host, equipment)) }],
  names: { host: 'that unit' },
});

const strobe = that(titled('Strobe'), equipment, engaged);
export const strobeMalfunction = card('O6 Strobe Malfunction', {
  on: strobe,
  effect: disengage(host),
  reactions: [
    { on: actionOf(strobe), effect: sequence(stopIt, disengage(eventCard)) },
    { on: anythingElse(actionOf(strobe)), target: { it: strobe }, effect: disengage('it') },
  ],
  after: 'discard',
  names: { host: 'that strobe', it: 'that strobe', event: 'that strobe', stopping: 'that action has no effect' },
});

// Weapons that fail

export const distortionCannonFailure = card('O6 Distortion Cannon Failure', {
  reactions: [
    {
      on: firesFirstWith('Distortion Cannon'),
      effect: sequence(
        stopIt,
        set('ship', eventCard),
        lasts({ k: 'heavy weapons', times: 0, what: 'Distortion Cannon' }, 'turn', these('ship')),
      ),
    },
  ],
  after: 'discard',
  names: { ...THAT_SHIP, event: 'that ship', stopping: 'the shot does no damage' },
});

export const shieldPenetrationFailure = card('O7 Shield Penetration Failure', {
  reactions: [
    {
      on: anyVolley,
      target: { ship: that(ship, ofOthers, firingSort('pierce')) },
      effect: penetratesNothing('ship'),
    },
  ],
  after: 'discard',
  names: THAT_SHIP,
});

const overloaded = that(hull, ofEmpire('Corporate'), plasmaCharged);
const overload = (it: string) =>
  sequence(
    structuralDamage(it, plasmaEnergy(it)),
    lasts({ k: 'heavy weapons', times: 0, what: 'Variable Plasma' }, { turns: 1, of: playerOf(it) }, these(it)),
  );
export const variablePlasmaOverload = card('O8 Variable Plasma Overload', {
  on: overloaded,
  effect: sequence(set('ship', host), overload('ship')),
  reactions: [
    {
      on: volleyBy(overloaded),
      target: { ship: that(overloaded, firing) },
      effect: sequence(misfire(theOne('ship'), 'Variable Plasma'), overload('ship')),
    },
    { on: anythingElse(volleyBy(overloaded)), target: { ship: overloaded }, effect: overload('ship') },
  ],
  after: 'discard',
  names: THAT_SHIP,
});

export const redTape = card('O6 Red Tape', {
  reactions: [{ on: recovering, effect: sinkTakenOut }],
  after: 'discard',
});

// Mines, and phasers that keep craft off

const laid = that(called('mine'), located(ship));
const laidThere = that(called('mine'), engaged, located(that(ship, aimedAtNow)));
export const mineDefenses = card('O6 Mine Defenses', {
  reactions: [
    {
      on: volleyAt(ship),
      target: { mine: laidThere, it: that(ship, firing) },
      effect: goesOff('mine', 'it'),
    },
    {
      on: all(firesFirstWith(), is(eventCard, ship)),
      target: { mine: laidThere },
      effect: goesOff('mine', eventCard),
    },
  ],
  after: 'discard',
  names: { mine: 'that mine', it: 'that ship', event: 'what fires' },
});

export const mineDeploymentFailure = card('O6 Mine Deployment Failure', {
  target: { mine: laid },
  effect: sequence(set('ship', placeOf('mine')), goesOff('mine', 'ship'), discard('mine')),
  reactions: [
    {
      on: anything,
      target: { mine: laid },
      effect: sequence(set('ship', placeOf('mine')), goesOff('mine', 'ship'), discard('mine')),
    },
  ],
  after: 'discard',
  names: { mine: 'that mine', ship: 'the ship that it is on' },
});

export const fighterDefenseSystem = card('O3 Fighter Defense System', {
  reactions: [
    {
      on: anything,
      target: { it: that(inFlight, ofOthers), unit: that(vesselOrBase, yours, withPhasersFor('it')) },
      effect: firesPhasersAt('unit', 'it'),
    },
  ],
  after: 'discard',
  names: { it: 'that craft', unit: 'that unit' },
});

import { card, type SideText } from '../../card.ts';
import {
  comesThere,
  firesFirstWith,
  firesPhasersAt,
  generic,
  getsTribute,
  goesOff,
  hasReacted,
  inFlight,
  penetratesNothing,
  plasmaCharged,
  plasmaEnergy,
  recovering,
  sinkTakenOut,
  withPhasersFor,
  yetToReact,
} from '../../words/expansions/index.ts';
import {
  actionOf,
  aimedAtNow,
  all,
  anything,
  anythingElse,
  anyVolley,
  at,
  atLeast,
  called,
  cards,
  carrying,
  crew,
  discard,
  disengage,
  disengageAll,
  engaged,
  equipment,
  eventCard,
  extremeStrength,
  firing,
  firingSort,
  generating,
  host,
  hull,
  intercept,
  is,
  itsHost,
  lasts,
  located,
  misfire,
  not,
  ofEmpire,
  ofOthers,
  ofStack,
  onA,
  other,
  phaseBegins,
  placeOf,
  playerOf,
  sequence,
  set,
  ship,
  stopIt,
  strength,
  structuralDamage,
  terrain,
  that,
  theOne,
  these,
  titled,
  totalStrength,
  vesselOrBase,
  volleyAt,
  volleyBy,
  yours,
} from '../../words/index.ts';
