import { nameKey } from '@orrery/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardsIn,
  type DeckData,
  type ListFormat,
  type ListLine,
  makeList,
  mendedCards,
  NameIndex,
  parseList,
  printList,
  slipsBetween,
  unmended,
} from '../src/index.ts';

fc.configureGlobal({ seed: Number(process.env.ORRERY_SEED ?? 5) });

const races = ['Narn', 'Centauri', 'Minbari', 'Human'];

const index = new NameIndex([
  { id: 'level', title: 'Level the Playing Field' },
  { id: 'lennier', title: 'Lennier' },
  { id: 'jadoc', title: 'Ja’Doc' },
  { id: 'draal', title: 'Draal' },
  { id: 'londo', title: 'Londo Mollari', aliases: ['Ambassador Mollari'] },
  { id: 'camp', title: 'Ganymede/Hunters’ Camp', aliases: ['Hunters’ Camp'] },
  { id: 'eye', title: 'The Eye' },
  { id: 'machine', title: 'Great Machine, The' },
  { id: 'quadrant-14', title: 'Quadrant 14' },
  { id: 'quadrant-37', title: 'Quadrant 37' },
  { id: 'berson', title: '”Two-Way” Berson' },
  { id: 'na-toth', title: 'Na’Tóth' },
  { id: 'talia', title: 'Talia Winters (Deluxe)' },
  { id: 'racer', title: 'XeRacer' },
  { id: 'conflict', title: 'Conflict' },
  { id: 'reserve', title: 'Reserve' },
  { id: 'picket', title: 'Picket Fleet' },
  ...races.map(race => ({ id: `first-${race.toLowerCase()}`, title: 'First Battle Fleet', qualifier: race })),
]);

const format: ListFormat = {
  index,
  sections: {
    deck: ['deck', 'main deck', 'main'],
    hand: ['starting hand', 'hand', 'opening hand'],
    reserve: ['reserve', 'sideboard', 'side board'],
  },
  types: ['Characters', 'Events', 'Fleets', 'Agendas', 'Conflict', 'Conflicts'],
  keys: ['Name', 'Race', 'Faction'],
};

const parse = (text: string, changes: Partial<ListFormat> = {}) => parseList(text, { ...format, ...changes });
const deck = (text: string) => cardsIn(parse(text), 'deck').map(card => `${card.count} ${card.id}`);
const only = (text: string): ListLine => {
  const { lines } = parse(text);
  expect(lines).toHaveLength(1);
  return lines[0]!;
};
const fault = (text: string) => {
  const { faults } = parse(text);
  expect(faults).toHaveLength(1);
  return faults[0]!;
};

