import { each, printList } from '@orrery/decks';
import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../src/cards/universe/index.ts';
import {
  checkDeck,
  deckFaults,
  empireOf,
  laterDecks,
  likelyEmpire,
  mainEmpire,
  printedOf,
  readDeck,
  readyDeck,
  readyDecks,
  readySetup,
  setupFrom,
  TOURING_FLEET,
} from '../src/decks/index.ts';
import { galacticEmpires } from '../src/game.ts';
import {
  type CardType,
  EMPIRES,
  type Empire,
  gunsOn,
  listName,
  type PointKind,
  type Printed,
  printedCards,
} from '../src/printed.ts';

/** Eight types with five cards each: 40 cards, none above strength 1. */
const EIGHT = `5 A1 Lesser Automaton
5 B1 Military Outpost
5 C1 Boarding Party
5 E1 Cargo
5 H1 Dust Cloud
5 L1 Lucky Crew Action
5 M1 Small Phaser Eel
5 O1 Sun Spot
`;
/** Those 40 cards, followed by these lines. */
const deckOf = (more: string): string => `${EIGHT}${more.replaceAll(', ', '\n')}\n`;
const rulesOf = (text: string): string[] => checkDeck(readDeck(text)).map(fault => fault.rule);
/** Returns the rules that a deck of those 40 cards and these lines breaks. */
const broken = (more: string): string[] => rulesOf(deckOf(more));
const total = (text: string): number => readDeck(text).cards.reduce((n, card) => n + card.count, 0);
const message = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    expect((error as Error).name).toBe('BadInput');
    return (error as Error).message;
  }
  throw new Error('Nothing was refused.');
};

/** Cards that this edition does not have. */
const invent = (...more: readonly (Partial<Printed> & { types: readonly CardType[]; strength: number })[]) => {
  const cards = more.map((card, i): Printed => ({ id: `invented-${i}`, title: `Invention ${i}`, prints: 1, ...card }));
  const judge = (copies: readonly number[], main?: Empire, text = '', branch?: string): string[] => {
    const ids = [...each(readDeck(deckOf(text)).cards), ...cards.flatMap(({ id }, i) => Array(copies[i]).fill(id))];
    const found = (id: string) => cards.find(card => card.id === id) ?? printedOf(id);
    return deckFaults(ids, main ? { main: branch ? { empire: main, branch } : { empire: main } } : {}, found).map(
      fault => fault.rule,
    );
  };
  return { cards, judge };
};

describe('the size and the types of a deck', () => {
  rule(['ge/deck-construction/4', 'ge-r-t-number-1'], '39 cards are refused, 40 are not', () => {
    expect(total(EIGHT)).toBe(40);
    expect(rulesOf(EIGHT)).toEqual([]);
    const short = checkDeck(readDeck(`${EIGHT.replace('5 O1', '4 O1')}`));
    expect(short[0]).toEqual({
      line: 0,
      rule: 'ge/deck-construction/4',
      text: 'A deck needs at least 40 cards. This deck has 39.',
      suggestions: [],
    });
    // and the eighth type is one card short
    expect(short.map(fault => fault.rule)).toEqual(['ge/deck-construction/4', 'ge/deck-construction/5']);
  });

  rule(
    ['ge/deck-construction/5', 'ge-r-t-number-1'],
    'seven types of six and an eighth of four are too little, five of the eighth enough',
    () => {
      const six = EIGHT.replaceAll(/^5/gm, '6');
      expect(rulesOf(six.replace('6 O1', '4 O1'))).toEqual(['ge/deck-construction/5']);
      expect(rulesOf(six.replace('6 O1', '5 O1'))).toEqual([]);
      expect(checkDeck(readDeck(six.replace('6 O1', '4 O1')))[0]!.text).toBe(
        'A deck needs 8 types with at least 5 cards each. This deck has 7: occurrence has 4.',
      );
    },
  );

  rule('ge/deck-construction/6', 'a ninth type may be a single card', () => {
    expect(broken('1 T1 Large Asteroid')).toEqual([]);
    expect(broken('1 T1 Large Asteroid, 1 G1 Time Manipulation')).toEqual([]);
  });

  rule(['ge/deck-construction/7', 'ge/card-nomenclature/2'], 'a card marked R/ counts for its other letter', () => {
    const crew = (lines: string) => rulesOf(EIGHT.replace('5 C1 Boarding Party', lines));
    expect(crew('3 R/C1 Bar Tender\n2 C1 Boarding Party')).toEqual([]);
    expect(crew('3 R/C1 Bar Tender\n1 C1 Boarding Party')).toContain('ge/deck-construction/5');
    expect(printedOf('c4-science-officer')).toMatchObject({ types: ['C'], reaction: true });
    expect(PRINTED.some(card => (card.types as readonly string[]).includes('R'))).toBe(false);
  });

  rule('ge/card-nomenclature/1', 'a card with two types counts as the one that its player likes better', () => {
    const hazards = (lines: string) => rulesOf(EIGHT.replace('5 H1 Dust Cloud', lines));
    const four = '2 H1 Dust Cloud\n2 H2 Ion Storm\n1 M1 Small Phaser Eel';
    // it is the fifth hazard; as terrain it would be above a gap
    expect(hazards(four)).toEqual(['ge/deck-construction/5']);
    expect(hazards(`${four}\n1 T/H2 Plasma Field`)).toEqual([]);
    // as a hazard it is not terrain: the T3 needs a T2
    expect(broken('1 T1 Large Asteroid, 4 T3 Moon')).toEqual(['ge/deck-construction/10']);
    expect(broken('1 T1 Large Asteroid, 4 T3 Moon, 1 T/H2 Plasma Field')).toEqual([]);
  });

  rule('ge/pregame-setup/1', 'a starter deck of a hundred cards is played as it is', () => {
    const starter = (n: number) => `Format: starter deck\n${n} S9 Argonian Battleship`;
    expect([rulesOf(starter(100)), rulesOf(starter(99))]).toEqual([[], ['ge/pregame-setup/1']]);
    expect(setupFrom([readDeck(starter(100)), readDeck(EIGHT)]).seats.map(seat => seat.format)).toEqual([
      'starter',
      'constructed',
    ]);
    expect(rulesOf('100 S9 Argonian Battleship')).toContain('ge/deck-construction/17');
  });
});

