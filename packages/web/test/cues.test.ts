import { expect, test } from 'vitest';
import { cueOf, mayBegin } from '../src/table/sound/cues.ts';

/** Which scenes sound, and which do not. */

test('everyday things are silent, a turn and a loss are not', () => {
  expect(cueOf({ kind: 'quiet', fact: 'damaged' })).toBeNull();
  expect(cueOf({ kind: 'still', fact: '' })).toBeNull();
  expect(cueOf({ kind: 'event', fact: 'vote' })).toBeNull();
  expect(cueOf({ kind: 'heading', fact: 'turn-began' })).toBe('ring');
  expect(cueOf({ kind: 'event', fact: 'damaged' })).toBe('damage');
  expect(cueOf({ kind: 'result', fact: 'neutralized' })).toBe('neutralized');
  expect(cueOf({ kind: 'result', fact: 'match-over' })).toBe('victory');
});

test('nothing sounds twice within 60 ms', () => {
  expect(mayBegin(-Infinity, 0)).toBe(true);
  expect(mayBegin(1_000, 1_059)).toBe(false);
  expect(mayBegin(1_000, 1_060)).toBe(true);
});
