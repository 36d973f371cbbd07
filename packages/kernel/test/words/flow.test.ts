import { describe, expect, test } from 'vitest';
import {
  type Amount,
  advance,
  type Effect,
  language,
  pluralOf,
  push,
  realize,
  type State,
  type Word,
} from '../../src/index.ts';
import {
  CARDS,
  choices,
  everyone,
  flow,
  gain,
  heard,
  logic,
  lying,
  mark,
  nameOf,
  plays,
  points,
  say,
  ships,
  table,
  toy,
  v,
} from '../../testing/toy.ts';

const text = (name: string): string => realize(v.teller().effects(CARDS.find(card => card.id === name)!.effects!));

/** Reads an amount that needs neither state nor frame. */
const worth = (amount: Amount): number =>
  v.reader(toy.programs).amount(amount)(null as never, { l: { x: 5 } } as never);
const holds = (test: Word<'test'>): boolean =>
  v.reader(toy.programs).test(test)(null as never, { l: { x: 5 } } as never);

describe('control', () => {
  test('repeat goes round as often as the amount said at its start', () => {
    const s = table({ hands: [['broadside']], play: [['ship'], ['ship']] });
    plays(s, 0, 'broadside');
    say(s, 0, 'card:1');
    say(s, 0, 'card:2');
    expect(heard(s)).toEqual(['placed', 'marked', 'marked']);
    expect(choices(s, 0)).toEqual(['pass']);
  });

  test('for each takes everything that was there at its start', () => {
    const s = table({ hands: [['storm']], play: [['ship', 'ship'], ['ship']] });
    s.cards[1]!.marks = 1;
    plays(s, 0, 'storm');
    expect(heard(s)).toEqual(['placed', 'marked', 'sank', 'marked', 'marked', 'gained']);
  });

  test('for each goes over seats as well', () => {
    const s = table({ hands: [['tax']], players: 3 });
    plays(s, 0, 'tax');
    expect(points(s)).toEqual([-1, -1, -1]);
  });

  test('when does one or the other', () => {
    const paid = table({ hands: [['toll']], decks: [['gull']] });
    plays(paid, 0, 'toll');
    expect(heard(paid)).toEqual(['placed', 'gained', 'gained']);
    const spared = table({ hands: [['toll']], decks: [['gull']], play: [['anchor']] });
    plays(spared, 0, 'toll');
    expect(heard(spared)).toEqual(['placed', 'drew']);
  });

  test('together lets nothing come between', () => {
    const s = table({ hands: [['collision']], play: [['ship', 'ship', 'wreck']] });
    s.cards[1]!.marks = 1;
    plays(s, 0, 'collision');
    expect(heard(s)).toEqual(['placed', 'marked', 'marked', 'gained', 'sank', 'gained']);
  });

  test('together takes effects of one step only', () => {
    const two = flow.together(flow.repeat(2, gain(1)));
    expect(() => v.compile(toy.programs, [two])).toThrow('one step each');
  });
});

describe('choices', () => {
  test('a chosen card is what the rest is about; none chosen, and the rest is left out', () => {
    const s = table({ hands: [['cannon', 'cannon']], play: [['ship'], ['ship']] });
    plays(s, 0, 'cannon');
    say(s, 0, 'card:3');
    expect(nameOf(s, lying(s, 'play', 0)[0]!)).toBe('ship');
    expect(lying(s, 'play', 1)).toEqual([]);
    plays(s, 0, 'cannon');
    say(s, 0);
    expect(heard(s).filter(fact => fact === 'marked')).toHaveLength(1);
  });

  test('may asks first', () => {
    const s = table({ hands: [['bottle', 'bottle']], decks: [['gull']] });
    plays(s, 0, 'bottle');
    expect(choices(s, 0)).toEqual(['yes', 'no']);
    say(s, 0, 'no');
    expect(points(s)).toEqual([0, 0]);
    plays(s, 0, 'bottle');
    say(s, 0, 'yes');
    expect(points(s)).toEqual([1, 0]);
    expect(lying(s, 'hand', 0)).toHaveLength(1);
  });

  test('one of several ways is chosen; a way that is not open is not offered, and the only open one is not asked for', () => {
    const three = flow.chooseOne(
      { prompt: 'Which way?' },
      { label: 'A little', effect: gain(1) },
      { label: 'More', effect: flow.repeat(2, gain(2)) },
      { label: 'Much', if: logic.atLeast(logic.the('n'), 5), effect: gain(7) },
    );
    const one = flow.chooseOne(
      { prompt: 'And now?' },
      { label: 'Nothing', if: logic.atLeast(logic.the('n'), 9), effect: gain(-5) },
      { label: 'One', effect: gain(1) },
    );
    const program = toy.programs.add('test: ways', v.compile(toy.programs, [three, one]));
    const at = (n: number) => {
      const s = table({});
      s.ask = null;
      push(s, program, 0, -1, { n });
      advance(toy, s);
      return s;
    };
    const few = at(0);
    expect(choices(few, 0)).toEqual(['way:0', 'way:1']);
    say(few, 0, 'way:1');
    expect(points(few)).toEqual([5, 0]);
    const many = at(5);
    expect(choices(many, 0)).toEqual(['way:0', 'way:1', 'way:2']);
    say(many, 0, 'way:2');
    expect(points(many)).toEqual([8, 0]);
  });

  test('a number is named between its bounds', () => {
    const s = table({ hands: [['trade']] });
    plays(s, 0, 'trade');
    expect(choices(s, 0)).toEqual(['number:0', 'number:1', 'number:2', 'number:3']);
    say(s, 0, 'number:2');
    expect(points(s)).toEqual([2, 0]);
  });
});

