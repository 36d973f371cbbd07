// Mines, with the deployment systems and racks that let them stay after use (ge/ship-systems/1).
// Tufor units have deployment systems (ge/ship-systems/1, ge/ship-systems/2, ge/ship-systems/3, ge/ship-systems/4); racks are equipment (E7 Mine
// Rack).
import type { CardId, Frame } from '@orrery/kernel';
import { defOf, KIND, sideOf } from '../../card.ts';
import { DISCARD, type GeState, inPlay } from '../../state.ts';
import { noted } from '../table/cards-in-play.ts';
import { isA } from '../table/definitions.ts';
import { depart } from '../table/duration.ts';
import { cardsOn } from '../table/stacks.ts';
import { modified } from '../texts/modifiers.ts';
import { reading, works } from '../texts/static-texts.ts';

/** The place of the points for mine deployment systems in `given` (see uses.ts). */
export const MINE_SYSTEMS = 11;

/** The local of a mine's function that another card has set off: that card has named its target. */
export const SET_OFF = 'setOff';

/** Discards a card that its effect has used up. A mine stays while a deployment system or a rack keeps it. */
export function discardSpent(s: GeState, f: Frame): void {
  const { self } = f;
  if (!inPlay(s, self)) return;
  if (isA(s, self, 'mine') && !isA(s, self, 'for no system') && (staysInSystem(s, self) || staysInRack(s, self)))
    return;
  depart(s, self, 'used', DISCARD, f.you);
}

/** True for a mine that an active deployment system of its unit keeps. The mines that were laid first stay. */
function staysInSystem(s: GeState, mine: CardId): boolean {
  const { on } = s.cards[mine]!;
  if (on < 0) return false;
  const active =
    Math.min(defOf(s, on).source.mineSystems ?? 0, s.cards[on]!.given[MINE_SYSTEMS] ?? 0) +
    modified(s, KIND['mine systems'], on, 0);
  if (active === 0) return false;
  const mines = cardsOn(s, on).filter(x => isA(s, x, 'mine') && !isA(s, x, 'for no system'));
  return mines.indexOf(mine) < active;
}

/** Counts a use of a mine in a rack. True while the rack has another one. */
function staysInRack(s: GeState, mine: CardId): boolean {
  const { on, counter } = s.cards[mine]!;
  if (on < 0 || !works(s, on)) return false;
  const holds = sideOf(s, on).statics.find(st => st.kind === 'holds mines');
  if (holds === undefined || holds.n === null) return false;
  noted(s, { card: mine, counter: counter + 1 });
  return counter + 1 < holds.n(s, reading(s, on));
}
