import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { checkDeck, deckFaults, empireOf, mainEmpire, printedOf, readDeck, setupFrom } from '../../src/decks/index.ts';
import { DISCARD, galacticEmpires, pile } from '../../src/index.ts';
import { EMPIRES, type Empire, type Printed } from '../../src/printed.ts';
import { ANTE_ORDER, matchOf } from '../matches.ts';

// Rulings on decks and on how a match begins

/** Eight types with five cards each, all of strength 1. */
const FORTY = ['A1 Lesser Automaton', 'B1 Military Outpost', 'C1 Boarding Party', 'E1 Cargo', 'H1 Dust Cloud']
  .concat('L1 Lucky Crew Action', 'M1 Small Phaser Eel', 'O1 Sun Spot')
  .map(name => `5 ${name}`);
/** Returns the rules that a deck breaks: these 40 cards, and more lines. */
const broken = (empire: string, ...more: string[]): string[] =>
  checkDeck(readDeck([`Empire: ${empire}`, ...FORTY, ...more].join('\n'))).map(fault => fault.rule);

rule('ge-r-exclusive-crew-1', 'crew of one empire alone goes in a deck of that empire, and in no other', () => {
  const crew: Printed = {
    id: 'guard',
    title: 'Argonian Guard',
    types: ['C'],
    strength: 1,
    empire: 'Argonian',
    prints: 1,
  };
  const bound: Printed = { id: 'bound', title: 'Gunner', types: ['C'], strength: 1, onlyIn: 'Argonian', prints: 1 };
  const judge = (card: Printed, main: Empire) =>
    deckFaults(
      [...readDeck(FORTY.join('\n')).cards.flatMap(x => Array<string>(x.count).fill(x.id)), card.id],
      { main: { empire: main } },
      id => (id === card.id ? card : printedOf(id)),
    ).map(fault => fault.rule);
  expect([judge(crew, 'Argonian'), judge(crew, 'Krebiz')]).toEqual([[], ['ge/deck-construction/25']]);
  expect([judge(bound, 'Argonian'), judge(bound, 'Krebiz')]).toEqual([[], ['ge/crucial-rules/1']]);
});

rule('ge-r-pot-battlecruiser-1', 'a P.O.T. Battleship goes in a deck of any element of the territory', () => {
  const below = [1, 2, 3, 4, 5, 6, 7, 8].map(n => {
    const ship = CARDS.find(x => x.types[0] === 'S' && x.strength === n && (x.empire ?? 'P.O.T.') === 'P.O.T.')!;
    return `1 S${n} ${ship.title}`;
  });
  for (const element of ['P.O.T.', 'Tequan', 'Peladine', 'Centaurian'])
    expect([element, broken(element, ...below, '1 S9 P.O.T. Battleship')]).toEqual([element, []]);
  expect(broken('Krebiz', ...below, '1 S9 P.O.T. Battleship')).toContain('ge/deck-construction/25');
});

rule(
  'ge-r-vektrean-terrain-6',
  'any deck holds a Vektrean asteroid base with four other terrain cards, a Vektrean deck without',
  () => {
    const outpost = '1 T/B5 Vektrean Asteroid Outpost';
    const terrain = ['1 T1 Small Moon', '1 T2 Oort Cloud', '1 T3 Moon', '1 T4 Forming System'];
    for (const empire of ['Argonian', 'Krebiz', 'Space Dragon']) {
      expect([empire, broken(empire, ...terrain, outpost)]).toEqual([empire, []]);
      expect([empire, broken(empire, ...terrain, '3 T/B5 Vektrean Asteroid Outpost')]).toEqual([
        empire,
        ['ge/deck-construction/26'],
      ]);
    }
    expect(broken('Vektrean', ...terrain, '3 T/B5 Vektrean Asteroid Outpost')).toEqual([]);
  },
);

rule('ge-r-t-text-1', 'cards are as their last print has them, with its slips put right', () => {
  const of = (id: string) => printedOf(id)!;
  expect(of('e4-transporter-mine').damage).toBe(2);
  expect(of('e6-stasis-mine').title).toBe('Stasis Mine');
  expect(of('l4-scientifically-enhance-tectonic-plate-structure').reaction).toBe(true);
});

rule('ge-r-t-decks-1', 'each player’s own deck is stocked by the rules of this edition', () => {
  const starts = (...lists: string[][]) => {
    const setup = setupFrom(lists.map(more => readDeck([...FORTY, ...more].join('\n'))));
    return () => galacticEmpires.create(setup, 1);
  };
  expect(starts([], ['1 T1 Small Moon'])).not.toThrow();
  // nine copies of a card of strength 1
  expect(starts([], ['4 O1 Sun Spot'])).toThrow('8 copies');
  // each seat draws from its own cards alone
  const t = matchOf([{ deck: Array(40).fill('t3-moon') }, { deck: Array(40).fill('t3-ice-moon') }]);
  expect([new Set(t.pile(1, 'hand')), new Set(t.pile(2, 'hand'))]).toEqual([
    new Set(['T3 Moon']),
    new Set(['T3 Ice Moon']),
  ]);
});

