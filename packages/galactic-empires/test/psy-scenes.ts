// Psys and fields on terrain, for tests of cards that come with psys.
import type { CardPlace, SeatPosition } from '../src/position.ts';
import { batteries } from '../src/rules/fire/weapons.ts';
import { TEXT } from '../src/rules/points/uses.ts';
import { play } from './scenes.ts';
import type { Table } from './table.ts';
import { testCard } from './test-cards.ts';

/** A ship with many phasers and nothing else. */
export const FLAGSHIP = 'S9 Test Gunboat';
testCard({ title: 'Test Gunboat', types: ['S'], strength: 9, phasers: 20 });

/** A psy that got points for its disciplines, in their order. */
export const ready = (card: string, ...points: readonly number[]): CardPlace => ({
  card,
  given: [...Array<number>(TEXT).fill(0), ...(points.length === 0 ? [1] : points)],
});

/** Psys of player 1 stand on a moon with a field; player 2 has a fleet. */
export const withField = (
  field: CardPlace,
  psys: readonly CardPlace[],
  two: SeatPosition = {},
  one: SeatPosition = {},
): Table => {
  const { fleet = [], ...more } = one;
  return play(
    { empire: 'Psycanti', ...more, fleet: [{ card: 'T3 Moon', on: [...psys, field] }, ...fleet] },
    { fleet: ['T6 System'], ...two },
  );
};

/** The points of damage that a card could still fire this turn. */
export const firepowerOf = (t: Table, card: string): number =>
  batteries(t.s, t.id(card)).reduce((n, b) => n + b.shots * b.each, 0);
