// Runs after each file of tests: checks that every reason that a route has given is in its list, from which docs/protocol.md is made.
import { afterAll, expect } from 'vitest';
import { UNLISTED } from '../src/http/route-faults.ts';

afterAll(() => expect([...UNLISTED], 'reasons that src/http/route-faults.ts does not list').toEqual([]));