describe('the ladder of strengths', () => {
  /** One ship of each of these strengths, all Argonian from strength 2. */
  const SHIPS = [
    '',
    '1 S1 Fleet Freighter',
    '1 S2 Argonian Escort',
    '1 S3 Argonian Frigate',
    '1 S4 Argonian Destroyer',
    '1 S5 Argonian Heavy Cruiser',
  ];
  const MONSTERS = ['1 M2 Planet Gouge', '1 M3 Shadow', '1 M4 Spacetacean', '1 M5 Zarom', '1 M6 Seductress'].join(', ');

  rule('ge/deck-construction/8', 'below each card there is one of every lesser strength', () => {
    expect(broken('4 E2 Phaser Refit, 4 E3 Shuttlecraft, 4 E4 Shuttle Bomb')).toEqual([]);
    const faults = checkDeck(readDeck(deckOf('4 E2 Phaser Refit, 4 E4 Shuttle Bomb')));
    expect(faults.map(fault => fault.rule)).toEqual(['ge/deck-construction/10']);
    expect(faults[0]!.text).toBe(
      'Each card needs a card of every lower strength of its type. A deck may have 3 exceptions. This deck has 4: 4 E4 Shuttle Bomb. Missing: E3.',
    );
  });

  rule(
    'ge/deck-construction/9',
    'five ships below carry any number of strength 6; without one of them all above it are exceptions',
    () => {
      const three = '3 S6 Argonian Command Cruiser';
      expect(broken([...SHIPS.slice(1), three].join(', '))).toEqual([]);
      const faults = checkDeck(readDeck(deckOf([...SHIPS.slice(1, 3), ...SHIPS.slice(4), three].join(', '))));
      expect(faults.map(fault => [fault.rule, /This deck has (\d+)/.exec(fault.text)?.[1]])).toEqual([
        ['ge/deck-construction/10', '5'],
      ]);
    },
  );

  rule(
    ['ge/deck-construction/10', 'ge-r-exceptions-1'],
    'three cards of the deck may stand past a gap, four may not',
    () => {
      expect(broken('3 S2 Police Cutter')).toEqual([]);
      expect(broken('4 S2 Police Cutter')).toEqual(['ge/deck-construction/10']);
      // they are counted over all types
      expect(broken('1 T2 Oort Cloud, 2 S2 Police Cutter')).toEqual([]);
      expect(broken('2 T2 Oort Cloud, 2 S2 Police Cutter')).toEqual(['ge/deck-construction/10']);
    },
  );

  rule(
    ['ge/deck-construction/11', 'ge/deck-construction/12', 'ge-r-exceptions-1'],
    'an M9 above M6 is one exception, though M7 and M8 are both missing',
    () => {
      expect(broken(MONSTERS)).toEqual([]);
      // that leaves only two more exceptions
      expect(broken(`${MONSTERS}, 1 M9 Kraken, 2 S2 Police Cutter`)).toEqual([]);
      expect(broken(`${MONSTERS}, 1 M9 Kraken, 3 S2 Police Cutter`)).toEqual(['ge/deck-construction/10']);
    },
  );

  rule('ge/deck-construction/13', 'an M8 or a second M9 beside it is a second exception', () => {
    for (const second of ['1 M8 Redgelon', '1 M9 Luck Demon']) {
      expect(broken(`${MONSTERS}, 1 M9 Kraken, ${second}, 1 S2 Police Cutter`)).toEqual([]);
      expect(broken(`${MONSTERS}, 1 M9 Kraken, ${second}, 2 S2 Police Cutter`)).toEqual(['ge/deck-construction/10']);
    }
    // an M7 closes the gap
    expect(broken(`${MONSTERS}, 1 M7 Juggernaut, 1 M8 Redgelon, 1 M9 Kraken, 3 S2 Police Cutter`)).toEqual([]);
  });
});

