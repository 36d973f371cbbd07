// the rulebook comes first: the order in which its verbs load is the order in which they are offered
import '../game.ts';
import type { Option, Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import type { B5State } from '../state.ts';
import { situation } from './situation.ts';

/** Answers that do nothing: whatever else is liked is liked more than these. */
const IDLE: readonly string[] = ['pass', 'no', 'abstain'];
/** Verbs that name a card by itself, in hand or at the table. */
const OF_CARDS: readonly string[] = [
  'sponsor',
  'promote',
  'attack',
  'use',
  'event',
  'heal',
  'agenda',
  'build',
  'lead',
  'declare',
  'card',
];
/** Verbs that name a card, and the conflict that it takes a side in. */
const SIDES: readonly string[] = ['support', 'oppose'];

/**
 * What kinds of answer an option is, from the general to the particular: `action/support`, `action/support/own`; between two players `two: action/support`.
 * By these names self-play finds what is worth more or less than the advice has it (likings.ts).
 */
export function b5Kinds(s: B5State, seat: Seat, o: Option): readonly string[] {
  if (IDLE.includes(o.verb)) return [];
  const at = situation(s, seat);
  // what helps among several is no help between two, as with the evaluation
  const kind = `${s.seats.length === 2 ? 'two: ' : ''}${at.menu}/${o.verb}`;
  if (SIDES.includes(o.verb)) {
    const conflict = at.conflicts.find(x => x.conflict.id === o.b)?.conflict;
    return conflict === undefined ? [kind] : [kind, `${kind}/${conflict.seat === seat ? 'own' : 'others'}`];
  }
  return OF_CARDS.includes(o.verb) ? [kind, `${kind}/${defOf(s, o.a).type}`] : [kind];
}
