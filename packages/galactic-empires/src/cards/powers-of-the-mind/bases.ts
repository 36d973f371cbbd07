// The bases of Powers of the Mind.

const psyHere = that(type('P'), onA(itself));

export const psyOutpost = card('B2 Psy Outpost', {
  names: { host: 'the terrain that it is on' },
  always: [{ k: 'withstands', to: itsHost }],
});

export const warehouse = card('B2 Warehouse', { always: [{ k: 'keeps points', what: 'supply' }] });
export const energyStorageFacility = card('B5 Energy Storage Facility', {
  always: [{ k: 'keeps points', what: 'energy' }],
});

export const psyTrainingSite = card('B3 Psy Training Site', {
  always: [{ k: 'psy strength', to: psyHere, n: 1 }],
});

export const psyPyramid = card('B4 Psy Pyramid', {
  always: [{ k: 'psy strength', to: psyHere, what: 'at least', n: strength('self') }],
});

export const psycantiProjectionStation = card('B5 Psycanti Projection Station', {
  always: [{ k: 'second use', to: that(type('P'), yours), n: 5 }],
});

export const visonicRuins = card('B6 Visonic Ruins', {
  names: { host: 'the terrain that it is on' },
  always: [
    { k: 'function strength', to: crew, of: that(type('F'), onA(itsHost)), n: -3 },
    { k: 'strength', to: itself, times: 2, if: some(cards(that(crew, titled('Archeologist'), onA(itself)))) },
  ],
});

export const citadel = reprint('B8 Citadel (Powers of the Mind)', universe.citadel);

export const psyControlBase = card('B8 Psy Control Base', {
  always: [{ k: 'psy strength', to: that(isRemembered, psyHere), times: 2 }],
  whenever: [
    {
      on: phaseBegins('engagement'),
      target: { served: that(type('P'), yours, onA(itself)) },
      effect: serves('served'),
    },
  ],
  names: { served: 'that psy', remembered: 'the psy that it serves' },
});

export const psyMeditationBase = card('B9 Psy Meditation Base', {
  always: [{ k: 'strength', to: oneOf(psyHere), times: 2 }],
});

import { card, reprint } from '../../card.ts';
import { serves } from '../../words/expansions/index.ts';
import {
  cards,
  crew,
  isRemembered,
  itself,
  itsHost,
  onA,
  oneOf,
  phaseBegins,
  some,
  strength,
  that,
  titled,
  type,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/bases.ts';
