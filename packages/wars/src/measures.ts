// The numbers that decide a match of WARS, as a player knows them: energy, power at each location, and who controls it.
import type { Measure, Seat } from '@orrery/kernel';
import { seatName, titleOf } from './names.ts';
import { powerAt } from './rules/battle/totals.ts';
import { controls } from './rules/locations/control.ts';
import { locations } from './rules/locations/location.ts';
import { ACTIVE, energyOf, opponentOf, pile, type WarsState } from './state.ts';

/** Returns what a player measures a choice by, the most important number first (wars/winning-the-game/1, wars/power-step/1, wars/control/1). */
export function measures(s: WarsState, seat: Seat): Measure[] {
  const foe = opponentOf(seat);
  const them = seatName(s, foe);
  const held = (who: Seat): number => locations(s).filter(at => controls(s, who, at)).length;
  return [
    { key: 'energy', name: 'Your energy left', value: energyOf(s, seat), wants: 'more' },
    { key: 'their energy', name: `Energy left of ${them}`, value: energyOf(s, foe), wants: 'less' },
    { key: 'held', name: 'Locations you control', value: held(seat), wants: 'more' },
    { key: 'their held', name: `Locations of ${them}`, value: held(foe), wants: 'less' },
    ...locations(s).flatMap((at): Measure[] => {
      const [mine, theirs] = [powerAt(s, seat, at), powerAt(s, foe, at)];
      const title = titleOf(s, at);
      return [
        { key: `power ${at}`, name: `Your power at ${title} (${them} has ${theirs})`, value: mine, wants: 'more' },
        {
          key: `their power ${at}`,
          name: `Power of ${them} at ${title} (yours: ${mine})`,
          value: theirs,
          wants: 'less',
        },
      ];
    }),
    { key: 'active', name: 'Active energy you can pay with', value: pile(s, seat, ACTIVE).length, wants: 'more' },
  ];
}
