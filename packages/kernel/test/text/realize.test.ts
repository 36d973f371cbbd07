import { describe, expect, test } from 'vitest';
import {
  aimed,
  clause,
  deed,
  inSequence,
  isMarked,
  lasting,
  listed,
  listOf,
  mention,
  mentions,
  numberOf,
  offer,
  onlyIf,
  ownedBy,
  partsOf,
  possession,
  realize,
  realizeSentence,
  together,
} from '../../src/index.ts';

// How phrases become English

const opponent = mention('opponent', 'your opponent', 'player');
const ship = mention('ship', 'that ship');
const units = mention('units', 'those units', 'several');
const self = mention('self', 'this card', 'named');

describe('a phrase', () => {
  test('that is plain text says what it says', () => {
    expect(realize('draw a card')).toBe('draw a card');
    expect(partsOf('draw a card')).toEqual(['draw a card']);
    expect(isMarked('draw a card')).toBe(false);
  });

  test('keeps what it knows when a template puts it into another', () => {
    const phrase = `move ${ship} here`;
    expect(partsOf(phrase)).toEqual([
      'move ',
      { kind: 'mention', key: 'ship', named: 'that ship', again: '', number: 'one', owner: '', owns: '' },
      ' here',
    ]);
    expect(mentions(deed('if so,', phrase), 'ship')).toBe(true);
    expect(mentions(phrase, 'unit')).toBe(false);
  });

  test('is a sentence with a capital and a full stop', () => {
    expect(realizeSentence(deed('destroy', ship))).toBe('Destroy that ship.');
    expect(realizeSentence('is it so?')).toBe('Is it so?');
    expect(realizeSentence('')).toBe('');
  });
});

describe('a thing that has been named', () => {
  test('is a pronoun the second time', () => {
    expect(realize(`damage ${ship} and move ${ship}`)).toBe('damage that ship and move it');
    expect(realize(`damage ${units} and move ${units}`)).toBe('damage those units and move them');
    expect(realize(`${ownedBy(ship, 'power')} and ${ownedBy(ship, 'defense')}`)).toBe(
      "that ship's power and its defense",
    );
  });

  test('keeps its name where another thing has been named since', () => {
    const unit = mention('unit', 'that unit');
    expect(realize(`move ${ship} to ${unit}, then damage ${ship}`)).toBe(
      'move that ship to that unit, then damage that ship',
    );
    expect(realize(`move ${ship} to ${self}, then damage ${ship}`)).toBe(
      'move that ship to this card, then damage that ship',
    );
  });

  test('is named again after a stop, shorter where it has a shorter name', () => {
    const top = mention('top#3', 'the top 3 cards', 'several', { again: 'those cards' });
    expect(realize(inSequence([deed('reveal', top), deed('shuffle', `${top} and put ${top} back`)], ';'))).toBe(
      'reveal the top 3 cards; shuffle those cards and put them back',
    );
  });

  test('fewer of things that have been named are the others', () => {
    const three = mention('top#3', 'the top 3 cards', 'several');
    const two = mention('top#2', 'the top 2 cards', 'several');
    expect(realize(inSequence([deed('reveal', three), 'draw one', deed('discard', two)], ';'))).toBe(
      'reveal the top 3 cards; draw one; discard the others',
    );
    expect(realize(deed('discard', two))).toBe('discard the top 2 cards');
  });

  test('what belongs to what belongs to it is told of both', () => {
    expect(realize(ownedBy(ownedBy(self, 'ship')!, 'power')!)).toBe("this card's ship's power");
  });
});

describe('a player', () => {
  test('who does something is named, and the verb agrees', () => {
    expect(realize(clause(opponent, 'carry', 'a card'))).toBe('your opponent carries a card');
    expect(realize(clause(opponent, 'have', 'a card'))).toBe('your opponent has a card');
    expect(realize(clause('you', 'have', 'a card'))).toBe('you have a card');
    expect(realize(clause(opponent, 'may lose', 'a card'))).toBe('your opponent may lose a card');
    expect(realize(clause(units, 'be', 'lost'))).toBe('those units are lost');
  });

  test('has things of their own', () => {
    expect(realize(clause(opponent, 'reveal', ownedBy(opponent, 'hand')!))).toBe('your opponent reveals their hand');
    expect(realize(deed('look at', ownedBy(opponent, 'hand')!))).toBe("look at your opponent's hand");
  });

  test('who does several things in a row is named once', () => {
    const deeds = inSequence([clause(opponent, 'draw', 'a card'), clause(opponent, 'lose', 'a card')]);
    expect(realize(deeds)).toBe('your opponent draws a card, then loses a card');
  });

  test('is told from you where you go on', () => {
    const deeds = inSequence([clause(opponent, 'draw', 'a card'), deed('lose', 'a card')]);
    expect(realize(deeds)).toBe('your opponent draws a card, then you lose a card');
    expect(realize(inSequence([deed('draw', 'a card'), deed('lose', 'a card')]))).toBe('draw a card, then lose a card');
  });

  test('can be told apart from what is theirs', () => {
    expect(possession(ownedBy(opponent, 'ship here')!)).toEqual({ who: opponent, thing: 'ship here' });
    expect(possession(opponent)).toBe(null);
    expect(possession('your ship')).toBe(null);
  });
});