describe('how many of a card', () => {
  const FIFTY = deckOf('8 T1 Large Asteroid, 2 T1 Small Moon');

  rule(
    ['ge/deck-construction/14', 'ge/deck-construction/15', 'ge-r-t-stocking-1'],
    'one card of strength 10 for every 25 cards',
    () => {
      // each is an exception to the ladder, and three are allowed
      const tens = ['1 O10 Toxic Waste Spill', '1 L10 Galactic Armageddon', '1 M10 Time Keeper'];
      const size = (cards: number, n: number) =>
        rulesOf(
          deckOf(
            `8 T1 Large Asteroid, 8 T1 Small Moon, 8 S1 Fleet Freighter, 8 S1 Ship from the Future, 3 T1 Apollo Body`,
          )
            .split('\n')
            .flatMap(line => each([{ id: line.slice(2), count: Number(line[0] ?? 0), line: 0 }]))
            .slice(0, cards - n)
            .concat(tens.slice(0, n).map(line => line.slice(2)))
            .map(name => `1 ${name}`)
            .join('\n'),
        );
      expect([size(49, 1), size(50, 2), size(74, 2), size(75, 3)]).toEqual([[], [], [], []]);
      for (const [cards, n] of [
        [49, 2],
        [50, 3],
        [74, 3],
      ] as const)
        expect([cards, size(cards, n)]).toEqual([cards, ['ge/deck-construction/14']]);
    },
  );

  rule('ge/deck-construction/16', 'cards of strength 10 are all different', () => {
    expect(rulesOf(`${FIFTY}1 O10 Toxic Waste Spill\n1 L10 Galactic Armageddon`)).toEqual([]);
    expect(rulesOf(`${FIFTY}2 O10 Toxic Waste Spill`)).toEqual(['ge/deck-construction/16']);
  });

  rule(['ge/deck-construction/17', 'ge-r-t-stocking-1'], 'two copies at strength 8 and 9', () => {
    expect([broken('2 M8 Redgelon'), broken('2 M9 Kraken')]).toEqual([[], []]);
    expect([broken('3 M8 Redgelon'), broken('3 M9 Kraken')]).toEqual([
      ['ge/deck-construction/17'],
      ['ge/deck-construction/17'],
    ]);
    expect(checkDeck(readDeck(deckOf('2 M8 Redgelon, 1 m8 redgelon')))).toEqual([
      {
        line: 10,
        rule: 'ge/deck-construction/17',
        text: 'A deck may have 2 copies of a card of strength 8. It has more of M8 Redgelon.',
        suggestions: [],
      },
    ]);
  });

  const ladder = '1 T1 Small Moon, 1 T2 Oort Cloud, 1 T3 Moon, 1 T4 Forming System, 1 T5 Star';
  rule('ge/deck-construction/18', 'three copies at strength 6 and 7', () => {
    expect(broken(`${ladder}, 3 T6 Asteroid Field, 3 T7 Sensor Planet`)).toEqual([]);
    expect(broken(`${ladder}, 4 T6 Asteroid Field`)).toEqual(['ge/deck-construction/18']);
    expect(broken(`${ladder}, 1 T6 Asteroid Field, 4 T7 Sensor Planet`)).toEqual(['ge/deck-construction/18']);
  });

  rule('ge/deck-construction/19', 'four copies at strength 4 and 5', () => {
    expect(broken(`${ladder}, 3 T4 Forming System, 3 T5 Star`)).toEqual([]);
    expect(broken(`${ladder}, 4 T4 Forming System`)).toEqual(['ge/deck-construction/19']);
    expect(broken(`${ladder}, 4 T5 Star`)).toEqual(['ge/deck-construction/19']);
  });

  rule(['ge/deck-construction/20', 'ge-r-t-stocking-1'], 'eight copies at strength 1 to 3', () => {
    expect(broken(`${ladder}, 7 T1 Small Moon, 7 T2 Oort Cloud, 7 T3 Moon`)).toEqual([]);
    expect(broken(`${ladder}, 8 T1 Small Moon`)).toEqual(['ge/deck-construction/20']);
    expect(broken(`${ladder}, 8 T2 Oort Cloud`)).toEqual(['ge/deck-construction/20']);
    expect(broken(`${ladder}, 8 T3 Moon`)).toEqual(['ge/deck-construction/20']);
  });

  rule(
    ['ge/deck-construction/21', 'ge-r-card-name-1'],
    'cards with different names below the picture are different cards',
    () => {
      expect(broken(`${ladder}, 4 T5 Planet - Candor II, 4 T5 Planet - Vektrea Prime`)).toEqual([]);
      expect(broken(`${ladder}, 5 T5 Planet - Candor II`)).toEqual(['ge/deck-construction/19']);
      // and so are those of another type or strength
      expect(broken('1 O2 Gold Vein, 1 O3 Bureaucracy, 1 O4 Flood, 4 O5 Insanity, 2 O9 Insanity')).toEqual([]);
    },
  );

  rule(
    ['ge/deck-construction/22', 'ge-r-t-identical-1'],
    'an asteroid base of the Vektrean is the same card as T and as T/B',
    () => {
      const base = { title: 'Vektrean Asteroid Fort', strength: 4, empire: 'Vektrean' } as const;
      const { judge } = invent({ ...base, types: ['T'] }, { ...base, types: ['T', 'B'] });
      const below = '1 T1 Small Moon, 1 T2 Oort Cloud, 1 T3 Moon';
      expect(judge([2, 2], 'Vektrean', below)).toEqual([]);
      expect(judge([3, 2], 'Vektrean', below)).toEqual(['ge/deck-construction/19']);
    },
  );

  rule(
    ['ge/deck-construction/23', 'ge/card-versions/1', 'ge-r-t-identical-1'],
    'the picture makes no difference',
    () => {
      expect(printedOf('s8-krebiz-heavy-carrier')!.prints).toBe(2);
      const { judge } = invent(
        { title: 'Sternentor', subtitle: 'Star Gate', types: ['T'], strength: 1 },
        { title: 'Sternentor', subtitle: 'Star Gate', types: ['T'], strength: 1 },
      );
      expect([judge([4, 4]), judge([5, 4])]).toEqual([[], ['ge/deck-construction/20']]);
    },
  );

  rule('ge/empire-krebiz/2', 'a combination is one card, and as copies a cruiser and a capsule', () => {
    const below =
      '1 S1 Fleet Freighter, 1 S2 Police Cutter, 1 S3 Krebiz Escort Ship, 1 S4 Krebiz Light Carrier, 1 S5 Krebiz Scout Ship';
    const upTo6 = `${below}, 1 S6 Krebiz Command Ship, 1 S7 Krebiz Battlecruiser`;
    // three Kraken cruisers of strength 6, in two kinds of ship
    expect(broken(`${upTo6}, 1 S8 Krebiz Heavy Carrier, 2 S9 Krebiz Battleship`)).toEqual([]);
    expect(broken(`${upTo6}, 2 S8 Krebiz Heavy Carrier, 2 S9 Krebiz Battleship`)).toEqual(['ge/deck-construction/18']);
    // four Mandible cruisers of strength 4
    expect(broken(`${below}, 2 S6 Krebiz Command Ship, 2 S6 Krebiz Heavy Cruiser`)).toEqual([]);
    expect(broken(`${below}, 3 S6 Krebiz Command Ship, 2 S6 Krebiz Heavy Cruiser`)).toEqual([
      'ge/deck-construction/19',
    ]);
    // separate capsules count with those in combinations
    const { judge } = invent({ types: ['S'], strength: 2, title: 'Krebiz Carrier Capsule', empire: 'Krebiz' });
    expect([judge([6], 'Krebiz', `${upTo6}, 2 S8 Krebiz Heavy Carrier`)]).toEqual([[]]);
    expect([judge([7], 'Krebiz', `${upTo6}, 2 S8 Krebiz Heavy Carrier`)]).toEqual([['ge/deck-construction/20']]);
    // a combination is one of the 40 cards
    const short = EIGHT.replace('5 O1', '3 O1');
    expect(rulesOf(`${short}1 S3 Krebiz Escort Ship`)).toContain('ge/deck-construction/4');
    expect(rulesOf(`${short}2 S3 Krebiz Escort Ship`)).not.toContain('ge/deck-construction/4');
  });

  rule('ge/empire-aqaaran/2', 'a unit with two strengths is stocked as the type of the greater', () => {
    const { judge } = invent({ types: ['B', 'S'], strength: 6, second: 4, empire: 'Aqaaran' });
    const bases = '1 B2 Ancient Ruins, 1 B3 Space Station, 1 B4 Base Station, 1 B5 Data Bank';
    expect(judge([3], 'Aqaaran', bases)).toEqual([]);
    expect(judge([4], 'Aqaaran', bases)).toEqual(['ge/deck-construction/18']);
    // ships do not help a base: each unit is above the gap
    const ships = '1 S1 Fleet Freighter, 1 S2 Police Cutter, 1 S3 Independent Tug, 4 B2 Ancient Ruins';
    expect(judge([3], 'Aqaaran', ships)).toEqual([]);
    expect(judge([3], 'Aqaaran', `${ships}, 1 T2 Oort Cloud`)).toEqual(['ge/deck-construction/10']);
  });
});

