import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { destroy } from '../../../src/words/expansions/index.ts';
import { itsHost, ofOthers, ship, that, yours } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The standing order "loss", which asks a player when a volley would cost them a card. Cards that protect the target count

testCard(
  { types: ['M'], strength: 3, title: 'Test Bodyguard' },
  { on: that(ship, yours), always: [{ k: 'absorbs', to: itsHost }] },
);
const PIRATE = 'S4 Independent Pirate Ship'; // six phasers
const YACHT = 'S2 Space Yacht'; // strength 2, 3 shields
const GUARD = 'M3 Test Bodyguard';

/** A volley of a number of points at a yacht of player 2, who is asked when they would lose something. */
const volley = (n: number, place: CardPlace, more: SeatPosition = {}): Table => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [PIRATE] }, { fleet: [place], hand: ['T3 Moon'], order: 'loss', ...more }],
  });
  return t.act(1, 'fire', YACHT).pick(1, ...Array<string>(n).fill(PIRATE));
};
const asked = (t: Table): boolean => {
  const answer = t.question === 'respond' && t.asked.includes(2);
  t.leaveOpen();
  return answer;
};

test('the order "loss": a volley that would destroy the ship leads to a question, a smaller one does not', () => {
  expect([asked(volley(5, YACHT)), asked(volley(4, YACHT))]).toEqual([true, false]);
});

test('the order "loss": a guardian takes the volley, so the guardian is in danger and not the ship', () => {
  const guarded = { card: YACHT, on: [GUARD] };
  expect([asked(volley(2, guarded)), asked(volley(3, guarded)), asked(volley(6, guarded))]).toEqual([
    false,
    true,
    true,
  ]);
  // points that would destroy the ship do no harm behind its guardian
  const weak = { card: YACHT, damage: 1, shieldDamage: 3, on: [GUARD] };
  expect([asked(volley(2, weak)), asked(volley(2, { ...weak, on: [] }))]).toEqual([false, true]);
});

testCard(
  { types: ['O'], strength: 1, title: 'Test Dissolution' },
  { on: 'your fleet', target: { it: that(ship, ofOthers) }, effect: destroy('it'), after: 'discard' },
);
test('a ship that a text destroys is lost, whether its player is asked about the loss or not', () => {
  const survives = (order: 'always' | 'never') => {
    const one = { hand: ['O1 Test Dissolution'], order: 'never' } as const;
    const t = table({ seats: [one, { fleet: ['S2 Police Cutter'], hand: ['T3 Moon'], order }] });
    t.act(1, 'play', 'O1 Test Dissolution');
    while (t.question === 'respond') t.pass(2);
    return t.inPlay('S2 Police Cutter');
  };
  expect([survives('never'), survives('always')]).toEqual([false, false]);
});
