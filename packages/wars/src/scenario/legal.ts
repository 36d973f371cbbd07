import { BadInput, type CardId } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { titleOf } from '../names.ts';
import { isShip } from '../rules/cards/types-of-cards.ts';
import { isSector, isSite } from '../rules/locations/location.ts';
import { isKind } from '../rules/playing/asset.ts';
import { IN_PLAY, type WarsState } from '../state.ts';

/** Returns why a card cannot be where a position puts it, with the rule; null if it can. */
function misplaced(s: WarsState, id: CardId): string | null {
  const { type, source } = defOf(s, id);
  const { at, on } = s.cards[id]!;
  const host = on < 0 ? null : defOf(s, on);
  switch (type) {
    case 'location':
      if (on < 0) return null;
      if (!source.encampment) return 'is not an encampment and cannot lie beneath a location (wars/encampment/3)';
      return host!.type === 'location' ? null : 'is an encampment and must lie beneath a location (wars/encampment/3)';
    case 'character':
    case 'nobot':
    case 'vehicle':
      if (on >= 0 && isShip(s, on)) return null;
      if (on >= 0) return `is a unit and cannot lie beneath ${titleOf(s, on)} (wars/character/3)`;
      if (at < 0) return 'is a unit and must be at a site or aboard a ship (wars/character/3)';
      return isSite(s, at) ? null : 'is a unit and can be at a sector only aboard a ship (wars/character/3)';
    case 'ship':
      if (on >= 0) return `is a ship and cannot lie beneath ${titleOf(s, on)} (wars/ship/2)`;
      return at >= 0 && isSector(s, at) ? null : 'is a ship and must be at a sector (wars/ship/2)';
    case 'weapon':
      if (on < 0) return 'is a weapon and must lie beneath a card (wars/weapon/2)';
      return isKind(s, on, source.beneath!)
        ? null
        : `is a weapon for a ${source.beneath} and cannot lie beneath ${titleOf(s, on)} (wars/weapon/2)`;
    case 'asset':
      if (source.beneath === undefined) return on < 0 ? null : 'is an asset and must lie by itself (wars/asset/3)';
      if (on < 0) return `is an asset and must lie beneath a ${source.beneath} (wars/asset/3)`;
      return isKind(s, on, source.beneath)
        ? null
        : `is an asset and must lie beneath a ${source.beneath}, not beneath ${titleOf(s, on)} (wars/asset/3)`;
    default:
      return `is an ${type} and is never in play (wars/in-play/2)`;
  }
}

/**
 * Checks that the rules allow a position: every card is where its type can be, and no player has a unique card in play twice.
 * @throws BadInput naming the card and the rule
 */
export function judgePosition(s: WarsState): void {
  const unique = new Map<string, CardId>();
  for (const id of s.zones[IN_PLAY]!) {
    const wrong = misplaced(s, id);
    if (wrong !== null) throw new BadInput(`${titleOf(s, id)} ${wrong}.`);
    const { controller } = s.cards[id]!;
    if (!defOf(s, id).source.unique) continue;
    const key = `${controller} ${s.defs[id]}`;
    if (unique.has(key))
      throw new BadInput(
        `${titleOf(s, id)} is unique, and player ${controller + 1} has 2 copies of it in play (wars/unique/1).`,
      );
    unique.set(key, id);
  }
}
