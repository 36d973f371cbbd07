// Runs before each file of tests, those that share a thread too: the folders of a test are gone behind it.
import { afterEach } from 'vitest';
import { removeFolders } from './support/terminal.ts';

afterEach(removeFolders);
