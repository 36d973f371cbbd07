// Prohibitions that override every permission: texts and rules that say "cannot" (b5/cannot).
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import type { B5State } from '../../state.ts';
import { isDrakhSponsored } from '../factions/drakh-cards.ts';
import { eachStatic, isSpoken } from './statics.ts';

const NOT_CHARACTER = refuse('b5/promote/8', 'Only characters can be promoted.');
// also b5/cannot/2
const NEVER = refuse('b5/cannot/1', 'This character can never enter the Inner Circle.');

/** The reason why a character may never enter its faction's Inner Circle. */
export function judgeInner(s: B5State, id: CardId): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  if (def.type !== 'character') return NOT_CHARACTER;
  // `barred` is below 0 if a text has lifted this restriction (b5/cannot/1)
  const { barred } = s.cards[id]!;
  return barred >= 0 && (def.source.neverInner || barred > 0) ? NEVER : null;
}

/** True for a card that can enter play only by being sponsored: the Drakh's (b5/cannot/3, b5/drakh/13). */
export function onlySponsored(s: B5State, id: CardId): boolean {
  return isDrakhSponsored(DEFS[s.defs[id]!]!);
}

/** Why a seat may not play or sponsor a card that `forbids` names. */
export const UNPLAYABLE = refuse('b5/precedence/2', "A card's text keeps you from playing this card.");

/** True if a text forbids this seat an act with a card: to sponsor it, or to play it. The text speaks of the seat as "you". */
export function forbids(s: B5State, act: 'sponsor' | 'play', seat: Seat, id: CardId): boolean {
  if (!isSpoken(s, 'cannot')) return false;
  let found = false;
  eachStatic(s, 'cannot', (st, _source, f) => {
    if (f.you === seat && (st.what === act || st.what === 'play') && (st.to === null || st.to(s, id, f))) found = true;
  });
  return found;
}

/** The card whose text forbids this act to the subject; -1 for none. */
export function forbidding(s: B5State, act: string, subject: CardId): CardId {
  if (!isSpoken(s, 'cannot')) return -1;
  let found = -1;
  eachStatic(s, 'cannot', (st, source, f) => {
    if (found < 0 && st.what === act && (st.to === null || st.to(s, subject, f))) found = source;
  });
  return found;
}
