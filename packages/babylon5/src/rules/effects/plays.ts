// What an event did and no longer stands, so that reversing the event leaves it alone.
import type { Fact } from '@orrery/kernel';
import type { B5State, Play } from '../../state.ts';

/**
 * What an event did no longer stands: something else has undone it, or it has come to its end. Reversing the event will leave
 * it alone then (b5-r-not-meant-to-be-10). Forgets the last such thing that an event of this turn did.
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
