import { language } from '@orrery/kernel';
import { defOf } from './card.ts';
import { nameOf, seatName, titleOf } from './names.ts';
import type { WarsState } from './state.ts';
import type { WarsTraits } from './traits.ts';

/** The words of the WARS card language, its facts and its programs. Rules and cards add to them as they load. */
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
  stop,
  choose,
  may,
  chooseOne,
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
  least,
  the,
  that,
  either,
  other,
} = language<WarsState, 'seat', WarsTraits>({
  card: (s, id) => defOf(s, id).id,
  title: titleOf,
  kinds: { seat: seatName },
  name: nameOf,
});
