// The possible targets of a conflict: players, races, cards or other conflicts (b5/targets).
import { type CardId, refuse, type Seat, scene } from '@orrery/kernel';
import type { ConflictRules } from '../../card.ts';
import { type B5State, MILITARY, players, rows } from '../../state.ts';
import { sumFor } from '../effects/statics.ts';
import { nonAggression } from '../politics/civil-war.ts';
import { pledged, pledgedTo } from '../politics/pacts.ts';
import { partiesPlayed, partyOf, raceOfParty, seatsOf, strangers } from '../politics/parties.ts';
import { enemies } from '../politics/states.ts';

/** A conflict needs a legal target (b5/targets/2, b5/targets/4, b5/targets/6, b5/targets/7). */
export const NO_TARGET = refuse('b5/targets/1', 'This conflict has no legal target.');

/** True if a text lets this seat initiate such a conflict only against players with whom it is at war (Grey Council Fleet). */
export const onlyAgainstEnemies = (s: B5State, rules: ConflictRules, seat: Seat): boolean =>
  rules.types.includes(MILITARY) && sumFor(s, 'only-wars', seat) > 0;

/** The legal targets for this seat under these rules, without those that a text of its own bars. */
export function conflictTargets(
  s: B5State,
  rules: ConflictRules,
  seat: Seat,
  self: CardId,
): { kind: string; id: number }[] {
  const list = targetsByRules(s, rules, seat, self);
  if (!onlyAgainstEnemies(s, rules, seat)) return list;
  const foes = enemies(s, seat);
  return list.filter(({ kind, id }) => {
    if (kind === 'race') return seatsOf(s, id).some(p => foes.includes(p));
    return foes.includes(kind === 'seat' ? id : kind === 'card' ? s.cards[id]!.faction : -1);
  });
}

/** The legal targets for this seat under these rules: seats, races, cards or conflicts, by the rules' kind of target. */
function targetsByRules(s: B5State, rules: ConflictRules, seat: Seat, self: CardId): { kind: string; id: number }[] {
  const { target = 'none', ownRace = false } = rules.source;
  const f = scene(seat, self);
  const allowed = rules.targets === null ? null : rules.targets(s, f);
  const ok = (id: number) => allowed === null || allowed.includes(id);
  // players in Non-Aggression do not target each other with military conflicts (b5/dual-race/4, b5-r-non-aggression-pact-1)
  const armed = rules.types.includes(MILITARY);
  const peace = (other: Seat) => armed && (nonAggression(s, seat, other) || pledged(s, seat, other));
  switch (target) {
    case 'none':
      return [];
    case 'player':
      return players(s)
        .filter(p => p !== seat && ok(p) && !peace(p))
        .map(id => ({ kind: 'seat', id }));
    // a race of several factions is one target, unless it is divided: then each faction is (b5/dual-race/10, b5/civil-war/6)
    case 'race':
      return partiesPlayed(s)
        .filter(p => (ownRace || strangers(s, p, partyOf(s, seat))) && (ok(p) || ok(raceOfParty(s, p))))
        .filter(p => !(armed && pledgedTo(s, seat, p)))
        .sort((a, b) => a - b)
        .map(id => ({ kind: 'race', id }));
    case 'card':
      // players cannot target what is their own (b5/conflict-round/13)
      return (allowed ?? rows(s))
        .filter(id => (ownRace || s.cards[id]!.faction !== seat) && !peace(s.cards[id]!.faction))
        .map(id => ({ kind: 'card', id }));
    default:
      return s.conflicts.filter(c => c.stage === 'initiated' && ok(c.id)).map(c => ({ kind: 'conflict', id: c.id }));
  }
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile.ts: b5/targets/3
