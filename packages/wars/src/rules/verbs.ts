// The list of what a player with initiative can do: each file that holds such an action adds it here.
import { Verbs } from '@orrery/kernel';
import type { WarsState } from '../state.ts';

/** What a player with initiative can do (wars/initiative/1, wars/initiative/2). */
export const VERBS = new Verbs<WarsState>();

/** Declares one of the kinds of it. */
export const verb = VERBS.declare;
