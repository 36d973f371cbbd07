// What bots know of Galactic Empires: advice, the worth of positions, and likings from self-play.
import { weighed } from '@orrery/bots';
import {
  galacticEmpiresFeatures,
  galacticEmpiresPace,
  galacticEmpiresWeights,
  geAdvice,
  geKinds,
  geLikings,
} from '@orrery/galactic-empires/advice';

/** What bots know of the game. */
export const BOTS = {
  advice: geAdvice,
  features: galacticEmpiresFeatures,
  evaluation: weighed(galacticEmpiresFeatures, galacticEmpiresWeights),
  kinds: geKinds,
  likings: geLikings,
  pace: galacticEmpiresPace,
} as const;