describe('card lines', () => {
  it.each([
    ['3 Level the Playing Field', '3 level'],
    ['3x Lennier', '3 lennier'],
    ['3X Lennier', '3 lennier'],
    ['3 x Lennier', '3 lennier'],
    ['3xLennier', '3 lennier'],
    ['3× Lennier', '3 lennier'],
    ['(3) Lennier', '3 lennier'],
    ['[3x] Lennier', '3 lennier'],
    ['Lennier x3', '3 lennier'],
    ['Lennier ×3', '3 lennier'],
    ['Lennier (3)', '3 lennier'],
    ['Lennier (x3)', '3 lennier'],
    ['Lennier\t3', '3 lennier'],
    ['3\tLennier', '3 lennier'],
    ['Lennier', '1 lennier'],
    ['  Lennier  ', '1 lennier'],
    ["1  Ja'Doc   # my comment", '1 jadoc'],
    ['2 Draal // the machine', '2 draal'],
    ['- 2 Draal', '2 draal'],
    ['* 2 Draal', '2 draal'],
    ['• 2 Draal', '2 draal'],
    ['•2 Draal', '2 draal'],
    ['- Draal', '1 draal'],
    ['**2 Draal**', '2 draal'],
    ['\u200b2 Draal', '2 draal'],
    ['02 Draal', '2 draal'],
    ['999 Draal', '999 draal'],
    ['Quadrant 37', '1 quadrant-37'],
    ['2 Quadrant 37', '2 quadrant-37'],
    ['2 XeRacer', '2 racer'],
    ['2 "Two-Way" Berson', '2 berson'],
    ['3 Talia Winters (Deluxe)', '3 talia'],
    ['2 Lennier (Premier)', '2 lennier'],
    ['Lennier (Premier) x2', '2 lennier'],
    ['<li>3 Draal</li>', '3 draal'],
    ['2 Ja&rsquo;Doc<br>', '2 jadoc'],
    ['Draal.....3', '3 draal'],
    ['3 - Draal', '3 draal'],
    ['3: Draal', '3 draal'],
    ['3) Draal', '3 draal'],
    ['Draal - 3', '3 draal'],
    ['Draal: 3', '3 draal'],
    ['Lennier 3', '3 lennier'],
    ['three Lennier', '3 lennier'],
  ])('%j is %s', (line, expected) => {
    expect(parse(line).faults).toEqual([]);
    expect(deck(line)).toEqual([expected]);
  });

  it.each([
    ['Hunters Camp', 'camp'],
    ['hunters’camp', 'camp'],
    ['ganymede / hunters camp', 'camp'],
    ['JaDoc', 'jadoc'],
    ['JA`DOC', 'jadoc'],
    ['na toth', 'na-toth'],
    ['NA’TÓTH', 'na-toth'],
    ['Eye, The', 'eye'],
    ['the eye', 'eye'],
    ['Eye', 'eye'],
    ['The Great Machine', 'machine'],
    ['Great Machine', 'machine'],
    ['Great Machine, the', 'machine'],
    ['The Lennier', 'lennier'],
    ['Ambassador Mollari', 'londo'],
  ])('%s names %s', (name, id) => {
    expect(index.lookup(name)).toEqual([id]);
    expect(deck(`2 ${name}`)).toEqual([`2 ${id}`]);
  });

  it('says where it stands, and keeps its comment', () => {
    const list = parse('# mine\r\n\r\n3 Lennier # the aide\r\n');
    expect(cardsIn(list)).toEqual([{ id: 'lennier', count: 3, line: 3 }]);
    expect(list.lines[2]).toEqual({
      kind: 'card',
      section: 'deck',
      count: 3,
      name: 'Lennier',
      id: 'lennier',
      candidates: ['lennier'],
      comment: 'the aide',
      text: '3 Lennier # the aide',
      nameAt: [2, 9],
      ending: '\r\n',
    });
  });

  it('prefers a title to an alias, and a full title to one without its article', () => {
    const names = new NameIndex([
      { id: 'a', title: 'Michael Garibaldi', aliases: ['Garibaldi'] },
      { id: 'b', title: 'Garibaldi' },
      { id: 'c', title: 'The Hive' },
      { id: 'd', title: 'Hive' },
      { id: 'e', title: 'Chief', aliases: ['chief!'] },
    ]);
    expect(names.lookup('garibaldi')).toEqual(['b']);
    expect(names.lookup('hive')).toEqual(['d']);
    expect(names.lookup('hive, the')).toEqual(['c']);
    expect(names.lookup('CHIEF')).toEqual(['e']);
    expect(names.lookup('nobody')).toEqual([]);
  });
});

describe('comments and blanks', () => {
  it.each(['# a', '// a', '; a', '#a', '  # a', '-----', '=====', '* * *'])('%j is a comment', line => {
    expect(only(line).kind).toBe('comment');
    expect(parse(line).faults).toEqual([]);
  });

  it.each(['', ' ', '\t \t'])('%j is blank', line => {
    expect(only(`${line}\n`).kind).toBe('blank');
  });

  it('leaves a commented card out', () => {
    expect(deck('# 3 Lennier\n2 Draal')).toEqual(['2 draal']);
  });

  it('takes only a mark after white space for a comment', () => {
    expect(fault('Lennier#rare').text).toBe('Lennier#rare');
  });
});

