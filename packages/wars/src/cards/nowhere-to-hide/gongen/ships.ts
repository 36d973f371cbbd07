// Ships of the Gongen.

export const jikokuInterceptor = Ship('Jikoku Interceptor', {
  always: [defense(count(that(yours, another(), ship, here)))],
});
export const komokuInterceptor = Ship('Komoku Interceptor', {
  always: [immune({ to: that(yours, another(), ship, here, titleHas('Komoku')) })],
});
export const tachikaze = Ship('Tachikaze', {
  abilities: [
    {
      uses: 3,
      pay: 1,
      target: { braced: that(yours, ship, here) },
      effect: untilEndOfTurn(defense(1, { to: isThe('braced') })),
    },
  ],
});
export const tamonInterceptor = Ship('Tamon Interceptor', {
  whenever: [{ on: isDestroyed(itself), may: true, effect: ifStillLost('self', toUsedPile('self')) }],
});
export const zochoInterceptor = Ship('Zocho Interceptor', {
  always: [power(count(that(theirs, ship, here)))],
});

import { Ship } from '../../../card.ts';
import {
  another,
  count,
  defense,
  here,
  ifStillLost,
  immune,
  isDestroyed,
  isThe,
  itself,
  power,
  ship,
  that,
  theirs,
  titleHas,
  toUsedPile,
  untilEndOfTurn,
  yours,
} from '../../../words/index.ts';
