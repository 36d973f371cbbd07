// Characters of the Mavericks.

export const aceMcCallister = Character('Ace McCallister', {
  abilities: [
    { uses: 1, cost: [loseAtRandom(1)], effect: untilEndOfTurn(immune()) },
    {
      uses: 1,
      pay: 4,
      effect: sequence(
        reveals('you'),
        when(any(compare(destiny, '=', 1), compare(destiny, '=', 2)), untilEndOfTurn(defense(2))),
        when(any(compare(destiny, '=', 3), compare(destiny, '=', 4)), untilEndOfTurn(power(2))),
        when(any(compare(destiny, '=', 5), compare(destiny, '=', 6)), untilEndOfTurn(power(6), tactics(6), defense(6))),
      ),
    },
  ],
});
export const beanCounter = Character('Bean Counter', {
  always: [power(4, { if: compare(activeSize(), '>=', 8) })],
});
export const cartelLegate = Character('Cartel Legate', {
  always: [drains(1, { at: thisPlace, if: atASite })],
});
export const dubiousContact = Character('Dubious Contact', {
  whenever: [{ on: entersPlay(that(theirs, unit), thisPlace), if: atASite, may: true, effect: activate(1) }],
});
export const generalBotsNAV4 = Character('General Bots NAV4', {
  whenever: [{ on: entersPlay(itself), may: true, effect: sequence(reveals('you'), drawUpTo(destiny)) }],
});
export const hellcatAviatrix = Character('Hellcat Aviatrix');
export const jackWilgress = Character('Jack Wilgress', {
  whenever: [
    {
      on: stepEnds('power', thisPlace),
      if: compare(totalPower('you'), '=', 21),
      effect: destroy(cards(that(theirs, unit, here))),
    },
  ],
  abilities: [{ uses: 1, cost: [loseAtRandom(1)], effect: untilEndOfTurn(immune()) }],
});
export const laudedFlyer = Character('Lauded Flyer', {
  whenever: [{ on: winsBattle('you', thisPlace, 'sector'), effect: activateUpTo(3) }],
});
export const mistyMiller = Character('Misty Miller', {
  abilities: [
    {
      uses: 1,
      pay: 4,
      target: { attack: pendingAt('attack', thisPlace) },
      effect: when(atASite, unlessPays(opponent, 3, cancelPending('attack'))),
    },
  ],
});
export const nimbleJockey = Character('Nimble Jockey', {
  abilities: [
    { uses: 1, pay: 4, effect: sequence(reveals('you'), untilEndOfTurn(power(destiny, { to: isThe(itsShip) }))) },
  ],
});
export const oreHound = Character('Ore Hound', {
  always: [energyIcon(1, { at: thisPlace, if: atASite })],
});
export const starhawk = Character('Starhawk', {
  whenever: [
    {
      on: revealsBattleDestiny('each', thisPlace, 'site'),
      atOnce: true,
      onceEachTurn: true,
      may: true,
      pay: 3,
      effect: addToRevealed(2),
    },
  ],
});
export const sultryOpportunist = Character('Sultry Opportunist', {
  whenever: [
    {
      on: phaseBegins('you', 'control'),
      may: true,
      pay: 2,
      effect: sequence(reveals('you'), reveals('opponent'), when(compare(destiny, '>', theirDestiny), retrieve(1))),
    },
  ],
});
export const theGambler = Character('The Gambler', {
  abilities: [
    { uses: 1, cost: [loseAtRandom(1)], effect: untilEndOfTurn(immune()) },
    {
      uses: 1,
      pay: 2,
      effect: chooseCards(
        'kept',
        { of: inHand(), min: 1, max: 1, prompt: 'Which card of your hand do you put on top of your reserve?' },
        toReserve('kept'),
      ),
    },
  ],
});
export const twoWayBerson = Character('"Two-Way" Berson', {
  always: [drainsOwnSide({ at: thisPlace })],
});
export const uvIR739 = Character('UV-IR739', {
  always: [totalPowerIs(-4, { who: 'opponent', at: relatedHere, if: atASite })],
});

import { Character } from '../../../card.ts';
import {
  activate,
  activateUpTo,
  activeSize,
  addToRevealed,
  any,
  atASite,
  cancelPending,
  cards,
  chooseCards,
  compare,
  defense,
  destiny,
  destroy,
  drains,
  drainsOwnSide,
  drawUpTo,
  energyIcon,
  entersPlay,
  here,
  immune,
  inHand,
  isThe,
  itself,
  itsShip,
  loseAtRandom,
  opponent,
  pendingAt,
  phaseBegins,
  power,
  relatedHere,
  retrieve,
  reveals,
  revealsBattleDestiny,
  sequence,
  stepEnds,
  tactics,
  that,
  theirDestiny,
  theirs,
  thisPlace,
  toReserve,
  totalPower,
  totalPowerIs,
  unit,
  unlessPays,
  untilEndOfTurn,
  when,
  winsBattle,
} from '../../../words/index.ts';
