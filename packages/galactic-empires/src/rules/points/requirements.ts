// The points that a card needs to be engaged, after changes by texts (ge/engagement-phase/2, ge/card-nomenclature/4).
import type { CardId } from '@orrery/kernel';
import { defOf, KIND } from '../../card.ts';
import { type Points, requiresAs } from '../../printed.ts';
import type { GeState } from '../../state.ts';
import { combined, isWhole } from '../table/definitions.ts';
import { added, modified } from '../texts/modifiers.ts';
import { eachStatic, stands, works } from '../texts/static-texts.ts';

const NONE: Points = {};

/** True if there are no points of any kind. */
export function isNothing(points: Points): boolean {
  for (const _ in points) return false;
  return true;
}

/** Returns the points that a card needs to be engaged, as printed on it or on the part of it that is in play. Combined cards add theirs. */
function printedNeeds(s: GeState, id: CardId): Points {
  if (!isWhole(s, id)) return requiredOf(s, id);
  const sum: Record<string, number> = {};
  for (const x of combined(s, id))
    for (const [kind, n] of Object.entries(requiredOf(s, x))) sum[kind] = (sum[kind] ?? 0) + (n ?? 0);
  return sum;
}

/** Returns the printed needs of one card: of the part of it that is in play, or of the type that it is. */
export const requiredOf = (s: GeState, id: CardId): Points => requiresAs(defOf(s, id).source, s.cards[id]!.as) ?? NONE;

/**
 * Returns the points that a card needs to be engaged, by kind, or null if it needs none (ge/engagement-phase/2).
 * @param working the cards that work, and so change what others need: those that work now, or in the Allocation Phase those that will work
 */
export const needsOf = (s: GeState, id: CardId, working: (s: GeState, id: CardId) => boolean = works): Points | null =>
  needsFrom(s, id, printedNeeds(s, id), working);

/** Does the same as `needsOf`, for given printed needs. Combined cards have them on one component, and texts change them for the whole. */
export function needsFrom(
  s: GeState,
  id: CardId,
  printed: Points,
  working: (s: GeState, id: CardId) => boolean = works,
): Points | null {
  if (!stands(s, KIND.needs)) return isNothing(printed) ? null : printed;
  let any = false;
  const needs: Record<string, number> = {};
  for (const kind in printed) {
    const n = printed[kind as keyof Points]!;
    const now = Math.max(0, modified(s, KIND.needs, id, n, kind, -1, working));
    if (now > 0) {
      needs[kind] = now;
      any = true;
    }
  }
  eachStatic(
    s,
    KIND.needs,
    (st, f, made) => {
      // points of a kind that the card does not print
      if (st.what === '' || printed[st.what as keyof Points] !== undefined) return;
      const n = added(s, st, f, made);
      if (n <= 0) return;
      needs[st.what] = (needs[st.what] ?? 0) + n;
      any = true;
    },
    id,
    working,
  );
  return any ? (needs as Points) : null;
}

/** True for a card that prints requirements, whatever texts change them (ge/card-position/1). */
export const hasNeeds = (s: GeState, id: CardId): boolean => !isNothing(requiredOf(s, id));
