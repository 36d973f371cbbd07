// Positions to play a card in: its possible costs and places.

import { expect } from 'vitest';
import { DEFS } from '../../src/index.ts';
import type { LocationPlace, SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';
import { asked } from '../test-cards.ts';
import { UNTAPPED, VALLEY, VANTAGE } from './valley.ts';

const HALLWAY = 'Alnak Station/Hallway';

// a site, 1 and 0
export const HIDEAWAY = "Europa/The Gambler's Hideaway";

/** A phase of player 1. Hallway and the Hideaway belong to player 2, so player 1 has no icon there. */
export const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}, locations?: LocationPlace[]): Table =>
  table({
    phase,
    locations: locations ?? [VALLEY, VANTAGE, UNTAPPED, { card: HALLWAY, of: 2 }, { card: HIDEAWAY, of: 2 }],
    seats: [asked({ icons: {}, ...one }), asked({ icons: {}, ...two })],
  });

/** Enough support icons for every card, for tests that are not about places. */
export const PLENTY = { earther: 3, gongen: 3, maverick: 3, shi: 3, quay: 3 };

/** Returns the places that player 1 can choose. */
export const places = (t: Table): string[] => t.options(1).map(o => `${o.verb} ${DEFS[t.s.defs[o.a]!]!.title}`);

/**
 * Checks that a play is refused in another phase, in the opponent's turn and while something is pending, and allowed in the player's own deploy
 * phase.
 */
export function deployOnly(title: string, seat: SeatPosition): void {
  const one = { ...seat, icons: PLENTY, hand: [title, 'Test Draw'] };
  for (const phase of ['activate', 'control', 'battle', 'move', 'draw'] as const)
    expect(at(phase, one).refuses(1, 'play', title)).toBe('wars/interrupt/2');
  const t = at('deploy', one, one);
  expect(t.offers(1, 'play', title)).toBe(true);
  t.act(1, 'play', 'Test Draw');
  expect(t.refuses(1, 'play', title)).toBe('wars/deploy-phase/1');
  t.resolve().pass(1);
  expect(t.refuses(2, 'play', title)).toBe('wars/interrupt/2');
}
