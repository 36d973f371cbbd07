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
export * from './aftermaths.ts';
export * from './amounts.ts';
export * from './answers-to-attacks.ts';
export * from './any-player.ts';
export * from './cards.ts';
export * from './conflict-texts.ts';
export * from './conflicts-which.ts';
export * from './costs.ts';
export * from './crusade-pile.ts';
export * from './decks.ts';
export * from './dependent.ts';
export * from './entering.ts';
export * from './events.ts';
export * from './factions.ts';
export * from './filters.ts';
export * from './groups.ts';
export * from './hands.ts';
export * from './influence.ts';
export * from './isa.ts';
export * from './joining.ts';
export * from './leaders.ts';
export * from './league.ts';
export * from './leaving.ts';
export * from './left-behind.ts';
export * from './lists.ts';
export * from './moving-levels.ts';
export * from './negation.ts';
export * from './noted.ts';
export * from './of-conflicts.ts';
export * from './on-cards.ts';
export * from './on-conflicts.ts';
export * from './on-events.ts';
export * from './on-influence.ts';
export * from './on-powers.ts';
export * from './outside.ts';
export * from './pacts.ts';
export { HOST } from './phrases.ts';
export * from './politics.ts';
export * from './recovery.ts';
export * from './refs.ts';
export * from './returning.ts';
export * from './statics.ts';
export * from './tests.ts';
export * from './this-turn.ts';
export * from './transfers.ts';
export * from './which-faction.ts';
