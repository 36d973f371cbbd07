// The state of a match: cards, seats, running programs. Also how it is copied cheaply and how cards move.
import type { Ask, Option } from '../decision/decision.ts';
import type { Heard } from '../fact/told.ts';
import type { Motion } from '../match/motion.ts';
import type { Lists } from '../view/brought.ts';
import type { Generator } from './random.ts';

/** A player's place at the table, counted from 0. */
export type Seat = number;
/** A card's place in `State.cards`. It says nothing of what the card is: shuffling moves the contents, not the places. */
export type CardId = number;

/** Something that belongs to one state and is copied before the first write by another (see `clone`). */
export interface Owned {
  own: number;
}

/** What every game keeps of a card. All fields of a game's cards are numbers, strings or arrays that are replaced, never changed. */
export interface CardState extends Owned {
  owner: Seat;
  /** the index of the zone in `State.zones` that lists this card */
  zone: number;
  /** who has seen this card and knows which it is, though it may lie hidden now (see unseen.ts); forgotten by a shuffle */
  known: number;
}

/** What every game keeps of a seat. */
export interface SeatState extends Owned {
  /** true once the player has left or has been eliminated */
  out: boolean;
}

/** The named values of a running program. Arrays in it are replaced, never changed. */
// biome-ignore lint/suspicious/noExplicitAny: locals hold any plain data; each program knows its own.
export type Locals = Record<string, any>;

/**
 * A running program: its address, the next step and its locals. `you` is the player for whom it runs and `self` the card
 * whose text it is (-1 where there is none).
 */
export interface Frame extends Owned {
  program: number;
  step: number;
  you: Seat;
  self: CardId;
  l: Locals;
}

/**
 * A program that waits for its time, as plain data: a trigger that has noticed something, something on a game's stack, what a
 * text has left behind. Whoever keeps it knows when it runs.
 */
export interface Waiting {
  /** the program's name, which outlives the process */
  readonly program: string;
  readonly you: Seat;
  readonly self: CardId;
  /** what it knows when it runs */
  readonly l: Readonly<Locals>;
}

/** How a match ended: who won, and by which of the game's kinds of victory. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly kind: string;
}

/** What the end of a match is worth to each of so many seats: the winners share 1; where there is none, all seats do. */
export function sharesOf({ winners }: Pick<Result, 'winners'>, seats: number): number[] {
  const share = 1 / (winners.length || seats);
  return Array.from({ length: seats }, (_, seat) => (winners.length === 0 || winners.includes(seat) ? share : 0));
}

/**
 * A whole match as plain data. Arrays other than `cards`, `seats` and `stack` are values: they are replaced, never changed,
 * so that clones may share them. A game adds fields of the same kind.
 */
export interface State extends Owned {
  cards: CardState[];
  /** which card lies at each place: indexes in the game's list of definitions. A shuffle replaces this list and nothing else. */
  defs: readonly number[];
  seats: SeatState[];
  stack: Frame[];
  zones: readonly (readonly CardId[])[];
  random: Generator;
  /** how many decisions have been asked; the id of the next one */
  asked: number;
  ask: Ask | null;
  /** what somebody has proposed to the table; null once a choice has been made since */
  motion: Motion | null;
  pending: readonly Waiting[];
  result: Result | null;
  /** set when something changed that `Game.settle` must look at */
  unsettled: boolean;
  /** facts since the last look with what viewers get of them, for whoever wants them; null when nobody does. Not saved. */
  heard: Heard[] | null;
  /** the options last listed; valid for the decision they were listed for. Not saved. */
  menus: MenuCache | null;
  /** what the game derived from the state and keeps at hand; clones share it. Not saved. */
  derived: unknown;
  /** whose lists are known to whom; not there where each knows his own */
  lists?: Lists;
}

/** The options listed for a decision, in the order of the seats asked; filled on first demand. */
export interface MenuCache {
  readonly ask: Ask;
  readonly lists: (readonly Option[] | undefined)[];
}

let token = 0;

/** A fresh ownership token: no other state in this process has it. */
export function freshToken(): number {
  return ++token;
}

/**
 * A copy of a state that shares every record until one of the two writes to it (both get fresh tokens, so the first write on
 * either side copies that one record). Costs a few array copies.
 */
export function clone<S extends State>(s: S): S {
  const copy = peek(s);
  s.own = ++token;
  return copy;
}

/**
 * A copy of a state to be looked at as long as nothing happens in that state, which goes on writing to the records that the copy shares.
 * Cheaper than `clone`, after which either side must copy what it writes.
 */
export function peek<S extends State>(s: S): S {
  const copy = { ...s };
  copy.own = ++token;
  copy.cards = s.cards.slice();
  copy.seats = s.seats.slice();
  copy.stack = s.stack.slice();
  copy.heard = null;
  return copy;
}

/** The card's record, safe to write in this state. */
export function ownCard<S extends State>(s: S, id: CardId): S['cards'][number] {
  const card = s.cards[id]!;
  if (card.own === s.own) return card;
  const copy = { ...card };
  copy.own = s.own;
  s.cards[id] = copy;
  return copy;
}

/** The seat's record, safe to write in this state. */
export function ownSeat<S extends State>(s: S, seat: Seat): S['seats'][number] {
  const record = s.seats[seat]!;
  if (record.own === s.own) return record;
  const copy = { ...record };
  copy.own = s.own;
  s.seats[seat] = copy;
  return copy;
}

/** The frame at this height of the stack, safe to write in this state. */
export function ownFrame(s: State, height: number): Frame {
  const frame = s.stack[height]!;
  if (frame.own === s.own) return frame;
  const copy = { ...frame, own: s.own, l: { ...frame.l } };
  s.stack[height] = copy;
  return copy;
}

/** Adds a card to the match, in no zone's list yet. Gives its id. */
export function addCard<S extends State>(s: S, card: S['cards'][number], def: number): CardId {
  s.cards.push(card);
  s.defs = [...s.defs, def];
  return s.cards.length - 1;
}

/** The list with this zone, without the card. */
export function without(list: readonly CardId[], card: CardId): readonly CardId[] {
  const at = list.indexOf(card);
  if (at < 0) return list;
  const copy = list.slice();
  copy.splice(at, 1);
  return copy;
}

/**
 * Moves a card between zones, to the end (the top) of the new one or to its start (the bottom).
 * @param seen who saw the card where it lay: they know it wherever it goes
 */
export function moveCard(s: State, id: CardId, zone: number, bottom = false, seen = 0): void {
  const card = ownCard(s, id);
  card.known |= seen;
  const zones = s.zones.slice();
  if (card.zone >= 0) zones[card.zone] = without(zones[card.zone]!, id);
  zones[zone] = bottom ? [id, ...zones[zone]!] : [...zones[zone]!, id];
  s.zones = zones;
  card.zone = zone;
}
