// What a player with initiative can do, in the order in which it is offered. Each kind is declared in its own file.
import { Verbs } from '@orrery/kernel';
import type { WarsState } from '../state.ts';

/** What a player with initiative can do (wars/initiative/1, wars/initiative/2). */
export const VERBS = new Verbs<WarsState>(['play', 'activate', 'drain', 'draw', 'attack', 'move', 'use']);

/** Declares one of the kinds of it. */
export const verb = VERBS.declare;
