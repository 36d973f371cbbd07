// Taint: factions touched by the Shadows, and the Rangers who fight them (b5/taint). What taints a faction, and which marks it cannot gain, is in cards/marks.ts.
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import type { B5State } from '../../state.ts';
import { marksOf } from '../cards/marks.ts';
import { isDrakh } from './drakh-cards.ts';

const SHADOWED = refuse('b5/taint/5', 'A faction with Shadow Marks cannot sponsor a Ranger card.');

const VORLON = refuse('b5/drakh/5', 'A faction with Vorlon Marks cannot sponsor a Drakh card.');

/** The reason why the marks of this seat's faction bar it from sponsoring the card; null if they do not (b5/taint/5, b5/drakh/5). */
export function judgeTaint(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  if (s.ruleset !== 'engine' && isDrakh(def) && marksOf(s, seat, 'vorlon') > 0) return VORLON;
  return def.keywords.has('Ranger') && marksOf(s, seat, 'shadow') > 0 ? SHADOWED : null;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/marks.ts: b5/taint/1, b5/taint/2, b5/taint/3, b5/taint/4
