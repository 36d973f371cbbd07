import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import type { TableGame } from '../src/index.ts';

fc.configureGlobal({ seed: Number(process.env.ORRERY_SEED ?? 5) });

/** Each ready deck, with a ruleset that admits it. */
const decks = GAMES.flatMap(table =>
  Object.entries(table.decks).map(([name, { list }]) => [table.game.name, name, list, table] as const),
);

const CARD = /^(\d+) (.+)$/;

/** A slip of the pen at a place of a name: a letter too few, too many, or another. */
const slipped = (name: string, at: number, put: string): string => {
  const place = at % name.length;
  return name.slice(0, place) + put + name.slice(place + 1);
};

/** A line with the name that stood there before. */
const restored = (line: string, was: string, at: number): string =>
  `${CARD.exec(line)?.[1] ?? '1'} ${CARD.exec(was.split('\n')[at]!)![2]}`;

/** What a person makes of a list who does all that its faults say: the first name suggested, no card that is not here. */
function mended(list: string, was: string, table: TableGame<never>): string {
  const lines = list.split('\n');
  for (const { line, text, rule, suggestions } of table.checkDeck(list, null).faults) {
    if (line === 0 || rule !== '') continue;
    if (text.includes('does not have yet')) lines[line - 1] = '';
    else if (suggestions[0] === undefined) lines[line - 1] = restored(lines[line - 1]!, was, line - 1);
    else lines[line - 1] = `${CARD.exec(lines[line - 1]!)?.[1] ?? '1'} ${suggestions[0]}`;
  }
  return lines.join('\n');
}

describe.each(decks)('%s, %s: a list with slips', (_game, _name, list, shelved) => {
  const table = shelved as unknown as TableGame<never>;
  const cards = list.split('\n').flatMap((line, at) => (CARD.test(line) ? [at] : []));
  const slip = fc.record({
    line: fc.constantFrom(...cards),
    at: fc.nat(),
    put: fc.constantFrom('', 'q', 'xq', 'Crusade', 'Qwertyuiop'),
    count: fc.constantFrom('', '9'),
  });

  test('has all its faults told the first time: who puts right what is said finds no other', () => {
    fc.assert(
      fc.property(fc.array(slip, { minLength: 1, maxLength: 4 }), slips => {
        const lines = list.split('\n');
        for (const { line, at, put, count } of slips) {
          const [, copies, name] = CARD.exec(lines[line]!)!;
          const word = put.length > 2 ? put : slipped(name!, at, put);
          if (word.trim() !== '') lines[line] = `${count || copies} ${word}`;
        }
        const broken = lines.join('\n');
        const first = table.checkDeck(broken, null).faults;
        const then = table.checkDeck(mended(broken, list, table), null).faults;
        expect(then.filter(f => f.rule === '')).toEqual([]);
        // of a name like none it cannot be told which card it is, and so not what that card breaks: with its name it can
        const unlike = new Set(first.filter(f => f.rule === '' && f.suggestions.length === 0).map(f => f.line));
        const named = broken.split('\n').map((line, at) => (unlike.has(at + 1) ? restored(line, list, at) : line));
        const told = [...first, ...(unlike.size > 0 ? table.checkDeck(named.join('\n'), null).faults : [])];
        const rules = told.filter(f => f.rule !== '').map(f => `${f.rule} ${f.text.replace(/ \(.*\)/, '')}`);
        for (const fault of then) expect(rules).toContain(`${fault.rule} ${fault.text}`);
      }),
      { numRuns: 60 },
    );
  });

  test('loses no card: each line is a card of the deck or among the faults', () => {
    fc.assert(
      fc.property(fc.array(slip, { minLength: 1, maxLength: 4 }), slips => {
        const lines = list.split('\n');
        for (const { line, put } of slips) lines[line] = `1 ${put || 'Hand'}`;
        const touched = new Set(slips.map(s => s.line + 1));
        const unread = table.checkDeck(lines.join('\n'), null).faults.filter(f => f.rule === '');
        const told = new Set(unread.map(f => f.line));
        for (const line of touched) expect(told).toContain(line);
        for (const line of told) expect([0, ...touched]).toContain(line);
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(decks)('%s, %s: the deck as LackeyCCG has it', (_game, _name, list, table) => {
  /** How many of which card lie where, and what the list says of itself. */
  const contents = (text: string) => ({
    report: table.checkDeck(text, null),
    metadata: text
      .split('\n')
      .filter(line => /^\w+: ./.test(line))
      .sort(),
    cards: text
      .split('\n')
      .filter(line => CARD.test(line))
      // of namesakes the file says which
      .map(line => line.replace(/ \((?:Human|Centauri|Minbari|Narn)\)$/, ''))
      .sort(),
  });

  test('written and read again it is the same deck, by the same door as every list', () => {
    const dek = table.printDeck(list, 'dek');
    expect(dek).toMatch(/^<\?xml/);
    expect(dek.match(/<card>/g)!.length).toBeGreaterThan(40);
    expect(contents(table.printDeck(dek))).toEqual(contents(list));
    expect(table.checkDeck(dek, null)).toEqual(table.checkDeck(list, null));
    expect(table.printDeck(table.printDeck(dek), 'dek')).toBe(dek);
  });

  test('a match is made of it as of the list', () => {
    const seats = Array.from({ length: table.players.least }, () => null);
    const prepared = (text: string) =>
      table.prepare({ decks: [{ name: 'mine', text, ready: false }, ...seats.slice(1)], ruleset: null }).setup;
    expect(prepared(table.printDeck(list, 'dek'))).toEqual(prepared(list));
  });

  test('a slip in it is told with its line in the file', () => {
    const dek = table.printDeck(list, 'dek').split('\n');
    const at = dek.findIndex(line => line.includes('<card>'));
    dek[at] = dek[at]!.replace(/>([^<]+)<\/name>/, '>Qwertyuiop $1 Qwertyuiop</name>');
    const [fault] = table.checkDeck(dek.join('\n'), null).faults.filter(f => f.rule === '');
    expect(fault).toMatchObject({ line: at + 1 });
    expect(() => table.printDeck(dek.join('\n'), 'dek')).toThrow(`line ${at + 1}: No card is called`);
  });
});
