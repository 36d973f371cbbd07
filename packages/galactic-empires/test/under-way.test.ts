import { expect, test } from 'vitest';
import { cardLabel } from '../src/rules/labels.ts';
import { table } from './table.ts';

// What somebody reads who may react, and how cards of one title are told apart

/** Player 2 fires three phasers at something of player 1, who is asked whether he reacts. */
function firedAt(frigate: { readonly shieldDamage: number; readonly damage?: number }) {
  const t = table({
    phase: 'weapons fire',
    active: 2,
    seats: [
      { name: 'Argonian', fleet: [{ card: 'S3 Argonian Frigate', ...frigate }], hand: ['T3 Moon'] },
      { name: 'Clydon', fleet: ['S4 Clydon Medium Star Cruiser'], order: 'never' },
    ],
  });
  t.act(2, 'fire', 'S3 Argonian Frigate');
  t.pick(2, 'S4 Clydon Medium Star Cruiser', 'S4 Clydon Medium Star Cruiser', 'S4 Clydon Medium Star Cruiser');
  return t.leaveOpen();
}

test('whoever is fired at reads what would come of it: destroyed, damaged, or nothing', () => {
  expect(firedAt({ shieldDamage: 2 }).prompt()).toBe(
    'Clydon fires 3 points at your S3 Argonian Frigate (strength 3; it would be destroyed). Do you react?',
  );
  expect(firedAt({ shieldDamage: 1 }).prompt()).toContain('(1 shield, strength 3; 1 of its strength would be left)');
  expect(firedAt({ shieldDamage: 0 }).prompt()).toContain('(2 shields, strength 3; 2 of its strength would be left)');
});

test('a card played against a fleet says against whose', () => {
  const t = table({
    active: 2,
    seats: [
      { name: 'Argonian', fleet: ['S3 Argonian Frigate'], hand: ['T3 Moon'] },
      { name: 'Clydon', hand: ['H2 Ion Storm'], order: 'never' },
    ],
  });
  t.act(2, 'play', 'H2 Ion Storm');
  expect(t.leaveOpen().prompt()).toBe('Clydon plays H2 Ion Storm on your S3 Argonian Frigate. Do you react?');
});

test('cards of one title are told apart by their state, and not where they are alike', () => {
  const t = table({
    seats: [
      {
        fleet: [
          'S3 Argonian Frigate',
          { card: 'S3 Argonian Frigate', engaged: false },
          'S2 Space Yacht',
          'S2 Space Yacht',
        ],
      },
      {},
    ],
  });
  expect(t.all('S3 Argonian Frigate').map(id => cardLabel(t.s, id, 0))).toEqual([
    'S3 Argonian Frigate (strength 3, 2 shields)',
    'S3 Argonian Frigate (strength 3, 2 shields, disengaged)',
  ]);
  expect(t.all('S2 Space Yacht').map(id => cardLabel(t.s, id, 1))).toEqual([
    'S2 Space Yacht of Player 1',
    'S2 Space Yacht of Player 1',
  ]);
});