describe('cards of empires', () => {
  const ARGONIAN = '1 S1 Fleet Freighter, 2 S2 Argonian Escort, 2 S3 Argonian Frigate';

  rule(['ge/deck-construction/2', 'ge-r-t-empire-1'], 'the cards of one main empire, which may be a minor one', () => {
    const both = `Empire: Argonian\n${deckOf(`${ARGONIAN}, 1 S3 Krebiz Escort Ship`)}`;
    expect(rulesOf(both)).toEqual(['ge/deck-construction/25']);
    expect(rulesOf(`Empire: Vektrean\n${deckOf('1 S1 Fleet Freighter, 6 S2 Vektrean Frigate')}`)).toEqual([]);
    expect(readDeck('Empire: Bolaar Pirates').main).toEqual({ empire: 'Bolaar' });
    expect(checkDeck(readDeck(`Empire: Argonain\n${EIGHT}`))).toMatchObject([
      { line: 1, rule: '', suggestions: ['Argonian'] },
    ]);
    // if the list does not say, its cards decide: a major empire before a minor one
    expect(readDeck('1 S2 Argonian Escort\n3 S2 Vektrean Frigate').main).toEqual({ empire: 'Argonian' });
    expect(readDeck('3 S2 Vektrean Frigate\n1 D1 Scintillating Dragoness').main).toEqual({ empire: 'Vektrean' });
    expect(readDeck(EIGHT).main).toBe(null);
    expect(likelyEmpire([])).toBe(undefined);
  });

  rule(['ge/deck-construction/25', 'ge/empires/1'], 'a card of a major empire only in a deck of that empire', () => {
    expect(broken(ARGONIAN)).toEqual([]);
    const faults = checkDeck(readDeck(`Empire: Argonian\n${deckOf(`${ARGONIAN}, 1 S2 Clydon Battle Craft`)}`));
    expect(faults).toEqual([
      {
        line: 13,
        rule: 'ge/deck-construction/25',
        text: 'Only decks with the main empire Clydon may have S2 Clydon Battle Craft. This deck’s main empire is Argonian.',
        suggestions: [],
      },
    ]);
    // four other cards beside it do not help, as they would for a minor empire
    expect(broken(`${ARGONIAN}, 1 S2 Vektrean Frigate`)).toEqual([]);
  });

  rule('ge/empire-tufor/1', 'the Tufor are a major empire', () => {
    expect(broken(`${ARGONIAN}, 1 S2 Tufor Escort`)).toEqual(['ge/deck-construction/25']);
  });

  rule(
    ['ge/empires/3', 'ge/empires/4', 'ge/empires/5', 'ge/empires/6'],
    'which empires are major and which are minor',
    () => {
      const kinds = (kind: string) => (Object.keys(EMPIRES) as Empire[]).filter(empire => EMPIRES[empire] === kind);
      expect([kinds('major').length, kinds('minor').length]).toEqual([14 + 4, 6 + 3]);
      const ship = (empire: Empire) => invent({ types: ['S'], strength: 1, empire });
      for (const empire of kinds('major')) {
        expect([empire, mainEmpire(empire)]).toEqual([empire, { empire }]);
        expect([empire, ship(empire).judge([1], 'Vektrean', '8 S1 Fleet Freighter')]).toEqual([
          empire,
          ['ge/deck-construction/25'],
        ]);
      }
      for (const empire of kinds('minor')) {
        const { judge } = ship(empire);
        const three = '1 S1 Fleet Freighter, 3 S2 Argonian Escort';
        expect([empire, judge([1], 'Argonian', `${three}, 1 S3 Argonian Frigate`)]).toEqual([empire, []]);
        if (empire !== 'Indirigan')
          expect([empire, judge([1], 'Argonian', three)]).toEqual([empire, ['ge/deck-construction/26']]);
        expect([empire, judge([5], empire)]).toEqual([empire, []]);
      }
    },
  );

  rule(
    'ge/deck-construction/24',
    'what makes a card one of an empire: its title, or the colour of a ship or base',
    () => {
      const { cards } = invent(
        { types: ['S'], strength: 1, empire: 'Argonian' },
        { types: ['C'], strength: 1, empire: 'Krebiz', title: 'Old Hand' },
        { types: ['C'], strength: 1, empire: 'Krebiz', title: 'Old Krebiz Hand' },
        { types: ['C'], strength: 1, empire: 'Krebiz', title: 'Old Hand', subtitle: 'The Krebiz' },
      );
      expect(cards.map(empireOf)).toEqual(['Argonian', undefined, 'Krebiz', 'Krebiz']);
      // a ship belongs to it by its colour, even without a title that says so
      expect(empireOf(printedOf('d8-time-dragoness')!)).toBe('Space Dragon');
      // equipment only by its title: any deck may have Tufor technology, but not the Strobe
      expect(empireOf(printedOf('e6-stasis-mine')!)).toBe(undefined);
      expect(empireOf(printedOf('e7-argonian-strobe')!)).toBe('Argonian');
      expect(empireOf(printedOf('t9-planet')!)).toBe('Corporate');
      expect(broken('1 E2 Repulsion Beam')).toEqual([]);
    },
  );

  rule('ge/crew/2', 'a crew of whatever people is open to all where its title names no empire', () => {
    const { judge } = invent({ types: ['C'], strength: 1, empire: 'Krebiz', title: 'Old Hand' });
    expect(judge([1], 'Argonian', ARGONIAN)).toEqual([]);
  });

  rule(['ge/ship/2', 'ge-r-generic-ships-1'], 'generic ships are for all empires', () => {
    for (const empire of ['Krebiz', 'Argonian'])
      expect(rulesOf(`Empire: ${empire}\n${deckOf('2 S1 Fleet Freighter, 2 S2 Fleet Tug')}`)).toEqual([]);
  });

  rule(['ge/deck-construction/26', 'ge/empires/2'], 'one card of a minor empire for four others of its type', () => {
    const { judge } = invent({ types: ['C'], strength: 1, title: 'Vektrean Gunner', empire: 'Vektrean' });
    expect(judge([2], 'Argonian', '3 C1 Bar Tender')).toEqual([]);
    expect(judge([3], 'Argonian', '3 C1 Bar Tender')).toEqual(['ge/deck-construction/26']);
    expect(judge([3], 'Argonian', '7 C1 Bar Tender')).toEqual([]);
    // cards of other types do not help
    expect(judge([2], 'Argonian', '2 C1 Bar Tender, 8 T1 Small Moon')).toEqual(['ge/deck-construction/26']);
    // in its own deck it needs none
    expect(judge([8], 'Vektrean')).toEqual([]);
    expect(broken('1 S1 Fleet Freighter, 4 S2 Argonian Escort, 6 S2 Vektrean Frigate')).toEqual([
      'ge/deck-construction/26',
    ]);
  });

  rule(['ge/deck-construction/27', 'ge-r-generic-ships-1'], 'generic ships do not count among the four', () => {
    const deck = (more: string) => rulesOf(`Empire: Argonian\n${deckOf(`4 S1 Fleet Freighter, ${more}`)}`);
    expect(deck('1 S2 Vektrean Frigate')).toEqual(['ge/deck-construction/26']);
    expect(deck('4 S2 Argonian Escort, 1 S2 Vektrean Frigate')).toEqual([]);
  });

  rule('ge/deck-construction/28', 'a card of an Indirigan tribe counts half, and halves are kept', () => {
    const four = '1 S1 Fleet Freighter, 1 S2 Argonian Escort, 2 S3 Argonian Frigate, 1 S4 Argonian Destroyer';
    expect(broken(`${four}, 2 S5 Indirigan Destroyer`)).toEqual([]);
    expect(broken(`${four}, 3 S5 Indirigan Destroyer`)).toEqual(['ge/deck-construction/26']);
    expect(checkDeck(readDeck(deckOf(`${four}, 3 S5 Indirigan Destroyer`)))[0]!.text).toBe(
      'Each minor empire card needs 4 other cards of its type, an Indirigan card 2. 3 S5 Indirigan Destroyer would need 6. This deck has 4 other ships and dragons, without generic ships.',
    );
    expect(broken(`${four}, 2 S4 Argonian Destroyer, 3 S5 Indirigan Destroyer`)).toEqual([]);
    expect(broken(`${ARGONIAN}, 2 C1 Indirigan Female`)).toEqual([]);
    expect(broken(`${ARGONIAN}, 3 C1 Indirigan Female`)).toEqual(['ge/deck-construction/26']);
  });

  rule(
    ['ge/deck-construction/29', 'ge-r-dragons-1', 'ge-r-dragon-stocking-1'],
    'dragons and ships are one type here',
    () => {
      expect(broken(`${ARGONIAN}, 1 D1 Scintillating Dragoness`)).toEqual([]);
      expect(broken(`${ARGONIAN}, 2 D1 Scintillating Dragoness`)).toEqual(['ge/deck-construction/26']);
      expect(broken(`${ARGONIAN}, 1 S2 Vektrean Frigate, 1 D1 Scintillating Dragoness`)).toEqual([
        'ge/deck-construction/26',
      ]);
    },
  );

  rule('ge/empire-space-dragon/1', 'a monster with a dragon in its name is no card of the dragons', () => {
    expect(empireOf(printedOf('m4-space-dragon')!)).toBe(undefined);
    expect(broken('1 M2 Planet Gouge, 1 M3 Shadow, 4 M4 Space Dragon')).toEqual([]);
  });

  rule('ge/crucial-rules/1', 'a card whose text bars it from a deck', () => {
    const mine = '1 B2 Ancient Ruins, 1 B3 Tufor Mine Platform';
    expect(rulesOf(`Empire: Tufor\n${deckOf(mine)}`)).toEqual([]);
    expect(rulesOf(`Empire: Argonian\n${deckOf(mine)}`)).toEqual(['ge/crucial-rules/1']);
    const spies = '1 S1 Fleet Freighter, 4 S2 Argonian Escort, 1 S6 Vektrean Spy Cruiser';
    expect(broken(spies)).toEqual(['ge/crucial-rules/1']);
    expect(checkDeck(readDeck(`Empire: Mechad\n${deckOf('1 T5 System')}`))).toMatchObject([
      {
        line: 10,
        rule: 'ge/crucial-rules/1',
        text: 'Mechad decks may not have T5 System.',
      },
    ]);
    expect(broken('1 T5 System')).toEqual([]);
  });

  rule(['ge/empire-nobles/1', 'ge/empire-filarian/6'], 'decks with no ships but generic ones', () => {
    const { judge } = invent({ types: ['C'], strength: 1, title: 'Noble Heir', empire: 'Noble' });
    expect(judge([3], 'Noble', '3 S1 Fleet Freighter, 1 B/S2 Light Battle Sled')).toEqual([]);
    expect(judge([3], 'Noble', '1 S1 Fleet Freighter, 1 S2 P.O.T. Escort')).toEqual(['ge/empire-nobles/1']);
    const filarian = (ship: Partial<Printed> & { types: readonly CardType[] }) =>
      invent({ strength: 1, ...ship }).judge([1], 'Filarian', '3 S1 Fleet Freighter');
    expect(filarian({ types: ['S'] })).toEqual([]);
    for (const ship of [
      { types: ['S'], empire: 'Bolaar' },
      { types: ['D'], empire: 'Space Dragon' },
      { types: ['P'], empire: 'Visonic' },
    ] as const)
      expect(filarian(ship)).toContain('ge/empire-filarian/6');
  });

  rule('ge/empire-psy/1', 'one psy empire in a deck', () => {
    const { judge } = invent(
      { types: ['P'], strength: 1, empire: 'Visonic' },
      { types: ['P'], strength: 1, empire: 'Psycanti' },
    );
    expect([judge([3, 0], 'Visonic'), judge([3, 1], 'Visonic')]).toEqual([[], ['ge/deck-construction/25']]);
  });

  rule('ge/empire-pot/1', 'the P.O.T. as a whole, or one of its elements', () => {
    expect(readDeck('Empire: Plasma Occupied Territory').main).toEqual({ empire: 'P.O.T.' });
    expect(readDeck('Empire: POT').main).toEqual({ empire: 'P.O.T.' });
    expect(readDeck('Empire: Tequan').main).toEqual({ empire: 'P.O.T.', branch: 'Tequan' });
    expect(readDeck('Empire: Centaurians').main).toEqual({ empire: 'P.O.T.', branch: 'Centaurian' });
  });

  const elements = invent(
    { types: ['S'], strength: 1, empire: 'P.O.T.', branch: 'Tequan' },
    { types: ['S'], strength: 1, empire: 'P.O.T.', branch: 'Peladine' },
  );
  rule('ge/empire-pot/2', 'a deck of one element holds its ships and those of the whole', () => {
    expect(elements.judge([1, 0], 'P.O.T.', '1 S2 P.O.T. Escort', 'Tequan')).toEqual([]);
    expect(elements.judge([0, 1], 'P.O.T.', '1 S2 P.O.T. Escort', 'Tequan')).toEqual(['ge/empire-pot/2']);
  });

  rule('ge/empire-pot/3', 'ships of several elements are not used together', () => {
    expect([elements.judge([2, 0], 'P.O.T.'), elements.judge([1, 1], 'P.O.T.')]).toEqual([[], ['ge/empire-pot/3']]);
  });

  rule(
    ['ge/empire-indirigan/1', 'ge/empire-indirigan/3'],
    'Indirigan ships of one tribe, here the Touring Fleet',
    () => {
      const { judge } = invent(
        { types: ['S'], strength: 1, empire: 'Indirigan', branch: 'Nagiridni Pirates' },
        { types: ['S'], strength: 1, empire: 'Indirigan', branch: 'Vicious Six' },
        { types: ['S'], strength: 1, empire: 'Indirigan' },
      );
      expect([judge([1, 0, 0], 'Indirigan'), judge([0, 0, 1], 'Indirigan', '', TOURING_FLEET)]).toEqual([[], []]);
      expect(judge([1, 1, 0], 'Indirigan')).toEqual(['ge/empire-indirigan/1']);
      expect(judge([1, 0, 1], 'Indirigan')).toEqual(['ge/empire-indirigan/1']);
      expect(judge([0, 0, 1], 'Indirigan', '', 'Vicious Six')).toEqual(['ge/empire-indirigan/1']);
    },
  );

  rule('ge/empire-indirigan/5', 'any tribe may be the main empire of a deck', () => {
    expect(readDeck('Empire: Vicious Six').main).toEqual({ empire: 'Indirigan', branch: 'Vicious Six' });
    const { judge } = invent({ types: ['S'], strength: 1, empire: 'Indirigan', branch: 'Vicious Six' });
    expect(judge([5], 'Indirigan', '', 'Vicious Six')).toEqual([]);
  });
});

