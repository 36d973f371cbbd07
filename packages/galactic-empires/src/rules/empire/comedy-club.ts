// The Comedy Club Network: its clubs are installations that protect its Sector HQ (ge/empire-comedy-club).
import type { CardId } from '@orrery/kernel';
import { defOf, typeOf } from '../../card.ts';
import type { Empire } from '../../printed.ts';
import type { GeState } from '../../state.ts';

const NETWORK: Empire = 'Comedy Club Network';

/** True for a comedy club under the control of a player of the Comedy Club Network: it protects their Sector HQ (ge/empire-comedy-club/1). */
export const isOwnClub = (s: GeState, id: CardId): boolean =>
  typeOf(s, id) === 'I' &&
  s.seats[s.cards[id]!.controller]?.empire === NETWORK &&
  /\bcomedy club\b/i.test(defOf(s, id).source.title);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/fire/targets.ts: ge/empire-comedy-club/2
