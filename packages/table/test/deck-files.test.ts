import { printList } from '@orrery/decks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { addCopies, deckContents, mendedList, plainList, renamed } from '../src/index.ts';

fc.configureGlobal({ seed: Number(process.env.ORRERY_SEED ?? 5) });

const table = tableGame('babylon5');
/** What a deck has, and what of it could not be read. */
const read = (text: string) => ({
  cards: deckContents(table, text, null).cards.map(({ id, count, section }) => `${section} ${count} ${id}`),
  faults: table
    .checkDeck(text, null)
    .faults.filter(({ rule }) => rule === '')
    .map(({ line, text }) => `${line}: ${text}`),
});
const inDeck = (...lines: string[]) => ['Race: Narn', 'Deck', ...lines].join('\n');

describe('a deck of another program', () => {
  const octgn = (cards: string) =>
    `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="30c200c9">\n  <section name="Deck" shared="False">${cards}</section>\n  <section name="Starting Hand"><card qty="1" id="0">Na'Toth</card></section>\n  <notes><![CDATA[Race: Narn\nMine]]></notes>\n</deck>\n`;
  const cockatrice = `<?xml version="1.0"?>
<cockatrice_deck version="1">
  <deckname>Long memory</deckname>
  <comments>Race: Narn</comments>
  <zone name="main">
    <card number="3" name="Limited Strike"/>
    <card number="2" price="0" name="Hunted"/>
  </zone>
  <zone name="side"><card number="1" name="War Hero"/></zone>
</cockatrice_deck>`;
  const lackey = `<?xml version="1.0" encoding="UTF-8"?>
<deck version="0.8">
 <meta><game>b5</game><note>Race: Narn</note></meta>
 <superzone name="Deck">
  <card qty="3"><name>Limited Strike</name></card>
  <card quantity="2"><name>Hunted</name></card>
  <card><name>Refugees</name><qty>3</qty></card>
  <card number="4"><name>War Hero</name></card>
  <card><name>War Hero</name></card>
 </superzone>
</deck>`;

  test('of OCTGN becomes a list with names and counts', () => {
    const text = octgn('<card qty="3" id="0">Limited Strike</card><card qty="2" id="1">Hunted</card>');
    expect(read(text)).toEqual({
      cards: ['deck 3 limited-strike', 'deck 2 hunted', 'hand 1 natoth'],
      faults: [],
    });
    expect(plainList(table, text)).toBe(
      "Race: Narn\n# Mine\n\nDeck (5):\n3 Limited Strike\n2 Hunted\n\nStarting Hand (1):\n1 Na'Toth\n",
    );
  });

  test('of Cockatrice, too, with its name and its sideboard', () => {
    expect(read(cockatrice)).toEqual({
      cards: ['deck 3 limited-strike', 'deck 2 hunted', 'reserve 1 war-hero'],
      faults: [],
    });
    expect(deckContents(table, cockatrice, null).name).toBe('Long memory');
  });

  test('of LackeyCCG says its counts as attributes, as elements, or by a card for each copy', () => {
    expect(read(lackey)).toEqual({
      cards: ['deck 3 limited-strike', 'deck 2 hunted', 'deck 3 refugees', 'deck 5 war-hero'],
      faults: [],
    });
  });

  test('is the same deck as the list that it becomes', () => {
    for (const text of [lackey, cockatrice, octgn('<card qty="3">Hunted</card>')]) {
      const plain = plainList(table, text);
      expect(read(plain).cards).toEqual(read(text).cards);
      expect(plainList(table, plain)).toBe(plain);
    }
  });

  test.each([
    ['a card without a name', octgn('<card qty="3" id="0"></card>'), 'line 3: A <card> has no <name>.'],
    [
      'a count that is none',
      octgn('<card qty="some">Hunted</card>'),
      'line 3: “Hunted”: The count “some” is not a whole number from 1 to 999.',
    ],
    [
      'no copies',
      cockatrice.replace('number="2"', 'number="0"'),
      'line 7: “Hunted”: The count “0” is not a whole number from 1 to 999.',
    ],
    [
      'words that are no card',
      octgn('3 Limited Strike<card qty="1">Hunted</card>'),
      'line 3: A zone contains text outside any <card>: “3 Limited Strike”.',
    ],
    ['no end', lackey.replace('</deck>', ''), 'the list: The file is incomplete. </deck> is missing at its end.'],
    [
      'no deck',
      '<?xml version="1.0"?><cards><card name="x"/></cards>',
      'the list: The XML file is not a deck. It has no <deck> element.',
    ],
    [
      'another kind',
      '{"main":[{"name":"Hunted","count":3}]}',
      'the list: Orrery cannot read decks in JSON. Write the deck as plain text.',
    ],
  ])('with %s is refused in one line wherever it would be written anew', (_, text, why) => {
    const refused = `The file cannot be read as a deck: ${why}`;
    for (const act of [
      () => plainList(table, text),
      () => table.printDeck(text),
      () => table.printDeck(text, 'dek'),
      () => renamed(table, text, 'Mine'),
      () => addCopies(table, text, 'deck', 'hunted', 1),
      () => mendedList(table, text, null),
    ])
      expect(act).toThrow(refused);
    expect(read(text).faults.join()).toContain(why.replace(/^.*?: /, ''));
  });

  test('with a zone that the game does not have keeps its name: whoever brings it is told until it is renamed', () => {
    const text = octgn('')
      .replace('name="Deck" shared="False"', 'name="Crypt"')
      .replace('></section>', '><card qty="2">Hunted</card></section>');
    const plain = plainList(table, text);
    expect(plain).toContain('Crypt (2):\n2 Hunted\n');
    for (const list of [text, plain]) {
      expect(read(list).cards).toContain('deck 2 hunted');
      expect(read(list).faults).toHaveLength(1);
      expect(read(list).faults[0]).toContain('No heading is called “Crypt”');
    }
  });

  test('written as .dek keeps the remarks behind its lines', () => {
    const dek = table.printDeck(inDeck('3 Hunted # the best', '2 Refugees'), 'dek');
    expect(plainList(table, dek)).toContain('# Hunted: the best\n');
  });
});

