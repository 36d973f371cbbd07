import { type CardId, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { CONFLICT_RULES, DEFS, defOf } from '../card.ts';
import { facts } from '../language.ts';
import {
  ATTACHED,
  ATTACK,
  type B5State,
  type Conflict,
  cardsIn,
  conflictOf,
  INNER,
  LEAD,
  MILITARY,
  OPPOSE,
  type Part,
  PSI,
  type Role,
  rows,
  SEAT_ZONES,
  SUPPORT,
  SUPPORTING,
  zoneKind,
} from '../state.ts';
import { ability, highest, undamaged } from './ability.ts';
import { byRuleset } from './by-ruleset.ts';
import { canAct } from './damage.ts';
import { standing } from './standing.ts';
import { atWar } from './states.ts';
import { eachStatic, forbidding, isBlank } from './statics.ts';

const NOT_CONTROLLED = refuse('b5/glossary/1', 'You may only use cards that you control.');
const NOT_READY = refuse('b5/action-round/6', 'A card must be ready and not neutralized to do that.');
const NEUTRALIZED_NOW = refuse('b5/damage/12', 'A card that was neutralized this turn can do nothing more this turn.');
const NOT_INITIATED = refuse('b5/support-oppose/1', 'Only an initiated conflict can be joined.');
// also b5/support-oppose/3
const NO_ABILITY = refuse('b5/support-oppose/2', 'It has no ability of the kind that this conflict is about.');
const NO_OPPOSING = refuse(
  'b5/support-oppose/17',
  'In a conflict where any player may be supported nobody can oppose.',
);
// the casual and tournament rules know one part for a card in one conflict
const OTHER_SIDE = refuse('b5/support-oppose/7', 'It already takes the other side in this conflict.');
const OTHER_SIDE_ENGINE = refuse('b5/support-oppose/23', OTHER_SIDE.text);
const TWICE = refuse('b5/support-oppose/7', 'It already takes part in this conflict; its ability counts once.');
const EXCLUDED = refuse('b5-r-shal-mayan-1', 'It may not take part in this conflict again this turn.');
const LOCATION = refuse('b5/support-oppose/10', 'A location may only oppose a conflict aimed at itself.');
const NOT_A_PARTICIPANT_KIND = refuse(
  'b5/support-oppose/1',
  'Only characters, fleets and locations take part in conflicts.',
);
// also b5/cards-fleet/6
const HOME_FLEET = refuse(
  'b5/cards-fleet/5',
  'This fleet takes part only in conflicts that target you, unless you are at war.',
);
const FORBIDDEN = refuse('b5/precedence/2', "A card's text keeps it out of this conflict.");
const ONE_FLEET = refuse(
  'b5-r-border-raid-1',
  'Only one fleet of each of the two sides may take part in a raid, with its leader.',
);
const STRIKE = refuse(
  'b5-r-limited-strike-2',
  'Only you and factions of the targeted race may take part in a Limited Strike.',
);
const HOMEWORLD = refuse('b5-r-limited-strike-1', 'Homeworlds may not oppose a Limited Strike.');
// also b5/support-oppose/13
const ONLY = refuse(
  'b5/support-oppose/14',
  'Only certain cards may take part in this conflict, and this is none of them.',
);
const NO_MILITARY = refuse('b5/support-oppose/4', 'Characters have no Military; they take part by leading fleets.');

/** A card joins a conflict (b5/support-oppose/7, b5/support-oppose/20, b5/support-oppose/21, b5/support-oppose/25, b5/participants/1). */
export const joined = facts.define<{
  conflict: number;
  card: CardId;
  seat: Seat;
  role: Role;
  ability: number;
  by: number;
  side: Seat;
}>('joined', {
  apply(s, x) {
    const part: Part = { card: x.card, seat: x.seat, role: x.role, ability: x.ability, by: x.by, side: x.side };
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
      return n.side ? `${n.card} backs ${n.side} in ${n.conflict}.` : `${n.card} supports ${n.conflict}.`;
    // an attack is told as such, and a leader with the fleet
    return x.role === OPPOSE ? `${n.card} opposes ${n.conflict}.` : '';
  },
  deed: true,
});

/** A card that was readied may not take part again in the conflicts that it is in (b5-r-shal-mayan-1). */
export const excluded = facts.define<{ card: CardId }>('excluded', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c => (participates(c, x.card) ? { ...c, excluded: [...c.excluded, x.card] } : c));
  },
  show: { card: 'card' },
  say: () => '',
});

