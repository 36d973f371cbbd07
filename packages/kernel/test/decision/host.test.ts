import { expect, test } from 'vitest';
import { type Game, Match, replay } from '../../src/index.ts';
import { type Toy, toy } from '../../testing/toy.ts';

// Calls of a table's host

/** The toy game, whose host may ring a bell once: the second player gets a point. */
const hosted: Game<Toy> = {
  ...toy,
  hostCalls: [
    {
      name: 'bell',
      title: 'rings the bell',
      against: s => (s.seats[1]!.points > 0 ? 'The bell has rung.' : null),
      call: s => {
        s.seats[1]!.points = 1;
      },
    },
  ],
};

test('nobody undoes an answer alone after a call of the host', () => {
  const m = Match.start(hosted, { seen: [0, 1], hands: [['gull'], ['gull']] }, 1);
  const seat = m.awaited[0]!;
  m.answer(m.decision, seat, ['pass']);
  expect(m.canUndo(seat)).toBe(true);
  m.callAsHost('bell');
  expect([m.canUndo(seat), m.undo(seat), m.state.seats[1]!.points]).toEqual([false, false, 1]);
  expect(replay(hosted, JSON.parse(JSON.stringify(m.record()))).divergence).toBeNull();
});

test('a call that is not possible now, an unknown one, and one after the game are refused and change nothing', () => {
  const m = Match.start(hosted, { seen: [0, 1], hands: [['gull'], ['gull']] }, 1);
  m.callAsHost('bell');
  const { length } = m;
  expect(() => m.callAsHost('bell')).toThrow('The bell has rung.');
  expect(() => m.callAsHost('tea')).toThrow('has no call of a host named');
  expect(m.length).toBe(length);
  const over = Match.start(hosted, { seen: [0, 1], hands: [['gull'], ['gull']] }, 1);
  over.leave(0);
  expect(over.state.result).not.toBeNull();
  expect(() => over.callAsHost('bell')).toThrow('The game is over.');
});
