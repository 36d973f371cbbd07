import { afterEach, describe, expect, test } from 'vitest';
import { asking, awaited, clone, twin, type WindowPolicy, windowPolicy } from '../../src/index.ts';
import { choices, heard, plays, points, say, type Toy, table, toy } from '../../testing/toy.ts';

/** A storm over a ship of the second player; `play` says who may do something about it. */
const storm = (play: string[][], players = 2): Toy => {
  const s = table({ hands: [['storm']], play: [play[0] ?? [], ['ship', ...(play[1] ?? [])], play[2] ?? []], players });
  plays(s, 0, 'storm');
  return s;
};
const shipMarks = (s: Toy) => s.cards[s.defs.indexOf(0)]!.marks;

describe('a response window', () => {
  test('does not open where nobody could respond', () => {
    const s = storm([]);
    expect(shipMarks(s)).toBe(1);
    expect(points(s)).toEqual([1, 0]);
    expect(choices(s, 0)).toEqual(['pass']);
  });

  test('asks whoever could, before anything happens', () => {
    const s = storm([[], ['lighthouse']]);
    expect(heard(s)).toEqual(['placed']);
    expect(awaited(s)).toEqual([1]);
    expect(choices(s, 1)).toEqual(['respond:2:0', 'pass']);
  });

  test('lets the event happen when all pass', () => {
    const s = storm([[], ['lighthouse']]);
    say(s, 1, 'pass');
    expect(shipMarks(s)).toBe(1);
    expect(points(s)).toEqual([1, 0]);
  });

  test('closes when a response stops the event, which then does not happen', () => {
    const s = storm([[], ['lighthouse', 'pilot']]);
    s.heard = [];
    say(s, 1, 'respond:2:0');
    expect(shipMarks(s)).toBe(0);
    expect(points(s)).toEqual([0, 0]);
    expect(heard(s)).toEqual(['placed']);
    expect(awaited(s)).toEqual([0]);
  });

  test('stays open after a response that does not stop it, for the same player and for others', () => {
    const s = storm([['pilot'], ['pilot', 'lighthouse']]);
    expect(awaited(s)).toEqual([0]);
    say(s, 0, choices(s, 0)[0]!);
    expect(awaited(s)).toEqual([1]);
    say(s, 1, choices(s, 1)[0]!);
    expect(points(s)).toEqual([1, 1]);
    expect(awaited(s)).toEqual([1]);
    say(s, 1, choices(s, 1)[0]!);
    expect(points(s)).toEqual([1, 1]);
    expect(shipMarks(s)).toBe(0);
  });

  test('asks in the order of play', () => {
    const s = table({ hands: [[], ['storm']], play: [['pilot'], ['pilot'], ['pilot']], players: 3 });
    say(s, 0, 'pass');
    plays(s, 1, 'storm');
    const asked: number[] = [];
    while (choices(s, awaited(s)[0]!).length > 1) {
      asked.push(awaited(s)[0]!);
      say(s, awaited(s)[0]!, 'pass');
    }
    expect(asked).toEqual([1, 2, 0]);
  });

  test('passes over a player who is out', () => {
    const s = table({ hands: [['storm']], play: [[], ['ship', 'lighthouse'], ['pilot']], players: 3 });
    s.seats[1]!.out = true;
    plays(s, 0, 'storm');
    expect(awaited(s)).toEqual([2]);
  });

  test('survives saving and cloning in its middle', () => {
    const s = storm([['pilot'], ['lighthouse']]);
    const restored = twin(toy, s);
    const copy = clone(s);
    for (const one of [s, restored, copy]) {
      say(one, 0, choices(one, 0)[0]!);
      say(one, 1, choices(one, 1)[0]!);
      expect(points(one)).toEqual([1, 0]);
      expect(shipMarks(one)).toBe(0);
    }
  });
});

