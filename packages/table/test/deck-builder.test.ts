import { describe, expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import {
  addCopies,
  deckContents,
  mendedBy,
  mendedList,
  plainList,
  readyDeck,
  readyDecks,
  renamed,
  startingHand,
} from '../src/index.ts';

const readyOf = (game: string) => {
  const table = tableGame(game);
  return { table, deck: readyDeck(table, readyDecks(table)[0]!)! };
};
/** The lines that a text has and another has not. */
const added = (now: string, before: string) => now.split('\n').filter(line => !before.split('\n').includes(line));

describe.each(GAMES.map(({ game }) => game.name))('who builds a deck of %s', name => {
  const { table, deck } = readyOf(name);
  const section = deckContents(table, deck.text, null).cards.at(-1)!.section;

  test('sees what is in it, by sections, and all of it counted', () => {
    const { cards, sections, report } = deckContents(table, deck.text, null);
    const count = cards.reduce((n, card) => n + card.count, 0);
    expect(sections.reduce((n, part) => n + part.cards, 0)).toBe(count);
    expect(count).toBeGreaterThanOrEqual(45);
    expect(report.size).not.toBe('');
    for (const { id } of cards)
      expect(
        table.cards.some(card => card.id === id),
        id,
      ).toBe(true);
  });

  test('puts a card in and takes it out again, and no other line changes', () => {
    const listed = new Set(deckContents(table, deck.text, null).cards.map(({ id }) => id));
    const { id, title } = table.cards.find(
      card => !listed.has(card.id) && table.cards.filter(x => x.title === card.title).length === 1,
    )!;
    const more = addCopies(table, deck.text, section, id, 2);
    expect(added(more, deck.text)).toEqual([`2 ${title}`]);
    expect(deckContents(table, more, null).cards.find(card => card.id === id)).toMatchObject({ count: 2, section });
    expect(addCopies(table, more, section, id, -1).split('\n')).toContain(`1 ${title}`);
    expect(addCopies(table, more, section, id, -2)).toBe(deck.text);
  });

  test('begins with an empty list, and every section gets its heading', () => {
    let text = '';
    for (const { name: part } of deckContents(table, deck.text, null).sections.filter(({ cards }) => cards > 0))
      text = addCopies(table, text, part, table.cards[5]!.id, 1);
    const { cards } = deckContents(table, text, null);
    expect(
      cards.every(({ id }) => id === table.cards[5]!.id),
      text,
    ).toBe(true);
    expect(cards.length, text).toBe(
      deckContents(table, deck.text, null).sections.filter(part => part.cards > 0).length,
    );
  });

  test('names it', () => {
    const text = renamed(table, renamed(table, deck.text, 'Old'), 'The Long Memory');
    expect(deckContents(table, text, null).name).toBe('The Long Memory');
    expect(text.match(/^Name:/gm)).toHaveLength(1);
    expect(deckContents(table, renamed(table, text, ''), null).name).toBe('');
  });

  test('pastes a list with slips in it and has all of them mended in one pass', () => {
    const lines = deck.text.split('\n');
    const slips = lines.map((line, i) =>
      /^\d+ .{9,}$/.test(line) && i % 4 === 0 ? `${line.slice(0, -3)}${line.slice(-2)} # mine` : line,
    );
    const wrong = slips.filter((line, i) => line !== lines[i]).length;
    expect(wrong).toBeGreaterThan(3);
    const { text, mended } = mendedList(table, slips.join('\n'), null);
    expect(mended).toHaveLength(wrong);
    expect(text.replaceAll(' # mine', '')).toBe(deck.text);
    for (const { line, was, now } of mended) {
      expect(was).toBe(slips[line - 1]!.trim());
      expect(now).toBe(`${lines[line - 1]!.trim()} # mine`);
    }
  });

  test('tries a starting hand, another with each seed, the same with the same', () => {
    const hand = startingHand(table, deck, null, 1);
    const size = hand.length;
    expect(size).toBeGreaterThan(2);
    const held = new Set(deckContents(table, deck.text, null).cards.map(({ id }) => id));
    for (const id of hand) expect(held.has(id), id).toBe(true);
    expect(startingHand(table, deck, null, 1)).toEqual(hand);
  });

  test('cannot try one with a deck that cannot be played, and is told why', () => {
    const bad = { name: 'Mine', text: `${deck.text}\n1 Xyzzy\n`, ready: false };
    expect(() => startingHand(table, bad, null, 1)).toThrow(/You cannot play Mine yet/);
  });

  test('takes a deck of LackeyCCG for the plain list that it is', () => {
    const dek = table.printDeck(deck.text, 'dek');
    const plain = plainList(table, dek);
    expect(plain).not.toContain('<');
    expect(deckContents(table, plain, null).cards.length).toBe(deckContents(table, deck.text, null).cards.length);
    expect(
      deckContents(table, addCopies(table, dek, section, table.cards[0]!.id, 1), null).report.faults.filter(
        ({ rule }) => rule === '',
      ),
    ).toEqual([]);
  });
});

describe('what a fault suggests is put in its place', () => {
  const { table } = readyOf('babylon5');

  test('with the count, the cross and the comment as they were', () => {
    const text = 'Race: Narn\n\nDeck\n3x Narn Captin # strong\nNarn Agnt x2\n';
    const { faults } = table.checkDeck(text, 'casual');
    const [captain, agent] = faults.filter(({ rule }) => rule === '');
    const once = mendedBy(table, text, captain!.line, captain!.suggestions[0]!);
    expect(mendedBy(table, once, agent!.line, agent!.suggestions[0]!)).toBe(
      'Race: Narn\n\nDeck\n3x Narn Captain # strong\nNarn Agent x2\n',
    );
  });

  test('also where it is a race, or a heading, or a line that is missing', () => {
    expect(mendedList(table, 'Race: Nran\n\nDeck\n3 Narn Captain\n', 'casual').text).toBe(
      'Race: Narn\n\nDeck\n3 Narn Captain\n',
    );
    const nameless = mendedList(table, 'Deck\n3 Narn Captain\n', 'casual').text;
    expect(nameless).toBe('Race: Narn\nDeck\n3 Narn Captain\n');
  });
});