/** Something other than a participant adds support or opposition. */
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

/** An ability besides its type may be used in a conflict, on both sides; whoever has joined by it stays (b5-r-not-meant-to-be-12). */
export const abilityAllowed = facts.define<{ conflict: number; ability: number }>('ability-allowed', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c => (c.id === x.conflict ? { ...c, alsoBy: [...c.alsoBy, x.ability] } : c));
  },
  revert(s, x) {
    s.conflicts = s.conflicts.map(c => {
      const at = c.id === x.conflict ? c.alsoBy.lastIndexOf(x.ability) : -1;
      return at < 0 ? c : { ...c, alsoBy: c.alsoBy.filter((_, i) => i !== at) };
    });
  },
  show: { conflict: 'conflict', ability: 'ability' },
  say: n => `Everybody may use ${n.ability}, too, to support or oppose ${n.conflict}.`,
});

/** The part a card takes in a conflict by supporting or opposing, or null. */
export function sideOf(c: Conflict, card: CardId): Part | null {
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
    (c.targetRace >= 0 && c.targetRace === s.seats[seat]!.race && c.seat !== seat) ||
    (c.targetCard >= 0 && s.cards[c.targetCard]!.faction === seat)
  );
}

/** The race at which a conflict is aimed, by its target of whatever kind; -1 for none. */
export function targetRaceOf(s: B5State, c: Conflict): number {
  if (c.targetRace >= 0) return c.targetRace;
  if (c.targetSeat >= 0) return s.seats[c.targetSeat]!.race;
  const faction = c.targetCard >= 0 ? s.cards[c.targetCard]!.faction : -1;
  return faction >= 0 ? s.seats[faction]!.race : -1;
}

/** A way to take part: the ability it counts as, and the one whose value is applied. */
export interface Way {
  readonly ability: number;
  readonly by: number;
}

/**
 * The ways in which a card could join a conflict, with the conflict's own type first (b5/support-oppose/5, b5/support-oppose/6,
 * b5/support-oppose/15, b5/support-oppose/16).
 */
export function waysToJoin(s: B5State, id: CardId, c: Conflict, role: Role): Way[] {
  const def = DEFS[s.defs[id]!]!;
  const list: Way[] = [];
  const consider = (stat: number, by: number) => {
    if (
      !list.some(w => w.ability === stat && w.by === by) &&
      ability(s, id, by) > 0 &&
      !onlyOpposes(s, id, by, c, role)
    )
      list.push({ ability: stat, by });
  };
  // the ability once chosen stays (b5/support-oppose/9)
  const taken = sideOf(c, id);
  if (taken !== null) return ability(s, id, taken.by) > 0 ? [{ ability: taken.ability, by: taken.by }] : [];
  for (const type of c.types) consider(type, type);
  for (const type of c.alsoBy) consider(type, type);
  if (def.statics['use-as'] !== undefined) {
    eachStatic(s, 'use-as', (st, source, f) => {
      const as = st.n(s, f);
      if (source === id && c.types.includes(as)) consider(as, st.stat);
    });
  }
  for (const m of s.mods) {
    if (m.kind === 'off-type' && m.card === id && m.what === c.id) {
      const { stat } = highest(s, id);
      consider(stat, stat);
    }
  }
  return list;
}

/** True if there is any way for the card to join: what menus ask, without listing the ways. */
function hasWay(s: B5State, id: CardId, c: Conflict, role: Role): boolean {
  if (sideOf(c, id) === null) {
    for (const type of c.types) if (ability(s, id, type) > 0 && !onlyOpposes(s, id, type, c, role)) return true;
    if (c.alsoBy.length === 0 && s.mods.length === 0 && DEFS[s.defs[id]!]!.statics['use-as'] === undefined)
      return false;
  }
  return waysToJoin(s, id, c, role).length > 0;
}

