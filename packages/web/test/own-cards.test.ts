import { tableGame } from '@orrery/table/games';
import { expect, test } from 'vitest';
import { namesOwn, printedId, withOwn } from '../src/connection/overlays/own-cards.ts';
import {
  type CardRecord,
  type Entry,
  entryOf,
  fileOf,
  mended,
  readEntry,
  readFile,
  recordsOf,
  TYPES,
  Unreadable,
  withCard,
  without,
  withoutUnsaid,
} from '../src/pages/own-cards/entry.ts';
import { EXAMPLES } from '../src/pages/own-cards/examples.ts';

const kit = await tableGame('babylon5').overlays!();
const NONE = { overlay: 'Mine', by: 'Ann', game: 'babylon5' };
const entry = (more: Partial<Entry> = {}): Entry => ({
  title: 'The Eye',
  correction: false,
  type: 'enhancement',
  race: 'centauri',
  cost: '10',
  abilities: {},
  keywords: '',
  words: EXAMPLES.enhancement!,
  ...more,
});

test.each(TYPES)('the example of a card of the type %s can be read', type => {
  const { record } = readEntry(entry({ type, race: '', words: EXAMPLES[type]! }));
  expect(kit.read(withCard(NONE, record)).faults).toEqual([]);
});

test('an entry becomes a card of an overlay, and comes back from it as it was', () => {
  const typed = entry({ abilities: { intrigue: '2' }, keywords: 'Device, Alien', words: 'needs: after(1)\n' });
  const { record } = readEntry(typed);
  expect(record).toEqual({
    title: 'The Eye',
    type: 'enhancement',
    race: 'centauri',
    cost: 10,
    abilities: { intrigue: 2 },
    keywords: ['Device', 'Alien'],
    needs: 'after(1)',
  });
  expect(entryOf(record)).toEqual(typed);
});

test('a correction keeps what its fields leave empty', () => {
  const { record } = readEntry(
    entry({ title: "G'Kar", correction: true, cost: '', abilities: { psi: '2' }, words: '' }),
  );
  expect(record).toEqual({ card: "G'Kar", abilities: { psi: 2 } });
  const read = kit.read(withCard(NONE, record));
  expect(read.cards.map(({ changes }) => changes)).toEqual([['psi: 2 (printed: none)']]);
});

test('a fault of the words has its line there, and a press on a suggestion mends it', () => {
  const words = EXAMPLES.enhancement!.replace('has(', 'hass(');
  const read = readEntry(entry({ words }));
  const [fault] = kit.read(withCard(NONE, read.record)).faults;
  const line = read.line(fault!.at.slice(2));
  expect([line, fault!.suggestions]).toEqual([3, expect.arrayContaining(['has'])]);
  expect(mended(words, line!, fault!.message, 'has')).toBe(EXAMPLES.enhancement);
  // a fault of a field of the form has no line
  const costly = readEntry(entry({ cost: 'ten' }));
  const [of] = kit.read(withCard(NONE, costly.record)).faults;
  expect([of!.at.slice(2), costly.line(of!.at.slice(2))]).toEqual([['cost'], null]);
});

test('words that are no YAML, and files that are, are refused with their line', () => {
  expect(() => readEntry(entry({ words: 'always:\n  - [has' }))).toThrow(Unreadable);
  expect(() => readEntry(entry({ words: '- a list' }))).toThrow(/^Each line begins with the name of a field/);
  expect(() => readFile('x'.repeat(400_001))).toThrow(/^The file is longer/);
  const bombs = `a: &a [x,x,x,x]\n${Array.from({ length: 60 }, (_, i) => `b${i}: [*a,*a,*a]`).join('\n')}`;
  expect(() => readFile(bombs)).toThrow();
});

test('a card of the form has a face from its numbers while its words are not finished', () => {
  for (const type of TYPES) {
    const { record } = readEntry(entry({ type, abilities: { psi: '3' }, words: 'play: SAY WHAT IT DOES\n' }));
    const face = kit.sketch(record)!.face();
    expect([face.title, face.type, face.text, face.cost?.value]).toEqual(['The Eye', type, [], 10]);
  }
  expect(kit.sketch({ title: 'X', type: 'nonsense' })).toBeNull();
});

test('the form begins with what is known of a wanted card, and asks for the rest by its field', () => {
  const start = kit.start('The Eye', 'Ann') as unknown as typeof NONE & { cards: CardRecord[] };
  const begun = entryOf(withoutUnsaid(start.cards[0]!));
  expect([begun.title, begun.type, begun.cost]).toEqual(['The Eye', 'enhancement', '10']);
  expect(begun.words).not.toContain('SAY');
  const { faults } = kit.read(withCard(NONE, readEntry(begun).record));
  expect(faults.map(({ message }) => message)).toEqual([
    'The field "enhances" is missing: it says what this enhancement does.',
  ]);
});

test('an overlay takes a card, replaces it, lets it go, and is the same as a file', () => {
  const one = readEntry(entry()).record;
  const other = readEntry(entry({ race: 'narn' })).record;
  const both = withCard(withCard(withCard(NONE, one), other), { ...one, cost: 9 });
  expect(recordsOf(both).map(({ race, cost }) => [race, cost])).toEqual([
    ['narn', 10],
    ['centauri', 9],
  ]);
  expect(readFile(fileOf(both))).toEqual(both);
  expect(recordsOf(without(both, one))).toEqual([other]);
});

test("the user's cards stand in the place of printed ones, or at the end", () => {
  const [first, second] = tableGame('babylon5')
    .cards.slice(0, 2)
    .map(page => page.face());
  const changed = { ...first!, id: `${first!.id}~abc`, title: 'Changed' };
  const whole = { ...first!, id: 'the-eye~abc', title: 'The Eye' };
  expect(withOwn([first!, second!], [whole, changed]).map(({ title }) => title)).toEqual([
    'Changed',
    second!.title,
    'The Eye',
  ]);
  expect([printedId(changed.id), printedId(first!.id)]).toEqual([first!.id, first!.id]);
});

test('a deck that names a card of the overlay is known by it', () => {
  const { record } = readEntry(entry());
  expect(namesOwn('1 the eye\n', withCard(NONE, record))).toBe(true);
  expect(namesOwn("1 G'Kar\n", withCard(NONE, record))).toBe(false);
});
