// Power, tactics and defense of a card, with all changes (wars/modifiers).
import type { CardId, NumberReason } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { beneath, eachStatic, isUnder, numberOf, type StaticVisitor, sumOn } from '../abilities/ongoing-ability.ts';
import { pilotingAboard, pilotingOf } from '../keywords/piloting.ts';

/** The numbers that ships and units have. */
export type Statistic = 'power' | 'tactics' | 'defense';

/** Returns a statistic as printed on the side that is up (wars/inverter/3). */
export function printed(s: WarsState, id: CardId, which: Statistic): number {
  const { source } = defOf(s, id);
  return (s.cards[id]!.inverted ? source.inverted?.[which] : source[which]) ?? 0;
}

/** Returns the statistic that counts as this one, because tactics and defense may be switched (wars/effects/13). */
const realOf = (s: WarsState, id: CardId, which: Statistic): Statistic =>
  which !== 'power' && isUnder(s, 'switched', id) ? (which === 'tactics' ? 'defense' : 'tactics') : which;

/**
 * Returns a statistic with the changes of all ongoing abilities, effects and pilots. Only the final sum is limited to 0 or more (wars/modifiers/1,
 * wars/modifiers/2, wars/modifiers/3, wars/modifiers/4, wars/effects/13, wars/effects/14).
 */
export function statistic(s: WarsState, id: CardId, which: Statistic): number {
  const real = realOf(s, id, which);
  let n = printed(s, id, real) + sumOn(s, real, id);
  if (real !== 'defense' && defOf(s, id).type === 'ship') n += pilotingAboard(s, id);
  return n < 0 ? 0 : n;
}

/**
 * Returns the reasons why a statistic differs from the front of the card, each by its name: the side that is up, a switch, texts and effects, and
 * pilots aboard.
 */
export function reasonsFor(
  s: WarsState,
  id: CardId,
  which: Statistic,
  nameOf: (source: CardId) => string,
): NumberReason[] {
  const reasons: NumberReason[] = [];
  const real = realOf(s, id, which);
  const n = printed(s, id, real);
  if (real !== which) reasons.push({ by: `switched with its ${real}`, does: 'sets', n });
  else if (s.cards[id]!.inverted && n !== (defOf(s, id).source[which] ?? 0))
    reasons.push({ by: 'inverted', does: 'sets', n });
  const hear: StaticVisitor = (st, f, made) =>
    reasons.push({ by: nameOf(f.self), does: 'adds', n: numberOf(s, st, f, made) });
  eachStatic(s, real, hear, id);
  if (real !== 'defense' && defOf(s, id).type === 'ship')
    for (const aboard of beneath(s, id))
      if (defOf(s, aboard).type === 'character')
        reasons.push({ by: `${nameOf(aboard)}, its pilot,`, does: 'adds', n: pilotingOf(s, aboard) });
  return reasons;
}

/** Returns a card's power now (wars/power/1). */
export const powerOf = (s: WarsState, id: CardId): number => statistic(s, id, 'power');
/** Returns a card's tactics now (wars/tactics/1). */
export const tacticsOf = (s: WarsState, id: CardId): number => statistic(s, id, 'tactics');
/** Returns a card's defense now (wars/defense/1). */
export const defenseOf = (s: WarsState, id: CardId): number => statistic(s, id, 'defense');
