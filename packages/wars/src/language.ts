import { Facts, flowWords, logicWords, Programs, Vocabulary } from '@orrery/kernel';
import { nameOf, seatName, titleOf } from './names.ts';
import type { WarsState } from './state.ts';
import type { WarsTraits } from './traits.ts';

/** The words of the WARS card language, its facts and its programs. Rules and cards add to them as they load. */
export const v = new Vocabulary<WarsState, WarsTraits>();
export const facts = new Facts<WarsState, 'seat'>({ title: titleOf, kinds: { seat: seatName } });
export const programs = new Programs<WarsState>();

export const {
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
} = flowWords(v, { name: nameOf });
export const { all, any, not, atLeast, atMost, plus, minus, times, least, the, that, either, other } = logicWords(v);
