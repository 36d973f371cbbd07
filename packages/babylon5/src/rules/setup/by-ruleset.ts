// Of two refusals, picks the one whose rule holds in the ruleset of this match.
import type { Refusal } from '@orrery/kernel';
import type { B5State } from '../../state.ts';

/**
 * Picks the refusal whose rule holds at this table, for acts that both kinds of rules forbid by different rules.
 * @param published by the casual and tournament rules
 * @param engine by the engine rules
 */
export function byRuleset(s: B5State, published: Refusal, engine: Refusal): Refusal {
  return s.ruleset === 'engine' ? engine : published;
}
