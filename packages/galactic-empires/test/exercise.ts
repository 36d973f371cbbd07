// What the words of cards do in tests. This comes before the cards, which are compiled as they are imported.
import { TextExercise } from '@orrery/kernel/testing';
import { DEFS } from '../src/card.ts';

export const exercise = TextExercise.of(DEFS);
