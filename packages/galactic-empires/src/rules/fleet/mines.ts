// Mines, and the deployment systems and racks that keep them from being used up (ge/ship-systems/1).
// ge/ship-systems/1, ge/ship-systems/2, ge/ship-systems/3, ge/ship-systems/4: mine deployment systems of Tufor units; and racks (E7 Mine Rack).
import type { CardId, Frame } from '@orrery/kernel';
import { defOf, sideOf } from '../../card.ts';
import { DISCARD, type GeState, inPlay } from '../../state.ts';
import { noted } from '../table/cards-in-play.ts';
import { isA } from '../table/definitions.ts';
import { depart } from '../table/duration.ts';
import { cardsOn } from '../table/stacks.ts';
import { reading, works } from '../texts/static-texts.ts';

/** The place of the points of mine deployment systems in `given` (see uses.ts). */
export const MINE_SYSTEMS = 11;

/** A card that is used up by what it has done is discarded; a mine may stay for as long as a deployment system or a rack keeps it. */
export function discardSpent(s: GeState, f: Frame): void {
  const { self } = f;
  if (!inPlay(s, self)) return;
  if (isA(s, self, 'mine') && !isA(s, self, 'for no system') && (staysInSystem(s, self) || staysInRack(s, self)))
    return;
  depart(s, self, 'used', DISCARD, f.you);
}

/** True for a mine that one of its unit's active deployment systems keeps: of several the first laid do. */
function staysInSystem(s: GeState, mine: CardId): boolean {
  const { on } = s.cards[mine]!;
  if (on < 0) return false;
  const active = Math.min(defOf(s, on).source.mineSystems ?? 0, s.cards[on]!.given[MINE_SYSTEMS] ?? 0);
  if (active === 0) return false;
  const mines = cardsOn(s, on).filter(x => isA(s, x, 'mine') && !isA(s, x, 'for no system'));
  return mines.indexOf(mine) < active;
}

/** Counts a use of a mine that lies in a rack. True as long as the rack has another of its kind. */
function staysInRack(s: GeState, mine: CardId): boolean {
  const { on, counter } = s.cards[mine]!;
  if (on < 0 || !works(s, on)) return false;
  const holds = sideOf(s, on).statics.find(st => st.kind === 'holds mines');
  if (holds === undefined || holds.n === null) return false;
  noted(s, { card: mine, counter: counter + 1 });
  return counter + 1 < holds.n(s, reading(s, on));
}