describe('headings', () => {
  it.each([
    ['Deck', 'deck', undefined],
    ['DECK:', 'deck', undefined],
    ['== Deck ==', 'deck', undefined],
    ['[Deck]', 'deck', undefined],
    ['[Deck] 45', 'deck', 45],
    ['--- Deck ---', 'deck', undefined],
    ['## Deck', 'deck', undefined],
    ['## Deck ##', 'deck', undefined],
    ['Main deck', 'deck', undefined],
    ['Deck # mine', 'deck', undefined],
    ['**Starting Hand (4)**', 'hand', 4],
    ['**Starting Hand** (4)', 'hand', 4],
    ['**Starting Hand:** 4', 'hand', 4],
    ['Starting Hand: 4', 'hand', 4],
    ['Reserve (20 cards)', 'reserve', 20],
    ['Sideboard', 'reserve', undefined],
    ['side-board', 'reserve', undefined],
    ['Events (12):', undefined, 12],
    ['Characters - 14', undefined, 14],
    ['Characters – 14', undefined, 14],
    ['Characters (14)', undefined, 14],
    ['Characters x14', undefined, 14],
    ['14 Characters', undefined, 14],
    ['(14) Characters', undefined, 14],
    ['- Events', undefined, undefined],
    ['Events......4', undefined, 4],
    ['Fleets and Events (6):', undefined, 6],
    ['Characters/Agendas', undefined, undefined],
    ['<b>Deck</b>', 'deck', undefined],
    ['Events (0)', undefined, 0],
  ])('%j leads to %s', (line, section, count) => {
    expect(parse(line).faults).toEqual([]);
    const heading = only(line);
    expect(heading).toMatchObject({ kind: 'heading' });
    expect(heading).toHaveProperty('title');
    if (heading.kind === 'heading') expect([heading.section, heading.count]).toEqual([section, count]);
  });

  it('puts cards into the section named last; a card type keeps it', () => {
    const list = parse(
      'Lennier\nStarting Hand (2)\nCharacters:\n2 Draal\nSideboard\nEye\n\nEvents\nQuadrant 14\nDeck\nJaDoc',
    );
    const ids = (section: string) => cardsIn(list, section).map(card => card.id);
    expect(list.faults).toEqual([]);
    expect(ids('deck')).toEqual(['lennier', 'jadoc']);
    expect(ids('hand')).toEqual(['draal']);
    expect(ids('reserve')).toEqual(['eye', 'quadrant-14']);
    expect(cardsIn(list)).toHaveLength(5);
  });

  it('starts in the first section, or in the one that the format says', () => {
    expect(cardsIn(parse('Lennier', { firstSection: 'hand' }), 'hand')).toHaveLength(1);
  });

  it('takes a card with the words of a heading for the card, unless it ends in a colon or is decorated', () => {
    expect(deck('Conflict\n2 Reserve\nReserve x3')).toEqual(['1 conflict', '2 reserve', '3 reserve']);
    for (const heading of ['Conflict:', '== Conflict ==', '[Conflict]', '**Conflict**', 'Reserve:', 'Conflict (14):'])
      expect(only(heading).kind, heading).toBe('heading');
    // copies in brackets behind a title are copies of it, as behind any other
    expect(deck('Reserve (3)')).toEqual(['3 reserve']);
  });

  it('keeps a name that only looks like a counted heading a card', () => {
    expect(deck('Quadrant 14\nQuadrant (37)')).toEqual(['1 quadrant-14', '1 quadrant-37']);
  });

  it.each([
    ['Starting hand cards', 'hand'],
    ['My deck', 'deck'],
    ['# Starting Hand', 'hand'],
    ['// Sideboard', 'reserve'],
    ['//Sideboard (3)', 'reserve'],
    ['Starting Hand: 4 cards total', 'hand'],
  ])('%j opens its section, as other programs and old pages write it', (line, section) => {
    expect(parse(line).faults).toEqual([]);
    expect(only(line)).toMatchObject({ kind: 'heading', section });
  });

  it('a card left out by a mark is no heading', () => {
    expect(deck('# 3 Reserve\n# 2 Hand\n2 Draal')).toEqual(['2 draal']);
  });

  it('with a number in front is one only where so many cards stand below it: else it is as likely a card', () => {
    const agreed = parse('12 Main deck\nCharacters\n11 Draal\nLenier\nHand\n2 Eye');
    expect(agreed.faults.map(({ line }) => line)).toEqual([4]);
    expect(cardsIn(agreed, 'hand')).toEqual([{ id: 'eye', count: 2, line: 6 }]);
    for (const [line, count] of [
      ['1 Hand', 1],
      ['5 Hand', 5],
      ['12 Hand', 12],
      ['Hand x2', 2],
      ['2x Hand', 2],
    ] as const) {
      const list = parse(`${line}\n3 Draal\n2 Eye`);
      expect(list.faults, line).toMatchObject([
        { line: 1, message: 'No card is called “Hand”. To write a heading, write “Hand:” without the number.' },
      ]);
      expect(cardsIn(list, 'deck').map(card => card.id)).toEqual(['draal', 'eye']);
      expect(unmended(list)).toEqual({ unknown: count, absent: 0 });
    }
  });

  it('of a type goes on with the deck below a hand that is full', () => {
    const full = { hand: { cards: 2, next: 'deck' } };
    const read = (hand: string) => {
      const list = parse(`Hand\n${hand}\n\nCharacters\n2 Draal\nEvents\nEye`, { full });
      return ['hand', 'deck'].map(section =>
        cardsIn(list, section)
          .map(card => card.id)
          .join(' '),
      );
    };
    expect(read('Lennier\nXeRacer')).toEqual(['lennier racer', 'draal eye']);
    expect(read('Lennier')).toEqual(['lennier draal', 'eye']);
    expect(read('2 Lenier')).toEqual(['', 'draal eye']);
  });

  it('and a line that sums the list up are no cards', () => {
    for (const line of ['Total: 60 cards', 'Total 60', '60 cards total', '-- Total: 60 --'])
      expect(only(line).kind, line).toBe('comment');
  });

  it('explains an unknown heading, and names the nearest', () => {
    const { message, suggestions } = fault('Startng Hand:');
    expect(message).toMatch(/Startng Hand/);
    expect(suggestions[0]).toBe('starting hand');
  });
});

