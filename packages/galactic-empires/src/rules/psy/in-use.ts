// Psy functions in use: by whom, for how long, and what ends them (ge/psy-rules/17, ge/psy-rules/18, ge/psy-rules/19).
import type { CardId } from '@orrery/kernel';
import type { GeState, Lasting } from '../../state.ts';
import { forgetNumbers } from '../texts/standing.ts';
import { LASTING } from '../texts/static-texts.ts';

/** The name of the psy that uses a function, among the locals of the text of a field. */
export const PSY = 'psyUser';

/** The name of another psy that uses the function together with that one (F4 Field of Channeling). */
export const PARTNER = 'psyPartner';

/** What a card says about the use of a function, other than the rules. */
export interface Terms {
  /** it costs no point */
  readonly free?: true;
  /** any discipline will do, for fields of the psy's own fleet */
  readonly anyField?: true;
  /** it is a function that another psy of the fleet uses now, whatever strength it asks for; the copy costs nothing */
  readonly copied?: true;
}

/** The name of the terms on which a function is used, if a card gives others than the rules. */
export const TERMS = 'psyTerms';

/** The turn in which a function was used, among the locals of the record of its use. */
export const SINCE = 'psySince';

/** The name of the lasting record that a function is in use. */
export const IN_USE = 'ge:psy function in use';

/** True while a function of a field is in use, by anybody (ge/psy-rules/17, ge/psy-rules/20). */
export const isInUse = (s: GeState, field: CardId, i: number): boolean =>
  s.lasting.length > 0 && s.lasting.some(x => x.rule === IN_USE && x.self === field && x.n === i);

/** True for the record that a player has borrowed a card for a turn (see loans.ts). */
export const isLoan = (x: Lasting): boolean => LASTING.get(x.rule)!.kind === 'on loan';

/** True for what ends as a psy that has activated it leaves play. A card that it has borrowed goes back when its time comes. */
const endsWith = (x: Lasting, psy: CardId): boolean =>
  (x.l[PSY] === psy || x.l[PARTNER] === psy) && x.rule !== IN_USE && !isLoan(x);

/** Ends what a psy has activated, as it leaves play. Those functions stay in use (ge/psy-rules/19). */
export function stopFunctionsOf(s: GeState, psy: CardId): void {
  if (!s.lasting.some(x => endsWith(x, psy))) return;
  s.lasting = s.lasting.filter(x => !endsWith(x, psy));
  forgetNumbers(s);
}
