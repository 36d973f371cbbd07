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
export const aftermath = Interrupt('Aftermath', {
  play: {
    target: { arms: that(weapon, at(that(site, withA(that(yours, character, having('tactics', '>=', 3)))))) },
    effect: destroy('arms'),
  },
});
export const defensiveGrid = Interrupt('Defensive Grid', {
  play: {
    when: all(duringBattle(), compare(iconsHere('you', 'any', battlePlace), '>', 1)),
    effect: sequence(reveals('you'), addBattleDestiny(destiny)),
  },
});
export const headlongRush = Interrupt('Headlong Rush', {
  play: {
    target: { rider: that(yours, vehicle, at(that(site, adjacentTo(battlePlace)))) },
    effect: move('rider', battlePlace),
  },
});
export const howlersGambit = Interrupt("Howler's Gambit", {
  play: {
    when: yourPhase('move'),
    target: { front: that(location, whereYouLead) },
    effect: sequence(
      forEach(cards(that(unit, atThe('front'))), 'leaving', toHand('leaving')),
      forEach(cards(that(ship, atThe('front'))), 'leaving', toHand('leaving')),
    ),
  },
});
export const opticalDelusion = Interrupt('Optical Delusion', {
  play: {
    when: duringBattle(),
    effect: play(inHand(that(labelled('XeLabs'), either(ship, unit))), { at: battlePlace }),
  },
});
export const patchJob = Interrupt('Patch Job', {
  play: {
    target: { patient: that(yours, unit) },
    effect: nextTimeInstead({ on: wouldBeDestroyed(isThe('patient')), effect: undamage('patient') }),
  },
});
export const piggyback = Interrupt('Piggyback', {
  play: {
    when: exists(that(yours, labelled('CISyn'), character, at(battleground))),
    target: { whose: bothPlayers },
    effect: sequence(
      show(topOf('reserve', 1, 'whose'), 'whose'),
      may('Put that card on top of its used pile?', toUsedPile(topOf('reserve', 1, 'whose'))),
    ),
  },
});
export const zLevelGurus = Interrupt('Z-Level Gurus', {
  play: {
    name: { x: minus(activeSize(), the('extra')) },
    pay: the('x'),
    target: { front: that(location, underAttack) },
    effect: addAttrition(the('x')),
  },
});

import { Interrupt } from '../../card.ts';
import {
  activeSize,
  addAttrition,
  addBattleDestiny,
  adjacentTo,
  all,
  armed,
  at,
  atSite,
  atThe,
  attackable,
  attackFree,
  battleground,
  battlePlace,
  beforeStep,
  bothPlayers,
  cancelPending,
  cardOf,
  cards,
  character,
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
  either,
  exists,
  forEach,
  fought,
  having,
  iconsHere,
  inBattle,
  inHand,
  inSiteBattle,
  isDamagedNow,
  isThe,
  its,
  kizen,
  labelled,
  location,
  may,
  mayPay,
  minus,
  move,
  nextTime,
  nextTimeInstead,
  opponent,
  payOr,
  pending,
  pendingAt,
  placeOfPending,
  play,
  power,
  relatedToA,
  reveals,
  sequence,
  ship,
  show,
  site,
  that,
  the,
  theirs,
  times,
  titleHas,
  toHand,
  topOf,
  toUsedPile,
  undamage,
  underAttack,
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
  withA,
  wouldBeDestroyed,
  wouldReveal,
  yourPhase,
  yours,
} from '../../words/index.ts';
