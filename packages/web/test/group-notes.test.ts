import { expect, test } from 'vitest';
import { groupNotes } from '../src/table/group-notes.ts';

test('what all options of a group say is said once, and each keeps the rest', () => {
  expect(groupNotes(['fleet; it enters ready', 'character; it enters ready'])).toEqual({
    shared: 'it enters ready',
    own: ['fleet', 'character'],
  });
  expect(groupNotes(['costs 1 of your 3 Card Plays', 'costs 1 of your 3 Card Plays'])).toEqual({
    shared: 'costs 1 of your 3 Card Plays',
    own: ['', ''],
  });
});

test('a single note stays whole, and notes without a common part stay as they are', () => {
  expect(groupNotes(['fleet; it enters ready'])).toEqual({ shared: '', own: ['fleet; it enters ready'] });
  expect(groupNotes(['a', 'b', ''])).toEqual({ shared: '', own: ['a', 'b', ''] });
  expect(groupNotes([])).toEqual({ shared: '', own: [] });
});
