import { Facts, flowWords, logicWords, Programs, Vocabulary } from '@orrery/kernel';
import { defOf } from './card.ts';
import type { WarsState } from './state.ts';

/** The words of the WARS card language, its facts and its programs. */
export const v = new Vocabulary<WarsState>();
export const facts = new Facts<WarsState>();
export const programs = new Programs<WarsState>();

export const { sequence, when, forEach, choose, may } = flowWords(v, {
  name: (s, kind, id) => (kind === 'seat' ? `player ${id + 1}` : defOf(s, id).title),
});
export const { all, not, atLeast, that, the, times } = logicWords(v);
