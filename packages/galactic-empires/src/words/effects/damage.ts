import type { Amount, List, Ref, Teller } from '@orrery/kernel';
import { v } from '../../language.ts';
import { cardDamage } from '../../rules/damage/damage.ts';
import { mend } from '../../rules/damage/repair.ts';
import { currentStrength } from '../../rules/table/definitions.ts';
import { inPlay } from '../../state.ts';

// Damage and its repair

/** Writes an amount of damage: `2 damage`, `damage equal to its strength`. */
export const points = (t: Teller, n: Amount): string =>
  typeof n === 'number' ? `${n} damage` : `damage equal to ${t.amount(n)}`;

/** Deals card damage to a card (ge/weapons/1). Shields take it first. */
export const damage = v.effect(
  'damage',
  (c, card: Ref, n: Amount) => {
    const [read, points] = [c.ref(card), c.amount(n)];
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) cardDamage(s, id, points(s, f), f.you, f.self);
    };
  },
  (t, card, n) => `${t.ref(card)} takes ${points(t, n)}`,
  (card, n) => ({ means: [[card, typeof n === 'number' ? -n : -2]], harms: true }),
);
/** Deals card damage to each of these. */
export const damageEach = v.effect(
  'damageEach',
  (c, list: List, n: Amount) => {
    const [read, points] = [c.list(list), c.amount(n)];
    return (s, f) => {
      for (const id of read(s, f)) if (inPlay(s, id)) cardDamage(s, id, points(s, f), f.you, f.self);
    };
  },
  (t, list, n) => {
    const one = t.single(list);
    return `each ${one === null ? `of ${t.list(list)}` : one} takes ${points(t, n)}`;
  },
  (list, n) => ({ means: [[list, typeof n === 'number' ? -n : -2]], harms: true }),
);
/** Deals damage to structure, past shields and fields (boarding parties). */
export const structuralDamage = v.effect(
  'structuralDamage',
  (c, card: Ref, n: Amount) => {
    const [read, points] = [c.ref(card), c.amount(n)];
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) cardDamage(s, id, points(s, f), f.you, f.self, true);
    };
  },
  (t, card, n) =>
    typeof n === 'number'
      ? `${t.ref(card)} takes ${n} damage to its structure`
      : `${t.ref(card)} takes damage to its structure equal to ${t.amount(n)}`,
  (card, n) => ({ means: [[card, typeof n === 'number' ? -n : -2]], harms: true }),
);
/** Repairs damage to the structure of a card until it has so much strength again. */
export const repairUpTo = v.effect(
  'repairUpTo',
  (c, card: Ref, n: Amount) => {
    const [read, points] = [c.ref(card), c.amount(n)];
    return (s, f) => {
      const id = read(s, f);
      const k = inPlay(s, id) ? points(s, f) - currentStrength(s, id) : 0;
      if (k > 0) mend(s, id, k);
    };
  },
  (t, card, n) => `repair damage on ${t.ref(card)} until ${t.amount(n)} points of its strength are left`,
  { means: [['you', 2]] },
);
/** Repairs points of damage on a card, structure first. */
export const repair = v.effect(
  'repair',
  (c, card: Ref, n: Amount) => {
    const [read, points] = [c.ref(card), c.amount(n)];
    return (s, f) => {
      if (read(s, f) >= 0) mend(s, read(s, f), points(s, f));
    };
  },
  (t, card, n) => `repair ${t.amount(n)} damage on ${t.ref(card)}`,
  (card, n) => ({ means: [[card, typeof n === 'number' ? n : 2]] }),
);
