import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { facts, v, window } from '../language.ts';
import { ATTACK, type Attack, type B5State, LEAD, MILITARY, type Mod, OPPOSE, RACES, rows, SUPPORT } from '../state.ts';
import { ability, highest, undamaged } from './ability.ts';
import { rotated } from './cards-in-play.ts';
import { attackDamage, canAct, damage, settle } from './damage.ts';
import { join, openConflicts, restricted } from './participation.ts';
import { standing } from './standing.ts';
import { eachStatic, forbidding, sumOn } from './statics.ts';

const NOT_READY = refuse('b5/action-round/6', 'A card must be ready and not neutralized to attack.');
const NEUTRALIZED_NOW = refuse('b5/damage/12', 'A card that was neutralized this turn can do nothing more this turn.');
const NOT_CONTROLLED = refuse('b5/glossary/1', 'You may only attack with cards that you control.');
// also b5/participants/3, b5/attack/17
const NO_PARTICIPANT = refuse(
  'b5/attack/1',
  'Only cards that have supported, opposed or attacked in a current conflict can be attacked.',
);
const ONLY_LEADS = refuse('b5/attack/2', 'A character who takes part only by leading a fleet cannot be attacked.');
// also b5/used-as/6, b5/used-as/7
const WRONG_ABILITY = refuse(
  'b5/attack/4',
  'The attack must use the ability that the target used in the conflict, and the attacker has none of it.',
);
const AT_ZERO = refuse('b5/attack/5', 'The ability that the attack needs is brought down to 0.');
const NEUTRALIZED = refuse('b5/attack/6', 'Neutralized cards cannot be attacked.');
const OWN = refuse('b5/attack/7', 'Cards of your own faction cannot be attacked.');
const CANNOT = refuse('b5/precedence/2', "A card's text says that it cannot attack.");
const LOCATION = refuse(
  'b5/support-oppose/10',
  'A location uses its Military only to oppose conflicts aimed at itself.',
);

/** An attack is made; what answers it may still change it. */
export const attackMade = facts.define<Attack>('attack', {
  aside: true,
  apply(s, x) {
    s.attack = { attacker: x.attacker, target: x.target, ability: x.ability, by: x.by, conflict: x.conflict };
  },
  show: { attacker: 'card', target: 'card', ability: 'ability', by: 'ability', conflict: 'conflict' },
  say: n => `${n.attacker} attacks ${n.target}${n.conflict && ` in ${n.conflict}`}.`,
  deed: true,
});

/** The attack is over: bonuses for it end (b5-r-michael-garibaldi-5). */
export const attackOver = facts.define<
  Attack & { targetDealt: number; attackerDealt: number; fallen: readonly CardId[] }
>('attack-over', {
  aside: true,
  apply(s, x) {
    s.attack = null;
    if (x.conflict < 0) return;
    if (x.fallen.length > 0)
      s.conflicts = s.conflicts.map(k =>
        k.id === x.conflict ? { ...k, neutralizedIn: [...k.neutralizedIn, ...x.fallen] } : k,
      );
    const target = s.cards[x.target]!;
    const c = s.conflicts.find(k => k.id === x.conflict);
    if (
      c &&
      target.neutralized &&
      target.neutralizedOn === s.turn &&
      defOf(s, x.target).type === 'fleet' &&
      s.cards[x.attacker]!.controller === c.seat
    ) {
      const strength = DEFS[s.defs[x.target]!]!.abilities[MILITARY]!;
      s.conflicts = s.conflicts.map(k =>
        k.id === c.id ? { ...k, neutralizedByInitiator: k.neutralizedByInitiator + strength } : k,
      );
    }
  },
  show: {
    attacker: 'card',
    target: 'card',
    conflict: 'conflict',
    targetDealt: 'plain',
    attackerDealt: 'plain',
    fallen: 'cards',
  },
  say: () => '',
  unsettles: true,
});

