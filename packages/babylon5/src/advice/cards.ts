import type { Option, Seat } from '@orrery/kernel';
import { type CardDef, CONFLICT_RULES, DEFS, defOf, type Gate } from '../card.ts';
import { v } from '../language.ts';
import { BUILD_LIMIT } from '../rules/actions/build.ts';
import { canAct } from '../rules/cards/ready.ts';
import { participates, usable } from '../rules/conflict/participants.ts';
import { restricted } from '../rules/conflict/support-oppose.ts';
import { highest } from '../rules/effects/ability.ts';
import { isMember } from '../rules/politics/isa.ts';
import { isIn, seatsOf } from '../rules/politics/parties.ts';
import { power } from '../rules/politics/power.ts';
import { chances } from '../rules/politics/victory.ts';
import {
  ABILITIES,
  type Ability,
  AGENDA,
  type B5State,
  cardsIn,
  conflictOf,
  DIPLOMACY,
  INNER,
  INTRIGUE,
  LEADERSHIP,
  MILITARY,
  OPPOSE,
  PSI,
  players,
  SUPPORT,
  SUPPORTING,
} from '../state.ts';
import { ISA_WORTH } from '../traits.ts';
import { aimWorth, attackNumbers, attackWorth, joinWorth, liftWorth, needed } from './conflicts.ts';
import { calmWorth, purgeWorth } from './for-all.ts';
import { meaningOfText, meaningTo, outcomeOf, standingSign } from './meaning.ts';
import { peaceWorth, warWorth } from './pacts.ts';
import { plain, type Situation, spite, strengthOf, WINS, worthOf } from './situation.ts';
import { callsVote, callWorth } from './votes.ts';

/** The worth of a good (sign above 0) or bad event for a card. For other players' cards the sign is reversed. */
function onCard(s: B5State, at: Situation, id: number, sign: number): number {
  const card = s.cards[id];
  if (card === undefined) return 0;
  if (card.faction === at.seat || card.controller === at.seat) return sign * worthOf(s, id);
  return card.faction < 0 ? 0 : -sign * worthOf(s, id) * (0.2 + spite(s, at.rival, card.faction));
}

function onSeat(s: B5State, at: Situation, seat: number, sign: number): number {
  return seat === at.seat ? sign * 10 : -sign * (1 + power(s, seat) / 10) * (0.2 + spite(s, at.rival, seat));
}

/** The worth of aiming a good (sign above 0) or bad effect at this. */
export function aim(s: B5State, at: Situation, o: Option, sign: number): number {
  switch (o.verb) {
    case 'card':
      return onCard(s, at, o.a, sign);
    case 'seat':
      return onSeat(s, at, o.a, sign);
    case 'race': {
      // one's own race, though another faction of it sits in front
      const seats = seatsOf(s, o.a);
      const seat = seats.includes(at.seat) ? at.seat : seats[0];
      return seat === undefined ? 0 : onSeat(s, at, seat, sign);
    }
    case 'conflict':
      return conflictWorth(s, at, o.a, sign);
    default:
      return plain(o);
  }
}

/** The worth of a good (sign above 0) or bad event for a conflict, based on the worth of winning it. */
function conflictWorth(s: B5State, at: Situation, id: number, sign: number): number {
  const c = conflictOf(s, id);
  const { you } = outcomeOf(c.rules, 5);
  return sign * (c.seat === at.seat ? you + 1 : -(you + 1) * spite(s, at.rival, c.seat));
}

/** The kinds of a text's benefit that depend on the present situation. */
const special = (gate: Gate) => ({
  lifts: v.traits(gate.effect, 'lifts'),
  offType: v.traits(gate.effect, 'offType').length > 0,
  heals: v.traits(gate.effect, 'heals').length > 0,
  strikes: v.traits(gate.effect, 'strikes')[0] ?? null,
  wages: v.traits(gate.effect, 'wages').length > 0,
  isa: v.traits(gate.effect, 'isa'),
  reconciles: v.traits(gate.target ?? [], 'reconciles'),
  purges: v.traits(gate.effect, 'purges'),
  calms: v.traits(gate.effect, 'calms').length > 0,
  polls: callsVote(gate.effect),
});
const kinds = new Map<Gate, ReturnType<typeof special> & { readonly you: number; readonly aim: number }>();

