// The state of a match: cards, seats and running programs. Also copies it cheaply and moves cards.
import type { Ask, Option } from '../decision/decision.ts';
import type { Heard } from '../fact/told.ts';
import type { Motion } from '../match/motion.ts';
import type { Lists } from '../view/brought.ts';
import type { Generator } from './random.ts';

/** A player's place at the table, counted from 0. */
export type Seat = number;
/** A card's index in `State.cards`. It does not tell which card it is: a shuffle moves the contents, not the places. */
export type CardId = number;

/** A record that belongs to one state. Another state copies it before the first write (see `clone`). */
export interface Owned {
  own: number;
}

/** The fields that every game keeps of a card. All fields of a game's cards are numbers, strings or arrays. Arrays are replaced, never changed. */
export interface CardState extends Owned {
  owner: Seat;
  /** the index of the zone in `State.zones` that lists this card */
  zone: number;
  /** the viewers who have seen this card and know which one it is, even if it is hidden now (see unseen.ts); a shuffle clears it */
  known: number;
}

/** The fields that every game keeps of a seat. */
export interface SeatState extends Owned {
  /** true once the player has left or has been eliminated */
  out: boolean;
}

/** The named values of a running program. Arrays in it are replaced, never changed. */
// biome-ignore lint/suspicious/noExplicitAny: locals hold any plain data; each program knows its own.
export type Locals = Record<string, any>;

/**
 * A running program: its address, the next step and its locals. `you` is the player for whom it runs. `self` is the card whose text it is; -1 if
 * there is none.
 */
export interface Frame extends Owned {
  program: number;
  step: number;
  you: Seat;
  self: CardId;
  l: Locals;
}

/**
 * A program that runs later, as plain data: a trigger that has noticed something, an entry of a game's stack, a delayed effect of a text. The code
 * that stores it decides when it runs.
 */
export interface Waiting {
  /** the program's name, which stays the same when the process restarts */
  readonly program: string;
  readonly you: Seat;
  readonly self: CardId;
  /** the locals that it starts with */
  readonly l: Readonly<Locals>;
}

/** How a match ended: the winners, and the game's kind of victory. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly kind: string;
}

/** Returns what the result is worth to each seat. The winners share 1. If there is no winner, all seats share 1. */
export function sharesOf({ winners }: Pick<Result, 'winners'>, seats: number): number[] {
  const share = 1 / (winners.length || seats);
  return Array.from({ length: seats }, (_, seat) => (winners.length === 0 || winners.includes(seat) ? share : 0));
}

/**
 * A whole match as plain data. Arrays other than `cards`, `seats` and `stack` are values: they are replaced, never changed, so clones may share them.
 * A game adds fields of the same kind.
 */
export interface State extends Owned {
  cards: CardState[];
  /** the card at each place, as indexes in the game's list of definitions. A shuffle replaces this list and nothing else. */
  defs: readonly number[];
  seats: SeatState[];
  stack: Frame[];
  zones: readonly (readonly CardId[])[];
  random: Generator;
  /** how many decisions have been asked; also the id of the next one */
  asked: number;
  ask: Ask | null;
  /** the open or last motion; null once a choice was made since */
  motion: Motion | null;
  pending: readonly Waiting[];
  result: Result | null;
  /** true after a change that `Game.settle` must look at */
  unsettled: boolean;
  /** the facts since the last read, with what each viewer may know of them; null if nobody reads them. Not saved. */
  heard: Heard[] | null;
  /** the last list of options; valid for the decision that it was made for. Not saved. */
  menus: MenuCache | null;
  /** values that the game derived from the state and keeps for speed; clones share them. Not saved. */
  derived: unknown;
  /** how far deck lists are public; absent if each player knows only their own */
  lists?: Lists;
  /** the sets whose cards the match plays with; absent if they are the first sets (`Library.first`) */
  sets?: readonly string[];
  /** the cards that owners have added, as their setup carries them (`Library.addOverlay`); absent without an overlay */
  overlay?: unknown;
}

/** The options of a decision, in the order of the seats asked. Each list is filled when it is first needed. */
export interface MenuCache {
  readonly ask: Ask;
  readonly lists: (readonly Option[] | undefined)[];
  /** the same lists with the options that hardly anybody wants (`Menu.rare`) */
  all?: (readonly Option[] | undefined)[];
}

let token = 0;

/** Makes a new ownership token, which no other state in this process has. */
export function freshToken(): number {
  return ++token;
}

/**
 * Copies a state. Both states share every record until one of them writes to it: both get new tokens, so the first write on either side copies that
 * one record. The cost is a few array copies.
 */
export function clone<S extends State>(s: S): S {
  const copy = peek(s);
  s.own = ++token;
  return copy;
}

/**
 * Makes a copy of a state to look at until something happens in the original. The original keeps writing to the shared records. This is cheaper than
 * `clone`, after which both sides must copy what they write.
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

/**
 * Returns what makes the records of cards that are not in play. All of them are copies of one record, so they have one shape and are quick to read.
 * @param blank the fields of such a card
 */
export function cardsAtRest<Card extends CardState>(blank: Omit<Card, 'own'>): MakesCard<Card> {
  const resting = { ...{ own: 0, ...blank } } as Card;
  return (own, owner, zone, known = 0) => ({ ...resting, own, owner, zone, known });
}

/** Makes the record of a card that is not in play. @param own the token of the state that may write to it */
export type MakesCard<Card> = (own: number, owner: Seat, zone: number, known?: number) => Card;

/** Returns the card's record, which this state may write to. */
export function ownCard<S extends State>(s: S, id: CardId): S['cards'][number] {
  const card = s.cards[id]!;
  if (card.own === s.own) return card;
  const copy = { ...card };
  copy.own = s.own;
  s.cards[id] = copy;
  return copy;
}

/** Returns the seat's record, which this state may write to. */
export function ownSeat<S extends State>(s: S, seat: Seat): S['seats'][number] {
  const record = s.seats[seat]!;
  if (record.own === s.own) return record;
  const copy = { ...record };
  copy.own = s.own;
  s.seats[seat] = copy;
  return copy;
}

/** Returns the frame at this height of the stack, which this state may write to. */
export function ownFrame(s: State, height: number): Frame {
  const frame = s.stack[height]!;
  if (frame.own === s.own) return frame;
  const copy = { ...frame, own: s.own, l: { ...frame.l } };
  s.stack[height] = copy;
  return copy;
}

/** Adds a card to the match, in no zone's list yet. Returns its id. */
export function addCard<S extends State>(s: S, card: S['cards'][number], def: number): CardId {
  s.cards.push(card);
  s.defs = [...s.defs, def];
  return s.cards.length - 1;
}

/** Returns this zone's list without the card. */
export function without(list: readonly CardId[], card: CardId): readonly CardId[] {
  const at = list.indexOf(card);
  if (at < 0) return list;
  const copy = list.slice();
  copy.splice(at, 1);
  return copy;
}

/**
 * Moves a card to another zone: to the end of its list (the top) or to the start (the bottom).
 * @param seen the viewers who saw the card where it was; they know it wherever it goes
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