describe('a list that was copied from somewhere', () => {
  test.each([
    [
      'with entities',
      inDeck('1 G&#8217;Kar', '1 G&#x27;Kar', '1 G&#039;Kar', '1 G&rsquo;Kar', '1 G&apos;Kar'),
      Array(5).fill('deck 1 gkar'),
    ],
    [
      'with marks of direction',
      inDeck('\u200e3 Limited Strike', '\u202b2 Na\u200f’Toth\u202c', 'Hunted \u2066x2\u2069'),
      ['deck 3 limited-strike', 'deck 2 natoth', 'deck 2 hunted'],
    ],
    [
      'as a table of a page',
      inDeck('<tr><td>3</td><td>Limited Strike</td></tr>', '<tr>', '<td>Hunted', '<td>2', '</tr>'),
      ['deck 3 limited-strike', 'deck 2 hunted'],
    ],
    [
      'as a page',
      '<html><head><title>3 Hunted</title><style>b{}</style></head><body><h1>Race: Narn</h1><h2>Deck</h2><ul><li>3 Limited Strike<li><a href="x">Hunted</a> x2</ul><p>1 Refugees<br>1 War Hero</p></body></html>',
      ['deck 3 limited-strike', 'deck 2 hunted', 'deck 1 refugees', 'deck 1 war-hero'],
    ],
    [
      'with every apostrophe',
      inDeck('1 G`Kar', '1 G´Kar', '1 GʼKar', '1 G＇Kar', '1 GˈKar'),
      Array(5).fill('deck 1 gkar'),
    ],
    [
      'with last names first',
      inDeck('2 Sinclair, Jeffrey', 'Sinclair, Jeffrey x2', '"Sinclair, Jeffrey",2'),
      Array(3).fill('deck 2 jeffrey-sinclair'),
    ],
  ])('%s is read whole', (_, text, cards) => {
    expect(read(text)).toEqual({ cards, faults: [] });
    expect(read(plainList(table, text)).cards).toEqual(cards);
  });
});

