// Canceling pending things: they come off the stack and do not happen (wars/cancel).
// If only the effect is canceled, the card goes to its usual pile: effects.ts.
import { ruleLink } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { LOST, ON_STACK, type WarsState } from '../../state.ts';
import { putIn } from '../cards/piles.ts';
import { called, ITEM, type OnStack } from './the-stack.ts';

/** Something pending is canceled (wars/pending/3). */
export const canceled = facts.define<OnStack>('canceled', {
  apply(s, x) {
    s.items = s.items.filter(i => i.id !== x.item.id);
  },
  show: ITEM,
  say: n => `${called(n)} is ${ruleLink('wars/cancel/1', 'canceled')}.`,
});

/**
 * Cancels something pending. A card goes to its owner's lost pile, whatever its kind. An ability just does not happen. Paid costs stay paid, and used
 * bullets stay used (wars/cancel/1, wars/cancel/2, wars/cancel/3, wars/cancel/4, wars/interrupt/6, wars/order/4, wars/costs/7, wars/bullet/4,
 * wars/bullet/5).
 */
export function cancel(s: WarsState, id: number): void {
  const item = s.items.find(i => i.id === id);
  if (item === undefined) return;
  canceled(s, { item });
  if (item.kind === 'card' && s.cards[item.self]!.zone === ON_STACK) putIn(s, item.self, LOST, { shown: true });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/stack/effects.ts: wars/cancel/5, wars/cancel/6
