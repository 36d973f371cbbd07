import { describe, expect, test } from 'vitest';
import { type Fact, Facts, type Heard, toldTo, type Viewer } from '../../src/index.ts';
import { heard, plays, points, say, type Toy, table, toy } from '../../testing/toy.ts';

/** The facts of a type that have been heard. */
const facts = (s: Toy, type: string): Fact[] => s.heard!.map(one => one.fact).filter(fact => fact.t === type);

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
    expect(facts(s, 'gained').map(fact => fact.seat)).toEqual([0, 0, 1]);
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
    expect(facts(s, 'gained').map(fact => fact.amount)).toEqual([2, 1]);
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
    expect(facts(s, 'gained').map(fact => fact.seat)).toEqual([1]);
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
  const drew = s.heard!.find(one => one.fact.t === 'drew')!;
  const seen = s.heard!.find(one => one.fact.t === 'seen')!;
  const text = (heard: Heard, viewer: Viewer) => toldTo(heard, viewer).sentence?.text;

  test('a viewer is told what that viewer may know', () => {
    expect(toldTo(drew, 0).fact).toEqual({ t: 'drew', seat: 0, card: { id: 2, card: 'gull' } });
    for (const viewer of [1, null]) expect(toldTo(drew, viewer).fact).toEqual({ t: 'drew', seat: 0, card: null });
    expect(toldTo(drew, 'all')).toEqual(toldTo(drew, 0));
    expect([0, 1, null, 'all' as const].map(viewer => text(drew, viewer))).toEqual([
      'Seat 0 draws gull.',
      'Seat 0 draws a card.',
      'Seat 0 draws a card.',
      'Seat 0 draws gull.',
    ]);
  });

  test('a fact may open a card that lies hidden to those whom it shows it', () => {
    // it lies in the hand of seat 1
    const told = [0, 1, null].map(viewer => text(seen, viewer));
    expect(told).toEqual(['Whale is looked at.', 'Whale is looked at.', 'A card is looked at.']);
  });

  test('a sentence links the cards that it names, and no others', () => {
    expect(toldTo(drew, 0).sentence).toEqual({
      text: 'Seat 0 draws gull.',
      links: [{ at: 13, length: 4, card: 'gull', rule: null }],
    });
    expect(toldTo(drew, 1).sentence!.links).toEqual([]);
  });

  test('a field that is not named is shown to nobody', () => {
    const at = table({ hands: [['gull']] });
    plays(at, 0, 'gull');
    const gained = at.heard!.find(one => one.fact.t === 'gained')!;
    expect(toldTo(gained, 'all').fact).toEqual({ t: 'gained', seat: 0, amount: 1 });
    (gained.fact as { secret?: number }).secret = 7;
    expect(JSON.stringify(gained.told)).not.toContain('secret');
  });

  test('viewers who get the same share it, and it is told whatever happens later', () => {
    const at = table({ hands: [['gull']], decks: [['whale', 'gull']] });
    say(at, 0, 'draw');
    const [heard] = at.heard!;
    expect(toldTo(heard!, 1)).toBe(toldTo(heard!, null));
    const before = JSON.stringify(heard!.told);
    at.defs = at.defs.slice().reverse();
    expect(JSON.stringify(heard!.told)).toBe(before);
  });

  test('nothing is told where nobody listens', () => {
    const at = table({ decks: [['gull']] });
    at.heard = null;
    say(at, 0, 'draw');
    expect(at.heard).toBeNull();
  });

  test('facts are plain data', () => {
    expect(JSON.parse(JSON.stringify(s.heard))).toEqual(s.heard);
  });

  test('an unknown fact is a fault of the program', () => {
    expect(() => toy.facts.of({ t: 'nothing' })).toThrow('unknown fact type nothing');
  });

  test('every type of fact is defined once, with an index of its own', () => {
    const some = new Facts({ card: () => '', title: () => '', kinds: {} });
    const one = some.define('one', { apply: () => {}, show: 'all', say: () => '' });
    const two = some.define('two', { apply: () => {}, show: 'all', say: () => '' });
    expect([one.index, two.index, two.named]).toEqual([0, 1, 'two']);
    expect(() => some.define('one', { apply: () => {}, show: 'all', say: () => '' })).toThrow('defined twice');
  });

  test('a fact can be undone where its rules say how', () => {
    const at = table({ hands: [['gull']] });
    plays(at, 0, 'gull');
    const fact = facts(at, 'gained')[0]!;
    toy.facts.of(fact).revert!(at, fact as never);
    expect(points(at)).toEqual([0, 0]);
    expect(toy.facts.of(drew.fact).revert).toBeUndefined();
  });
});
