// Who takes part in a conflict: supporters, opponents, attackers, and leaders of fleets (b5/participants).
import type { CardId, Seat } from '@orrery/kernel';
import { CONFLICT_RULES, defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import {
  ATTACK,
  type B5State,
  type Conflict,
  conflictOf,
  LEAD,
  OPPOSE,
  ownRows,
  type Participation,
  type Role,
  rows,
  SUPPORT,
} from '../../state.ts';
import { standing } from '../effects/standing.ts';
import { isIn, type Party, partyOf, strangers } from '../politics/parties.ts';

/** A card joins a conflict (b5/support-oppose/7, b5/support-oppose/20, b5/support-oppose/21, b5/support-oppose/25, b5/participants/1). */
export const joined = facts.define<{
  conflict: number;
  card: CardId;
  seat: Seat;
  role: Role;
  ability: number;
  by: number;
  side: Seat;
  target?: CardId;
}>('joined', {
  apply(s, x) {
    const part: Participation = {
      card: x.card,
      seat: x.seat,
      role: x.role,
      ability: x.ability,
      by: x.by,
      side: x.side,
      ...(x.target === undefined ? {} : { target: x.target }),
    };
    const fleet = defOf(s, x.card).type === 'fleet';
    s.conflicts = s.conflicts.map(c => {
      if (c.id !== x.conflict) return c;
      const first = x.role === ATTACK && fleet && c.firstAttackingFleet < 0;
      return {
        ...c,
        parts: [...c.parts, part],
        firstSupporter: x.role === SUPPORT && x.seat === c.seat && c.firstSupporter < 0 ? x.card : c.firstSupporter,
        firstAttackingFleet: first ? x.card : c.firstAttackingFleet,
        firstAttacker: first ? x.seat : c.firstAttacker,
      };
    });
  },
  revert(s, x) {
    s.conflicts = s.conflicts.map(c => {
      if (c.id !== x.conflict) return c;
      const at = c.parts.findLastIndex(p => p.card === x.card && p.role === x.role);
      return at < 0 ? c : { ...c, parts: c.parts.filter((_, i) => i !== at) };
    });
  },
  show: { conflict: 'conflict', card: 'card', seat: 'seat', role: 'plain', side: 'seat' },
  say: (n, x) => {
    if (x.role === SUPPORT)
      return n.side ? `${n.card} supports ${n.side} in ${n.conflict}.` : `${n.card} supports ${n.conflict}.`;
    // the log reports attacks separately, and a leader with the fleet
    return x.role === OPPOSE ? `${n.card} opposes ${n.conflict}.` : '';
  },
  deed: true,
});

/** A card that readied may not take part again in its conflicts (b5-r-shal-mayan-1). */
export const excluded = facts.define<{ card: CardId }>('excluded', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c => (participates(c, x.card) ? { ...c, excluded: [...c.excluded, x.card] } : c));
  },
  show: { card: 'card' },
  say: () => '',
});

/** A source other than a participant adds support or opposition. */
export const totalsChanged = facts.define<{ conflict: number; support: number; opposition: number }>(
  'conflict-totals',
  {
    apply(s, x) {
      s.conflicts = s.conflicts.map(c =>
        c.id === x.conflict
          ? { ...c, extraSupport: c.extraSupport + x.support, extraOpposition: c.extraOpposition + x.opposition }
          : c,
      );
    },
    revert(s, x) {
      s.conflicts = s.conflicts.map(c =>
        c.id === x.conflict
          ? { ...c, extraSupport: c.extraSupport - x.support, extraOpposition: c.extraOpposition - x.opposition }
          : c,
      );
    },
    show: { conflict: 'conflict', support: 'plain', opposition: 'plain' },
    say: (n, x) => `${n.conflict} gets ${x.support ? `${x.support} more support` : `${x.opposition} more opposition`}.`,
  },
);

/** The participation of a card that supports or opposes the conflict, or null. */
export function sideOf(c: Conflict, card: CardId): Participation | null {
  for (const p of c.parts) if (p.card === card && (p.role === SUPPORT || p.role === OPPOSE)) return p;
  return null;
}

