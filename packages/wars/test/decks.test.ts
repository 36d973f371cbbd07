import { each, printList } from '@orrery/decks';
import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  checkDeck,
  deckFaults,
  type Format,
  printedOf,
  readDeck,
  readyDeck,
  readyDecks,
  readySetup,
  setupFrom,
} from '../src/decks/index.ts';
import { cardId } from '../src/printed.ts';
import { FACTIONS } from '../src/state.ts';

const total = (text: string) => readDeck(text).cards.reduce((n, card) => n + card.count, 0);
const FORTY = `4 Kucha
4 Katal Inciter
4 Makal Claw Beast
4 Torrid Katal
4 Hullripper
4 Tunnels
4 Tahka Quarrel
4 Deft Attacker
4 Qurim Dalaka
4 Rally Cry
`;
/** A list with this many camps, forty other cards, and then these lines. */
const deckOf = (camps: number, more = '') => `${camps} Ganymede/Hunters' Camp\n${FORTY}${more}`;
const rulesOf = (text: string, format?: Format) => checkDeck(readDeck(text), format).map(fault => fault.rule);
const message = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    expect((error as Error).name).toBe('BadInput');
    return (error as Error).message;
  }
  throw new Error('Nothing was refused.');
};

describe('deck building', () => {
  rule('wars/deck-building/1', '59 and 61 cards are refused, 60 are not', () => {
    expect(total(deckOf(20))).toBe(60);
    expect(rulesOf(deckOf(20))).toEqual([]);
    expect(rulesOf(deckOf(19))).toEqual(['wars/deck-building/1']);
    expect(rulesOf(deckOf(21))).toEqual(['wars/deck-building/1']);
    for (const format of ['sealed', 'draft'] as const)
      expect([rulesOf(deckOf(20), format), rulesOf(deckOf(21), format)]).toEqual([[], ['wars/deck-building/1']]);
  });

  rule('wars/deck-building/2', 'a deck without a location is refused, with one it is not', () => {
    const others = '4 CGC Grunt\n4 Consigned Trooper\n4 Infantry Officer\n4 Zealous Squad\n';
    expect(rulesOf(`${FORTY}${others}4 Vanguard Trooper`)).toEqual(['wars/deck-building/2']);
    expect(rulesOf(`${FORTY}${others}3 Vanguard Trooper\n1 Ganymede/Valley`)).toEqual([]);
  });

  rule('wars/deck-building/3', 'five of a title are refused at the line that brings the fifth', () => {
    expect(rulesOf(deckOf(16, '4 Kulak'))).toEqual([]);
    expect(checkDeck(readDeck(deckOf(15, '4 Kulak\n1 kulak')))).toEqual([
      {
        line: 13,
        rule: 'wars/deck-building/3',
        text: 'A deck has at most 4 copies of Kulak. This one has 5.',
        suggestions: [],
      },
    ]);
    expect(rulesOf(deckOf(15, '5 Kulak'), 'draft')).toEqual(['wars/deck-building/3']);
    // an encampment that is not unlimited, and a unique location, count like any card
    expect(rulesOf(deckOf(15, '5 Belt/Derelict Freighter'))).toEqual(['wars/deck-building/3']);
  });

  rule(['wars/deck-building/4', 'wars/unlimited/1'], 'of an unlimited card any number, within the 60', () => {
    expect(rulesOf('60 Ceres/Belt Hideaway')).toEqual([]);
    expect(rulesOf('61 Ceres/Belt Hideaway')).toEqual(['wars/deck-building/1']);
    expect(rulesOf('30 Ceres/Belt Hideaway\n30 Ganymede/Exploratory Camp')).toEqual([]);
  });

  rule(['wars/ruling-talkan/1', 'wars/rulings/3'], 'Talkan is barred from constructed decks only', () => {
    const text = deckOf(19, '1 Talkan');
    expect(checkDeck(readDeck(text))).toEqual([
      { line: 12, rule: 'wars/ruling-talkan/1', text: 'Talkan is banned from constructed decks.', suggestions: [] },
    ]);
    expect([rulesOf(text, 'constructed'), rulesOf(text, 'sealed'), rulesOf(text, 'draft')]).toEqual([
      ['wars/ruling-talkan/1'],
      [],
      [],
    ]);
  });

  test('every fault is named, the ones of the whole deck first', () => {
    expect(
      deckFaults(['talkan', ...Array.from({ length: 5 }, () => 'kucha')], 'constructed', printedOf).map(x => [
        x.rule,
        x.card,
      ]),
    ).toEqual([
      ['wars/deck-building/1', undefined],
      ['wars/deck-building/2', undefined],
      ['wars/ruling-talkan/1', 'talkan'],
      ['wars/deck-building/3', 'kucha'],
    ]);
  });
});

