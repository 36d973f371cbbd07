// Psy functions in use: by whom, for how long, and what ends them (ge/psy-rules/17, ge/psy-rules/18, ge/psy-rules/19).
import type { CardId } from '@orrery/kernel';
import type { GeState } from '../../state.ts';
import { forgetNumbers } from '../texts/standing.ts';

/** The name of the psy that uses a function, among the locals of the text of a field. */
export const PSY = 'psyUser';

/** The name of the lasting record that a function is in use. */
export const IN_USE = 'ge:psy function in use';

/** True while a function of a field is in use, by anybody (ge/psy-rules/17, ge/psy-rules/20). */
export const isInUse = (s: GeState, field: CardId, i: number): boolean =>
  s.lasting.length > 0 && s.lasting.some(x => x.rule === IN_USE && x.self === field && x.n === i);

/** Ends what a psy has activated, as it leaves play. Those functions stay in use (ge/psy-rules/19). */
export function stopFunctionsOf(s: GeState, psy: CardId): void {
  if (!s.lasting.some(x => x.l[PSY] === psy && x.rule !== IN_USE)) return;
  s.lasting = s.lasting.filter(x => x.l[PSY] !== psy || x.rule === IN_USE);
  forgetNumbers(s);
}
