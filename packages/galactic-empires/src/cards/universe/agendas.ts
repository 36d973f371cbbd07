// Agendas (ge/agenda)

const explored = that(terrain, ofOthers, exploredBy(2));

export const timeManipulation = card('G1 Time Manipulation', {
  hidden: { when: allOthersHave(called('time')), effect: draw(3) },
  exposed: { on: otherPlays(called('time')), effect: draw(1) },
});

export const surveyMission = card('G2 Survey Mission', {
  hidden: {
    when: haveExplored(2),
    effect: choose(
      'world',
      { list: cards(explored), prompt: 'Which terrain’s points do you take?' },
      takeOutput('world'),
    ),
  },
  exposed: { on: youExplore, effect: takeOutput(factCard('terrain'), 2) },
  is: ['survey'],
  names: { world: 'that terrain', fact: 'that terrain' },
});

export const rescueAttempt = card('G3 Rescue Attempt', {
  exposed: {
    on: crewRescued,
    effect: choose(
      'crew',
      { list: playable(handOf('you', crew)), optional: true, prompt: 'Which crew do you play at once?' },
      playNow('crew'),
    ),
  },
});

export const solitude = card('G4 Solitude', {
  hidden: { when: leftInPeace, effect: draw(2) },
  exposed: { on: phaseBegins('record keeping'), if: leftInPeace, effect: draw(strength('self')) },
});

import { card } from '../../card.ts';
import {
  allOthersHave,
  called,
  cards,
  choose,
  crew,
  crewRescued,
  draw,
  exploredBy,
  factCard,
  handOf,
  haveExplored,
  leftInPeace,
  ofOthers,
  otherPlays,
  phaseBegins,
  playable,
  playNow,
  strength,
  takeOutput,
  terrain,
  that,
  youExplore,
} from '../../words/index.ts';
