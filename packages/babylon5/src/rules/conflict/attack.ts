// Which cards may attack which in a conflict, and with which ability (b5/attack).
// The results of an attack are in striking.ts.
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { ATTACK, type B5State, LEAD, MILITARY, type Mod, RACES, rows } from '../../state.ts';
import { canAct } from '../cards/ready.ts';
import { highest, undamaged } from '../effects/ability.ts';
import { forbidding } from '../effects/cannot.ts';
import { standing } from '../effects/standing.ts';
import { eachStatic } from '../effects/statics.ts';
import { nonAggression } from '../politics/civil-war.ts';
import { judgePacts } from '../politics/pacts.ts';
import { openConflicts } from './participants.ts';
import { restricted } from './support-oppose.ts';
import { strikesWith } from './used-as.ts';

const NOT_READY = refuse('b5/action-round/6', 'A card must be ready and not neutralized to attack.');
const NEUTRALIZED_NOW = refuse(
  'b5/damage/12',
  'This card was neutralized this turn. It can do nothing more this turn.',
);
const NOT_CONTROLLED = refuse('b5/glossary/1', 'You can attack only with cards that you control.');
// also b5/participants/3, b5/attack/17
const NO_PARTICIPANT = refuse(
  'b5/attack/1',
  'You can attack only cards that supported, opposed or attacked in a current conflict.',
);
const ONLY_LEADS = refuse('b5/attack/2', 'This character only leads a fleet, so you cannot attack it.');
const WRONG_ABILITY = refuse(
  'b5/attack/4',
  'The attacker needs the ability that the target used in the conflict. It has none.',
);
const AT_ZERO = refuse('b5/attack/5', 'The ability for this attack is reduced to 0.');
const NEUTRALIZED = refuse('b5/attack/6', 'You cannot attack neutralized cards.');
const OWN = refuse('b5/attack/7', 'You cannot attack cards of your own faction.');
const CANNOT = refuse('b5/precedence/2', "A card's text forbids this attack.");
const PEACE = refuse(
  'b5/dual-race/4',
  'Fleets of factions of one race cannot attack each other while the tension between them is 3 or less.',
);
const LOCATION = refuse(
  'b5/support-oppose/10',
  'A location uses its Military only to oppose conflicts that target it.',
);

/** The conflicts in which an attacker may strike a target, with the ability to use; the reason, if none. */
export function attackWays(
  s: B5State,
  attacker: CardId,
  target: CardId,
): { conflict: number; ability: number; by: number }[] | Refusal {
  let reason: Refusal = NO_PARTICIPANT;
  const ways: { conflict: number; ability: number; by: number }[] = [];
  for (const c of openConflicts(s)) {
    for (const p of c.parts) {
      if (p.card !== target) continue;
      if (p.role === LEAD) {
        if (reason === NO_PARTICIPANT) reason = ONLY_LEADS;
        continue;
      }
      const barred = restricted(s, attacker, c, ATTACK);
      if (barred !== null) {
        reason = barred;
        continue;
      }
      const by = strikesWith(s, attacker, p.ability);
      if (by < 0) {
        reason = undamaged(s, attacker, p.ability) > 0 ? AT_ZERO : WRONG_ABILITY;
        continue;
      }
      if (!ways.some(w => w.conflict === c.id && w.ability === p.ability))
        ways.push({ conflict: c.id, ability: p.ability, by });
    }
  }
  // a card's text may open a target to attacks without a conflict (b5/attack/13)
  if (ways.length === 0 && openOutside(s, attacker, target)) {
    const { stat } = highest(s, target);
    const by = strikesWith(s, attacker, stat);
    return by < 0 ? WRONG_ABILITY : [{ conflict: -1, ability: stat, by }];
  }
  for (const m of s.mods) {
    if (m.kind !== 'open-to-attack' || m.card !== target || !mayAnswer(s, attacker, m)) continue;
    const by = strikesWith(s, attacker, m.n);
    if (by < 0) reason = WRONG_ABILITY;
    else ways.push({ conflict: -1, ability: m.n, by });
  }
  return ways.length > 0 ? ways : reason;
}

/** True if a text in play lets this card be attacked outside conflicts, by cards of the attacker's type. */
function openOutside(s: B5State, attacker: CardId, target: CardId): boolean {
  let open = false;
  eachStatic(s, 'attack-outside', (st, _source, f) => {
    if (st.what !== '' && st.what !== DEFS[s.defs[attacker]!]!.type) return;
    open ||= st.to === null || st.to(s, target, f);
  });
  return open;
}

