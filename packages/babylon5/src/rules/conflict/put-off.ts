// A conflict is put off: it returns next turn with its totals (Prolonged Talks).
import { CONFLICT_RULES } from '../../card.ts';
import { facts, v } from '../../language.ts';
import type { B5State, Conflict } from '../../state.ts';
import { endMods } from '../effects/lasting.ts';
import { totals } from './totals.ts';

/** A conflict does not resolve this turn. It returns with its totals, and without its participants (b5-r-prolonged-talks-1). */
export const putOff = facts.define<{
  conflict: number;
  support: number;
  opposition: number;
  sides: readonly number[];
}>('conflict-put-off', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c =>
      c.id === x.conflict
        ? {
            ...c,
            stage: 'postponed',
            parts: [],
            excluded: [],
            firstSupporter: -1,
            firstAttacker: -1,
            firstAttackingFleet: -1,
            neutralizedIn: [],
            neutralizedByInitiator: 0,
            extraSupport: x.support,
            extraOpposition: x.opposition,
            carried: x.sides,
          }
        : c,
    );
    s.resolving = -1;
  },
  show: { conflict: 'conflict', support: 'plain', opposition: 'plain', sides: 'plain' },
  say: n => `${n.conflict} is put off until the next turn, with ${n.support} support and ${n.opposition} opposition.`,
  unsettles: true,
});

/** Records the totals of a postponed conflict as it would resolve (b5-r-prolonged-talks-2). */
export function noteTotals(s: B5State, c: Conflict): void {
  const { support, opposition, sides } = totals(s, c);
  const { manySided } = CONFLICT_RULES[c.rules]!;
  putOff(s, {
    conflict: c.id,
    support: manySided ? c.extraSupport : support,
    opposition: manySided ? c.extraOpposition : opposition,
    sides: manySided ? sides : [],
  });
  endMods(s, m => m.kind === 'conflict-again' && m.what === c.id);
}

/** Test: the conflict that comes up is postponed (local `off`). */
export const isPutOff = v.test(
  'conflict is put off',
  () => (_s, f) => f.l.off === 1,
  () => '',
)();
