// Carriers through time: they send crew to the time origin and back, and bring Time Knights to their fleet.

/** The Time Knights of a player at the time origin come to a location of the fleet, one at a time. */
const fetches = {
  target: { it: fromOrigin(that(crew, ofEmpire('Time Knight'), yours)), goal: that(harbor, yours) },
  effect: comesBack('it', 'goal'),
  label: 'bring a Time Knight from the time origin',
};
const NAMES = { it: 'that card', goal: 'that location' };

/** A carrier that does one of two things each turn, and can fire besides. */
const timeCarrier = (name: string, most: number) =>
  card(name, {
    ...carrier([sendsThroughTime(most, 'anywhere'), { oneOf: 1, ...fetches }], { fires: true, reacts: false }),
    is: ['fires besides'],
    names: NAMES,
  });

export const temporalShuttle = timeCarrier('E7 Temporal Shuttle (Time Gates)', 3);
export const temporalFighter = timeCarrier('E9 Temporal Fighter', 1);

export const temporalTransporter = card('E7 Temporal Transporter', {
  on: that(yours, port),
  ...carrier([
    sendsThroughTime(99),
    {
      target: { it: fromOrigin(that(crew, yours)), goal: that(harbor, yours) },
      effect: comesBack('it', 'goal'),
      label: 'bring crew from the time origin',
    },
  ]),
  names: NAMES,
});

import { card } from '../../card.ts';
import {
  carrier,
  comesBack,
  crew,
  fromOrigin,
  harbor,
  ofEmpire,
  port,
  sendsThroughTime,
  that,
  yours,
} from '../../words/index.ts';
