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
export * from './choose-cards.ts';
export * from './damage-destroy-dismiss.ts';
export * from './destiny.ts';
export * from './download.ts';
export * from './draw.ts';
export * from './energy.ts';
export * from './events.ts';
export * from './filters.ts';
export * from './invert.ts';
export * from './lasting.ts';
export * from './lists.ts';
export * from './locations.ts';
export * from './move.ts';
export * from './on-battles.ts';
export * from './pay-or.ts';
export * from './pending.ts';
export * from './playing.ts';
export * from './refs.ts';
export * from './retrieve.ts';
export * from './show.ts';
export * from './statics.ts';
export * from './tests.ts';
export * from './to-pile.ts';
export * from './unless-gives.ts';
