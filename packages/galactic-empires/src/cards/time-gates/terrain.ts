// The terrain of Time Gates.

export const outOfPhaseWorld = card('T6 Out of Phase World', {
  always: [
    { k: 'output', to: itself, what: 'economy', n: piledUp, if: not(outOfPhase) },
    { k: 'output', to: itself, times: 0, if: outOfPhase },
    { k: 'apart', to: inItsStack, if: outOfPhase },
    { k: 'not played on', to: itself, of: either(shipOrBase, combining) },
  ],
  whenever: [
    {
      on: phaseBegins('record keeping'),
      effect: chooseOne(
        { prompt: 'Is the Out of Phase World in phase this turn?' },
        { label: 'In phase: it gives its points, and can be damaged', effect: comesIntoPhase },
        { label: 'Out of phase: its points pile up, and nothing reaches it', effect: goesOutOfPhase(3, 6) },
      ),
    },
  ],
});

import { card } from '../../card.ts';
import {
  chooseOne,
  combining,
  comesIntoPhase,
  either,
  goesOutOfPhase,
  inItsStack,
  itself,
  not,
  outOfPhase,
  phaseBegins,
  piledUp,
  shipOrBase,
} from '../../words/index.ts';
