// The installations of Advanced Technologies.

const crewHere = that(crew, onThis);
const weakerHere = that(crewHere, other(extremeOfAll('strongest', crewHere)));
export const solitaryStation = card('I1 Solitary Station', {
  names: { who: 'that player' },
  whenever: [
    {
      on: anyPhaseBegins('record keeping'),
      effect: tellsToLeave(cards(that(weakerHere, ofPlayer(factSeat())))),
    },
    { on: anyPhaseBegins('discard'), effect: discardAll(cards(that(weakerHere, onNotice))) },
  ],
});

export const projectionStation = card('I2 Projection Station', {
  functions: [
    {
      target: { crew: raiders(combatCrew), to: goals('crew') },
      effect: raid('crew', 'to', combatCrew),
      uses: MOST_USES,
      label: 'send combat crew on it to attack a location, with no transportation',
    },
  ],
});

export const fighterInstallation = card('I3 Fighter Installation', {
  whenever: [{ on: phaseBegins('allocation'), effect: takeBack(discardsOf('you', shuttle, 1)) }],
});

import { card } from '../../card.ts';
import { MOST_USES } from '../../rules/play/card-actions-limit.ts';
import { onNotice, tellsToLeave } from '../../words/expansions/index.ts';
import {
  anyPhaseBegins,
  cards,
  combatCrew,
  crew,
  discardAll,
  discardsOf,
  extremeOfAll,
  factSeat,
  goals,
  ofPlayer,
  onThis,
  other,
  phaseBegins,
  raid,
  raiders,
  shuttle,
  takeBack,
  that,
} from '../../words/index.ts';