/** The worth of a text in any situation, and its kind. */
function kindOf(def: CardDef, gate: Gate) {
  let kind = kinds.get(gate);
  if (kind === undefined) {
    const targets = [...Object.keys(gate.target ?? {}), 'rotated'];
    kind = { ...special(gate), ...meaningOfText(gate.effect, def, targets) };
    kinds.set(gate, kind);
  }
  return kind;
}

/** What a text that founds or joins the ISA is worth less than it says, because it would do nothing for this seat. */
function isaUseless(s: B5State, seat: Seat, how: 'founds' | 'joins'): number {
  if (how === 'founds') return s.isa ? ISA_WORTH.founds : 0;
  return s.isa && !isMember(s, seat) ? 0 : ISA_WORTH.joins;
}

/** The worth of letting a card join a conflict by its highest ability. */
function offTypeWorth(s: B5State, at: Situation, id: number, conflict: number): number {
  const k = at.conflicts.find(x => x.conflict.id === conflict);
  if (k === undefined || !canAct(s, id) || participates(k.conflict, id)) return -1;
  // a second permission adds nothing
  if (s.mods.some(m => m.kind === 'off-type' && m.card === id && m.what === conflict)) return -1;
  const n = strengthOf(s, id, [DIPLOMACY, INTRIGUE, PSI, LEADERSHIP, MILITARY]);
  if (strengthOf(s, id, k.conflict.types) >= n) return -1;
  const role = joinWorth(s, at, k, id, n, SUPPORT) > 0 ? SUPPORT : OPPOSE;
  return restricted(s, id, k.conflict, role) !== null ? -1 : 0.9 * joinWorth(s, at, k, id, n, role) - 0.5;
}

/** The worth of using this on an own card: raised abilities, healing, or joining a conflict. */
function onOwn(s: B5State, at: Situation, def: CardDef, gate: Gate, id: number): number {
  const kind = kindOf(def, gate);
  let most = 0;
  for (const { what, n } of kind.lifts)
    most = Math.max(most, liftWorth(s, at, id, ABILITIES.indexOf(what as never), typeof n === 'number' ? n : 2));
  if (kind.offType) for (const k of at.conflicts) most = Math.max(most, offTypeWorth(s, at, id, k.conflict.id));
  if (kind.heals) {
    const card = s.cards[id]!;
    most = Math.max(most, card.neutralized ? 3 + card.severe * 0.3 : card.damage * 0.5);
  }
  return most;
}

/** The worth of an event's or action's text now, without its costs; 0 or less if it achieves nothing. */
function gateWorth(s: B5State, at: Situation, def: CardDef, gate: Gate): number {
  let worth = at.texts.get(gate);
  if (worth === undefined) {
    worth = reckoned(s, at, def, gate);
    at.texts.set(gate, worth);
  }
  return worth;
}

function reckoned(s: B5State, at: Situation, def: CardDef, gate: Gate): number {
  const kind = kindOf(def, gate);
  let sum = kind.polls ? callWorth(s, at.seat, def, gate.effect) : kind.you;
  const aims = Object.keys(gate.target ?? {}).length > 0;
  // assumes good choices: a friend for good effects, an enemy for bad ones
  if (aims && !kind.polls && kind.lifts.length === 0 && !kind.heals && !kind.offType && kind.strikes === null)
    sum += kind.aim > 0 ? kind.aim : -kind.aim * (players(s).length === 2 ? 1 : 0.4);
  if (kind.lifts.length > 0 || kind.offType || kind.heals) {
    let most = 0;
    for (const id of usable(s, at.seat)) most = Math.max(most, onOwn(s, at, def, gate, id));
    sum += most;
  }
  for (const how of kind.isa) sum -= isaUseless(s, at.seat, how);
  for (const most of kind.reconciles) sum += peaceWorth(s, at.seat, most);
  const single = new Set(['you', ...Object.keys(gate.target ?? {})]);
  for (const purge of kind.purges) sum += purgeWorth(s, at, purge, single);
  if (kind.calms) sum += calmWorth(s, at.seat);
  if (kind.wages) for (const other of players(s)) if (other !== at.seat) sum += Math.max(0, warWorth(s, at, other));
  return sum;
}

