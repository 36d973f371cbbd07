import { readFileSync } from 'node:fs';
import type { CardFace } from '@orrery/table';
import { GAMES } from '@orrery/table/games';
import { describe, expect, test } from 'vitest';
import { findRules, linked, rulesFor, topicName } from '../src/books/linked.ts';
import { ANY_CARD, type CardQuery, facetsOf, findCards } from '../src/books/search.ts';
import { booksOf } from '../src/books/write.ts';
import { curveOf, groupsOf } from '../src/pages/decks/curve.ts';
import { linkOf, queryOf, readLink } from '../src/pages/library/query-link.ts';

const cards: readonly CardFace[] = GAMES.flatMap(table => table.cards.map(page => page.face()));
const ofGame = (game: string) => cards.filter(face => face.game === game);
const find = (query: Partial<CardQuery>): CardFace[] => findCards(cards, { ...ANY_CARD, ...query });
const titles = (query: Partial<CardQuery>): string[] => find(query).map(({ title }) => title);

describe('a card is found', () => {
  test('by its name, however it is spelt, before those that only speak of it', () => {
    expect(titles({ q: 'gkar' })[0]).toBe("G'Kar");
    expect(titles({ q: 'londo' })[0]).toBe('Londo Mollari');
    expect(titles({ q: 'S4 argonian destroyer' })[0]).toBe('Argonian Destroyer');
  });

  test('with any apostrophe, with signs that nobody sees, and with the last name first', () => {
    for (const q of ['G`Kar', 'G’Kar', 'GʼKar', 'G\u200e´Kar', 'g＇kar']) expect(titles({ q })[0], q).toBe("G'Kar");
    expect(titles({ q: 'Sinclair, Jeffrey' })).toContain('Jeffrey Sinclair');
    const asPrinted = titles({ q: "ambassador's" });
    expect(asPrinted.length).toBeGreaterThan(0);
    for (const q of ['ambassador’s', 'ambassador`s', 'ambassador‘s']) expect(titles({ q }), q).toEqual(asPrinted);
    expect(titles({ q: '“immune to attrition”' })).toEqual(titles({ q: '"immune to attrition"' }));
  });

  test('and so is a rule', () => {
    const rules = [
      { id: 'b5/attack/3', statement: "An ambassador's aide may not attack." },
      { id: 'b5/attack/4', statement: 'Another.' },
    ] as unknown as Parameters<typeof findRules>[0];
    for (const q of ['ambassador’s', 'AMBASSADOR`S aide', 'b5/attack/3'])
      expect(
        findRules(rules, q).map(({ id }) => id),
        q,
      ).toEqual(['b5/attack/3']);
  });

  test('by words of its text, in any order; a phrase in quotes stands as it is', () => {
    const both = find({ q: 'token fleet sponsor', game: ['babylon5'] });
    expect(both.map(({ title }) => title)).toContain('Quadrant 14');
    for (const { title, text } of find({ q: '"immune to attrition"' }))
      expect(text.join(' '), title).toMatch(/immune to attrition/i);
    expect(find({ q: '"immune to attrition"' }).length).toBeGreaterThan(3);
  });

  test('by numbers, said as people say them', () => {
    const strong = find({ q: 'leadership over 5', game: ['babylon5'] });
    expect(strong.length).toBeGreaterThan(0);
    for (const { title, numbers } of strong)
      expect(numbers.find(({ key }) => key === 'leadership')!.value, title).toBeGreaterThan(5);
    expect(titles({ q: 'leadership>5' })).toEqual(titles({ q: 'leadership 6 or more' }));
    for (const { title, cost } of find({ q: 'cost under 2', game: ['wars'] }))
      expect(cost!.value, title).toBeLessThan(2);
  });

  test('by filters, which narrow each other', () => {
    const narn = find({ game: ['babylon5'], faction: ['narn'], type: ['fleet'], least: 5, most: 8 });
    expect(narn.length).toBeGreaterThan(2);
    for (const face of narn) expect(face).toMatchObject({ faction: 'narn', type: 'fleet' });
    for (const { numbers } of find({ has: ['psi'] })) expect(numbers.map(({ key }) => key)).toContain('psi');
    for (const { keywords } of find({ keyword: ['Homeworld'] })) expect(keywords).toContain('Homeworld');
    expect(find({ keyword: ['Homeworld'] })).toHaveLength(4);
  });

  test('or nothing is, without a fault, for words that nobody has written', () => {
    expect(find({ q: 'xyzzy ((' })).toEqual([]);
    expect(find({ q: '"' }).length).toBe(cards.length);
    expect(find({})).toHaveLength(cards.length);
  });
});

