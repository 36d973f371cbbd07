// The actions that a player may take in a Play Cards Phase, in the order in which the menu lists them. Each action is declared in its own file.
import { Verbs } from '@orrery/kernel';
import type { GeState } from '../state.ts';

/** An action that a player may take in a Play Cards Phase (ge/play-cards-phase). */
export const VERBS = new Verbs<GeState>(['expose', 'join', 'separate', 'play', 'use', 'exchange', 'gate', 'recall']);

/** Declares one such action. */
export const verb = VERBS.declare;
