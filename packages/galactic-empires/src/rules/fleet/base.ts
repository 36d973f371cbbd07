// Bases, which protect the terrain that they are on from weapons fire (ge/base/2), and bases in space.
import type { CardId } from '@orrery/kernel';
import { KIND, type Side, sideOf, typeOf } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { isSeparate, wholeOf } from '../table/definitions.ts';
import { cardsOn } from '../table/stacks.ts';
import { isUnder, reaches, stands } from '../texts/static-texts.ts';

/** Returns the base that protects a terrain: a base of the terrain's player that no text separates from it (ge/base/2); -1 for none. */
export const coverOf = (s: GeState, id: CardId): CardId =>
  typeOf(s, id) === 'T'
    ? (cardsOn(s, id).find(
        x =>
          typeOf(s, x) === 'B' &&
          s.cards[x]!.controller === s.cards[id]!.controller &&
          reaches(s, x, id) &&
          !(stands(s, KIND['no cover']) && isUnder(s, KIND['no cover'], x)),
      ) ?? -1)
    : -1;

/** True for a terrain that weapons cannot fire at, because a base is on it. It protects all cards of a combined terrain. */
export const isCovered = (s: GeState, id: CardId): boolean => coverOf(s, isSeparate(s, id) ? wholeOf(s, id) : id) >= 0;

/** True for a card that lets its base be in play on no terrain (E10 Subspace Stabilizers). */
export const isHolder = (side: Side): boolean => side.statics.some(x => x.kind === 'stands alone');

/** True for a base with a card on it that lets it be in play on no terrain, or with such a card under way to it. */
export const isHeldInSpace = (s: GeState, id: CardId): boolean =>
  typeOf(s, id) === 'B' &&
  (cardsOn(s, id).some(x => isHolder(sideOf(s, x))) || s.stack.some(({ l }) => l.alone === id));

/** True for a base that lies on no card, though it is played on one. */
export const isLone = (s: GeState, id: CardId): boolean => {
  if (typeOf(s, id) !== 'B' || s.cards[id]!.on >= 0) return false;
  const side = sideOf(s, id);
  return side.playedAs !== 'T' && typeof side.on === 'function';
};

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/play/playing-on.ts: ge/base/1