describe('metadata', () => {
  it('is kept under the spelling of the format', () => {
    const list = parse('name: My deck #2 # the good one\nRACE : Narn\n**Faction:** Kha’Ri\n\nDeck\nLennier');
    expect(list.faults).toEqual([]);
    expect(list.metadata).toEqual({ Name: 'My deck #2', Race: 'Narn', Faction: 'Kha’Ri' });
  });

  it('may be long, and may hold a colon', () => {
    const value = `${'very '.repeat(200)}long: indeed`;
    expect(parse(`Name: ${value}`).metadata).toEqual({ Name: value });
  });

  it('may stand behind a dash, and under another word', () => {
    expect(parse('Race - Narn\nDeck name: Mine', { keyWords: { 'Deck name': 'Name' } }).metadata).toEqual({
      Race: 'Narn',
      Name: 'Mine',
    });
    expect(only('Race - 3').kind).toBe('unread');
  });

  it('cannot say two things', () => {
    const list = parse('Race: Narn\nRace: Narn\nRace: Human');
    expect(list.metadata).toEqual({ Race: 'Narn' });
    expect(list.faults.map(({ line }) => line)).toEqual([3]);
  });
});

describe('several cards in one line', () => {
  it('are told to stand each on its own, and count where they will stand', () => {
    const list = parse('Hand - Draal, 2 Lennier, Eye\nDeck\nXeRacer / 1 Draal');
    expect(list.faults.map(({ line, message }) => [line, message])).toEqual([
      [1, 'Write “Hand:” on its own line. Write each card on a line below it.'],
      [3, 'The line names several cards. Write each card on its own line.'],
    ]);
    expect(mendedCards(list, 'hand').map(card => [card.id, card.count])).toEqual([
      ['draal', 1],
      ['lennier', 2],
      ['eye', 1],
    ]);
    expect(mendedCards(list, 'deck').map(card => card.id)).toEqual(['racer', 'draal']);
    expect(cardsIn(list)).toEqual([]);
  });
});

