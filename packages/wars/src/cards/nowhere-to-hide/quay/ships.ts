// Ships of the Quay.

export const anakatika = Ship('Anakatika', {
  abilities: [
    {
      uses: 3,
      given: { two: { of: inHand(), min: 2 } },
      cost: [toUsedPile('two')],
      effect: untilEndOfTurn(power(1)),
    },
  ],
});
export const deftAttacker = Ship('Deft Attacker', {
  always: [power(2, { if: compare(usedSize(), '<=', 1) }), defense(2, { if: compare(usedSize(), '<=', 1) })],
});
export const encroachingHekaton = Ship('Encroaching Hekaton', {
  whenever: [
    {
      on: entersPlay(itself),
      effect: lose(times(2, count(that(theirs, unit, here, other(hasPiloting)))), opponent),
    },
  ],
});
export const karaktika = Ship('Karaktika', {
  always: [uncountedAboard(character)],
  abilities: [
    {
      uses: 1,
      lose: 1,
      when: all(yourPhase('move'), compare(usedSize(), '<=', 1)),
      effect: sequence(
        choose('that ship', {
          who: opponent,
          list: cards(that(ship, theirOwn, here)),
          prompt: 'Which of your ships here do you dismiss?',
        }),
        dismiss('that ship'),
      ),
    },
  ],
});
export const tahkaAssaultCraft = Ship('Tahka Assault Craft', {
  whenever: [
    { on: entersPlay(itself), if: compare(iconsHere('you'), '=', 0), may: true, effect: searchUsedPile(card) },
  ],
});

import { Ship } from '../../../card.ts';
import {
  all,
  card,
  cards,
  character,
  choose,
  compare,
  count,
  defense,
  dismiss,
  entersPlay,
  hasPiloting,
  here,
  iconsHere,
  inHand,
  itself,
  lose,
  opponent,
  other,
  power,
  searchUsedPile,
  sequence,
  ship,
  that,
  theirOwn,
  theirs,
  times,
  toUsedPile,
  uncountedAboard,
  unit,
  untilEndOfTurn,
  usedSize,
  yourPhase,
} from '../../../words/index.ts';
