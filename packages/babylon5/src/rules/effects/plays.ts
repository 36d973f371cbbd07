// Results of an event that no longer stand. Reversing the event leaves them alone.
import type { Fact } from '@orrery/kernel';
import type { B5State, Play } from '../../state.ts';

/**
 * Forgets the last such thing that an event of this turn did, because another effect undid it or it ended. Reversing the event then leaves it alone
 * (b5-r-not-meant-to-be-10).
 */
export function standsNoMore(s: B5State, fits: (x: Fact, p: Play) => boolean): void {
  for (let i = s.plays.length - 1; i >= 0; i--) {
    const p = s.plays[i]!;
    const at = p.facts.findLastIndex(x => fits(x, p));
    if (at < 0) continue;
    const changed = { ...p, facts: p.facts.filter((_, k) => k !== at) };
    s.plays = s.plays.map((q, k) => (k === i ? changed : q));
    return;
  }
}
