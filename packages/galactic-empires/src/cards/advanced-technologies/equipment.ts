// The equipment of Advanced Technologies.

/** A refit adds its printed values to its unit (rules/fleet/refits.ts). Here its text says so. */
const refit = (what: string, n: number): SideText => ({ always: [{ k: 'refit', what, n, set: 3 }] });
const yourShip = that(yours, hull);

// Refits and upgrades

export const armorSystem = card('E1 Armor System Refit', { on: yourShip, ...refit('point of armor', 1) });
export const greatArmorSystem = card('E3 Armor System Refit', { on: yourShip, ...refit('points of armor', 3) });
export const detonatorRefit = card('E3 Hyperspace Detonator Refit', refit('Hyperspace Detonator', 1));
export const distortionCannonRefit = card('E6 Distortion Cannon Refit', refit('Distortion Cannon', 1));
export const penetrationRefit = card('E7 Shield Penetration Refit', {
  on: yourShip,
  ...refit('Shield Penetration Device', 1),
});

const upgrade = (n: number): SideText => ({
  on: yourShip,
  names: { host: 'that ship' },
  always: [{ k: 'strength', to: itsHost, n: togetherUpTo(n, 3) }],
});
export const shipUpgrade = card('E1 Ship Upgrade', upgrade(1));
export const greaterShipUpgrade = card('E2 Ship Upgrade', upgrade(2));

/** A capsule works alone, as a patrol ship does, and goes back to the hand when it is lost. */
const patrolCapsule = (capsules: Filter): SideText => ({
  on: capsules,
  effect: engage(host),
  always: [{ k: 'stays engaged', to: itsHost }],
  names: { host: 'that capsule' },
});
const smallCapsule = that(yours, strengthUpTo(1), loneCapsule);
export const patrolCapsuleRefit = card('E1 Patrol Capsule Refit', {
  ...patrolCapsule(smallCapsule),
  instead: [{ on: wouldBeDiscarded(itsHost), effect: put(host, 'in hand') }],
});
export const heavyPatrolCapsuleRefit = card('E2 Heavy Patrol Capsule Refit', {
  ...patrolCapsule(that(yours, loneCapsule)),
  freeOn: that(yours, loneCapsule, newlyPlayed),
});
export const patrolScoutRefit = card('E3 Patrol Scout Refit', {
  ...patrolCapsule(smallCapsule),
  functions: [{ target: { who: othersWithDecks }, effect: lookAt(topOfDeck('who')) }],
  names: { host: 'that capsule', who: 'that player' },
});

export const pseudoCapsule = card('E1 Pseudo Capsule', {
  is: ['only in reaction'],
  on: that(yours, combination),
  reactions: [
    {
      on: all(losing(that(yours, combination)), byDamage),
      at: beingLost,
      target: { capsule: { of: capsuleOf(eventCard), parts: true } },
      effect: capsuleEscapes('capsule'),
    },
  ],
  names: { capsule: 'that capsule', event: 'that combination' },
});

export const variablePlasmaRefit = card('E6 Variable Plasma Refit', {
  on: that(
    yours,
    bearer,
    ofEmpire('Corporate'),
    withWeapon('Variable Plasma'),
    bareOf(titled('Variable Plasma Refit')),
  ),
  names: { host: 'that ship or base' },
  always: [{ k: 'more plasma', to: itsHost, n: 2 }],
});

export const streamAccelerator = card('E9 Plasma Stream Accelerator', {
  on: that(yours, hull, withWeapon('Plasma Stream')),
  names: { host: 'that ship' },
  always: [{ k: 'penetrates', to: itsHost, what: 'Plasma Stream' }],
});

export const targetingSystems = card('E10 Targeting Systems', {
  names: { host: 'its unit' },
  always: [{ k: 'past shields', to: itsHost, what: 'fields' }],
});

/** It adds a node in place of shields where there is a field, and no heavy weapon for the Scorpead (rules/fleet/refits.ts). */
export const unitOverhaul = card('E9 Unit Overhaul', {
  effect: chooseWeapon(),
  always: [
    { k: 'refit', what: 'phasers', n: 2, set: 3 },
    { k: 'refit', what: 'heavy weapons of the kind chosen for it (none on a Scorpead unit)', n: 2, set: 3 },
    { k: 'refit', what: 'shield points (on a unit with nodes, 1 more node instead)', n: 2, set: 3 },
  ],
});

// Protection

export const energyArmor = reprint('E3 Clydon Energy Armor', energyArmorOld, { on: yourShip });

const { functions: defends = [] } = defenseOld;
export const monsterDefenseSystem = reprint('E4 Monster Defense System', defenseOld, {
  reactions: defends.map(fn => playedFor(fn)),
});

const mishap = either(titled('Navigational Error'), titled('Ship Collision'));
export const formationLights = card('E1 Formation Lights', {
  on: yourShip,
  names: { host: 'that ship' },
  always: [{ k: 'immune', to: itsHost, of: titled('Targeting Error') }],
  reactions: [{ from: 'both', on: all(beingPlayed(mishap), playedAt(yourShip)), at: aimedAtNow, effect: stopIt }],
});

export const commandOverride = card('E6 Vektrean Command Override', {
  on: that(yours, hull, ofEmpire('Vektrean')),
  names: { host: 'that ship' },
  always: [
    {
      k: 'not fired at',
      to: itsHost,
      of: that(ship, ofEmpire('Vektrean'), ofOthers),
      if: some(cards(that(ship, yours, other(itsHost)))),
    },
  ],
});

// Points and functions

