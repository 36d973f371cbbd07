// Interrupts and orders: when they are played, and the pile they go to afterwards (wars/interrupt, wars/order).
// The choice of a used or lost effect is in phases/deploy-phase.ts. Canceled ones are in cancel.ts.
import { type CardId, type Seat, scene } from '@orrery/kernel';
import { type CardDef, defOf } from '../../card.ts';
import { type Item, inPlay, LOST, ON_STACK, USED, type WarsState } from '../../state.ts';
import { stackedOn } from '../abilities/ongoing-ability.ts';
import { put, putIn, stacked } from '../cards/piles.ts';

/** True for an interrupt or an order: it has an effect, and never enters play (wars/interrupt/5, wars/order/3). */
export const isEvent = (def: CardDef): boolean => def.type === 'interrupt' || def.type === 'order';

/** True if the player can play the card whenever they could play an interrupt. */
export function anytime(s: WarsState, seat: Seat, card: CardId): boolean {
  const def = defOf(s, card);
  return (
    def.type === 'interrupt' ||
    def.front.statics.some(st => st.kind === 'play anytime' && (st.holds === null || st.holds(s, scene(seat, card))))
  );
}

/** Returns the pile for an interrupt or order after its effects (wars/interrupt/3, wars/interrupt/5, wars/order/2, wars/order/3). */
function destination(s: WarsState, card: CardId, mode: string): number {
  const { kind } = defOf(s, card).source;
  return (kind === 'used or lost' ? mode : kind) === 'used' ? USED : LOST;
}

/** Puts an interrupt or order on its pile after it happened. A card that could not enter play is lost. */
export function finish(s: WarsState, item: Item): void {
  const card = item.self;
  if (item.kind !== 'card' || s.cards[card]!.zone !== ON_STACK) return;
  const on = item.l.stackOn as CardId | undefined;
  if (on !== undefined && inPlay(s, on) && stackedOn(s, on).length === 0)
    stacked(s, { card, on, faceDown: false, from: ON_STACK });
  else if (item.l.removed)
    put(s, { card, seat: s.cards[card]!.owner, from: ON_STACK, to: s.cards[card]!.owner * 6 + 5, shown: true });
  else putIn(s, card, item.l.usedInstead ? USED : destination(s, card, item.l.mode ?? ''), { shown: true });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/phases/deploy-phase.ts: wars/interrupt/2, wars/interrupt/4, wars/order/1
// - rules/stack/cancel.ts: wars/interrupt/6, wars/order/4
// - rules/turn/initiative.ts: wars/interrupt/1
