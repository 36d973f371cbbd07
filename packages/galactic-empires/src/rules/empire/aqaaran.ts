// Aqaaran units: ships in space, bases on terrain (ge/empire-aqaaran/3, ge/empire-aqaaran/5).
// Their type in a deck (ge/empire-aqaaran/2) is in decks/ladder.ts.
import { type CardId, ownCard } from '@orrery/kernel';
import { defOf, typeOf } from '../../card.ts';
import type { GeState } from '../../state.ts';

/**
 * Changes a unit to the type that fits its place: a ship in space, a base on terrain of its fleet (ge/empire-aqaaran/3, ge/empire-aqaaran/5). Against
 * another player's terrain it stays the ship that came there.
 */
export function takeForm(s: GeState, id: CardId): void {
  const { forms } = defOf(s, id);
  if (forms === null) return;
  const { on, controller, as } = s.cards[id]!;
  const based = on >= 0 && s.cards[on]!.controller === controller && typeOf(s, on) === 'T';
  const to = based ? forms.base : forms.ship;
  if (as !== to) ownCard(s, id).as = to;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: ge/empire-aqaaran/1
