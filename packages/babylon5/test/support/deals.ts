import { shuffled, start } from '@orrery/kernel';
import { dice } from '@orrery/kernel/testing';
import { setupFrom, starterDecks } from '../../src/decks/index.ts';
import { type B5State, babylon5, LIBRARY, RULESETS } from '../../src/index.ts';
import { CARD_SETS } from '../../src/set-list.ts';

const AMBASSADORS = {
  human: 'jeffrey-sinclair',
  centauri: 'londo-mollari',
  minbari: 'delenn',
  narn: 'gkar',
} as const;

/** Decks of all cards that the races can use, in some order. */
export function anySetup(seed: number): unknown {
  const order = dice(seed);
  const engine = seed % 3 === 0;
  const seats = Object.entries(AMBASSADORS).map(([race, ambassador]) => {
    const fitting = LIBRARY.all().filter(
      d =>
        [race, null, 'neutral'].includes(d.race) &&
        CARD_SETS.some(set => set.name === d.source.set) &&
        !d.keywords.has('Starting Ambassador'),
    );
    const all = shuffled(order, fitting).map(d => d.id);
    // under the engine rules some bring a Crusade Pile, which nobody sees
    const pile = engine && race !== 'human' ? { crusade: all.slice(50, 60) } : {};
    return { race, deck: [ambassador, ...all.slice(0, 50)], ...pile };
  });
  return { ruleset: engine ? 'engine' : 'casual', seats, house: ['any deck'] };
}

/** A match with decks of all cards that the races can use, in some order. */
export const anyCards = (seed: number): B5State => start(babylon5, anySetup(seed), seed, true);

const RACES = ['human', 'centauri', 'minbari', 'narn'] as const;

/** A match with two to four of the starter decks, in some order, under some ruleset. */
export function starters(seed: number): B5State {
  const decks = starterDecks();
  const races = shuffled(dice(seed), RACES).slice(0, 2 + (seed % 3));
  const lists = races.map(race => decks[race]);
  // the starter decks are smaller than the tournament and engine rules require
  const setup = setupFrom(lists, RULESETS[seed % RULESETS.length]!, [], { house: ['any deck', 'any hand'] });
  return start(babylon5, setup, seed, true);
}
