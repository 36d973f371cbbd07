// Standing orders: when a player is asked whether to react.
// They look at what lies open alone (see reaction.ts).
import { ownSeat, type Seat } from '@orrery/kernel';
import { type GeState, ORDERS } from '../../state.ts';

/** The orders, as people read them; the usual one first. */
export const ORDER_LIST = [
  { name: 'aimed', title: 'when something targets you: your cards, your fleet or your Sector HQ' },
  { name: 'loss', title: 'when a volley would destroy your card or reaches your Sector HQ' },
  { name: 'always', title: 'whenever you could react to another player' },
  { name: 'never', title: 'never' },
] as const satisfies readonly { readonly name: (typeof ORDERS)[number]; readonly title: string }[];

/** The order of a seat. */
export const orderOf = (s: GeState, seat: Seat): string => ORDERS[s.seats[seat]!.order]!;

/** Gives a seat another order. */
export function setOrder(s: GeState, seat: Seat, name: string): void {
  ownSeat(s, seat).order = ORDERS.indexOf(name as (typeof ORDERS)[number]);
}
