// Runs before each file of tests, also for those that share a thread. Closes the tables of each test afterwards, and records which card texts their
// own tests exercise.
import { recordExercise } from '@orrery/kernel/testing';
import { afterEach } from 'vitest';
import { exercise } from './exercise.ts';
import { NAMED } from './named-cards.ts';
import { closeTables } from './support/table.ts';

afterEach(closeTables);
recordExercise(exercise, NAMED);
