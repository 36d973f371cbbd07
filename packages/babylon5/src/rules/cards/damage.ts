// Damage on cards: how it is dealt and removed, and when it neutralizes a card (b5/damage).
// The effect of damage on abilities is in effects/ability.ts, the damage of an attack in conflict/striking.ts, and which cards may act in ready.ts.
import { type CardId, ownCard, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import {
  ATTACHED,
  type B5State,
  cardsIn,
  DISCARD,
  INNER,
  type Mod,
  rows,
  SEAT_ZONES,
  SUPPORTING,
  tableZone,
} from '../../state.ts';
import { toughness } from '../effects/ability.ts';
import { keeperOf } from '../effects/lasting.ts';
import { sumOn } from '../effects/statics.ts';
import { inAnyOrder, withAttached } from './discards.ts';
import { leavePlay } from './in-play.ts';
import { noteDamage } from './this-turn.ts';

/** A card takes damage (b5/damage/1, b5/damage/22). */
export const damaged = facts.define<{ card: CardId; n: number; by: CardId }>('damaged', {
  apply(s, x) {
    ownCard(s, x.card).damage += x.n;
    noteDamage(s, x.card, x.n);
  },
  revert(s, x) {
    const card = ownCard(s, x.card);
    card.damage = Math.max(0, card.damage - x.n);
  },
  show: { card: 'card', n: 'plain', by: 'card' },
  harms: (s, x) => ({ kind: 'damage', seat: s.cards[x.card]!.controller, card: x.card }),
  say: n => `${n.card} takes ${n.n} damage.`,
  unsettles: true,
});

/** Damage tokens are removed from a card. */
export const damageRemoved = facts.define<{ card: CardId; n: number }>('damage-removed', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card.damage = Math.max(0, card.damage - x.n);
  },
  revert(s, x) {
    const card = ownCard(s, x.card);
    if (!card.neutralized) card.damage += x.n;
  },
  show: { card: 'card', n: 'plain' },
  say: n => `${n.n} damage is removed from ${n.card}.`,
});

/** Severe damage is put on a card, or removed from it (negative). */
export const severeChanged = facts.define<{ card: CardId; n: number }>('severe-damage', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card.severe = Math.max(0, card.severe + x.n);
  },
  revert(s, x) {
    const card = ownCard(s, x.card);
    card.severe = Math.max(0, card.severe - x.n);
  },
  harms: (s, x) => (x.n > 0 ? { kind: 'damage', seat: s.cards[x.card]!.controller, card: x.card } : null),
  show: { card: 'card', n: 'plain' },
  say: (n, x) =>
    x.n! > 0 ? `${n.card} takes ${x.n} severe damage.` : `${-x.n!} severe damage is removed from ${n.card}.`,
});

/**
 * A card is neutralized. It turns over, the tokens that neutralized it are removed, and every token left becomes severe damage (b5/damage/6). Its
 * text, marks and part in conflicts stay (b5/damage/9, b5/damage/16, b5/damage/17, b5/damage/19, b5/damage/26).
 */
export const neutralized = facts.define<{
  card: CardId;
  severe: number;
  by?: CardId;
  /** its normal damage, and when it was neutralized before */
  before?: readonly [damage: number, turn: number];
  ended?: readonly Mod[];
}>('neutralized', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    (x as { before?: unknown }).before = [card.damage, card.neutralizedOn];
    card.neutralized = 1;
    card.neutralizedOn = s.turn;
    card.damage = 0;
    card.severe += x.severe;
    // under the engine rules, effects that last while the card stays rotated end with its neutralization (b5/lasting/2)
    const ends = (m: Mod) => s.ruleset === 'engine' && keeperOf(m) === x.card && m.until === 'rotated';
    if (s.mods.some(ends)) {
      (x as { ended?: readonly Mod[] }).ended = s.mods.filter(ends);
      s.mods = s.mods.filter(m => !ends(m));
    }
    // players who gain influence for each of their losses this turn (b5-r-for-the-good-of-all-1)
    if (s.mods.some(m => losses(s, m, x.card)))
      s.mods = s.mods.map(m => (losses(s, m, x.card) ? { ...m, n: m.n + m.what } : m));
  },
  // only a text that neutralizes can be undone: results of damage belong to no text (see `settle`)
  revert(s, x) {
    const card = ownCard(s, x.card);
    if (!card.neutralized) return;
    const [hurt, turn] = x.before ?? [0, 0];
    card.neutralized = 0;
    card.neutralizedOn = turn;
    card.damage = hurt;
    card.severe = Math.max(0, card.severe - x.severe);
    if (x.ended) s.mods = [...s.mods, ...x.ended];
  },
  harms: (s, x) => ({ kind: 'neutralize', seat: s.cards[x.card]!.controller, card: x.card }),
  show: { card: 'card', severe: 'plain', by: 'card' },
  say: (n, x) => `${n.card} is neutralized${x.severe ? ` with ${x.severe} severe damage` : ''}.`,
  unsettles: true,
});

/** True for a change that gives its player influence next turn for this loss: the player's own character or fleet. */
function losses(s: B5State, m: Mod, id: CardId): boolean {
  if (m.kind !== 'extra-influence' || m.what <= 0 || m.seat !== s.cards[id]!.controller) return false;
  const { type } = defOf(s, id);
  return type === 'character' || type === 'fleet';
}

