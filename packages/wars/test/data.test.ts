import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CardSource, cardId } from '../src/card.ts';
import { CARDS } from '../src/cards/index.ts';

const lines = <T>(name: string): T[] =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T);

type Numbers = { readonly power: number; readonly tactics: number; readonly defense: number };
interface Facts {
  readonly title: string;
  readonly source: string;
  readonly reconstructed?: readonly string[];
  readonly inverted?: Numbers;
  readonly [field: string]: unknown;
}

/** What a card file says besides abilities: everything that the data hold too. */
const PRINTED = [
  'title',
  'number',
  'type',
  'faction',
  'unique',
  'labels',
  'kind',
  'beneath',
  'capacity',
  'uses',
  'cost',
  'support',
  'destiny',
  'power',
  'tactics',
  'defense',
  'energy',
  'icon',
  'unlimited',
  'encampment',
  'scouting',
  'piloting',
  'quickdraw',
  'size',
  'transport',
  'captain',
  'reconstructed',
] as const satisfies readonly (keyof CardSource)[];

const printed = (from: Facts | CardSource) => {
  const side = from.inverted as Numbers | undefined;
  const { power, tactics, defense } = side ?? {};
  return {
    ...Object.fromEntries(PRINTED.map(field => [field, (from as Facts)[field]])),
    ...(side === undefined ? {} : { inverted: { power, tactics, defense } }),
  };
};

const facts = lines<Facts>('cards.jsonl');
const byTitle = new Map(CARDS.map(card => [card.title, card]));

describe('the cards', () => {
  test('the data hold every card of both sets once', () => {
    expect(facts.length).toBe(497);
    expect(facts.map(card => card.title).sort()).toEqual(CARDS.map(card => card.title).sort());
    expect(new Set(facts.map(card => card.number)).size).toBe(497);
    expect(new Set(CARDS.map(card => cardId(card.title))).size).toBe(497);
  });

  test.each(facts.map(card => [card.title, card] as const))('%s is as the data say', (title, card) => {
    expect(printed(byTitle.get(title)!)).toEqual(printed(card));
  });

  test('each field that no source gives is marked, and no other', () => {
    const chosen = facts.filter(card => card.reconstructed !== undefined);
    expect(Object.fromEntries(chosen.map(card => [card.title, card.reconstructed]))).toEqual({
      Flamecutter: ['cost', 'support', 'destiny'],
      'Inca 1': ['support'],
      'Inca 2': ['number'],
      'Ganymede/Subterranean Passage': ['number'],
    });
    expect(new Set(facts.map(card => card.source))).toEqual(new Set(['face']));
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
