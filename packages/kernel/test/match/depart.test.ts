import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asking,
  awaited,
  clone,
  count,
  depart,
  leastAnswer,
  optionId,
  Refused,
  save,
  submit,
} from '../../src/index.ts';
import { choices, heard, numbers, plays, points, positions, say, table, toy, walk } from '../../testing/toy.ts';

describe('a player leaves', () => {
  test('in the middle of an own decision: the turn passes on', () => {
    const s = table({ hands: [['gull'], ['gull']], players: 3 });
    depart(toy, s, 0);
    expect(heard(s)).toEqual(['left']);
    expect(s.seats[0]!.out).toBe(true);
    expect(awaited(s)).toEqual([1]);
    expect(s.active).toBe(1);
  });

  test('in the middle of an own effect: as little as possible is answered', () => {
    const s = table({ hands: [['bottle']], players: 3 });
    plays(s, 0, 'bottle');
    depart(toy, s, 0);
    expect(points(s)).toEqual([0, 0, 0]);
    expect(awaited(s)).toEqual([1]);
    const forced = table({ hands: [['broadside']], play: [[], ['ship', 'ship']], players: 3 });
    plays(forced, 0, 'broadside');
    depart(toy, forced, 0);
    expect(heard(forced)).toEqual(['placed', 'left', 'marked', 'marked', 'sank']);
    expect(awaited(forced)).toEqual([1]);
  });

  test('while another decides: that one is asked anew, about the table as it is now', () => {
    const s = table({ hands: [['cannon']], play: [[], ['ship'], ['ship']], players: 3 });
    plays(s, 0, 'cannon');
    expect(choices(s, 0)).toEqual(['card:1', 'card:2']);
    const { id } = s.ask!;
    depart(toy, s, 1);
    expect(choices(s, 0)).toEqual(['card:2']);
    expect(() => submit(toy, s, id, 0, ['card:1'])).toThrow(Refused);
    say(s, 0, 'card:2');
    expect(choices(s, 0)).toEqual(['pass']);
  });

  test('in the middle of a decision of several: the others go on without', () => {
    const s = table({ hands: [['auction']], players: 3 });
    plays(s, 0, 'auction');
    say(s, 0, 'number:2');
    depart(toy, s, 1);
    expect(awaited(s)).toEqual([2]);
    say(s, 2, 'number:1');
    expect(points(s)).toEqual([2, 0, 0]);
  });

  test('in the middle of a decision of several: what the others have answered stands, hidden as before', () => {
    const s = table({ hands: [['auction']], players: 4 });
    plays(s, 0, 'auction');
    say(s, 0, 'number:2');
    say(s, 3, 'number:3');
    const { id } = s.ask!;
    depart(toy, s, 1);
    // asked anew under another number: what somebody sent to the question before is stale
    expect(() => submit(toy, s, id, 2, ['number:1'])).toThrow(Refused);
    expect(awaited(s)).toEqual([2]);
    expect(points(s)).toEqual([0, 0, 0, 0]);
    say(s, 2, 'number:1');
    expect(points(s)).toEqual([0, 0, 0, 3]);
    expect(s.stack.every(f => f.l.answered === undefined)).toBe(true);
  });

  test('in the middle of a decision of several: only whose answer is no longer legal is asked again', () => {
    const s = table({ hands: [['vote']], play: [['ship'], ['ship'], ['ship'], []], players: 4 });
    plays(s, 0, 'vote');
    say(s, 0, 'card:2');
    say(s, 2, 'card:1');
    depart(toy, s, 1);
    // the ship of whoever left is gone, and with it the answer that named it
    expect(awaited(s)).toEqual([0, 3]);
    expect(choices(s, 0)).toEqual(['card:1', 'card:3']);
    say(s, 3, 'card:3');
    say(s, 0, 'card:3');
    expect([s.cards[1]!.marks, s.sunk]).toEqual([1, [0]]);
  });

  test('in the middle of a decision of several, and is the only one who was missing: the decision is made', () => {
    const s = table({ hands: [['auction']], players: 3 });
    plays(s, 0, 'auction');
    say(s, 0, 'number:1');
    say(s, 2, 'number:2');
    depart(toy, s, 1);
    expect(points(s)).toEqual([0, 0, 2]);
    expect(awaited(s)).toEqual([0]);
  });

  test('in the middle of a decision of several, and something else is asked first: the answers stand when it is asked again', () => {
    const s = table({ hands: [['auction']], play: [[], [], ['widow']], players: 3 });
    plays(s, 0, 'auction');
    say(s, 0, 'number:2');
    depart(toy, s, 1);
    // the widow asks her owner something when somebody leaves
    expect(awaited(s)).toEqual([2]);
    expect(choices(s, 2)).toEqual(['yes', 'no']);
    say(s, 2, 'no');
    expect([awaited(s), choices(s, 2)]).toEqual([[2], ['number:0', 'number:1', 'number:2', 'number:3']]);
    say(s, 2, 'number:1');
    expect(points(s)).toEqual([2, 0, 0]);
  });

  test('after answering in a decision of several: the answer goes too', () => {
    const s = table({ hands: [['auction']], players: 3 });
    plays(s, 0, 'auction');
    say(s, 1, 'number:3');
    depart(toy, s, 1);
    say(s, 0, 'number:1');
    say(s, 2, 'number:0');
    expect(points(s)).toEqual([1, 0, 0]);
  });

  test('as the last who had to answer: the decision is made', () => {
    const s = table({ hands: [['auction']], players: 3 });
    plays(s, 0, 'auction');
    depart(toy, s, 1);
    depart(toy, s, 2);
    expect(s.result).toEqual({ winners: [0], kind: 'last one here' });
    expect(awaited(s)).toEqual([]);
  });

  test('in a window: the next may respond', () => {
    const s = table({ hands: [['storm']], play: [['pilot'], ['ship'], ['pilot']], players: 3 });
    plays(s, 0, 'storm');
    expect(awaited(s)).toEqual([0]);
    depart(toy, s, 0);
    expect(awaited(s)).toEqual([2]);
    say(s, 2, 'pass');
    expect(s.cards[2]!.marks).toBe(1);
  });

  test('twice, or after the end: nothing happens any more', () => {
    const s = table({ players: 2 });
    depart(toy, s, 1);
    expect(s.result).toEqual({ winners: [0], kind: 'last one here' });
    const over = JSON.stringify(save(toy, s));
    depart(toy, s, 1);
    depart(toy, s, 0);
    expect(JSON.stringify(save(toy, s))).toBe(over);
    const three = table({ players: 3 });
    depart(toy, three, 1);
    const before = JSON.stringify(save(toy, three));
    depart(toy, three, 1);
    expect(JSON.stringify(save(toy, three))).toBe(before);
  });

  test('who was never there: that is refused', () => {
    const s = table();
    for (const seat of [2, -1, 0.5]) expect(() => depart(toy, s, seat)).toThrow(Refused);
  });

  test('at any moment of any match: it goes on to an end, and a copy is left alone', () => {
    fc.assert(
      fc.property(positions, numbers, fc.nat(3), numbers, (position, before, leaver, after) => {
        const s = table(position);
        walk(s, before);
        const copy = clone(s);
        const told = JSON.stringify(save(toy, copy));
        const seat = leaver % s.seats.length;
        depart(toy, s, seat);
        expect(awaited(s)).not.toContain(seat);
        expect(s.result === null).toBe(awaited(s).length > 0);
        walk(s, after);
        expect(awaited(s)).not.toContain(seat);
        expect(JSON.stringify(save(toy, copy))).toBe(told);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the least that can be answered', () => {
  const least = (s: ReturnType<typeof table>, seat: number) => leastAnswer(toy, s, seat).map(optionId);

  test('is to pass, to say no, the first of what is legal, or nothing', () => {
    const s = table({ hands: [['bottle', 'trade', 'cannon', 'broadside']], play: [['ship', 'ship']] });
    expect(least(s, 0)).toEqual(['pass']);
    plays(s, 0, 'bottle');
    expect(least(s, 0)).toEqual(['no']);
    say(s, 0, 'no');
    plays(s, 0, 'trade');
    expect(least(s, 0)).toEqual(['number:0']);
    say(s, 0, 'number:0');
    plays(s, 0, 'cannon');
    expect(least(s, 0)).toEqual([]);
    say(s, 0);
    plays(s, 0, 'broadside');
    expect(least(s, 0)).toEqual(['card:4']);
  });

  test('is what the menu says where the first of all would be more', () => {
    const s = table({ hands: [['ransom'], []] });
    plays(s, 0, 'ransom');
    expect(choices(s, 0)[0]).toBe('number:3');
    expect(least(s, 0)).toEqual(['number:0']);
    depart(toy, s, 0);
    expect(points(s)).toEqual([0, 0]);
  });

  test('is nothing for a seat that is not asked', () => {
    const s = table({});
    expect(least(s, 1)).toEqual([]);
    depart(toy, s, 1);
    expect(least(s, 0)).toEqual([]);
  });

  test('is legal at every moment of any match', () => {
    fc.assert(
      fc.property(positions, numbers, (position, steps) => {
        const s = table(position);
        for (const step of steps) {
          for (const seat of awaited(s)) {
            const { min } = count(toy, s, seat);
            // of plans the smallest may break a rule as a whole
            if (asking(toy, s).step.plan === null) expect(least(s, seat)).toHaveLength(min);
            const copy = clone(s);
            submit(toy, copy, copy.ask!.id, seat, least(s, seat));
          }
          walk(s, [step]);
        }
      }),
    );
  });
});
