// What is pending lies on the stack: how a card gets there, and how what was announced about it changes (wars/pending).
// What texts do to something pending is in src/words/pending.ts.
import { type CardId, EVERYBODY, moveCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { HAND, type Item, ON_STACK, type WarsState } from '../../state.ts';
import { putIn } from '../cards/piles.ts';
import { canceled } from './cancel.ts';

/** A card leaves its pile and is on the stack, not yet in play; orders and interrupts never are (wars/pending/2, wars/in-play/2). */
export const shown = facts.define<{ card: CardId; seat: Seat; from: number }>('shown', {
  aside: true,
  apply(s, x) {
    moveCard(s, x.card, ON_STACK, false, EVERYBODY);
  },
  show: { card: 'card', seat: 'seat', from: 'plain' },
  say: () => '',
});

/** Changes what was declared about something pending. */
export const amended = facts.define<{ id: number; l: Readonly<Record<string, unknown>> }>('amended', {
  apply(s, x) {
    s.items = s.items.map(i => (i.id === x.id ? { ...i, l: { ...i.l, ...x.l } } : i));
  },
  // what was changed about it the view shows, as far as all may know
  show: { id: 'plain' },
  say: () => '',
});

/** What is pending under this number, if it still is. */
export const itemOf = (s: WarsState, id: number): Item | undefined => s.items.find(i => i.id === id);

/** Puts a pending card back into its owner's hand: it is no longer pending. */
export function takeBack(s: WarsState, id: number): void {
  const item = s.items.find(i => i.id === id);
  if (item === undefined) return;
  canceled(s, { item });
  if (s.cards[item.self]!.zone === ON_STACK) putIn(s, item.self, HAND, { shown: true });
}
