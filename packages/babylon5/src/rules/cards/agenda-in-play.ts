// Which agenda a faction has in play. It is separate from agenda.ts, so that a check for agendas loads no action.
import type { CardId, Seat } from '@orrery/kernel';
import { AGENDA, type B5State, cardsIn } from '../../state.ts';

/** The agenda a seat has in play, hidden or not; -1 for none. */
export function agendaOf(s: B5State, seat: Seat): CardId {
  return cardsIn(s, seat, AGENDA)[0] ?? -1;
}