describe('the reserve fleet', () => {
  rule('ge/reserve-fleet/1', 'is part of the deck, and as many of its cards are taken as there are players', () => {
    const list = `Reserve\n1 O1 Sun Spot\n1 T4 Forming System\n1 S1 Fleet Freighter\n\nDeck\n${EIGHT.replace('5 O1', '4 O1')}`;
    expect(rulesOf(list)).toEqual([]);
    const seat = (players: number) =>
      setupFrom([readDeck(list), ...Array.from({ length: players - 1 }, () => readDeck(EIGHT))]).seats[0]!;
    expect([2, 3, 4].map(n => seat(n).reserve)).toEqual([
      ['o1-sun-spot', 't4-forming-system'],
      ['o1-sun-spot', 't4-forming-system', 's1-fleet-freighter'],
      ['o1-sun-spot', 't4-forming-system', 's1-fleet-freighter'],
    ]);
    // the others are shuffled into the deck
    expect([2, 3].map(n => seat(n).deck.length)).toEqual([40, 39]);
    expect([2, 3].map(n => seat(n).deck.includes('s1-fleet-freighter'))).toEqual([true, false]);
    expect(setupFrom([readDeck(EIGHT), readDeck(EIGHT)]).seats[0]!.reserve).toEqual([]);
    const many = (n: number) =>
      rulesOf(
        `${EIGHT.replace('5 O1', '1 O1')}Reserve fleet (${n}):\n4 O1 Sun Spot\n4 T1 Large Asteroid\n${n - 8} T1 Small Moon`,
      );
    expect([many(12), many(13)]).toEqual([[], ['ge/reserve-fleet/1']]);
  });

  rule(
    ['ge/reserve-fleet/6', 'ge-r-t-reserve-1'],
    'holds no card named for it, and none of which a deck has but one',
    () => {
      const reserve = (card: string) => checkDeck(readDeck(`${EIGHT}Reserve:\n1 ${card}`));
      expect(reserve('E3 Reserve Power')).toEqual([
        {
          line: 10,
          rule: 'ge/reserve-fleet/6',
          text: 'E3 Reserve Power cannot begin in the reserve fleet: its title contains “reserve”.',
          suggestions: [],
        },
      ]);
      expect(reserve('L7 Expeditious Reserves').map(fault => fault.rule)).toEqual(['ge/reserve-fleet/6']);
      expect(reserve('L10 Galactic Armageddon').map(fault => fault.rule)).toEqual(['ge/reserve-fleet/6']);
      expect(reserve('M9 Kraken')).toEqual([]);
      expect(rulesOf(`${EIGHT}1 E3 Reserve Power\n1 L10 Galactic Armageddon`)).toEqual([]);
      expect(message(() => setupFrom([readDeck(EIGHT), readDeck(`${EIGHT}Reserve:\n1 E3 Reserve Power`)]))).toMatch(
        /^Deck 2: E3 Reserve Power cannot begin/,
      );
    },
  );
});

