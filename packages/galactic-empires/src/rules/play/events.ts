// Events that players can react to: points allocated, cards played, actions, volleys, discards (ge/reaction/13).
// Some are answered only by cards that speak of them.
// The locals of the event's frame describe it, and reactions change them there.
import { type CardId, type Frame, ownFrame, type Seat } from '@orrery/kernel';
import { type GeState, inPlay, seatOfHq } from '../../state.ts';
import { sideAt } from '../table/stacks.ts';

export const EVENTS = [
  'allocation',
  'play',
  'action',
  'volley',
  'discard',
  'loss',
  // an Engagement Phase and a Draw Cards Phase (O6 Cessation of Engagement, O8 Cessation of Time)
  'engagement',
  'draw',
  // cards that leave a discard pile (O6 Red Tape)
  'recovery',
] as const;
export type EventKind = (typeof EVENTS)[number];

/** The events that only cards answer that speak of them, because the rulebook does not list them (ge/reaction/13). */
const RARE: ReadonlySet<EventKind> = new Set<EventKind>(['engagement', 'draw', 'recovery']);

/** True for an event that only cards of the hand answer that speak of it. */
export const isRare = (kind: EventKind): boolean => RARE.has(kind);

/** The description of an event in its frame. */
export interface Event {
  readonly kind: EventKind;
  /** the player who does it */
  readonly by: Seat;
  /** the card that is played, acts, is discarded or would be lost; -1 for none */
  readonly card: CardId;
  /** for a card being played: the card that it goes on (-1: none), with the fleet in `fleet`; for a volley: its target, below -1 a Sector HQ */
  readonly on: CardId;
  readonly fleet: Seat;
  /** other cards that were chosen for it */
  readonly aims: readonly CardId[];
  /** for a volley: the points of each sort before reductions (see volley.ts) */
  readonly fire?: Fire;
  /** an action that is weapons fire outside volleys, of `card` at `aims` (see first-fire.ts) */
  readonly firing?: boolean;
  /** the count of cards that had come into play when it was announced; later cards protect its target */
  readonly clock?: number;
  /** the shots of a volley */
  readonly shots?: readonly { readonly card: CardId; readonly weapon: number; readonly n: number }[];
  /** for cards that leave a discard pile: those cards (see recovery.ts) */
  readonly taken?: readonly CardId[];
  /** true if the event is itself a reaction: a card played in reaction mode, or a card in play that reacts */
  readonly reaction?: boolean;
  /** true if it has no effect any more */
  readonly stopped?: boolean;
}

/** The points of a volley by sort. */
export interface Fire {
  readonly phasers: number;
  readonly heavy: number;
  readonly other: number;
  /** points of heavy weapons that ignore shields, fields and armor (ge/weapons/23) */
  readonly pierce: number;
  /** points of the first three sorts that ignore shields (D4 Radiation Dragoness) */
  readonly past: number;
  /** those of them that ignore fields, too (E10 Targeting Systems) */
  readonly under?: number;
}

/** Returns all points of a volley. */
export const firepower = (fire: Fire): number => fire.phasers + fire.heavy + fire.other + fire.pierce;

/** Returns the event whose frame is at this height of the stack, or null. */
export function eventAt(s: GeState, height: number | undefined): Event | null {
  const f = height === undefined || height < 0 ? undefined : s.stack[height];
  return f?.l.kind === undefined ? null : (f.l as unknown as Event);
}

/** Returns the frame of the event that a reaction answers. */
export const eventFrame = (s: GeState, f: Frame): Frame | null => {
  const at: number | undefined = f.l.event;
  if (at === undefined || at < 0 || at >= s.stack.length) return null;
  // a running program may change the frame: it must belong to this match, not to a copy of it
  return f.program < 0 ? s.stack[at]! : ownFrame(s, at);
};

/**
 * Does the same as `eventFrame`, for callers that change the frame. The frame may be shared with copies of the match; from now on it belongs to this
 * one.
 */
export const changingEvent = (s: GeState, f: Frame): Frame | null =>
  eventFrame(s, f) === null ? null : ownFrame(s, f.l.event as number);

/** Returns the player who acts now: the one of the latest event in progress, otherwise the player whose turn it is. */
export function actorOf(s: GeState): Seat {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const e = eventAt(s, i);
    if (e !== null) return e.by;
  }
  return s.turnOf;
}

/** Returns the cards and Sector HQs that an event is aimed at. */
export function aimedAt(e: Event): readonly CardId[] {
  return e.on === -1 ? e.aims : [e.on, ...e.aims];
}

/** True for an event of another player that is aimed at a player's cards, fleet or Sector HQ. */
export function aimsAt(s: GeState, e: Event, seat: Seat): boolean {
  if (e.by === seat) return false;
  if (e.fleet === seat) return true;
  // a card against a fleet acts on the card that it is on
  if (e.kind === 'action' && inPlay(s, e.card) && sideAt(s, e.card) === seat) return true;
  if (isOf(s, e.on, seat)) return true;
  for (const id of e.aims) if (isOf(s, id, seat)) return true;
  return false;
}

/** True for a card, or a Sector HQ, of this player. */
export const isOf = (s: GeState, target: CardId, seat: Seat): boolean =>
  target <= -2 ? seatOfHq(target) === seat : target >= 0 && s.cards[target]!.controller === seat;
