// Runs before each file of tests, also in shared threads: it deletes a test's folders after the test.
import { afterEach } from 'vitest';
import { removeFolders } from './support/terminal.ts';

afterEach(removeFolders);
