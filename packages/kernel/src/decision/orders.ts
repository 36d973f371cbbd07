// Standing orders: a player says once in which windows the table asks, and is not asked in the others.
import { quoted, Refused } from '../errors.ts';
import type { Game } from '../game.ts';
import type { Seat, State } from '../state/state.ts';

/** A standing order that a player may give. */
export interface StandingOrder {
  /** the short name that a person types and a record keeps, such as `target` */
  readonly name: string;
  /** when a player with this order is asked, as words after "you are asked": `when a ship of yours is aimed at`, `never` */
  readonly title: string;
}

/**
 * The standing orders of a game: each seat says once in which windows it wants to be asked, so that a large table need not wait for everybody at
 * every step. The game keeps the order in its seat's record. Who is asked (`Game.mightRespond`) depends only on the order and on public facts, so a
 * question tells nothing about hidden cards. Only its own seat knows an order.
 */
export interface StandingOrders<S extends State> {
  /** all orders; a seat that has given none has the first */
  readonly list: readonly [StandingOrder, ...StandingOrder[]];
  /** returns the name of a seat's present order */
  of(s: S, seat: Seat): string;
  /** gives a seat another order; it changes only that seat's record */
  set(s: S, seat: Seat, name: string): void;
}

/** What a seat sees of its orders: all of them, and the present one. */
export interface OrdersView {
  readonly list: readonly StandingOrder[];
  /** the name of the present order */
  readonly order: string;
}

/** Returns the orders for their own seat to see; null in a game without orders. No other viewer sees them. */
export function ordersOf<S extends State>({ orders }: Game<S>, s: S, seat: Seat): OrdersView | null {
  return orders === undefined ? null : { list: orders.list, order: orders.of(s, seat) };
}

/**
 * Gives a seat another standing order, at any moment of a match. The pending decision does not change; the order counts from the next question on.
 * @throws Refused if the game has no orders or none of this name, if the match is over, or if the seat is not in it
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

/** Resets the orders of all seats but one, because each seat alone knows its order. */
export function forgetOrders<S extends State>({ orders }: Game<S>, s: S, but: Seat | null): void {
  if (orders === undefined) return;
  const usual = orders.list[0].name;
  for (let seat = 0; seat < s.seats.length; seat++)
    if (seat !== but && orders.of(s, seat) !== usual) orders.set(s, seat, usual);
}
