import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  awaited,
  count,
  decisionView,
  forced,
  optionId,
  options,
  ordered,
  parseOption,
  Refused,
  revoke,
  save,
  submit,
} from '../../src/index.ts';
import { choices, heard, lying, nameOf, playing, plays, points, say, type Toy, table, toy } from '../../testing/toy.ts';

/** The refusal of an answer, after making sure that nothing has changed. */
function refusal(s: Toy, act: () => void): Refused {
  const before = JSON.stringify(save(toy, s));
  const facts = s.heard?.length;
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(JSON.stringify(save(toy, s))).toBe(before);
    expect(s.heard?.length).toBe(facts);
    return error;
  }
  throw new Error('the answer was taken');
}

describe('option ids', () => {
  test('say verb and numbers, and can be read again', () => {
    for (const [id, o] of [
      ['pass', { verb: 'pass', a: -1, b: -1 }],
      ['play:3', { verb: 'play', a: 3, b: -1 }],
      ['attack:12:0', { verb: 'attack', a: 12, b: 0 }],
    ] as const) {
      expect(optionId(o)).toBe(id);
      expect(parseOption(id)).toEqual(o);
    }
  });

  test('anything else is none', () => {
    for (const id of ['', ':1', 'play:', 'play:x', '!leave', 'play:1:2:3', '__proto__'])
      expect(parseOption(id)).toBeNull();
  });

  test('of any verb and numbers survive the trip', () => {
    const verb = fc.stringMatching(/^[A-Za-z][A-Za-z -]{0,12}$/);
    fc.assert(
      fc.property(verb, fc.integer({ min: -1, max: 999 }), fc.integer({ min: -1, max: 999 }), (verb, a, b) => {
        fc.pre(b < 0 || a >= 0);
        expect(parseOption(optionId({ verb, a, b }))).toEqual({ verb, a, b });
      }),
    );
  });
});

describe('a decision of one player', () => {
  test('asks that player alone, with options in a fixed order', () => {
    const s = table({ hands: [['gull', 'tax'], ['gull']], decks: [['ship']] });
    expect(awaited(s)).toEqual([0]);
    expect(choices(s, 0)).toEqual(['play:0', 'play:1', 'draw', 'pass']);
    expect(choices(s, 1)).toEqual([]);
    expect(count(toy, s, 0)).toEqual({ min: 1, max: 1 });
  });

  test('lists the options once', () => {
    const s = table({ hands: [['gull']] });
    expect(options(toy, s, 0)).toBe(options(toy, s, 0));
  });

  test('is answered, and the next one has another id', () => {
    const s = table({ hands: [['gull']] });
    const { id } = s.ask!;
    plays(s, 0, 'gull');
    expect(points(s)).toEqual([1, 0]);
    expect(s.ask!.id).toBeGreaterThan(id);
    expect(choices(s, 0)).toEqual(['pass']);
  });

  test('is not asked where only one answer is legal', () => {
    const s = table({ hands: [['broadside']], play: [['ship']] });
    plays(s, 0, 'broadside');
    expect(heard(s)).toEqual(['placed', 'marked', 'marked', 'sank']);
    expect(choices(s, 0)).toEqual(['pass']);
  });

  test('is asked where one may also choose nothing', () => {
    const s = table({ hands: [['cannon']], play: [[], ['ship']] });
    plays(s, 0, 'cannon');
    expect(choices(s, 0)).toEqual(['card:1']);
    expect(count(toy, s, 0)).toEqual({ min: 0, max: 1 });
    say(s, 0);
    expect(s.cards[1]!.marks).toBe(0);
    expect(choices(s, 0)).toEqual(['pass']);
  });

  test('is forced where it can be answered in one way alone', () => {
    const s = table({ hands: [['gull']] });
    expect(forced(toy, s, 0)).toBe(false);
    plays(s, 0, 'gull');
    expect([choices(s, 0), forced(toy, s, 0)]).toEqual([['pass'], true]);
    // one option that may also be left is a choice
    const one = table({ hands: [['cannon']], play: [[], ['ship']] });
    plays(one, 0, 'cannon');
    expect([count(toy, one, 0), forced(toy, one, 0)]).toEqual([{ min: 0, max: 1 }, false]);
    // all of several in an order of one's own is a choice
    const fleet = table({ hands: [['line']], play: [['ship', 'ship']] });
    plays(fleet, 0, 'line');
    expect([count(toy, fleet, 0), forced(toy, fleet, 0)]).toEqual([{ min: 2, max: 2 }, false]);
  });

  test('is not put where all that may be chosen is the same', () => {
    const same = table({ hands: [['salvo', 'gull']], play: [['ship', 'ship']] });
    plays(same, 0, 'salvo');
    expect(lying(same, 'play', 0).map(id => same.cards[id]!.marks)).toEqual([1, 0]);
    expect(choices(same, 0)).toContain('pass');
    // one of them is marked now
    const told = table({ hands: [['salvo', 'salvo', 'gull']], play: [['ship', 'ship']] });
    plays(told, 0, 'salvo');
    plays(told, 0, 'salvo');
    expect([choices(told, 0).length, forced(toy, told, 0)]).toEqual([2, false]);
    // nor in which order they stand
    const ships = table({ hands: [['parade', 'gull']], play: [['ship', 'ship']] });
    plays(ships, 0, 'parade');
    expect(lying(ships, 'play', 0).map(id => ships.cards[id]!.marks)).toEqual([0, 1]);
    const others = table({ hands: [['parade', 'gull']], play: [['ship', 'ship'], ['ship']] });
    plays(others, 0, 'parade');
    expect([count(toy, others, 0).min, forced(toy, others, 0)]).toEqual([3, false]);
  });

  test('shows what is the same once, and takes any of it', () => {
    const s = table({ hands: [['salvo', 'gull']], play: [['ship', 'ship'], ['ship']] });
    plays(s, 0, 'salvo');
    const [mine, twin, other] = choices(s, 0);
    const { question } = decisionView(toy, s, 0)!;
    expect(question!.options.map(o => [o.id, o.label])).toEqual([
      [mine, 'ship of player 1 (0)'],
      [other, 'ship of player 2 (0)'],
    ]);
    say(s, 0, twin!);
    expect(lying(s, 'play', 0).map(id => s.cards[id]!.marks)).toEqual([0, 1]);
  });

  test('wants no more options than there are', () => {
    const s = table({ hands: [['harvest', 'gull', 'gull', 'gull', 'gull']] });
    const few = table({ hands: [['harvest', 'gull', 'gull']] });
    for (const one of [s, few]) plays(one, 0, 'harvest');
    expect(count(toy, s, 0)).toEqual({ min: 1, max: 3 });
    expect(refusal(s, () => say(s, 0, ...choices(s, 0)))).toMatchObject({ message: 'Choose 1 to 3. You chose 4.' });
    expect(count(toy, few, 0)).toEqual({ min: 1, max: 2 });
    say(few, 0, ...choices(few, 0));
    expect(points(few)).toEqual([2, 0]);
  });

  test('is not asked where there is nothing to choose from', () => {
    const s = table({ hands: [['cannon', 'broadside']] });
    plays(s, 0, 'cannon');
    plays(s, 0, 'broadside');
    expect(choices(s, 0)).toEqual(['pass']);
  });
});

