// Location cards: each race has one homeworld in play (b5/cards-location).
import { type CardId, refuse, type Seat } from '@orrery/kernel';
import { type CardDef, DEFS } from '../../card.ts';
import { type B5State, rows } from '../../state.ts';
import { homeworldInScope } from './extended-loyalty.ts';

/** A race has only one homeworld in play, whatever its name (b5/cards-location/3). */
export const HOMEWORLD = refuse('b5/cards-location/3', 'Your race already has a homeworld in play.');

/** The homeworld of the Non-Aligned as a race. Homeworlds of their species do not count under the engine rules (b5/cards-location/4). */
const LEAGUE_HOMEWORLD = 'Zhabar';

/** True for the homeworld of a race, or a card that takes its place (b5/cards-location/5). */
function racialHomeworld(s: B5State, def: CardDef): boolean {
  if (!def.keywords.has('Homeworld')) return false;
  if (s.ruleset !== 'engine' || def.race !== 'non-aligned') return true;
  return def.title === LEAGUE_HOMEWORLD || def.source.replaces?.some(r => r.title === LEAGUE_HOMEWORLD) === true;
}

/**
 * True if another homeworld of its race in play bars this one (b5/cards-location/3).
 * @param leaving a card that is about to leave play and bars nothing; -1 for none
 * @param seat the seat whose faction it would enter
 */
export function homeworldTaken(s: B5State, def: CardDef, leaving: CardId, seat: Seat): boolean {
  return (
    racialHomeworld(s, def) &&
    rows(s).some(o => {
      const there = DEFS[s.defs[o]!]!;
      return o !== leaving && there.race === def.race && racialHomeworld(s, there) && homeworldInScope(s, def, seat, o);
    })
  );
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/damage.ts: b5/cards-location/7, b5/cards-location/8
// - rules/cards/entering-play.ts: b5/cards-location/1
// - rules/cards/loyalty.ts: b5/cards-location/2
// - scenario/legal.ts: b5/cards-location/6
