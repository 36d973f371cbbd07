import type { Option, Seat } from '@orrery/kernel';
import { CONFLICT_RULES, defOf } from '../card.ts';
import { BUILD_LIMIT } from '../rules/actions/build.ts';
import { canAct } from '../rules/cards/ready.ts';
import { participates } from '../rules/conflict/participants.ts';
import { struck } from '../rules/politics/civil-war.ts';
import { seatsOf, siblings } from '../rules/politics/parties.ts';
import {
  ATTACK,
  type B5State,
  type Conflict,
  cardsIn,
  INNER,
  LEADERSHIP,
  MILITARY,
  OPPOSE,
  type Participation,
  players,
  type Role,
  SUPPORT,
} from '../state.ts';
import { INFLUENCE_WORTH } from '../traits.ts';
import { outcomeOf } from './meaning.ts';
import {
  abilityOf,
  damageOf,
  leftOf,
  plain,
  reach,
  type Situation,
  type Stake,
  spite,
  strength,
  strengthOf,
  worthAt,
  worthOf,
} from './situation.ts';
import { liftedBy, removalWorth } from './suspension.ts';

/** The worth of changing the margin of an open conflict by this much now. */
function shift(k: Stake, by: number): number {
  const margin = k.support - k.opposition;
  return worthAt(k, margin + by) - worthAt(k, margin);
}

/** The worth of a card with this ability joining a side of a conflict; below 0 if it achieves nothing. */
export function joinWorth(s: B5State, at: Situation, k: Stake, id: number, n: number, role: Role): number {
  if (k.beyond) return -1;
  const sign = role === SUPPORT ? 1 : -1;
  const now = shift(k, sign * n);
  const spent = 0.4 + n * 0.04;
  if (now > 0.3) return now + 1 - spent;
  if (now < 0) return -1;
  const more = reach(s, at, k, id);
  const later = more > 0 ? shift(k, sign * (n + more)) : 0;
  if (later > 0.3) return later * 0.7 - spent;
  // a margin of safety against others, if they could still reverse the result
  const risk = -shift(k, -sign * 3);
  return risk > 1 ? 0.5 - n * 0.03 : -0.5;
}

/** The worth of supporting or opposing (role by the option's verb). The card is the option's first number, the conflict its second. */
export function joining(s: B5State, at: Situation, o: Option, role: Role): number {
  const k = at.conflicts.find(x => x.conflict.id === o.b);
  if (k === undefined) return -1;
  const n = strengthOf(s, o.a, k.conflict.types) || strengthOf(s, o.a, k.conflict.alsoBy);
  return joinWorth(s, at, k, o.a, Math.max(1, n), role) - hold(s, at, o.a);
}

/** The extra worth of a character that can also build or sponsor. */
function hold(s: B5State, at: Situation, id: number): number {
  return at.rating < BUILD_LIMIT && at.available >= 3 && cardsIn(s, at.seat, INNER).includes(id) ? 0.8 : 0;
}

/** The best use of a ready card in the open conflicts: the price of rotating it for anything else. */
export function needed(s: B5State, at: Situation, id: number): number {
  const known = at.needs.get(id);
  if (known !== undefined) return known;
  let most = 0;
  for (const k of at.conflicts) {
    if (participates(k.conflict, id)) continue;
    const n = strengthOf(s, id, k.conflict.types);
    if (n > 0) most = Math.max(most, joinWorth(s, at, k, id, n, SUPPORT), joinWorth(s, at, k, id, n, OPPOSE));
  }
  at.needs.set(id, most);
  return most;
}

/** The loss to a faction when a card is neutralized: it spends its next turns healing, and a supporting character is discarded. */
function down(s: B5State, id: number): number {
  const { faction } = s.cards[id]!;
  const { type } = defOf(s, id);
  if (faction >= 0 && s.seats[faction]!.ambassador === id) return 7;
  if (type === 'fleet' || type === 'location') return 2 + strengthOf(s, id, [MILITARY]) * 0.4;
  return worthOf(s, id);
}

