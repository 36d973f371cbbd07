import { describe, expect, test } from 'vitest';
import { fingerprint, Match, PRINT_EVERY, ProgramFault, Refused, replay } from '../../src/index.ts';
import { choices, type Position, playing, points, type Toy, toy } from '../../testing/toy.ts';

/** Hands have been seen, so that to play a card of one shows nothing new. */
const begin = (position: Position, seed = 1): Match<Toy> => Match.start(toy, { seen: [0, 1, 2, 3], ...position }, seed);
const say = (match: Match<Toy>, seat: number, ...ids: string[]) => match.answer(match.decision, seat, ids);
const plays = (match: Match<Toy>, seat: number, name: string) => say(match, seat, playing(match.state, seat, name));
const print = (match: Match<Toy>) => fingerprint(toy, match.state);
const replays = (match: Match<Toy>) => {
  const { state, divergence } = replay(toy, match.record());
  expect(divergence).toBeNull();
  expect(fingerprint(toy, state)).toBe(print(match));
};

describe('undo', () => {
  test('goes back to before the last choice of the seat', () => {
    const match = begin({ hands: [['gull', 'gull']] });
    const before = print(match);
    expect(match.canUndo(0)).toBe(false);
    plays(match, 0, 'gull');
    const between = print(match);
    plays(match, 0, 'gull');
    expect(points(match.state)).toEqual([2, 0]);
    expect(match.canUndo(0)).toBe(true);
    expect(match.undo(0)).toBe(true);
    expect(print(match)).toBe(between);
    expect(match.undo(0)).toBe(true);
    expect(print(match)).toBe(before);
    expect(match.undo(0)).toBe(false);
    expect(match.length).toBe(0);
  });

  test('plays on from there, and the record tells only of what counts', () => {
    const match = begin({ hands: [['gull', 'tax']] });
    plays(match, 0, 'tax');
    match.undo(0);
    plays(match, 0, 'gull');
    expect(points(match.state)).toEqual([1, 0]);
    expect(match.record().choices).toEqual([[0, 'play:0']]);
    replays(match);
  });

  test('not once another seat has chosen: nobody takes back what another did', () => {
    const match = begin({ hands: [['gull'], ['gull', 'tax']] });
    plays(match, 0, 'gull');
    say(match, 0, 'pass');
    const before = print(match);
    plays(match, 1, 'gull');
    expect([match.canUndo(0), match.undo(0)]).toEqual([false, false]);
    expect(points(match.state)).toEqual([1, 1]);
    expect(match.undo(1)).toBe(true);
    expect(print(match)).toBe(before);
    // what the other did is taken back: now the last choice is the own one again
    expect([match.canUndo(1), match.canUndo(0)]).toEqual([false, true]);
    replays(match);
  });

  test('goes back into the middle of an effect', () => {
    const match = begin({ hands: [['trade']] });
    plays(match, 0, 'trade');
    say(match, 0, 'number:1');
    match.undo(0);
    expect(choices(match.state, 0)).toContain('number:3');
    say(match, 0, 'number:3');
    expect(points(match.state)).toEqual([3, 0]);
    replays(match);
  });

  test('not past something that was revealed', () => {
    const match = begin({
      hands: [
        ['gull', 'spyglass'],
        ['whale', 'tax'],
      ],
      seen: [0],
    });
    plays(match, 0, 'gull');
    expect(match.canUndo(0)).toBe(true);
    // the question names the cards of the other hand already
    plays(match, 0, 'spyglass');
    expect(match.canUndo(0)).toBe(false);
    say(match, 0, 'card:2');
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0)).toBe(false);
    expect(points(match.state)).toEqual([1, 0]);
    say(match, 0, 'pass');
    expect(match.undo(0)).toBe(true);
    expect(match.undo(0)).toBe(false);
  });

  test('not past a card of the hand that others have not seen before', () => {
    const match = begin({ hands: [['gull', 'gull']], seen: [] });
    say(match, 0, 'pass');
    expect(match.undo(0)).toBe(true);
    plays(match, 0, 'gull');
    expect([match.canUndo(0), match.undo(0)]).toEqual([false, false]);
    match.propose(0, { motion: 'undo', to: 0 });
    say(match, 1, 'yes');
    expect(points(match.state)).toEqual([0, 0]);
  });

  test('not past a question that has named a card which nobody had seen', () => {
    const match = begin({ hands: [['periscope']], decks: [['tax', 'whale']] });
    plays(match, 0, 'periscope');
    expect(match.decision).toBeGreaterThanOrEqual(0);
    expect(choices(match.state, 0)).toEqual(['card:1', 'card:2']);
    expect(match.undo(0)).toBe(false);
  });

  test('not past a roll of the die, nor past a shuffle', () => {
    const rolled = begin({ hands: [['gull', 'die']] });
    plays(rolled, 0, 'gull');
    plays(rolled, 0, 'die');
    expect(rolled.undo(0)).toBe(false);
    const shuffled = begin({ hands: [['gull', 'compass']], decks: [['ship', 'tax', 'gull', 'whale']] });
    plays(shuffled, 0, 'gull');
    plays(shuffled, 0, 'compass');
    expect(shuffled.undo(0)).toBe(false);
  });

  test('drops the fingerprints of what is undone', () => {
    const match = begin({});
    while (match.length < PRINT_EVERY) say(match, match.awaited[0]!, 'pass');
    const places = () => match.record().prints.map(([at]) => at);
    expect(places()).toEqual([0, PRINT_EVERY]);
    match.undo(0);
    expect(places()).toEqual([0, PRINT_EVERY - 1]);
    say(match, 0, 'pass');
    say(match, 1, 'pass');
    expect(places()).toEqual([0, PRINT_EVERY, PRINT_EVERY + 1]);
    replays(match);
  });

  test('goes back a hundred choices and no more: a match in memory does not grow without end', () => {
    const match = begin({});
    while (match.length < 120) say(match, match.awaited[0]!, 'pass');
    while (match.undo(0) || match.undo(1)) expect(match.length).toBeGreaterThanOrEqual(20);
    expect(match.length).toBe(20);
  });

  test('not past a departure', () => {
    const match = begin({ hands: [['gull']], players: 3 });
    plays(match, 0, 'gull');
    match.leave(2);
    expect(match.undo(0)).toBe(false);
    expect(match.undo(2)).toBe(false);
    expect(match.state.seats[2]!.out).toBe(true);
    match.leave(2);
    expect(match.length).toBe(2);
  });

  test('not past answers that all have given at once: they know each other’s now', () => {
    const match = begin({ hands: [['auction']] });
    plays(match, 0, 'auction');
    say(match, 0, 'number:1');
    say(match, 1, 'number:2');
    expect([match.undo(0), match.undo(1)]).toEqual([false, false]);
    expect(points(match.state)).toEqual([0, 2]);
  });
});

