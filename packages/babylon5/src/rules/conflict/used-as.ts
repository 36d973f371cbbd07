// A text lets a card use one ability as another, in attack and defence (b5/used-as).
import type { CardId } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { ATTACK, type B5State, OPPOSE, SUPPORT } from '../../state.ts';
import { ability } from '../effects/ability.ts';
import { eachStatic } from '../effects/statics.ts';

/**
 * The ability with which a card can make an attack that needs this one: the same, or one that it may use as it (b5/used-as/1, b5/used-as/6,
 * b5/used-as/7); -1 for none.
 */
export function strikesWith(s: B5State, id: CardId, stat: number): number {
  if (DEFS[s.defs[id]!]!.statics['only-oppose']?.some(st => st.stat === stat)) return -1;
  if (ability(s, id, stat) > 0) return stat;
  let by = -1;
  if (DEFS[s.defs[id]!]!.statics['use-as'] !== undefined) {
    eachStatic(s, 'use-as', (st, source, f) => {
      if (source === id && st.n(s, f) === stat && ability(s, id, st.stat) > 0) by = st.stat;
    });
  }
  return by;
}

/**
 * The ability with which a defender strikes back: the one it used, or its own substitute for it (b5/used-as/3, b5/used-as/8, b5/attack/12). A target
 * outside conflicts uses the attacked ability.
 */
export function defendsWith(s: B5State, target: CardId, stat: number): number {
  for (const c of s.conflicts) {
    if (c.stage !== 'initiated') continue;
    for (const p of c.parts)
      if (p.card === target && (p.role === SUPPORT || p.role === OPPOSE || p.role === ATTACK) && p.ability === stat)
        return p.by;
  }
  return stat;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/conflict/totals.ts: b5/used-as/4, b5/used-as/5
// - rules/effects/ability.ts: b5/used-as/2
