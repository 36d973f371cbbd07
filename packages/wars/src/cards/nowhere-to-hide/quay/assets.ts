// Assets of the Quay.

export const extraction = Asset('Extraction', {
  whenever: [
    { on: entersPlay(itself), effect: stackOn(topOf('reserve', 1, opponent)) },
    { on: isLost(that(ownedBy(opponent), titledLike(stackedHere()))), effect: lose(3, opponent) },
  ],
});
export const suppressed = Asset('Suppressed', {
  abilities: [
    {
      uses: 1,
      pay: 2,
      when: all(
        yourPhase('control'),
        exists(that(battleground, site, youControl)),
        exists(that(battleground, sector, youControl)),
      ),
      effect: lose(2, opponent),
    },
  ],
});
export const traginiumHoard = Asset('Traginium Hoard', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      when: yourPhase('control'),
      effect: when(
        all(atLeast(count(that(battleground, youControl)), 3), compare(size(stackedHere()), '<', 2)),
        sequence(lose(1, opponent), stackOn(justLost, 'self', 'face down')),
      ),
    },
  ],
});

import { Asset } from '../../../card.ts';
import {
  all,
  atLeast,
  battleground,
  compare,
  count,
  entersPlay,
  exists,
  isLost,
  itself,
  justLost,
  lose,
  opponent,
  ownedBy,
  sector,
  sequence,
  site,
  size,
  stackedHere,
  stackOn,
  that,
  titledLike,
  topOf,
  when,
  youControl,
  yourPhase,
} from '../../../words/index.ts';