describe('answers that wait for others', () => {
  const auction = () => {
    const match = begin({ hands: [['auction']], players: 3 });
    plays(match, 0, 'auction');
    return match;
  };

  test('are taken back alone: those of others stay', () => {
    const match = auction();
    say(match, 0, 'number:3');
    say(match, 1, 'number:2');
    expect(match.undo(0)).toBe(true);
    expect(match.awaited).toEqual([0, 2]);
    say(match, 0, 'number:1');
    say(match, 2, 'number:0');
    expect(points(match.state)).toEqual([0, 2, 0]);
    expect(match.record().choices).toEqual([
      [0, 'play:0'],
      [1, 'number:2'],
      [0, 'number:1'],
      [2, 'number:0'],
    ]);
    replays(match);
  });

  test('go with the choice before them where one goes back as far as that, and others have not answered', () => {
    const match = begin({ hands: [['auction']], players: 3 });
    const before = print(match);
    plays(match, 0, 'auction');
    say(match, 0, 'number:1');
    expect([match.waiting(0), match.canUndo(0, 0), match.undo(0, 0)]).toEqual([1, true, true]);
    expect([print(match), match.length]).toEqual([before, 0]);
    plays(match, 0, 'auction');
    say(match, 0, 'number:1');
    say(match, 2, 'number:2');
    expect([match.canUndo(0, 0), match.undo(0, 0), match.length]).toEqual([false, false, 3]);
    expect([match.undo(0), match.length, match.waiting(0), match.waiting(2)]).toEqual([true, 2, -1, 1]);
    replays(match);
  });

  test('and the record replays at every moment of it', () => {
    const match = auction();
    for (const act of [
      () => say(match, 0, 'number:3'),
      () => say(match, 1, 'number:2'),
      () => match.revoke(0),
      () => match.undo(1),
      () => say(match, 0, 'number:0'),
    ]) {
      act();
      replays(match);
    }
  });

  test('leave no fingerprint behind when they are taken back, nor a gap', () => {
    for (const passes of [PRINT_EVERY - 1, PRINT_EVERY - 2, PRINT_EVERY - 3, PRINT_EVERY - 4]) {
      const match = begin({ hands: [['auction'], ['auction'], ['auction']], players: 3 });
      while (match.length < passes) say(match, match.awaited[0]!, 'pass');
      plays(match, match.awaited[0]!, 'auction');
      say(match, 0, 'number:1');
      say(match, 1, 'number:2');
      const pending = match.state.ask!.id;
      match.revoke(0);
      replays(match);
      // the question is the same, and what the other answered still waits
      expect([match.decision, match.awaited]).toEqual([pending, [0, 2]]);
      say(match, 0, 'number:3');
      replays(match);
      say(match, 2, 'number:0');
      expect(points(match.state)).toEqual([3, 0, 0]);
      replays(match);
    }
  });

  test('keep a player from going back behind them while they stand', () => {
    const match = auction();
    say(match, 1, 'number:3');
    expect([match.canUndo(0), match.undo(0)]).toEqual([false, false]);
    expect(match.awaited).toEqual([0, 2]);
    expect(match.undo(1)).toBe(true);
    expect(match.undo(0)).toBe(true);
    expect(choices(match.state, 0)).toContain('play:0');
    expect(match.record().choices).toEqual([]);
    replays(match);
  });

  test('can only be taken back by whoever gave one', () => {
    const match = auction();
    expect([match.revoke(0), match.revoke(1)]).toEqual([false, false]);
    say(match, 1, 'number:1');
    match.leave(2);
    // the answer stands when somebody else leaves, and still belongs to whoever gave it
    expect(match.awaited).toEqual([0]);
    expect([match.canUndo(0), match.canUndo(1), match.canUndo(2)]).toEqual([false, true, false]);
    replays(match);
    expect([match.revoke(0), match.revoke(1), match.revoke(2)]).toEqual([false, true, false]);
    expect(match.awaited).toEqual([0, 1]);
    expect(match.record().choices).toEqual([
      [0, 'play:0'],
      [2, '!leave'],
    ]);
    replays(match);
  });
});

