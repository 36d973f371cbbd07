// Abilities of Time Gates

export const premonition = card('A2 Premonition', {
  reactions: [{ on: losing(that(crew, yours)), effect: sequence(stopIt, put(eventCard, 'in hand')) }],
  after: 'discard',
  names: { event: 'that crew', stopping: 'that crew is not discarded' },
});

const elsewhere = that(place, yours, other(dragon));
export const temporalShifter = card('A2 Temporal Shifter', {
  instead: [
    {
      on: losesLocation(host),
      effect: sequence(
        floatInSpace(host),
        soon(
          sequence(
            choose('goal', { list: cards(elsewhere), prompt: 'Where does your crew go?' }, moveTo(host, 'goal')),
            when(not(wasChosen('goal')), discard(host)),
            when(hasCounted, discard('self'), setCounter(1)),
          ),
        ),
      ),
    },
  ],
  names: { host: 'that crew', goal: 'that location', counted: 'that crew has moved so before' },
});

export const mirrorSkinnedPhaserEel = card('A3 Mirror Skinned Phaser Eel', {
  on: that(monster, titled('Phaser Eel')),
  always: [{ k: 'not fired at', to: itsHost, of: other(atItsLocation) }],
  lasts: 3,
  names: { host: 'that eel' },
});

const halted = that(monster, ofOthers);
export const monsterHalt = card('A5 Monster Halt', {
  on: that(monster, yours),
  target: { it: halted },
  effect: remember({ card: 'it' }),
  always: [{ k: 'suspended', to: isRemembered }],
  functions: [
    {
      label: 'halt another monster',
      target: { it: that(halted, other(isRemembered)) },
      effect: remember({ card: 'it' }),
    },
  ],
  names: { it: 'that monster', remembered: 'the chosen monster' },
});

export const temporalComprehension = card('A5 Temporal Comprehension', {
  on: that(type('C', 'D', 'M', 'P'), yours),
  whenever: [{ on: phaseBegins('play B'), effect: functionsAgain(these(host)) }],
  names: { host: 'its host' },
});

import { card } from '../../card.ts';
import { functionsAgain, soon } from '../../words/expansions/index.ts';
import {
  atItsLocation,
  cards,
  choose,
  crew,
  discard,
  dragon,
  eventCard,
  floatInSpace,
  hasCounted,
  host,
  isRemembered,
  itsHost,
  losesLocation,
  losing,
  monster,
  moveTo,
  not,
  ofOthers,
  other,
  phaseBegins,
  place,
  put,
  remember,
  sequence,
  setCounter,
  stopIt,
  that,
  these,
  titled,
  type,
  wasChosen,
  when,
  yours,
} from '../../words/index.ts';
