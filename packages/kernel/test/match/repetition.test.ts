import { describe, expect, test } from 'vitest';
import { clone, endAsDraw, Match, Positions, Refused, replay, samePosition, submit, twin } from '../../src/index.ts';
import { type Position, playing, type Toy, table, toy } from '../../testing/toy.ts';

const begin = (position: Position): Match<Toy> => Match.start(toy, position, 1);
const say = (match: Match<Toy>, seat: number, ...ids: string[]) => match.answer(match.decision, seat, ids);
/** Everybody passes a turn. */
const round = (match: Match<Toy>) => {
  for (const seat of match.state.seats.keys()) if (match.awaited[0] === seat) say(match, seat, 'pass');
};

describe('a position that comes a third time', () => {
  test('lets a player claim a draw', () => {
    const match = begin({ hands: [['gull']] });
    round(match);
    expect([match.canClaimDraw(0), match.canClaimDraw(1)]).toEqual([false, false]);
    expect(() => match.claimDraw(0)).toThrow('a rule of this table, not of the game');
    round(match);
    expect([match.canClaimDraw(0), match.canClaimDraw(1)]).toEqual([true, true]);
    match.claimDraw(1);
    expect([match.result, match.awaited]).toEqual([{ winners: [], kind: 'repetition' }, []]);
    expect(match.canClaimDraw(0)).toBe(false);
    expect(() => match.claimDraw(0)).toThrow('The game is over.');
    expect(replay(toy, match.record()).divergence).toBeNull();
  });

  test('is one of the same player: the turn of another is another position', () => {
    const match = begin({});
    // the first player has begun three turns, the second two
    round(match);
    round(match);
    expect(match.canClaimDraw(0)).toBe(true);
    match.undo(1);
    expect([match.awaited, match.canClaimDraw(0)]).toEqual([[1], false]);
    say(match, 1, 'pass');
    expect(match.canClaimDraw(0)).toBe(true);
  });

  test('need not come three times in a row, and what differs in between does not count', () => {
    const match = begin({ hands: [['gull']], decks: [[], ['ship']], players: 2 });
    round(match);
    say(match, 0, 'pass');
    say(match, 1, 'draw');
    say(match, 1, 'pass');
    for (let i = 0; i < 2; i++) {
      expect(match.canClaimDraw(0)).toBe(false);
      round(match);
    }
    expect(match.canClaimDraw(0)).toBe(true);
    say(match, 0, playing(match.state, 0, 'gull'));
    // claimed is what the turn began with, to its end
    expect(match.canClaimDraw(0)).toBe(true);
    say(match, 0, 'pass');
    expect(match.canClaimDraw(0)).toBe(false);
  });

  test('is claimed only by somebody at the table, and while no motion is before it', () => {
    const match = begin({ players: 4 });
    match.leave(3);
    round(match);
    round(match);
    round(match);
    expect([0, 1, 2, 3, 4, -1].map(seat => match.canClaimDraw(seat))).toEqual([true, true, true, false, false, false]);
    expect(() => match.claimDraw(3)).toThrow('You have left this match.');
    expect(() => match.claimDraw(9)).toThrow(Refused);
    match.propose(0, { motion: 'end' });
    expect(match.canClaimDraw(1)).toBe(false);
    expect(() => match.claimDraw(1)).toThrow('A motion is open');
    say(match, 1, 'no');
    say(match, 2, 'no');
    match.claimDraw(1);
    expect(replay(toy, match.record()).divergence).toBeNull();
  });

  test('cannot be claimed in a game that does not say what makes positions the same', () => {
    const { repetition: _, ...plain } = toy;
    const match = Match.start(plain, {}, 1);
    for (let i = 0; i < 10; i++) round(match);
    expect(match.canClaimDraw(0)).toBe(false);
  });

  test('is found beside a state that no match keeps', () => {
    const s = table({});
    const positions = new Positions(toy);
    for (let i = 0; i < 5; i++) {
      positions.look(s, i);
      expect(positions.claimable(s, 0)).toBe(i === 4);
      if (i < 4) submit(toy, s, s.ask!.id, s.active, ['pass']);
    }
    const copy = clone(s);
    endAsDraw(toy, copy);
    expect([copy.result, s.result]).toEqual([{ winners: [], kind: 'repetition' }, null]);
  });
});

test('a saved position is the same position, and differs if anything open differs', () => {
  const s = table({ hands: [['gull'], ['ship']], play: [['ship', 'buoy']] });
  const same = (x: Toy) => samePosition(x, s, toy.repetition!);
  expect(same(twin(toy, s))).toBe(true);
  const other = (change: (x: Toy) => void) => {
    const copy = twin(toy, s);
    change(copy);
    return same(copy);
  };
  // what lies in hands is not looked at, how much lies there is
  expect(
    other(x => {
      x.defs = [5, 6, ...x.defs.slice(2)];
    }),
  ).toBe(true);
  expect(
    other(x => {
      x.zones = x.zones.map(zone => zone.filter(id => id !== 0));
    }),
  ).toBe(false);
  expect(
    other(x => {
      x.cards[2]!.marks = 1;
    }),
  ).toBe(false);
  expect(
    other(x => {
      x.seats[1]!.points = 1;
    }),
  ).toBe(false);
  expect(
    other(x => {
      x.active = 1;
    }),
  ).toBe(false);
  expect(
    other(x => {
      x.turns = 8;
    }),
  ).toBe(true);
});

test('what is remembered of a turn does not grow with the cards that lie in piles', () => {
  const remembered = (cards: number): number => {
    const match = begin({ hands: [['gull']], decks: [Array(cards).fill('gull'), Array(cards).fill('gull')] });
    const positions = new Positions(toy);
    positions.look(match.state, 0);
    return JSON.stringify((positions as unknown as { readonly moments: unknown }).moments).length;
  };
  expect(remembered(400) - remembered(4)).toBeLessThan(100);
});
