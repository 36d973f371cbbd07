// Records what the words of cards do in tests. Import it before the cards, which are compiled on import.
import { TextExercise } from '@orrery/kernel/testing';
import { DEFS } from '../src/card.ts';

export const exercise = TextExercise.of(DEFS);
