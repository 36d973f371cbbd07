import { exercisedSuite } from '@orrery/kernel/testing';
import { v } from '../src/language.ts';
import { exercise } from './exercise.ts';
import { NAMED } from './named-cards.ts';

exercisedSuite({
  exercise,
  cards: NAMED,
  vocabulary: v,
  tests: import.meta.dirname,
  missing: 'not-exercised.json',
});