/** True if a card's text lets it use this ability only to oppose (Lennier). */
function onlyOpposes(s: B5State, id: CardId, stat: number, c: Conflict, role: Role): boolean {
  let bound = false;
  if (DEFS[s.defs[id]!]!.statics['only-oppose'] === undefined) return false;
  eachStatic(s, 'only-oppose', (st, source) => {
    if (source === id && st.stat === stat && (role !== OPPOSE || !c.types.includes(stat))) bound = true;
  });
  return bound;
}

/** Why a card may not take part in a conflict at all, leaving readiness and abilities aside: participation restrictions. */
export function restricted(s: B5State, id: CardId, c: Conflict, role: Role): Refusal | null {
  const card = s.cards[id]!;
  const def = DEFS[s.defs[id]!]!;
  const seat = card.controller;
  if (c.excluded.includes(id)) return EXCLUDED;
  if (def.type !== 'character' && def.type !== 'fleet' && def.type !== 'location') return NOT_A_PARTICIPANT_KIND;
  if (def.type === 'location' && !(role === OPPOSE && c.targetCard === id) && !joinsFreely(s, id)) return LOCATION;
  if (def.statics['home-defense'] !== undefined && !isBlank(s, id) && !targets(s, c, seat) && !atWar(s, seat))
    return HOME_FLEET;
  if (forbidding(s, 'participate', id) >= 0) return FORBIDDEN;
  for (const m of s.mods)
    if (m.kind === 'no-participation' && m.card === id && (m.what < 0 || m.what === c.id)) return FORBIDDEN;
  const { source, only } = CONFLICT_RULES[c.rules]!;
  const rules = source.restrict;
  if (rules !== undefined) {
    for (const fits of only) if (!fits(s, id, scene(c.seat, c.card, { conflict: c.id }))) return ONLY;
    for (const rule of rules) {
      if (rule.rule === 'one-fleet-each') {
        if (def.type !== 'fleet' && role !== LEAD) return ONE_FLEET;
        const place = placeInRaid(s, c, seat, role);
        if (place < 0) return ONE_FLEET;
        if (
          def.type === 'fleet' &&
          c.parts.some(
            p =>
              p.card !== id &&
              DEFS[s.defs[p.card]!]!.type === 'fleet' &&
              (placeInRaid(s, c, p.seat, p.role) === place || (seat === c.seat && p.seat === c.seat)),
          )
        )
          return ONE_FLEET;
      } else if (rule.rule === 'initiator-and-target-race') {
        if (seat !== c.seat && s.seats[seat]!.race !== targetRaceOf(s, c)) return STRIKE;
      } else if (rule.rule === 'no-homeworlds' && def.keywords.has('Homeworld')) return HOMEWORLD;
    }
  }
  return null;
}

/**
 * Which of the two places in a raid a seat's fleet takes: 0 the initiator's, 1 that of the target's race, -1 none. An initiator
 * of that race who opposes takes the second place, and then has no other (b5-r-border-raid-6, b5-r-border-raid-7).
 */
function placeInRaid(s: B5State, c: Conflict, seat: Seat, role: Role): 0 | 1 | -1 {
  const targeted = s.seats[seat]!.race === targetRaceOf(s, c);
  if (seat === c.seat) return targeted && role === OPPOSE ? 1 : 0;
  return targeted ? 1 : -1;
}

/** True for a location whose text lets it take part in any conflict (b5/support-oppose/10). */
function joinsFreely(s: B5State, id: CardId): boolean {
  return DEFS[s.defs[id]!]!.statics.joins !== undefined && !isBlank(s, id);
}

/**
 * True for conflicts that limit who may take part, or how; neither a conflict's type nor the lack of opposition where any
 * player may be supported is such a limit (b5/support-oppose/12).
 */
export function restrictsParticipation(c: Conflict): boolean {
  return (CONFLICT_RULES[c.rules]!.source.restrict ?? []).length > 0;
}

