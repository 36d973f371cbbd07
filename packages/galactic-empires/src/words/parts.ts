import { type CardId, eitherOf, type Frame, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { type Half, halfOf, sizeOf, sizesMatch, strengthAs } from '../printed.ts';
import { isA, isCombined, printedStrength } from '../rules/table/definitions.ts';
import { cardsOn } from '../rules/table/stacks.ts';
import { type GeState, inPlay } from '../state.ts';

/** The class of cruisers that carry one capsule, or two that together have this strength at most (S7 Krebiz King Kraken). */
const TWO_CAPSULES = 'two capsules';
const MOST_STRENGTH = 3;

/**
 * Returns the cruiser or capsule that a ship of a player's fleet is, if it has room for a counterpart; otherwise null.
 * @param more the strength of the counterpart
 */
export function freeHalf(s: GeState, id: CardId, you: Seat, more: number): Half | null {
  const { as, controller } = s.cards[id]!;
  if (controller !== you) return null;
  const half = halfOf(defOf(s, id).source, as);
  if (half === null) return null;
  const joined = cardsOn(s, id).filter(x => isCombined(s, x));
  if (joined.length === 0) return half;
  const sum = joined.reduce((n, x) => n + printedStrength(s, x), more);
  return isA(s, id, TWO_CAPSULES) && joined.length < 2 && sum <= MOST_STRENGTH ? half : null;
}

/** Returns the strength of the cruiser or capsule whose text is read. */
export const ownStrength = (s: GeState, f: Frame): number =>
  strengthAs(defOf(s, f.self).source, f.l.part ?? (inPlay(s, f.self) ? s.cards[f.self]!.as : 0));

/** Fits a Krebiz cruiser for a capsule, or a capsule for a cruiser, that has no counterpart yet (ge/empire-krebiz/3, ge/empire-krebiz/6). */
export const counterpart = v.filter(
  'counterpart',
  () => (s, id, f) => {
    const host = freeHalf(s, id, f.you, ownStrength(s, f));
    if (host === null) return false;
    const { source } = defOf(s, f.self);
    const half = halfOf(source, f.l.part ?? (inPlay(s, f.self) ? s.cards[f.self]!.as : 0));
    // a cruiser or capsule that is a card alone says which it goes with
    const picky = source.component !== undefined || defOf(s, id).source.component !== undefined;
    return half !== null && half.kind !== host.kind && (!picky || sizesMatch(sizeOf(half), sizeOf(host)));
  },
  () => ({ noun: eitherOf('cruiser', 'capsule'), after: 'without a counterpart' }),
  { rule: 'ge/empire-krebiz/3' },
)();
