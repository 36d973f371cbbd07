import { optionId, type Seat } from '@orrery/kernel';
import { matchAt } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { babylon5, setUp } from '../src/index.ts';
import { addMod } from '../src/rules/effects/lasting.ts';

// The repetition rule belongs to the table, not to the game.

/** Two players who draw no cards. One of them uses Mars Colony each turn, and nobody does anything else. */
const idle = () =>
  matchAt(babylon5, () => {
    const s = setUp({
      seats: [
        { race: 'human', rating: 10, supporting: ['Mars Colony'] },
        { race: 'narn', rating: 10 },
      ],
      order: ['human', 'narn'],
    });
    for (const seat of [0, 1]) addMod(s, { kind: 'no-draw', source: s.seats[seat]!.ambassador, seat, until: 'stays' });
    return s;
  });

test('players whose turns bring nothing new may claim a draw, though they act in each', () => {
  const match = idle();
  let used = 0;
  while (!match.canClaimDraw(0)) {
    expect(match.state.turn).toBeLessThan(8);
    const seat = match.awaited[0] as Seat;
    const ids = match.options(seat).map(optionId);
    const use = ids.find(id => id.startsWith('use'));
    if (use !== undefined) used++;
    match.answer(match.decision, seat, use !== undefined ? [use] : ids.includes('pass') ? ['pass'] : ids.slice(0, 1));
  }
  expect(used).toBeGreaterThan(1);
  match.claimDraw(0);
  expect(match.result).toEqual({ winners: [], kind: 'repetition' });
});