test('whoever mends a list gets as many cards as it asked for', () => {
  const text = inDeck(
    '- 3 Limted Strike',
    '[3] Refugeees',
    'War Heero: 3',
    'Renowned Victry\t3',
    '(2) Powre Politics',
    'Huntd 3x',
    'x3 Na’Tth',
    '3,Limted Strike',
    '1 G&#8217;Kaar # mine',
  );
  const { text: mended, mended: lines } = mendedList(table, text, null);
  expect(mended).toBe(
    inDeck(
      '- 3 Limited Strike',
      '[3] Refugees',
      'War Hero: 3',
      'Renowned Victory\t3',
      '(2) Power Politics',
      'Hunted 3x',
      "x3 Na'Toth",
      '3,Limited Strike',
      "1 G'Kar # mine",
    ),
  );
  expect(lines).toHaveLength(9);
  expect(read(mended).faults).toEqual([]);
});

/** Some of the ways to write a count; all of them stand with the reader of lists. */
const WAYS: readonly ((n: number, name: string) => string)[] = [
  (n, name) => `${n} ${name}`,
  (n, name) => `${n}x ${name}`,
  (n, name) => `${n} x ${name}`,
  (n, name) => `x${n} ${name}`,
  (n, name) => `${name} x${n}`,
  (n, name) => `${name} ${n}x`,
  (n, name) => `${name} (${n})`,
  (n, name) => `${name}: ${n}`,
  (n, name) => `${name},${n}`,
  (n, name) => `${n},${name}`,
  (n, name) => `"${name}",${n}`,
  (n, name) => `${name}\t${n}`,
  (n, name) => `- ${n} ${name}`,
  (n, name) => `* ${n}x ${name}`,
  (n, name) => `[${n}] ${name}`,
  (n, name) => `(${n}) ${name}`,
  (n, name) => `${name} - ${n}`,
  (n, name) => `${name} ${n}`,
];

describe.each(GAMES.map(({ game }) => game.name))('of every card of %s', name => {
  const game = tableGame(name);
  const { index } = game.listFormat();
  const titles = [...new Set(index.ids().map(id => index.title(id)))];
  const copies = (text: string) =>
    game.readList(text).lines.map(line => {
      if (line.kind === 'card') return line.count;
      return line.kind === 'unread' ? (line.meant ?? []).reduce((n, card) => n + card.count, 0) : 0;
    });

  test('each way to write a count is read, and printed, as it is', () => {
    for (const title of titles) {
      const text = WAYS.map((write, i) => write(i + 2, title)).join('\n');
      const list = game.readList(text);
      expect(copies(text), title).toEqual(WAYS.map((_, i) => i + 2));
      expect(
        list.lines.map(line => line.kind === 'card' && line.candidates.map(id => index.title(id)).includes(title)),
        title,
      ).toEqual(WAYS.map(() => true));
      expect(printList(list)).toBe(text);
    }
  });

  test('a misspelt name is mended, and the count stays', () => {
    const slip = fc.constantFrom<(title: string, at: number) => string>(
      (title, at) => title.slice(0, at) + title.slice(at + 1),
      (title, at) => title.slice(0, at) + title[at] + title.slice(at),
      (title, at) => `${title.slice(0, at)}q${title.slice(at)}`,
    );
    let mendings = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...titles),
        fc.nat(),
        slip,
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...WAYS),
        (title, at, spoil, n, write) => {
          const line = write(n, spoil(title, at % title.length));
          const { text, mended } = mendedList(game, `Deck\n${line}`, null);
          const [was, is] = [copies(`Deck\n${line}`), copies(text)].map(list => list.at(-1));
          expect(is, `${line} -> ${text}`).toBe(was);
          mendings += mended.filter(one => one.line > 0).length;
        },
      ),
      { numRuns: 300 },
    );
    expect(mendings).toBeGreaterThan(150);
  });
});
