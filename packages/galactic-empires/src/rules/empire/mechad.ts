// Mechad ships: a field of energy instead of shields (ge/empire-mechad).
import { type CardId, ownCard, refuse } from '@orrery/kernel';
import { defOf, KIND, typeOf } from '../../card.ts';
import { facts } from '../../language.ts';
import type { GeState } from '../../state.ts';
import { refitted } from '../fleet/refits.ts';
import { strengthOf } from '../table/definitions.ts';
import { modified } from '../texts/modifiers.ts';

/** The field of a Mechad ship gets new energy (ge/empire-mechad/1, ge/empire-mechad/4). */
const energised = facts.define<{ card: CardId; emf: number }>('energised', {
  apply(s, x) {
    ownCard(s, x.card).emf = x.emf;
  },
  show: { card: 'card', emf: 'plain' },
  say: (n, x) => `${n.card} has a field of strength ${x.emf}.`,
});

/** Returns the nodes of a Mechad ship (ge/points: node). */
export const nodesOf = (s: GeState, id: CardId): number => {
  const printed = defOf(s, id).source.nodes ?? 0;
  return printed === 0 ? 0 : modified(s, KIND.nodes, id, printed + refitted(s, id, 'nodes'));
};

/**
 * Returns the most energy that a Mechad ship's field can use (ge/empire-mechad/1, ge/empire-mechad/2, ge/empire-mechad/11). More energy is wasted.
 */
export function fieldRoom(s: GeState, id: CardId): number {
  const nodes = nodesOf(s, id);
  if (nodes === 0) return 0;
  return Math.ceil(fieldLimit(s, id) / nodes);
}

/** Returns the greatest strength that its field can reach this turn. */
const fieldLimit = (s: GeState, id: CardId): number =>
  Math.min(2 * strengthOf(s, id), Math.max(0, s.cards[id]!.emf) + strengthOf(s, id));

/** The refusal of shield refits on Mechad ships. */
export const NO_SHIELDS = refuse(
  'ge/empire-mechad/8',
  'You cannot put a shield refit on a Mechad ship. It has a field.',
);

/** True for a ship with a field. */
export const hasField = (s: GeState, on: CardId): boolean =>
  typeOf(s, on) === 'S' && defOf(s, on).source.nodes !== undefined;

/** Gives a Mechad ship that is not engaged in the Engagement Phase a free field of its own strength (ge/empire-mechad/4). */
export function freeField(s: GeState, id: CardId): void {
  if (defOf(s, id).source.nodes === undefined || typeOf(s, id) !== 'S') return;
  const n = strengthOf(s, id);
  if (s.cards[id]!.emf !== n) energised(s, { card: id, emf: n });
}

/** Gives the field of a Mechad ship the greatest strength that it can have: twice the strength of the ship (ge/empire-mechad/2). */
export function fillField(s: GeState, id: CardId): void {
  if (!hasField(s, id)) return;
  const emf = 2 * strengthOf(s, id);
  if (s.cards[id]!.emf < emf) energised(s, { card: id, emf });
}

/** Sets the field of an engaged ship to the strength that its energy gives (ge/empire-mechad/2, ge/empire-mechad/7). */
export function energise(s: GeState, card: CardId, energy: number): void {
  const emf = Math.min(fieldLimit(s, card), energy * nodesOf(s, card));
  if (emf !== s.cards[card]!.emf) energised(s, { card, emf });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - state.ts: ge/empire-mechad/3
