// What bots know of Babylon 5: advice, the worth of positions, and likings from self-play.

import {
  b5Kinds,
  b5Likings,
  babylon5Advice,
  babylon5Features,
  babylon5Pace,
  babylon5Weights,
} from '@orrery/babylon5/advice';
import { weighed } from '@orrery/bots';

/** What bots know of the game. */
export const BOTS = {
  advice: babylon5Advice,
  features: babylon5Features,
  evaluation: weighed(babylon5Features, babylon5Weights),
  kinds: b5Kinds,
  likings: b5Likings,
  pace: babylon5Pace,
} as const;