/** The conflicts in which an attacker may strike a target, with the ability to use; why none, if none. */
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
  if (ways.length === 0 && openOutside(s, target)) {
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

/** True if a text in play lets this card be attacked outside conflicts. */
function openOutside(s: B5State, target: CardId): boolean {
  let open = false;
  eachStatic(s, 'attack-outside', (st, _source, f) => {
    open ||= st.to === null || st.to(s, target, f);
  });
  return open;
}

/** True for a card that may strike at what laid itself open by an attack of its own: of the race, or the player, attacked. */
function mayAnswer(s: B5State, attacker: CardId, m: Mod): boolean {
  const { race, type } = DEFS[s.defs[attacker]!]!;
  if (type !== (m.n === MILITARY ? 'fleet' : 'character')) return false;
  return m.what >= 0 ? RACES.indexOf(race as never) === m.what : m.seat === s.cards[attacker]!.controller;
}

/** True if there may be something to attack at all. */
export function anythingToAttack(s: B5State): boolean {
  return (
    standing(s).statics['attack-outside'] !== undefined ||
    openConflicts(s).some(c => c.parts.length > 0) ||
    s.mods.some(m => m.kind === 'open-to-attack')
  );
}

/** The ability with which a card can make an attack that needs this one: itself, or one it may use as it; -1 for none. */
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

/** Why a card may not attack at all now, whatever the target. */
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

/** Why a card may not attack a target in a conflict; null when it may. */
export function judgeAttack(s: B5State, seat: Seat, attacker: CardId, target: CardId): Refusal | null {
  const barred = judgeAttacker(s, seat, attacker);
  if (barred !== null) return barred;
  const card = s.cards[target]!;
  if (card.neutralized) return NEUTRALIZED;
  if (card.faction === s.cards[attacker]!.faction) return OWN;
  const ways = attackWays(s, attacker, target);
  return Array.isArray(ways) ? null : ways;
}

/** The targets an attacker has now. */
export function attackTargets(s: B5State, attacker: CardId): CardId[] {
  const list: CardId[] = [];
  const faction = s.cards[attacker]!.faction;
  for (const c of openConflicts(s)) {
    // many parts are asked about, and what is asked of the attacker is the same for all that used an ability
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
      strikes[p.ability] ??= !barred && strikesWith(s, attacker, p.ability) >= 0;
      if (strikes[p.ability]) list.push(p.card);
    }
  }
  if (standing(s).statics['attack-outside'] !== undefined) {
    for (const id of rows(s))
      if (
        !list.includes(id) &&
        openOutside(s, id) &&
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

/** True if a card deals its damage before the other side's is worked out (b5/attack/10). */
function strikesFirst(s: B5State, id: CardId): boolean {
  return sumOn(s, 'strikes-first', id) > 0;
}

/**
 * What an attack's damage comes to for the card that takes it: halved where a card says so, before damage resistance takes
 * its number off each attack (b5/damage/23, b5/damage/25).
 */
function resisted(s: B5State, id: CardId, n: number): number {
  // halves do not add up, and are rounded up (b5/cumulative/3, b5/cumulative/4)
  const left = sumOn(s, 'halved-damage', id) > 0 ? Math.ceil(n / 2) : n;
  return Math.max(0, left - sumOn(s, 'resistance', id));
}

const begin = v.rule('begin attack', (s, f) => {
  const { attacker, target, conflict, stat, by } = f.l as {
    attacker: CardId;
    target: CardId;
    conflict: number;
    stat: number;
    by: number;
  };
  // a text may have had it rotate for the attack already
  if (!s.cards[attacker]!.rotated) rotated(s, { card: attacker });
  f.l.up = [];
  if (conflict >= 0 && f.l.outside !== 1)
    join(s, conflict, attacker, s.cards[attacker]!.controller, ATTACK, { ability: stat, by });
  attackMade(s, { attacker, target, ability: stat, by, conflict });
  f.l.victim = target;
});

const strike = v.rule('strike', (s, f) => {
  const { attacker, target, stat, by, victim } = f.l as {
    attacker: CardId;
    target: CardId;
    stat: number;
    by: number;
    victim: CardId;
  };
  f.l.up = [attacker, target, victim].filter(id => s.cards[id]!.neutralized === 0);
  if (f.l.stopped || s.cards[attacker]!.zone < 0) return;
  // the defender answers with the ability it used, by its own way of using it (b5/used-as/3, b5/used-as/8, b5/attack/12)
  const back = defendsWith(s, target, stat);
  const first = strikesFirst(s, attacker);
  const second = strikesFirst(s, target);
  const out = () => attackDamage(s, attacker, by);
  const answer = () => attackDamage(s, target, back);
  if (first === second) {
    const dealt = resisted(s, victim, out());
    const taken = resisted(s, attacker, answer());
    f.l.dealt = dealt;
    f.l.taken = taken;
    damage(s, victim, dealt, attacker);
    damage(s, attacker, taken, target);
  } else if (first) {
    f.l.dealt = resisted(s, victim, out());
    damage(s, victim, f.l.dealt, attacker);
    settle(s);
    f.l.taken = s.cards[target]!.neutralized ? 0 : resisted(s, attacker, answer());
    damage(s, attacker, f.l.taken, target);
  } else {
    f.l.taken = resisted(s, attacker, answer());
    damage(s, attacker, f.l.taken, target);
    settle(s);
    f.l.dealt = s.cards[attacker]!.neutralized ? 0 : resisted(s, victim, out());
    damage(s, victim, f.l.dealt, attacker);
  }
});

/** The ability a defender strikes back with: the one it used; for a target outside conflicts, the attacked one. */
function defendsWith(s: B5State, target: CardId, stat: number): number {
  for (const c of s.conflicts) {
    if (c.stage !== 'initiated') continue;
    for (const p of c.parts)
      if (p.card === target && (p.role === SUPPORT || p.role === OPPOSE || p.role === ATTACK) && p.ability === stat)
        return p.by;
  }
  return stat;
}

const finish = v.rule('finish attack', (s, f) => {
  const { attacker, target, stat, by, conflict, victim, up } = f.l as {
    attacker: CardId;
    target: CardId;
    stat: number;
    by: number;
    conflict: number;
    victim: CardId;
    up: readonly CardId[];
  };
  attackOver(s, {
    attacker,
    target,
    ability: stat,
    by,
    conflict,
    attackerDealt: f.l.dealt ?? 0,
    targetDealt: f.l.taken ?? 0,
    fallen: [...new Set([attacker, target, victim])].filter(id => up.includes(id) && s.cards[id]!.neutralized === 1),
  });
});

/**
 * An attack: the attacker rotates and takes part (b5/attack/3), others may answer, and both deal damage equal to the ability
 * used at the same time (b5/attack/8, b5/attack/18, b5/attack/19, b5/attack/20). Locals: attacker, target, conflict (-1 outside conflicts),
 * stat (the ability the target
 * used), by (the one the attacker strikes with), outside (1: the attacker does not become a participant).
 */
export const ATTACKING = v.procedure('attack', begin, window('attacked'), strike, finish);
