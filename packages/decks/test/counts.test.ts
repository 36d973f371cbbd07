import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsIn, type ListFormat, NameIndex, parseList, printList, withSuggestions } from '../src/index.ts';

fc.configureGlobal({ seed: Number(process.env.ORRERY_SEED ?? 5) });

const TITLES = [
  'Limited Strike',
  'Hunted',
  'Refugees',
  'Renowned Victory',
  'War Hero',
  'Power Politics',
  'Na’Toth',
  'Jeffrey Sinclair',
  'Quadrant 14',
  'Inca 1',
  'Inca 2',
  'Colt-Burton MK. 412',
  'Level the Playing Field',
  'Guns, Lots of',
  'Alliance: Broken',
  'Talia Winters (Deluxe)',
  '”Two-Way” Berson',
  'XeRacer',
  'Arms & Armor',
];

const index = new NameIndex(TITLES.map(title => ({ id: title, title })));
const format: ListFormat = {
  index,
  sections: { deck: ['deck', 'main deck'], hand: ['starting hand'], reserve: ['reserve', 'sideboard'] },
  types: ['Events', 'Characters'],
  keys: ['Name', 'Race'],
};
const parse = (text: string) => parseList(text, format);
const cards = (text: string) => cardsIn(parse(text)).map(({ id, count }) => `${count} ${id}`);

