// The bases of the Primary Edition.

export const commercialOutpost = reprint('B1 Commercial Outpost', universe.militaryOutpost);
export const planetaryShield = reprint('B1 Planetary Shield (Primary Edition)', universe.planetaryShield1);
export const spaceStation = reprint('B3 Space Station (Primary Edition)', universe.spaceStation);
export const academy = reprint('B7 Academy (Primary Edition)', universe.academy);

/** It gives its ship back at the end of the turn, even if it has been disengaged in that turn. */
const wrecks = discardsPaidFor(ship);
export const shipyard = reprint('B8 Shipyard (Primary Edition)', universe.shipyard, {
  whenever: [
    {
      on: turnEnds(),
      even: true,
      if: some(wrecks),
      may: true,
      effect: choose('taken', { list: wrecks, prompt: 'Which ship do you take back?' }, takeBack(these('taken'))),
    },
  ],
});

import { reprint } from '../../card.ts';
import { choose, discardsPaidFor, ship, some, takeBack, these, turnEnds } from '../../words/index.ts';
import * as universe from '../universe/bases.ts';
