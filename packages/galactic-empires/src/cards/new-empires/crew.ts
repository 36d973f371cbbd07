// The crew of New Empires.

export const scienceOfficer = card('C2 Science Officer', calming(1));
export const tactician = reprint('C6 Tactician (New Empires)', healers.tactician, { on: that(bearer, yours) });
export const escapedPrisoner = reprint('C3 Escaped Prisoner (New Empires)', plotters.escapedPrisoner);
export const bureaucrat = reprint('C6 Bureaucrat (New Empires)', schemers.bureaucrat, { on: either(bearer, world) });
export const cyberMage = reprint('C6 Cyber Mage', comrades.cyberMage);
export const researchDeveloper = reprint('C7 Research Developer (New Empires)', specialists.researchDeveloper);

export const tacticalOfficer = reprint('C7 Tactical Officer (New Empires)', officers.tacticalOfficer, {
  on: that(base, yours),
  whenever: [
    {
      on: phaseBegins('discard'),
      may: true,
      target: { spared: that(yours, other(terrain), other(basis)) },
      effect: returnToHand('spared'),
    },
  ],
});

export const greenFighterPilot = card('C3 Green Fighter Pilot', {
  on: that(shuttle, yours),
  effect: may('Does it fly alone from now on?', setOut(host)),
  always: [{ k: 'rearms', to: itsHost, n: 1, if: not(hasCounted) }],
  whenever: [{ on: isRearmed(itsHost), effect: setCounter(1) }],
  names: { host: 'that shuttle or fighter', uncounted: 'it has not rearmed it yet' },
});

const star = extremeOfAll('strongest', that(crew, atItsLocation, other(itself)));
export const mediaPersonality = card('C3 Media Personality', {
  on: that(harbor, ofOthers),
  always: [
    { k: 'disengaged', to: star },
    { k: 'suspended', to: star },
  ],
  functions: [{ target: { goal: that(harbor, other(itsLocation)) }, effect: moveTo('self', 'goal') }],
  instead: [
    {
      on: wouldBeDiscarded(itself),
      if: all(byAPlayer, not(hasCounted)),
      effect: sequence(
        setCounter(1),
        set('killer', factSeat('by')),
        discard('self'),
        forEach(everybodyBut('killer'), 'fan', mayPlayOne('fan', crew, 'Do you play a crew at once?')),
        losesCrew('killer', 'Which crew of your fleet do you discard?'),
      ),
    },
  ],
  names: { goal: 'that location', killer: 'the player who killed it', fan: 'that player' },
});

export const intelligenceOfficer = card('C4 Intelligence Officer', {
  always: [{ k: 'strength', to: itself, n: times(2, count(cards(that(spying, other(itself))))) }],
  whenever: [{ on: drawsInSight, effect: watchDraws }],
});

const glance = choose('mark', { list: othersWithHands, prompt: 'At whose hand do you look?' }, lookAtHand('mark'));
export const masterSpy = card('C9 Master Spy', {
  effect: glance,
  reactions: [
    { ...standIn, effect: sequence(standIn.effect, glance) },
    { on: anything, effect: glance },
  ],
  names: { spared: 'that crew', mark: 'that player' },
});

export const legendaryPirateCaptain = card('C10 Legendary Pirate Captain', {
  on: that(pirateShip, yours),
  always: [
    { k: 'needs', to: itsLocation, set: 0 },
    { k: 'foreign technology', to: itsLocation },
    { k: 'fire taken', to: itsLocation, what: 'volley', n: -4 },
  ],
});

export const supremeLeader = card('C10 Supreme Leader', {
  on: that(world, yours),
  always: [
    { k: 'output', to: itsLocation, times: 2 },
    { k: 'first damage', to: itsLocation, n: 4 },
  ],
});

export const yorlTheForsaken = card('C10 Yorl The Forsaken', {
  functions: [
    { attack: true, target: { spoil: foes(equipment) }, effect: discard('spoil') },
    { attack: true, target: { victim: foes(crew) }, effect: discard('victim') },
    { attack: true, target: { hull: foes(either(ship, base), hollow) }, effect: damage('hull', 3) },
  ],
  names: { hull: 'that ship or base', victim: 'that crew', spoil: 'that equipment' },
});

export const slaveTrader = card('C6 Slave Trader', {
  on: that(pirateShip, yours),
  functions: [
    {
      attack: true,
      target: { captive: foes(crew, weak) },
      effect: sequence(
        auction('buyer', 'price', 'captive'),
        when(nobodyBids('buyer'), discard('captive'), sequence(owes('buyer', 'price'), soldTo('captive', 'buyer'))),
      ),
    },
  ],
  names: { captive: 'that crew', buyer: 'the highest bidder', price: 'the highest bid' },
});

import { card, reprint } from '../../card.ts';
import {
  byAPlayer,
  everybodyBut,
  isRearmed,
  mayPlayOne,
  nobodyBids,
  soldTo,
  spying,
} from '../../words/expansions/index.ts';
import {
  all,
  anything,
  atItsLocation,
  auction,
  base,
  basis,
  bearer,
  cards,
  choose,
  count,
  crew,
  damage,
  discard,
  drawsInSight,
  either,
  equipment,
  extremeOfAll,
  factSeat,
  forEach,
  harbor,
  hasCounted,
  hollow,
  host,
  itself,
  itsHost,
  itsLocation,
  lookAtHand,
  losesCrew,
  may,
  moveTo,
  not,
  ofOthers,
  other,
  othersWithHands,
  owes,
  phaseBegins,
  pirateShip,
  returnToHand,
  sequence,
  set,
  setCounter,
  setOut,
  ship,
  shuttle,
  terrain,
  that,
  times,
  watchDraws,
  when,
  world,
  wouldBeDiscarded,
  yours,
} from '../../words/index.ts';
import * as comrades from '../universe/crew/comrades.ts';
import * as healers from '../universe/crew/healers.ts';
import * as officers from '../universe/crew/officers.ts';
import * as plotters from '../universe/crew/plotters.ts';
import * as schemers from '../universe/crew/schemers.ts';
import { calming, foes, standIn, weak } from '../universe/crew/shared.ts';
import * as specialists from '../universe/crew/specialists.ts';
