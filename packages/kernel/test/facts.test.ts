import { describe, expect, test } from 'vitest';
import { Facts } from '../src/index.ts';
import { heard, plays, points, say, table, toy } from './toy.ts';

describe('triggers', () => {
  test('run before the next step of the program that set them off', () => {
    const s = table({ hands: [['compass']], decks: [['gull', 'gull', 'gull']], play: [['buoy']] });
    plays(s, 0, 'compass');
    expect(heard(s)).toEqual(['placed', 'drew', 'gained', 'drew', 'gained']);
    expect(points(s)).toEqual([2, 0]);
  });

  test('each of several runs, for its owner, in the order of the game', () => {
    const s = table({
      hands: [['cannon']],
      play: [
        ['wreck', 'wreck'],
        ['wreck', 'ship'],
      ],
    });
    plays(s, 0, 'cannon');
    say(s, 0, 'card:4');
    expect(points(s)).toEqual([4, 2]);
    expect(s.heard!.filter(fact => fact.t === 'gained').map(fact => fact.seat)).toEqual([0, 0, 1]);
  });

  test('notice only facts of their own kind', () => {
    const s = table({ hands: [['gull']], play: [['buoy']] });
    plays(s, 0, 'gull');
    expect(points(s)).toEqual([1, 0]);
  });

  test('are gone when they have run', () => {
    const s = table({ decks: [['gull']], play: [['buoy']] });
    say(s, 0, 'draw');
    expect(s.pending).toEqual([]);
    say(s, 0, 'pass');
    say(s, 1, 'pass');
    expect(points(s)).toEqual([1, 0]);
  });
});

describe('replacement and prevention', () => {
  test('a replacement changes what happens, for its owner only', () => {
    const s = table({ hands: [['gull'], ['gull']], play: [['lens']] });
    plays(s, 0, 'gull');
    say(s, 0, 'pass');
    plays(s, 1, 'gull');
    expect(points(s)).toEqual([2, 1]);
    expect(s.heard!.filter(fact => fact.t === 'gained').map(fact => fact.amount)).toEqual([2, 1]);
  });

  test('two replacements change it twice', () => {
    const s = table({ hands: [['gull']], play: [['lens', 'lens']] });
    plays(s, 0, 'gull');
    expect(points(s)).toEqual([4, 0]);
  });

  test('what is prevented does not happen, is not told, and sets nothing off', () => {
    const s = table({ hands: [['tax']], play: [['anchor']] });
    plays(s, 0, 'tax');
    expect(points(s)).toEqual([0, -1]);
    expect(s.heard!.filter(fact => fact.t === 'gained').map(fact => fact.seat)).toEqual([1]);
  });

  test('the program learns whether it happened', () => {
    const s = table({ hands: [['toll'], ['toll']], play: [['anchor']] });
    plays(s, 0, 'toll');
    say(s, 0, 'pass');
    plays(s, 1, 'toll');
    expect(points(s)).toEqual([0, 2]);
  });
});

describe('settling', () => {
  test('comes to rest before anything else, however many rounds it takes', () => {
    const s = table({ hands: [['collision']], decks: [['gull']], play: [['ship', 'ship', 'wreck']] });
    s.cards[2]!.marks = 1;
    s.cards[3]!.marks = 1;
    plays(s, 0, 'collision');
    const told = ['placed', 'marked', 'marked', 'gained', 'sank', 'sank', 'gained', 'gained', 'drew'];
    expect(heard(s)).toEqual(told);
    expect(s.unsettled).toBe(false);
  });
});

describe('telling', () => {
  const s = table({ hands: [['spyglass'], ['whale']], decks: [['gull']] });
  say(s, 0, 'draw');
  plays(s, 0, 'spyglass');
  const drew = s.heard!.find(fact => fact.t === 'drew')!;
  const seen = s.heard!.find(fact => fact.t === 'seen')!;

  test('a viewer is told what that viewer may know', () => {
    expect(toy.facts.show(s, drew, 0)).toEqual({ t: 'drew', seat: 0, card: 2 });
    expect(toy.facts.show(s, drew, 1)).toEqual({ t: 'drew', seat: 0 });
    expect(toy.facts.show(s, drew, null)).toEqual({ t: 'drew', seat: 0 });
    expect(toy.facts.say(s, drew, 0)).toBe('Seat 0 draws gull.');
    expect(toy.facts.say(s, drew, 1)).toBe('Seat 0 draws a card.');
    expect(toy.facts.say(s, seen, 0)).toBe('whale is looked at.');
    expect(toy.facts.say(s, seen, null)).toBe('A card is looked at.');
  });

  test('facts that hide nothing are shown whole', () => {
    const placed = s.heard!.find(fact => fact.t === 'placed')!;
    expect(toy.facts.show(s, placed, null)).toBe(placed);
  });

  test('facts are plain data', () => {
    expect(JSON.parse(JSON.stringify(s.heard))).toEqual(s.heard);
  });

  test('an unknown fact is a fault of the program', () => {
    expect(() => toy.facts.of({ t: 'nothing' })).toThrow('unknown fact type nothing');
  });

  test('every type of fact is defined once, with an index of its own', () => {
    const facts = new Facts();
    const one = facts.define('one', { apply: () => {}, say: () => '' });
    const two = facts.define('two', { apply: () => {}, say: () => '' });
    expect([one.index, two.index, two.named]).toEqual([0, 1, 'two']);
    expect(() => facts.define('one', { apply: () => {}, say: () => '' })).toThrow('defined twice');
  });

  test('a fact can be undone where its rules say how', () => {
    const at = table({ hands: [['gull']] });
    plays(at, 0, 'gull');
    const fact = at.heard!.find(one => one.t === 'gained')!;
    toy.facts.of(fact).revert!(at, fact as never);
    expect(points(at)).toEqual([0, 0]);
    expect(toy.facts.of(drew).revert).toBeUndefined();
  });
});
