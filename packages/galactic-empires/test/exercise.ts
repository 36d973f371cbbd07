// What the words of cards do in tests. This comes before the cards, which are compiled as they are imported.
import { Exercise } from '@orrery/kernel/testing';
import { DEFS } from '../src/card.ts';

export const exercise = Exercise.of(DEFS);
