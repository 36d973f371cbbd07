import { describe, expect, test } from 'vitest';
import {
  awaited,
  determinize,
  fingerprint,
  Match,
  ordersOf,
  parseRecord,
  Refused,
  replay,
  resume,
  resumeFrom,
  save,
  viewOf,
} from '../../src/index.ts';
import { choices, type Position, playing, type Toy, toy } from '../../testing/toy.ts';

/** A squall that player 1 lets loose; who has a card in hand is asked, whether it is a flare or not. */
const position: Position = {
  hands: [['squall', 'gull', 'squall'], ['flare'], ['gull']],
  play: [[], ['ship'], []],
  players: 3,
};
/** Hands have been seen, so that to play a card of one shows nothing new. */
const begin = (from: Position = position): Match<Toy> => Match.start(toy, { seen: [0, 1, 2, 3], ...from }, 3);
const say = (match: Match<Toy>, seat: number, ...ids: string[]) => match.answer(match.decision, seat, ids);
const plays = (match: Match<Toy>, seat: number, name: string) => say(match, seat, playing(match.state, seat, name));
const order = (match: Match<Toy>, seat: number) => ordersOf(toy, match.state, seat)!.order;
/** Who is asked in a squall, one after the other; all pass. */
const asked = (match: Match<Toy>): number[] => {
  plays(match, 0, 'squall');
  const seats: number[] = [];
  while (
    choices(match.state, match.awaited[0]!).some(id => id === 'pass') &&
    !choices(match.state, 0).includes('play:1')
  ) {
    seats.push(match.awaited[0]!);
    say(match, match.awaited[0]!, 'pass');
  }
  return seats;
};
const refusal = (act: () => unknown): [string, string] => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return [error.message, error.reason];
    throw error;
  }
  throw new Error('it was taken');
};

describe('a standing order', () => {
  test('says who is asked in a window: by it and by what lies open, not by what is held', () => {
    expect(asked(begin())).toEqual([0, 1, 2]);
    const match = begin();
    match.order(2, 'ships');
    match.order(0, 'never');
    // player 3 has no ship out
    expect(asked(match)).toEqual([1]);
    const other = begin({ ...position, hands: [['squall', 'gull', 'squall'], ['gull'], ['flare']] });
    other.order(2, 'ships');
    other.order(0, 'never');
    expect(asked(other)).toEqual([1]);
  });

  test('is the first of the list until a seat gives one', () => {
    const match = begin();
    expect(ordersOf(toy, match.state, 1)).toEqual({ list: toy.orders!.list, order: 'always' });
    match.order(1, 'ships');
    expect([0, 1, 2].map(seat => order(match, seat))).toEqual(['always', 'ships', 'always']);
  });

  test('may be given at any time, and leaves what is asked now as it is', () => {
    const match = begin();
    plays(match, 0, 'squall');
    say(match, 0, 'pass');
    const before = JSON.stringify(save(toy, match.state).ask);
    const { decision } = match;
    expect(match.order(1, 'never')).toEqual([]);
    expect([match.decision, match.awaited, JSON.stringify(save(toy, match.state).ask)]).toEqual([
      decision,
      [1],
      before,
    ]);
    say(match, 1, 'respond:3:0');
    expect(match.state.cards[match.state.defs.indexOf(0)]!.marks).toBe(0);
  });

  test('is refused when there is none of that name, and nothing has changed then', () => {
    const match = begin();
    const before = fingerprint(toy, match.state);
    expect(refusal(() => match.order(0, 'sometimes'))).toEqual([
      'There is no standing order "sometimes". Choose from always, ships, never.',
      'unknown-option',
    ]);
    expect(refusal(() => match.order(7, 'never'))[0]).toBe('There is no seat 8 at this table.');
    match.leave(2);
    expect(refusal(() => match.order(2, 'never'))[1]).toBe('not-asked');
    match.leave(1);
    expect(refusal(() => match.order(0, 'never'))[1]).toBe('over');
    expect(match.length).toBe(2);
    expect(fingerprint(toy, begin().state)).toBe(before);
  });

  test('is refused in a game that knows none', () => {
    const wide = toy as { -readonly [K in keyof typeof toy]: (typeof toy)[K] };
    const { orders } = toy;
    delete wide.orders;
    try {
      const match = begin();
      expect(refusal(() => match.order(0, 'never'))).toEqual([
        'The toy game has no standing orders.',
        'unknown-option',
      ]);
      expect(ordersOf(toy, match.state, 0)).toBeNull();
    } finally {
      wide.orders = orders!;
    }
  });

  test('is seen by nobody else, and is in no world dealt to others', () => {
    const [one, other] = [begin(), begin()];
    other.order(1, 'never');
    for (const viewer of [0, 2, null])
      expect(JSON.stringify(viewOf(toy, other.state, viewer))).toBe(JSON.stringify(viewOf(toy, one.state, viewer)));
    expect(save(toy, determinize(toy, other.state, 0, 5))).toEqual(save(toy, determinize(toy, one.state, 0, 5)));
    // its own seat counts on it
    expect(ordersOf(toy, determinize(toy, other.state, 1, 5), 1)!.order).toBe('never');
  });
});