describe('logic and arithmetic', () => {
  const { all, any, atLeast, atMost, forEvery, half, least, minus, not, plus, the, times } = logic;

  test('numbers', () => {
    expect(worth(plus(2, the('x')))).toBe(7);
    expect(worth(minus(2, the('x')))).toBe(-3);
    expect(worth(times(2, the('x')))).toBe(10);
    expect(worth(forEvery(2, the('x')))).toBe(2);
    expect(worth(half(the('x')))).toBe(3);
    expect(worth(least(the('x'), 4))).toBe(4);
    expect(worth(the('unknown'))).toBe(0);
  });

  test('tests', () => {
    const yes = atLeast(the('x'), 5);
    const no = atMost(the('x'), 4);
    expect([holds(yes), holds(no), holds(not(no))]).toEqual([true, false, true]);
    expect([holds(all(yes, yes)), holds(all(yes, no)), holds(any(no, yes)), holds(any(no, no))]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('text', () => {
  test('cards read as sentences of their words', () => {
    expect(text('bottle')).toBe('you may gain 1, then draw a card');
    expect(text('trade')).toBe('name a number from 0 to 3, then gain n');
    expect(text('tax')).toBe('for each of the players, it gains -1');
    expect(text('cannon')).toBe('you may choose one of the ships and put 2 marks on it');
    expect(text('broadside')).toBe('2 times: choose one of the ships and put 1 marks on it');
    expect(text('collision')).toBe('put a mark on every ship and gain 1, then draw a card');
    expect(text('toll')).toBe('gain -1; if that happened, gain 3; otherwise draw a card');
  });

  test('the text of a choice speaks of whoever chooses', () => {
    const by = flow.choose('one', { who: 'them', list: ships(), prompt: '' }, mark('one', 1));
    expect(realize(v.teller({ them: 'that player' }).effect(by))).toBe(
      'that player chooses one of the ships and put 1 marks on it',
    );
  });

  test('ways read one after the other, with what opens them', () => {
    const ways = flow.chooseOne(
      { who: 'them', prompt: '' },
      { label: 'A', effect: gain(1) },
      { label: 'B', if: logic.atLeast(3, 2), effect: gain(2) },
    );
    expect(realize(v.teller({ them: 'that player' }).effect(ways))).toBe(
      'that player chooses one: gain 1; or (only if 3 is at least 2) gain 2',
    );
  });

  test('plurals', () => {
    expect(['ship', 'lens', 'ally', 'day', 'wish'].map(pluralOf)).toEqual([
      'ships',
      'lenses',
      'allies',
      'days',
      'wishes',
    ]);
  });
});

describe('the vocabulary', () => {
  test('cards are plain data', () => {
    for (const { effects } of CARDS) if (effects) expect(JSON.parse(JSON.stringify(effects))).toEqual(effects);
  });

  test('takes each word once', () => {
    expect(() => v.rule('gain', () => {})).toThrow('the word gain is declared twice');
    expect(() => v.procedure('turn')).toThrow('procedure turn is declared twice');
  });

  test('links procedures that come later, with a set, which call each other and those that are there', () => {
    const { v, programs, ...flow } = language<State, never>({ card: () => '', title: () => '', kinds: {} } as never);
    v.procedure('first', flow.call('second'));
    v.procedure('second');
    v.link(programs);
    const first = programs.hash(programs.of('first'));
    v.procedure('later', flow.call('last'), flow.call('first'));
    v.procedure('last');
    expect(programs.find('later')).toBeUndefined();
    v.link(programs);
    expect(programs.list.slice(programs.of('later')).map(({ name }) => name)).toEqual(['later', 'last']);
    expect(programs.list[programs.of('later')]!.code.map(({ op }) => op)).toEqual(['call', 'call', 'end']);
    expect(programs.hash(programs.of('first'))).toBe(first);
  });

  test('refuses unknown words, words of the wrong kind, and unknown procedures', () => {
    const compile = (effect: unknown) => () => v.compile(toy.programs, [effect as Effect]);
    expect(compile({ w: 'sing', a: [] })).toThrow('unknown word sing');
    expect(compile(ships())).toThrow('ships is a word for list, not for effect');
    expect(compile(flow.call('nowhere'))).toThrow('no procedure is named nowhere');
  });

  test('knows its native steps and finds them in cards', () => {
    expect([...v.natives.keys()]).toEqual(['markAllShips']);
    expect(v.nativesIn(CARDS.find(card => card.id === 'collision'))).toEqual(['markAllShips']);
    expect(v.nativesIn(CARDS.find(card => card.id === 'gull'))).toEqual([]);
  });

  test('knows what its lists are of', () => {
    expect([v.kindOf(ships()), v.kindOf(everyone())]).toEqual(['card', 'seat']);
  });
});
