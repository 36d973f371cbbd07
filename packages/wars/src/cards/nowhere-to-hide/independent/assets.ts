// Assets without a faction.

export const longWayDown = Asset('Long Way Down', {
  theirs: 'too',
  always: [movesOnlyInMovePhase({ at: thisPlace })],
});
export const prolongedExposure = Asset('Prolonged Exposure', {
  whenever: [{ on: phaseBegins('each', 'control'), effect: unlessPays(thatPlayer, 2, lose(1, thatPlayer)) }],
});
export const restrictedPassage = Asset('Restricted Passage', {
  always: [playLoses(that(locationCard(), other(hasIcon)), 2)],
});

import { Asset } from '../../../card.ts';
import {
  hasIcon,
  locationCard,
  lose,
  movesOnlyInMovePhase,
  other,
  phaseBegins,
  playLoses,
  that,
  thatPlayer,
  thisPlace,
  unlessPays,
} from '../../../words/index.ts';
