// The cards beneath which an asset or a weapon can be played (wars/asset, wars/weapon).
// When to play them is in phases/deploy-phase.ts. Cards stacked on an asset, and uniqueness, are in unique.ts.
import { type CardId, refuse, type Seat, scene } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { beneath, isUnder } from '../abilities/ongoing-ability.ts';
import { hasLabel } from '../cards/label.ts';
import { isUnit } from '../cards/types-of-cards.ts';
import { isSector, isSite } from '../locations/location.ts';
import { takesWeapon } from './weapon.ts';

/** The refusal if an asset has no place. */
export const ASSET_PLACE = refuse('wars/asset/3', 'No card in play can take this asset.');

/** True for a card beneath which an asset or weapon of this kind can lie: `kizen`, `character`, `ship`, `sector`, ... */
export function isKind(s: WarsState, id: CardId, kind: string): boolean {
  const { type } = defOf(s, id);
  switch (kind) {
    case 'location':
      return isSite(s, id) || isSector(s, id);
    case 'site':
      return type === 'location' && isSite(s, id);
    case 'sector':
      return type === 'location' && isSector(s, id);
    case 'unit':
      return isUnit(s, id);
    case 'character':
    case 'ship':
    case 'weapon':
    case 'nobot':
    case 'vehicle':
      return type === kind;
    case 'kizen':
      return hasLabel(s, id, 'Kizen');
    case 'fighter':
      return type === 'ship' && hasLabel(s, id, 'Fighter');
    case 'capital':
      return type === 'ship' && hasLabel(s, id, 'Capital');
    case 'character infiltrator':
      return type === 'character' && hasLabel(s, id, 'Infiltrator');
    case 'infiltrator ship':
      return type === 'ship' && hasLabel(s, id, 'Infiltrator');
    default:
      throw new Error(`no card lies beneath a ${kind}`);
  }
}

/**
 * True if a card can lie beneath another: its kind, its player, and the text of the card decide (wars/asset/3, wars/asset/6, wars/weapon/2,
 * wars/weapon/3, wars/weapon/4, wars/weapon/5, wars/weapon/6).
 */
export function goesBeneath(s: WarsState, seat: Seat, card: CardId, host: CardId): boolean {
  const { source, where } = defOf(s, card);
  if (!isKind(s, host, source.beneath!)) return false;
  const mine = s.cards[host]!.controller === seat;
  if (source.theirs === 'only' ? mine : !mine && source.theirs !== 'too') return false;
  // the card above is its target (wars/asset/2, wars/target/5)
  if (!mine && isUnder(s, 'untargetable', host)) return false;
  if (source.type === 'weapon' && !takesWeapon(s, host)) return false;
  if (source.once && beneath(s, host).some(id => id !== card && s.defs[id]! === s.defs[card]!)) return false;
  return where === null || where(s, host, scene(seat, card, { place: host }));
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/phases/deploy-phase.ts: wars/asset/1
// - rules/playing/unique.ts: wars/asset/4, wars/asset/5
