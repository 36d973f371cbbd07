import { BadInput, type Fields, fieldsOf, Match, optionId, Refused, type WordType } from '@orrery/kernel';
import { anyAnswer, dice } from '@orrery/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { type B5State, babylon5, CARD_TYPES, LIBRARY } from '../src/index.ts';
import { addOverlay, CARD_FIELDS, CARD_LANGUAGE, readOverlay } from '../src/overlay/index.ts';

// Overlays come from strangers. Here they are written by chance: whatever they say, nothing hangs, and nothing but one clear line is thrown.

const word = (shape: WordType) =>
  Object.entries(CARD_LANGUAGE.words).filter(([, { gives }]) =>
    typeof gives === 'object' && 'each' in gives ? gives.each === shape : gives === shape,
  );

/** A text in quotes. */
const quoted = (x: string): string => `'${x.replaceAll('\\', '').replaceAll("'", "\\'")}'`;

const names = fc.constantFrom('you', 'self', 'target', 'chosen', 'card', 'conflict', 'seat', 'nobody');
const texts = fc.constantFrom('captured', 'by', 'Weapon', "G'Kar", 'a text', 'diplomacy', 'Which?', 'any', 'military');
const numbers = fc.oneof(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 0, max: 3 }));

/** Expressions of a shape, nested at most so deep. */
function said(shape: WordType, depth: number): fc.Arbitrary<string> {
  if (typeof shape === 'object') {
    if ('one' in shape) return fc.constantFrom(...shape.one).map(quoted);
    if ('either' in shape) return fc.oneof(...shape.either.map(x => said(x, depth)));
    if ('each' in shape) return fc.array(said(shape.each, depth), { maxLength: 3 }).map(x => `[${x.join(', ')}]`);
    if ('record' in shape) return fc.constant('{}');
    const fields = 'shape' in shape ? fieldsOf(CARD_LANGUAGE, shape.shape) : shape.fields;
    return fc
      .record(Object.fromEntries(Object.entries(fields).map(([name, { is }]) => [name, said(is, depth)])), {
        requiredKeys: Object.keys(fields).filter(name => fields[name]!.optional !== true),
      })
      .map(
        x =>
          `{ ${Object.entries(x)
            .map(([name, value]) => `${name}: ${value}`)
            .join(', ')} }`,
      );
  }
  if (shape === 'text') return fc.oneof(texts, names).map(quoted);
  if (shape === 'number') return numbers.map(String);
  if (shape === 'yes or no') return fc.boolean().map(String);
  if (shape === 'anything') return fc.oneof(texts.map(quoted), numbers.map(String));
  const plain: fc.Arbitrary<string>[] = [];
  if (shape === 'amount') plain.push(numbers.map(String));
  if (shape === 'ref') plain.push(names.map(quoted));
  const fitting = word(shape);
  const alone = fitting.filter(([, { args }]) => args === undefined || args.every(arg => arg.optional || arg.rest));
  if (alone.length > 0)
    plain.push(fc.constantFrom(...alone.map(([name, { args }]) => (args === undefined ? name : `${name}()`))));
  const calls = fitting.filter(([, { args }]) => args !== undefined);
  if ((depth > 0 || plain.length === 0) && calls.length > 0)
    plain.push(
      fc
        .constantFrom(...calls)
        .chain(([name, { args }]) =>
          fc.tuple(...args!.map(arg => said(arg.is, depth - 1))).map(given => `${name}(${given.join(', ')})`),
        ),
    );
  return fc.oneof(...plain);
}

const types = fc.constantFrom(['military'], ['diplomacy', 'psi'], ['leadership']);

/** Values of a shape as a file holds them. */
function given(shape: WordType, depth: number): fc.Arbitrary<unknown> {
  if (typeof shape === 'object') {
    if ('one' in shape) return fc.constantFrom(...shape.one);
    if ('either' in shape) return fc.oneof(...shape.either.map(x => given(x, depth)));
    if ('each' in shape) return fc.array(given(shape.each, depth), { maxLength: 2 });
    if ('record' in shape)
      return shape.keys === undefined
        ? fc.dictionary(names, given(shape.record, depth), { maxKeys: 2 })
        : fc.dictionary(fc.constantFrom(...shape.keys), given(shape.record, depth), { maxKeys: 3 });
    return record('shape' in shape ? fieldsOf(CARD_LANGUAGE, shape.shape) : shape.fields, depth);
  }
  if (shape === 'text') return fc.oneof(texts, names);
  if (shape === 'number') return numbers;
  if (shape === 'yes or no') return fc.boolean();
  if (shape === 'nothing') return fc.constant(null);
  if (shape === 'anything') return texts;
  return said(shape, depth);
}

const record = (fields: Fields, depth: number): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, { is }]) => [name, name === 'types' ? types : given(is, depth)]),
    ),
    {
      requiredKeys: Object.keys(fields).filter(name => fields[name]!.optional !== true),
    },
  );