/**
 * True if two cards are on the same side of a conflict: both support it, both oppose it, or both back the same player.
 * Cards that only attack are on no side (b5/support-oppose/26).
 */
export function onSameSide(c: Conflict, a: CardId, b: CardId): boolean {
  const x = sideOf(c, a);
  const y = sideOf(c, b);
  return x !== null && y !== null && x.role === y.role && x.side === y.side;
}

/** The cards a seat may act with: those of its rows, and those of other factions that it controls (a mercenary). */
export function usable(s: B5State, seat: Seat): readonly CardId[] {
  const own = cardsIn(s, seat, INNER).concat(cardsIn(s, seat, SUPPORTING));
  const theirs = (s.notes.control ?? 0) > 0 ? rows(s) : standing(s).mercenaries;
  if (theirs.length === 0) return own;
  return own.concat(theirs.filter(id => s.cards[id]!.controller === seat && s.cards[id]!.faction !== seat));
}

/** Why a card may not support or oppose a conflict; null when it may. */
export function judgeJoin(s: B5State, seat: Seat, id: CardId, c: Conflict, role: Role): Refusal | null {
  const card = s.cards[id]!;
  if (card.controller !== seat) return NOT_CONTROLLED;
  if (card.neutralizedOn === s.turn) return NEUTRALIZED_NOW;
  if (!canAct(s, id)) return NOT_READY;
  if (c.stage !== 'initiated') return NOT_INITIATED;
  const { manySided } = CONFLICT_RULES[c.rules]!;
  if (manySided && role === OPPOSE) return NO_OPPOSING;
  const side = sideOf(c, id);
  if (side !== null && side.role !== role) return byRuleset(s, OTHER_SIDE, OTHER_SIDE_ENGINE);
  // the engine rules let a readied participant join again, for nothing (b5/support-oppose/22, b5/support-oppose/24)
  if (side !== null && s.ruleset !== 'engine') return TWICE;
  const barred = restricted(s, id, c, role);
  if (barred !== null) return barred;
  if (hasWay(s, id, c, role)) return null;
  return DEFS[s.defs[id]!]!.type === 'character' && c.types[0] === MILITARY ? NO_MILITARY : NO_ABILITY;
}

/** The same as a yes or no, with the look first that most cards fail: whether they have the ability. */
export function mayJoin(s: B5State, seat: Seat, id: CardId, c: Conflict, role: Role): boolean {
  return hasWay(s, id, c, role) && judgeJoin(s, seat, id, c, role) === null;
}

/** The conflicts that have been initiated and not yet resolved. */
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
): void {
  // supporting or opposing once more changes nothing (b5/support-oppose/22)
  if (role === ATTACK || sideOf(conflictOf(s, conflict), card) === null)
    joined(s, { conflict, card, seat, role, ability: way.ability, by: way.by, side });
  const { leader } = s.cards[card]!;
  if (leader >= 0 && !participates(conflictOf(s, conflict), leader))
    joined(s, { conflict, card: leader, seat: s.cards[leader]!.controller, role: LEAD, ability: -1, by: -1, side: -1 });
}

/**
 * True for telepaths: those who would have some Psi if they were fully healed (b5/glossary/16). The engine rules ask for a
 * printed Psi in one place and say this in another; we follow the glossary, as the older rules do (b5/glossary/17).
 */
export function isTelepath(s: B5State, id: CardId): boolean {
  if (DEFS[s.defs[id]!]!.abilities[PSI]! > 0) return true;
  // a text that gives telepaths Psi makes nobody one
  if (judged === id) return false;
  judged = id;
  try {
    return undamaged(s, id, PSI) > 0;
  } finally {
    judged = -1;
  }
}

/** Whose being a telepath is being found out; of this moment, not of the match. */
let judged: CardId = -1;

/** True if a card lies attached to something. */
export function isAttached(s: B5State, id: CardId): boolean {
  return zoneKind(s, s.cards[id]!) === SEAT_ZONES + ATTACHED;
}
