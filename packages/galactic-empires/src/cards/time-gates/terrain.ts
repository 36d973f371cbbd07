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

/** Keeps the Time Knights of all players that fit, until research brings one of them to the time origin. */
const enclave = (knights: Filter): SideText => ({
  always: [
    { k: 'shelters', to: knights },
    { k: 'kept', to: keptHere },
  ],
  instead: [
    { on: leavesPlay(keptHere), even: true, effect: itStays },
    { on: wouldMove(keptHere), even: true, effect: itStays },
  ],
  inlets: [{ kind: 'research', max: ransom, label: 'to bring a Time Knight to the time origin' }],
  whenever: [
    {
      on: pointsAllocated('you'),
      effect: sequence(
        addsGiven,
        choose(
          'knight',
          { list: ransomed, optional: true, prompt: 'Which Time Knight goes to the time origin?' },
          isReleased('knight'),
        ),
      ),
    },
  ],
  names: { knight: 'it' },
});
const knight = that(crew, ofEmpire('Time Knight'));
export const timeEnclave2 = card('T2 Time Enclave', enclave(that(knight, fleetStrengthUpTo(5))));
export const timeEnclave6 = card('T6 Time Enclave', enclave(knight));

import type { Filter } from '@orrery/kernel';
import { card, type SideText } from '../../card.ts';
import {
  addsGiven,
  comesIntoPhase,
  fleetStrengthUpTo,
  goesOutOfPhase,
  isReleased,
  itStays,
  keptHere,
  outOfPhase,
  piledUp,
  ransom,
  ransomed,
  wouldMove,
} from '../../words/expansions/index.ts';
import {
  choose,
  chooseOne,
  combining,
  crew,
  either,
  inItsStack,
  itself,
  leavesPlay,
  not,
  ofEmpire,
  phaseBegins,
  pointsAllocated,
  sequence,
  shipOrBase,
  that,
} from '../../words/index.ts';
