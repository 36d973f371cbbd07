import { BadInput, type CardSet, Library } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';

interface Card {
  readonly id: string;
  readonly index: number;
}

const SETS: readonly CardSet[] = [
  { name: 'basic', title: 'Basic', room: 4, first: true },
  { name: 'far', title: 'Far Stars', room: 3, first: false },
  { name: 'late', title: 'Late Stars', room: 2, first: false },
];

const CARDS: Readonly<Record<string, readonly string[]>> = {
  basic: ['ant', 'bee', 'cat'],
  far: ['dog', 'elk'],
  late: ['fox'],
};

class Shelf extends Library<Card> {
  readonly fetched: string[] = [];

  constructor(sets = SETS) {
    super('the toy game', sets);
  }

  bring(...names: string[]): Promise<void> {
    return this.load(names, async name => {
      this.fetched.push(name);
      return () => this.addSet(name, CARDS[name]!, id => this.add({ id, index: this.next() }));
    });
  }

  get indices(): Record<string, number> {
    return Object.fromEntries(this.all().map(({ id, index }) => [id, index]));
  }
}

describe('the sets of a game', () => {
  test('load in any order to the same indices', async () => {
    const [one, other] = [new Shelf(), new Shelf()];
    await one.bring('basic');
    await one.bring('far');
    await one.bring('late');
    await other.bring('late');
    await other.bring('far');
    expect(other.indices).toEqual(one.indices);
    expect(other.all().map(({ id }) => id)).toEqual(['ant', 'bee', 'cat', 'dog', 'elk', 'fox']);
    expect(one.defs[one.find('fox')!.index]!.id).toBe('fox');
    expect(one.ids[one.find('dog')!.index]).toBe('dog');
  });

  test('load once, and the first sets always: bots think their cards likely', async () => {
    const shelf = new Shelf();
    await Promise.all([shelf.bring('late'), shelf.bring()]);
    await shelf.bring('late', 'basic');
    expect(shelf.fetched.filter(name => name === 'late')).toHaveLength(1);
    expect(shelf.has('basic')).toBe(true);
    expect(shelf.has('far')).toBe(false);
    expect(shelf.size).toBe(4);
  });

  test('take a card of no set behind them, which belongs to every match', async () => {
    const shelf = new Shelf();
    await shelf.bring('basic', 'far', 'late');
    shelf.add({ id: 'own', index: shelf.next() });
    const { index } = shelf.find('own')!;
    expect(shelf.setOf(index)).toBe('');
    expect([shelf.plays(undefined, index), shelf.plays(['far'], index)]).toEqual([true, true]);
    expect(() => shelf.add({ id: 'ant', index: shelf.next() })).toThrow('there are two cards with the id ant');
  });

  test('have no more cards than there is room for', () => {
    const shelf = new Shelf();
    const cards = ['a', 'b', 'c'];
    expect(() => shelf.addSet('late', cards, id => shelf.add({ id, index: shelf.next() }))).toThrow(
      'the set late has 3 cards, and room for 2',
    );
  });
});

describe('a match', () => {
  test('names the sets of its cards and the first sets, in their order, whether they are loaded or not', async () => {
    const shelf = new Shelf();
    await shelf.bring();
    expect(shelf.setsFor(['ant'])).toEqual(['basic']);
    shelf.announce('late', CARDS.late!);
    shelf.announce('far', CARDS.far!);
    expect(shelf.setsFor(['fox', 'dog'])).toEqual(['basic', 'far', 'late']);
    expect(shelf.knows('late')).toBe(true);
  });

  test('that names no sets, or the first, plays with the first sets, whatever else is loaded', async () => {
    const shelf = new Shelf();
    await shelf.bring('basic', 'far');
    expect(shelf.checked(undefined)).toBe(undefined);
    expect(shelf.checked(['basic'])).toBe(undefined);
    expect(shelf.checked(['basic', 'far'])).toEqual(['basic', 'far']);
    const { ant, dog } = shelf.indices as { ant: number; dog: number };
    expect([shelf.plays(undefined, ant), shelf.plays(undefined, dog)]).toEqual([true, false]);
    expect([shelf.plays(['far'], ant), shelf.plays(['far'], dog)]).toEqual([false, true]);
    expect(() => shelf.checkCards({ defs: [ant, dog] })).toThrow(
      new BadInput('The card dog is of the set far, which the match does not name.'),
    );
    shelf.checkCards({ defs: [ant, dog], sets: ['basic', 'far'] });
  });

  test('with an unknown set is refused in one line', async () => {
    const shelf = new Shelf();
    await shelf.bring();
    const message = 'This match needs the set "moons" of the toy game. This version has only basic, far, late.';
    expect(() => shelf.checked(['basic', 'moons'])).toThrow(new BadInput(message));
    await expect(shelf.bring('moons')).rejects.toThrow(new BadInput(message));
    for (const wrong of [[], 'basic', 7, {}])
      expect(() => shelf.checked(wrong)).toThrow(new BadInput('The "sets" of the setup are not a list of names.'));
    expect(() => shelf.checked(['late'])).toThrow('the set late of the toy game is not loaded');
  });
});
