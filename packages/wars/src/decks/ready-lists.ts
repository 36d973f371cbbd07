import earther from './lists/earther.txt?raw';
import gongen from './lists/gongen.txt?raw';
import maverick from './lists/maverick.txt?raw';
import quay from './lists/quay.txt?raw';
import shi from './lists/shi.txt?raw';

/**
 * The ready decks as lists that `readDeck` reads. Each has 12 locations to pay support with, units for their sites, ships for their
 * sectors, cheap cards for the first turns and the faction's leaders for later turns.
 */
export const READY_LISTS = {
  earther: {
    title: 'Combined Arms',
    about:
      'Cheap troopers hold a site until vehicles join them and make them strong. Kizen and rifles then wear the opponent down with attrition.',
    list: earther,
  },
  gongen: {
    title: 'Blades and Giants',
    about:
      'Warriors with katanas buy time for big NoBots. A shrine makes the NoBots cheap. Carriers bring swarms of Fighters to the sectors.',
    list: gongen,
  },
  maverick: {
    title: 'Long Shots',
    about:
      'Cheap ships wait until a high destiny turns them into raiders. Rogues on the ground put high cards on top of the reserve.',
    list: maverick,
  },
  shi: {
    title: 'House Guards',
    about:
      'Noble kizen and their armed guards hold a few sites and ignore attrition there. Sturdy Quarrels hold the sectors.',
    list: shi,
  },
  quay: {
    title: 'The Pack',
    about:
      'Predators for 1 or 2 energy fill the tunnels early. The survivors of a fight change shape and win the next one.',
    list: quay,
  },
} as const satisfies Record<string, { title: string; about: string; list: string }>;

/** The names of the ready decks, which are the names of the factions. */
export type ReadyName = keyof typeof READY_LISTS;