/** The major empires of the tournament rules that this edition's rulebook has, too. */
const MAJOR = [
  'Aqaaran',
  'Argonian',
  'Clydon',
  'Comedy Club Network',
  'Corporate',
  'Filarian',
  'Gekonauak',
  "J'xar",
].concat('Krebiz', 'Leopan', 'Mechad', 'P.O.T.', 'Psycanti', 'Scorpead', 'Tufor', 'Visonic', 'Zedan') as Empire[];
/** Their minor empires that this edition's rulebook has, too. */
const MINOR = [
  'Bolaar',
  'Corporate Pirate',
  'Cyber.nought',
  'Indirigan',
  'Orgon',
  'Space Dragon',
  'Time Knight',
].concat('Tranoan', 'Vektrean') as Empire[];
/** Returns the faults of a deck with some ships of strength 1 of an empire. */
const withShips = (main: Empire, ...ships: (readonly [Empire, number])[]): string[] => {
  const made = ships.map(
    ([empire], i): Printed => ({ id: `ship-${i}`, title: `Ship ${i}`, types: ['S'], strength: 1, empire, prints: 1 }),
  );
  return deckFaults(
    [
      ...readDeck(FORTY.join('\n')).cards.flatMap(x => Array<string>(x.count).fill(x.id)),
      ...ships.flatMap(([, n], i) => Array<string>(n).fill(`ship-${i}`)),
    ],
    { main: { empire: main } },
    id => made.find(x => x.id === id) ?? printedOf(id),
  ).map(fault => fault.rule);
};

rule('ge-r-t-major-1', 'the major empires: their ships go in decks of their own empire alone', () => {
  for (const empire of MAJOR) {
    expect([empire, EMPIRES[empire], mainEmpire(empire)]).toEqual([empire, 'major', { empire }]);
    // ships of the Filarian are no card of their deck (ge/empire-filarian/6)
    if (empire !== 'Filarian') expect([empire, withShips(empire, [empire, 4])]).toEqual([empire, []]);
    const other = empire === 'Argonian' ? 'Krebiz' : 'Argonian';
    expect([empire, withShips(other, [other, 7], [empire, 1])]).toEqual([empire, ['ge/deck-construction/25']]);
  }
  // all empires that lead this edition's cards are in one of the lists
  const led = new Set(CARDS.map(empireOf).filter(empire => empire !== undefined));
  expect([...led].filter(empire => !MAJOR.includes(empire) && !MINOR.includes(empire))).toEqual([]);
});

rule(
  'ge-r-t-minor-1',
  'each minor empire may lead a deck, with other minor ships and no ship of a major empire',
  () => {
    for (const empire of MINOR) {
      const other = empire === 'Vektrean' ? 'Orgon' : 'Vektrean';
      expect([empire, EMPIRES[empire]]).toEqual([empire, 'minor']);
      expect([empire, withShips(empire, [empire, 4])]).toEqual([empire, []]);
      expect([empire, withShips(empire, [empire, 4], [other, 1])]).toEqual([empire, []]);
      expect([empire, withShips(empire, [empire, 4], ['Argonian', 1])]).toEqual([empire, ['ge/deck-construction/25']]);
    }
  },
);

rule('ge-r-t-ante-1', 'an ante decides the order of play, and is the first card of its discard pile', () => {
  const t = matchOf(ANTE_ORDER);
  expect(t.s.order).toEqual([1, 2, 0]);
  expect([1, 2, 3].map(who => t.pile(who, 'discard'))).toEqual([['T3 Moon'], ['T7 System'], ['T5 Star']]);
  expect([0, 1, 2].map(seat => pile(t.s, seat, DISCARD).length)).toEqual([1, 1, 1]);
  expect([1, 2, 3].map(who => t.player(who).hq)).toEqual([0, 0, 0]);
});

rule(
  'ge-r-t-startup-1',
  'decks are shuffled, antes shown and seats given, hands drawn, and the first turn begins',
  () => {
    const t = matchOf(ANTE_ORDER);
    const told = t.happened('shuffled', 'ante', 'drawn', 'turn').map(f => f.t);
    // one kind of moment after the other
    expect(told.filter((kind, i) => kind !== told[i - 1])).toEqual(['shuffled', 'ante', 'drawn', 'turn']);
    expect([1, 2, 3].map(who => t.size(who, 'hand'))).toEqual([9, 9, 9]);
    expect(t.s.turnOf).toBe(1);
  },
);
