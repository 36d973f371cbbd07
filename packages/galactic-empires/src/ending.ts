import { inWords, many, type Seat } from '@orrery/kernel';
import { homeName, seatName } from './names.ts';
import { type GeState, HQ_STRENGTH } from './state.ts';

/** Writes the Sector HQs and Psy Networks of these players: `the Sector HQs of Ann and Ben`. */
function homesOf(s: GeState, seats: readonly Seat[]): string {
  const [home, other] = new Set(seats.map(seat => homeName(s, seat)));
  if (other !== undefined) return inWords(seats.map(seat => `the ${homeName(s, seat)} of ${seatName(s, seat)}`));
  return `the ${home}${seats.length > 1 ? 's' : ''} of ${inWords(seats.map(seat => seatName(s, seat)))}`;
}

/** Returns the rule by which the match was won, with the numbers behind it; empty if nobody has won (ge/how-to-win/1, ge/how-to-win/2). */
export function reasons(s: GeState): { readonly rule: string; readonly text: string }[] {
  return (s.result?.winners ?? []).map(seat => {
    const fallen = s.seats.flatMap((x, i) => (x.out && x.hq >= HQ_STRENGTH ? [i] : []));
    const left = s.seats.flatMap((x, i) => (x.out && x.hq < HQ_STRENGTH ? [seatName(s, i)] : []));
    const how = [
      ...(fallen.length > 0
        ? [`${homesOf(s, fallen)} took ${HQ_STRENGTH} points of damage${fallen.length > 1 ? ' each' : ''}`]
        : []),
      ...(left.length > 0 ? [`${inWords(left)} left the game`] : []),
    ];
    const rest = HQ_STRENGTH - s.seats[seat]!.hq;
    return {
      rule: 'ge/how-to-win/1',
      text: `${seatName(s, seat)} is the last player left: ${how.join('; ')}. The winner's ${homeName(s, seat)} has ${many(rest, 'point')} left.`,
    };
  });
}

/** Returns how near each seat is to winning, by public information: the points that each Sector HQ has left. */
export const chances = (s: GeState): { readonly left: number }[] =>
  s.seats.map(seat => ({ left: seat.out ? 0 : Math.max(0, HQ_STRENGTH - seat.hq) }));