describe('reading a deck', () => {
  const PACK = `Name: The pack # for Friday
Location
1 Ganymede/Occupied Tunnels

Deck (9)
# hunters
4 kucha
2x Katal Inciter
Hunters:
`;
  test('gives the cards with their lines, the name, and the starting location', () => {
    const deck = readDeck(PACK.replace('Hunters:\n', 'Alnak Station/Hallway\n'));
    expect(deck.faults).toEqual([]);
    expect([deck.name, deck.location]).toEqual(['The pack', 'ganymede-occupied-tunnels']);
    expect(deck.cards).toEqual([
      { id: 'ganymede-occupied-tunnels', count: 1, line: 3 },
      { id: 'kucha', count: 4, line: 7 },
      { id: 'katal-inciter', count: 2, line: 8 },
      { id: 'alnak-station-hallway', count: 1, line: 9 },
    ]);
  });

  test('what is read prints as it was, whatever is wrong with it', () => {
    for (const text of [PACK, '\ufeff4  KUCHA\r\n\r\n3 Kuchaa // who?\n', ...readyDecks.map(deck => deck.list)])
      expect(printList(readDeck(text).list)).toBe(text);
  });

  test('finds titles whatever their case, quotes, accents and signs', () => {
    for (const [written, title] of [
      ['EARTH/HUMANITY’S HOME', "Earth/Humanity's Home"],
      ['earth humanitys home', "Earth/Humanity's Home"],
      ['f.l.i.c.', 'F.L.I.C.'],
      ['“Two‐Way” Berson', '"Two-Way" Berson'],
      ['• Kúcha', 'Kucha'],
      ['Inca 2', 'Inca 2'],
      ['Colt-Burton MK. 412', 'Colt-Burton MK. 412'],
    ] as const) {
      const deck = readDeck(written);
      expect([written, deck.faults, deck.cards]).toEqual([written, [], [{ id: cardId(title), count: 1, line: 1 }]]);
      expect(printedOf(deck.cards[0]!.id)?.title).toBe(title);
    }
  });

  test('names the line and what may have been meant', () => {
    const deck = readDeck('4 Kucha\n4 Kuhca\n\n0 Kulak\nShipps:\n2 CGC Grumt');
    expect(deck.faults.map(fault => [fault.line, fault.suggestions[0] ?? ''])).toEqual([
      [2, 'Kucha'],
      [4, ''],
      [5, 'ships'],
      [6, 'CGC Grunt'],
    ]);
    expect(checkDeck(deck).map(fault => [fault.line, fault.rule])).toEqual([
      [0, 'wars/deck-building/1'],
      [0, 'wars/deck-building/2'],
      [2, ''],
      // likely copies of a misspelt name count with those that could be read
      [2, 'wars/deck-building/3'],
      [4, ''],
      [5, ''],
      [6, ''],
    ]);
  });

  test('a size is judged with the cards whose names are still to be put right', () => {
    const sizes = (change: (list: string) => string) =>
      checkDeck(readDeck(change(readyDecks[0]!.list))).filter(fault => fault.rule === 'wars/deck-building/1');
    expect(sizes(list => list)).toEqual([]);
    expect(sizes(list => list.replace(/^(\d+ .+)$/m, '$1zz'))).toEqual([]);
    expect(sizes(list => list.replace(/^(\d+) (.+)$/m, '$1 Qwertyuiop'))).toEqual([]);
    expect(sizes(list => `${list}\n2 Qwertyuiop\n`)[0]!.text).toMatch(/ 62\.$/);
  });

  test('a location named above and nowhere in the list is missed once', () => {
    const faults = checkDeck(readDeck('Starting location: Ganymede/Valley\n4 Kucha\n'));
    expect(faults.map(fault => fault.rule)).toEqual(['wars/deck-building/1', '']);
    expect(faults[1]!.text).toBe('The list has no location called “Ganymede/Valley”. Add it to the cards.');
    // a name that is misspelt is one fault, not two
    expect(readDeck('Location: Ganymede/Valley\n1 Ganymede/Vally\n').faults).toMatchObject([{ line: 2 }]);
  });

  rule('wars/starting-the-game/2', 'the starting location is one of the deck', () => {
    const first = '4 Kucha\n1 Ganymede/Valley\n1 Ganymede/Core Shaft';
    expect(readDeck(first).location).toBe('ganymede-valley');
    expect(readDeck(`Location: ganymede/core shaft\n${first}`).location).toBe('ganymede-core-shaft');
    expect(readDeck(`${first}\nStarting location\n1 Alnak Station/Hallway`).location).toBe('alnak-station-hallway');
    expect(readDeck('4 Kucha').location).toBe(null);
    expect(readDeck(`Name: x\nLocation: Ganymede/Coreshaft2\n${first}`).faults).toMatchObject([
      { line: 2, suggestions: ['Ganymede/Core Shaft'] },
    ]);
    // a location that is not in the deck, and a card that does not exist
    expect(readDeck(`Location: Alnak Station/Hallway\n${first}`).faults).toMatchObject([{ line: 1, suggestions: [] }]);
    expect(readDeck(`Location: Kucha\n${first}`).faults).toMatchObject([{ line: 1 }]);
    expect(readDeck('Location\n1 Kucha\nDeck\n1 Ganymede/Valley').faults).toMatchObject([
      { line: 2, suggestions: ['Ganymede/Valley'] },
    ]);
  });

  test('never throws', () => {
    for (const text of ['', '\0\0', ':::::', 'x'.repeat(2_000_000), '999 Kucha\n'.repeat(20), 'Location:', '# nothing'])
      expect(() => checkDeck(readDeck(text))).not.toThrow();
  });
});

