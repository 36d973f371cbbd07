// The numbers that decide a match of Galactic Empires, as a player knows them: the headquarters, and the strength of the cards before them.
import type { Measure, Seat } from '@orrery/kernel';
import { homeName, seatName } from './names.ts';
import { currentStrength } from './rules/table/definitions.ts';
import { protects } from './rules/table/sector-hq.ts';
import { FLEET, type GeState, HQ_STRENGTH, pile, players } from './state.ts';

/** Returns what a player measures a choice by, the most important number first (ge/how-to-win/2). */
export function measures(s: GeState, seat: Seat): Measure[] {
  const rivals = players(s).filter(other => other !== seat);
  const headquarters = (who: Seat): number => Math.max(0, HQ_STRENGTH - s.seats[who]!.hq);
  const guards = (who: Seat): number =>
    pile(s, who, FLEET).reduce((sum, id) => (protects(s, id) ? sum + Math.max(0, currentStrength(s, id)) : sum), 0);
  return [
    { key: 'hq', name: `Your ${homeName(s, seat)}`, value: headquarters(seat), wants: 'more' },
    ...rivals.map(
      (other): Measure => ({
        key: `hq ${other}`,
        name: `${homeName(s, other)} of ${seatName(s, other)}`,
        value: headquarters(other),
        wants: 'less',
      }),
    ),
    { key: 'guards', name: `Strength before your ${homeName(s, seat)}`, value: guards(seat), wants: 'more' },
    ...rivals.map(
      (other): Measure => ({
        key: `guards ${other}`,
        name: `Strength before the ${homeName(s, other)} of ${seatName(s, other)}`,
        value: guards(other),
        wants: 'less',
      }),
    ),
    { key: 'plays', name: 'Card Plays you have left', value: s.seats[seat]!.plays, wants: 'either' },
  ];
}
