import { expect, test } from 'vitest';
import { paired } from '../../src/index.ts';

test('two names as one read as both, whatever was put together before', () => {
  expect(paired('own', 'won')).toBe('own/won');
  expect(paired('own', 'lost')).toBe('own/lost');
  expect(paired('won', 'own')).toBe('won/own');
  expect(paired(paired('own', 'won'), 'wanted')).toBe('own/won/wanted');
  expect(paired('own', 'won')).toBe('own/won');
});
