import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { FACTIONS } from '../../../src/state.ts';
import { BUNKER, CORE, FIELD, field, PLATFORM } from '../../fields.ts';
import { def } from '../../support/card-def.ts';

rule('wars/factions/1', 'five factions, and independent cards', () => {
  expect([...FACTIONS].sort()).toEqual(['earther', 'gongen', 'independent', 'maverick', 'quay', 'shi']);
  const used = new Set(DEFS.map(d => d.source.faction).filter(x => x !== undefined));
  expect([...used].sort()).toEqual([...FACTIONS].sort());
  // independent cards need no support icons
  const t = field(
    { hand: ['Earther Bot', 'CGC Grunt'], icons: {} },
    {},
    { phase: 'deploy', locations: FIELD.slice(0, 2) },
  );
  expect([t.offers(1, 'play', 'Earther Bot'), t.refuses(1, 'play', 'CGC Grunt')]).toEqual([true, 'wars/costs/1']);
});

rule('wars/factions/2', 'a card is of one faction; in play they mix', () => {
  const t = field(
    { hand: ['Assailing Vatarma', 'Grid Tactician'], at: { [CORE]: ['Makal Shrieker', 'CGC Grunt'] } },
    {},
    { phase: 'deploy' },
  );
  expect(['Assailing Vatarma', 'Makal Shrieker', 'CGC Grunt'].map(x => def(x).source.faction)).toEqual([
    'shi',
    'quay',
    'earther',
  ]);
  t.play(1, 'Assailing Vatarma', 'Makal Shrieker');
  expect(t.beneath('Makal Shrieker')).toEqual(['Assailing Vatarma']);
  t.play(1, 'Grid Tactician', CORE);
  expect(t.place('Grid Tactician')).toBe(CORE);
  // but its support icons are those of its own faction
  const none = field(
    { hand: ['Assailing Vatarma'], icons: { quay: 3 }, at: { [CORE]: ['Makal Shrieker'] } },
    {},
    { phase: 'deploy', locations: [CORE, PLATFORM, BUNKER] },
  );
  expect(none.refuses(1, 'play', 'Assailing Vatarma')).toBe('wars/costs/1');
});
