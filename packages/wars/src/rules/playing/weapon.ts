// How many weapons a card can carry (wars/weapon).
// The cards beneath which they can be played are in asset.ts.
import { type CardId, refuse } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { beneath, eachStatic, speaksOf } from '../abilities/ongoing-ability.ts';

/** The refusal if a weapon has no place. */
export const WEAPON_PLACE = refuse('wars/weapon/2', 'You have no card in play that can take this weapon.');

/** True if a card can take one more weapon. */
export const takesWeapon = (s: WarsState, host: CardId): boolean => weaponsBeneath(s, host) < weaponRoom(s, host);

const weaponsBeneath = (s: WarsState, host: CardId): number =>
  beneath(s, host).filter(id => defOf(s, id).type === 'weapon').length;

/** Returns how many weapons can lie beneath a card: one, unless an ability says more (wars/weapon/5). */
function weaponRoom(s: WarsState, host: CardId): number {
  let room = 1;
  eachStatic(s, 'weapons', (st, f, made) => {
    if (speaksOf(s, st, f, made, host)) room += made?.n ?? st.n(s, f);
  });
  return room;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/phases/deploy-phase.ts: wars/weapon/1
// - rules/playing/asset.ts: wars/weapon/3, wars/weapon/4, wars/weapon/6
