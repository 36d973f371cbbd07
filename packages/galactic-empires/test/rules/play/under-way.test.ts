import { expect, test } from 'vitest';
import { table } from '../../table.ts';

// The text that a player reads before a reaction

/** Player 2 fires three phasers at a card of player 1, who is asked whether to react. */
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

test('the target’s player reads what would happen: destroyed, damaged, or nothing', () => {
  expect(firedAt({ shieldDamage: 2 }).prompt()).toBe(
    'Clydon fires 3 points at your S3 Argonian Frigate: it would be destroyed. Do you react?',
  );
  expect(firedAt({ shieldDamage: 1 }).prompt()).toContain('at your S3 Argonian Frigate: it would keep 1 strength.');
  expect(firedAt({ shieldDamage: 0 }).prompt()).toContain('at your S3 Argonian Frigate: it would keep 2 strength.');
});

test('a card played against a fleet names the player of that fleet', () => {
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

test('a volley at a Sector HQ tells its target and the points that it has left', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { name: 'Argonian', fleet: ['S4 Argonian Destroyer'] },
      { name: 'Clydon', order: 'never' },
    ],
  });
  t.act(1, 'headquarters', '2');
  t.pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
  const told = t.log(null).join(' ');
  expect(told).toContain('Argonian fires 2 at the Sector HQ of Clydon with S4 Argonian Destroyer.');
  expect(told).toContain('The Sector HQ of Clydon takes 2 points of damage (23 of 25 left).');
});
