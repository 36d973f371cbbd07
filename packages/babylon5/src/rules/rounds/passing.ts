// A player passes in the action round, unless a card has a duty to do first.
import { type Refusal, refuse, type Seat } from '@orrery/kernel';
import { CONFLICT_RULES } from '../../card.ts';
import { facts } from '../../language.ts';
import { type B5State, OPPOSE } from '../../state.ts';
import { openConflicts } from '../conflict/participants.ts';
import { judgeJoin } from '../conflict/support-oppose.ts';
import { eachStatic } from '../effects/statics.ts';

/** A player passes instead of acting; it may act again later in the round (b5/action-round/1, b5/action-round/2, b5/action-round/3). */
export const passed = facts.define<{ seat: number }>('passed', {
  aside: true,
  apply(s) {
    s.passes++;
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} passes.`,
});

const MUST_OPPOSE = refuse(
  'b5-r-frederick-lantz-1',
  'Frederick Lantz must first oppose a conflict that can raise a tension.',
);

/** The reason why a player may not pass: one of their cards has a duty first. Null if they may. */
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
