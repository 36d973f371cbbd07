// Pending things: how a card goes on the stack, and how its announced choices change (wars/pending).
// The effects of texts on pending things are in src/words/pending.ts.
import { type CardId, EVERYBODY, moveCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { HAND, type Item, ON_STACK, type WarsState } from '../../state.ts';
import { putIn } from '../cards/piles.ts';
import { canceled } from './cancel.ts';

/** A card leaves its pile and goes on the stack. It is not yet in play; orders and interrupts never are (wars/pending/2, wars/in-play/2). */
export const shown = facts.define<{ card: CardId; seat: Seat; from: number }>('shown', {
  aside: true,
  apply(s, x) {
    moveCard(s, x.card, ON_STACK, false, EVERYBODY);
  },
  show: { card: 'card', seat: 'seat', from: 'plain' },
  say: () => '',
});

/** The declared choices of something pending change. */
export const amended = facts.define<{ id: number; l: Readonly<Record<string, unknown>> }>('amended', {
  apply(s, x) {
    s.items = s.items.map(i => (i.id === x.id ? { ...i, l: { ...i.l, ...x.l } } : i));
  },
  // the view shows the change, as far as players may know it
  show: { id: 'plain' },
  say: () => '',
});

/** Returns the pending thing with this number, if it is still pending. */
export const itemOf = (s: WarsState, id: number): Item | undefined => s.items.find(i => i.id === id);

/** Puts a pending card back into its owner's hand. It is no longer pending. */
export function takeBack(s: WarsState, id: number): void {
  const item = s.items.find(i => i.id === id);
  if (item === undefined) return;
  canceled(s, { item });
  if (s.cards[item.self]!.zone === ON_STACK) putIn(s, item.self, HAND, { shown: true });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/phases/deploy-phase.ts: wars/pending/1
// - rules/stack/cancel.ts: wars/pending/3
// - words/pending.ts: wars/pending/4, wars/pending/5, wars/pending/6
