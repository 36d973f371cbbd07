import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  applyChange,
  cardLink,
  changeOf,
  difference,
  patched,
  roll,
  ruleLink,
  sentence,
  sentences,
  viewOf,
} from '../../src/index.ts';
import { changesSuite } from '../../testing/changes.ts';
import { dice } from '../../testing/play.ts';
import { SOUND, say, table, toy } from '../../testing/toy.ts';

describe('a patch', () => {
  const data = fc.jsonValue({ maxDepth: 4 });

  test('makes one piece of plain data of any other, letter for letter, and leaves both alone', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        const [first, second] = [JSON.stringify(a), JSON.stringify(b)];
        const patch = JSON.parse(JSON.stringify(difference(a, b)));
        expect(JSON.stringify(patched(a, patch))).toBe(second);
        expect([JSON.stringify(a), JSON.stringify(b)]).toEqual([first, second]);
      }),
      { numRuns: 500 },
    );
  });

  test('of lists in which records come, go and move says only that', () => {
    const card = (id: number, hurt = 0) => ({ id, hurt });
    const before = { cards: [card(1), card(2), card(3), card(4)] };
    expect(difference(before, { cards: [card(1), card(3, 2), card(4)] })).toEqual([
      { op: 'remove', path: '/cards/1' },
      { op: 'replace', path: '/cards/1/hurt', value: 2 },
    ]);
    expect(difference(before, { cards: [card(9), ...before.cards] })).toEqual([
      { op: 'add', path: '/cards/0', value: card(9) },
    ]);
    const moved = { cards: [card(4), card(1), card(2), card(3)] };
    const patch = difference(before, moved);
    expect(patch).toHaveLength(2);
    expect(patched(before, patch)).toEqual(moved);
  });

  test('of a record with other keys, or the same in another order, replaces it', () => {
    const [before, after] = [{ x: { a: 1, b: 2 } }, { x: { b: 2, a: 1 } }];
    expect(difference(before, after)).toEqual([{ op: 'replace', path: '/x', value: after.x }]);
    expect(JSON.stringify(patched(before, difference(before, after)))).toBe(JSON.stringify(after));
  });

  test('of equal data is empty, and what it leaves alone is shared', () => {
    const before = { a: [1, 2], b: { c: 3 } };
    expect(difference(before, structuredClone(before))).toEqual([]);
    const after = patched(before, difference(before, { a: [1, 2], b: { c: 4 } }));
    expect(after.a).toBe(before.a);
    expect(before.b.c).toBe(3);
  });
});

describe('a sentence', () => {
  test('says where cards and rules are named', () => {
    expect(sentence(`${cardLink('gull', 'gull')} heals by ${ruleLink('toy/heal/1', 'healing')}.`)).toEqual({
      text: 'Gull heals by healing.',
      links: [
        { at: 0, length: 4, card: 'gull', rule: null },
        { at: 14, length: 7, card: null, rule: 'toy/heal/1' },
      ],
    });
    expect(sentence('')).toBeNull();
  });

  test('said again and again stands once in the log, with how often', () => {
    const s = table({ decks: [['gull', 'gull', 'gull']] });
    for (let i = 0; i < 3; i++) say(s, 0, 'draw');
    expect(sentences(toy, s.heard!, 1).map(said => said.text)).toEqual(['Seat 0 draws 3 cards.']);
    const [own] = sentences(toy, s.heard!, 0);
    expect([own!.text, own!.links.length]).toEqual(['Seat 0 draws gull, 3 times.', 1]);
  });

  test('said of several cards names them all, each with its link', () => {
    const s = table({ decks: [['gull', 'tax', 'ship']] });
    for (let i = 0; i < 3; i++) say(s, 0, 'draw');
    const told = sentences(toy, s.heard!, 0);
    expect(told).toHaveLength(1);
    const { text, links } = told[0]!;
    expect(text).toMatch(/^Seat 0 draws \w+, \w+ and \w+\.$/);
    expect(links.map(link => text.slice(link.at, link.at + link.length)).sort()).toEqual(
      ['tax', 'ship', 'gull'].sort(),
    );
  });

  test('a title that ends with a full stop ends the sentence', () => {
    expect(sentence(`It hits ${cardLink('tsv', 'T.S.V.')}.`)!.text).toBe('It hits T.S.V.');
  });
});

test('a change brings the patch, the facts and the sentences that one viewer may know', () => {
  const s = table({ decks: [['gull']] });
  const [before, others] = [viewOf(toy, s, 0), viewOf(toy, s, 1)];
  s.heard = [];
  say(s, 0, 'draw');
  const after = viewOf(toy, s, 0);
  const change = changeOf(toy, before, after, s.heard, 0);
  expect(change.facts).toEqual([{ t: 'drew', seat: 0, card: { id: 0, card: 'gull' } }]);
  expect(change.sentences.map(said => said.text)).toEqual(['Seat 0 draws gull.']);
  expect(JSON.stringify(applyChange(before, change))).toBe(JSON.stringify(after));
  expect(JSON.stringify(changeOf(toy, others, viewOf(toy, s, 1), s.heard, 1))).not.toContain('gull');
});

changesSuite({
  game: toy,
  deal: seed => {
    const d = dice(seed);
    const some = (n: number) => Array.from({ length: n }, () => SOUND[roll(d, SOUND.length)]!);
    return table({ players: 3, hands: [some(5), some(5), some(5)], decks: [some(9), some(9), some(9)] }, seed);
  },
  runs: 30,
  limit: 1000,
  decisions: 60,
});
