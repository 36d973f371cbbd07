// The "can't" of abilities: to move a card, to damage it, or to play it at a location (wars/cant).
import type { CardId, Seat } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { bindsSeat, eachStatic, holdsAt, isUnder, means, speaksOf } from './ongoing-ability.ts';

/** True if an ability keeps the card from moving between these places now (wars/cant/2). */
export function cannotMove(s: WarsState, card: CardId, from: CardId, to: CardId): boolean {
  if (isUnder(s, 'unmovable', card)) return true;
  const seat = s.cards[card]!.controller;
  const closed = (at: CardId) => at >= 0 && bindsSeat(s, 'moves only in move phase', seat, at);
  return (closed(from) || closed(to)) && !(s.phase === 'move' && s.active === seat);
}

/** True for a card that an ability says can't be damaged. */
export const isUndamageable = (s: WarsState, card: CardId): boolean => isUnder(s, 'undamageable', card);

/** True if an ability keeps a seat from playing a card at a location. */
export function keptOut(s: WarsState, seat: Seat, card: CardId, at: CardId): boolean {
  let found = false;
  eachStatic(s, 'no play', (st, f, made) => {
    if (st.at !== null && means(st, f, seat) && speaksOf(s, st, f, made, card) && holdsAt(s, st, f, made, at))
      found = true;
  });
  return found;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/abilities/target.ts: wars/cant/1
