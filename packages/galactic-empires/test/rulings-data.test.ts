import { readFileSync } from 'node:fs';
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { UNIVERSE } from '../src/index.ts';

// Rulings on what is printed on cards

interface Line {
  readonly id: string;
  readonly testable: boolean;
  readonly untestable?: string;
}
const RULINGS = readFileSync(new URL('../data/rulings.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line) as Line);

test('each ruling that no position can prove says why, and no other does', () => {
  expect(RULINGS.filter(x => x.testable === (x.untestable !== undefined)).map(x => x.id)).toEqual([]);
  expect(RULINGS.filter(x => !x.testable).length).toBe(33);
});

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const DECISIONS = read('../data/decisions.jsonl')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line) as Record<'about' | 'decision' | 'source', string> & { cards: string[] });

test('what Orrery decided itself stands in the docs, too, is about cards that exist, and says what it rests on', () => {
  const docs = read('../../../docs/sources.md').replaceAll('`', '');
  const titles = new Set(UNIVERSE.map(x => x.title));
  expect(DECISIONS.length).toBeGreaterThan(80);
  expect(DECISIONS.filter(x => !docs.includes(`| ${x.decision} |`)).map(x => x.decision)).toEqual([]);
  expect(DECISIONS.flatMap(x => x.cards).filter(title => !titles.has(title))).toEqual([]);
  expect(DECISIONS.filter(x => !/^(print|rulebook|no source|sources disagree|FAQ)/.test(x.source))).toEqual([]);
  // what sources leave open
  for (const title of ['Flood', 'Gravity Pocket', 'Entertaining Pastime', 'Clydon War Craft'])
    expect(
      DECISIONS.some(x => x.cards.includes(title)),
      title,
    ).toBe(true);
});

/** Returns the rows of all tables in a part of a page: the text of each cell. */
const rowsOf = (page: string): string[][] =>
  [...page.matchAll(/^\| (?!---)(.+) \|$/gm)].map(([, row]) => row!.split(' | ').map(cell => cell.trim()));

test('the table of sources names every decision, and each one of our own in the row that it rests on', () => {
  const page = read('../../../docs/sources.md').replaceAll('`', '');
  const part = (from: string, to?: string) => page.slice(page.indexOf(from), to ? page.indexOf(to) : undefined);
  const sources = rowsOf(part('### Sources of the decisions on Galactic Empires'));
  const decided = rowsOf(
    part('### Cards of Galactic Empires: what was decided', '### Cards of Galactic Empires: second reading'),
  ).slice(1);
  /** True if a row of the table of sources names a decision, by a part of its name or by one of its cards. */
  const names = (row: readonly string[], name: string, cards: readonly string[] = []) =>
    [...name.split(/, | \(/), ...cards].some(x => row.join(' ').toLowerCase().includes(x.toLowerCase()));
  expect(decided.length).toBeGreaterThan(100);
  expect(decided.filter(([name]) => !sources.some(row => names(row, name!))).map(([name]) => name)).toEqual([]);
  const kinds = ['print', 'rulebook', 'no source', 'FAQ'];
  const unnamed = DECISIONS.filter(({ source, decision, cards }) => {
    const kind = kinds.find(x => source.startsWith(x));
    // where sources disagree, the last table has a row for it
    const rows = sources.filter(([first]) =>
      kind === undefined ? !kinds.some(x => first!.startsWith(x)) : first!.startsWith(kind),
    );
    const name = decided.find(([, , what]) => what === decision)?.[0] ?? cards[0]!;
    return !rows.some(row => names(row, name, cards));
  });
  expect(unnamed.map(({ cards, about }) => `${cards[0]}: ${about}`)).toEqual([]);
});

const card = (id: string) => UNIVERSE.find(x => x.id === id)!;

rule('ge-r-distribution-nodes-1', 'the Distribution Nodes of strength 9 have three nodes', () => {
  expect(card('e9-distribution-nodes').nodes).toBe(3);
});

rule('ge-r-super-computer-1', 'a Super Computer makes a command point', () => {
  expect(card('e6-super-computer').makes).toEqual({ command: 1 });
});

rule('ge-r-ship-collector-1', 'the Ship Collector is a persona', () => {
  expect(card('m8-ship-collector').persona).toBe(true);
});

rule('ge-r-tectonic-structure-1', 'Scientifically Enhance Tectonic Plate Structure is a reaction card', () => {
  expect(card('l4-scientifically-enhance-tectonic-plate-structure').reaction).toBe(true);
});

rule('ge-r-transporter-mine-1', 'a Transporter Mine does 2 damage', () => {
  expect(card('e4-transporter-mine').damage).toBe(2);
});

rule('ge-r-discovery-1', 'Discovery of Discoveries is discarded after use', () => {
  expect(card('o9-discovery-of-discoveries').after).toBe('discard');
});

rule('ge-r-information-leak-1', 'Information Leak is discarded after use', () => {
  expect(UNIVERSE.filter(x => x.title === 'Information Leak').map(x => x.after)).toEqual(['discard']);
});

rule('ge-r-repair-delivery-once-1', 'Repair Delivery is discarded after use', () => {
  expect(UNIVERSE.filter(x => x.title === 'Repair Delivery').map(x => x.after)).toEqual(['discard']);
});

rule('ge-r-emergency-damage-control-1', 'Emergency Damage Control is an occurrence', () => {
  expect(UNIVERSE.filter(x => x.title === 'Emergency Damage Control').map(x => x.types)).toEqual([['O']]);
});

rule('ge-r-vektrean-terrain-1', 'Vektrean asteroid bases are played as terrain', () => {
  const bases = UNIVERSE.filter(x => x.title.startsWith('Vektrean Asteroid'));
  expect(bases.map(x => [x.types, x.playedAs])).toEqual([
    [['T', 'B'], 'T'],
    [['T', 'B'], 'T'],
  ]);
});

rule(
  'ge/weapons/25',
  'equipment of this edition makes weapon mounts sabots and energy fluxes, and nothing else',
  () => {
    const named = UNIVERSE.filter(x => x.types.includes('E')).flatMap(x =>
      (x.always ?? []).flatMap(st => (st.k === 'fire' && st.what !== undefined ? [st.what] : [])),
    );
    expect(named.toSorted()).toEqual(['Energy Flux', 'Sabot']);
  },
);