/** The price of the influence that a text costs: higher if building then becomes impossible. */
const dear = (at: Situation, cost: number): number =>
  cost * (at.rating < BUILD_LIMIT && at.available - cost < 3 ? 0.9 : 0.25);

/** The worth of playing an event; less than passing if it would do nothing. */
export function eventWorth(s: B5State, at: Situation, id: number): number {
  const def = defOf(s, id);
  const gate = def.source.play!;
  const sum = gateWorth(s, at, def, gate);
  if (sum <= 0.2) return -1;
  return sum - dear(at, def.cost ?? 0) - (gate.rotateAmbassador ? 2 + needed(s, at, s.seats[at.seat]!.ambassador) : 0);
}

/** More tokens than this are never useful. */
const ENOUGH_TOKENS = 4;

/** The worth of using an action of a card in play. */
export function useWorth(s: B5State, at: Situation, id: number, action: number): number {
  const def = defOf(s, id);
  const { source } = def.actions[action]!;
  let sum = gateWorth(s, at, def, source);
  const { strikes } = kindOf(def, source);
  if (strikes !== null)
    sum += strikeWorth(s, at, id, strikes, other => def.actions[action]!.holds(s, at.seat, id, other));
  if (sum <= 0.1 || s.cards[id]!.tokens >= ENOUGH_TOKENS) return -1;
  const applied = typeof source.apply === 'number' ? source.apply : source.apply === undefined ? 0 : 3;
  const given = (source.discard ? worthOf(s, id) + 2 : 0) + (source.neutralize ? worthOf(s, id) : 0);
  const purged = source.purge === undefined ? 0 : 1.5;
  return sum - dear(at, applied) - given - purged - (source.rotate ? 0.2 + needed(s, at, id) : 0);
}

/** The worth of the best attack outside conflicts, by its numbers. @param legal true for a card that may be attacked */
function strikeWorth(
  s: B5State,
  at: Situation,
  id: number,
  by: Ability | 'highest',
  legal: (target: number) => boolean,
): number {
  let most = -1;
  for (const other of players(s))
    if (other !== at.seat)
      for (const row of by === 'military' ? [SUPPORTING] : [INNER, SUPPORTING])
        for (const target of cardsIn(s, other, row))
          if (defOf(s, target).type === (by === 'military' ? 'fleet' : 'character') && !s.cards[target]!.neutralized)
            if (by === 'military' || legal(target)) most = Math.max(most, outright(s, at, id, target, by));
  return most;
}

/** The worth of an attack outside conflicts, by its numbers only. */
function outright(s: B5State, at: Situation, attacker: number, target: number, by: Ability | 'highest'): number {
  const inConflict = attackWorth(s, at, attacker, target);
  if (inConflict > -1) return inConflict;
  if (by !== 'military') {
    const stat = by === 'highest' ? highest(s, target).stat : ABILITIES.indexOf(by);
    return strengthOf(s, attacker, [stat]) > 0 ? attackNumbers(s, at, attacker, target, stat) - 1 : -1;
  }
  const mine = strengthOf(s, attacker, [MILITARY]);
  const theirs = strengthOf(s, target, [MILITARY]);
  return mine > theirs ? (1 + theirs * 0.3) * spite(s, at.rival, s.cards[target]!.faction) : -1;
}

/** True if an aftermath lies on a card of this player and does harm there. */
const harmed = (s: B5State, seat: Seat): boolean =>
  s.cards.some(
    ({ host }, id) =>
      host >= 0 &&
      s.cards[host]!.faction === seat &&
      defOf(s, id).type === 'aftermath' &&
      standingSign(defOf(s, id)) < 0,
  );

/** The worth of putting an aftermath into play. */
export function aftermathWorth(s: B5State, at: Situation, id: number): number {
  const def = defOf(s, id);
  const { on, occasions, target, effect } = def.source.aftermath!;
  if (callsVote(effect)) {
    const target = on === 'faction' ? conflictOf(s, at.frame.l.conflict).seat : -1;
    return callWorth(s, at.seat, def, effect, { target });
  }
  const [aimed] = Object.keys(target ?? {});
  // it only takes an aftermath away, which helps if that one does harm
  if (on === 'your faction' && aimed !== undefined && meaningTo(def, effect, aimed) < 0)
    return harmed(s, at.seat) ? 2 : -1;
  const good = standingSign(def) > 0;
  if (on === 'your ambassador' || on === 'your faction') return good ? 2 : -1;
  const own = conflictOf(s, at.frame.l.conflict).seat === at.seat;
  return good === own || occasions.some(o => o.participant) ? 2 : -1;
}

