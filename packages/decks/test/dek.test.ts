import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardsIn,
  fileKind,
  inFile,
  type ListFormat,
  NameIndex,
  parseList,
  printDek,
  printList,
  unread,
} from '../src/index.ts';

fc.configureGlobal({ seed: Number(process.env.ORRERY_SEED ?? 5) });

const races = ['Narn', 'Centauri'];

const index = new NameIndex([
  { id: 'lennier', title: 'Lennier' },
  { id: 'jadoc', title: 'Ja’Doc' },
  { id: 'arms', title: 'Arms & Armor' },
  { id: 'two-way', title: '"Two-Way" Berson' },
  { id: 'quadrant-14', title: 'Quadrant 14' },
  ...races.map(race => ({ id: `first-${race.toLowerCase()}`, title: 'First Battle Fleet', qualifier: race })),
]);

const format: ListFormat = {
  index,
  sections: { deck: ['deck', 'main deck'], hand: ['starting hand', 'hand'] },
  firstSection: 'deck',
  types: ['Fleets'],
  keys: ['Name', 'Race', 'Author'],
};

const read = (text: string) => parseList(text, format);
/** What a deck has, and what is wrong with it at which line of the file. */
const told = (text: string) => {
  const list = read(text);
  return {
    cards: list.lines.flatMap(line => (line.kind === 'card' ? [`${line.section} ${line.count} ${line.id}`] : [])),
    faults: inFile(list, unread(list.faults)).map(fault =>
      `${fault.line}: ${fault.text} ${fault.suggestions.join(', ')}`.trim(),
    ),
  };
};

const card = (name: string, set = 'Base') => `<card><name id="x">${name}</name><set>${set}</set></card>`;
const deck = (...zones: string[]) => `<deck version="0.8">\n<meta><game>b5</game></meta>\n${zones.join('\n')}\n</deck>`;
const zone = (name: string, ...cards: string[]) => `<superzone name="${name}">\n${cards.join('\n')}\n</superzone>`;

