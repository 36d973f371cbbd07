// Whose card a card counts as.
import type { Seat } from '@orrery/kernel';

/** The seat whose card it counts as: its controller in play, elsewhere its owner. */
export const holderOf = ({ controller, owner }: { readonly controller: Seat; readonly owner: Seat }): Seat =>
  controller >= 0 ? controller : owner;
