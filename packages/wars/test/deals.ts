import { shuffled, start } from '@orrery/kernel';
import { dice } from '@orrery/kernel/testing';
import { CARDS, cardId, READY_LISTS, type ReadyName, readySetup, type WarsState, wars } from '../src/index.ts';

/** Decks of any cards of the game, in any order. */
export function anySetup(seed: number): unknown {
  const d = dice(seed);
  const deck = (): string[] => {
    const all = shuffled(d, CARDS);
    const locations = all.filter(c => c.type === 'location').slice(0, 14);
    return [...locations, ...all.filter(c => c.type !== 'location').slice(0, 46)].map(c => cardId(c.title));
  };
  return { seats: [{ deck: deck() }, { deck: deck() }], format: 'any' };
}

/** A match with decks of any cards of the game, in any order. */
export const anyCards = (seed: number): WarsState => start(wars, anySetup(seed), seed, true);

const NAMES = Object.keys(READY_LISTS) as ReadyName[];

/** A match with any two of the ready decks. */
export function ready(seed: number): WarsState {
  const [a, b] = shuffled(dice(seed), [...NAMES, ...NAMES]) as [ReadyName, ReadyName];
  return start(wars, readySetup(a, b), seed, true);
}
