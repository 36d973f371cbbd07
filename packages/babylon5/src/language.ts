import { language } from '@orrery/kernel';
import { sameCard } from './alike.ts';
import { defOf } from './card.ts';
import { thingLabel } from './labels.ts';
import { FACT_NAMES, type FactName } from './names.ts';
import type { B5State } from './state.ts';
import type { B5Traits } from './traits.ts';

/** The words of the Babylon 5 card language, its facts and its programs. Rules and cards add theirs as they load. */
export const {
  v,
  facts,
  programs,
  sequence,
  when,
  repeatWhile,
  repeat,
  forEach,
  set,
  call,
  window,
  stop,
  choose,
  chooseOne,
  may,
  chooseNumber,
  together,
  all,
  any,
  not,
  atLeast,
  atMost,
  plus,
  minus,
  times,
  forEvery,
  half,
  least,
  the,
  that,
  either,
  other,
} = language<B5State, FactName, B5Traits>({
  ...FACT_NAMES,
  name: (s, kind, id, seat) => thingLabel(s, kind, id, seat),
  same: sameCard,
  text: (s, f) => (f.self >= 0 ? defOf(s, f.self).text().join(' ') : ''),
});
// after "then" an effect would depend on the one before it (b5/then-both/3)
v.joiner = 'and';
