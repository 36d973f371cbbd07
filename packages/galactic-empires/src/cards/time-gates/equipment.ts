// The equipment of Time Gates.

const weakestShip = weakest(that(yours, hull));
const anomaly = titled('Divergent Anomaly');
const screened = unharmed('it', 'while engaged');
export const distortionGenerator = card('E6 Distortion Generator (Time Gates)', {
  ...universe.distortionGenerator,
  effect: sequence(set('it', host), screened, discardAll(on(host, anomaly))),
  reactions: [
    { on: volleyAt(weakestShip), effect: sequence(set('it', eventTarget), screened) },
    { on: all(beingPlayed(anomaly), playedAt(weakestShip)), effect: stopIt },
    {
      on: anythingElse(any(volleyAt(weakestShip), beingPlayed(anomaly))),
      target: { it: weakestShip },
      effect: screened,
    },
  ],
});

const ill = that(healthAffecting, onA(isRemembered));
const sleeps = choose(
  'sleeper',
  { list: cards(that(yours, crew, atItsLocation)), prompt: 'Which crew is put in stasis?' },
  inStasis('sleeper'),
);
export const stasisCanister = card('E2 Stasis Canister', {
  on: that(yours, port, withAnyOf(that(yours, crew))),
  effect: sleeps,
  always: [
    { k: 'no functions', to: isRemembered },
    { k: 'immune', to: isRemembered, of: healthAffecting },
    { k: 'suspended', to: ill },
    { k: 'ends sooner', to: ill, times: 0.5 },
  ],
  reactions: [{ on: anything, effect: sleeps }],
  names: { sleeper: 'it', remembered: 'the crew in stasis' },
});

/** Cards of the deck lie under a capsule, and come into the hand some turns later. They go with it if it leaves before. */
const capsule = (cards: number, turns: number): SideText => ({
  on: that(yours, port),
  effect: laysUnder(cards),
  whenever: [
    {
      on: phaseBegins('engagement'),
      even: true,
      effect: sequence(countOneMore, when(isTheTime(turns), sequence(takesUp, discard('self')))),
    },
  ],
  is: ['holds cards'],
  names: { counter: 'the turns since' },
});
export const timeCapsule2 = card('E2 Time Capsule', capsule(2, 2));
export const timeCapsule4 = card('E4 Time Capsule', capsule(4, 3));
export const timeCapsule6 = card('E6 Time Capsule', capsule(6, 4));

export const spaceTimePortal = card('E7 Space-Time Portal', {
  on: that(yours, terrain),
  instead: [{ on: wouldBeDestroyed(itsHost), effect: put(host, 'in hand') }],
  names: { host: 'that terrain' },
});

export const timeGapGenerator = card('E7 Time Gap Generator', {
  reactions: [
    {
      on: all(volleyAt(that(yours, bearer)), isDeadly),
      effect: sequence(
        set('unit', eventTarget),
        stopIt,
        lasts({ k: 'apart', to: picked('unit') }, 'turn', wholeStack('unit')),
      ),
    },
  ],
  after: 'discard',
  names: { unit: 'that unit', stopping: 'the volley does nothing' },
});

const ground = either(terrain, base);
export const timeScreen = card('E7 Time Screen', {
  reactions: [
    { on: volleyAt(that(yours, ground)), effect: stopIt },
    {
      on: anythingElse(anyVolley),
      target: { world: that(yours, ground, aimedAtNow) },
      effect: sequence(
        set('source', eventCard),
        lasts({ k: 'damage taken', times: 0, of: theOne('source') }, 'phase', these('world')),
      ),
    },
  ],
  after: 'discard',
  names: { world: 'the chosen one', source: 'that card', event: 'that card', stopping: 'the volley does nothing' },
});

const otherTerrain = that(yours, terrain, besides(beneath(host)));
export const baseThrusters = card('E8 Base Thrusters', {
  on: that(yours, base),
  functions: [{ target: { goal: otherTerrain }, effect: moveTo(host, 'goal') }],
  reactions: [
    {
      on: anything,
      when: atLeastOf(2, that(yours, terrain)),
      at: that(yours, base),
      effect: sequence(doNow({ target: { post: otherTerrain }, effect: moveTo(host, 'post') }), discard('self')),
    },
  ],
  names: { host: 'its base', goal: 'that terrain', post: 'another terrain of your fleet' },
});

export const phaserDistorter = card('E8 Phaser Distorter', {
  on: that(yours, hull),
  inlets: [{ kind: 'energy', max: strength(host), label: 'Energy to activate the distorter' }],
  functions: [
    {
      aPlay: true,
      when: all(comeToStrength(host), not(hasFiredPhasers(host))),
      label: 'activate it',
      effect: sequence(
        set('ship', host),
        lasts({ k: 'fire taken', what: 'phasers', times: 0 }, { turns: 1 }, these('ship')),
        lasts({ k: 'fire', what: 'phasers', times: 0 }, 'turn', these('ship')),
      ),
    },
  ],
  names: { host: 'its ship', ship: 'its ship' },
});

export const starburstAccelerator = card('E8 Starburst Accelerator', {
  on: that(yours, terrain, either(called('star'), called('system'), titled('White Dwarf'))),
  always: [{ k: 'output', to: itsHost, what: 'energy', times: 0.5 }],
  functions: [
    { target: { it: that(shipOrBase, ofOthers, standardTarget) }, effect: fireDamage('it', printedStrength(host)) },
  ],
  names: { host: 'its terrain', it: 'that ship or base' },
});

export const timeMachine = card('E8 Time Machine', {
  on: that(yours, terrain),
  effect: bringsFirst(crew),
  after: 'discard',
  names: { location: 'that terrain' },
});

export const futureShip = card('E9 Future Ship', {
  on: that(yours, hull),
  always: [
    { k: 'phasers', to: itsHost, times: 2 },
    { k: 'foreign technology', to: itsHost },
  ],
  names: { host: 'its ship' },
});

import { card, type SideText } from '../../card.ts';
import {
  beneath,
  bringsFirst,
  fireDamage,
  hasFiredPhasers,
  inStasis,
  laysUnder,
  takesUp,
} from '../../words/expansions/index.ts';
import {
  aimedAtNow,
  all,
  any,
  anything,
  anythingElse,
  anyVolley,
  atItsLocation,
  atLeastOf,
  base,
  bearer,
  beingPlayed,
  besides,
  called,
  cards,
  choose,
  comeToStrength,
  countOneMore,
  crew,
  discard,
  discardAll,
  doNow,
  either,
  eventCard,
  eventTarget,
  healthAffecting,
  host,
  hull,
  isDeadly,
  isRemembered,
  isTheTime,
  itsHost,
  lasts,
  moveTo,
  not,
  ofOthers,
  on,
  onA,
  phaseBegins,
  picked,
  playedAt,
  port,
  printedStrength,
  put,
  sequence,
  set,
  shipOrBase,
  standardTarget,
  stopIt,
  strength,
  terrain,
  that,
  theOne,
  these,
  titled,
  unharmed,
  volleyAt,
  weakest,
  when,
  wholeStack,
  withAnyOf,
  wouldBeDestroyed,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/equipment.ts';
