// Separation: while a text says so, the cards of combined terrain take damage one by one (F5 Stellar Field).
// Damage to the whole is divided among its cards as that begins, and is damage to the whole again as it ends.
import { type CardId, ownCard } from '@orrery/kernel';
import { KIND, typeOf } from '../../card.ts';
import { facts } from '../../language.ts';
import type { GeState } from '../../state.ts';
import { moved } from '../table/cards-in-play.ts';
import { combined, elementStrength, isCombined, isSeparate, isWhole, wholeOf } from '../table/definitions.ts';
import { heirs } from '../table/duration.ts';
import { SETTLING } from '../table/settling.ts';
import { allInPlay, cardsOn } from '../table/stacks.ts';
import { stands } from '../texts/static-texts.ts';

/** The damage on one card of a combined terrain, and the part of it that nothing repairs. */
interface Part {
  readonly card: CardId;
  readonly damage: number;
  readonly lasting: number;
}

/** The damage of a combined terrain lies on other cards of it than before. */
const divided = facts.define<{ card: CardId; parts: readonly Part[] }>('damage-divided', {
  apply(s, { parts }) {
    for (const { card, damage, lasting } of parts) Object.assign(ownCard(s, card), { damage, lasting });
  },
  unsettles: true,
  show: { card: 'card' },
  say: n => `Damage moves from card to card of ${n.card}.`,
});

/**
 * Divides the damage of a combined terrain among its cards, from the lowest up. As many cards stay as its strength allows, because each keeps a point;
 * those that came last go first.
 */
function divide(s: GeState, whole: CardId): void {
  const cards = combined(s, whole);
  let { damage: left, lasting: past } = s.cards[whole]!;
  const shares = cards.map(card => {
    const n = Math.min(left, elementStrength(s, card) - 1);
    left -= n;
    return n;
  });
  for (let i = cards.length - 1; i >= 0 && left > 0; i--, left--) shares[i]!++;
  const parts = cards.map((card, i) => {
    const lasting = Math.min(past, shares[i]!);
    past -= lasting;
    return { card, damage: shares[i]!, lasting };
  });
  divided(s, { card: whole, parts });
}

/** Divides the damage of all combined terrain, unless a text has done so already. For the time before the text holds. */
export function separate(s: GeState): void {
  if (stands(s, KIND.separate)) return;
  for (const id of allInPlay(s))
    if (typeOf(s, id) === 'T' && s.cards[id]!.damage > 0 && !isCombined(s, id) && isWhole(s, id)) divide(s, id);
}

/** Gives the damage of one card of a combined terrain back to the whole. */
function join(s: GeState, card: CardId): void {
  const whole = wholeOf(s, card);
  const [a, b] = [s.cards[whole]!, s.cards[card]!];
  divided(s, {
    card: whole,
    parts: [
      { card: whole, damage: a.damage + b.damage, lasting: a.lasting + b.lasting },
      { card, damage: 0, lasting: 0 },
    ],
  });
}

SETTLING.add({ name: 'separation', sets: ['powers-of-the-mind'] }, s => {
  for (const id of allInPlay(s))
    if (s.cards[id]!.damage > 0 && typeOf(s, id) === 'T' && isCombined(s, id) && !isSeparate(s, id)) join(s, id);
});

/** Leaves the other cards of a combined terrain in play, with all that is on it, as one of them is destroyed by itself. */
heirs.keep = (s, card) => {
  if (!isSeparate(s, card)) return;
  const { on, at } = s.cards[card]!;
  const rest = cardsOn(s, card);
  const lowest = !isCombined(s, card);
  const heir = lowest ? rest.find(x => isCombined(s, x))! : on;
  if (lowest) moved(s, { card: heir, on, at });
  for (const x of rest) if (x !== heir) moved(s, { card: x, on: heir, at: -1 });
  // terrain that does not combine with that one is by itself
  for (const x of rest)
    if (x !== heir && typeOf(s, x) === 'T' && !isCombined(s, x))
      moved(s, { card: x, on: -1, at: s.cards[x]!.controller });
};
