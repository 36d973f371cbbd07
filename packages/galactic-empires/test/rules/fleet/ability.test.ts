import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../table.ts';

const LINER = 'S6 Luxury Liner';

const YACHT = 'S2 Space Yacht';

rule(
  ['ge/ability/1', 'ge-r-ability-placement-1'],
  'abilities go on crew of one’s own fleet, where they do not say otherwise',
  () => {
    const t = table({
      seats: [
        { hand: ['A5 Battle Suit'], fleet: [{ card: YACHT, on: ['C2 Engineer'] }] },
        { fleet: [{ card: LINER, on: ['C5 Captain'] }] },
      ],
    });
    t.act(1, 'play', 'A5 Battle Suit');
    expect(t.under('A5 Battle Suit')).toBe('C2 Engineer');
  },
);

rule('ge/ability/2', 'on disengaged crew no ability works', () => {
  const t = table({
    seats: [{ fleet: [{ card: YACHT, on: [{ card: 'C2 Engineer', engaged: false, on: ['A5 Battle Suit'] }] }] }, {}],
  });
  expect(t.strength('C2 Engineer')[0]).toBe(2);
});
