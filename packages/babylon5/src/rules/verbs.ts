// All kinds of action of the action round, in the order in which a player is offered them (b5/action-round/5). Each is declared in its own file.
import { Verbs } from '@orrery/kernel';
import type { B5State } from '../state.ts';

/** The kinds of action of the action round (b5/action-round/5). */
export const VERBS = new Verbs<B5State>([
  'contingency',
  'arrange',
  'event',
  'heal-ambassador',
  'heal',
  'sponsor',
  'agenda',
  'hide-agenda',
  'reveal-agenda',
  'discard-agenda',
  'promote',
  'replace',
  'build',
  'use',
  'assist',
  'assist-sponsoring',
  'lead',
  'support',
  'oppose',
  'attack',
  'repair',
  'join-war',
  'fetch',
  'bid',
  'hire',
]);

/** Declares one of them. */
export const verb = VERBS.declare;