describe('a standing order in the record', () => {
  const given = () => {
    const match = begin();
    match.order(1, 'never');
    plays(match, 0, 'squall');
    match.order(2, 'ships');
    say(match, 0, 'pass');
    return match;
  };

  test('is an entry of its own, replayed and resumed', () => {
    const match = given();
    expect(match.record().choices).toEqual([
      [1, '!order', 'never'],
      [0, 'play:0'],
      [2, '!order', 'ships'],
      [0, 'pass'],
    ]);
    // player 3 had the order before its turn in the window came
    expect(match.awaited).toEqual([0]);
    const record = parseRecord(JSON.stringify(match.record()), 'it');
    const { state, divergence } = replay(toy, record);
    expect([divergence, fingerprint(toy, state)]).toEqual([null, fingerprint(toy, match.state)]);
    expect(resume(toy, record).match.record()).toEqual(match.record());
    const kept = resumeFrom(toy, record, JSON.parse(JSON.stringify(save(toy, match.state))));
    expect([kept.replayed, order(kept.match, 2)]).toEqual([false, 'ships']);
  });

  test('that names none diverges', () => {
    const record = JSON.parse(JSON.stringify(given().record()));
    record.choices[0][2] = 'sometimes';
    expect(replay(toy, record).divergence!.message).toContain('There is no standing order "sometimes"');
  });

  test('does not stand in the way of going back, and stays when somebody does', () => {
    const match = begin();
    plays(match, 0, 'gull');
    match.order(1, 'never');
    match.order(1, 'ships');
    match.order(0, 'never');
    match.order(0, 'always');
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([true, false]);
    expect(match.undo(0)).toBe(true);
    expect(choices(match.state, 0)).toContain('play:1');
    expect([0, 1].map(seat => order(match, seat))).toEqual(['always', 'ships']);
    expect(match.record().choices).toEqual([[1, '!order', 'ships']]);
    plays(match, 0, 'gull');
    expect(match.undo(0)).toBe(true);
    expect(match.undo(0)).toBe(false);
    expect(replay(toy, match.record()).divergence).toBeNull();
  });

  test('is no choice that could be taken back', () => {
    const match = begin();
    match.order(0, 'never');
    expect([match.lastAnswer(0), match.canUndo(0), match.undo(0)]).toEqual([-1, false, false]);
    expect(order(match, 0)).toBe('never');
  });

  test('stays when all agree to go back behind it, and may be given while they are asked', () => {
    const match = begin();
    plays(match, 0, 'gull');
    say(match, 0, 'pass');
    match.order(2, 'never');
    match.propose(0, { motion: 'undo', to: 0 });
    match.order(1, 'ships');
    expect(awaited(match.state)).toEqual([1, 2]);
    say(match, 1, 'yes');
    say(match, 2, 'yes');
    expect(choices(match.state, 0)).toContain('play:1');
    expect([0, 1, 2].map(seat => order(match, seat))).toEqual(['always', 'ships', 'never']);
    expect(match.record().choices).toEqual([
      [2, '!order', 'never'],
      [1, '!order', 'ships'],
    ]);
    expect(replay(toy, match.record()).divergence).toBeNull();
  });

  test('given in the middle of a motion is no place to go back to', () => {
    const match = begin();
    plays(match, 0, 'gull');
    match.propose(0, { motion: 'end' });
    match.order(1, 'ships');
    say(match, 1, 'no');
    say(match, 2, 'no');
    say(match, 0, 'pass');
    expect(refusal(() => match.propose(0, { motion: 'undo', to: 2 }))[0]).toBe(
      'You cannot go back into the middle of a motion.',
    );
    match.propose(0, { motion: 'undo', to: 1 });
    expect(match.awaited).toEqual([1, 2]);
  });

  test('while several answer at once, an answer can still be taken back', () => {
    const match = begin({ hands: [['auction']], players: 3 });
    plays(match, 0, 'auction');
    say(match, 1, 'number:3');
    match.order(0, 'never');
    expect([match.revoke(1), match.awaited]).toEqual([true, [0, 1, 2]]);
    say(match, 1, 'number:1');
    for (const seat of [0, 2]) say(match, seat, 'number:0');
    expect(match.state.seats.map(s => s.points)).toEqual([0, 1, 0]);
    expect(replay(toy, match.record()).divergence).toBeNull();
  });

  test('makes no other position of one that comes again', () => {
    const match = begin({ players: 2 });
    for (let turn = 0; turn < 4; turn++) {
      match.order(0, ['never', 'ships', 'always', 'never'][turn]!);
      say(match, turn % 2, 'pass');
    }
    expect(match.canClaimDraw(0)).toBe(true);
  });
});