/** The worth of choosing this as a target. */
export function targetWorth(s: B5State, at: Situation, o: Option): number {
  const { frame, program } = at;
  if (program === 'initiate') return aimWorth(s, at, conflictOf(s, frame.l.conflict), o);
  if (frame.self < 0 || s.cards[frame.self] === undefined) return aim(s, at, o, 1);
  const def = DEFS[s.defs[frame.self]!]!;
  const gate: Gate | undefined =
    def.source.play ?? def.source.actions?.[Number(/action (\d+)$/.exec(program)?.[1] ?? 0)] ?? undefined;
  const name = Object.keys(gate?.target ?? def.source.aftermath?.target ?? {}).find(n => !(n in frame.l)) ?? 'target';
  const own = o.verb === 'card' && s.cards[o.a]?.controller === at.seat;
  if (gate !== undefined && o.verb === 'card') {
    const kind = kindOf(def, gate);
    if (kind.lifts.length > 0 || kind.offType || kind.heals)
      return own && meaningTo(def, gate.effect, name) >= 0
        ? onOwn(s, at, def, gate, o.a)
        : onCard(s, at, o.a, kind.aim) * 0.1;
    if (kind.strikes !== null) return outright(s, at, frame.self, o.a, kind.strikes);
  }
  if (gate !== undefined && o.verb === 'seat' && kindOf(def, gate).polls)
    return callWorth(s, at.seat, def, gate.effect, { [name]: o.a });
  // whom to name as an enemy: the one against whom war pays best
  if (gate !== undefined && o.verb === 'race' && kindOf(def, gate).wages && !isIn(s, at.seat, o.a))
    return Math.max(-9, ...seatsOf(s, o.a).map(seat => warWorth(s, at, seat)));
  if (gate !== undefined && o.verb === 'conflict' && kindOf(def, gate).offType) {
    // the previous choice is the card that may now join
    const card = Object.keys(gate.target ?? {})
      .map(x => frame.l[x])
      .find(x => typeof x === 'number' && x >= 0);
    return card === undefined ? 0 : offTypeWorth(s, at, card, o.a);
  }
  const n = meaningTo(def, gate?.effect ?? def.source.aftermath?.effect, name);
  return aim(s, at, o, n < 0 ? -1 : 1);
}

/** The power that an agenda gives now, or would give in play. */
function agendaPower(s: B5State, at: Situation, id: number): number {
  let sum = 0;
  for (const st of defOf(s, id).statics.power ?? []) {
    const f = { own: 0, program: -1, step: 0, you: at.seat, self: id, l: {} };
    if (st.holds === null || st.holds(s, f)) sum += st.n(s, f);
  }
  return sum;
}

/** The worth of an agenda in play that gives this much power: the power, and the actions it allows. */
function agendaWorth(s: B5State, id: number, gives: number): number {
  const def = defOf(s, id);
  let sum = 4 * gives;
  for (const c of def.conflicts) sum += CONFLICT_RULES[c.id]!.manySided ? 4 : 2;
  return sum + 0.5 - (def.source.major ? 2 : 0);
}

/** The loss when an agenda replaces another: the old one is gone for good, and its power might have returned. */
const INSTEAD = 6;

/** The worth of sponsoring an agenda, as the first or as a replacement. */
export function adoptWorth(s: B5State, at: Situation, id: number): number {
  const [old] = cardsIn(s, at.seat, AGENDA);
  const gives = agendaPower(s, at, id);
  const gave = old === undefined ? 0 : agendaPower(s, at, old);
  const worth = agendaWorth(s, id, gives) - (old === undefined ? 0 : agendaWorth(s, old, gave) + INSTEAD);
  if (gives <= gave || defOf(s, id).source.major) return worth;
  const { power, needs } = chances(s)[at.seat]!;
  return power < needs && power + gives - gave >= needs ? worth + WINS : worth;
}
