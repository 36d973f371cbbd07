import { typeOf } from '../card.ts';
import { v } from '../language.ts';
import { TYPE_NAMES } from '../names.ts';
import type { CardType } from '../printed.ts';
import { strengthOf } from '../rules/statistics.ts';
import type { GeState } from '../state.ts';

// Which cards. A filter reads as words before the noun, the noun, and words after it.

/** A filter that is but a noun. */
export const noun = (name: string, holds: (s: GeState, id: number) => boolean, plural?: string) =>
  v.filter(
    name,
    () => holds,
    () => (plural === undefined ? { noun: name } : { noun: name, plural }),
  )();

/** Cards of one of these types. */
export const type = v.filter(
  'type',
  (_c, ...letters: CardType[]) =>
    (s, id) =>
      letters.includes(typeOf(s, id)),
  (_t, ...letters) => ({ noun: letters.map(x => TYPE_NAMES[x]).join(' or ') }),
);
export const ship = noun('ship', (s, id) => typeOf(s, id) === 'S' || typeOf(s, id) === 'D');
export const terrain = noun('terrain', (s, id) => typeOf(s, id) === 'T', 'terrain');
export const base = noun('base', (s, id) => typeOf(s, id) === 'B');
export const crew = noun('crew', (s, id) => ['C', 'P', 'N'].includes(typeOf(s, id)), 'crew');
/** In the fleet of whoever the text belongs to. */
export const yours = v.filter(
  'yours',
  () => (s, id, f) => s.cards[id]!.controller === f.you,
  () => ({ after: 'of your fleet' }),
)();
/** In any other player's fleet. */
export const ofOthers = v.filter(
  'ofOthers',
  () => (s, id, f) => s.cards[id]!.controller !== f.you && s.cards[id]!.controller >= 0,
  () => ({ after: 'of another player' }),
)();
export const itself = v.filter(
  'itself',
  () => (_s, id, f) => id === f.self,
  () => ({ noun: 'this card' }),
  { named: true },
)();
/** The card that this one is on or against. */
export const itsHost = v.filter(
  'itsHost',
  () => (s, id, f) => id === s.cards[f.self]!.on,
  t => ({ noun: (t.names.host ?? 'that card').replace(/^(that|its|the) /, '') }),
  { named: true },
)();
/** Of at most the strength of this card. */
export const strengthUpTo = v.filter(
  'strengthUpTo',
  (c, n: Parameters<typeof c.amount>[0] | 'self') => {
    const read = n === 'self' ? null : c.amount(n);
    return (s, id, f) => strengthOf(s, id) <= (read === null ? strengthOf(s, f.self) : read(s, f));
  },
  (t, n) => ({ after: `of strength ${n === 'self' ? `up to this card's` : `${t.amount(n)} or less`}` }),
);