describe('a refused answer changes nothing', () => {
  let s: Toy;
  /** the question that has been answered already */
  let id: number;
  beforeEach(() => {
    s = table({ hands: [['gull', 'whale', 'harvest', 'tax']], decks: [['ship']] });
    id = s.ask!.id;
    plays(s, 0, 'gull');
  });

  test('stale', () => {
    expect(refusal(s, () => submit(toy, s, id, 0, ['pass']))).toMatchObject({ reason: 'stale', rule: null });
    expect(refusal(s, () => submit(toy, s, id + 2, 0, ['pass']))).toMatchObject({ reason: 'stale' });
  });

  test('of somebody who is not asked', () => {
    expect(refusal(s, () => say(s, 1, 'pass'))).toMatchObject({ reason: 'not-asked' });
    expect(refusal(s, () => say(s, 7, 'pass'))).toMatchObject({ reason: 'not-asked' });
    expect(refusal(s, () => say(s, -1, 'pass'))).toMatchObject({ reason: 'not-asked' });
  });

  test('that is no option at all', () => {
    expect(refusal(s, () => say(s, 0, '%%'))).toMatchObject({ reason: 'unknown-option', rule: null });
    expect(refusal(s, () => say(s, 0, 'dance'))).toMatchObject({ reason: 'illegal', rule: null });
  });

  test('that a rule forbids, with the rule', () => {
    const whale = refusal(s, () => plays(s, 0, 'whale'));
    expect(whale).toMatchObject({ reason: 'illegal', rule: 'toy/play/1' });
    expect(whale.message).toBe('You need two points to play a whale.');
    expect(refusal(s, () => say(s, 0, 'play:0'))).toMatchObject({ reason: 'illegal', rule: 'toy/play/2' });
  });

  test('with too few or too many options, or one of them twice', () => {
    expect(refusal(s, () => say(s, 0))).toMatchObject({ reason: 'count', message: 'Choose 1. You chose 0.' });
    expect(refusal(s, () => say(s, 0, 'draw', 'pass'))).toMatchObject({ reason: 'count' });
    plays(s, 0, 'harvest');
    expect(count(toy, s, 0)).toEqual({ min: 1, max: 2 });
    const [whale, tax] = choices(s, 0) as [string, string];
    expect(refusal(s, () => say(s, 0, whale, whale))).toMatchObject({ reason: 'count' });
    expect(refusal(s, () => say(s, 0))).toMatchObject({ reason: 'count', message: 'Choose 1 to 2. You chose 0.' });
    say(s, 0, tax, whale);
    expect(points(s)).toEqual([3, 0]);
  });

  test('after the end', () => {
    const over = table({ hands: [['gull']] });
    over.seats[0]!.points = 9;
    plays(over, 0, 'gull');
    expect(over.result).toEqual({ winners: [0], kind: 'ten points' });
    expect(refusal(over, () => say(over, 0, 'pass'))).toMatchObject({ reason: 'over' });
    expect(awaited(over)).toEqual([]);
  });
});

