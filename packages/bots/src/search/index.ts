// The entry of the bots that look ahead.

export {
  type Evaluation,
  type Far,
  type Features,
  type Pace,
  type TunedWeights,
  type Weights,
  weighed,
} from './evaluation.ts';
export * from './learner.ts';
export * from './likings.ts';
export * from './search.ts';
export * from './tuning.ts';
