// The actions of a player with initiative, in the order of the menu.
// Each kind is declared in its own file.
import { Verbs } from '@orrery/kernel';
import type { WarsState } from '../state.ts';

/** All kinds of action for a player with initiative (wars/initiative/1, wars/initiative/2). */
export const VERBS = new Verbs<WarsState>(['play', 'activate', 'drain', 'draw', 'attack', 'move', 'use']);

/** Declares a kind of action. */
export const verb = VERBS.declare;
