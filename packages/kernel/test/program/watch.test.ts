// A match that is only tried out: it stops on the way, or asks what the rules would settle
import { expect, test } from 'vitest';
import { advance, answer, options, selfAnswered } from '../../src/index.ts';
import { choices, heard, lying, nameOf, type Toy, table, toy } from '../../testing/toy.ts';

/** Plays a card as somebody who watches. */
const plays = (s: Toy, name: string, watch: Parameters<typeof answer<Toy>>[4]): void => {
  const card = lying(s, 'hand', 0).find(id => nameOf(s, id) === name);
  answer(toy, s, 0, [options(toy, s, 0).find(o => o.verb === 'play' && o.a === card)!], watch);
};

test('what the rules would settle is asked, and answered by them where nobody wants to', () => {
  const s = table({ hands: [['broadside']], play: [['ship']] });
  plays(s, 'broadside', { askAll: true });
  // at every other table the one ship is hit twice before anybody is asked
  expect(heard(s)).toEqual(['placed']);
  expect(choices(s, 0)).toEqual(['card:1']);
  for (const facts of [['marked'], ['marked', 'sank']]) {
    const picks = selfAnswered(toy, s, 0)!;
    expect(picks.map(o => o.a)).toEqual([1]);
    answer(toy, s, 0, picks, { askAll: true });
    expect(heard(s)).toEqual(facts);
  }
  expect(choices(s, 0)).toEqual(['pass']);
});

test('what is asked at every table answers itself at none', () => {
  const s = table({ hands: [['cannon']], play: [[], ['ship']] });
  expect(selfAnswered(toy, s, 0)).toBe(null);
  plays(s, 'cannon', { askAll: true });
  expect([choices(s, 0), selfAnswered(toy, s, 0)]).toEqual([['card:1'], null]);
  expect(selfAnswered(toy, s, 1)).toBe(null);
});

test('a match stops where it is told to, though nobody is asked, and runs on from there to the same', () => {
  const position = { hands: [['broadside']], play: [['ship']] };
  const s = table(position);
  plays(s, 'broadside', { stop: x => x.cards[1]!.marks === 1 });
  expect([s.ask, s.result, s.cards[1]!.marks]).toEqual([null, null, 1]);
  advance(toy, s);
  const whole = table(position);
  plays(whole, 'broadside', undefined);
  expect(choices(s, 0)).toEqual(choices(whole, 0));
  expect(s.cards.map(card => card.zone)).toEqual(whole.cards.map(card => card.zone));
});
