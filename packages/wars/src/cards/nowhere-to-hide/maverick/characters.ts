// Characters of the Mavericks.

export const arisThantos = Character('Aris Thantos', {
  whenever: [
    {
      on: drainsNow('you', thisPlace),
      if: compare(eventNumber('n', 'X, the size of that drain,'), '>=', 1),
      may: true,
      effect: sequence(
        show(topOf('reserve', eventNumber('n', 'X'), opponent), opponent),
        chooseCards(
          'lost',
          {
            of: topOf('reserve', eventNumber('n', 'X'), opponent),
            min: 1,
            max: 1,
            prompt: 'Which of the revealed cards is lost?',
          },
          forfeit('lost'),
        ),
        inAnyOrder(topOf('reserve', minus(eventNumber('n', 'X'), 1), opponent), 'reserve', opponent),
      ),
    },
  ],
});
export const battleaxeBoden = Character('Battleaxe Boden', {
  abilities: [
    {
      uses: 1,
      pay: 3,
      when: yourPhase('deploy'),
      target: { flown: carrier },
      effect: choose(
        'goal',
        { list: cards(that(sector, elsewhere)), prompt: 'To which sector does the ship move?' },
        move('flown', 'goal'),
      ),
    },
  ],
});
export const carelessCat = Character('Careless Cat', {
  always: [generates(2, { at: thisPlace, if: fits('self', armed) })],
});
export const cribber = Character('Cribber', {
  whenever: [
    {
      on: revealsBattleDestiny('each', thisPlace),
      atOnce: true,
      onceEachTurn: true,
      may: true,
      pay: eventNumber('n', "that card's destiny"),
      effect: revealForBattle('top', thatPlayer),
    },
  ],
});
export const fortuneSeeker = Character('Fortune Seeker', {
  whenever: [
    {
      on: entersPlay(itself),
      may: true,
      effect: sequence(show(topOf('reserve', 3)), inAnyOrder(topOf('reserve', 3), 'reserve')),
    },
  ],
});
export const grayMarketMiddleman = Character('Gray Market Middleman', {
  whenever: [
    {
      on: entersPlay(itself),
      may: true,
      effect: sequence(
        show(topOf('used pile', 1)),
        when(
          compare(usedSize(), '>', 0),
          may('Put the card revealed on top of your reserve?', toReserve(topOf('used pile', 1))),
        ),
      ),
    },
  ],
});
export const jokerDanniko = Character('Joker Danniko', {
  always: [immune({ if: fits('self', armed) }), drains(1, { at: thisPlace, if: fits('self', armed) })],
});
export const killerCaitGrimalkin = Character('Killer Cait Grimalkin', {
  abilities: [
    {
      uses: 1,
      pay: 4,
      target: { dark: that(sector, elsewhere) },
      effect: when(atASector, untilEndOfTurn(noReveal({ at: isThe('dark') }))),
    },
  ],
});

import { Character } from '../../../card.ts';
import {
  armed,
  atASector,
  cards,
  carrier,
  choose,
  chooseCards,
  compare,
  drains,
  drainsNow,
  elsewhere,
  entersPlay,
  eventNumber,
  fits,
  forfeit,
  generates,
  immune,
  inAnyOrder,
  isThe,
  itself,
  may,
  minus,
  move,
  noReveal,
  opponent,
  revealForBattle,
  revealsBattleDestiny,
  sector,
  sequence,
  show,
  that,
  thatPlayer,
  thisPlace,
  topOf,
  toReserve,
  untilEndOfTurn,
  usedSize,
  when,
  yourPhase,
} from '../../../words/index.ts';
