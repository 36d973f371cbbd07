// The words of the WARS card language, for card files.
export {
  all,
  any,
  atLeast,
  atMost,
  choose,
  chooseNumber,
  chooseOne,
  either,
  forEach,
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
  when,
} from '../language.ts';
export * from './amounts.ts';
export * from './events.ts';
export * from './filters.ts';
export * from './lasting.ts';
export * from './lists.ts';
export * from './locations.ts';
export * from './on-battles.ts';
export * from './on-cards.ts';
export * from './on-energy.ts';
export * from './pending.ts';
export * from './playing.ts';
export * from './refs.ts';
export * from './statics.ts';
export * from './tests.ts';