describe('an order', () => {
  test('is asked for, though all options must be named', () => {
    const s = table({ hands: [['line']], play: [['ship', 'ship', 'ship']] });
    plays(s, 0, 'line');
    expect(ordered(toy, s)).toBe(true);
    expect(count(toy, s, 0)).toEqual({ min: 3, max: 3 });
    say(s, 0, 'card:3', 'card:1', 'card:2');
    expect(lying(s, 'play', 0)).toEqual([1, 3]);
    expect([s.cards[3]!.marks, s.cards[1]!.marks]).toEqual([0, 1]);
  });

  test('of one is not', () => {
    const s = table({ hands: [['line']], play: [['ship']] });
    plays(s, 0, 'line');
    expect(ordered(toy, s)).toBe(false);
    expect(choices(s, 0)).toEqual(['pass']);
  });
});

describe('a decision of several players', () => {
  const auction = (): Toy => {
    const s = table({ hands: [['auction']], players: 3 });
    plays(s, 0, 'auction');
    s.heard = [];
    return s;
  };
  const outside = (s: Toy) => {
    const { ask: _, ...rest } = save(toy, s);
    return JSON.stringify(rest);
  };

  test('asks all of them at once', () => {
    const s = auction();
    expect(awaited(s)).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) expect(choices(s, seat)).toEqual(['number:0', 'number:1', 'number:2', 'number:3']);
  });

  test('waits for all, in any order, and then takes the answers by seat', () => {
    const s = auction();
    const { id } = s.ask!;
    submit(toy, s, id, 2, ['number:3']);
    expect(awaited(s)).toEqual([0, 1]);
    submit(toy, s, id, 0, ['number:1']);
    expect(awaited(s)).toEqual([1]);
    submit(toy, s, id, 1, ['number:3']);
    expect(points(s)).toEqual([0, 3, 3]);
    expect(awaited(s)).toEqual([0]);
  });

  test('keeps answers hidden: nothing at the table but the answer itself tells of them', () => {
    const s = auction();
    const before = outside(s);
    const menu = choices(s, 1);
    say(s, 0, 'number:2');
    expect(outside(s)).toBe(before);
    expect(s.heard).toEqual([]);
    expect(choices(s, 1)).toEqual(menu);
    expect(points(s)).toEqual([0, 0, 0]);
  });

  test('takes one answer of each', () => {
    const s = auction();
    say(s, 0, 'number:2');
    expect(refusal(s, () => say(s, 0, 'number:3'))).toMatchObject({ reason: 'not-asked' });
    expect(refusal(s, () => say(s, 1, 'number:9'))).toMatchObject({ reason: 'illegal' });
  });

  test('lets each take the answer back until all are in', () => {
    const s = auction();
    say(s, 0, 'number:3');
    say(s, 1, 'number:1');
    expect(revoke(s, 0)).toBe(true);
    expect(revoke(s, 0)).toBe(false);
    expect(revoke(s, 2)).toBe(false);
    expect(awaited(s)).toEqual([0, 2]);
    say(s, 0, 'number:0');
    say(s, 2, 'number:0');
    expect(points(s)).toEqual([0, 1, 0]);
    expect(revoke(s, 1)).toBe(false);
  });
});

test('the label of every option names what it is about', () => {
  const s = table({
    hands: [
      ['gull', 'spyglass'],
      ['die', 'tax'],
    ],
  });
  const frame = () => s.stack.at(-1)!;
  const step = () => toy.programs.list[frame().program]!.code[frame().step]!;
  const labels = (seat: number) => {
    const asked = step();
    if (asked.op !== 'ask') throw new Error('nothing is asked');
    return options(toy, s, seat).map(o => asked.menu.label(s, frame(), o, seat));
  };
  expect(labels(0)).toEqual(['Play gull', 'Play spyglass', 'pass']);
  say(s, 0, playing(s, 0, 'spyglass'));
  expect(labels(0)).toEqual(['die', 'tax']);
  expect(nameOf(s, options(toy, s, 0)[0]!.a)).toBe('die');
});
