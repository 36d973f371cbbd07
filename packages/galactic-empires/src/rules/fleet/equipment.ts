// Technology of equipment: its empire, and the other empires that may use it (ge/equipment).
// ge/equipment/6, ge/equipment/7, ge/equipment/8, ge/equipment/9.

import type { CardId } from '@orrery/kernel';
import { defOf, KIND } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { sharesTechnology } from '../empire/corporate-pirates.ts';
import { empireOf, isShip } from '../table/definitions.ts';
import { locationOf } from '../table/locations.ts';
import { isUnder } from '../texts/static-texts.ts';

/** The empires that adapt other empires' technology (ge/equipment/9, ge/empire-vektrean/1, ge/empire-bolaar/1). */
const ADAPT: ReadonlySet<string> = new Set(['Vektrean', 'Bolaar']);

/**
 * True if the technology of equipment lets it be engaged on a unit: it is of the unit's empire, a card there permits its foreign technology, or the
 * unit's empire adapts it.
 */
export function understands(s: GeState, id: CardId, on: CardId): boolean {
  const { technology, empire } = defOf(s, id).source;
  if (technology === undefined || empire === undefined) return true;
  const unit = locationOf(s, on);
  if (unit < 0) return false;
  const whose = empireOf(s, unit);
  if (whose === empire || sharesTechnology(whose, empire)) return true;
  // adapting is for ships: a base of the empire uses its own technology alone
  const adapts = ADAPT.has(whose) && isShip(s, unit);
  if (technology === 'foreign' && adapts) return true;
  if (technology === 'exclusive' && !adapts) return false;
  return isUnder(s, KIND['foreign technology'], unit);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/fleet/there-and-back.ts: ge/equipment/1
// - rules/table/card-position.ts: ge/equipment/3, ge/equipment/4
// - rules/turn/engagement-phase.ts: ge/equipment/5
