// Which player a card counts for.
import type { Seat } from '@orrery/kernel';

/** Returns the seat that a card counts for: its controller in play, otherwise its owner. */
export const holderOf = ({ controller, owner }: { readonly controller: Seat; readonly owner: Seat }): Seat =>
  controller >= 0 ? controller : owner;
