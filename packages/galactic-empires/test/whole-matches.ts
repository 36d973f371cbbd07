import { weighed } from '@orrery/bots';
import { botsOf } from '@orrery/bots/testing';
import { type Option, shuffled, start } from '@orrery/kernel';
import { catalogueIds, dice, hiddenSuite, previewSuite, propertySuite, questionsSuite } from '@orrery/kernel/testing';
import fc from 'fast-check';
import {
  type GeSetup,
  type GeSetupSeat,
  type GeState,
  galacticEmpires,
  galacticEmpiresFeatures,
  galacticEmpiresWeights,
  geAdvice,
  HAND,
  inPlay,
  ORDERS,
  pile,
} from '../src/index.ts';
import { begin } from './deals.ts';
import { invariants } from './invariants.ts';

/** The rules that questions may name. */
export const RULES = catalogueIds(new URL('../data/rules.jsonl', import.meta.url));

/** Copies of a card that are in a hand or a pile. */
export const alike = (s: GeState, a: Option, b: Option): boolean =>
  a.verb === b.verb && s.defs[a.a] === s.defs[b.a] && !inPlay(s, a.a) && !inPlay(s, b.a);

/** The bots' judgement of a position. */
export const BOTS = botsOf(galacticEmpires, geAdvice, weighed(galacticEmpiresFeatures, galacticEmpiresWeights));

/** Facts about the game for the suite about hidden information. */
export const HIDDEN = {
  game: galacticEmpires,
  // options depend on the hand, so the player who acts keeps theirs
  shows: (s: GeState, seat: number): readonly number[] => pile(s, seat, HAND),
  reveals: new Set(['shuffled', 'shown', 'drawn']),
  together: false,
  limit: 40_000,
};

/**
 * Runs the suites of every game in whole matches of two and three players.
 * @param seat the deck and the other settings of every player; each gets the deck in another order
 * @returns a function that gives a match at its first decision, with the default standing orders; another match for each number
 */
export function wholeMatches({ deck, ...seat }: GeSetupSeat): (seed: number) => GeState {
  const setup = (seed: number): GeSetup => {
    const d = dice(seed);
    return { seats: Array.from({ length: 2 + (seed % 2) }, () => ({ deck: shuffled(d, deck), ...seat })) };
  };
  /** Sets the default standing orders, which a preview assumes for others. */
  const usual = (seed: number): GeState => start(galacticEmpires, setup(seed), seed, true);
  // a player who is never asked reveals little
  const deal = (seed: number): GeState => begin(setup(seed), seed, ORDERS.indexOf('never'));
  questionsSuite({ game: galacticEmpires, deal, rules: RULES, alike, limit: 1_000, runs: 3 });
  previewSuite({ game: galacticEmpires, deal: usual, depth: 300, runs: 3, told: 100 });
  const { score, choose } = BOTS;
  hiddenSuite({ ...HIDDEN, score, choose, deal, depth: 200, players: 2 });
  propertySuite<GeState, number>({
    game: galacticEmpires,
    invariants,
    tables: fc.integer({ min: 1, max: 1_000_000 }),
    setup,
    limit: 40_000,
    runs: 1,
  });
  return usual;
}