describe('reading a deck', () => {
  const LIST = `Name: Storm # for Friday
Empire: argonian first republic
Reserve
1 T4 Small Planet

Deck (9)
# ships
4 s4 argonian destroyer
2x R/E5 Fighter
Ships:
`;
  test('gives the cards with their lines, the name, the empire and the reserve fleet', () => {
    const deck = readDeck(LIST.replace('Ships:\n', 'Boarding Party (C4)\n'));
    expect(deck.faults).toEqual([]);
    expect([deck.name, deck.main]).toEqual(['Storm', { empire: 'Argonian' }]);
    expect(deck.reserve).toEqual([{ id: 't4-small-planet', count: 1, line: 4 }]);
    expect(deck.cards).toEqual([
      { id: 't4-small-planet', count: 1, line: 4 },
      { id: 's4-argonian-destroyer', count: 4, line: 8 },
      { id: 'e5-fighter', count: 2, line: 9 },
      { id: 'c4-boarding-party', count: 1, line: 10 },
    ]);
  });

  test('a list prints as it was, with all its problems', () => {
    for (const text of [
      LIST,
      '\ufeff4  S4 ARGONIAN DESTROYER\r\n\r\n3 Krakken // who?\n',
      ...readyDecks.map(deck => deck.list),
    ])
      expect(printList(readDeck(text).list)).toBe(text);
  });

  test('every card is found by type, strength and title, with R/ and without', () => {
    for (const card of PRINTED) {
      const name = listName(card);
      for (const written of [name, ...(card.reaction ? [`R/${name}`] : [])])
        expect([written, readDeck(`1 ${written}`).cards]).toEqual([written, [{ id: card.id, count: 1, line: 1 }]]);
    }
  });

  rule('ge/card-nomenclature/5', 'both titles are names of a card, together or alone', () => {
    for (const [written, id] of [
      ['Twin Planets', 't5-twin-planets'],
      ['Verkirsh I & II', 't5-twin-planets'],
      ['Twin Planets - Verkirsh I & II', 't5-twin-planets'],
      ['T5 verkirsh i & ii', 't5-twin-planets'],
      ['Argonian Blizzard Destroyer', 's4-argonian-destroyer'],
      ['Candor II', 't5-planet-candor-ii'],
      ['Planet (Candor II)', 't5-planet-candor-ii'],
      ['Mercenary (6)', 'c6-mercenary'],
      ['Mercenary (strength 2)', 'c2-mercenary'],
      ['Space Dragon', 'm4-space-dragon'],
      ['B5 Vektrean Asteroid Outpost', 'tb5-vektrean-asteroid-outpost'],
      ['POT Escort', 's2-p-o-t-escort'],
      ['Offensive/Defensive Electronic Warfare', 'o3-offensive-defensive-electronic-warfare'],
    ] as const) {
      const deck = readDeck(`1 ${written}`);
      expect([written, deck.faults, deck.cards]).toEqual([written, [], [{ id, count: 1, line: 1 }]]);
    }
  });

  test('names the line and names that may have been meant', () => {
    const deck = readDeck('4 Mercenary\n4 S4 Argonian Destoyer\n\n0 M9 Kraken\nShipps:\n2 Planet (5)');
    expect(deck.faults.map(fault => [fault.line, fault.suggestions])).toEqual([
      [1, ['C2 Mercenary', 'C6 Mercenary']],
      [2, expect.arrayContaining(['S4 Argonian Destroyer'])],
      [4, []],
      [5, expect.arrayContaining(['ships'])],
      [6, expect.arrayContaining(['T3 Planet - Crystal Planet'])],
    ]);
    expect(deck.faults[1]!.suggestions[0]).toBe('S4 Argonian Destroyer');
  });

  test('types and strengths are judged only if every name is known', () => {
    const oops = checkDeck(readDeck(EIGHT.replace('5 O1 Sun Spot', '5 Qwertyuiop')));
    expect(oops.map(fault => [fault.line, fault.rule])).toEqual([[8, '']]);
  });

  test('never throws', () => {
    for (const text of [
      '',
      '\0\0',
      ':::::',
      'x'.repeat(2_000_000),
      '999 T/H2 Plasma Field\n'.repeat(9),
      'Empire:',
      '# no',
    ])
      expect(() => checkDeck(readDeck(text))).not.toThrow();
  });
});

