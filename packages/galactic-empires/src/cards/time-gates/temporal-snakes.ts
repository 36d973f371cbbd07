// Temporal Snakes, monsters of the time origin that haunt those who play time cards.

/** Crew that negates monsters sends it away from its fleet. */
const itsFoes = that(engaged, ofPlayer(itsFleet), negatesMonsters);

/** A snake: its damage and its two strengths are printed numbers. */
const snake = (name: string, harm: number) =>
  card(name, {
    on: 'the time origin',
    always: [{ k: 'banishes', to: itself, if: all(not(is('self', atOrigin)), some(cards(itsFoes))), even: true }],
    whenever: [{ on: otherPlays(called('time')), effect: goesAfterThem }],
    functions: [{ target: { prey: inItsReach }, effect: damage('prey', harm) }],
    bane: ['research', 'time damage'],
    names: { prey: 'that target' },
  });

export const snake2 = snake('M2 Temporal Snake', 2);
export const snake4 = snake('M4 Temporal Snake', 4);
export const snake6 = snake('M6 Temporal Snake', 6);

import { card } from '../../card.ts';
import { atOrigin, goesAfterThem, inItsReach } from '../../words/expansions/index.ts';
import {
  all,
  called,
  cards,
  damage,
  engaged,
  is,
  itself,
  itsFleet,
  negatesMonsters,
  not,
  ofPlayer,
  otherPlays,
  some,
  that,
} from '../../words/index.ts';
