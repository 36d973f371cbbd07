// Vehicles and NoBots of the Gongen.

export const deigan = NoBot('Deigan', {
  whenever: [
    { on: itIsSo(compare(count(that(yours, another(), of('gongen'), unit, here)), '<', 2)), effect: dismiss('self') },
  ],
  always: [attrition(-2, { who: 'opponent', at: thisPlace, if: all(atASite, compare(iconsHere('you'), '=', 0)) })],
});
export const gongenTSV = Vehicle('Gongen T.S.V.', {
  whenever: [{ on: isDamagedNow(that(another(), unit), that(weapon, under)), may: true, pay: 2, effect: destroy(it) }],
});
export const hamonOfIkazuchi = Vehicle('Hamon of Ikazuchi', {
  whenever: [{ on: entersPlay(itself, site), effect: activate(count(that(yours, another(), unit, here))) }],
});
export const ikazuchi = NoBot('Ikazuchi', {
  abilities: [
    {
      uses: 1,
      pay: 2,
      target: { braced: that(another(), unit, here) },
      effect: untilEndOfTurn(defense(2, { to: isThe('braced') })),
    },
  ],
});
export const ikazuchiTSV = Vehicle('Ikazuchi T.S.V.', {
  whenever: [{ on: battleBegins('each', thisPlace, 'site'), effect: pay(3, opponent) }],
});
export const shikami = NoBot('Shikami', {
  always: [power(2, { if: compare(count(that(yours, of('gongen'), unit, here, another())), '>=', 2) })],
});
export const shikamiTSV = Vehicle('Shikami T.S.V.', {
  abilities: [
    {
      uses: 1,
      pay: 2,
      target: { shaken: that(unit, here) },
      effect: when(atASite, untilEndOfTurn(defense(-2, { to: isThe('shaken') }))),
    },
  ],
});
export const tsvCommandPost = Vehicle('T.S.V. Command Post', {
  abilities: [
    {
      uses: 1,
      lose: 3,
      effect: when(
        atASite,
        play(inHand(that(unit, having('tactics', '<', 2))), { at: thisLocation, less: 2, upTo: 4 }),
      ),
    },
  ],
});

import { NoBot, Vehicle } from '../../../card.ts';
import {
  activate,
  all,
  another,
  atASite,
  attrition,
  battleBegins,
  compare,
  count,
  defense,
  destroy,
  dismiss,
  entersPlay,
  having,
  here,
  iconsHere,
  inHand,
  isDamagedNow,
  isThe,
  it,
  itIsSo,
  itself,
  of,
  opponent,
  pay,
  play,
  power,
  site,
  that,
  thisLocation,
  thisPlace,
  under,
  unit,
  untilEndOfTurn,
  weapon,
  when,
  yours,
} from '../../../words/index.ts';