describe('a setup from decks', () => {
  rule('ge/introduction/1', 'is for 2 to 12 players', () => {
    const decks = (n: number) => Array.from({ length: n }, () => readDeck(EIGHT));
    for (const n of [2, 12]) expect(setupFrom(decks(n)).seats.length).toBe(n);
    for (const n of [0, 1, 13]) expect(message(() => setupFrom(decks(n)))).toMatch(/needs 2 to 12 decks/);
  });

  test('tells which player plays which deck', () => {
    const mine = readDeck(EIGHT);
    const setup = setupFrom([mine, readyDeck('tufor'), readDeck(`Empire: Tequan\n${EIGHT}`)], ['Ann']);
    expect(
      setup.seats.map(({ name, deck, reserve, empire, branch }) => [
        name,
        deck.length,
        reserve!.length,
        empire,
        branch,
      ]),
    ).toEqual([
      ['Ann', 40, 0, undefined, undefined],
      [undefined, 57, 3, 'Tufor', undefined],
      [undefined, 40, 0, 'P.O.T.', 'Tequan'],
    ]);
    expect([...setup.seats[0]!.deck].sort()).toEqual(each(mine.cards).sort());
  });

  test('a match checks its decks, unless any deck may play', () => {
    const start = (setup: unknown) => () => galacticEmpires.create(setup, 1);
    const short = setupFrom([readDeck(EIGHT), readDeck(EIGHT.replace('5 O1', '4 O1'))]);
    expect(message(start(short))).toBe(
      'The deck of seat 2: A deck needs at least 40 cards. This deck has 39. (ge/deck-construction/4)',
    );
    expect(start({ seats: short.seats.map(seat => ({ ...seat, format: undefined })) })).not.toThrow();
    expect(start(setupFrom([readDeck(EIGHT), readyDeck('krebiz')]))).not.toThrow();
    const { seats } = setupFrom([readDeck(EIGHT), readDeck(EIGHT)]);
    expect(message(start({ seats: [seats[0], { ...seats[1], reserve: ['l10-galactic-armageddon'] }] }))).toMatch(
      /seat 2.*ge\/reserve-fleet\/6/,
    );
    expect(message(start({ seats: [{ ...seats[0], empire: 'Martian' }, seats[1]] }))).toMatch(/no empire "Martian"/);
    // an empire without cards in the deck does no harm, one with cards does
    const ships = { ...seats[0], deck: [...seats[0]!.deck, 's2-argonian-escort'] };
    expect(message(start({ seats: [{ ...ships, empire: 'Tufor' }, seats[1]] }))).toMatch(/ge\/deck-construction\/25/);
    expect(start({ seats: [{ ...ships, empire: 'Argonian' }, seats[1]] })).not.toThrow();
  });

  test('refuses an impossible match in one line', () => {
    const deck = readDeck(EIGHT);
    expect(message(() => setupFrom([deck, deck], ['A', 'B', 'C']))).toMatch(/3 players/);
    expect(message(() => setupFrom([readDeck('Name: Oops\n4 M9 Kracken'), deck]))).toMatch(
      /^Deck 1 \(Oops\), line 2: .* Did you mean M9 Kraken/,
    );
  });
});