describe('a match', () => {
  test('tells what each choice brought about, and everything since it was last asked', () => {
    const match = begin({ hands: [['gull', 'toll']] });
    expect(plays(match, 0, 'gull').map(({ fact }) => fact.t)).toEqual(['placed', 'gained']);
    expect(plays(match, 0, 'toll').map(({ fact }) => fact.t)).toEqual(['placed', 'gained', 'gained']);
    expect(match.hear()).toHaveLength(5);
    expect(match.hear()).toHaveLength(0);
  });

  test('is left as it was by an answer that is refused', () => {
    const match = begin({ hands: [['gull', 'whale']] });
    plays(match, 0, 'gull');
    const before = print(match);
    expect(() => plays(match, 0, 'whale')).toThrow(Refused);
    expect(() => match.answer(0, 0, ['pass'])).toThrow('already been answered');
    expect(print(match)).toBe(before);
    expect(match.length).toBe(1);
    expect(match.undo(0)).toBe(true);
  });

  test('goes on after a program that failed, from the question before it', () => {
    // where the game leaves nothing to a vote
    const { unresolved: _vote, ...plain } = toy;
    const match = Match.start<Toy>(plain, { hands: [['gull', 'mirror', 'gull']] }, 1);
    plays(match, 0, 'gull');
    const before = print(match);
    match.hear();
    expect(() => plays(match, 0, 'mirror')).toThrow(ProgramFault);
    expect(print(match)).toBe(before);
    expect(match.hear()).toEqual([]);
    plays(match, 0, 'gull');
    expect(points(match.state)).toEqual([2, 0]);
    replays(match);
  });

  test('passes on what the kernel says of its decision', () => {
    const match = begin({ hands: [['line', 'whale']], play: [['ship', 'ship']] });
    expect(match.awaited).toEqual([0]);
    expect(match.count(0)).toEqual({ min: 1, max: 1 });
    expect(match.ordered).toBe(false);
    expect(match.why(0, 'play:1')).toMatchObject({ rule: 'toy/play/1' });
    plays(match, 0, 'line');
    expect(match.ordered).toBe(true);
    expect(match.options(0).map(o => o.a)).toEqual([2, 3]);
    expect(match.result).toBeNull();
  });
});
