// Abilities of the Filarian Infesters.

const infester: SideText = {
  is: ['infester'],
  whenever: [{ on: boards(that(vessel, withinReach, ofOthers, controllable)), may: true, effect: infest(boarded) }],
  instead: [
    {
      on: isResearched,
      even: true,
      effect: sequence(set('ill', host), discard('self'), discard('ill')),
    },
  ],
  ends: { points: 'research', n: infestation },
  names: { host: 'its crew', ill: 'its crew' },
};
export const infester2 = card('A2 Filarian Infester', infester);
export const infester4 = card('A4 Filarian Infester', infester);
export const infester6 = card('A6 Filarian Infester', infester);
export const infester7 = card('A7 Filarian Infester', infester);
export const infester8 = card('A8 Filarian Infester', infester);

export const filarianMindLord = card('A5 Filarian Mind Lord', {
  always: [{ k: 'infests', to: titled('Filarian Infester'), n: 2 }],
  functions: [
    {
      target: { infester: that(titled('Filarian Infester'), withPoints) },
      effect: undoPoints('infester', 2),
    },
  ],
  names: { infester: 'that Infester' },
});

export const projectedInfestation = card('A7 Projected Infestation', {
  is: ['projects infestation'],
  functions: [
    {
      when: not(infesting),
      target: { prey: that(vessel, withinReach, ofOthers, controllable) },
      effect: infest('prey'),
    },
  ],
  names: { host: 'its crew', prey: 'that ship' },
});

export const infestationInhibitor = reprint(
  'A1 Infestation Inhibitor (Powers of the Mind)',
  universe.infestationInhibitor,
);

import { card, reprint, type SideText } from '../../card.ts';
import {
  boarded,
  boards,
  infest,
  infestation,
  infesting,
  isResearched,
  undoPoints,
  withinReach,
  withPoints,
} from '../../words/expansions/index.ts';
import { controllable, discard, host, not, ofOthers, sequence, set, that, titled, vessel } from '../../words/index.ts';
import * as universe from '../universe/abilities.ts';