describe('a deck as LackeyCCG writes it', () => {
  const file = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE deck SYSTEM "http://www.lackeyccg.com/deck.dtd">
<deck version="0.8">
  <meta>
    <title>Strike &amp; run</title>
    <author>Ivan</author>
    <date></date>
    <game>babylon5</game>
    <note>Race: Narn
Beats the Centauri</note>
  </meta>
  <superzone name="Deck">
    <card><name id="a">Lennier</name><set>Premier</set></card>
    <card><name id="b">Ja&apos;Doc</name><set>Premier</set></card>
    <card><name id="a">Lennier</name><set>Premier</set></card>
    <card><name id="c">Arms &#38; Armor</name><set>Premier</set></card>
  </superzone>
  <superzone name="Starting_Hand">
    <card>
      <name id="first-narn">First Battle Fleet</name>
      <set>Premier</set>
    </card>
  </superzone>
</deck>
`;

  test('is read as a list: copies are counted, zones are sections, what it says of itself is metadata and comments', () => {
    expect(printList(read(file))).toBe(
      [
        'Name: Strike & run',
        'Author: Ivan',
        'Race: Narn',
        '# Beats the Centauri',
        '',
        'Deck (4):',
        '2 Lennier',
        "1 Ja'Doc",
        '1 Arms & Armor',
        '',
        'Starting Hand (1):',
        '1 First Battle Fleet (Narn)',
        '',
      ].join('\n'),
    );
    expect(told(file)).toEqual({
      cards: ['deck 2 lennier', 'deck 1 jadoc', 'deck 1 arms', 'hand 1 first-narn'],
      faults: [],
    });
    expect(read(file).metadata).toEqual({ Name: 'Strike & run', Author: 'Ivan', Race: 'Narn' });
  });

  test('may carry a byte order mark, carriage returns, tags in capitals and signs that nobody escaped', () => {
    const loud = file
      .replaceAll('\n', '\r\n')
      .replace(/<(\/?)card>/g, '<$1CARD>')
      .replace('&#38;', '&');
    expect(told(`\ufeff${loud}`)).toEqual(told(file));
  });
});

test('each fault is told with its line in the file', () => {
  expect(told(deck(zone('Deck', card('Lenier'), card('Lennier'), card('Lenier'))))).toEqual({
    cards: ['deck 1 lennier'],
    faults: ['4: No card is called “Lenier”. Lennier'],
  });
});

test('an empty zone that the game does not have is passed over; one with cards is named, and counts as the deck', () => {
  expect(told(deck(zone('Deck', card('Lennier')), zone('Tokens')))).toEqual({ cards: ['deck 1 lennier'], faults: [] });
  expect(told(deck(zone('Starting Hand', card('Lennier')), zone('Crypt', card('Quadrant 14'))))).toEqual({
    cards: ['hand 1 lennier', 'deck 1 quadrant-14'],
    faults: [
      '6: No heading is called “Crypt”. The headings are Deck, Starting hand. Until you rename it, its cards count as Deck.',
    ],
  });
  // cards outside every zone, and a zone without a name, are the deck's
  expect(told(`<deck>${card('Lennier')}</deck>`)).toEqual({ cards: ['deck 1 lennier'], faults: [] });
  expect(told(`<deck><superzone>${card('Lennier')}</superzone></deck>`).cards).toEqual(['deck 1 lennier']);
});

test.each([
  ['<?xml version="1.0"?><cards></cards>', '0: The XML file is not a deck. It has no <deck> element.'],
  [deck(zone('Deck')), '0: The deck has no cards. It has no <card> element.'],
  [
    `<deck>\n<superzone name="Deck">\n${card('Lennier')}\n`,
    '0: The file is incomplete. </deck> is missing at its end.',
  ],
  [deck(zone('Deck', card('Lennier'), '<card><set>Base</set></card>')), '5: A <card> has no <name>.'],
])('%j is told what is wrong with it in one line', (text, fault) => {
  expect(told(text).faults).toEqual([fault]);
});

test('entities that a file declares are not followed, and far too many cards or letters are refused', () => {
  const bomb = `<!DOCTYPE deck [<!ENTITY a "Lennier Lennier"><!ENTITY b "&a;&a;&a;">]>${deck(zone('Deck', card('&b;')))}`;
  expect(told(bomb).faults.join()).toContain('No card is called “&b;”');
  const [crowd] = read(deck(zone('Deck', ...Array.from({ length: 2000 }, () => card('Lennier'))))).faults;
  expect(crowd!.message).toBe('The count “2000” is not a whole number from 1 to 999.');
  expect(read(deck('x'.repeat(1_000_001))).faults.map(f => f.message)).toEqual([
    'The text is too big for a deck list. The limit is 1 MB.',
  ]);
});

test('a plain list is none, and a list from a web page is a page', () => {
  for (const text of ['1 Lennier', '<deckbox>', '[3] Lennier', '{3} Lennier']) expect(fileKind(text)).toBeNull();
  for (const text of ['<b>Deck</b>', '  2 Lennier <br>']) expect(fileKind(text)).toBe('page');
});

test('a list with faults is not written: the file could not say them', () => {
  expect(printDek(read('1 Lenier'), format, { game: 'b5', setOf: () => '' })).toBeNull();
});

test('what is written reads back as the same cards, metadata and comments', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '<', '&', '"', "'", '>', ']', '#', '-', 'é') });
  const line = fc.oneof(
    fc
      .tuple(
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('Lennier', 'Arms & Armor', '"Two-Way" Berson', 'First Battle Fleet (Narn)'),
      )
      .map(([n, name]) => `${n} ${name}`),
    fc.constantFrom('Starting hand:', 'Deck:', 'Fleets:', ''),
    words.map(said => `# ${said}`),
    words.map(said => `Author: ${said.replace(/#/g, '')}`),
  );
  const summed = (text: string) => {
    const list = read(text);
    const counts: Record<string, number> = {};
    for (const section of ['deck', 'hand'])
      for (const { id, count } of cardsIn(list, section))
        counts[`${section} ${id}`] = (counts[`${section} ${id}`] ?? 0) + count;
    const comments = list.lines.flatMap(x =>
      x.kind === 'comment' && x.comment ? [x.comment.replace(/\s+/g, ' ')] : [],
    );
    const said = Object.entries(list.metadata).filter(([, value]) => value !== '');
    return {
      counts,
      comments,
      metadata: Object.fromEntries(said.map(([key, value]) => [key, value.replace(/\s+/g, ' ')])),
    };
  };
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), lines => {
      const text = ['1 Lennier', ...lines].join('\n');
      fc.pre(read(text).faults.length === 0);
      const written = printDek(read(text), format, { game: 'b5', setOf: () => 'Base' })!;
      expect(read(written).faults).toEqual([]);
      expect(summed(written)).toEqual(summed(text));
    }),
    { numRuns: 300 },
  );
});
