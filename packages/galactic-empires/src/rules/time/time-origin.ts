// The time origin: cards go there instead of to a discard pile and come back, and 25 points of damage destroy it (ge/time-origin).
import { type CardId, many, ownCard, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { DISCARD, type GeState, inPlay, ORIGIN_STRENGTH } from '../../state.ts';
import { takeForm } from '../empire/aqaaran.ts';
import type { Source } from '../fleet/terrain.ts';
import { moved } from '../table/cards-in-play.ts';
import { heldBy, releases } from '../table/control.ts';
import { isA } from '../table/definitions.ts';
import { departNow, refuge } from '../table/duration.ts';
import { isElsewhere, stacksAtOrigin } from '../table/realms.ts';
import { allInPlay, stackOf } from '../table/stacks.ts';
import { relaid } from '../texts/standing.ts';
import { enclaveFor, isKept } from './enclaves.ts';

/** The class of cards that go to the time origin without a time strength of their own: their one strength holds in both places. */
const ONE_STRENGTH = 'one strength at all times';

/** What a card loses on its way between a fleet and the time origin (ge/time-origin/10, ge/time-origin/11). */
const UNHARMED = { damage: 0, shieldDamage: 0, lasting: 0, applied: 0, armorUsed: 0, also: [] };

/** A card goes to the time origin, with what is on it, instead of leaving play (ge/time-origin/9). */
export const sentToOrigin = facts.define<{ card: CardId; seat: Seat; by: Seat }>('sent-to-origin', {
  apply(s, x) {
    for (const id of allInPlay(s))
      if (s.cards[id]!.also.includes(x.card)) ownCard(s, id).also = s.cards[id]!.also.filter(other => other !== x.card);
    relaid(s, x.card, () => {
      Object.assign(ownCard(s, x.card), UNHARMED, { on: -1, at: x.seat, realm: 'time origin' });
      takeForm(s, x.card);
    });
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat', by: 'seat' },
  say: n => `${n.card} goes to the time origin.`,
});

/** A card comes from the time origin to a fleet, with what is on it (ge/time-origin/11). */
export const backFromOrigin = facts.define<{ card: CardId; seat: Seat; on: CardId; at: Seat }>('back-from-origin', {
  apply(s, x) {
    relaid(s, x.card, () => {
      Object.assign(ownCard(s, x.card), UNHARMED, { on: x.on, at: x.on >= 0 ? -1 : x.at, realm: 'fleet' });
      takeForm(s, x.card);
    });
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat', on: 'card', at: 'seat' },
  say: n => `${n.card} comes back from the time origin${n.on ? ` and goes to ${n.on}` : ` to the fleet of ${n.at}`}.`,
});

/** A card goes to an enclave instead of the time origin, with what is on it, and is kept there (T6 Time Enclave). */
const takenIn = facts.define<{ card: CardId; seat: Seat; on: CardId; by: Seat }>('taken-in', {
  apply(s, x) {
    relaid(s, x.card, () => {
      Object.assign(ownCard(s, x.card), UNHARMED, { on: x.on, at: -1, bond: x.on });
      takeForm(s, x.card);
    });
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat', on: 'card', by: 'seat' },
  say: n => `${n.card} goes to ${n.on}, which keeps it.`,
});

/** Discards the cards of other players that are against a card, before it goes to the time origin or comes back (ge/time-origin/10). */
function shakeOff(s: GeState, card: CardId, by: Seat): void {
  const { player } = s.cards[card]!;
  for (const id of stackOf(s, card)) {
    if (!inPlay(s, id) || s.cards[id]!.player === player) continue;
    const [next, ...also] = s.cards[id]!.also;
    if (next !== undefined) moved(s, { card: id, on: next, at: -1, also });
    else departNow(s, id, 'discarded', DISCARD, by);
  }
}

/**
 * True for a card that goes to the time origin when it would be discarded from a fleet. It has a time strength, as Tranoan ships have
 * (ge/time-origin/9, ge/empire-tranoan/1).
 */
const goesThere = (s: GeState, card: CardId): boolean =>
  (defOf(s, card).source.timeStrength !== undefined || isA(s, card, ONE_STRENGTH)) && !isElsewhere(s, card);

/** Brings a card to an enclave, without its damage and the cards of other players on it. What is there already stays. */
function goToEnclave(s: GeState, card: CardId, enclave: CardId, by: Seat): boolean {
  if (isKept(s, card)) return true;
  shakeOff(s, card, by);
  return inPlay(s, card) && takenIn(s, { card, seat: s.cards[card]!.controller, on: enclave, by });
}

/** Brings a card in play to the time origin, without its damage and the cards of other players on it. */
export function goToOrigin(s: GeState, card: CardId, by: Seat): boolean {
  const held = heldBy(s, card);
  const { controller } = s.cards[card]!;
  shakeOff(s, card, by);
  if (!inPlay(s, card) || !sentToOrigin(s, { card, seat: s.cards[card]!.controller, by })) return false;
  if (held >= 0) releases(s, held, controller);
  return true;
}

/**
 * Brings a card from the time origin to a place of a fleet.
 * @param on the card that it goes on; -1 for none
 * @param at the fleet that it goes to without a card; its player's if absent
 */
export function comeBack(s: GeState, card: CardId, on: CardId, by: Seat, at = s.cards[card]!.controller): void {
  shakeOff(s, card, by);
  if (inPlay(s, card)) backFromOrigin(s, { card, seat: s.cards[card]!.controller, on, at });
}

refuge.takes = (s, card, by) => {
  if (!goesThere(s, card)) return false;
  const enclave = enclaveFor(s, card);
  return enclave < 0 ? goToOrigin(s, card, by) : goToEnclave(s, card, enclave, by);
};

/** The time origin takes damage (ge/time-origin/12). It is not a card: the game keeps only its damage (ge/time-origin/1). */
const originDamaged = facts.define<{ n: number; by: Seat; source: Source }>('origin-damaged', {
  apply(s, x) {
    s.timeOrigin += x.n;
  },
  unsettles: true,
  show: { n: 'plain', by: 'seat', source: 'plain' },
  say: (_n, x, s) =>
    `The time origin takes ${many(x.n!, 'point')} of damage (${Math.max(0, ORIGIN_STRENGTH - s.timeOrigin)} of ${ORIGIN_STRENGTH} left).`,
});

/** The time origin is destroyed, and forms again at once without damage (ge/time-origin/13). */
const originDestroyed = facts.define<{ by: Seat }>('origin-destroyed', {
  apply(s) {
    s.timeOrigin = 0;
  },
  unsettles: true,
  show: { by: 'seat' },
  say: () => 'The time origin is destroyed with all cards there. It forms again at once, empty.',
});

/** Scores damage on the time origin. */
export function hitOrigin(s: GeState, n: number, by: Seat, source: Source): void {
  if (n > 0) originDamaged(s, { n, by, source });
}

/** True while the time origin matters: a card is there, or it has damage. */
export const isOriginInUse = (s: GeState): boolean => s.timeOrigin > 0 || stacksAtOrigin(s).length > 0;

/** Destroys the time origin if its damage is enough: all cards there, of all players, are discarded (ge/time-origin/13). */
export function settleOrigin(s: GeState, by: Seat): void {
  if (s.timeOrigin < ORIGIN_STRENGTH) return;
  const lost = stacksAtOrigin(s);
  originDestroyed(s, { by });
  for (const id of lost) if (inPlay(s, id)) departNow(s, id, 'destroyed', DISCARD, by);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/fire/targets.ts: ge/time-origin/5
// - rules/fleet/command.ts: ge/time-origin/6
// - rules/play/playing-on.ts: ge/time-origin/4
// - rules/table/definitions.ts: ge/time-origin/2
// - rules/table/realms.ts: ge/time-origin/8
// - rules/table/sector-hq.ts: ge/time-origin/7