describe('the ready decks', () => {
  test('there is one for each empire that can lead a deck of this edition', () => {
    expect(readyDecks.map(deck => deck.empire).sort()).toEqual(
      [...new Set(PRINTED.flatMap(card => (card.empire === 'Indirigan' ? [] : (card.empire ?? []))))].sort(),
    );
    expect(message(() => readyDeck('federation'))).toMatch(/^No ready deck .* argonian, clydon, .*dragon, .*tranoan/);
    expect(readyDeck('Krebiz').name).toBe('Claws and Capsules');
    expect(readySetup('argonian', 'dragon').seats.map(seat => seat.empire)).toEqual(['Argonian', 'Space Dragon']);
  });

  test('there is one for each other empire with units, psys or abilities enough to lead a deck of later sets', () => {
    const count = new Map<Empire, number>();
    const first = new Set<Empire>(readyDecks.map(deck => deck.empire));
    for (const { empire, types } of printedCards.values())
      if (empire !== undefined && !first.has(empire) && types.some(type => 'SPA'.includes(type)))
        count.set(empire, (count.get(empire) ?? 0) + 1);
    const enough = [...count].flatMap(([empire, n]) => (n >= 6 ? [empire] : []));
    expect(laterDecks.map(deck => deck.empire).sort()).toEqual(enough.sort());
  });

  test('only those of later empires need later sets', () => {
    for (const { name } of readyDecks) expect([name, readySetup(name, name).sets]).toEqual([name, ['universe']]);
    for (const { name } of laterDecks) {
      const { sets } = readySetup('argonian', name);
      expect([name, sets![0], sets!.length > 1]).toEqual([name, 'universe', true]);
    }
  });

  const all = [...readyDecks, ...laterDecks].map(deck => [deck.name, deck] as const);

  test.each(all)('%s is legal and named', (name, ready) => {
    const deck = readyDeck(name);
    expect(checkDeck(deck)).toEqual([]);
    expect(total(ready.list)).toBe(60);
    expect([deck.name, deck.main]).toEqual([ready.title, { empire: ready.empire }]);
    expect(ready.about.length).toBeGreaterThan(60);
  });

  test.each(all)('%s can be played from its own terrain', (name, { empire }) => {
    const cards = each(readyDeck(name).cards).map(id => printedOf(id)!);
    const made = (kind: PointKind) =>
      cards.reduce((n, card) => n + (card.types[0] === 'T' ? (card.makes?.[kind] ?? 0) : 0), 0);
    const needed = (kind: PointKind) =>
      cards.reduce((n, card) => n + ('SDPB'.includes(card.types[0]!) ? (card.requires?.[kind] ?? 0) : 0), 0);
    const terrain = cards.filter(card => card.types[0] === 'T');
    const units = cards.filter(card => 'SDP'.includes(card.types[0]!));
    expect([terrain.length >= 16, terrain.length <= 20, units.length >= 11]).toEqual([true, true, true]);
    // half of the terrain can be played in the first turns
    expect(terrain.filter(card => card.strength <= 3).length).toBeGreaterThanOrEqual(8);
    // the terrain makes what the fleet needs, with economy for the rest
    const short = (['supply', 'energy', 'research'] as const).reduce(
      (n, kind) => n + Math.max(0, needed(kind) - made(kind)),
      0,
    );
    expect(made('economy')).toBeGreaterThanOrEqual(short + needed('economy'));
    // ships, dragons or psys of its own empire; Filarians have generic ships alone. Every ship has a weapon
    const own = units.filter(card => card.empire !== undefined);
    expect(own.length >= 9 || empire === 'Filarian').toBe(true);
    expect(own.every(card => card.empire === empire)).toBe(true);
    expect(units.filter(card => card.types[0] !== 'P' && gunsOn(card) === 0)).toEqual([]);
    // of six cards for the reserve fleet, the first is terrain and the second a ship, a dragon or a psy
    const reserve = readyDeck(name).reserve.map(card => printedOf(card.id)!);
    expect([reserve.length, reserve[0]!.types[0], units.includes(reserve[1]!)]).toEqual([6, 'T', true]);
  });
});
