import { type CardId, eitherOf, type Filter, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { type Component, type Half, halfOf, sizeOf } from '../printed.ts';
import { isCombined, isShip } from '../rules/table/definitions.ts';
import { cardsOn } from '../rules/table/stacks.ts';
import { type GeState, inPlay } from '../state.ts';
import { YOUR_FLEET } from './filters.ts';
import { happening } from './happenings.ts';

/** Returns the cruiser or capsule that a ship of a player's fleet is, if no counterpart has joined it; otherwise null. */
function freeHalf(s: GeState, id: CardId, you: Seat): Half | null {
  const { as, controller } = s.cards[id]!;
  if (controller !== you) return null;
  const half = halfOf(defOf(s, id).source, as);
  return half === null || cardsOn(s, id).some(x => isCombined(s, x)) ? null : half;
}

const NAMES = {
  cruiser: { small: ['Clipper', 'Pincer'], heavy: ['Mandible', 'Claw', 'Kraken'] },
  capsule: { small: ['small capsule'], heavy: ['heavy capsule', 'dreadnought capsule'] },
} as const;
/** Fits the Krebiz cruisers that carry capsules of a size, or the capsules of that size, of your fleet and without a counterpart. */
export const halfFor = v.filter<[Component['kind'], 'small' | 'heavy']>(
  'halfFor',
  (_c, kind, size) => (s, id, f) => {
    const half = freeHalf(s, id, f.you);
    return half !== null && half.kind === kind && sizeOf(half) === size;
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

/** Fits a Krebiz cruiser for a capsule, or a capsule for a cruiser, that has no counterpart yet (ge/empire-krebiz/3, ge/empire-krebiz/6). */
export const counterpart = v.filter(
  'counterpart',
  () => (s, id, f) => {
    const host = freeHalf(s, id, f.you);
    if (host === null) return false;
    const { source } = defOf(s, f.self);
    const half = halfOf(source, f.l.part ?? (inPlay(s, f.self) ? s.cards[f.self]!.as : 0));
    // a cruiser or capsule that is a card alone says which it goes with
    const picky = source.component !== undefined || defOf(s, id).source.component !== undefined;
    return half !== null && half.kind !== host.kind && (!picky || sizeOf(half) === sizeOf(host));
  },
  () => ({ noun: eitherOf('cruiser', 'capsule'), after: 'without a counterpart' }),
  { rule: 'ge/empire-krebiz/3' },
)();
