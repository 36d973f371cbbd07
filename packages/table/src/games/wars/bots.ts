// What bots know of WARS: advice, the worth of positions, and likings from self-play.
import { weighed } from '@orrery/bots';
import { warsAdvice, warsFeatures, warsKinds, warsLikings, warsPace, warsWeights } from '@orrery/wars/advice';

/** What bots know of the game. */
export const BOTS = {
  advice: warsAdvice,
  features: warsFeatures,
  evaluation: weighed(warsFeatures, warsWeights),
  kinds: warsKinds,
  likings: warsLikings,
  pace: warsPace,
} as const;