/** True if the card takes part in the conflict in any way (b5/participants/2, b5/participants/4). */
export function participates(c: Conflict, card: CardId): boolean {
  for (const p of c.parts) if (p.card === card) return true;
  return false;
}

/** True if the card takes part in any conflict that is not over. */
export function participatesAnywhere(s: B5State, card: CardId): boolean {
  for (const c of s.conflicts) if (c.stage === 'initiated' && participates(c, card)) return true;
  return false;
}

/** True if the conflict targets a seat: its race, its faction, or any card in it (b5/glossary/21, b5/cards-conflict/10). */
export function targets(s: B5State, c: Conflict, seat: Seat): boolean {
  return (
    c.targetSeat === seat ||
    (c.targetRace >= 0 && c.seat !== seat && isIn(s, seat, c.targetRace)) ||
    (c.secondRace !== undefined && c.seat !== seat && isIn(s, seat, c.secondRace)) ||
    (c.targetCard >= 0 && s.cards[c.targetCard]!.faction === seat)
  );
}

/** The party that a conflict targets, with any kind of target: a race, or a faction of a divided one; -1 for none. */
export function targetParty(s: B5State, c: Conflict): Party {
  if (c.targetRace >= 0) return c.targetRace;
  if (c.targetSeat >= 0) return partyOf(s, c.targetSeat);
  const faction = c.targetCard >= 0 ? s.cards[c.targetCard]!.faction : -1;
  return faction >= 0 ? partyOf(s, faction) : -1;
}

/** True if a seat is of the race that a conflict targets. In Civil War only the targeted faction is (b5/civil-war/6). */
export function ofTargetRace(s: B5State, c: Conflict, seat: Seat): boolean {
  const party = targetParty(s, c);
  return party >= 0 && !strangers(s, party, partyOf(s, seat));
}

/** A way to take part: the ability it counts as, and the ability whose value it applies. */
export interface Way {
  readonly ability: number;
  readonly by: number;
}

/**
 * True for conflicts that limit who may take part, or how. A conflict's type is no such limit, and neither is the missing opposition in a conflict
 * with many sides (b5/support-oppose/12).
 */
export function restrictsParticipation(c: Conflict): boolean {
  return (CONFLICT_RULES[c.rules]!.source.restrict ?? []).length > 0;
}

/**
 * True if two cards are on the same side of a conflict: both support it, both oppose it, or both support the same player. Cards that only attack are
 * on no side (b5/support-oppose/26).
 */
export function onSameSide(c: Conflict, a: CardId, b: CardId): boolean {
  const x = sideOf(c, a);
  const y = sideOf(c, b);
  return x !== null && y !== null && x.role === y.role && x.side === y.side;
}

/** The cards a seat may act with: those of its rows, and those of other factions that it controls (a mercenary). */
export function usable(s: B5State, seat: Seat): readonly CardId[] {
  const own = ownRows(s, seat);
  const theirs = (s.notes.control ?? 0) > 0 ? rows(s) : standing(s).mercenaries;
  if (theirs.length === 0) return own;
  return own.concat(theirs.filter(id => s.cards[id]!.controller === seat && s.cards[id]!.faction !== seat));
}

/** The conflicts that are initiated and not yet resolved. */
export function openConflicts(s: B5State): Conflict[] {
  return s.conflicts.filter(c => c.stage === 'initiated');
}

/** Lets a card join; a fleet's leader takes part with it (b5/lead-fleet/5). */
export function join(
  s: B5State,
  conflict: number,
  card: CardId,
  seat: Seat,
  role: Role,
  way: Way,
  side: Seat = -1,
  target?: CardId,
): void {
  // supporting or opposing again changes nothing (b5/support-oppose/22)
  if (role === ATTACK || sideOf(conflictOf(s, conflict), card) === null)
    joined(s, {
      conflict,
      card,
      seat,
      role,
      ability: way.ability,
      by: way.by,
      side,
      ...(target === undefined ? {} : { target }),
    });
  const { leader } = s.cards[card]!;
  if (leader >= 0 && !participates(conflictOf(s, conflict), leader))
    joined(s, { conflict, card: leader, seat: s.cards[leader]!.controller, role: LEAD, ability: -1, by: -1, side: -1 });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/conflict/attack.ts: b5/participants/3
