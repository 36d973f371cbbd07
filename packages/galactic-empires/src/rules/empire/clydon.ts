// Clydon ships that carry warcraft, and their room for them (ge/empire-clydon/1).
import { type CardId, scene } from '@orrery/kernel';
import { sideOf } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { isCombined } from '../table/definitions.ts';
import { cardsOn } from '../table/stacks.ts';

/** True for a ship whose text lets it carry this one and that still has room. Ships that it already carries count. */
export function hasRoom(s: GeState, host: CardId, card: CardId): boolean {
  const carries = sideOf(s, host).statics.find(x => x.kind === 'carries');
  if (carries === undefined) return false;
  const f = scene(s.cards[host]!.controller, host);
  if (!carries.of!(s, card, f)) return false;
  return cardsOn(s, host).filter(x => x !== card && isCombined(s, x)).length < carries.n!(s, f);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - cards/universe/ships.ts: ge/empire-clydon/3
// - rules/empire/krebiz.ts: ge/empire-clydon/4
