// The possible targets of a conflict: players, races, cards or other conflicts (b5/targets).
import { type CardId, refuse, type Seat, scene } from '@orrery/kernel';
import type { ConflictRules } from '../../card.ts';
import { type B5State, players, rows } from '../../state.ts';

/** A conflict needs a legal target (b5/targets/2, b5/targets/4, b5/targets/6, b5/targets/7). */
export const NO_TARGET = refuse('b5/targets/1', 'This conflict has no legal target.');

/** The legal targets for this seat under these rules: seats, races, cards or conflicts, by the rules' kind of target. */
export function conflictTargets(
  s: B5State,
  rules: ConflictRules,
  seat: Seat,
  self: CardId,
): { kind: string; id: number }[] {
  const { target = 'none', ownRace = false } = rules.source;
  const f = scene(seat, self);
  const allowed = rules.targets === null ? null : rules.targets(s, f);
  const ok = (id: number) => allowed === null || allowed.includes(id);
  switch (target) {
    case 'none':
      return [];
    case 'player':
      return players(s)
        .filter(p => p !== seat && ok(p))
        .map(id => ({ kind: 'seat', id }));
    case 'race': {
      const races = new Set(
        players(s)
          .filter(p => p !== seat || ownRace)
          .map(p => s.seats[p]!.race),
      );
      return [...races]
        .filter(r => (ownRace || r !== s.seats[seat]!.race) && ok(r))
        .sort((a, b) => a - b)
        .map(id => ({ kind: 'race', id }));
    }
    case 'card':
      // players cannot target what is their own (b5/conflict-round/13)
      return (allowed ?? rows(s))
        .filter(id => ownRace || s.cards[id]!.faction !== seat)
        .map(id => ({ kind: 'card', id }));
    default:
      return s.conflicts.filter(c => c.stage === 'initiated' && ok(c.id)).map(c => ({ kind: 'conflict', id: c.id }));
  }
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile.ts: b5/targets/3
