// Twins: cards in play that differ in nothing.
import type { CardId } from '@orrery/kernel';
import type { GeCard, GeState } from '../../state.ts';
import { cardsOn } from './stacks.ts';

const SAME: readonly (keyof GeCard)[] = [
  'owner',
  'controller',
  'player',
  'on',
  'at',
  'turn',
  'engaged',
  'damage',
  'shieldDamage',
  'lasting',
  'emf',
  'armorUsed',
  'applied',
  'left',
  'used',
  'as',
  'standIn',
  'system',
  'counter',
  'bond',
  'foe',
];

/** True for two cards in play that differ in nothing: they have one definition and equal values, and no card is on either. */
export function twins(s: GeState, a: CardId, b: CardId): boolean {
  if (a === b) return true;
  if (s.defs[a] !== s.defs[b]) return false;
  const [x, y] = [s.cards[a]!, s.cards[b]!];
  return (
    SAME.every(key => x[key] === y[key]) &&
    String(x.given) === String(y.given) &&
    String(x.fired) === String(y.fired) &&
    String(x.also) === String(y.also) &&
    cardsOn(s, a).length === 0 &&
    cardsOn(s, b).length === 0
  );
}
