// The contract between the kernel and a game: all that a game gives the kernel.
import type { Abouts } from './decision/about.ts';
import type { HostCall } from './decision/host.ts';
import type { StandingOrders } from './decision/orders.ts';
import type { Response, WindowPolicy } from './decision/windows.ts';
import type { Fact, Facts, Viewer } from './fact/facts.ts';
import type { Defined, Library } from './library.ts';
import type { Repetition } from './match/repetition.ts';
import type { Programs } from './program/program.ts';
import type { Unresolved } from './program/unresolved.ts';
import type { CardId, CardState, Frame, Locals, Seat, SeatState, State, Waiting } from './state/state.ts';
import type { LikelyDeck } from './view/brought.ts';
import type { Unseen } from './view/unseen.ts';

/** What a game gives the kernel. The kernel knows no game, and does everything through this. */
export interface Game<S extends State = State> {
  /** the name on the command line and in records, such as `babylon5` */
  readonly name: string;
  readonly title: string;
  /** version of rules and cards, stored in records */
  readonly version: string;
  readonly programs: Programs<S>;
  readonly facts: Facts<S>;
  /** stable ids of card definitions, by the index in `State.defs`; '' where a set is not loaded */
  readonly cardIds: readonly string[];
  /** its sets, and the definitions of those that are loaded; absent in a game without sets */
  readonly library?: Library<Defined>;
  /** templates; saved states leave out fields that are equal to them */
  readonly blankCard: Omit<CardState, 'own'>;
  readonly blankSeat: Omit<SeatState, 'own'>;
  /** the state's own fields that list card definitions by index; saved states hold ids there */
  readonly definitionFields?: readonly string[];
  /** the state's own fields that list waiting programs (`Waiting`) */
  readonly waitingFields?: readonly string[];

  /**
   * What wishes are about, by verb: every verb that a menu's `judge` may know. No rule judges a wish with another verb, or about a card or seat that
   * does not exist (see `isJudged`).
   */
  readonly about: Abouts;

  /** what makes two positions the same: a player can claim a draw when one comes a third time. Without it, nobody can claim a draw */
  readonly repetition?: Repetition<S>;
  /** how the game decides when cards act on each other without end; without it such a match ends with an error */
  readonly unresolved?: Unresolved;
  /** standing orders: a player says once in which windows to be asked. Without it, the rules decide for every seat */
  readonly orders?: StandingOrders<S>;
  /** what the host of a table may call at any moment, though no seat does it; absent for nothing */
  readonly hostCalls?: readonly HostCall<S>[];

  /**
   * Returns the state at the very beginning: its first program is on the stack and has not run.
   * @throws BadInput if the options cannot make a match
   */
  create(options: unknown, seed: number): S;
  /** brings the state to rest after facts: does what happens by itself (a damaged card is neutralized) */
  settle(s: S): void;
  /** lets replacement effects change a fact that is about to happen, or prevent it (null) */
  replace(s: S, type: number, fact: Fact): Fact | null;
  /** lets triggers notice a fact that has happened; they go to `s.pending` */
  notice(s: S, type: number, fact: Fact): void;
  /** returns the pending triggers in the order in which they run */
  arrange(s: S, pending: readonly Waiting[]): readonly Waiting[];
  /** the policy of each window; without one, all who can respond are asked in turn, once round */
  readonly windows?: Readonly<Record<string, WindowPolicy<S>>>;
  /** returns the seats in the order in which they may respond in a window over a frame */
  windowOrder(s: S, window: string, f: Frame): readonly Seat[];
  /** returns the responses of a seat in this window; the frame of the event is at this height */
  responses(s: S, window: string, height: number, seat: Seat): readonly Response[];
  /** true if some card at the table might respond in this window (a quick check before it opens) */
  mayRespond(s: S, window: string): boolean;
  /** For windows that ask `who might`: true if the seat may have a response, as far as everybody can see. It must not depend on hidden cards. */
  mightRespond?(s: S, window: string, height: number, seat: Seat): boolean;
  /**
   * True if the question is whether to respond to something that has begun, in addition to the kernel's own windows. Previews assume that nobody
   * responds. The asked seat can pass.
   */
  answering?(s: S): boolean;
  /**
   * True if a viewer may know what a card is, in its present place. This is the game's only judgement of what is hidden. Views, facts and the worlds
   * of bots use it. A viewer who sees all (`'all'`) may know every card.
   */
  knows(s: S, card: CardId, viewer: Viewer): boolean;
  /**
   * Returns what a viewer may see of the table, as plain data from an allow-list. Records keep the same keys in the same order. Records in lists have
   * an `id` if they come and go. The pending decision is not part of it (`viewOf`).
   */
  table(s: S, viewer: Viewer): object;
  /** returns what a viewer does not know, made by `unseenBy` from the same judgement and from what the viewer has learnt */
  unseen(s: S, viewer: Viewer): Unseen;
  /**
   * Returns decks that a seat probably plays, judged by public facts (its race, its empire). Worlds for viewers who do not know the list are dealt
   * from these decks and from the cards that they have seen. Without it, or if it returns none, all lists count as known.
   */
  likely?(s: S, seat: Seat): readonly LikelyDeck[];
  /**
   * Repairs what the game derives from the cards, in a world where hidden cards were dealt again (places with a known kind of card,
   * `UnseenCards.limited`) or where a seat plays other cards than it brought.
   * @param from the position that the world was dealt from
   */
  dealt?(world: S, from: S): void;
  /** takes a seat out of the match at any moment */
  leave(s: S, seat: Seat): void;
}

/** Puts a program on the stack. */
export function push(s: State, program: number, you: Seat, self: number, l: Locals): Frame {
  const frame: Frame = { own: s.own, program, step: 0, you, self, l };
  s.stack.push(frame);
  return frame;
}
