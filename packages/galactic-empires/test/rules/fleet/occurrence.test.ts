import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../table.ts';

rule(
  ['ge/occurrence/1', 'ge-r-where-played-1'],
  'an occurrence goes against the cards that it affects, or counts in its player’s fleet',
  () => {
    const t = table({
      seats: [
        { hand: ['O5 Political Upheaval', 'O7 Capital Revitalization'], order: 'never' },
        { fleet: ['T3 Moon'], order: 'never' },
      ],
    });
    t.act(1, 'play', 'O5 Political Upheaval').act(1, 'play', 'O7 Capital Revitalization');
    expect([t.under('O5 Political Upheaval'), t.card('O7 Capital Revitalization').at]).toEqual(['T3 Moon', 0]);
  },
);
