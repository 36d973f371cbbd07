// The ships of Powers of the Mind.

export const personalCruiser = reprint('S1 Personal Cruiser', fleetFreighter, {
  always: [
    { k: 'output', to: itsHost, what: 'economy', n: 1 },
    { k: 'not played on', to: that(crew, aboard), of: ofAnotherDeck },
  ],
});

import { reprint } from '../../card.ts';
import { aboard, crew, itsHost, ofAnotherDeck, that } from '../../words/index.ts';
import { fleetFreighter } from '../universe/ships.ts';
