// Guardians: cards that absorb harm in place of another.
import type { CardId } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { type GeState, inPlay } from '../../state.ts';
import { currentStrength } from '../table/definitions.ts';
import { eachStatic, stands } from '../texts/static-texts.ts';

/** What comes at a card, as guardians tell it apart. */
export type Harm = 'fire' | 'card damage';

const PASSED = 'but structure';

/** True for a guardian that what goes straight to the structure of a card goes past (T2 Asteroid Shield). */
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
 * The guardians of a card: those whose text has them absorb harm of this sort in its place, the last laid first (M3 Invinco Guardian, D6 Solar
 * Dragoness). `what` of such a text says which sort, both where nothing is said, or
 * with `but structure` all that does not go straight to structure; `of` which cards it must come from.
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
