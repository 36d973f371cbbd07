// The marks on a card when another card replaces it (b5/replacement-marks).
// Other purges ignore where marks come from: see cards/marks.ts.
import { type CardId, ownCard } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { type B5State, MARKS, type Mark } from '../../state.ts';
import { gainMark, marksGiven, some } from '../cards/marks.ts';

// Marks pass source by source (b5/replacement-marks/1). First each card's marks come off the old card. Then cards that pass to the new card, and
// cards in play that are not on it, give it theirs. Marks without a source pass only if marks do.

/**
 * A step of a replacement: marks come off the old card. Either a card gave them (`source`), or they have no source and move to the new card (`to`).
 * This is no purge (b5/replacement-marks/4).
 */
export const markMoved = facts.define<{ from: CardId; to: CardId; mark: Mark; n: number; source: CardId }>(
  'mark-moved',
  {
    apply(s, x) {
      const old = ownCard(s, x.from);
      old[x.mark] = Math.max(0, old[x.mark] - x.n);
      if (x.to >= 0) ownCard(s, x.to)[x.mark] += x.n;
    },
    revert(s, x) {
      if (x.to >= 0) ownCard(s, x.to)[x.mark] = Math.max(0, s.cards[x.to]![x.mark] - x.n);
      ownCard(s, x.from)[x.mark] += x.n;
    },
    show: { from: 'card', to: 'card', mark: 'plain', n: 'plain', source: 'card' },
    say: (n, x) =>
      n.to
        ? `${some(x.n!, x.mark!)} move${x.n === 1 ? 's' : ''} from ${n.from} to ${n.to}.`
        : `${n.from} loses ${some(x.n!, x.mark!)}.`,
  },
);

/** Removes the marks that a card gives from the replaced card (b5/replacement-marks/1). */
export function liftMarks(s: B5State, old: CardId, source: CardId): void {
  if (s.cards[source]!.faceDown) return;
  for (const [to, mark, n] of marksGiven(s, source))
    if (to === old) markMoved(s, { from: old, to: -1, mark, n: Math.min(n, s.cards[old]![mark]), source });
}

/**
 * The marks on a replaced card that no card in play gives. They pass to the new card only if marks do (b5/replacement-marks/9,
 * b5/replacement-marks/10, b5/replacement-marks/11, b5/replacement-marks/12, b5/replacement-marks/13, b5/replacement-marks/14,
 * b5/replacement-marks/15, b5/replacement-marks/16, b5/replacement-marks/17, b5/replacement-marks/18, b5/replacement-marks/19,
 * b5/replacement-marks/20, b5/replacement-marks/21, b5/replacement-marks/22, b5/replacement-marks/23, b5/replacement-marks/24,
 * b5/replacement-marks/25, b5/replacement-marks/26, b5/replacement-marks/27).
 */
export function marksLeft(s: B5State, old: CardId): (readonly [Mark, number])[] {
  return MARKS.flatMap(mark => (s.cards[old]![mark] > 0 ? [[mark, s.cards[old]![mark]] as const] : []));
}

/**
 * Gives the new card its marks: from cards that pass to it, and from other cards in play that give it marks (b5/replacement-marks/6,
 * b5/replacement-marks/7, b5/replacement-marks/8).
 */
export function marksAnew(s: B5State, id: CardId, passing: readonly CardId[]): void {
  for (const source of [...passing, ...s.active.filter(x => x !== id && !passing.includes(x))]) {
    if (s.cards[source]!.faceDown) continue;
    for (const [to, mark, n] of marksGiven(s, source)) if (to === id) gainMark(s, id, mark, n, true);
  }
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/replace.ts: b5/replacement-marks/5
// - rules/cards/marks.ts: b5/replacement-marks/2, b5/replacement-marks/3
