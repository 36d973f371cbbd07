import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../table.ts';

rule('ge/play-cards-phase/1', 'three cards are played in a turn, over both phases', () => {
  const t = table({
    seats: [{ hand: ['T3 Moon', 'T3 Moon', 'T4 Small System', 'T6 System'], order: 'never' }, { order: 'never' }],
  });
  t.act(1, 'play', 'T3 Moon').act(1, 'play', 'T3 Moon').untilPhase('play B', 1);
  t.act(1, 'play', 'T4 Small System');
  expect(t.refuses(1, 'play', 'T6 System')).toBe('ge/play-cards-phase/1');
});

rule('ge/play-cards-phase/2', 'a function is used once a turn, in either phase, by a card just played, too', () => {
  const t = table({
    seats: [
      { hand: ['C1 Informant'], fleet: ['T3 Moon'], order: 'never' },
      { discard: ['T3 Moon', 'T6 System'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'C1 Informant').act(1, 'use', 'C1 Informant', 0);
  while (t.question !== 'play cards') t.least();
  expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/card-actions-limit/1');
  t.untilPhase('play B', 1);
  expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/card-actions-limit/1');
});

rule('ge/play-cards-phase/3', 'what was not used in phase A is used in phase B', () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: ['C1 Informant'] }], order: 'never' },
      { discard: ['T3 Moon', 'T6 System'], order: 'never' },
    ],
  });
  t.untilPhase('play B', 1);
  t.act(1, 'use', 'C1 Informant', 0);
  while (t.question !== 'play cards') t.least();
  expect(t.pile(2, 'discard')).toEqual(['T6 System', 'T3 Moon']);
});
