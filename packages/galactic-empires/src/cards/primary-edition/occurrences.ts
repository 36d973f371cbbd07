// Occurrence cards of the Primary Edition

// Crew

const { lasts: _turns, ...injury } = universe.illness9;
export const injury2 = card('O2 Injury', injury);
export const injury6 = card('O6 Injury', injury);
export const illness = card('O5 Illness', { ...injury, lasts: strength('self') });

export const insanity5 = reprint('O5 Insanity (Primary Edition)', universe.insanity5);
export const insanity9 = reprint('O9 Insanity (Primary Edition)', universe.insanity9);

export const loveInterest = card('O4 Love Interest', {
  on: that(crew, strengthUpTo('self')),
  always: [{ k: 'no functions', to: itsHost }],
  lasts: 1,
  names: { host: 'that crew' },
});

export const alienLoveInterest = card('O8 Alien Love Interest (Primary Edition)', {
  ...universe.alienLoveInterest,
  always: [{ k: 'no benefits', to: itsHost }],
});

export const alienAbduction = card('O6 Alien Abduction', {
  on: that(crew, ofOthers, strengthUpTo('self')),
  effect: discard(host),
  after: 'discard',
  is: ['carriers save from it'],
  names: { host: 'that crew' },
});

// Ships, bases and terrain

/** From the turn after it is played, the ship works for whoever pays for it, with the cards on it. */
const paid = comeToStrength(host);
export const bribePirate = card('O6 Bribe Pirate', {
  on: that(pirateShip, ofOthers),
  always: [{ k: 'controls', to: itsHost, if: paid }],
  inlets: [{ kind: 'economy', max: nWhere(not(justPlayed), strength(host)), label: 'to bribe that ship' }],
  whenever: [
    {
      on: phaseBegins('play A'),
      effect: sequence(
        when(all(paid, is(host, that(ship, ofOthers, controllable))), controlStack(host)),
        when(all(not(paid), is(host, yours)), giveBackStack(host)),
      ),
    },
  ],
  ends: { points: 'economy', n: 6 },
  names: { host: 'that ship' },
});

/** Its unit is ready again in the turn after the repair. */
const breakdown: SideText = {
  on: vesselOrBase,
  always: [
    { k: 'no fire', to: itsHost },
    { k: 'no functions', to: that(equipment, onA(itsHost)) },
  ],
  ends: { points: 'repair', n: strength('self'), nextTurn: true },
  names: { host: 'that unit' },
};
export const breakdown1 = card('O1 Breakdown', breakdown);
export const breakdown5 = card('O5 Breakdown', breakdown);

/** The unit and all cards on it may be played again in the next turn of their owners. */
const retreat = (strong: number): SideText => ({
  ...universe.forcedRetreat,
  on: that(vesselOrBase, strengthUpTo(joinedStrength(strong))),
  effect: sequence(joinUpTo(strong, strength(host)), notPlayedAgain(host), returnToHand(host)),
});
export const forcedRetreat3 = card('O3 Forced Retreat', retreat(3));
export const forcedRetreat7 = card('O7 Forced Retreat', retreat(7));

export const planetaryDestruction = card('O10 Planetary Destruction', {
  on: terrain,
  effect: sequence(discardAll(on(host, shipOrBase)), discard(host)),
  after: 'discard',
  names: { host: 'that terrain' },
});

const engineer = that(called('engineer'), crew, engaged, yours);
const repaired = (card: Ref) => when(some(cards(that(engineer, at(card)))), repair(card, 8), repair(card, 4));
const mendable = that(either(base, terrain, vessel), yours, repairable);
const underFire = any(volleyAt(that(either(base, terrain, vessel), yours)), volleyAtHq);
const delivery = deliver(4, engineer);
export const repairDelivery = card('O4 Repair Delivery (Primary Edition)', {
  ...universe.repairDelivery,
  effect: delivery,
  reactions: [
    { on: losing(either(base, terrain, vessel)), effect: repaired(eventCard) },
    { on: underFire, effect: delivery, label: 'repair damage, the volley’s or earlier ones' },
    { on: anythingElse(underFire), when: any(some(cards(mendable)), hqDamaged), effect: delivery },
  ],
});

// Fire

