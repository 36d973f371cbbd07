// Guardians: cards that absorb harm instead of another card.
import type { CardId } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { type GeState, inPlay } from '../../state.ts';
import { currentStrength } from '../table/definitions.ts';
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
