// Location cards: each race has one homeworld in play (b5/cards-location).
import { refuse } from '@orrery/kernel';
import type { CardDef } from '../../card.ts';
import type { B5State } from '../../state.ts';

export const HOMEWORLD = refuse('b5/cards-location/3', 'Your race has a homeworld in play already.');

/** The homeworld of the Non-Aligned as a race; those of their several species are none under the engine rules (b5/cards-location/4). */
const LEAGUE_HOMEWORLD = 'Zhabar';

/** True for the homeworld of a race, or a card that takes its place (b5/cards-location/5). */
export function racialHomeworld(s: B5State, def: CardDef): boolean {
  if (!def.keywords.has('Homeworld')) return false;
  if (s.ruleset !== 'engine' || def.race !== 'non-aligned') return true;
  return def.title === LEAGUE_HOMEWORLD || def.source.replaces?.some(r => r.title === LEAGUE_HOMEWORLD) === true;
}