describe('a target', () => {
  const target = (effect: string) => realize(aimed('target a ship', 'ship', effect));

  test('to which something is done at once is not named again', () => {
    expect(target(deed('destroy', ship))).toBe('target a ship and destroy it');
    expect(target(`${deed('destroy', ship)}, unless you pay`)).toBe('target a ship and destroy it, unless you pay');
  });

  test('of which something is said is named', () => {
    expect(target(`${ownedBy(ship, 'power')} is 2`)).toBe("target a ship: that ship's power is 2");
    expect(target(onlyIf(`${ship} is damaged`, deed('destroy', ship)))).toBe(
      'target a ship: if that ship is damaged, destroy it',
    );
  });

  test('is named where another card could be meant', () => {
    const rival = mention('rival', 'a unit', 'another');
    expect(realize(aimed(`target a ship beside ${rival}`, 'ship', deed('destroy', ship)))).toBe(
      'target a ship beside a unit and destroy that ship',
    );
  });

  test('that another player chooses is named by a sentence of its own', () => {
    expect(realize(aimed(clause(opponent, 'target', 'a ship'), 'ship', deed('destroy', ship)))).toBe(
      'your opponent targets a ship: destroy it',
    );
  });
});

describe('clauses', () => {
  test('in a row are a list', () => {
    expect(listed(['A', 'B', 'C'])).toBe('A, B and C');
    expect(listed(['A', 'B'], 'or')).toBe('A or B');
    expect(listed([])).toBe('');
    expect(realize(listOf([ship, 'a card', 'a unit'], 'or'))).toBe('that ship, a card or a unit');
  });

  test('of one subject name it once, and one verb once', () => {
    const here = clause('this card', 'be', 'here');
    expect(realize(together([here, clause('this card', 'have', 'a weapon')]))).toBe(
      'this card is here and has a weapon',
    );
    expect(realize(together([clause('you', 'have', 'a ship'), clause('you', 'have', 'a unit')]))).toBe(
      'you have a ship and a unit',
    );
    expect(realize(together([here, clause('you', 'have', 'a unit')]))).toBe('this card is here and you have a unit');
    const number = ['1', '2'].map(n => clause('your destiny', 'be', n));
    expect(realize(together(number, 'or'))).toBe('your destiny is 1 or 2');
  });

  test('with commas of their own are set off more strongly', () => {
    expect(realize(inSequence([deed('draw', '1, 2 or 3 cards'), deed('damage', ship)]))).toBe(
      'draw 1, 2 or 3 cards; damage that ship',
    );
  });

  test('that nobody has to be told are left out', () => {
    expect(inSequence(['', 'draw a card', ''])).toBe('draw a card');
    expect(inSequence([])).toBe('');
  });
});

describe('a condition', () => {
  test('in a condition is one', () => {
    expect(realize(onlyIf('so', onlyIf('it is here', 'draw a card')))).toBe('if so and it is here, draw a card');
  });

  test('says what happens otherwise', () => {
    expect(realize(onlyIf('so', 'draw a card', onlyIf('it is here', 'lose one')))).toBe(
      'if so, draw a card; otherwise, if it is here, lose one',
    );
  });

  test('of what somebody may pay comes behind it', () => {
    const paid = offer('you', 'pay 1 energy', 'draw a card');
    expect(realize(paid)).toBe('you may pay 1 energy, and if you do, draw a card');
    expect(realize(onlyIf('it is here', paid))).toBe('you may pay 1 energy if it is here; if you do, draw a card');
    expect(realize(offer(opponent, 'pay 1 energy', onlyIf('it is here', 'draw a card')))).toBe(
      'your opponent may pay 1 energy, and if they do and it is here, draw a card',
    );
  });
});

describe('what lasts', () => {
  test('says how long behind a short clause, and before a long one', () => {
    expect(realize(lasting('this turn', 'it cannot move'))).toBe('it cannot move this turn');
    expect(realize(lasting('this turn', 'it has A, B and C'))).toBe('this turn, it has A, B and C');
    expect(realize(onlyIf('so', lasting('this turn', 'it has A, B and C')))).toBe('if so, it has A, B and C this turn');
  });
});

test('how many there are is told of several things', () => {
  expect(realize(`draw ${numberOf('ships here', 'ship here')}`)).toBe('draw the number of ships here');
});
