// Reasons why a number of a card differs from the printed one.
import type { CardId, NumberReason } from '@orrery/kernel';
import { defOf, KIND } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { refitsOn } from '../fleet/refits.ts';
import { reasonsIn } from '../texts/modifiers.ts';
import { bareStrength, combined, printedShields, printedStrength, strengthOf } from './definitions.ts';

/** The numbers of a card that damage and texts change. */
export type Statistic = 'strength' | 'shields' | 'armor';

/** Returns the name of the card that makes a change. */
type NameOf = (source: CardId) => string;

/**
 * Lists the reasons why a number of a card in play differs from the printed one, in the order in which they count: the part in play, combined cards
 * (ge/definitions: combined cards), refits, texts, damage.
 */
export function reasonsFor(s: GeState, id: CardId, which: Statistic, nameOf: NameOf): NumberReason[] {
  const { damage, shieldDamage, armorUsed } = s.cards[id]!;
  switch (which) {
    case 'strength':
      return [...strength(s, id, nameOf), { by: 'damage', does: 'adds', n: -damage }];
    case 'shields':
      return [...shields(s, id, nameOf), { by: 'damage', does: 'adds', n: -shieldDamage }];
    case 'armor':
      return [{ by: 'used', does: 'adds', n: -armorUsed }];
  }
}

function strength(s: GeState, id: CardId, nameOf: NameOf): NumberReason[] {
  const [, ...others] = combined(s, id);
  // a guaranteed strength counts only if the card would fall below it
  const now = strengthOf(s, id);
  const kept = others.reduce((sum, x) => sum + strengthOf(s, x), bareStrength(s, id)) < now;
  return [
    ...played(defOf(s, id).source.strength, printedStrength(s, id)),
    ...reasonsIn(s, KIND.strength, id, nameOf),
    ...others.map((x): NumberReason => ({ by: nameOf(x), does: 'adds', n: strengthOf(s, x) })),
    ...reasonsIn(s, KIND['least strength'], id, nameOf)
      .filter(({ n }) => kept && n === now)
      .map((x): NumberReason => ({ ...x, does: 'sets' })),
    ...reasonsIn(s, KIND.endures, id, nameOf),
  ];
}

function shields(s: GeState, id: CardId, nameOf: NameOf): NumberReason[] {
  const [, ...others] = combined(s, id);
  return [
    ...played(defOf(s, id).source.shields ?? 0, printedShields(s, id)),
    ...others.map((x): NumberReason => ({ by: nameOf(x), does: 'adds', n: printedShields(s, x) })),
    ...combined(s, id).flatMap(x =>
      refitsOn(s, x, 'shields').map(({ card, n }): NumberReason => ({ by: nameOf(card), does: 'adds', n })),
    ),
    ...reasonsIn(s, KIND.shields, id, nameOf),
  ];
}

/** If a part other than the first is in play, its number replaces that of the card. */
const played = (printed: number, now: number): NumberReason[] =>
  now === printed ? [] : [{ by: 'as it was played', does: 'sets', n: now }];