/** The part of a card's value in a conflict that damage to it can remove. */
const counts = (s: B5State, p: Participation): number => (p.ability < 0 ? 0 : abilityOf(s, p.card, p.by));

/** The worth of an attack by its numbers: the losses in the conflicts and of the target, minus the attacker's losses. */
export function attackWorth(s: B5State, at: Situation, attacker: number, target: number): number {
  let matters = 0;
  let stat = -1;
  for (const k of at.conflicts) {
    for (const p of k.conflict.parts) {
      if (p.card !== target || p.ability < 0) continue;
      stat = p.ability;
      const lost = Math.min(counts(s, p), damageOf(s, attacker, stat));
      if (p.role === SUPPORT) matters += shift(k, -lost);
      else if (p.role === OPPOSE) matters += shift(k, lost);
    }
  }
  if (stat < 0) return -1;
  return matters + attackNumbers(s, at, attacker, target, stat) - needed(s, at, attacker) * 0.6 - 1;
}

/** The worth of an attack by the cards that it hurts: the loss of the target, minus that of the attacker. */
export function attackNumbers(s: B5State, at: Situation, attacker: number, target: number, stat: number): number {
  const dealt = damageOf(s, attacker, stat);
  const taken = damageOf(s, target, stat);
  const left = leftOf(s, target);
  const own = leftOf(s, attacker);
  const theirs = s.cards[target]!.faction;
  const gain = (dealt >= left ? down(s, target) : dealt * 0.3) * (theirs >= 0 ? spite(s, at.rival, theirs) : 0);
  const loss = taken >= own ? down(s, attacker) : taken * 0.4;
  return gain - loss;
}

/** The worth of leading a fleet: the leader's addition, if it decides a conflict. */
export function leadWorth(s: B5State, at: Situation, leader: number, fleet: number): number {
  const n = abilityOf(s, leader, LEADERSHIP);
  let most = -1;
  for (const k of at.conflicts) {
    if (!k.conflict.types.includes(MILITARY)) continue;
    const part = k.conflict.parts.find(p => p.card === fleet && p.role !== ATTACK);
    if (part !== undefined) most = Math.max(most, shift(k, part.role === SUPPORT ? n : -n));
    else if (canAct(s, fleet)) {
      const all = n + strengthOf(s, fleet, [MILITARY]);
      most = Math.max(most, 0.8 * Math.max(shift(k, all), shift(k, -all)));
    }
  }
  return most <= 0.3 ? -1 : most + 0.5 - needed(s, at, leader) * 0.8;
}

/** The worth of more of an ability on a card this turn: the changed results of conflicts. */
export function liftWorth(s: B5State, at: Situation, id: number, what: number, n: number): number {
  let most = 0;
  for (const k of at.conflicts) {
    const { types } = k;
    for (const p of k.conflict.parts)
      if (p.card === id && (what < 0 || p.by === what) && (p.role === SUPPORT || p.role === OPPOSE))
        most = Math.max(most, shift(k, p.role === SUPPORT ? n : -n));
    if (!canAct(s, id) || participates(k.conflict, id) || !(what < 0 || types.includes(what))) continue;
    const has = strengthOf(s, id, types);
    for (const sign of [1, -1]) if (shift(k, sign * has) <= 0) most = Math.max(most, 0.8 * shift(k, sign * (has + n)));
  }
  return most;
}

/** The shares of their possible opposition that others may bring: little, half, or nearly all of it. */
const RESISTANCE = [0.1, 0.5, 0.9] as const;

/** The opposition that others could bring: from players whom the conflict would hurt, and part of the strongest player's. */
function resistance(s: B5State, at: Situation, types: readonly number[], target: Seat): number {
  let sum = 0;
  for (const other of players(s)) {
    if (other === at.seat) continue;
    if (other === target) sum += strength(s, other, types, true);
    else if (at.rival === other) sum += 0.5 * spite(s, at.rival, other) * strength(s, other, types, false);
  }
  return sum;
}

