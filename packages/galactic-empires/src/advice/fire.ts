// load the rulebook first: the order in which its verbs load is their order in menus
import '../game.ts';
import type { CardId } from '@orrery/kernel';
import { pointsFor } from '../rules/damage/damage.ts';
import { shotsOf } from '../rules/fire/shots.ts';
import { mayFireAt } from '../rules/fire/targets.ts';
import type { Battery } from '../rules/fire/weapons.ts';
import { strengthOf } from '../rules/table/definitions.ts';
import type { GeState } from '../state.ts';

/** Returns how many points weapons could bring to a target as the types that they are, after changes by texts of the firing cards. */
export function pointsAt(s: GeState, weapons: readonly Battery[], target: CardId): number {
  const fire = weapons
    .filter(b => b.as === 0 && mayFireAt(s, b, target))
    .map(battery => ({ battery, n: battery.shots }));
  return shotsOf(s, fire, target).reduce((sum, shot) => sum + shot.points, 0);
}

/** Returns how many points destroy a card, with those that shields, fields and texts keep off. */
export const pointsToDestroy = (s: GeState, id: CardId): number =>
  pointsFor(s, id, strengthOf(s, id) - s.cards[id]!.damage);
