// The monsters of Advanced Technologies.

/** It lies on a dragon or monster of its fleet. With others of its kind it brings one that is not too strong back to the hand. */
const remora: SideText = {
  on: that(either(dragon, monster), yours),
  instead: [
    {
      on: wouldBeDestroyed(itsHost),
      if: atLeast(totalStrength(on(host, titled('Space Remora'))), strength(host)),
      effect: put(host, 'in hand'),
    },
  ],
  names: { host: 'that dragon or monster' },
};
export const smallRemora = card('M1 Space Remora', remora);
export const remora3 = card('M3 Space Remora', remora);
export const largeRemora = card('M5 Space Remora', remora);

export const minorLuckDemon = card('M4 Minor Luck Demon', {
  on: 'your fleet',
  reactions: [
    { from: 'play', on: all(beingPlayed(that(luckCard, strengthUpTo('self'))), playedAgainstYou), effect: stopIt },
  ],
  bane: ['research'],
});

import { card, type SideText } from '../../card.ts';
import {
  all,
  atLeast,
  beingPlayed,
  dragon,
  either,
  host,
  itsHost,
  luckCard,
  monster,
  on,
  playedAgainstYou,
  put,
  stopIt,
  strength,
  strengthUpTo,
  that,
  titled,
  totalStrength,
  wouldBeDestroyed,
  yours,
} from '../../words/index.ts';
