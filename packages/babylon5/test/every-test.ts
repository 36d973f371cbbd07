// Runs before each file of tests, those that share a thread too: what a test has opened is closed behind it, and which texts of cards their own
// tests exercise is written down.
import { recordExercise } from '@orrery/kernel/testing';
import { afterEach } from 'vitest';
import { exercise } from './exercise.ts';
import { NAMED } from './named-cards.ts';
import { closeTables } from './support/table.ts';

afterEach(closeTables);
recordExercise(exercise, NAMED);
