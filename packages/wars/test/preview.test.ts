import { answer, awaited, foresee, type Option, options, trials } from '@orrery/kernel';
import { previewSuite } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type WarsState, wars } from '../src/index.ts';
import { anyCards, ready } from './deals.ts';
import { CORE, FIELD } from './fields.ts';
import { type Table, table } from './table.ts';

const deal = (seed: number) => (seed % 2 === 0 ? ready(seed) : anyCards(seed));

previewSuite({ game: wars, deal, depth: 900, runs: 25, told: 1000 });

/** The position just before player 1 lets the newest thing on the stack happen. */
function letting(t: Table, kind: string): { s: WarsState; pass: Option[] } {
  const { s } = t;
  const passes = (seat: number): Option[] => options(wars, s, seat).filter(o => o.verb === 'pass');
  while (s.items.at(-1)?.kind !== kind || awaited(s)[0] !== 0) answer(wars, s, awaited(s)[0]!, passes(awaited(s)[0]!));
  return { s, pass: passes(0) };
}

test('a location that its player may keep by showing a card is not foretold to go: that depends on the hand', () => {
  const stronghold = 'Pallas/Asteroid Stronghold';
  const { s, pass } = letting(
    table({
      phase: 'deploy',
      active: 2,
      locations: [CORE],
      // a random hand of this deck rarely has the one card that helps
      seats: [{ hand: 1 }, { icons: {}, hand: [stronghold, 'Refuge'], reserve: ['Grid Tactician'] }],
    }).play(2, stronghold),
    'trigger',
  );
  const foreseen = foresee(wars, trials(wars, s, 0), pass);
  expect(foreseen).toMatchObject({ until: 'hidden', next: null });
  expect(foreseen.told.map(({ fact }) => fact.t)).toEqual(['passed', 'taken']);
});

test('who plays a card of his hand may not be asked which, or have none: what comes then is not foretold', () => {
  const { s, pass } = letting(
    table({
      phase: 'deploy',
      active: 2,
      locations: FIELD,
      seats: [{ hand: 1 }, { at: { [CORE]: ['Vanguard Trooper'] }, hand: ['Refuge'], reserve: ['Infantry Officer'] }],
    }).act(2, 'use', 'Vanguard Trooper', 0),
    'ability',
  );
  const foreseen = foresee(wars, trials(wars, s, 0), pass);
  expect(foreseen).toMatchObject({ until: 'hidden', next: null });
  expect(foreseen.told.map(({ fact }) => fact.t)).toEqual(['passed', 'taken']);
});
