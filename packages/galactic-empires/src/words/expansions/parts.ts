import { type CardId, eitherOf, type Filter } from '@orrery/kernel';
import { v } from '../../language.ts';
import { type Component, type HalfSize, sizeOf, sizesMatch } from '../../printed.ts';
import { isShip } from '../../rules/table/definitions.ts';
import { YOUR_FLEET } from '../filters.ts';
import { happening } from '../happenings.ts';
import { freeHalf, ownStrength } from '../parts.ts';

// Halves of combined cards

const NAMES = {
  cruiser: { small: ['Clipper', 'Pincer'], heavy: ['Mandible', 'Claw', 'Kraken'], any: ['Krebiz cruiser'] },
  capsule: { small: ['small capsule'], heavy: ['heavy capsule', 'dreadnought capsule'], any: ['Krebiz capsule'] },
} as const;
/** Fits the Krebiz cruisers that carry capsules of a size, or the capsules of that size, of your fleet and with room for a counterpart. */
export const halfFor = v.filter<[Component['kind'], HalfSize]>(
  'halfFor',
  (_c, kind, size) => (s, id, f) => {
    const half = freeHalf(s, id, f.you, ownStrength(s, f));
    return half !== null && half.kind === kind && sizesMatch(sizeOf(half), size);
  },
  (_t, kind, size) => ({
    noun: eitherOf(...NAMES[kind][size]),
    of: YOUR_FLEET,
    after: `without a ${kind === 'cruiser' ? 'capsule' : 'cruiser'}`,
  }),
  { rule: 'ge/empire-krebiz/3' },
);
/** A card that fits becomes a part of a combined ship: it joins another ship, or another ship joins it or is played on it. */
export const isJoined = happening(
  'isJoined',
  'joined',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const { card, on = s.cards[card]!.on } = f.l.fact as { card: CardId; on?: CardId };
      if (on < 0 || !isShip(s, card) || !isShip(s, on)) return false;
      return fits(s, card, f) || fits(s, on, f);
    };
  },
  (t, which) => `when ${v.trait(which, 'named') ? t.ref('host') : t.one(which)} and another ship are combined`,
  { alsoHappening: 'entered' },
);
