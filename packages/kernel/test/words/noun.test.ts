// How nouns of filters read, alone and joined.
import { describe, expect, test } from 'vitest';
import { articled, bothOf, eitherOf, joinedNoun, nounText, realize, tailOf } from '../../src/index.ts';

describe('nouns', () => {
  test('a noun says in a fixed order what is said of it behind it', () => {
    const noun = {
      but: 'this card',
      that: 'can be damaged',
      doing: 'attacking a fleet',
      of: 'another player',
      after: 'at a site',
      noun: 'fleet',
      before: 'ready',
    };
    expect(nounText(noun)).toBe(
      'ready fleet of another player at a site attacking a fleet that can be damaged, other than this card',
    );
    expect(nounText(noun, true, 'in your hand')).toMatch(/^ready fleets in your hand of another player/);
  });

  test('a comma sets off what is left out only from a clause', () => {
    expect(tailOf({ but: 'this card' })).toBe('other than this card');
    expect(tailOf({ after: 'here', but: 'this card' })).toBe('here other than this card');
    expect(tailOf({ that: 'attacks', but: 'this card' })).toBe('that attacks, other than this card');
  });

  test('a thing on several cards is on them', () => {
    const noun = { noun: 'ship', bearing: 'with a mine' };
    expect([nounText(noun), nounText(noun, true)]).toEqual(['ship with a mine on it', 'ships with a mine on them']);
  });

  test('whoever controls a card is told behind it, and left out where the clause says it', () => {
    const { holder, ...rest } = { noun: 'fleet', holder: 'you', having: 'a mark' };
    expect(realize(nounText({ ...rest, holder }))).toBe('fleet you control with a mark');
    expect(nounText(rest)).toBe('fleet with a mark');
  });

  test('joined nouns keep their clauses apart by kind', () => {
    const noun = joinedNoun([
      { name: true, before: 'Narn' },
      { before: 'other' },
      { before: 'ready' },
      { noun: 'fleet' },
      { that: 'can be damaged' },
      { after: 'at a site' },
      { having: 'a mark' },
      { that: 'attacked' },
      { but: 'this card' },
      { but: 'a Colonial Fleet' },
    ]);
    expect(nounText(noun)).toBe(
      'other ready Narn fleet at a site with a mark that can be damaged and that attacked, other than this card or a Colonial Fleet',
    );
  });

  test('what happens at a place is told with that place', () => {
    const noun = joinedNoun([
      { after: 'here', takes: 'place' },
      { noun: 'unit' },
      { after: 'in a battle', takes: 'event' },
    ]);
    expect(nounText(noun)).toBe('unit in a battle here');
  });

  test('lists of nouns never nest, take an article once, and may hold for each', () => {
    const list = eitherOf(eitherOf('ship', 'base'), 'ancient');
    expect(realize(list)).toBe('ship, base or ancient');
    expect(realize(articled(eitherOf('ancient', 'ship')))).toBe('an ancient or ship');
    expect(realize(nounText({ noun: list }, true))).toBe('ships, bases or ancients');
    expect(realize(bothOf(list))).toBe('ship, base and ancient');
  });
});
