// Damaging ships and units, and undamaging them (wars/damage, wars/undamage).
import { type CardId, ownCard, owned, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { IN_PLAY, inPlay, type WarsState } from '../../state.ts';
import { isUndamageable } from '../abilities/cant.ts';

/**
 * A ship or unit of `whose` is damaged (wars/damage/1). `by` is the card whose ability did it, -1 for the rules. `weapon` is true for a weapon's
 * ability.
 */
export const damaged = facts.define<{
  card: CardId;
  by: CardId;
  weapon: boolean;
  seat: Seat;
  whose: Seat;
  others: boolean;
}>('damaged', {
  apply(s, x) {
    ownCard(s, x.card).damaged = 1;
  },
  show: { card: 'card', by: 'card', weapon: 'plain', seat: 'seat', whose: 'seat' },
  harms: (_s, x) => ({ kind: 'damage', seat: x.whose, card: x.card }),
  say: n => `${owned(n.whose, n.card)} is damaged${n.by && n.by !== n.card ? ` by ${n.by}` : ''}.`,
});

/** A damaged ship or unit is undamaged (wars/undamage/1). */
export const undamaged = facts.define<{ card: CardId; whose: Seat }>('undamaged', {
  apply(s, x) {
    ownCard(s, x.card).damaged = 0;
  },
  show: { card: 'card', whose: 'seat' },
  say: n => `${owned(n.whose, n.card)} is no longer damaged.`,
});

/** Damages a ship or unit, unless it is already damaged or cannot be damaged (wars/damage/2). Returns true if it did. */
export function damage(s: WarsState, card: CardId, by: CardId, seat: Seat): boolean {
  if (!inPlay(s, card) || s.cards[card]!.damaged || isUndamageable(s, card)) return false;
  const { controller } = s.cards[card]!;
  // a trigger that asks about "any other" damaged unit is checked at this moment (wars/triggered-ability/12)
  const others = s.zones[IN_PLAY]!.some(
    id => id !== card && s.cards[id]!.controller === controller && s.cards[id]!.damaged === 1 && defOf(s, id).unit,
  );
  return damaged(s, { card, by, weapon: by >= 0 && defOf(s, by).type === 'weapon', seat, whose: controller, others });
}
