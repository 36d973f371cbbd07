// Standing orders: a player says once in which windows the table shall ask, and is not asked in the others.
import { quoted, Refused } from '../errors.ts';
import type { Game } from '../game.ts';
import type { Seat, State } from '../state/state.ts';

/** An order that a player may give to the table. */
export interface StandingOrder {
  /** the short name that a person types and a record keeps, such as `target` */
  readonly name: string;
  /** when a player with this order is asked, in words behind "you are asked": `when a ship of yours is aimed at`, `never` */
  readonly title: string;
}

/**
 * The standing orders of a game: each seat says once in which windows it wants to be asked, so that a table of many need not wait at every
 * step for everybody to pass. The game keeps the order in its seat's record, and who is asked (`Game.mightRespond`) follows from the order
 * and from what lies open to all, and from nothing else: so to be asked tells nothing of what is held. An order is known to its own seat alone.
 */
export interface StandingOrders<S extends State> {
  /** all there are; the first is that of a seat which has given none */
  readonly list: readonly [StandingOrder, ...StandingOrder[]];
  /** the name of a seat's present order */
  of(s: S, seat: Seat): string;
  /** gives a seat another order; it writes that seat's record and nothing else */
  set(s: S, seat: Seat, name: string): void;
}

/** What a seat is shown of its orders: all there are, and which it has given. */
export interface OrdersView {
  readonly list: readonly StandingOrder[];
  /** the name of the present one */
  readonly order: string;
}

/** The orders as their own seat may see them; null in a game that knows none. Nobody else is shown them. */
export function ordersOf<S extends State>({ orders }: Game<S>, s: S, seat: Seat): OrdersView | null {
  return orders === undefined ? null : { list: orders.list, order: orders.of(s, seat) };
}

/**
 * Gives a seat another standing order, at any moment of a match. The pending decision stays as it is: the order says who is asked from then on.
 * @throws Refused when the game knows no orders or none of this name, the match is over, or the seat is not in it
 */
export function giveOrder<S extends State>({ title, orders }: Game<S>, s: S, seat: Seat, name: string): void {
  if (orders === undefined) throw new Refused(`${title} has no standing orders.`, 'unknown-option');
  if (s.result !== null) throw new Refused('The game is over.', 'over');
  if (s.seats[seat] === undefined) throw new Refused(`There is no seat ${seat + 1} at this table.`, 'not-asked');
  if (s.seats[seat].out) throw new Refused('You are out of this match.', 'not-asked');
  if (!orders.list.some(order => order.name === name)) {
    const names = orders.list.map(order => order.name).join(', ');
    throw new Refused(`There is no standing order ${quoted(name)}. Choose from ${names}.`, 'unknown-option');
  }
  orders.set(s, seat, name);
}

/** Lets all seats but one have the order of those that have given none: what they have ordered is known to themselves alone. */
export function forgetOrders<S extends State>({ orders }: Game<S>, s: S, but: Seat | null): void {
  if (orders === undefined) return;
  const usual = orders.list[0].name;
  for (let seat = 0; seat < s.seats.length; seat++)
    if (seat !== but && orders.of(s, seat) !== usual) orders.set(s, seat, usual);
}