/** A card is no longer neutralized: it turns face up, without normal damage (b5/heal/2, b5/damage/14). */
export const restored = facts.define<{ card: CardId; damage?: number }>('unneutralized', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    (x as { damage?: number }).damage = card.damage;
    card.neutralized = 0;
    card.damage = 0;
    s.mods = s.mods.filter(m => !(m.kind === 'inner-for-healing' && m.card === x.card));
  },
  revert(s, x) {
    const card = ownCard(s, x.card);
    card.neutralized = 1;
    card.damage = 0;
  },
  show: { card: 'card' },
  say: n => `${n.card} is no longer neutralized.`,
});

/**
 * Puts damage on a card. A neutralized card takes no more (b5/damage/7), and a captured location takes none from its captor (b5/cards-location/8).
 */
export function damage(s: B5State, id: CardId, n: number, by: CardId = -1): void {
  const card = s.cards[id]!;
  if (n <= 0 || card.neutralized || card.zone < 0) return;
  if (card.captured && by >= 0 && s.cards[by]!.controller === card.faction) return;
  damaged(s, { card: id, n, by });
}

/**
 * Neutralizes a card. By an effect, its normal damage goes and it gains no severe damage (b5/damage/21). By an attack, it keeps the severe damage. A
 * fleet takes its leader with it (b5/damage/11).
 */
export function neutralize(s: B5State, id: CardId, severe = 0): void {
  if (s.cards[id]!.neutralized) return;
  const { leader } = s.cards[id]!;
  neutralized(s, { card: id, severe });
  if (leader >= 0 && !s.cards[leader]!.neutralized) neutralized(s, { card: leader, severe: 0 });
}

/** The damage that neutralizes the card: its highest ability, less if a card says so (Personal Sacrifice). */
export function threshold(s: B5State, id: CardId): number {
  return Math.max(0, toughness(s, id) - sumOn(s, 'frailty', id));
}

/** Removes all normal damage. */
export function removeDamage(s: B5State, id: CardId, most = Number.POSITIVE_INFINITY): number {
  const n = Math.min(most, s.cards[id]!.damage);
  if (n > 0) damageRemoved(s, { card: id, n });
  return n;
}

/** Removes severe damage. */
export function removeSevere(s: B5State, id: CardId, most = Number.POSITIVE_INFINITY): number {
  const n = Math.min(most, s.cards[id]!.severe);
  if (n > 0) severeChanged(s, { card: id, n: -n });
  return n;
}

/**
 * Settles the table after a change: damage that reaches the highest ability neutralizes (b5/damage/4, b5/damage/5), a neutralized fleet takes its
 * leader with it (b5/damage/11), and cards without a host follow it.
 */
export function settle(s: B5State): void {
  // results of an event here are side effects and not its text: reversal leaves them (b5-r-not-meant-to-be-2)
  const text = s.tracing;
  s.tracing = null;
  for (let again = true; again; ) {
    again = false;
    for (const id of rows(s)) {
      const card = s.cards[id]!;
      if (card.damage === 0 || card.neutralized) continue;
      const needed = threshold(s, id);
      if (card.damage < needed) continue;
      const type = DEFS[s.defs[id]!]!.type;
      if (type !== 'character' && type !== 'fleet' && type !== 'location') continue;
      neutralize(s, id, card.damage - needed);
      again = true;
    }
  }
  for (const id of s.zones[tableZone(s, ATTACHED)]!) {
    const host = s.cards[id]!.host;
    if (host >= 0 && s.cards[host]!.zone % SEAT_ZONES < INNER && s.cards[host]!.zone < s.seats.length * SEAT_ZONES)
      leavePlay(s, id, DISCARD);
  }
  s.tracing = text;
}

/**
 * Discards a seat's neutralized supporting cards (b5/draw-round/2, b5/damage/15, b5/repair/4, b5/cards-location/7, b5/promote/12). A card that counts
 * as Inner Circle for this stays.
 */
export function discardNeutralized(s: B5State, seat: Seat): void {
  const fallen = cardsIn(s, seat, SUPPORTING).filter(id => s.cards[id]!.neutralized && !healsAsInner(s, id));
  if (fallen.length === 0) return;
  const together = fallen.flatMap(id => withAttached(s, id));
  for (const id of fallen) leavePlay(s, id, DISCARD);
  inAnyOrder(s, together);
}

/** True for Inner Circle cards, and for a supporting one that counts as such for healing (Medical Assistance). */
export function healsAsInner(s: B5State, id: CardId): boolean {
  const { faction } = s.cards[id]!;
  return (
    (faction >= 0 && cardsIn(s, faction, INNER).includes(id)) ||
    s.mods.some(m => (m.kind === 'inner-for-healing' || m.kind === 'promoted') && m.card === id)
  );
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/use.ts: b5/damage/12
// - rules/cards/ready.ts: b5/damage/13
// - rules/conflict/striking.ts: b5/damage/23, b5/damage/25
// - rules/effects/ability.ts: b5/damage/2, b5/damage/3, b5/damage/18, b5/damage/20
// - rules/effects/lasting.ts: b5/damage/8
// - rules/rounds/draw-round.ts: b5/damage/10