export const ammoReserve = card('E2 Ammo Reserve', {
  also: ['allocation'],
  effect: power(3, 'ammunition'),
  whenever: [{ on: phaseBegins('discard'), effect: put('self', 'in hand') }],
});

export const commandCenter = card('E4 Command & Control Center', {
  functions: [
    {
      label: 'let a card with command use its functions twice',
      target: { leader: that(generating('command'), yours, atItsLocation, other(itself)) },
      effect: lasts({ k: 'twice', to: thatCard('leader') }, { turns: 1 }, these('leader')),
    },
  ],
  names: { leader: 'that card' },
});

/** It stores what it gets in one turn. In the next turn its location can use that. */
export const battery = card('E4 Battery', {
  inlets: [{ kind: 'energy', max: strength('self'), label: 'Energy that its location can use next turn' }],
  whenever: [{ on: phaseBegins('discard'), even: true, effect: setCounter(given()) }],
  always: [{ k: 'makes', to: itself, what: 'energy', set: counter }],
  only: { energy: itsLocation },
  names: { counter: 'all its stored' },
});

export const cloningDevice = reprint('E7 Cloning Device', cloningDeviceOld, {
  whenever: [
    {
      on: phaseBegins('play A'),
      target: { model: that(crew, yours, atItsLocation) },
      effect: makesClone('model', 'with its cards'),
    },
    { on: phaseBegins('discard'), even: true, effect: endsClone },
  ],
});

export const timeAlteration = card('E9 Time Alteration Device', {
  functions: [{ spent: true, target: { who: everybody }, effect: rearrangesTop('who', 9) }],
  names: { who: 'that player' },
});

// Crew and shuttles

export const dragonSaddle = card('E3 Dragon Saddle', {
  on: that(yours, dragon),
  names: { host: 'that dragon' },
  always: [{ k: 'takes crew', to: itsHost, n: 1 }],
});

export const oscillatingTransporter = card('E6 Oscillating Transporter', {
  is: ['passes shields'],
  on: that(yours, port),
  ...carrier([moves(1, 1, 'through shields'), sends(1)]),
});

const itsCraft = that(shuttle, onA(itsHost), other(itself));
export const ewacs = card('E8 EWACS Shuttlecraft', {
  on: that(yours, hull, called('carrier')),
  names: { host: 'that carrier', craft: 'it' },
  always: [{ k: 'fire', to: itsCraft, what: 'phasers', times: 2, if: turnOf('you') }],
  reactions: [
    { from: 'play', on: volleyAt(itsHost), effect: forEach(cards(itsCraft), 'craft', opensFire('craft', firing)) },
  ],
});

// Mines and beams

export const fusionMine = card('E4 Fusion Mine', {
  is: ['mine'],
  on: that(yours, shipMineBed),
  names: { it: 'that ship' },
  functions: [{ spent: true, target: { it: that(ship, ofOthers) }, effect: damage('it', 5) }],
});

export const mineAccelerator = card('E8 Tufor Mine Accelerator', {
  on: that(yours, hull, ofEmpire('Tufor'), withMineSystem),
  names: { host: 'that ship' },
  always: [{ k: 'twice', to: oneOf(that(called('mine'), onA(itsHost))) }],
});

export const tractorBeam = card('E8 Tractor Beam', {
  on: yourShip,
  names: { remembered: 'that ship', it: 'that ship', host: 'its ship' },
  reactions: [
    {
      from: 'play',
      on: anything,
      target: { it: that(ship, ofOthers) },
      effect: sequence(remember({ card: 'it' }), drawFire('it')),
    },
  ],
  always: [
    { k: 'fires only at', to: isRemembered, of: itsHost },
    { k: 'fire', to: isRemembered, times: 0.5 },
  ],
  whenever: [{ on: phaseBegins('record keeping'), even: true, effect: forgets }],
});

import type { Filter } from '@orrery/kernel';
import { card, reprint, type SideText } from '../../card.ts';
import {
  beingLost,
  capsuleEscapes,
  capsuleOf,
  combination,
  endsClone,
  forgets,
  loneCapsule,
  makesClone,
  newlyPlayed,
  rearrangesTop,
  shipMineBed,
  togetherUpTo,
  withMineSystem,
  withWeapon,
} from '../../words/expansions/index.ts';
import {
  aimedAtNow,
  all,
  anything,
  atItsLocation,
  bareOf,
  bearer,
  beingPlayed,
  byDamage,
  called,
  cards,
  carrier,
  chooseWeapon,
  counter,
  crew,
  damage,
  dragon,
  drawFire,
  either,
  engage,
  eventCard,
  everybody,
  firing,
  forEach,
  generating,
  given,
  host,
  hull,
  isRemembered,
  itself,
  itsHost,
  itsLocation,
  lasts,
  lookAt,
  losing,
  moves,
  ofEmpire,
  ofOthers,
  onA,
  oneOf,
  opensFire,
  other,
  othersWithDecks,
  phaseBegins,
  playedAt,
  playedFor,
  port,
  power,
  put,
  remember,
  sends,
  sequence,
  setCounter,
  ship,
  shuttle,
  some,
  stopIt,
  strength,
  strengthUpTo,
  that,
  thatCard,
  these,
  titled,
  topOfDeck,
  turnOf,
  volleyAt,
  wouldBeDiscarded,
  yours,
} from '../../words/index.ts';
import {
  cloningDevice as cloningDeviceOld,
  monsterDefenseSystem as defenseOld,
  energyArmor as energyArmorOld,
} from '../new-empires/equipment.ts';