describe('the policy of a window', () => {
  const wide = toy as { -readonly [K in keyof typeof toy]: (typeof toy)[K] };
  const { windows, mightRespond, mayRespond } = toy;
  const storms = (policy: WindowPolicy): void => {
    wide.windows = { storm: policy };
  };
  afterEach(() => {
    wide.windows = windows!;
    wide.mightRespond = mightRespond!;
    wide.mayRespond = mayRespond;
  });
  /** Who is asked until the storm has passed over: each answers with a response where he has one left to give, else passes. */
  const asked = (s: Toy, respond: (seat: number) => boolean): string[] => {
    const list: string[] = [];
    while (asking(toy, s).step.menu.name === 'respond') {
      const seat = awaited(s)[0]!;
      const own = choices(s, seat);
      const answer = own.length > 1 && respond(seat) ? own[0]! : 'pass';
      list.push(`${seat} ${answer === 'pass' ? 'passes' : 'responds'}`);
      say(s, seat, answer);
    }
    return list;
  };

  test('nothing said: who can respond, in turn, once round; who has passed is not asked again', () => {
    expect(windowPolicy(toy, 'storm')).toEqual({ asks: 'who can', until: 'once', order: 'in turn' });
    const s = storm([['pilot'], ['pilot']]);
    let first = true;
    expect(
      asked(s, seat => {
        const now = seat === 1 || !first;
        first = false;
        return now;
      }),
    ).toEqual(['0 passes', '1 responds']);
  });

  test('until all pass: who has passed is asked again after another has responded', () => {
    storms({ asks: 'who can', until: 'all pass', order: 'in turn' });
    const s = storm([['pilot'], ['pilot']]);
    let passed = 0;
    expect(asked(s, seat => seat === 1 || passed++ > 0)).toEqual(['0 passes', '1 responds', '0 responds']);
    expect(points(s)).toEqual([2, 1]);
  });

  test('until all pass: it ends when all have passed in a row', () => {
    storms({ asks: 'who can', until: 'all pass', order: 'in turn' });
    expect(asked(storm([['pilot'], ['pilot'], ['pilot']], 3), () => false)).toEqual([
      '0 passes',
      '1 passes',
      '2 passes',
    ]);
  });

  test('who might: everybody of whom that can be thought is asked, and who has nothing can only pass', () => {
    storms({ asks: 'who might', until: 'once', order: 'in turn' });
    wide.mayRespond = () => true;
    wide.mightRespond = (_s, _window, _height, seat) => seat !== 0;
    const s = storm([[], ['pilot'], []], 3);
    expect(awaited(s)).toEqual([1]);
    say(s, 1, 'pass');
    expect([awaited(s), choices(s, 2)]).toEqual([[2], ['pass']]);
    say(s, 2, 'pass');
    expect(shipMarks(s)).toBe(1);
  });

  test('together: all are asked at once, and nobody sees an answer before all are in', () => {
    storms({ asks: 'who can', until: 'once', order: 'together' });
    const s = storm([['pilot'], ['pilot'], ['pilot']], 3);
    expect(awaited(s)).toEqual([0, 1, 2]);
    say(s, 2, choices(s, 2)[0]!);
    expect([awaited(s), points(s)]).toEqual([
      [0, 1],
      [0, 0, 0],
    ]);
    say(s, 0, choices(s, 0)[0]!);
    say(s, 1, 'pass');
    // once round: whoever has responded has had his turn
    expect(points(s)).toEqual([2, 0, 1]);
    expect(asking(toy, s).step.menu.name).not.toBe('respond');
  });

  test('together, until all pass: asked anew after a round in which somebody responded', () => {
    storms({ asks: 'who can', until: 'all pass', order: 'together' });
    const s = storm([['pilot'], ['pilot']]);
    say(s, 0, choices(s, 0)[0]!);
    say(s, 1, 'pass');
    expect([points(s), awaited(s)]).toEqual([[1, 0], [1]]);
    say(s, 1, 'pass');
    expect(points(s)).toEqual([2, 0]);
  });

  test('together: a response that another has made impossible is not carried out', () => {
    storms({ asks: 'who can', until: 'once', order: 'together' });
    const s = storm([['lighthouse'], ['pilot']]);
    say(s, 0, choices(s, 0)[0]!);
    say(s, 1, choices(s, 1)[0]!);
    // the storm has been stopped: nothing answers it any more
    expect([shipMarks(s), points(s)]).toEqual([0, [0, 0]]);
  });

  test('it is kept in a saved match, in the middle of any of them', () => {
    for (const order of ['in turn', 'together'] as const) {
      storms({ asks: 'who can', until: 'all pass', order });
      const s = storm([['pilot'], ['pilot']]);
      say(s, 0, choices(s, 0)[0]!);
      const restored = twin(toy, s);
      for (const one of [s, restored])
        while (asking(toy, one).step.menu.name === 'respond') say(one, awaited(one)[0]!, 'pass');
      expect(points(restored)).toEqual(points(s));
    }
  });
});
