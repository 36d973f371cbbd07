// Runs before each test file, also those that share a thread.
// It closes what a test has opened, and records the card texts that their own tests exercise.
import { recordExercise } from '@orrery/kernel/testing';
import { afterEach } from 'vitest';
import { exercise } from './exercise.ts';
import { NAMED } from './named-cards.ts';
import { closeTables } from './table.ts';

afterEach(closeTables);
recordExercise(exercise, NAMED);
