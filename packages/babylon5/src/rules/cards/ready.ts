// A card turns: it rotates when it is used, readies again, or is turned face up.
import { type CardId, ownCard, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { seatName } from '../../names.ts';
import type { B5State, Mod } from '../../state.ts';
import { keeperOf } from '../effects/lasting.ts';
import { standsNoMore } from '../effects/plays.ts';
import { sumOn } from '../effects/statics.ts';
import { applyInfluence, available } from '../politics/influence.ts';
import { refreshActive } from './in-play.ts';
import { unlead } from './ties.ts';

/** The seat that the log shows as a card's player: its controller, or its owner if nobody controls it. */
export function holder(s: B5State, id: CardId): Seat {
  const { controller, owner } = s.cards[id]!;
  return controller >= 0 ? controller : owner;
}

/** A card turns face up. */
export const turnedUp = facts.define<{ card: CardId; seat?: Seat }>('turned-up', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card.faceDown = 0;
    card.handle = 0;
    refreshActive(s, x.card);
  },
  show: { card: 'card', seat: (s, x) => holder(s, x.card) },
  say: (n, x, s) => `${seatName(s, x.seat!)} reveals ${n.card}.`,
  unsettles: true,
});

/** A card rotates. */
// b5/ready-round/9
export const rotated = facts.define<{ card: CardId }>('rotated', {
  apply(s, x) {
    ownCard(s, x.card).rotated = 1;
  },
  revert(s, x) {
    ownCard(s, x.card).rotated = 0;
  },
  show: { card: 'card' },
  aside: (s, x, seat) => s.cards[x.card]!.controller === seat,
  say: n => `${n.card} rotates.`,
  step: 'before',
});

/** A card readies. Effects that lasted while it stayed rotated end, and a leader stops leading (b5/lead-fleet/8, b5/lasting/6). */
export const readied = facts.define<{ card: CardId; keep?: boolean; ended?: readonly Mod[]; seat?: Seat }>('readied', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card.rotated = 0;
    // the rotation by an event no longer stands, so nothing can undo it (b5-r-not-meant-to-be-10)
    standsNoMore(s, f => f.t === 'rotated' && f.card === x.card);
    if (x.keep) return;
    // effects until the end of the turn last, whatever their card does (b5/lasting/3); in later turns they were sustained
    const ends = (m: Mod) => keeperOf(m) === x.card && (m.until === 'rotated' || (m.sustainable && m.turn < s.turn));
    (x as { ended?: readonly Mod[] }).ended = s.mods.filter(ends);
    s.mods = s.mods.filter(m => !ends(m));
    // a leader stops leading as it readies; a fleet that readies keeps a leader who stays rotated (b5/sustain/11)
    if (card.leading >= 0) unlead(s, x.card);
  },
  revert(s, x) {
    ownCard(s, x.card).rotated = 1;
    s.mods = [...s.mods, ...(x.ended ?? [])];
  },
  show: { card: 'card', seat: (s, x) => holder(s, x.card) },
  say: (n, x, s) => `${seatName(s, x.seat!)} readies ${n.card}.`,
  unsettles: true,
});

/** True for a ready card: upright and not neutralized (b5/heal/17), nor neutralized this turn (b5/damage/12, b5/damage/13). */
export function isReady(s: B5State, id: CardId): boolean {
  const card = s.cards[id]!;
  return !card.rotated && !card.neutralized && card.neutralizedOn !== s.turn;
}

/** The influence that a card's controller must apply to rotate it (Personal Enemies); usually 0. */
export const rotateCost = (s: B5State, id: CardId): number => sumOn(s, 'rotate-cost', id);

/**
 * True for a card that a player may act with: ready (b5/action-round/6), controlled by a player (b5/mercenary/3), and with influence left for what
 * rotating it costs.
 */
export function canAct(s: B5State, id: CardId): boolean {
  const { controller } = s.cards[id]!;
  if (controller < 0 || !isReady(s, id)) return false;
  const cost = rotateCost(s, id);
  return cost === 0 || cost <= available(s, controller);
}

/** A player rotates a card to act with it, and applies what that costs. */
export function turn(s: B5State, id: CardId): void {
  applyInfluence(s, s.cards[id]!.controller, rotateCost(s, id), id);
  rotated(s, { card: id });
}