const ownShip = that(vessel, yours);
export const defensiveElectronicWarfare = card('O3 Defensive Electronic Warfare (Primary Edition)', {
  ...universe.defensiveElectronicWarfare,
  reactions: [{ on: volleyAt(ship), from: 'both', effect: sequence(fireLess(2), discard('self')) }],
});

export const offensiveDefensiveElectronicWarfare = card('O3 Offensive/Defensive Electronic Warfare (Primary Edition)', {
  ...universe.offensiveDefensiveElectronicWarfare,
  on: ownShip,
  reactions: [
    { on: volleyAt(ownShip), at: aimedAtNow, effect: sequence(fireLess(1), setCounter(1)) },
    {
      on: volleyAt(itsHost),
      when: not(hasServed('against fire')),
      from: 'play',
      effect: sequence(fireLess(1), when(hasServed('in fire'), discard('self')), setCounter(1)),
    },
  ],
  names: { host: 'that ship' },
});

export const offensiveElectronicWarfare = card('O3 Offensive Electronic Warfare (Primary Edition)', {
  ...universe.offensiveElectronicWarfare,
  on: ownShip,
  names: { host: 'that ship' },
});

const ships = playable(handOf('you', ship));
export const surpriseAttack = card('O7 Surprise Attack (Primary Edition)', {
  ...universe.surpriseAttack,
  when: some(ships),
  effect: choose('ship', { list: ships, prompt: 'Which ship attacks by surprise?' }, playNow('ship', 'armed')),
});

// Points, plays and hands

export const spaceDebris = card('O2 Space Debris', { also: ['allocation'], after: 'discard' });
export const derelictSpacecraft = card('O5 Derelict Spacecraft', { also: ['allocation'], after: 'discard' });

export const scientificBreakthrough = card('O7 Scientific Breakthrough (Primary Edition)', {
  ...universe.scientificBreakthrough,
  before: true,
});

export const pirateActivity = card('O5 Pirate Activity', {
  on: 'an opponent',
  when: not(some(cards(that(ship, titled('Police'), engaged, ofPlayer(itsFleet))))),
  always: [{ k: 'fleet output', what: 'supply', times: 0.5, who: thatPlayer(itsFleet) }],
  lasts: 1,
  names: { fleet: 'that player' },
});

export const earlyWarningBeacon = card('O3 Early Warning Beacon', {
  on: 'your fleet',
  effect: morePlays(2),
  after: 'discard',
});

const twoDragons = atLeastOf(2, dragon);
export const dragonCoupling = card('O5 Dragon Coupling', {
  on: 'your fleet',
  when: twoDragons,
  always: [{ k: 'card draws', times: 2, if: twoDragons }],
  whenever: [{ on: turnEnds(), if: twoDragons, effect: discard('self') }],
});

export const informationLeak = reprint('O4 Information Leak (Primary Edition)', universe.informationLeak);

export const capitalRevitalization = card(
  'O7 Capital Revitalization (Primary Edition)',
  universe.capitalRevitalization,
);

import type { Ref } from '@orrery/kernel';
import { card, reprint, type SideText } from '../../card.ts';
import { controlStack, giveBackStack, morePlays, notPlayedAgain } from '../../words/expansions/index.ts';
import {
  aimedAtNow,
  all,
  any,
  anythingElse,
  at,
  atLeastOf,
  base,
  called,
  cards,
  choose,
  comeToStrength,
  controllable,
  crew,
  deliver,
  discard,
  discardAll,
  dragon,
  either,
  engaged,
  equipment,
  eventCard,
  fireLess,
  handOf,
  hasServed,
  host,
  hqDamaged,
  is,
  itsFleet,
  itsHost,
  joinedStrength,
  joinUpTo,
  justPlayed,
  losing,
  not,
  nWhere,
  ofOthers,
  ofPlayer,
  on,
  onA,
  phaseBegins,
  pirateShip,
  playable,
  playNow,
  repair,
  repairable,
  returnToHand,
  sequence,
  setCounter,
  ship,
  shipOrBase,
  some,
  strength,
  strengthUpTo,
  terrain,
  that,
  thatPlayer,
  titled,
  turnEnds,
  vessel,
  vesselOrBase,
  volleyAt,
  volleyAtHq,
  when,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/occurrences.ts';
