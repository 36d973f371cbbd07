// Which cards may support or oppose a conflict, and with which ability (b5/support-oppose).
// Participants and their sides are in participants.ts. The value of each card is in totals.ts.
import { type CardId, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { CONFLICT_RULES, DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import { type B5State, type Conflict, LEAD, MILITARY, OPPOSE, type Role, SUPPORT } from '../../state.ts';
import { HOME_FLEET, staysHome } from '../cards/fleet.ts';
import { canAct } from '../cards/ready.ts';
import { ability, highest } from '../effects/ability.ts';
import { isBlank } from '../effects/blanking.ts';
import { forbidding } from '../effects/cannot.ts';
import { eachStatic } from '../effects/statics.ts';
import { byRuleset } from '../setup/by-ruleset.ts';
import { ofTargetRace, sideOf, type Way } from './participants.ts';

const NOT_CONTROLLED = refuse('b5/glossary/1', 'You can use only cards that you control.');
const NOT_READY = refuse('b5/action-round/6', 'The card must be ready and not neutralized.');
const NEUTRALIZED_NOW = refuse(
  'b5/damage/12',
  'This card was neutralized this turn. It can do nothing more this turn.',
);
const NOT_INITIATED = refuse('b5/support-oppose/1', 'This conflict is not initiated, so no card can join it.');
// also b5/support-oppose/3
const NO_ABILITY = refuse('b5/support-oppose/2', 'This card lacks the ability that the conflict uses.');
const NO_OPPOSING = refuse(
  'b5/support-oppose/17',
  'This conflict lets you support any player, so nobody can oppose it.',
);
// under the casual and tournament rules, a card has only 1 part in a conflict
const OTHER_SIDE = refuse('b5/support-oppose/7', 'This card is already on the other side of the conflict.');
const OTHER_SIDE_ENGINE = refuse('b5/support-oppose/23', OTHER_SIDE.text);
const TWICE = refuse('b5/support-oppose/7', 'This card already takes part in the conflict. Its ability counts once.');
const EXCLUDED = refuse('b5-r-shal-mayan-1', 'This card cannot join this conflict again this turn.');
const LOCATION = refuse('b5/support-oppose/10', 'A location can only oppose a conflict that targets it.');
const NOT_A_PARTICIPANT_KIND = refuse(
  'b5/support-oppose/1',
  'Only characters, fleets and locations take part in conflicts.',
);

const FORBIDDEN = refuse('b5/precedence/2', "A card's text keeps it out of this conflict.");
const ONE_FLEET = refuse('b5-r-border-raid-1', 'Each side can use only 1 fleet, with its leader, in a raid.');
const STRIKE = refuse(
  'b5-r-limited-strike-2',
  'Only the initiator and factions of the target race can join a Limited Strike.',
);
const HOMEWORLD = refuse('b5-r-limited-strike-1', 'Homeworlds cannot oppose a Limited Strike.');
// also b5/support-oppose/13
const ONLY = refuse('b5/support-oppose/14', 'This card is not one of those that can join this conflict.');
const FIRST = refuse(
  'b5-r-psi-attack-1',
  'This card cannot be the first that supports this conflict for its initiator.',
);
const NO_MILITARY = refuse('b5/support-oppose/4', 'Characters have no Military. They take part by leading fleets.');

/** Both sides may use another ability in a conflict besides its type. Cards that joined with it stay (b5-r-not-meant-to-be-12). */
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
  say: n => `Everyone may also use ${n.ability} to support or oppose ${n.conflict}.`,
});

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
  // a card keeps the ability it chose (b5/support-oppose/9)
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

/** True if the card can join in any way: for menus, without listing the ways. */
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

/** The reason why a card may not take part in a conflict, apart from readiness and abilities: participation restrictions. */
export function restricted(s: B5State, id: CardId, c: Conflict, role: Role): Refusal | null {
  const card = s.cards[id]!;
  const def = DEFS[s.defs[id]!]!;
  const seat = card.controller;
  if (c.excluded.includes(id)) return EXCLUDED;
  if (def.type !== 'character' && def.type !== 'fleet' && def.type !== 'location') return NOT_A_PARTICIPANT_KIND;
  if (def.type === 'location' && !(role === OPPOSE && c.targetCard === id) && !joinsFreely(s, id)) return LOCATION;
  if (staysHome(s, id, c)) return HOME_FLEET;
  if (forbidding(s, 'participate', id) >= 0) return FORBIDDEN;
  if (role !== OPPOSE && c.seat === card.controller && forbidding(s, 'act-for-its-player', id) >= 0) return FORBIDDEN;
  for (const m of s.mods)
    if (m.kind === 'no-participation' && m.card === id && (m.what < 0 || m.what === c.id)) return FORBIDDEN;
  const { source, only, first } = CONFLICT_RULES[c.rules]!;
  const rules = source.restrict;
  if (rules !== undefined) {
    for (const fits of only) if (!fits(s, id, scene(c.seat, c.card, { conflict: c.id }))) return ONLY;
    if (role === SUPPORT && seat === c.seat && c.firstSupporter < 0)
      for (const fits of first) if (!fits(s, id, scene(c.seat, c.card, { conflict: c.id }))) return FIRST;
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
        if (seat !== c.seat && !ofTargetRace(s, c, seat)) return STRIKE;
      } else if (rule.rule === 'no-homeworlds' && def.keywords.has('Homeworld')) return HOMEWORLD;
    }
  }
  return null;
}

/**
 * Which of the two places in a raid a seat's fleet takes: 0 the initiator's, 1 the target race's, -1 none. An initiator of that race who opposes
 * takes the second place, and then has no other (b5-r-border-raid-6, b5-r-border-raid-7).
 */
function placeInRaid(s: B5State, c: Conflict, seat: Seat, role: Role): 0 | 1 | -1 {
  const targeted = ofTargetRace(s, c, seat);
  if (seat === c.seat) return targeted && role === OPPOSE ? 1 : 0;
  return targeted ? 1 : -1;
}

/** True for a location whose text lets it take part in any conflict (b5/support-oppose/10). */
function joinsFreely(s: B5State, id: CardId): boolean {
  return DEFS[s.defs[id]!]!.statics.joins !== undefined && !isBlank(s, id);
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
  // under the engine rules a participant that readied may join again, but gains nothing (b5/support-oppose/22, b5/support-oppose/24)
  if (side !== null && s.ruleset !== 'engine') return TWICE;
  const barred = restricted(s, id, c, role);
  if (barred !== null) return barred;
  if (hasWay(s, id, c, role)) return null;
  return DEFS[s.defs[id]!]!.type === 'character' && c.types[0] === MILITARY ? NO_MILITARY : NO_ABILITY;
}

/** The same as a yes or no. First checks the ability, which most cards lack. */
export function mayJoin(s: B5State, seat: Seat, id: CardId, c: Conflict, role: Role): boolean {
  return hasWay(s, id, c, role) && judgeJoin(s, seat, id, c, role) === null;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: b5/support-oppose/19
// - rules/actions/lead-fleet.ts: b5/support-oppose/11
// - rules/actions/support-oppose-action.ts: b5/support-oppose/18
// - rules/conflict/participants.ts: b5/support-oppose/12, b5/support-oppose/20, b5/support-oppose/21, b5/support-oppose/25, b5/support-oppose/26
// - rules/conflict/totals.ts: b5/support-oppose/8
