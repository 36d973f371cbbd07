// Twins: cards in play that differ in nothing.
import type { CardId } from '@orrery/kernel';
import type { GeCard, GeState } from '../../state.ts';
import { allInPlay, cardsOn } from './stacks.ts';

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

/** True if something at the table holds for one of two cards alone: a lasting effect, a volley of this phase, a card against several cards. */
const toldApart = (s: GeState, a: CardId, b: CardId): boolean =>
  s.lasting.some(x => x.cards !== null && x.cards.includes(a) !== x.cards.includes(b)) ||
  s.targets.includes(a) !== s.targets.includes(b) ||
  allInPlay(s).some(
    id => s.cards[id]!.also.length > 0 && s.cards[id]!.also.includes(a) !== s.cards[id]!.also.includes(b),
  );

/** True for two cards in play that differ in nothing: they have one definition and equal values, no card is on either, and no effect holds for one alone. */
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
    cardsOn(s, b).length === 0 &&
    !toldApart(s, a, b)
  );
}
