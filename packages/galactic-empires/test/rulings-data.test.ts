import { readFileSync } from 'node:fs';
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { CARDS } from '../src/index.ts';

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

test('what Orrery decided itself stands in the docs, too, is about cards that exist, and says what it rests on', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const decisions = read('../data/decisions.jsonl')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Record<'about' | 'decision' | 'source', string> & { cards: string[] });
  const docs = read('../../../docs/sources.md').replaceAll('`', '');
  const titles = new Set(CARDS.map(x => x.title));
  expect(decisions.length).toBeGreaterThan(80);
  expect(decisions.filter(x => !docs.includes(`| ${x.decision} |`)).map(x => x.decision)).toEqual([]);
  expect(decisions.flatMap(x => x.cards).filter(title => !titles.has(title))).toEqual([]);
  expect(decisions.filter(x => !/^(print|rulebook|no source|sources disagree|FAQ)/.test(x.source))).toEqual([]);
  // what sources leave open
  for (const title of ['Flood', 'Gravity Pocket', 'Entertaining Pastime', 'Clydon War Craft'])
    expect(
      decisions.some(x => x.cards.includes(title)),
      title,
    ).toBe(true);
});

const card = (id: string) => CARDS.find(x => x.id === id)!;

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
  expect(CARDS.filter(x => x.title === 'Information Leak').map(x => x.after)).toEqual(['discard']);
});

rule('ge-r-repair-delivery-once-1', 'Repair Delivery is discarded after use', () => {
  expect(CARDS.filter(x => x.title === 'Repair Delivery').map(x => x.after)).toEqual(['discard']);
});

rule('ge-r-emergency-damage-control-1', 'Emergency Damage Control is an occurrence', () => {
  expect(CARDS.filter(x => x.title === 'Emergency Damage Control').map(x => x.types)).toEqual([['O']]);
});

rule('ge-r-vektrean-terrain-1', 'Vektrean asteroid bases are played as terrain', () => {
  const bases = CARDS.filter(x => x.title.startsWith('Vektrean Asteroid'));
  expect(bases.map(x => [x.types, x.playedAs])).toEqual([
    [['T', 'B'], 'T'],
    [['T', 'B'], 'T'],
  ]);
});

rule(
  'ge/weapons/25',
  'equipment of this edition makes weapon mounts sabots and energy fluxes, and nothing else',
  () => {
    const named = CARDS.filter(x => x.types.includes('E')).flatMap(x =>
      (x.always ?? []).flatMap(st => (st.k === 'fire' && st.what !== undefined ? [st.what] : [])),
    );
    expect(named.toSorted()).toEqual(['Energy Flux', 'Sabot']);
  },
);
