// Interrupts of the Shi.

export const briefEncounter = Interrupt('Brief Encounter', {
  play: {
    target: { newcomer: pending('ship') },
    effect: untilEndOfTurn(powerUncounted({ to: isThe(cardOf('newcomer')) })),
  },
});
export const cloneReserves = Interrupt('Clone Reserves', {
  play: {
    effect: sequence(
      randomCards('those cards', inLostPile(), 3),
      chooseCards(
        'found',
        { of: chosen('those cards'), min: 1, max: 1, prompt: 'Which of the three do you put in your hand?' },
        toHand('found'),
      ),
    ),
  },
});
export const closeCall = Interrupt('Close Call', {
  play: { when: yourPhase('move'), target: { rescued: that(yours, either(ship, unit)) }, effect: toHand('rescued') },
});
export const easyPrey = Interrupt('Easy Prey', {
  play: {
    target: { prey: that(character, inSiteBattle, at(withA(that(yours, character, armed)))) },
    effect: untilEndOfTurn(
      power(-3, { to: isThe('prey') }),
      defense(-3, { to: isThe('prey') }),
      tacticsUncounted({ to: isThe('prey'), if: duringBattle() }),
    ),
  },
});
export const energyConduit = Interrupt('Energy Conduit', {
  play: { effect: untilEndOfTurn(drawPays(1)) },
});
export const fallenAlly = Interrupt('Fallen Ally', {
  play: {
    when: afterStep('loss'),
    target: { fallen: that(yours, character, isDamaged, inBattle) },
    effect: toUsedPile('fallen'),
  },
});
export const introversion = Interrupt('Introversion', {
  play: {
    when: all(
      duringBattle('site'),
      exists(that(yours, kizen, inBattle)),
      compare(count(that(yours, unit, inBattle)), '=', 1),
    ),
    effect: sequence(reveals('you'), addBattleDestiny(destiny)),
  },
});
export const martialInterrogation = Interrupt('Martial Interrogation', {
  play: {
    target: { newcomer: pending('ship', 'unit') },
    effect: unlessPays(ownerOf(cardOf('newcomer')), 2, pendingToHand('newcomer')),
  },
});
export const rippingBeam = Interrupt('Ripping Beam', {
  play: {
    when: yourPhase('move'),
    lose: 4,
    target: { wreck: that(ship, at(that(sector, withA(that(yours, ship, armed))))) },
    effect: destroy('wreck'),
  },
});
export const subjugate = Interrupt('Subjugate', {
  play: {
    when: compare(totalTactics('you', battlePlace), '>=', times(2, totalTactics(opponent, battlePlace))),
    target: { victim: that(unit, inSiteBattle) },
    effect: damage('victim'),
  },
});

import { Interrupt } from '../../../card.ts';
import {
  addBattleDestiny,
  afterStep,
  all,
  armed,
  at,
  battlePlace,
  cardOf,
  character,
  chooseCards,
  chosen,
  compare,
  count,
  damage,
  defense,
  destiny,
  destroy,
  drawPays,
  duringBattle,
  either,
  exists,
  inBattle,
  inLostPile,
  inSiteBattle,
  isDamaged,
  isThe,
  kizen,
  opponent,
  ownerOf,
  pending,
  pendingToHand,
  power,
  powerUncounted,
  randomCards,
  reveals,
  sector,
  sequence,
  ship,
  tacticsUncounted,
  that,
  times,
  toHand,
  totalTactics,
  toUsedPile,
  unit,
  unlessPays,
  untilEndOfTurn,
  withA,
  yourPhase,
  yours,
} from '../../../words/index.ts';
