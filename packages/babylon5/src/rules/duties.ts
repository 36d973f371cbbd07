import { type Refusal, refuse, type Seat } from '@orrery/kernel';
import { CONFLICT_RULES } from '../card.ts';
import { type B5State, OPPOSE } from '../state.ts';
import { judgeJoin, openConflicts } from './participation.ts';
import { eachStatic } from './statics.ts';

const MUST_OPPOSE = refuse(
  'b5-r-frederick-lantz-1',
  'Frederick Lantz must first oppose a conflict that can raise a tension.',
);

/** Why a player may not pass: a card of theirs has a duty to do first. Null when they may. */
export function forbidsPass(s: B5State, seat: Seat): Refusal | null {
  let reason: Refusal | null = null;
  eachStatic(s, 'must-oppose', (_st, source) => {
    if (reason !== null || s.cards[source]!.controller !== seat) return;
    const raising = openConflicts(s).filter(c => CONFLICT_RULES[c.rules]!.source.canRaiseTension);
    if (raising.some(c => c.parts.some(p => p.card === source && p.role === OPPOSE))) return;
    if (raising.some(c => judgeJoin(s, seat, source, c, OPPOSE) === null)) reason = MUST_OPPOSE;
  });
  return reason;
}
