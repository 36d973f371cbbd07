// Standing orders: when a player wants to be asked about reactions. They use only public information (see reaction.ts).
import { ownSeat, type Seat } from '@orrery/kernel';
import { type GeState, ORDERS } from '../../state.ts';

/** The orders with their texts on the screen. The first is the default. */
export const ORDER_LIST = [
  { name: 'aimed', title: 'when something targets you: your cards, your fleet or your Sector HQ' },
  { name: 'loss', title: 'when a volley would destroy your card or reaches your Sector HQ' },
  { name: 'always', title: 'whenever you could react to another player' },
  { name: 'never', title: 'never' },
] as const satisfies readonly { readonly name: (typeof ORDERS)[number]; readonly title: string }[];

/** Returns the standing order of a seat. */
export const orderOf = (s: GeState, seat: Seat): string => ORDERS[s.seats[seat]!.order]!;

/** Gives a seat another standing order. */
export function setOrder(s: GeState, seat: Seat, name: string): void {
  ownSeat(s, seat).order = ORDERS.indexOf(name as (typeof ORDERS)[number]);
}
