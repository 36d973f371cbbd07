// Guardians: cards that absorb harm instead of another card.
import { type CardId, many, ownCard, type Seat } from '@orrery/kernel';
import { KIND, typeOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { type GeState, inPlay } from '../../state.ts';
import { turn } from '../table/card-position.ts';
import { currentStrength, shieldsLeft } from '../table/definitions.ts';
import { forgetNumbers, standing } from '../texts/standing.ts';
import { eachStatic, stands } from '../texts/static-texts.ts';

/** The sorts of harm that guardians distinguish. */
export type Harm = 'fire' | 'card damage';

const PASSED = 'but structure';

/** True for a guardian that does not absorb direct damage to the structure of a card (T2 Asteroid Shield). */
export function isPassed(s: GeState, guardian: CardId, target: CardId): boolean {
  let passed = false;
  eachStatic(
    s,
    KIND.absorbs,
    (st, f) => {
      if (f.self === guardian && st.what === PASSED) passed = true;
    },
    target,
  );
  return passed;
}

/**
 * Returns the guardians of a card: cards whose text absorbs this sort of harm, the last one played first (M3 Invinco Guardian, D6 Solar Dragoness).
 * In that text, `what` is the sort of harm: '' for both sorts, `but structure` for all but direct damage to structure. `of` limits the cards that
 * cause the harm.
 */
export function guardians(s: GeState, target: CardId, harm: Harm, from: CardId): CardId[] {
  if (!stands(s, KIND.absorbs)) return [];
  const out: CardId[] = [];
  eachStatic(
    s,
    KIND.absorbs,
    (st, f) => {
      if (f.self === target || !inPlay(s, f.self) || currentStrength(s, f.self) <= 0) return;
      if (st.what !== '' && st.what !== PASSED && st.what !== harm) return;
      if (st.of !== null && (from < 0 || !st.of(s, from, f))) return;
      if (!out.includes(f.self)) out.push(f.self);
    },
    target,
  );
  return out.sort((a, b) => s.cards[b]!.since - s.cards[a]!.since);
}

/** The sort of a text about shields that take damage of any type, whatever the text of the card before which they stand keeps off. */
const ANY_DAMAGE = 'any damage';

/** Returns the shield points that other cards put before a dragon and that damage of any type can hit (L6 Artifact - Dragon Gem of Protection). */
export function gemLeft(s: GeState, card: CardId): number {
  if (standing(s).statics[KIND.shielded] === undefined || typeOf(s, card) !== 'D') return 0;
  let n = 0;
  eachStatic(
    s,
    KIND.shielded,
    (st, f) => {
      if (st.what === ANY_DAMAGE && f.self !== card) n += shieldsLeft(s, f.self);
    },
    card,
  );
  return n;
}

/** A card takes points of damage in place of another card. Its counter keeps how many it has taken in this complete turn. */
export const takenFirst = facts.define<{ card: CardId; unit: CardId; seat: Seat; n: number }>('taken-first', {
  apply(s, x) {
    ownCard(s, x.card).counter += x.n;
    forgetNumbers(s);
  },
  show: { card: 'card', unit: 'card', seat: 'seat', n: 'plain' },
  say: (n, x) => `${n.card} takes ${many(x.n!, 'point')} of damage in place of ${n.unit}.`,
});

/** Lets cards take the first points of damage to a card, as their texts say (E3 Clydon Energy Armor). Returns the points that are left. */
export function leaveToArmor(s: GeState, unit: CardId, points: number): number {
  if (!stands(s, KIND['takes first'])) return points;
  const takers: { card: CardId; room: number }[] = [];
  eachStatic(
    s,
    KIND['takes first'],
    (st, f) => {
      const room = (st.n?.(s, f) ?? 0) - s.cards[f.self]!.counter;
      if (room > 0) takers.push({ card: f.self, room });
    },
    unit,
  );
  let left = points;
  for (const { card, room } of takers) {
    const n = Math.min(left, room);
    if (n <= 0) continue;
    left -= n;
    takenFirst(s, { card, unit, seat: s.cards[card]!.controller, n });
    // the last point that it can take disengages it
    if (n === room) turn(s, card, false);
  }
  return left;
}

/** Returns the card that takes 1 damage in place of all damage to this one, which may be itself; -1 for none (M10 Zaggoth Guardian). */
export function standInFor(s: GeState, card: CardId): CardId {
  if (!stands(s, KIND['stands for'])) return -1;
  let found = -1;
  eachStatic(
    s,
    KIND['stands for'],
    (_st, f) => {
      if (found < 0 && inPlay(s, f.self) && currentStrength(s, f.self) > 0) found = f.self;
    },
    card,
  );
  return found;
}