describe('a setup from decks', () => {
  test('takes one copy of the starting location out of each deck', () => {
    const mine = readDeck(deckOf(20));
    const setup = setupFrom([mine, readyDeck('shi')], ['Ann'], { first: 1 });
    expect(setup.seats.map(seat => [seat.name, seat.location, seat.deck.length])).toEqual([
      ['Ann', 'ganymede-hunters-camp', 59],
      [undefined, 'seyal-dhanakes-demesne', 59],
    ]);
    expect(setup.first).toBe(1);
    expect([...setup.seats[0]!.deck, setup.seats[0]!.location].sort()).toEqual(each(mine.cards).sort());
  });

  test('refuses in one line what is no match', () => {
    const shi = readyDeck('shi');
    expect(message(() => setupFrom([shi]))).toMatch(/needs 2 decks, not 1/);
    expect(message(() => setupFrom([shi, shi], ['A', 'B', 'C']))).toMatch(/3 names/);
    expect(message(() => setupFrom([shi, shi], [], { first: 2 }))).toMatch(/seat 0 or seat 1/);
    expect(message(() => setupFrom([shi, readDeck('4 Kucha')]))).toBe(
      'Deck 2 has no location to start with (wars/deck-building/2).',
    );
    expect(message(() => setupFrom([readDeck('Name: Oops\n4 Kuhca'), shi]))).toMatch(
      /^Deck 1 \(Oops\), line 2: .* Did you mean Kucha/,
    );
  });
});

describe('the ready decks', () => {
  test('there is one for each faction', () => {
    expect(readyDecks.map(deck => deck.name)).toEqual(FACTIONS.filter(faction => faction !== 'independent'));
    expect(message(() => readyDeck('federation'))).toMatch(/^No ready deck .* earther, gongen, maverick, shi, quay\.$/);
    expect(readyDeck('Quay').name).toBe('The Pack');
    expect(readySetup('earther', 'gongen').seats.map(seat => seat.location)).toEqual([
      'earth-corporate-headquarters',
      'gongen-michiyo-shrine',
    ]);
  });

  test.each(readyDecks.map(deck => [deck.name, deck] as const))('%s is legal and named', (name, { title, about }) => {
    const deck = readyDeck(name);
    for (const format of ['constructed', 'sealed', 'draft'] as const) expect(checkDeck(deck, format)).toEqual([]);
    expect(deck.name).toBe(title);
    expect(about.length).toBeGreaterThan(40);
  });

  test.each(readyDecks.map(deck => [deck.name] as const))('%s can be played from its own locations', name => {
    const deck = readyDeck(name);
    const cards = each(deck.cards).map(id => printedOf(id)!);
    const places = cards.filter(card => card.type === 'location');
    const start = printedOf(deck.location!)!;
    expect([start.icon, start.energy![0] > 0]).toEqual([name, true]);
    expect(places.length).toBeGreaterThanOrEqual(10);
    expect(places.length).toBeLessThanOrEqual(12);
    // only one copy of a unique location can be in play, so only one counts
    const inPlay = places.filter((card, i) => !card.unique || places.indexOf(card) === i);
    const icons = inPlay.filter(card => card.icon === name).length;
    const dearest = Math.max(...cards.map(card => card.support ?? 0));
    expect(icons).toBeGreaterThanOrEqual(2 * dearest);
    expect(cards.filter(card => card.type !== 'location' && card.faction !== name).length).toBe(0);
    // ships have sectors and units have sites, with energy icons on our side
    const open = (kind: string) => inPlay.filter(card => card.kind === kind && card.energy![0] > 0).length;
    const ships = cards.filter(card => card.type === 'ship').length;
    const units = cards.filter(card => ['character', 'vehicle', 'nobot'].includes(card.type)).length;
    expect(Math.min(open('sector'), open('site'))).toBeGreaterThanOrEqual(4);
    expect([ships >= 8, ships <= 16, units >= 24, units <= 32]).toEqual([true, true, true, true]);
    // half the deck costs three energy or less and two support icons or fewer
    const early = cards.filter(card => card.type !== 'location' && (card.cost ?? 0) <= 3 && (card.support ?? 0) <= 2);
    expect(early.length).toBeGreaterThanOrEqual(30);
  });
});
