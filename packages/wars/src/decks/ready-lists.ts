import earther from './lists/earther.txt?raw';
import gongen from './lists/gongen.txt?raw';
import maverick from './lists/maverick.txt?raw';
import quay from './lists/quay.txt?raw';
import shi from './lists/shi.txt?raw';

/**
 * The ready decks as lists that `readDeck` reads, made for this table: twelve locations to pay support with, units for the
 * sites that they bring and ships for the sectors, cheap cards for the first turns and the faction's leaders for later ones.
 */
export const READY_LISTS = {
  earther: {
    title: 'Combined Arms',
    about:
      'Cheap troopers hold a site until vehicles roll in beside them and make them strong; kizen and rifles then wear the other side down by attrition.',
    list: earther,
  },
  gongen: {
    title: 'Blades and Giants',
    about:
      'Warriors with katanas buy time for the great NoBots, which the shrine makes cheap; carriers bring swarms of fighters to the sectors.',
    list: gongen,
  },
  maverick: {
    title: 'Long Shots',
    about:
      'Ships that cost next to nothing lie in wait until a high destiny turns them into raiders; rogues on the ground stack the reserve so that it does.',
    list: maverick,
  },
  shi: {
    title: 'House Guards',
    about:
      'Noble kizen and their armed guards stand at few places and shrug off attrition there, while sturdy quarrels keep the sectors.',
    list: shi,
  },
  quay: {
    title: 'The Pack',
    about:
      'Predators for one or two energy crowd the tunnels early; those that survive a fight change shape, and the next one is theirs.',
    list: quay,
  },
} as const satisfies Record<string, { title: string; about: string; list: string }>;

/** The names of the ready decks: those of the factions. */
export type ReadyName = keyof typeof READY_LISTS;
