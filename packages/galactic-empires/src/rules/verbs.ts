// What a player may do in a Play Cards Phase, in the order in which it is offered. Each kind is declared in its own file.
import { Verbs } from '@orrery/kernel';
import type { GeState } from '../state.ts';

/** What a player may do in a Play Cards Phase (ge/play-cards-phase). */
export const VERBS = new Verbs<GeState>(['expose', 'join', 'separate', 'play', 'use', 'exchange', 'gate', 'recall']);

/** Declares one of the kinds of it. */
export const verb = VERBS.declare;