describe('cards of the real game that are not here', () => {
  const absent = {
    game: 'the game',
    index: new NameIndex([
      { id: 'crusade', title: 'Crusade', qualifier: 'Premier' },
      { id: 'byron', title: 'Byron' },
      { id: 'hand', title: 'Hand' },
    ]),
  };
  const read = (text: string) => parse(text, { absent });

  it('may have a title that ends in brackets, beside a card here with the same words before them', () => {
    const later = {
      game: 'the game',
      index: new NameIndex([{ id: 'old', title: 'Draal (Old)', qualifier: 'Old' }]),
    };
    const [fault] = parse('1 Draal (Old)', { absent: later }).faults;
    expect(fault!.message).toContain('“Draal (Old)” is a known card of the game, from Old');
    expect(parse('1 Draal', { absent: later }).faults).toEqual([]);
  });

  it('cannot be entered by owners in every game', () => {
    expect(parse('1 Byron', { absent: { ...absent, notEntered: true } }).faults).toEqual([
      {
        line: 1,
        text: '1 Byron',
        message: '“Byron” is a known card of the game, but not playable yet. Use another card.',
        suggestions: [],
      },
    ]);
  });

  it('are called so, with their set where it is known, and are no misspelling', () => {
    expect(read('1 Crusade\nByron x2').faults).toEqual([
      {
        line: 1,
        text: '1 Crusade',
        message:
          '“Crusade” is a known card of the game, from Premier, but not playable yet. Enter it if you own it, or use another card.',
        suggestions: [],
      },
      {
        line: 2,
        text: 'Byron x2',
        message:
          '“Byron” is a known card of the game, but not playable yet. Enter it if you own it, or use another card.',
        suggestions: [],
      },
    ]);
  });

  it('swallow nothing where they share their name with a heading', () => {
    for (const line of ['1 Hand', 'Hand', 'Hand x1', 'Hand (1)', '- 1 Hand']) {
      const list = read(`${line}\n1 Draal`);
      expect(list.faults, line).toHaveLength(1);
      expect(cardsIn(list, 'deck'), line).toHaveLength(1);
      expect(unmended(list), line).toEqual({ unknown: 0, absent: 1 });
    }
    for (const line of ['Hand:', '== Hand ==', '# Hand'])
      expect(cardsIn(read(`${line}\n1 Draal`), 'hand')).toHaveLength(1);
  });

  it('are named where a wrong name is most like theirs, so that nobody mends it to a second fault', () => {
    const [wrong] = read('1 Crusad').faults;
    expect(wrong!.message).toBe(
      'No card is called “Crusad”. You may mean Crusade, a card of the game that Orrery does not have yet.',
    );
    expect(read('1 Lenier').faults[0]!.suggestions).toEqual(['Lennier']);
  });
});

describe('a list as it will be once it is mended', () => {
  it('has the cards that wrong names are most like, with their counts, and knows how many it cannot tell', () => {
    const list = parse('Hand\n2 Lenier\n0 Draal\nDeck\n3 Qwertyuiop\nEye\nby Joe Smith');
    expect(mendedCards(list, 'hand')).toEqual([
      { id: 'lennier', count: 2, line: 2 },
      { id: 'draal', count: 1, line: 3 },
    ]);
    expect(mendedCards(list).map(card => card.id)).toEqual(['lennier', 'draal', 'eye']);
    expect(unmended(list)).toEqual({ unknown: 3, absent: 0 });
    expect(unmended(list, 'hand')).toEqual({ unknown: 0, absent: 0 });
    expect(list.faults.at(-1)!.message).toBe('No card is called “by Joe Smith”. Begin a comment with #.');
  });

  it('counts namesakes that nothing tells apart yet', () => {
    expect(mendedCards(parse('2 First Battle Fleet'))).toMatchObject([{ count: 2 }]);
  });
});

describe('namesakes', () => {
  const candidates = races.map(race => `first-${race.toLowerCase()}`);

  it('are all looked up', () => {
    expect(index.lookup('first battle fleet')).toEqual(candidates);
  });

  it('are told apart by a qualifier', () => {
    for (const line of ['2 First Battle Fleet (Narn)', 'First Battle Fleet [narn] x2', 'First Battle Fleet (Narn) (2)'])
      expect(deck(line)).toEqual(['2 first-narn']);
  });

  it('are left to the caller, who sees the whole metadata', () => {
    const seen: unknown[] = [];
    const list = parse('First Battle Fleet\n2 First Battle Fleet (Human)\nRace: Centauri', {
      choose: (ids, qualifier, metadata) => {
        seen.push([ids, qualifier, metadata]);
        return ids.find(id => id === `first-${(qualifier ?? metadata.Race!).toLowerCase()}`);
      },
    });
    expect(seen).toEqual([
      [candidates, undefined, { Race: 'Centauri' }],
      [candidates, 'Human', { Race: 'Centauri' }],
    ]);
    expect(cardsIn(list).map(card => card.id)).toEqual(['first-centauri', 'first-human']);
    expect(list.faults).toEqual([]);
  });

  it('are a fault while nobody chooses, and the line keeps them all', () => {
    const list = parse('First Battle Fleet');
    expect(list.lines[0]).toMatchObject({ kind: 'card', candidates });
    expect(cardsIn(list)).toEqual([]);
    expect(list.faults).toHaveLength(1);
    expect(list.faults[0]!.suggestions).toEqual([
      'First Battle Fleet (Narn)',
      'First Battle Fleet (Centauri)',
      'First Battle Fleet (Minbari)',
    ]);
    expect(parse('First Battle Fleet', { choose: () => 'stranger' }).faults).toHaveLength(1);
    expect(parse('First Battle Fleet (Drazi)').faults).toHaveLength(1);
  });
});

