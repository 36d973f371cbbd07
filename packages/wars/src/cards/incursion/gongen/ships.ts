// Ships of the Gongen.

export const guardianClassCarrier = Ship('Guardian-Class Carrier');
export const jikoku = Ship('Jikoku', {
  abilities: [{ uses: 1, given: { put: inHand(ship) }, cost: [toUsedPile('put')], effect: untilEndOfTurn(immune()) }],
});
export const jikokuFighter = Ship('Jikoku Fighter', {
  always: [defense(2, { if: compare(count(that(yours, of('gongen'), fighter, here, another())), '>=', 2) })],
});
// wars/ruling-komoku/1
export const komoku = Ship('Komoku', {
  always: [ownCost(times(-1, count(that(site, relatedToPlace, withA(that(yours, unit))))))],
  provenance: 'errata',
});
export const komokuFighter = Ship('Komoku Fighter', {
  whenever: [{ on: entersPlay(itself), may: true, effect: download(titled('Komoku Fighter')) }],
});
export const tamon = Ship('Tamon', {
  whenever: [
    {
      on: entersPlay(itself),
      effect: forEach(
        bothPlayers,
        'player',
        when(
          exists(that(ofPlayer('player'), another(), capital, here)),
          sequence(
            chooseCards(
              'ransom',
              {
                who: 'player',
                of: that(ofPlayer('player'), fighter, here),
                min: 0,
                max: 1,
                prompt: 'Do you dismiss a fighter here instead of all your other capitals here?',
              },
              dismiss('ransom'),
            ),
            when(not(wasChosen('ransom', 'they')), dismiss(cards(that(ofPlayer('player'), another(), capital, here)))),
          ),
        ),
      ),
    },
  ],
});
export const tamonFighter = Ship('Tamon Fighter', {
  whenever: [{ on: entersPlay(itself), may: true, effect: retrieve(1) }],
});
export const zocho = Ship('Zocho', {
  always: [power(count(that(yours, another(), ship, here)))],
});
export const zochoFighter = Ship('Zocho Fighter', {
  always: [power(1, { if: compare(count(that(yours, of('gongen'), fighter, here, another())), '>=', 2) })],
});

import { Ship } from '../../../card.ts';
import {
  another,
  bothPlayers,
  capital,
  cards,
  chooseCards,
  compare,
  count,
  defense,
  dismiss,
  download,
  entersPlay,
  exists,
  fighter,
  forEach,
  here,
  immune,
  inHand,
  itself,
  not,
  of,
  ofPlayer,
  ownCost,
  power,
  relatedToPlace,
  retrieve,
  sequence,
  ship,
  site,
  that,
  times,
  titled,
  toUsedPile,
  unit,
  untilEndOfTurn,
  wasChosen,
  when,
  withA,
  yours,
} from '../../../words/index.ts';
