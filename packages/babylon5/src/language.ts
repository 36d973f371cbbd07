import { Facts, flowWords, logicWords, Programs, Vocabulary } from '@orrery/kernel';
import { FACT_NAMES, type FactName, nameOf } from './names.ts';
import type { B5State } from './state.ts';
import type { B5Traits } from './traits.ts';

/** The words of the Babylon 5 card language, its facts and its programs. Rules and cards add to them as they load. */
export const v = new Vocabulary<B5State, B5Traits>();
export const facts = new Facts<B5State, FactName>(FACT_NAMES);
export const programs = new Programs<B5State>();

export const {
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
  may,
  chooseNumber,
  together,
} = flowWords(v, { name: nameOf });
export const { all, any, not, atLeast, atMost, plus, minus, times, forEvery, half, least, the, that, either, other } =
  logicWords(v);
