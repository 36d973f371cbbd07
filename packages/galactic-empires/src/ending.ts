import { inWords, many } from '@orrery/kernel';
import { seatName } from './names.ts';
import { type GeState, HQ_STRENGTH } from './state.ts';

/** Returns the rule by which the match was won, with the numbers behind it; empty if nobody has won (ge/how-to-win/1, ge/how-to-win/2). */
export function reasons(s: GeState): { readonly rule: string; readonly text: string }[] {
  return (s.result?.winners ?? []).map(seat => {
    const fallen = s.seats.flatMap((x, i) => (x.out && x.hq >= HQ_STRENGTH ? [seatName(s, i)] : []));
    const left = s.seats.flatMap((x, i) => (x.out && x.hq < HQ_STRENGTH ? [seatName(s, i)] : []));
    const how = [
      ...(fallen.length > 0
        ? [
            fallen.length > 1
              ? `the Sector HQs of ${inWords(fallen)} took ${HQ_STRENGTH} points of damage each`
              : `the Sector HQ of ${fallen[0]} took ${HQ_STRENGTH} points of damage`,
          ]
        : []),
      ...(left.length > 0 ? [`${inWords(left)} left the game`] : []),
    ];
    const rest = HQ_STRENGTH - s.seats[seat]!.hq;
    return {
      rule: 'ge/how-to-win/1',
      text: `${seatName(s, seat)} is the last player left: ${how.join('; ')}. The winner's Sector HQ has ${many(rest, 'point')} left.`,
    };
  });
}

/** Returns how near each seat is to winning, by public information: the points that each Sector HQ has left. */
export const chances = (s: GeState): { readonly left: number }[] =>
  s.seats.map(seat => ({ left: seat.out ? 0 : Math.max(0, HQ_STRENGTH - seat.hq) }));
