import { type Amount, askStep, type Filter, type Frame, many, option, type Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import { brief, PROMPT, titleOf } from '../../names.ts';
import { cardDamage, type Damage, damaged, hit, pastRepair } from '../../rules/damage/damage.ts';
import { deflect, pointsOf } from '../../rules/damage/deflection.ts';
import { takenFirst } from '../../rules/damage/guardians.ts';
import { deciderOf } from '../../rules/table/decider.ts';
import { currentStrength } from '../../rules/table/definitions.ts';
import { discard as discardCard } from '../../rules/table/duration.ts';
import { cardLabel, cardNote } from '../../rules/table/labels.ts';
import { hitHq } from '../../rules/table/sector-hq.ts';
import { inPlay } from '../../state.ts';
import { points } from '../effects/damage.ts';
import { cards } from '../lists.ts';

// Damage that ends early, first points, and damage to a Sector HQ

/** Does damage to a card that counts as weapons fire, outside all volleys (E8 Starburst Accelerator). */
export const fireDamage = v.effect(
  'fireDamage',
  (c, card: Ref, n: Amount) => {
    const [read, points] = [c.ref(card), c.amount(n)];
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) hit(s, id, { n: points(s, f), source: 'weapons', by: f.you, from: f.self });
    };
  },
  (t, card, n) => `${t.ref(card)} takes ${points(t, n)}, which counts as weapons fire`,
  (card, n) => ({ means: [[card, typeof n === 'number' ? -n : -4]], harms: true }),
);
/** Deals damage to structure, past shields and fields, until only so much strength is left (F6 Techno-Field). */
export const damageDownTo = v.effect(
  'damageDownTo',
  (c, card: Ref, n: number) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      const k = inPlay(s, id) ? currentStrength(s, id) - n : 0;
      if (k > 0) cardDamage(s, id, k, f.you, f.self, true);
    };
  },
  (t, card, n) => `${t.ref(card)} takes damage to its structure until only ${n} of its strength is left`,
  card => ({ means: [[card, -4]], harms: true }),
);
/** Deals damage to structure that nothing repairs (M6 Scentari Snails). */
export const maims = v.effect(
  'maims',
  (c, card: Ref, n: Amount) => {
    const [read, points] = [c.ref(card), c.amount(n)];
    return (s, f) => {
      const id = read(s, f);
      const taken = id < 0 ? 0 : cardDamage(s, id, points(s, f), f.you, f.self, true);
      if (taken > 0) pastRepair(s, { card: id, n: taken });
    };
  },
  (t, card, n) => `${t.ref(card)} takes damage to its structure equal to ${t.amount(n)}, which nothing repairs`,
  (card, n) => ({ means: [[card, typeof n === 'number' ? -n : -3]] }),
);
/** Takes the first point of damage to a structure in its place, and is gone. The rest goes on (E1 Krebiz Pseudo Capsule). */
export const takesFirstPoint = v.effect(
  'takesFirstPoint',
  () => (s, f) => {
    const { fact } = f.l;
    if (!inPlay(s, f.self)) return;
    discardCard(s, f.self, 'used', f.you);
    const rest = { ...fact, structure: fact.structure - 1, ...(fact.borne > 0 ? { borne: fact.borne - 1 } : {}) };
    if (inPlay(s, fact.card) && rest.shields + rest.emf + rest.structure + rest.armor > 0) damaged(s, rest);
  },
  t => `the first point of it comes to ${t.ref('self')}, which is discarded`,
  { means: [['you', 2]] },
)();
/**
 * Takes points of damage to a structure in its place, so many in all, and is gone once it has taken them. Its counter keeps their number. The rest goes
 * on (A6 Psionic Enhancement).
 */
export const takesPoints = v.effect<[number]>(
  'takesPoints',
  (_c, most) => (s, f) => {
    const { fact } = f.l;
    if (!inPlay(s, f.self)) return;
    const n = Math.min(most - s.cards[f.self]!.counter, fact.structure);
    takenFirst(s, { card: f.self, unit: fact.card, seat: s.cards[f.self]!.controller, n });
    if (s.cards[f.self]!.counter >= most) discardCard(s, f.self, 'used', f.you);
    const rest = { ...fact, structure: fact.structure - n, ...(fact.borne > 0 ? { borne: fact.borne - n } : {}) };
    if (inPlay(s, fact.card) && rest.shields + rest.emf + rest.structure + rest.armor > 0) damaged(s, rest);
  },
  (t, most) =>
    `the first ${most} points of all such damage come to ${t.ref('self')}, which is discarded once it has taken them`,
  { means: [['you', 2]] },
);
/** Lets its player send half of some damage to a card that fits. The card that it came to takes the rest (E6 Deflection/Transfer Device). */
export const mayDeflectHalf = v.flow<[Filter]>(
  'mayDeflectHalf',
  (c, which) => {
    const others = c.list(cards(which));
    const damage = (f: Frame): Damage => f.l.fact;
    c.step({
      op: 'do',
      act: (_s, f) => {
        f.l.to = -1;
      },
    });
    const some = c.unless((s, f) => inPlay(s, damage(f).card) && others(s, f).length > 0);
    c.step(
      askStep(
        {
          who: (s, f) => [inPlay(s, f.self) ? deciderOf(s, f.self) : f.you],
          menu: {
            name: 'deflection',
            list: (s, f) => others(s, f).map(id => option('card', id)),
            label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
            prompt: (s, f) => {
              const all = pointsOf(damage(f));
              return brief(
                `${titleOf(s, damage(f).card)} takes ${many(all, 'point')} of damage. Which unit takes ${Math.floor(all / 2)} of them?`,
                PROMPT,
              );
            },
            stakes: (s, f) => `If you choose no unit, ${titleOf(s, damage(f).card)} takes all of them.`,
            note: (s, _f, o, seat) => cardNote(s, o.a, seat),
            card: (s, _f, o) => titleOf(s, o.a),
          },
          min: () => 0,
          max: () => 1,
          skip: false,
        },
        (_s, f, picks) => {
          f.l.to = picks[0]?.[0]?.a ?? -1;
        },
      ),
    );
    c.land(some);
    c.step({
      op: 'do',
      act: (s, f) => {
        const x = damage(f);
        if (!inPlay(s, x.card)) return;
        const rest = f.l.to >= 0 ? deflect(s, x, f.l.to, f.self) : x;
        damaged(s, { ...rest, deflectors: [...(x.deflectors ?? []), f.self] });
      },
    });
  },
  (t, which) =>
    `you may choose ${t.one(which)}: half of the damage, rounded down, goes there, and ${t.ref('host')} takes the rest`,
  { means: [['you', 2]] },
);
/** Damages the Sector HQ or the Psy Network of a player, whatever protects it (C8 Psy Marine). */
export const damageHome = v.effect(
  'damageHome',
  (c, who: Ref, n: Amount) => {
    const [player, points] = [c.ref(who), c.amount(n)];
    return (s, f) => {
      if (player(s, f) >= 0) hitHq(s, player(s, f), points(s, f), f.you, 'card');
    };
  },
  (t, who, n) => `the Sector HQ or Psy Network of ${t.ref(who)} takes ${t.amount(n)} damage, whatever protects it`,
  who => ({ means: [[who, -3]] }),
);