describe('faults', () => {
  it('are all found in one pass, each with its line', () => {
    const { faults } = parse('\ufeffDeck\r\n3 Lenier\r\n\r\n2 Draal\r\n0 Draal\r\nPlaying Field\r\n');
    expect(faults).toEqual([
      { line: 2, text: '3 Lenier', message: 'No card is called “Lenier”.', suggestions: ['Lennier'] },
      { line: 5, text: '0 Draal', message: 'The count “0” is not a whole number from 1 to 999.', suggestions: [] },
      {
        line: 6,
        text: 'Playing Field',
        message: 'No card is called “Playing Field”.',
        suggestions: ['Level the Playing Field'],
      },
    ]);
  });

  it.each([
    ['2 Draal the Great', 'Draal'],
    ['Leneir', 'Lennier'],
    ['Mollari', 'Londo Mollari'],
    ['Ambasador Molari', 'Londo Mollari'],
    ['Plying Feild', 'Level the Playing Field'],
    ['Eey', 'The Eye'],
    ['Frist Battle Fleet', 'First Battle Fleet'],
  ])('%j suggests %s first', (line, title) => {
    expect(fault(line).suggestions[0]).toBe(title);
  });

  it.each(['xyzzy', 'qwertyuiop asdf', 'the of', 'a', '???', 'Foo Fleet', 'Zathras'])('%j suggests nothing', line => {
    expect(fault(line).suggestions).toEqual([]);
  });

  it('names at most three suggestions, each once', () => {
    const names = new NameIndex(
      ['Alpha', 'Alphb', 'Alphc', 'Alphd', 'Alpha'].map((title, id) => ({ id: `${id}`, title })),
    );
    expect(names.nearest('Alphx')).toEqual(['Alpha', 'Alphb', 'Alphc']);
  });

  it.each([
    '0 Draal',
    '-1 Draal',
    '1000 Draal',
    '1.5 Draal',
    '1,000x Draal',
    '2. Draal',
    'Draal x0',
    'Draal (1000)',
  ])('%j has an absurd count', line => {
    expect(fault(line).message).toMatch(/count/);
    expect(cardsIn(parse(line))).toEqual([]);
  });

  it.each([
    'NaN Draal',
    '?x Draal',
    'Infinity Draal',
    '1e3 Draal',
    'Draal xx',
    '-2 Draal',
    '3-4 Draal',
  ])('%j is a fault', line => {
    expect(fault(line).line).toBe(1);
  });

  it('may be two in one line', () => {
    expect(parse('0 Lenier').faults).toHaveLength(2);
  });

  it('tell of a count without a card', () => {
    expect(fault('3').message).toMatch(/no card/);
    expect(fault('3x').message).toMatch(/no card/);
  });

  it('tell of a line too long to be a card, briefly', () => {
    const { message } = fault('Lennier '.repeat(200));
    expect(message.length).toBeLessThan(200);
  });
});

describe('limits', () => {
  const whole = (text: string) => {
    const list = parse(text);
    expect(printList(list) === text).toBe(true);
    return list;
  };

  it('refuse more than 10,000 cards with one fault', () => {
    const list = whole(`${'999 Draal\n'.repeat(10)}10 Draal\n1 Lennier\nnonsense`);
    expect(list.faults).toHaveLength(1);
    expect(list.faults[0]).toMatchObject({ line: 12, text: '1 Lennier' });
    expect(list.faults[0]!.message).toMatch(/10,000/);
    expect(cardsIn(list)).toEqual([]);
    expect(whole(`${'999 Draal\n'.repeat(10)}10 Draal\n`).faults).toEqual([]);
  });

  it('refuse more than a megabyte with one fault', () => {
    for (const unit of ['# comment\n', ' ', '\n', 'é', '(((', 'x3 ', ' #']) {
      const { faults } = whole(unit.repeat(1_100_000 / unit.length));
      expect(faults).toHaveLength(1);
      expect(faults[0]!.message).toMatch(/1 MB/);
      expect(faults[0]!.text.length).toBeLessThanOrEqual(500);
    }
    expect(whole('é'.repeat(600_000)).faults[0]!.message).toMatch(/1 MB/);
  });

  it('refuse more than 50,000 lines with one fault', () => {
    expect(whole('\n'.repeat(60_000)).faults).toMatchObject([{ line: 50_001, text: '' }]);
    expect(whole('\n'.repeat(50_000)).faults).toEqual([]);
  });

  // how long an expression takes is held by test/regular-expressions.test.ts; here a text that could hang the reader ends, and stays whole
  it('let a hostile text be read to its end', () => {
    for (const unit of [
      ' ',
      '\t',
      '(',
      '()',
      '[1] ',
      'x3 ',
      '- ',
      ': ',
      '*',
      ' #',
      'a, ',
      '1 ',
      'a\n',
      '\n',
      '0 Draal\n',
    ])
      whole(unit.repeat(Math.floor(990_000 / unit.length)));
    const word = (i: number) => `Commander ${String.fromCharCode(97 + (i % 26)).repeat(20)} of ${i} the playing fleet`;
    whole(Array.from({ length: 9_000 }, (_, i) => word(i)).join('\n'));
  });
});

