import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardText } from '../src/card.ts';
import { CARDS, PRINTED } from '../src/cards/index.ts';
import { join } from '../src/cards/join.ts';
import { cardId } from '../src/printed.ts';

const lines = <T>(name: string): T[] =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T);

const whole = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0;
const text = (x: unknown): boolean => typeof x === 'string' && x !== '';
const yes = (x: unknown): boolean => x === true;
const texts = (x: unknown): boolean => Array.isArray(x) && x.length > 0 && x.every(text);
const among =
  (...values: string[]) =>
  (x: unknown): boolean =>
    values.includes(x as string);
const faction = among('earther', 'gongen', 'maverick', 'shi', 'quay', 'independent');

/** The values that each field of the data can have. */
const FIELDS: Readonly<Record<string, (x: unknown) => boolean>> = {
  title: text,
  number: x => /^[12][CURSPF]+\d+$/.test(x as string),
  type: among('asset', 'character', 'interrupt', 'location', 'nobot', 'order', 'ship', 'vehicle', 'weapon'),
  faction,
  unique: yes,
  labels: texts,
  kind: among('site', 'sector', 'used', 'lost', 'used or lost'),
  beneath: text,
  capacity: whole,
  uses: whole,
  cost: whole,
  support: whole,
  destiny: whole,
  power: whole,
  tactics: whole,
  defense: whole,
  energy: x => Array.isArray(x) && x.length === 2 && x.every(whole),
  icon: faction,
  unlimited: yes,
  encampment: yes,
  scouting: yes,
  piloting: whole,
  quickdraw: whole,
  size: whole,
  transport: whole,
  captain: text,
  inverted: x =>
    Object.entries(x as object).every(([field, value]) =>
      field === 'captain' ? text(value) : ['power', 'tactics', 'defense', 'size'].includes(field) && whole(value),
    ) && ['power', 'tactics', 'defense'].every(field => field in (x as object)),
  reconstructed: texts,
  corrected: texts,
  unsure: texts,
  source: among('face'),
};

const byTitle = new Map(CARDS.map(card => [card.title, card]));

describe('what is printed on the cards', () => {
  test('every card of both sets stands in the data once', () => {
    expect(PRINTED.length).toBe(497);
    expect(CARDS.map(card => card.title)).toEqual(PRINTED.map(card => card.title));
    expect(new Set(PRINTED.map(card => card.number)).size).toBe(497);
    expect(new Set(PRINTED.map(card => cardId(card.title))).size).toBe(497);
  });

  test.each(PRINTED.map(card => [card.title, card] as const))('%s: each field is one that cards have', (_t, card) => {
    expect(Object.entries(card).filter(([field, value]) => !FIELDS[field]?.(value))).toEqual([]);
  });

  test('no card file says otherwise than what is printed', () => {
    for (const { inverted, ...card } of PRINTED) {
      expect(byTitle.get(card.title)).toMatchObject(card);
      if (inverted) expect(byTitle.get(card.title)!.inverted).toMatchObject(inverted);
    }
  });

  test('each field that no source gives is marked, and no other', () => {
    const chosen = PRINTED.filter(card => card.reconstructed !== undefined);
    expect(Object.fromEntries(chosen.map(card => [card.title, card.reconstructed]))).toEqual({
      Flamecutter: ['cost', 'support', 'destiny'],
      'Inca 1': ['support'],
      'Inca 2': ['number'],
      'Ganymede/Subterranean Passage': ['number'],
    });
  });
});

describe('what is printed and what the card files say', () => {
  const raider = PRINTED.filter(card => card.title === 'Raider');
  const says = (text: Partial<CardText>): CardText => ({ title: 'Raider', type: 'ship', ...text });

  test('are joined by title', () => {
    expect(join(raider, [says({ theirs: 'too' })])).toEqual([{ ...raider[0], theirs: 'too' }]);
  });

  test('a title that only one of them knows is an error that names it', () => {
    expect(() => join(raider, [])).toThrow('Raider: no card file says what it does');
    expect(() => join(raider, [says({}), says({ title: 'Raidr' })])).toThrow(
      'Raidr: nothing says what is printed on it (data/cards.json)',
    );
  });

  test('so is a card told twice, of another type, or with a side that it has not', () => {
    expect(() => join(raider, [says({}), says({})])).toThrow('Raider: two card files say what it does');
    expect(() => join(raider, [says({ type: 'weapon' })])).toThrow(
      'Raider: a card file calls it weapon, and what is printed says ship',
    );
    expect(() => join(raider, [says({ inverted: {} })])).toThrow('Raider: it has no other side');
  });
});

describe('the rules', () => {
  const rules = lines<{ id: string; statement: string; kind: string; example: boolean; sources: string }>(
    'rules.jsonl',
  );

  test('each has an id of its own, a statement, a kind and its lines', () => {
    expect(rules.length).toBe(463);
    expect(new Set(rules.map(x => x.id)).size).toBe(463);
    for (const x of rules) {
      expect(x.id).toMatch(/^wars\/[a-z0-9-]+\/\d+$/);
      expect([x.statement.length > 20, x.kind !== '', /^\d+(-\d+)?$/.test(x.sources)]).toEqual([true, true, true]);
      expect([x.id, x.kind === 'example']).toEqual([x.id, x.example]);
    }
  });
});
