/** What is drawn behind the council: homeworlds, tension, and the three tracks. */
import type { Babylon5 } from '@orrery/table/views';
import type { CouncilScenery } from '../../scenery/scenery.ts';
import { colourOf } from './seats.ts';

/** The council of a view as a scenery. */
export function councilOf({ turn, seats, tension, influence }: Babylon5.View): CouncilScenery {
  const here = seats.filter(({ out }) => !out);
  const place = (seat: Babylon5.SeatView) => (tension.bySeat ? seat.seat : tension.parties.indexOf(seat.race));
  const toward = (a: Babylon5.SeatView, b: Babylon5.SeatView) =>
    tension.table[place(a) * tension.parties.length + place(b)] ?? 0;
  return {
    kind: 'council',
    turn,
    worlds: here.map(seat => ({ seat: seat.seat, race: seat.race, accent: colourOf(seat), power: seat.power })),
    tensions: here.flatMap((a, i) =>
      here.slice(i + 1).map(b => [a.seat, b.seat, Math.max(toward(a, b), toward(b, a))] as const),
    ),
    tracks: [influence.babylon5, influence.shadows, influence.vorlons],
  };
}
