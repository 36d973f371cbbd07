// Interrupts of the Earthers.

export const anticipation = Interrupt('Anticipation', {
  play: {
    target: { leader: kizen },
    effect: untilEndOfTurn(defense(times(3, count(that(yours, location, titleHas('Earth')))), { to: isThe('leader') })),
  },
});
export const armorPenetrating = Interrupt('Armor Penetrating', {
  play: {
    effect: nextTime({
      on: isDamagedNow(unit, that(yours, weapon)),
      target: { more: { of: that(unit, where(doneBy)), min: 0, max: 2 } },
      effect: damage('more'),
    }),
  },
});
export const cISynRetaliation = Interrupt('CISyn Retaliation', {
  play: {
    target: { stopped: pending('drain') },
    cost: [when(exists(that(yours, kizen, at(battleground))), mayPay(1, usedInstead))],
    effect: cancelPending('stopped'),
  },
});
export const collaborativeStrike = Interrupt('Collaborative Strike', {
  play: {
    target: { striker: that(yours, unit, armed, inSiteBattle) },
    effect: untilEndOfTurn(power(4, { to: isThe('striker') }), defense(4, { to: isThe('striker') })),
  },
});
export const consultation = Interrupt('Consultation', {
  play: {
    when: yourPhase('move'),
    target: { wreck: that(vehicle, at(that(site, whereYouLead))) },
    effect: destroy('wreck'),
  },
});
export const crossfire = Interrupt('Crossfire', {
  play: { when: duringBattle('site'), effect: addAttrition(count(that(yours, warrior, inBattle))) },
});
export const disruption = Interrupt('Disruption', {
  play: {
    when: exists(that(yours, kizen, at(location))),
    target: { stopped: pending('ability') },
    effect: cancelPending('stopped'),
  },
});
export const fireForEffect = Interrupt('Fire for Effect', {
  play: {
    effect: untilEndOfTurn(drains(-1, { who: 'opponent', at: that(site, relatedToA(that(yours, vehicle, atSite))) })),
  },
});
export const hostilitiesUnleashed = Interrupt('Hostilities Unleashed', {
  play: { when: couldAttack, target: { front: that(location, fought, attackable) }, effect: attackFree('front') },
});
// wars/ruling-shift-in-tactics/1
export const shiftInTactics = Interrupt('Shift in Tactics', {
  play: {
    when: beforeStep('battle destiny'),
    target: { leader: that(yours, unit, inBattle) },
    effect: nextTimeInstead(
      { on: wouldReveal('you'), effect: addBattleDestiny(its('tactics', 'leader')) },
      'this battle',
    ),
  },
});
export const stateOfReadiness = Interrupt('State of Readiness', {
  play: {
    when: all(duringBattle('site'), compare(count(that(yours, warrior, inBattle)), '>=', 4)),
    effect: sequence(reveals('you'), addBattleDestiny(destiny)),
  },
});
export const suddenApproach = Interrupt('Sudden Approach', {
  play: { target: { arriving: pending('unit') }, effect: untilEndOfTurn(unmovable({ to: isThe(cardOf('arriving')) })) },
});
export const syndicateInterference = Interrupt('Syndicate Interference', {
  play: {
    target: { drain: pendingAt('drain', site) },
    effect: forEach(
      cards(that(theirs, unit, atThe(placeOfPending('drain')))),
      'pressed',
      payOr(opponent, 1, dismiss('pressed'), 'pressed'),
    ),
  },
});

import { Interrupt } from '../../../card.ts';
import {
  addAttrition,
  addBattleDestiny,
  all,
  armed,
  at,
  atSite,
  atThe,
  attackable,
  attackFree,
  battleground,
  beforeStep,
  cancelPending,
  cardOf,
  cards,
  compare,
  couldAttack,
  count,
  damage,
  defense,
  destiny,
  destroy,
  dismiss,
  doneBy,
  drains,
  duringBattle,
  exists,
  forEach,
  fought,
  inBattle,
  inSiteBattle,
  isDamagedNow,
  isThe,
  its,
  kizen,
  location,
  mayPay,
  nextTime,
  nextTimeInstead,
  opponent,
  payOr,
  pending,
  pendingAt,
  placeOfPending,
  power,
  relatedToA,
  reveals,
  sequence,
  site,
  that,
  theirs,
  times,
  titleHas,
  unit,
  unmovable,
  untilEndOfTurn,
  usedInstead,
  vehicle,
  warrior,
  weapon,
  when,
  where,
  whereYouLead,
  wouldReveal,
  yourPhase,
  yours,
} from '../../../words/index.ts';
