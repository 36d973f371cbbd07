// The bases of the Primary Edition.

export const commercialOutpost = card('B1 Commercial Outpost', textOf(universe.militaryOutpost));
export const planetaryShield = card('B1 Planetary Shield (Primary Edition)', textOf(universe.planetaryShield1));
export const spaceStation = card('B3 Space Station (Primary Edition)', textOf(universe.spaceStation));
export const academy = card('B7 Academy (Primary Edition)', textOf(universe.academy));

/** It gives its ship back at the end of the turn, even if it has been disengaged in that turn. */
const wrecks = discardsPaidFor(ship);
export const shipyard = card('B8 Shipyard (Primary Edition)', {
  ...textOf(universe.shipyard),
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

import { card, textOf } from '../../card.ts';
import { choose, discardsPaidFor, ship, some, takeBack, these, turnEnds } from '../../words/index.ts';
import * as universe from '../universe/bases.ts';
