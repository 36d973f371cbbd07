export {
  all,
  any,
  atLeast,
  atMost,
  choose,
  chooseNumber,
  either,
  forEach,
  forEvery,
  half,
  least,
  may,
  minus,
  not,
  other,
  plus,
  repeat,
  sequence,
  set,
  that,
  the,
  times,
  together,
  when,
} from '../language.ts';
export * from './amounts.ts';
export * from './cards.ts';
export * from './effects.ts';
export * from './filters.ts';
export * from './lists.ts';
export * from './refs.ts';
export * from './statics.ts';
export * from './tests.ts';
