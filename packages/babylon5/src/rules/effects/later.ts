// Effects that were put off to a later moment of the turn: they happen when it comes.
import { leftBy } from '../../card.ts';
import { programs } from '../../language.ts';
import type { B5State } from '../../state.ts';
import { pairOf } from '../politics/tension.ts';
import { endMods } from './lasting.ts';

/** The moments: when the turn ends, when the resolution round begins, and when the draw round begins. */
export const END_OF_TURN = 0;
export const RESOLUTION = 1;
export const DRAW = 2;

/** Lets everything happen that was put off to this moment. Its number may stand for two parties: they are the locals `first` and `second`. */
export function whatWasPutOff(s: B5State, moment: typeof END_OF_TURN | typeof RESOLUTION | typeof DRAW): void {
  const due = s.mods.filter(m => m.kind === 'later' && m.what === moment);
  if (due.length === 0) return;
  endMods(s, m => m.kind === 'later' && m.what === moment);
  s.pending = [
    ...s.pending,
    ...due.map(m => {
      const [first, second] = pairOf(m.n);
      const locals = { kept: m.card, number: m.n, first, second };
      return programs.waiting(leftBy(s, m).later[m.text!]!.program, m.seat, m.source, locals);
    }),
  ];
}
