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
export const blindingScream = Interrupt('Blinding Scream', {
  play: {
    when: exists(that(yours, kizen)),
    effect: sequence(
      show(inHand(card, opponent), opponent),
      choose('that card', {
        who: opponent,
        list: inHand(card, opponent),
        prompt: 'Choose a card in your hand. Its destiny is the one you name.',
      }),
      choose(
        'lost',
        {
          list: inHand(having('destiny', '=', its('destiny', 'that card')), opponent),
          prompt: 'Which card with that destiny goes on top of the used pile?',
        },
        toUsedPile('lost'),
      ),
    ),
  },
});
export const cornered = Interrupt('Cornered', {
  play: { target: { weapon: that(yours, weapon, inSiteBattle) }, effect: addAttrition(-4, opponent) },
});
export const eavesdropper = Interrupt('Eavesdropper', {
  play: {
    costTarget: { scout: that(yours, unit, hasScouting, damageable, inSiteBattle) },
    cost: [damage('scout')],
    effect: untilEndOfTurn(immune({ to: that(yours, unit, where('scout')) })),
  },
});
export const fewEscape = Interrupt('Few Escape', {
  play: {
    when: yourPhase('move'),
    target: { victim: that(ship, having('power', '<=', 3)) },
    effect: destroy('victim'),
  },
});
export const protectiveFire = Interrupt('Protective Fire', {
  play: {
    target: { covered: ship },
    effect: untilEndOfTurn(immune({ to: isThe('covered') }), immune({ to: that(unit, aboard(isThe('covered'))) })),
  },
});
export const undercurrents = Interrupt('Undercurrents', {
  play: { lose: 2, effect: untilEndOfTurn(drains(-1, { who: 'opponent' })) },
});

import { Interrupt } from '../../card.ts';
import {
  aboard,
  addAttrition,
  addBattleDestiny,
  afterStep,
  all,
  armed,
  at,
  battlePlace,
  card,
  cardOf,
  character,
  choose,
  chooseCards,
  chosen,
  compare,
  count,
  damage,
  damageable,
  defense,
  destiny,
  destroy,
  drains,
  drawPays,
  duringBattle,
  either,
  exists,
  hasScouting,
  having,
  immune,
  inBattle,
  inHand,
  inLostPile,
  inSiteBattle,
  isDamaged,
  isThe,
  its,
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
  show,
  tacticsUncounted,
  that,
  times,
  toHand,
  totalTactics,
  toUsedPile,
  unit,
  unlessPays,
  untilEndOfTurn,
  weapon,
  where,
  withA,
  yourPhase,
  yours,
} from '../../words/index.ts';
