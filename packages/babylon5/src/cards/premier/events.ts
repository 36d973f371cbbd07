import {
  bonus,
  character,
  councilVote,
  influence,
  marks,
  plus,
  sequence,
  votePassed,
  when,
  yesVotes,
} from '../../words/index.ts';
import { event } from './set.ts';

export const decisiveTactics = event('Decisive Tactics', {
  cost: 1,
  play: { target: { hero: character }, effect: bonus('hero', 'leadership', plus(2, marks('destiny', 'hero'))) },
});

export const supportBabylon5 = event('Support Babylon 5', {
  play: {
    rotateAmbassador: true,
    effect: sequence(councilVote(), influence('babylon5', yesVotes), when(votePassed, influence('babylon5', 1))),
  },
});