/** Every way in which people write a count, by what a line looks like with it. */
const WAYS: readonly (readonly [looks: string, write: (count: number, name: string) => string])[] = [
  ...[
    '# N',
    '#x N',
    '#X N',
    '# x N',
    '#× N',
    '#✕ N',
    '#* N',
    '# * N',
    '#xN',
    '#×N',
    '#*N',
    'x# N',
    'X# N',
    '×# N',
    'x # N',
  ],
  ...['N x#', 'N X#', 'N ×#', 'N x #', 'N #x', 'N # x', 'N #×', 'N×#', 'N *#', 'N * #', 'N #', '#N'],
  ...['(#) N', '(#)N', '[#] N', '{#} N', '(#x) N', '(x#) N', '[#x] N', '[x#] N', '(# copies) N'],
  ...['N (#)', 'N(#)', 'N [#]', 'N {#}', 'N (x#)', 'N (#x)', 'N [x#]', 'N (x #)', 'N (# copies)'],
  ...[
    'N: #',
    'N : #',
    'N:#',
    'N - #',
    'N – #',
    'N — #',
    'N = #',
    'N=#',
    'N....#',
    'N .... #',
    'N: x#',
    'N - x#',
    'N - #x',
    'N: #x',
  ],
  ...['#: N', '#:N', '# - N', '# – N', '#) N', '# = N', '#=N', '# : N', '#x - N', '#x: N', '#- N'],
  ...[
    'N,#',
    'N, #',
    'N ,#',
    'N;#',
    'N; #',
    'N, x#',
    'N, #x',
    'N|#',
    'N | #',
    '#,N',
    '#, N',
    '#;N',
    '#; N',
    '#|N',
    '# | N',
    '#x, N',
  ],
  ...['N\t#', '#\tN', '\t#\tN', 'N\tx#', '#x\tN', '  N  \t  #', 'N\t\t#'],
  ...['"N",#', '"N", #', '#,"N"', '"#","N"', '"N","#"', '"N";#', '# "N"', '"N" x#', '"# N"', '"N" (#)'],
  ...[
    '- # N',
    '* # N',
    '• # N',
    '•# N',
    '+ # N',
    '> # N',
    '– # N',
    '- #x N',
    '* #x N',
    '- N x#',
    '* N (#)',
    '- N: #',
    '- [ ] # N',
    '- [x] # N',
    '**# N**',
    '** # N **',
    '- (#) N',
  ],
  ...[
    '| # | N |',
    '| N | # |',
    '|#|N|',
    '<tr><td>#</td><td>N</td></tr>',
    '<tr>\n<td>#</td>\n<td>N</td>\n</tr>',
    '<tr><td>N</td><td align="right">#</td></tr>',
  ],
  ...['<li># N</li>', '<li>N x#</li>', '<p># N<br>', '# N<br/>', '<b>#</b> N', '<td>#<td>N'],
  ...['# copies of N', '#x copies of N', '# copies N', 'N, # copies', 'N x # copies', '# of N'],
  ...[
    '+# N',
    '0# N',
    '# N # my own',
    'N x# // mine',
    '# N.',
    '\u200e# N',
    '\ufeff# N',
    '#\u00a0N',
    '#&nbsp;N',
    '&#35;&#32;',
    '\u2066# N\u2069',
    'N \u200fx#',
  ].filter(way => way.includes('N')),
].map(way => [
  way,
  (count, name) =>
    // a comment's mark stays a mark
    way.replace(/#(?!\s?my)/g, String(count)).replace(/N(?!bsp)/, () => name),
]);

describe('a count', () => {
  it.each(WAYS)('%j is read', (_, write) => {
    for (const title of TITLES) {
      const line = write(3, title);
      const list = parse(line);
      expect([list.faults.map(fault => fault.message), cards(line)], line).toEqual([[], [`3 ${title}`]]);
    }
  });

  const count = fc.integer({ min: 1, max: 99 });
  const way = fc.constantFrom(...WAYS);
  const title = fc.constantFrom(...TITLES);
  /** A name with a slip of the pen: a letter gone, doubled, put in, or swapped with its neighbour. */
  const misspelt = fc
    .tuple(title, fc.nat(), fc.constantFrom('gone', 'doubled', 'put in', 'swapped'))
    .map(([name, at, slip]) => {
      const i = at % (name.length - 1);
      const [a, b, rest] = [name.slice(0, i), name[i]!, name.slice(i + 1)];
      if (slip === 'gone') return a + rest;
      if (slip === 'doubled') return a + b + b + rest;
      return slip === 'put in' ? `${a}q${b}${rest}` : a + rest[0]! + b + rest.slice(1);
    })
    .filter(name => name.trim() === name && /\p{L}/u.test(name));

  /** The copies that each line asks for, whether it could be read or not; null where nothing tells. */
  const copies = (text: string) =>
    parse(text).lines.flatMap(line =>
      line.kind === 'card'
        ? [line.count]
        : line.kind === 'unread'
          ? [line.meant?.reduce((n, c) => n + c.count, 0) ?? null]
          : [],
    );
  it('is kept when a misspelt name is mended, however it is written, and nothing else of the line changes', () => {
    let put = 0;
    fc.assert(
      fc.property(count, way, misspelt, (n, [looks, write], name) => {
        const line = write(n, name);
        fc.pre(parse(line).faults.length > 0);
        const after = mended(line);
        expect(copies(after), `${looks}: ${line} -> ${after}`).toEqual(copies(line));
        const [card] = parse(after).lines.filter(one => one.kind === 'card');
        if (card === undefined) expect(after.trim()).toBe(printList(parse(line)).trim());
        else expect(card.count, `${looks}: ${line} -> ${after}`).toBe(n);
        put += card === undefined ? 0 : 1;
      }),
      { numRuns: 3000 },
    );
    expect(put).toBeGreaterThan(1500);
  });

  it('of a long name is kept in all of these ways, and the name is mended', () => {
    for (const [looks, write] of WAYS)
      for (const [wrong, right] of [
        ['Limted Strike', 'Limited Strike'],
        ['Renowned Victry', 'Renowned Victory'],
        ['Sinclar, Jeffrey', 'Jeffrey Sinclair'],
        ['Colt-Burtn MK. 412', 'Colt-Burton MK. 412'],
      ] as const)
        expect(cards(mended(write(7, wrong))), `${looks}: ${wrong}`).toEqual([`7 ${right}`]);
  });

  it('is in the list after it was read, printed and read again', () => {
    const line = fc.tuple(count, way, title).map(([n, [, write], name]) => write(n, name));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), lines => {
        const text = lines.join('\n');
        const printed = printList(parse(text));
        expect(cards(printed)).toEqual(cards(text));
        expect(cards(text)).toHaveLength(lines.length);
      }),
      { numRuns: 500 },
    );
  });

  it('that may be a part of the name is left to whoever wrote it, and stays in the line', () => {
    for (const line of ['Inca 3', 'Quadrant 41', '3 Limted Strike 2', 'Limted Strike 2/3', 'Limted Strike3 4']) {
      const [fault] = parse(line).faults;
      expect(fault, line).toBeDefined();
      expect(mended(line), line).toBe(line);
    }
    expect(parse('Inca 3').faults[0]!.message).toBe(
      'No card is called “Inca”. The line may mean 3 Inca 1 or 1 Inca 1. Write the count in front.',
    );
  });

  it('of a title with a number, a comma, a colon or brackets is told from the number: the title goes first', () => {
    expect(cards('Quadrant 14\nInca 2\nGuns, Lots of\nAlliance: Broken\nColt-Burton MK. 412')).toEqual([
      '1 Quadrant 14',
      '1 Inca 2',
      '1 Guns, Lots of',
      '1 Alliance: Broken',
      '1 Colt-Burton MK. 412',
    ]);
    expect(cards('Talia Winters (Deluxe) (2)\nInca 2 2\n2 Inca 2')).toEqual([
      '2 Talia Winters (Deluxe)',
      '2 Inca 2',
      '2 Inca 2',
    ]);
  });
});

