// Records what the words of cards do in tests. Import this before the cards, because importing compiles them.
import { TextExercise } from '@orrery/kernel/testing';
import { DEFS } from '../src/card.ts';

export const exercise = TextExercise.of(DEFS);
