import type { Filter, Ref } from '@orrery/kernel';
import type { StaticSource } from '../card.ts';
import { v } from '../language.ts';
import { takeLead } from '../rules/actions/lead-fleet.ts';
import { unlead } from '../rules/cards/ties.ts';
import { nameAmbassador } from '../rules/factions/ambassador.ts';

/** A character leads a fleet that a filter fits. */
export const leads = v.test(
  'leads',
  (c, leader: Ref, filter: Filter) => {
    const read = c.ref(leader);
    const fits = c.filter(filter);
    return (s, f) => {
      const id = read(s, f);
      const fleet = id < 0 ? -1 : s.cards[id]!.leading;
      return fleet >= 0 && fits(s, fleet, f);
    };
  },
  (t, leader, filter) => `${t.ref(leader)} leads ${t.one(filter)}`,
);

/** A card was neutralized in what just happened. */
export const fallen = v.test(
  'fallen',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id >= 0 && s.cards[id]!.neutralized === 1;
    };
  },
  (t, card) => `that neutralizes ${t.ref(card)}`,
);

/** A character becomes its faction's ambassador; the old one stays in the Inner Circle (b5/ambassador/6). */
export const becomesAmbassador = v.effect(
  'becomesAmbassador',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) nameAmbassador(s, id);
    };
  },
  (t, card) => `${t.ref(card)} becomes the ambassador of its faction, and the old one stays`,
);

/** A character stops leading its fleet, and stays rotated. */
export const stopLeading = v.effect(
  'stopLeading',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) unlead(s, id);
    };
  },
  (t, card) => `${t.ref(card)} no longer leads its fleet, and stays rotated`,
);

/** Characters that lead a fleet. */
export const leader = v.filter(
  'leader',
  () => (s, id) => s.cards[id]!.leading >= 0,
  () => ({ that: 'leads a fleet' }),
)();

/** A character leads a fleet without rotating for it (b5/lead-fleet/10). */
export const leadsWithoutRotating = v.effect(
  'leadsWithoutRotating',
  (c, card: Ref, fleet: Ref) => {
    const leader = c.ref(card);
    const ship = c.ref(fleet);
    return (s, f) => takeLead(s, leader(s, f), ship(s, f));
  },
  (t, card, fleet) => `${t.ref(card)} leads ${t.ref(fleet)} without rotating`,
);

/** Supporting cards act as Inner Circle characters until they are neutralized. */
export function actsAsInnerCircle(to: Filter): StaticSource {
  return {
    k: 'acts-as-inner',
    to,
    say: `until it is neutralized, ${v.teller({ self: 'this card', you: 'you' }).filter(to)} acts as an Inner Circle character`,
  };
}