describe('a table', () => {
  it('says in its first line what its columns are', () => {
    const text = [
      'Rarity,Card Name,Qty,Section',
      'R,"Guns, Lots of",2,Main deck',
      'C,Hunted,3,Sideboard',
      '2,War Hero,1,Starting Hand',
    ].join('\n');
    expect(parse(text).faults).toEqual([]);
    expect(['deck', 'reserve', 'hand'].map(part => cardsIn(parse(text), part))).toEqual([
      [{ id: 'Guns, Lots of', count: 2, line: 2 }],
      [{ id: 'Hunted', count: 3, line: 3 }],
      [{ id: 'War Hero', count: 1, line: 4 }],
    ]);
    expect(printList(parse(text))).toBe(text);
  });

  it('may be parted by tabs, semicolons or bars, and hold more than names and counts', () => {
    for (const sign of ['\t', ';', '|', ',']) {
      const rows = [
        ['Count', 'Name', 'Set'],
        ['3', 'Limited Strike', 'Premier'],
        ['2', 'Hunted', ''],
      ];
      expect(cards(rows.map(row => row.join(sign)).join('\n')), sign).toEqual(['3 Limited Strike', '2 Hunted']);
      expect(
        cards(
          rows
            .slice(1)
            .map(row => row.join(sign))
            .join('\n'),
        ),
        sign,
      ).toEqual(['3 Limited Strike', '2 Hunted']);
    }
  });

  it('is mended in the column of the names, and its other columns stay', () => {
    expect(mended('Qty,Name,Section\n3,Limted Strike,Main deck\n2,Hunted,Sidebord')).toBe(
      'Qty,Name,Section\n3,Limited Strike,Main deck\n2,Hunted,sideboard',
    );
    expect(mended('"Guns, Lts of",3')).toBe('"Guns, Lots of",3');
    expect(cards(mended('Name,Qty\nGuns Lts of,3'))).toEqual(['3 Guns, Lots of']);
  });

  it('with a count that is none is told so', () => {
    expect(parse('Qty,Name\nmany,Hunted').faults.map(({ message }) => message)).toEqual([
      'The count “many” is not a whole number from 1 to 999.',
    ]);
  });

  it('that names two cards in a row is no table: none of them gets lost', () => {
    expect(parse('3,Limited Strike,Hunted').faults.map(({ message }) => message)).toEqual([
      'The line names several cards. Write each card on its own line.',
    ]);
  });
});

function mended(text: string): string {
  const list = parse(text);
  const mendings = list.faults
    .filter(({ suggestions }) => suggestions.length > 0)
    .map(({ line, suggestions }) => ({ line, suggestion: suggestions[0]! }));
  return printList(withSuggestions(list, format, mendings));
}