describe('printing', () => {
  it('gives a parsed text back, mark, line ends and faults included', () => {
    const text = '\ufeffName:  X \r\n\r\n== Deck ==\n - 3x  Lennier   # hm\r  nonsense\n\t\nLennier x2';
    expect(printList(parse(text))).toBe(text);
    expect(printList(parse(''))).toBe('');
  });

  it('rewrites only the lines that were changed', () => {
    const list = parse('[Deck]\r\n  Lennier   x3 # good\r\n  * Draal');
    list.lines = list.lines.map(line =>
      line.kind === 'card' && line.id === 'lennier' ? { ...line, count: 2, text: undefined } : line,
    );
    list.lines.push({ kind: 'card', section: 'deck', count: 1, name: 'XeRacer', candidates: ['racer'], id: 'racer' });
    expect(printList(list)).toBe('[Deck]\r\n2 Lennier # good\r\n  * Draal\n1 XeRacer\n');
  });

  it('has a canonical form for a list made of data', () => {
    const list = makeList(
      {
        metadata: { Name: 'My deck', Race: 'Narn' },
        sections: {
          hand: [{ id: 'draal', count: 1 }],
          deck: [
            { id: 'level', count: 3 },
            { id: 'first-narn', count: 2 },
          ],
        },
      },
      format,
    );
    expect(printList(list)).toBe(
      [
        'Name: My deck',
        'Race: Narn',
        '',
        'Deck (5):',
        '3 Level the Playing Field',
        '2 First Battle Fleet (Narn)',
        '',
        'Starting hand (1):',
        '1 Draal',
        '',
      ].join('\n'),
    );
  });

  it('refuses data that no list can say', () => {
    const make = (data: DeckData) => () => makeList(data, format);
    expect(make({ sections: { deck: [{ id: 'nobody', count: 1 }] } })).toThrow(/nobody/);
    expect(make({ sections: { deck: [{ id: 'draal', count: 0 }] } })).toThrow(/count/);
    expect(make({ sections: { cellar: [] } })).toThrow(/cellar/);
    expect(make({ metadata: { Mood: 'good' }, sections: {} })).toThrow(/Mood/);
  });
});

describe('the slips of the pen between two names', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 2],
  ])('of %j and %j is %d', (a, b, distance) => {
    expect(slipsBetween(a, b)).toBe(distance);
  });

  it('stops at its limit', () => {
    expect(slipsBetween('abcdefgh', 'stuvwxyz', 2)).toBe(3);
  });
});

