// the rulebook comes first: the order in which its verbs load is the order in which they are offered
import '../game.ts';
import type { CardId } from '@orrery/kernel';
import { shotsOf } from '../rules/fire/shots.ts';
import { mayFireAt } from '../rules/fire/targets.ts';
import type { Battery } from '../rules/fire/weapons.ts';
import { shieldsLeft, strengthOf } from '../rules/table/definitions.ts';
import type { GeState } from '../state.ts';

/** How many points weapons could bring to a target, fired as what they are, and as texts of the firing cards change them. */
export function pointsAt(s: GeState, weapons: readonly Battery[], target: CardId): number {
  const fire = weapons
    .filter(b => b.as === 0 && mayFireAt(s, b, target))
    .map(battery => ({ battery, n: battery.shots }));
  return shotsOf(s, fire, target).reduce((sum, shot) => sum + shot.points, 0);
}

/** How many points a card can take until it is destroyed. */
export const pointsToDestroy = (s: GeState, id: CardId): number =>
  shieldsLeft(s, id) + Math.max(0, s.cards[id]!.emf) + strengthOf(s, id) - s.cards[id]!.damage;
