import { answer, awaited, foresee, type Option, options, trials } from '@orrery/kernel';
import { previewSuite } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { wars } from '../src/index.ts';
import { anyCards, ready } from './deals.ts';
import { CORE } from './fields.ts';
import { table } from './table.ts';

const deal = (seed: number) => (seed % 2 === 0 ? ready(seed) : anyCards(seed));

previewSuite({ game: wars, deal, depth: 900, runs: 25, told: 1000 });

test('a location that its player may keep by showing a card is not foretold to go: that depends on the hand', () => {
  const stronghold = 'Pallas/Asteroid Stronghold';
  const { s } = table({
    phase: 'deploy',
    active: 2,
    locations: [CORE],
    // hardly ever does a hand of this deck hold the one card that would do
    seats: [{ hand: 1 }, { icons: {}, hand: [stronghold, 'Refuge'], reserve: ['Grid Tactician'] }],
  }).play(2, stronghold);
  const pass = (seat: number): Option[] => options(wars, s, seat).filter(o => o.verb === 'pass');
  while (s.items.at(-1)?.kind !== 'trigger' || awaited(s)[0] !== 0)
    answer(wars, s, awaited(s)[0]!, pass(awaited(s)[0]!));
  const foreseen = foresee(wars, trials(wars, s, 0), pass(0));
  expect(foreseen).toMatchObject({ until: 'hidden', next: null });
  expect(foreseen.told.map(({ fact }) => fact.t)).toEqual(['passed', 'taken']);
});
