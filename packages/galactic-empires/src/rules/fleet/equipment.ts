// Technology of equipment: its empire, and the other empires that may use it (ge/equipment).
// ge/equipment/6, ge/equipment/7, ge/equipment/8, ge/equipment/9.

import type { CardId } from '@orrery/kernel';
import { defOf, KIND } from '../../card.ts';
import { type GeState, inPlay } from '../../state.ts';
import { sharesTechnology } from '../empire/corporate-pirates.ts';
import { empireOf, isShip } from '../table/definitions.ts';
import { cardsAt, locationOf } from '../table/locations.ts';
import { added } from '../texts/modifiers.ts';
import { anyStatic, eachStatic, isUnder } from '../texts/static-texts.ts';

/** The empires that adapt other empires' technology (ge/equipment/9, ge/empire-vektrean/1, ge/empire-bolaar/1). */
const ADAPT: ReadonlySet<string> = new Set(['Vektrean', 'Bolaar']);

/**
 * True if the technology of equipment lets it be engaged on a unit: it is of the unit's empire, a card there permits its foreign technology, or the
 * unit's empire adapts it.
 */
export function understands(s: GeState, id: CardId, on: CardId): boolean {
  const { technology, empire, alsoOf } = defOf(s, id).source;
  if (technology === undefined || empire === undefined) return true;
  const unit = locationOf(s, on);
  // what floats in space with crew asks for no unit (E2 GP Chamber)
  if (unit < 0) return on >= 0;
  const whose = empireOf(s, unit);
  if (whose === empire || whose === alsoOf || sharesTechnology(whose, empire)) return true;
  // adapting is for ships: a base of the empire uses its own technology alone
  const adapts = ADAPT.has(whose) && isShip(s, unit);
  if (technology === 'foreign' && adapts) return true;
  if (technology === 'exclusive' && !adapts && !usesExclusive(s, unit)) return false;
  return isUnder(s, KIND['foreign technology'], unit) && permitted(s, id, unit);
}

/** True for a unit that a text lets use exclusive technology, too (S3 Ship of the Ancients). */
const usesExclusive = (s: GeState, unit: CardId): boolean =>
  anyStatic(s, KIND['foreign technology'], st => st.what === 'exclusive', unit);

/** True unless the texts that permit foreign technology on a unit permit so many cards, and others came before this one (C10 Scholar). */
function permitted(s: GeState, id: CardId, unit: CardId): boolean {
  let most = 0;
  eachStatic(
    s,
    KIND['foreign technology'],
    (st, f, made) => {
      most = st.n === null ? Infinity : Math.max(most, added(s, st, f, made));
    },
    unit,
  );
  if (most === Infinity) return true;
  const since = inPlay(s, id) ? s.cards[id]!.since : Infinity;
  const whose = empireOf(s, unit);
  const before = cardsAt(s, unit).filter(x => {
    const { technology, empire } = defOf(s, x).source;
    return (
      x !== id && technology !== undefined && empire !== undefined && empire !== whose && s.cards[x]!.since < since
    );
  });
  return before.length < most;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/fleet/there-and-back.ts: ge/equipment/1
// - rules/table/card-position.ts: ge/equipment/3, ge/equipment/4
// - rules/turn/engagement-phase.ts: ge/equipment/5