/** True for a card that may attack back at a card that attacked: the race or player must be the attacked one. */
function mayAnswer(s: B5State, attacker: CardId, m: Mod): boolean {
  const { race, type } = DEFS[s.defs[attacker]!]!;
  if (type !== (m.n === MILITARY ? 'fleet' : 'character')) return false;
  return m.what >= 0 ? RACES.indexOf(race as never) === m.what : m.seat === s.cards[attacker]!.controller;
}

/** True if there may be a card to attack. */
export function anythingToAttack(s: B5State): boolean {
  return (
    standing(s).statics['attack-outside'] !== undefined ||
    openConflicts(s).some(c => c.parts.length > 0) ||
    s.mods.some(m => m.kind === 'open-to-attack')
  );
}

/** True if a text keeps cards of the attacker's type from attacking this target (Diplomatic Immunity, Unrecognized Data). */
export function sheltered(s: B5State, attacker: CardId, target: CardId): boolean {
  return (
    forbidding(s, 'be-attacked', target) >= 0 ||
    (DEFS[s.defs[attacker]!]!.type === 'fleet' && forbidding(s, 'be-attacked-by-fleets', target) >= 0)
  );
}

/** True for two fleets of factions that are in Non-Aggression (b5/dual-race/4). */
function atPeace(s: B5State, attacker: CardId, target: CardId): boolean {
  const fleet = (id: CardId) => DEFS[s.defs[id]!]!.type === 'fleet';
  return fleet(attacker) && fleet(target) && nonAggression(s, s.cards[attacker]!.faction, s.cards[target]!.faction);
}

/** The reason why a card may not attack now, whatever the target. */
export function judgeAttacker(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const card = s.cards[id]!;
  const def = DEFS[s.defs[id]!]!;
  if (card.controller !== seat) return NOT_CONTROLLED;
  if (card.neutralizedOn === s.turn) return NEUTRALIZED_NOW;
  if (!canAct(s, id)) return NOT_READY;
  if (def.type === 'location') return LOCATION;
  if (forbidding(s, 'attack', id) >= 0 || s.mods.some(m => m.kind === 'cannot-attack' && m.card === id)) return CANNOT;
  return null;
}

/** The reason why a card may not attack a target in a conflict; null if it may. */
export function judgeAttack(s: B5State, seat: Seat, attacker: CardId, target: CardId): Refusal | null {
  const barred = judgeAttacker(s, seat, attacker);
  if (barred !== null) return barred;
  const card = s.cards[target]!;
  if (card.neutralized) return NEUTRALIZED;
  if (card.faction === s.cards[attacker]!.faction) return OWN;
  if (sheltered(s, attacker, target)) return CANNOT;
  if (atPeace(s, attacker, target)) return PEACE;
  const pact = judgePacts(s, attacker, target);
  if (pact !== null) return pact;
  const ways = attackWays(s, attacker, target);
  return Array.isArray(ways) ? null : ways;
}

/** The targets an attacker has now. */
export function attackTargets(s: B5State, attacker: CardId): CardId[] {
  const list: CardId[] = [];
  const faction = s.cards[attacker]!.faction;
  for (const c of openConflicts(s)) {
    // there may be many participants, and the checks of the attacker are the same for each ability
    let barred: boolean | null = null;
    const strikes: (boolean | undefined)[] = [];
    for (const p of c.parts) {
      if (
        p.role === LEAD ||
        list.includes(p.card) ||
        s.cards[p.card]!.neutralized ||
        s.cards[p.card]!.faction === faction
      )
        continue;
      barred ??= restricted(s, attacker, c, ATTACK) !== null;
      if (barred) break;
      strikes[p.ability] ??= strikesWith(s, attacker, p.ability) >= 0;
      if (
        strikes[p.ability] &&
        !sheltered(s, attacker, p.card) &&
        !atPeace(s, attacker, p.card) &&
        judgePacts(s, attacker, p.card) === null
      )
        list.push(p.card);
    }
  }
  if (standing(s).statics['attack-outside'] !== undefined) {
    for (const id of rows(s))
      if (
        !list.includes(id) &&
        openOutside(s, attacker, id) &&
        judgeAttack(s, s.cards[attacker]!.controller, attacker, id) === null
      )
        list.push(id);
  }
  for (const m of s.mods) {
    if (m.kind === 'open-to-attack' && !list.includes(m.card) && mayAnswer(s, attacker, m))
      if (judgeAttack(s, s.cards[attacker]!.controller, attacker, m.card) === null) list.push(m.card);
  }
  return list;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/conflict/striking.ts: b5/attack/3, b5/attack/8, b5/attack/9, b5/attack/10, b5/attack/18, b5/attack/19, b5/attack/20
// - rules/conflict/used-as.ts: b5/attack/12
// - state.ts: b5/attack/14
// - words/filters.ts: b5/attack/15
// - words/on-conflicts.ts: b5/attack/11
