import { BadInput, type CardId } from '@orrery/kernel';
import { titleOf } from '../names.ts';
import { isCrew } from '../rules/table/definitions.ts';
import { isAtOrigin } from '../rules/table/realms.ts';
import { isDestroyed } from '../rules/table/settling.ts';
import { allInPlay } from '../rules/table/stacks.ts';
import type { GeState } from '../state.ts';

/** Returns why a card cannot be in play in a position, with the rule; null if it can. */
function misplaced(s: GeState, id: CardId): string | null {
  if (isCrew(s, id) && s.cards[id]!.on < 0 && !isAtOrigin(s, id))
    return 'is crew and must be at a location (ge/crew/1)';
  return isDestroyed(s, id) ? 'cannot be in play: its damage destroys it (ge/duration/4)' : null;
}

/**
 * Checks that the rules allow a position: crew must be on a card, and damage must not have destroyed a card in play.
 * @throws BadInput that names the card and the rule
 */
export function judgePosition(s: GeState): void {
  for (const id of allInPlay(s)) {
    const wrong = misplaced(s, id);
    if (wrong !== null) throw new BadInput(`${titleOf(s, id)} ${wrong}.`);
  }
}
