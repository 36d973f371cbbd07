// What can never be, whatever else allows it: texts and rules that say "cannot" (b5/cannot).
import { type CardId, type Refusal, refuse } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import type { B5State } from '../../state.ts';
import { eachStatic } from './statics.ts';

const NOT_CHARACTER = refuse('b5/promote/8', 'Only characters can be promoted.');
// also b5/cannot/2
const NEVER = refuse('b5/cannot/1', 'This character can never enter the Inner Circle.');

/** Why a character may not enter its faction's Inner Circle by any means. */
export function judgeInner(s: B5State, id: CardId): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  if (def.type !== 'character') return NOT_CHARACTER;
  // a text that lifts the very restriction has been at work where `barred` is below 0 (b5/cannot/1)
  const { barred } = s.cards[id]!;
  return barred >= 0 && (def.source.neverInner || barred > 0) ? NEVER : null;
}

/** True for a card that comes into play by being sponsored and in no other way: the Drakh's, under the engine rules (b5/cannot/3). */
export function onlySponsored(s: B5State, id: CardId): boolean {
  return s.ruleset === 'engine' && DEFS[s.defs[id]!]!.keywords.has('Drakh');
}

/** The card whose text forbids this act to the subject; -1 when none does. */
export function forbidding(s: B5State, act: string, subject: CardId): CardId {
  let found = -1;
  eachStatic(s, 'cannot', (st, source, f) => {
    if (found < 0 && st.what === act && (st.to === null || st.to(s, subject, f))) found = source;
  });
  return found;
}
