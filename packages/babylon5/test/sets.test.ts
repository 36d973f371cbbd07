import { expect, test } from 'vitest';
import { DEFS, defsOf, inMatch, LIBRARY, PILED } from '../src/card.ts';
import { PREMIER } from '../src/cards/premier/index.ts';
import { kindsThere } from '../src/knows.ts';
import { programs } from '../src/language.ts';
import { MAY_REVEAL, occasions, type Revealed } from '../src/rules/cards/contingency-reveal.ts';
import { outside } from '../src/rules/setup/reserve.ts';
import { two } from './support/cards-for-texts.ts';

// What a rule that looks at every card sees in a match of another set: nothing of the cards that only other tables play with.

const premier = LIBRARY.all().filter(({ index }) => LIBRARY.setOf(index) === 'premier');

test('a match plays with the cards of its sets, and without names of sets with the Premier edition', () => {
  expect(premier).toHaveLength(PREMIER.length);
  for (const def of premier) {
    expect(inMatch({}, def)).toBe(true);
    expect(inMatch({ sets: ['premier', 'later'] }, def)).toBe(true);
    expect(inMatch({ sets: ['later'] }, def)).toBe(false);
  }
  expect(defsOf({})).toEqual(expect.arrayContaining(premier));
  expect(defsOf({ sets: ['later'] }).filter(def => premier.includes(def))).toEqual([]);
});

test('[b5/deck/16] any card may come from outside in a casual game, but only of the sets of the match', () => {
  const t = two({}, {}, {});
  const keyword = [...premier.find(({ keywords }) => keywords.size > 0)!.keywords][0]!;
  const all = outside(t.s, 0, keyword).map(({ def }) => LIBRARY.setOf(def));
  expect(all).toContain('premier');
  t.s.sets = ['later'];
  expect(outside(t.s, 0, keyword).map(({ def }) => LIBRARY.setOf(def))).not.toContain('premier');
});

test('[b5/cards-contingency/5] only contingencies of the sets of the match can be meant by a face-down card', () => {
  const t = two(
    { supporting: [{ card: 'Test Narn Spy', attached: ['Vicious Blow'] }] },
    { supporting: [{ card: 'Test Centauri Spy', damage: 5 }] },
    { conflicts: [{ conflict: 'Test Plot', by: 'centauri', support: ['Test Centauri Spy'] }] },
  );
  t.act('narn', 'attack', 'Test Narn Spy', 'Test Centauri Spy');
  const asking = t.s.stack.findIndex(({ program }) => programs.list[program]!.name === MAY_REVEAL);
  const about = t.s.stack[asking]!.l as Revealed;
  const seat = t.s.stack[asking]!.you;
  const blow = 'when that character neutralizes the target of its attack';
  expect(occasions(t.s, seat, about)).toContain(blow);
  t.s.sets = ['later'];
  expect(occasions(t.s, seat, about)).not.toContain(blow);
  delete t.s.sets;
  t.act('narn', 'respond');
});

test('the texts that take a card from the top of a pile are those of cards that are here', () => {
  expect(PILED.size).toBeGreaterThan(0);
  for (const defs of PILED.values()) for (const def of defs) expect(LIBRARY.find(def.id)).toBe(def);
});

test('what may lie face down is a card: the places between two sets are empty', () => {
  const t = two({ supporting: [{ card: 'Test Narn Spy', attached: ['Vicious Blow'] }] }, {}, {});
  const blow = t.id('Vicious Blow');
  t.s.cards[blow]!.faceDown = 1;
  const may = kindsThere(t.s, blow)!;
  const places = Array.from({ length: DEFS.length }, (_, def) => def);
  expect(places.filter(def => DEFS[def] === undefined).length).toBeGreaterThan(0);
  expect(places.filter(may).map(def => DEFS[def]!.type)).toContain('contingency');
  expect(new Set(places.filter(may).map(def => DEFS[def]!.type)).size).toBe(1);
});
