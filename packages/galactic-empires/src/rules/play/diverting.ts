// Redirects a card that is being played: to another fleet or another card.
import { type CardId, type Frame, type Locals, type Seat, scene } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { facts, programs } from '../../language.ts';
import type { GeState } from '../../state.ts';
import { allInPlay, sideAt } from '../table/stacks.ts';
import { fitsOn, judgeOn } from './playing-on.ts';

/** A choice that a program makes and that others may make anew: its name, whether it takes many cards, and the cards to choose from. */
export interface Aim {
  readonly name: string;
  readonly many: boolean;
  read(s: GeState, f: Frame): readonly CardId[];
}

/** The choices of each program. Compiling the cards fills this map. */
export const AIMS = new Map<string, readonly Aim[]>();

/** A player redirects a card that is being played. */
export const diverted = facts.define<{ card: CardId; by: Seat; to: Seat; on: CardId }>('diverted', {
  apply() {},
  show: { card: 'card', by: 'seat', to: 'seat', on: 'card' },
  say: (n, x) => `${n.by} redirects ${n.card} to ${x.on! >= 0 ? n.on : `the fleet of ${n.to}`}.`,
});

/** A part of a play that can be chosen anew: the card that it goes on, or a target. */
export interface Slot {
  readonly name: string;
  /** how many cards it takes */
  readonly n: number;
}

const aimsOf = (e: Frame): readonly Aim[] => AIMS.get(programs.list[e.program]!.name) ?? [];

/** Returns the parts of a play that are aimed at cards at a player's fleet. */
export function slotsOf(s: GeState, e: Frame, seat: Seat): Slot[] {
  const at = (id: CardId): boolean => id >= 0 && sideAt(s, id) === seat;
  const out: Slot[] = at(e.l.on) ? [{ name: 'on', n: 1 }] : [];
  for (const { name } of aimsOf(e)) {
    const x = e.l[name] as CardId | readonly CardId[] | undefined;
    const list = x === undefined ? [] : typeof x === 'number' ? [x] : x;
    if (list.some(at)) out.push({ name, n: list.length });
  }
  return out;
}

/** Returns the cards at a player's fleet that a part of a play could go to. `by` chooses, and the card's text reads as if they had played it. */
export function candidates(s: GeState, e: Frame, slot: string, to: Seat, by: Seat): readonly CardId[] {
  const f: Frame = { ...e, you: by };
  const there = (id: CardId): boolean => id >= 0 && sideAt(s, id) === to;
  if (slot === 'on') {
    const side = DEFS[s.defs[e.self]!]!.sides[e.l.side ?? 0]!;
    const played = scene(by, e.self);
    return allInPlay(s).filter(id => there(id) && fitsOn(s, side, id, played) && judgeOn(s, e.self, id) === null);
  }
  const aim = aimsOf(e).find(x => x.name === slot);
  return aim === undefined ? [] : aim.read(s, f).filter(there);
}

/**
 * True if a play is aimed at a player's fleet or at cards there, so that it can go against another player instead. That player may have no card that
 * it can go on: then it has no effect (ge-r-vymezies-portal-1).
 */
export const isAimedAt = (s: GeState, e: Frame, seat: Seat): boolean =>
  e.l.fleet === seat || slotsOf(s, e, seat).length > 0;

/** Takes a card out of the targets of a play. If no target is left, the play has no effect. */
export function leaveOut(e: Frame, card: CardId): void {
  const l: Locals = e.l;
  let left = l.on >= 0 && l.on !== card;
  if (l.on === card) {
    l.stopped = true;
    return;
  }
  for (const { name } of aimsOf(e)) {
    const x = l[name] as CardId | readonly CardId[] | undefined;
    if (x === card) l[name] = -1;
    else if (Array.isArray(x)) l[name] = x.filter(id => id !== card);
    if (typeof l[name] === 'number' ? l[name] >= 0 : (l[name]?.length ?? 0) > 0) left = true;
  }
  l.aims = (l.aims as readonly CardId[]).filter(id => id !== card);
  if (!left && l.aims.length === 0) l.stopped = true;
}
