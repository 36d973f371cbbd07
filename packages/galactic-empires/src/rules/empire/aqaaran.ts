// Aqaaran units: ships in space, bases on terrain (ge/empire-aqaaran/3, ge/empire-aqaaran/5).
// As which type a unit counts in a deck (ge/empire-aqaaran/2) is in decks/ladder.ts.
import { type CardId, ownCard } from '@orrery/kernel';
import { defOf, typeOf } from '../../card.ts';
import type { GeState } from '../../state.ts';

/**
 * A unit that is a ship in space and a base on terrain of its fleet becomes what it is where it lies now (ge/empire-aqaaran/3,
 * ge/empire-aqaaran/5); against
 * terrain of others it lies as the ship that came there.
 */
export function takeForm(s: GeState, id: CardId): void {
  const { forms } = defOf(s, id);
  if (forms === null) return;
  const { on, controller, as } = s.cards[id]!;
  const based = on >= 0 && s.cards[on]!.controller === controller && typeOf(s, on) === 'T';
  const to = based ? forms.base : forms.ship;
  if (as !== to) ownCard(s, id).as = to;
}
