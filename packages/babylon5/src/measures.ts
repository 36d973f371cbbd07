// The numbers that decide a match of Babylon 5, as a player knows them: power, influence to spend, and both sides of each conflict.
import type { Measure, Seat } from '@orrery/kernel';
import { CONFLICT_RULES } from './card.ts';
import { conflictName, seatName } from './names.ts';
import { totals } from './rules/conflict/totals.ts';
import { available } from './rules/politics/influence.ts';
import { power } from './rules/politics/power.ts';
import { type B5State, type Conflict, conflictOf, players } from './state.ts';

/** Returns what a player measures a choice by, the most important number first (b5/victory/2, b5/resolution/9). */
export function measures(s: B5State, seat: Seat): Measure[] {
  const rivals = players(s).filter(other => other !== seat);
  return [
    { key: 'power', name: 'Your power', value: power(s, seat), wants: 'more' },
    ...s.conflicts.filter(c => c.stage === 'initiated').flatMap(c => sides(s, seat, c)),
    ...rivals.map(
      (other): Measure => ({
        key: `power ${other}`,
        name: `Power of ${seatName(s, other)}`,
        value: power(s, other),
        wants: 'less',
      }),
    ),
    { key: 'influence', name: 'Influence you can spend', value: available(s, seat), wants: 'more' },
  ];
}

/** The totals of a conflict. A player wants the support for their own conflict to grow; about others the numbers alone cannot tell. */
function sides(s: B5State, seat: Seat, c: Conflict): Measure[] {
  const { support, opposition, sides: each } = totals(s, c);
  const title = conflictName(s, c.id);
  if (CONFLICT_RULES[c.rules]!.manySided)
    return players(s).map(side => ({
      key: `side ${c.id} ${side}`,
      name: `${side === seat ? 'Your side' : `Side of ${seatName(s, side)}`} in ${title}`,
      value: each[side]!,
      wants: side === seat ? 'more' : 'either',
    }));
  const own = c.seat === seat;
  return [
    {
      key: `support ${c.id}`,
      name: `Support for ${title} (${opposition} against it)`,
      value: support,
      wants: own ? 'more' : 'either',
    },
    {
      key: `opposition ${c.id}`,
      name: `Opposition to ${title} (${support} for it)`,
      value: opposition,
      wants: own ? 'less' : 'either',
    },
  ];
}

/** Returns the support and the opposition of a conflict as they stand, by the number of the conflict. */
export const conflictTotals = (
  s: B5State,
  conflict: number,
): { readonly support: number; readonly opposition: number } => totals(s, conflictOf(s, conflict));
