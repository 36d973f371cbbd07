// The list of what a player may do in a Play Cards Phase; each rule adds its own kind to it.
import { Verbs } from '@orrery/kernel';
import type { GeState } from '../state.ts';

/** What a player may do in a Play Cards Phase (ge/play-cards-phase). */
export const VERBS = new Verbs<GeState>();

/** Declares one of the kinds of it. */
export const verb = VERBS.declare;
