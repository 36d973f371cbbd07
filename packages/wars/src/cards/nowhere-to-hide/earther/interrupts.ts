// Interrupts of the Earthers.

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

import { Interrupt } from '../../../card.ts';
import {
  activeSize,
  addAttrition,
  addBattleDestiny,
  adjacentTo,
  all,
  at,
  atThe,
  battleground,
  battlePlace,
  bothPlayers,
  cards,
  character,
  compare,
  destiny,
  destroy,
  duringBattle,
  either,
  exists,
  forEach,
  having,
  iconsHere,
  inHand,
  isThe,
  labelled,
  location,
  may,
  minus,
  move,
  nextTimeInstead,
  play,
  reveals,
  sequence,
  ship,
  show,
  site,
  that,
  the,
  toHand,
  topOf,
  toUsedPile,
  undamage,
  underAttack,
  unit,
  vehicle,
  weapon,
  whereYouLead,
  withA,
  wouldBeDestroyed,
  yourPhase,
  yours,
} from '../../../words/index.ts';
