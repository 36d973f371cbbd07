// The list of all kinds of action in the action round. Each action adds itself here (b5/action-round/5).
import { Verbs } from '@orrery/kernel';
import type { B5State } from '../state.ts';

/** The kinds of action of the action round (b5/action-round/5). */
export const VERBS = new Verbs<B5State>();

/** Declares one of them. */
export const verb = VERBS.declare;
