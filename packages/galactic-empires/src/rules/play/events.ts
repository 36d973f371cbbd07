// What can be reacted to: points allocated, cards played, actions, volleys, discards (ge/reaction/13).
// The frame of such an event keeps in its locals what it is about; reactions change it there.
import { type CardId, type Frame, ownFrame, type Seat } from '@orrery/kernel';
import { type GeState, inPlay, seatOfHq } from '../../state.ts';
import { sideAt } from '../table/stacks.ts';

export const EVENTS = ['allocation', 'play', 'action', 'volley', 'discard', 'loss'] as const;
export type EventKind = (typeof EVENTS)[number];

/** What the frame of an event says of it. */
export interface Event {
  readonly kind: EventKind;
  /** whose deed it is */
  readonly by: Seat;
  /** the card played, acting, discarded or about to be lost; -1 for none */
  readonly card: CardId;
  /** a card being played: what it goes on (-1: nothing), or at whose fleet; a volley: its target, below -1 a Sector HQ */
  readonly on: CardId;
  readonly fleet: Seat;
  /** the cards chosen for it besides */
  readonly aims: readonly CardId[];
  /** a volley: the points of each sort, before they are reduced (see volley.ts) */
  readonly fire?: Fire;
  /** an action that is weapons fire in no volley, of `card` at `aims` (see first-fire.ts) */
  readonly firing?: boolean;
  /** the count of cards that had come into play when it was declared: what came later stands before its target */
  readonly clock?: number;
  /** what fires in it */
  readonly shots?: readonly { readonly card: CardId; readonly weapon: number; readonly n: number }[];
  /** true where the event is itself a reaction: a card played in reaction mode, or a card in play that reacts */
  readonly reaction?: boolean;
  /** nothing comes of it any more */
  readonly stopped?: boolean;
}

/** The points of a volley by sort. */
export interface Fire {
  readonly phasers: number;
  readonly heavy: number;
  readonly other: number;
  /** heavy weapons that ignore shields, fields and armor (ge/weapons/23) */
  readonly pierce: number;
  /** of the first three, the points that go past shields (D4 Radiation Dragoness) */
  readonly past: number;
}

/** All points of a volley. */
export const firepower = (fire: Fire): number => fire.phasers + fire.heavy + fire.other + fire.pierce;

/** The event whose frame lies at this height; null where there is none. */
export function eventAt(s: GeState, height: number | undefined): Event | null {
  const f = height === undefined || height < 0 ? undefined : s.stack[height];
  return f?.l.kind === undefined ? null : (f.l as unknown as Event);
}

/** The frame of the event that a reaction answers. */
export const eventFrame = (s: GeState, f: Frame): Frame | null => {
  const at: number | undefined = f.l.event;
  if (at === undefined || at < 0 || at >= s.stack.length) return null;
  // what runs may change it: it must be this match's own, not one shared with a copy of it
  return f.program < 0 ? s.stack[at]! : ownFrame(s, at);
};

/** As `eventFrame`, to be changed: a frame may be shared with copies of the match, and belongs to this one from then on. */
export const changingEvent = (s: GeState, f: Frame): Frame | null =>
  eventFrame(s, f) === null ? null : ownFrame(s, f.l.event as number);

/** Whose deed is under way: that of the latest event that has not been gone through with, else the turn's player. */
export function actorOf(s: GeState): Seat {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const e = eventAt(s, i);
    if (e !== null) return e.by;
  }
  return s.turnOf;
}

/** The cards and Sector HQs that an event is aimed at. */
export function aimedAt(e: Event): readonly CardId[] {
  return e.on === -1 ? e.aims : [e.on, ...e.aims];
}

/** True for an event that is aimed at something of a player who has not begun it: their cards, fleet or Sector HQ. */
export function aimsAt(s: GeState, e: Event, seat: Seat): boolean {
  if (e.by === seat) return false;
  if (e.fleet === seat) return true;
  // a card that lies against theirs acts on what it lies on
  if (e.kind === 'action' && inPlay(s, e.card) && sideAt(s, e.card) === seat) return true;
  if (isOf(s, e.on, seat)) return true;
  for (const id of e.aims) if (isOf(s, id, seat)) return true;
  return false;
}

/** True for a card, or a Sector HQ, of this player. */
export const isOf = (s: GeState, target: CardId, seat: Seat): boolean =>
  target <= -2 ? seatOfHq(target) === seat : target >= 0 && s.cards[target]!.controller === seat;
