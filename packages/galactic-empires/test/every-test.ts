// Runs before each file of tests, those that share a thread too: what a test has opened is closed behind it.
import { afterEach } from 'vitest';
import { closeTables } from './table.ts';

afterEach(closeTables);