/** The expected worth of a conflict with these rules against a target (-1 for none), from its likely results. */
function promise(s: B5State, at: Situation, rules: string, target: Seat): number {
  const { types, source, manySided } = CONFLICT_RULES[rules]!;
  const own = strength(s, at.seat, types, false);
  if (own === 0) return -1;
  if (manySided) {
    let strongest = 0;
    for (const other of players(s))
      if (other !== at.seat) strongest = Math.max(strongest, strength(s, other, types, true));
    return own > strongest * 0.8 ? 1.5 * INFLUENCE_WORTH : 0.5;
  }
  const against = resistance(s, at, types, target);
  // a loss by a military conflict strikes all factions of a race that is one party
  const hit = types.includes(MILITARY) ? struck(s, target, at.seat) : [target];
  const bears = (aim: number) => {
    if (target === at.seat) return aim;
    if (target < 0) return 0;
    return (aim < 0 ? hit : [target]).reduce((n, other) => n - aim * spite(s, at.rival, other), 0);
  };
  let sum = 0;
  for (const share of RESISTANCE) {
    const margin = Math.round(own - share * against - (source.targetOpposes ? 3 : 0));
    const { you, aim } = outcomeOf(rules, margin);
    sum += you + bears(aim);
  }
  return sum / RESISTANCE.length + own * 0.02 - kinsPrice(s, at.seat, target, source.canRaiseTension === true);
}

/** What a conflict against another faction of one's own race costs besides: tension between them brings Civil War nearer, for both. */
const kinsPrice = (s: B5State, seat: Seat, target: Seat, tense: boolean): number =>
  target >= 0 && siblings(s, seat).includes(target) ? (tense ? 2 : 0.5) : 0;

/** The worth of declaring a conflict: its expected worth against the best target, minus its costs. */
export function declareWorth(s: B5State, at: Situation, rules: string, cost: number): number {
  const { source } = CONFLICT_RULES[rules]!;
  let most = Number.NEGATIVE_INFINITY;
  if (source.target === undefined || source.manySided) most = promise(s, at, rules, -1);
  else
    for (const seat of players(s))
      if (seat !== at.seat || source.ownRace === true) most = Math.max(most, promise(s, at, rules, seat));
  return most - cost * (at.rating < BUILD_LIMIT ? 0.8 : 0.3) - 0.5;
}

/** The worth of a conflict that anybody may start against a card: to be rid of the card, as often as it can be won. */
export function raidWorth(s: B5State, at: Situation, rules: string, card: number): number {
  const { types, source } = CONFLICT_RULES[rules]!;
  const own = strength(s, at.seat, types, false);
  const against = resistance(s, at, types, liftedBy(s, card));
  const won = RESISTANCE.filter(share => own - share * against > (source.opposition ?? 0)).length;
  const worth = removalWorth(s, at.seat, at.rival, other => spite(s, at.rival, other), card);
  return (worth * won) / RESISTANCE.length - 0.5;
}

/** The worth of choosing this target for a declared conflict. */
export function aimWorth(s: B5State, at: Situation, c: Conflict, o: Option): number {
  switch (o.verb) {
    case 'seat':
      return promise(s, at, c.rules, o.a);
    case 'race':
      return Math.max(-9, ...seatsOf(s, o.a).map(seat => (seat === at.seat ? 0 : promise(s, at, c.rules, seat))));
    case 'card': {
      const { faction } = s.cards[o.a]!;
      if (faction < 0) return 0;
      const { aim } = outcomeOf(c.rules, 5);
      const weight = worthOf(s, o.a) * 0.1 * Math.sign(-aim || 1) * (faction === at.seat ? -1 : 1);
      // a neutralized card has little left to lose
      const spent = aim < 0 && s.cards[o.a]!.neutralized ? 2 : 0;
      return promise(s, at, c.rules, faction) + weight - spent;
    }
    default:
      return plain(o);
  }
}
