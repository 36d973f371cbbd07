import { card } from '../card.ts';
import {
  allOthersHave,
  called,
  choose,
  crew,
  crewRescued,
  draw,
  handOf,
  leftInPeace,
  otherPlays,
  phaseBegins,
  playable,
  playNow,
  strength,
} from '../words/index.ts';

// Agendas (ge/agenda)

export const timeManipulation = card('G1 Time Manipulation', {
  hidden: { when: allOthersHave(called('time')), effect: draw(3) },
  exposed: { on: otherPlays(called('time')), effect: draw(1) },
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
