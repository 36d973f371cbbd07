// Records which words of cards tests use. Import this before the cards, which compile on import.
import { TextExercise } from '@orrery/kernel/testing';
import { DEFS } from '../src/card.ts';

export const exercise = TextExercise.of(DEFS);