describe('for every list', () => {
  const titleCharacter = fc.constantFrom(...'abcXx019 -\'’"/:;,.!?#&()[]éßÉ*×=_');
  const title = fc
    .string({ unit: titleCharacter, minLength: 1, maxLength: 20 })
    .filter(text => /[\p{L}\p{N}]/u.test(text));
  const words = ['deck', 'hand', 'events'];

  /** A format whose cards have titles of every sort, those that look like headings, counts and comments too. */
  const formats = fc
    .uniqueArray(fc.oneof(title, fc.constantFrom('Deck', 'Events', 'Hand:', '3 Deck', 'Name: x', 'The Deck')), {
      minLength: 1,
      maxLength: 12,
      selector: nameKey,
    })
    .map((titles): ListFormat => {
      const cards = titles.map((text, id) => ({ id: `card-${id}`, title: text }));
      const fleets = races.map(race => ({ id: race, title: 'First Battle Fleet', qualifier: race }));
      return {
        index: new NameIndex([...cards, ...fleets]),
        sections: { deck: [words[0]!], hand: [words[1]!] },
        types: [words[2]!],
        keys: ['Name', 'Race'],
      };
    });

  const lists = formats.chain(made => {
    const card = fc.record({ id: fc.constantFrom(...made.index.ids()), count: fc.integer({ min: 1, max: 99 }) });
    const cards = fc.array(card, { maxLength: 12 });
    const data = fc.record({
      metadata: fc.dictionary(fc.constantFrom('Name', 'Race'), fc.string({ unit: 'grapheme' })),
      sections: fc.record({ deck: cards, hand: cards }),
    });
    return fc.tuple(fc.constant(made), data);
  });

  const withoutText = (lines: readonly ListLine[]) =>
    lines.map(line => ({ ...line, text: undefined, ending: undefined, nameAt: undefined }));

  it('what is printed from data reads back as the same', () => {
    fc.assert(
      fc.property(lists, ([made, data]) => {
        const list = makeList(data, made);
        const again = parseList(printList(list), made);
        expect(again.faults).toEqual([]);
        expect(again.metadata).toEqual(list.metadata);
        for (const section of ['deck', 'hand'] as const)
          expect(cardsIn(again, section).map(({ id, count }) => ({ id, count }))).toEqual(data.sections[section]);
        expect(withoutText(again.lines)).toEqual(withoutText(list.lines));
      }),
      { numRuns: 500 },
    );
  });

  it('what is read prints back letter for letter, and is plain data', () => {
    const piece = fc.constantFrom(
      ...[
        '3',
        ' ',
        '\t',
        'x',
        'x3',
        '(3)',
        '(Narn)',
        'Lennier',
        'Lenier',
        'First Battle Fleet',
        '#',
        '//',
        ';',
        ':',
        '0',
      ],
      ...[
        'Deck',
        '==',
        '[',
        ']',
        '**',
        '- ',
        'Starting Hand',
        'Characters',
        'Name:',
        'Race: Narn',
        '\ufeff',
        '-',
        'Eye, The',
      ],
    );
    const line = fc.oneof(
      fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join('')),
      fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join(' ')),
      fc.string({ unit: 'binary' }),
    );
    const ending = fc.constantFrom('\n', '\r\n', '\r');
    const text = fc.array(fc.tuple(line, ending).map(parts => parts.join(''))).map(parts => parts.join(''));
    fc.assert(
      fc.property(fc.tuple(text, line), ([start, last]) => {
        const list = parse(start + last);
        expect(printList(list)).toBe(start + last);
        expect(JSON.parse(JSON.stringify(list))).toEqual(list);
        const rows = (start + last).replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
        for (const { line: number, text: at, message } of list.faults) {
          expect(at).toBe(rows[number - 1]);
          expect(message).toMatch(/^\S.*\.$/su);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('how a card is written does not matter', () => {
    const count = fc.integer({ min: 1, max: 99 });
    const style = fc.constantFrom<(count: number, name: string) => string>(
      (n, name) => `${n} ${name}`,
      (n, name) => `${n}x ${name}`,
      (n, name) => `${name} x${n}`,
      (n, name) => `- ${n} ${name}`,
      (n, name) => `  ${n}\t${name}  # comment`,
      (n, name) => `${n} ${name.toUpperCase()}`,
      (n, name) => `${n} ${name.replace(/[^\p{L}\p{N},]/gu, '')}`,
      (n, name) => `${n} ${name.normalize('NFD').replace(/\p{M}/gu, '')}`,
    );
    const ids = index.ids().filter(id => !id.startsWith('first-'));
    fc.assert(
      fc.property(fc.constantFrom(...ids), count, style, (id, n, write) => {
        expect(deck(write(n, index.title(id)))).toEqual([`${n} ${id}`]);
      }),
    );
  });

  it('one change of a long name still finds it', () => {
    const ids = index.ids().filter(id => index.title(id).length > 6 && id !== 'eye' && !id.startsWith('quadrant'));
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.nat(), fc.constantFrom('', 'q', 'qz'), (id, at, put) => {
        const name = index.title(id);
        const where = at % name.length;
        const changed = name.slice(0, where) + put + name.slice(where + 1);
        if (index.lookup(changed).length === 0) expect(index.nearest(changed)).toContain(name);
      }),
    );
  });
});
