// Realms: whether a card is in a fleet or somewhere else, such as the time origin (ge/time-origin/5, ge/time-origin/8).
import type { CardId } from '@orrery/kernel';
import type { GeState, Realm } from '../../state.ts';
import { standing } from '../texts/standing.ts';
import { basisOf } from './stacks.ts';

/** True if any card is outside the fleets. The rules ask this first, because hardly any match has such cards. */
export const isAnyElsewhere = (s: GeState): boolean => standing(s).elsewhere.length > 0;

/** Returns the realm of a card in play: that of the basis of its stack. */
export const realmOf = (s: GeState, id: CardId): Realm => s.cards[basisOf(s, id)]!.realm;

/** True for a card in play outside the fleets. */
export const isElsewhere = (s: GeState, id: CardId): boolean => isAnyElsewhere(s) && realmOf(s, id) !== 'fleet';

/** True for a card in play at the time origin. */
export const isAtOrigin = (s: GeState, id: CardId): boolean => isAnyElsewhere(s) && realmOf(s, id) === 'time origin';

/** Returns the stacks at the time origin, of all players, by their basis. */
export const stacksAtOrigin = (s: GeState): readonly CardId[] =>
  standing(s).elsewhere.filter(id => s.cards[id]!.realm === 'time origin');