const { title: _title, type: _type, whenever: _whenever, ...others } = CARD_FIELDS;
const facts = [...babylon5.facts.byName.keys()];

/** What happens whenever a fact happens. */
const whenever = record({ ...fieldsOf(CARD_LANGUAGE, 'WheneverSource'), on: { is: { one: facts } } }, 3);

/** The fields that only cards of one type have. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  event: ['play'],
  conflict: ['conflict'],
  aftermath: ['aftermath'],
  contingency: ['contingency'],
  enhancement: ['enhances'],
};
const OWN = Object.values(TYPED).flat();

/** A card with a few fields by chance. */
const card = fc
  .record({
    type: fc.constantFrom(...CARD_TYPES),
    few: fc.subarray(Object.keys(others), { maxLength: 5 }),
    whenever: fc.array(whenever, { maxLength: 1 }),
  })
  .chain(({ few, ...rest }) =>
    fc
      .record(
        Object.fromEntries(
          [...new Set([...few.filter(name => !OWN.includes(name)), ...(TYPED[rest.type] ?? [])])].map(name => [
            name,
            given(others[name]!.is, 3),
          ]),
        ),
      )
      .map(fields => ({ ...fields, ...rest })),
  );

const overlay = fc.array(card, { minLength: 1, maxLength: 12 }).map(cards => ({
  overlay: 'By chance',
  by: 'nobody',
  game: 'babylon5',
  cards: cards.map((x, i): Record<string, unknown> => ({ ...x, title: `Chance ${i}` })),
}));

/** A seat that has not answered yet. */
const asked = ({ ask }: B5State): number => ask!.seats.find((_seat, i) => ask!.picks[i] === null)!;

/** Any data at all. */
const junk = fc.oneof(fc.anything({ withDate: true, withMap: true, withNullPrototype: true }), fc.jsonValue());

const runs = Number(process.env.ORRERY_RUNS ?? 60);

test('no data at all is read with anything but faults', () => {
  fc.assert(
    fc.property(junk, junk, junk, (whole, cards, field) => {
      expect(readOverlay(whole).overlay).toBeNull();
      readOverlay({ overlay: 'x', by: 'y', game: 'babylon5', cards });
      readOverlay({ overlay: 'x', by: 'y', game: 'babylon5', cards: [{ title: 'X', type: 'event', play: field }] });
      readOverlay({ overlay: 'x', by: 'y', game: 'babylon5', corrections: [{ card: "G'Kar", always: field }] });
    }),
    { numRuns: runs * 3 },
  );
});

test('no text is read as an expression with anything but faults', () => {
  const sign = fc.constantFrom(
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ',',
    ':',
    "'",
    '"',
    '\\',
    ' ',
    '-',
    '9',
    'draw',
    "'you'",
    'that',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(sign, fc.string({ maxLength: 5 })), { maxLength: 40 }), parts => {
      const play = { effect: parts.join('') };
      const read = readOverlay({
        overlay: 'x',
        by: 'y',
        game: 'babylon5',
        cards: [{ title: 'X', type: 'event', play }],
      });
      expect(read.overlay === null).toBe(read.faults.length > 0);
    }),
    { numRuns: runs * 5 },
  );
});

test('cards by chance load, or are refused in one line, and no match with them hangs or breaks', () => {
  const { human, narn } = starterDecks();
  const printed = setupFrom([human, narn], 'casual');
  let played = 0;
  let refused = 0;
  fc.assert(
    fc.property(overlay, fc.integer({ min: 1, max: 1e6 }), (data, seed) => {
      // cards with faults are left out, so that the others are played
      const cards = data.cards.filter(x => readOverlay({ ...data, cards: [x] }).faults.length === 0);
      const fit = JSON.parse(JSON.stringify({ ...data, cards }));
      let name: string;
      try {
        name = addOverlay(fit);
      } catch (error) {
        if (error instanceof BadInput && !error.message.includes('\n')) return;
        throw error;
      }
      const ids = LIBRARY.overlay(name)!.cards.map(def => def.id);
      const seats = printed.seats.map(seat => ({ ...seat, deck: [...ids, ...ids, ...ids, ...seat.deck.slice(0, 20)] }));
      const d = dice(seed);
      try {
        const match = Match.start(babylon5, { ...printed, seats, overlay: fit, house: ['any deck', 'any hand'] }, seed);
        for (let i = 0; i < 120 && match.state.result === null; i++) {
          const seat = asked(match.state);
          match.take([seat, ...anyAnswer(babylon5, match.state, seat, d).map(optionId)]);
          played++;
        }
      } catch (error) {
        // the last resort: the answer is refused in one line, and the match stands at its question
        if (!(error instanceof Refused) || !error.message.startsWith('A card of the overlay')) throw error;
        refused++;
      }
    }),
    { numRuns: runs },
  );
  expect(played).toBeGreaterThan(runs * 10);
  // guarded words hardly ever come to that
  expect(refused).toBeLessThan(runs / 10);
});
