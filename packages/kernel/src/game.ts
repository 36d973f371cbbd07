// The contract between the kernel and a game: everything that a game gives the kernel.
import type { Abouts } from './decision/about.ts';
import type { StandingOrders } from './decision/orders.ts';
import type { Response, WindowPolicy } from './decision/windows.ts';
import type { Fact, Facts, Viewer } from './fact/facts.ts';
import type { Repetition } from './match/repetition.ts';
import type { Programs } from './program/program.ts';
import type { Unresolved } from './program/unresolved.ts';
import type { CardId, CardState, Frame, Locals, Seat, SeatState, State, Waiting } from './state/state.ts';
import type { LikelyDeck } from './view/brought.ts';
import type { Unseen } from './view/unseen.ts';

/** What a game gives the kernel. The kernel knows no game; all it does with one goes through this. */
export interface Game<S extends State = State> {
  /** the name on the command line and in records, such as `babylon5` */
  readonly name: string;
  readonly title: string;
  /** version of rules and cards; records carry it */
  readonly version: string;
  readonly programs: Programs<S>;
  readonly facts: Facts<S>;
  /** card definitions' stable ids, by the index in `State.defs` */
  readonly cardIds: readonly string[];
  /** templates whose equal fields are left out of saved states */
  readonly blankCard: Omit<CardState, 'own'>;
  readonly blankSeat: Omit<SeatState, 'own'>;
  /** the state's own fields that list card definitions by index: saved states hold ids there */
  readonly definitionFields?: readonly string[];
  /** the state's own fields that list programs which wait (`Waiting`) */
  readonly waitingFields?: readonly string[];

  /**
   * What wishes are about, by verb: every verb of which a menu's `judge` may say something. A wish of another verb, or about a card or seat that is
   * not there, is judged by nobody (see `isJudged`).
   */
  readonly about: Abouts;

  /** what makes two positions the same, so that one which comes a third time lets a player claim a draw; without it none can be claimed */
  readonly repetition?: Repetition<S>;
  /** how it is settled when cards act on each other without end; without it such a match ends with an error */
  readonly unresolved?: Unresolved;
  /** when each player wants to be asked in windows, said once; without it every seat is asked as the rules have it */
  readonly orders?: StandingOrders<S>;

  /**
   * The state at the very beginning, its first program on the stack, not yet advanced.
   * @throws BadInput when the options cannot make a match
   */
  create(options: unknown, seed: number): S;
  /** brings the state to rest after facts: what the rules say happens by itself (a card neutralized by its damage) */
  settle(s: S): void;
  /** lets replacement effects change (or, with null, prevent) a fact that is about to happen */
  replace(s: S, type: number, fact: Fact): Fact | null;
  /** lets triggers notice a fact that has happened: they go to `s.pending` */
  notice(s: S, type: number, fact: Fact): void;
  /** the pending triggers in the order in which they are to run */
  arrange(s: S, pending: readonly Waiting[]): readonly Waiting[];
  /** how each window asks; those not named here ask whoever can respond, in turn, once round */
  readonly windows?: Readonly<Record<string, WindowPolicy<S>>>;
  /** the seats in the order in which they may respond in a window over a frame */
  windowOrder(s: S, window: string, f: Frame): readonly Seat[];
  /** the responses a seat may give in this window, for the event whose frame lies at this height */
  responses(s: S, window: string, height: number, seat: Seat): readonly Response[];
  /** true if some card at the table might respond in this window (a cheap look before opening it) */
  mayRespond(s: S, window: string): boolean;
  /**
   * For windows that ask `who might`: true if the seat may have a response for all that anybody can see. It must not depend on anything that
   * lies hidden.
   */
  mightRespond?(s: S, window: string, height: number, seat: Seat): boolean;
  /**
   * True where what is asked is whether to answer something that has been begun, besides the kernel's own windows: previews go on as if
   * everybody let it happen. Who is asked can pass.
   */
  answering?(s: S): boolean;
  /**
   * True if a viewer may know what a card is, as it lies now: the game's one judgement of what is hidden. Views, what is shown of facts and
   * the worlds dealt to bots stand on it. One who sees all (`'all'`) may know every card.
   */
  knows(s: S, card: CardId, viewer: Viewer): boolean;
  /**
   * What a viewer may see of the table, as plain data made from an allow-list; records keep the same keys in the same order, and those
   * in lists have an `id` where they come and go. The pending decision is no part of it (`viewOf`).
   */
  table(s: S, viewer: Viewer): object;
  /** what a viewer does not know, made with `unseenBy` of the same judgement and of what he has learnt */
  unseen(s: S, viewer: Viewer): Unseen;
  /**
   * Decks that a seat may well have brought, by all that everybody knows of it (its race, its empire): worlds for those who do not know its list are dealt
   * of them, and of what they have seen. Without it, or where there are none, all lists count as known.
   */
  likely?(s: S, seat: Seat): readonly LikelyDeck[];
  /**
   * Mends what the game keeps beside the cards and works out from them, in a world in which cards that lie face down have been dealt
   * anew (places of which the kind of card is known, `UnseenCards.limited`), or somebody plays with other cards than he has brought.
   * @param from the position that it was dealt from
   */
  dealt?(world: S, from: S): void;
  /** takes a seat out of the match, in the middle of anything */
  leave(s: S, seat: Seat): void;
}

/** Puts a program on the stack. */
export function push(s: State, program: number, you: Seat, self: number, l: Locals): Frame {
  const frame: Frame = { own: s.own, program, step: 0, you, self, l };
  s.stack.push(frame);
  return frame;
}
