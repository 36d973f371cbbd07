import { readFileSync } from 'node:fs';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { DISCARD, HAND, pile } from '../src/index.ts';
import { geScenario } from '../src/scenario/index.ts';
import { matchOf } from './matches.ts';

// The rulebook's narrative example, from the antes and the first turn on, in one scenario

const FILE = new URL('../../../scenarios/galactic-empires/bob-and-sue.yaml', import.meta.url);
const story = parse(readFileSync(FILE, 'utf8')) as { readonly rules: readonly string[] };

rule('ge/narrative-example/1', 'Sue has the stronger ante and begins; both hold nine cards', () => {
  const t = matchOf([
    { deck: Array(40).fill('t4-planet'), name: 'Bob' },
    { deck: Array(40).fill('t5-star'), name: 'Sue' },
  ]);
  expect(t.s.order.map(seat => t.s.seats[seat]!.name)).toEqual(['Sue', 'Bob']);
  expect(
    [0, 1].map(seat => [pile(t.s, seat, HAND).length, pile(t.s, seat, DISCARD).length, t.s.seats[seat]!.hq]),
  ).toEqual([
    [9, 1, 0],
    [9, 1, 0],
  ]);
});

rule(story.rules, 'Bob and Sue play four turns, with every number that the rulebook tells', () => {
  expect(story.rules).toHaveLength(22);
  expect(geScenario(story).fault).toBeNull();
});
