// Of two refusals, picks the one whose rule holds in the ruleset of this match.
import type { Refusal } from '@orrery/kernel';
import type { B5State } from '../../state.ts';

/**
 * Of two refusals the one whose rule holds at this table, for what both kinds of rules forbid and each in a rule of its own.
 * @param published by the casual and tournament rules
 * @param engine by the engine rules
 */
export function byRuleset(s: B5State, published: Refusal, engine: Refusal): Refusal {
  return s.ruleset === 'engine' ? engine : published;
}
