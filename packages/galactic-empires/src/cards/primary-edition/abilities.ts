// The abilities of the Primary Edition.

export const millenniaMolting = card('A1 Millennia Molting', {
  on: that(dragon, yours),
  always: [{ k: 'strength', to: itsHost, n: 1 }],
});

export const hotNobelium = reprint('A4 Hot Nobelium (Primary Edition)', universe.hotNobelium);

export const captainsBluff = card("A6 Captain's Bluff (Primary Edition)", {
  after: 'discard',
  reactions: [
    {
      on: strikesAt(yours, 3),
      target: { captain: that(crew, yours, commandingThere) },
      effect: sequence(
        set('spot', placeOf('captain')),
        set('bluffed', actor),
        lasts({ k: 'not fired at', to: at('spot'), of: fromDeckOf('bluffed') }, 'turn'),
        lasts({ k: 'not played on', to: at('spot'), of: fromDeckOf('bluffed') }, 'turn'),
        when(isAPlay, stopIt),
      ),
    },
  ],
  names: {
    captain: 'that crew',
    spot: 'its location',
    bluffed: 'that player',
    stopping: 'that card has no effect',
  },
});

import { card, reprint } from '../../card.ts';
import { fromDeckOf } from '../../words/expansions/index.ts';
import {
  actor,
  at,
  commandingThere,
  crew,
  dragon,
  isAPlay,
  itsHost,
  lasts,
  placeOf,
  sequence,
  set,
  stopIt,
  strikesAt,
  that,
  when,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/abilities.ts';