test('what cards can be filtered by is counted, and finds as many', () => {
  for (const { game } of GAMES) {
    const all = ofGame(game.name);
    const { types, factions, has, prices } = facetsOf(all);
    for (const { value, count } of types)
      expect(findCards(all, { ...ANY_CARD, type: [value] }), value).toHaveLength(count);
    for (const { value, count } of factions)
      expect(findCards(all, { ...ANY_CARD, faction: [value] }), value).toHaveLength(count);
    for (const { value, count } of has)
      expect(findCards(all, { ...ANY_CARD, has: [value] }), value).toHaveLength(count);
    expect(prices[0]).toBeLessThan(prices[1]);
  }
});

describe('sentences are linked', () => {
  const b5 = ofGame('babylon5');

  test('to the cards that they name, but not to the card itself, and to rules by their ids', () => {
    expect(linked("Replaces Ko'Dath; see b5/replace/2.", b5, 'na-toth')).toEqual([
      { text: 'Replaces ' },
      { text: "Ko'Dath", card: b5.find(({ title }) => title === "Ko'Dath")!.id },
      { text: '; see ' },
      { text: 'b5/replace/2', rule: 'b5/replace/2' },
      { text: '.' },
    ]);
    const own = b5.find(({ title }) => title === 'Quadrant 14')!;
    expect(linked('Put a token on Quadrant 14.', b5, own.id)).toEqual([{ text: 'Put a token on Quadrant 14.' }]);
  });

  test('and say all of the sentence', () => {
    for (const { text, id } of b5)
      for (const line of text)
        expect(
          linked(line, b5, id)
            .map(piece => piece.text)
            .join(''),
        ).toBe(line);
  });
});

describe('the rules for a card', () => {
  test('are those that name it, and the topics of its type', () => {
    for (const { game } of GAMES) {
      const { rules } = booksOf(game.name, path => readFileSync(`${import.meta.dirname}/../../../${path}`, 'utf8'));
      expect(rules.length).toBeGreaterThan(400);
      const about = ofGame(game.name).filter(face => rulesFor(face, rules).topics.length > 0);
      expect(about.length, game.name).toBeGreaterThan(ofGame(game.name).length * 0.8);
    }
  });

  test('stand under topics that are read as words', () => {
    expect(topicName('cards-character')).toBe('Cards: character');
    expect(topicName('conflict-round')).toBe('Conflict round');
    expect(topicName('empire-krebiz')).toBe('Empire: Krebiz');
  });
});

describe('a deck at a glance', () => {
  const faces = new Map(ofGame('babylon5').map(face => [face.id, face]));
  const deck = [
    { id: 'narn-captain', count: 3, section: 'deck', line: 1 },
    { id: 'quadrant-14', count: 1, section: 'deck', line: 2 },
    { id: 'revenge', count: 1, section: 'deck', line: 3 },
    { id: 'natoth', count: 1, section: 'hand', line: 4 },
  ];

  test('has a curve of what its cards cost, without gaps, and without what costs nothing', () => {
    expect(curveOf(deck, faces)).toEqual([
      { price: 4, cards: 3 },
      { price: 5, cards: 1 },
      { price: 6, cards: 1 },
    ]);
    expect(curveOf([], faces)).toEqual([]);
  });

  test('has its cards by type in each section, the cheapest first', () => {
    const groups = groupsOf(deck, 'deck', faces);
    expect(groups.map(({ type, count }) => `${type} ${count}`)).toEqual(['character 3', 'location 1', 'agenda 1']);
    expect(groupsOf(deck, 'hand', faces).map(({ cards: list }) => list[0]!.face.title)).toEqual(["Na'Toth"]);
  });
});

describe('a query in a link', () => {
  test('comes back as it was, and says nothing of what is not asked', () => {
    const query: CardQuery = { ...ANY_CARD, q: 'psi 3', game: ['babylon5'], faction: ['narn', 'human'], least: 2 };
    expect(linkOf(query)).toEqual({ q: 'psi 3', game: 'babylon5', side: 'narn,human', least: 2 });
    expect(queryOf(readLink({ ...linkOf(query) }))).toEqual(query);
    expect(linkOf(ANY_CARD)).toEqual({});
  });

  test('that somebody has spoilt asks for what makes sense in it', () => {
    expect(readLink({ q: 5, least: 'many', most: '3', side: { x: 1 } })).toEqual({ q: '5', most: 3 });
  });
});
