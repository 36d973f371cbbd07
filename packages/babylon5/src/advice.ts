import { type Ask, asking, type Frame, type Option, type Seat } from '@orrery/kernel';
import { type CardDef, CONFLICT_RULES, DEFS, defOf } from './card.ts';
import { babylon5 } from './game.ts';
import { ability } from './rules/ability.ts';
import { sponsorCost } from './rules/costs.ts';
import { attackDamage, canAct, threshold } from './rules/damage.ts';
import { available, rating } from './rules/influence.ts';
import { openConflicts, targets } from './rules/participation.ts';
import { power } from './rules/power.ts';
import { totals } from './rules/resolution.ts';
import { copyInPlay } from './rules/sponsor.ts';
import {
  AGENDA,
  type B5State,
  type Conflict,
  cardsIn,
  conflictOf,
  DECK,
  HAND,
  INNER,
  LEADERSHIP,
  MILITARY,
  OPPOSE,
  players,
  RACES,
  SUPPORT,
  SUPPORTING,
} from './state.ts';

/**
 * What a sensible player of Babylon 5 thinks of an option, in points: one influence for good is worth 4. It looks at the table
 * and at the seat's own hand, never at what lies hidden, and never ahead.
 */
export const babylon5Advice = {
  score(s: B5State, seat: Seat, o: Option): number {
    const at = situation(s, seat);
    const judge = MENUS[at.menu];
    return judge === undefined ? plain(o) : judge(s, at, o);
  },
};

const INFLUENCE = 4;
/** how many turns a deck should last */
const LONG_GAME = 38;
/** a rating beyond which building stops (b5/build/2) */
const BUILT = 10;

/** What is thought through once for each decision. */
interface Situation {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly menu: string;
  readonly frame: Frame;
  /** the name of the program that asks */
  readonly program: string;
  readonly conflicts: readonly Stake[];
  readonly available: number;
  readonly rating: number;
  /** the strongest other player */
  readonly rival: Seat;
}

/** What an open conflict means to the seat. */
interface Stake {
  readonly conflict: Conflict;
  /** what it is worth that the conflict is won: below 0 where it hurts */
  readonly worth: number;
  readonly support: number;
  readonly opposition: number;
}

let last: Situation | null = null;

function situation(s: B5State, seat: Seat): Situation {
  const ask = s.ask!;
  if (last !== null && last.ask === ask && last.seat === seat) return last;
  const { step, frame } = asking(babylon5, s);
  let rival = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const other of players(s)) {
    if (other === seat) continue;
    const n = power(s, other);
    if (n > most) {
      most = n;
      rival = other;
    }
  }
  const open = step.menu.name === 'action' || step.menu.name === 'mercenary' ? openConflicts(s) : [];
  last = {
    ask,
    seat,
    menu: step.menu.name,
    frame,
    program: babylon5.programs.list[frame.program]!.name,
    conflicts: open.map(c => stakeIn(s, seat, c, rival)),
    available: available(s, seat),
    rating: rating(s, seat),
    rival,
  };
  return last;
}

function stakeIn(s: B5State, seat: Seat, c: Conflict, rival: Seat): Stake {
  const { support, opposition, sides } = totals(s, c);
  if (CONFLICT_RULES[c.rules]!.source.manySided) {
    const others = Math.max(0, ...sides.filter((_, i) => i !== seat));
    return { conflict: c, worth: 1.5 * INFLUENCE, support: sides[seat]!, opposition: others };
  }
  const worth =
    c.seat === seat
      ? conflictWorth(c)
      : targets(s, c, seat)
        ? -0.8 * INFLUENCE
        : c.seat === rival && power(s, rival) >= 15
          ? -0.6 * INFLUENCE
          : 0;
  return { conflict: c, worth, support, opposition };
}

const worths = new Map<string, number>();

/** What winning a conflict is worth to its initiator, by what its outcome says. */
function conflictWorth(c: Conflict): number {
  let worth = worths.get(c.rules);
  if (worth === undefined) {
    const { source } = CONFLICT_RULES[c.rules]!;
    worth = INFLUENCE + 0.5 * INFLUENCE * Math.max(0, tally([source.outcome, source.always], YOU));
    worths.set(c.rules, worth);
  }
  return worth;
}

// How a card's words bear on whom they name.

const BAD = new Set(
  'damage neutralize discard toHand removeFromGame demote barFromInner rotate purgeMark loseInfluence raiseUnrest takeOver capture cancelConflict discardConflict addOpposition breakOff takeOut scanHand attackOutside reverseEvent'.split(
    ' ',
  ),
);
const GOOD = new Set(
  'gainInfluence temporaryInfluence gainPower draw healFully removeDamage removeSevere readyCard readyKeeping promoteFree addSupport bonus freeTrade bringIntoPlay gainMark putTokens'.split(
    ' ',
  ),
);
const YOU: ReadonlySet<string> = new Set(['you', 'self', 'yourAmbassador', 'yourRace']);
const AIM: ReadonlySet<string> = new Set(['target', 'conflictTarget', 'targetPlayer', 'targetRace']);
const ON: ReadonlySet<string> = new Set(['target', 'host', 'hostCard', 'self']);

/** How many good things less bad things the words do to those named. */
function tally(data: unknown, named: ReadonlySet<string>): number {
  if (Array.isArray(data)) {
    let sum = 0;
    for (const x of data) sum += tally(x, named);
    return sum;
  }
  if (data === null || typeof data !== 'object') return 0;
  const { w, a } = data as { w?: unknown; a?: unknown };
  if (typeof w !== 'string' || !Array.isArray(a)) return tally(Object.values(data), named);
  const first = a[0];
  const name = typeof first === 'string' ? first : (first as { w?: string } | undefined)?.w;
  const about = name !== undefined && named.has(name);
  const lowers = w === 'bonus' && typeof a[2] === 'number' && a[2] < 0;
  const here = !about ? 0 : lowers || BAD.has(w) ? -1 : GOOD.has(w) ? 1 : 0;
  return here + tally(a, named);
}

const HARMING = new Set(['cannot', 'ready-cost', 'frailty', 'only-oppose']);
const signs = new Map<string, number>();

/** Whether a card is good (1) or bad (-1) for what it is put on. */
function signOf(def: CardDef): number {
  let sign = signs.get(def.id);
  if (sign === undefined) {
    let sum = 0;
    for (const st of def.source.always ?? []) {
      const n = typeof st.n === 'number' ? st.n : 1;
      if (HARMING.has(st.k) || n < 0) sum--;
      else if (st.k === 'gives-marks') sum += st.what === 'doom' || st.what === 'strife' ? -1 : 1;
      else sum++;
    }
    sum += tally([def.source.aftermath?.effect, def.source.whenever, def.source.onSponsored], ON);
    sign = sum < 0 ? -1 : 1;
    signs.set(def.id, sign);
  }
  return sign;
}

/** Whether what is chosen by this name in a card's text fares well (1) or ill (-1) by it. */
function targetSign(def: CardDef, what: string, name: string): number {
  const key = `${def.id} ${what} ${name}`;
  let sign = signs.get(key);
  if (sign === undefined) {
    const { source } = def;
    const effects = [source.play?.effect, source.aftermath?.effect, ...(source.actions ?? []).map(x => x.effect)];
    sign = tally(effects, new Set([name])) < 0 ? -1 : 1;
    signs.set(key, sign);
  }
  return sign;
}

/** What a card is worth to its faction, as it is now. */
function worthOf(s: B5State, id: number): number {
  const def = defOf(s, id);
  let sum = def.type === 'character' || def.type === 'fleet' ? 2 : 1.5;
  for (const n of def.abilities) sum += n * 0.6;
  if (s.seats.some(x => x.ambassador === id)) sum += 6;
  return sum;
}

/** How good it is that something good (sign 1) or bad (-1) befalls a card: for the others the other way round. */
function onCard(s: B5State, at: Situation, id: number, sign: number): number {
  const card = s.cards[id];
  if (card === undefined) return 0;
  const mine = card.faction === at.seat || card.controller === at.seat;
  const weight = worthOf(s, id) * (!mine && card.faction === at.rival ? 1.3 : 1);
  return (mine ? sign : -sign) * weight;
}

function onSeat(s: B5State, at: Situation, seat: Seat, sign: number): number {
  return seat === at.seat ? sign * 10 : -sign * (1 + power(s, seat) / 10);
}

const plain = (o: Option): number => (o.verb === 'pass' || o.verb === 'no' || o.verb === 'abstain' ? 0 : 1);

/** What a ready card could still do in the open conflicts: the price of rotating it for something else. */
function needed(s: B5State, at: Situation, id: number): number {
  let most = 0;
  for (const k of at.conflicts) {
    if (k.worth === 0) continue;
    for (const type of k.conflict.types) {
      const n = ability(s, id, type);
      if (n > 0) most = Math.max(most, joinWorth(s, at, k, id, n, k.worth > 0 ? SUPPORT : OPPOSE));
    }
  }
  return most;
}

/** What it is worth that a card with this ability joins a conflict on one side. */
function joinWorth(s: B5State, at: Situation, k: Stake, id: number, n: number, role: number): number {
  const wins = k.support > k.opposition;
  if (role === SUPPORT) {
    if (k.worth <= 0) return -1;
    const after = k.support + n;
    if (wins) {
      // a cushion against what others may still bring, with cards that have nothing better to do
      const margin = k.support - k.opposition;
      return margin < 3 ? 0.6 - n * 0.02 : -0.5;
    }
    if (after > k.opposition) return k.worth + 1 - n * 0.05;
    const more = reach(s, at, k, id);
    return after + more > k.opposition ? k.worth * 0.7 + n * 0.05 : -1;
  }
  if (k.worth >= 0) return -1;
  if (!wins) return k.opposition - k.support < 2 && k.support > 0 ? 0.4 - n * 0.02 : -0.5;
  if (k.opposition + n >= k.support) return -k.worth + 0.5 - n * 0.05;
  return k.opposition + n + reach(s, at, k, id) >= k.support ? -k.worth * 0.6 + n * 0.05 : -1;
}

/** What else the seat could bring into a conflict. */
function reach(s: B5State, at: Situation, k: Stake, except: number): number {
  let sum = 0;
  for (const kind of [INNER, SUPPORTING])
    for (const id of cardsIn(s, at.seat, kind))
      if (id !== except && canAct(s, id) && !k.conflict.parts.some(p => p.card === id))
        sum += Math.max(...k.conflict.types.map(type => ability(s, id, type)));
  return sum;
}

function attackWorth(s: B5State, at: Situation, attacker: number, target: number): number {
  let matters = 0;
  let stat = -1;
  for (const k of at.conflicts) {
    for (const p of k.conflict.parts) {
      if (p.card !== target || p.ability < 0) continue;
      stat = p.ability;
      // a supporter of what hurts, or an opponent of what is wanted
      if ((p.role === SUPPORT && k.worth < 0) || (p.role === OPPOSE && k.worth > 0)) matters = Math.abs(k.worth);
    }
  }
  if (stat < 0) return -1;
  const dealt = attackDamage(s, attacker, stat);
  const taken = attackDamage(s, target, stat);
  const left = threshold(s, target) - s.cards[target]!.damage;
  const own = threshold(s, attacker) - s.cards[attacker]!.damage;
  const gain = dealt >= left ? worthOf(s, target) * 0.7 + matters : dealt * 0.25 + (matters > 0 ? dealt * 0.2 : 0);
  const loss = taken >= own ? worthOf(s, attacker) * 1.1 : taken * 0.4;
  return gain - loss - needed(s, at, attacker) * 0.5 - 1;
}

function sponsorWorth(s: B5State, at: Situation, id: number): number {
  const def = defOf(s, id);
  const cost = sponsorCost(s, at.seat, id, -1) ?? 0;
  const cheap = cost * (at.rating < BUILT ? 0.35 : 0.12);
  if (def.type === 'enhancement') return 2 + signOf(def) * 0.5 - cheap;
  let sum = 2.5;
  for (const n of def.abilities) sum += n * 0.4;
  for (const st of def.source.always ?? []) if (st.k === 'rating' || st.k === 'power') sum += 3;
  return sum - cheap;
}

/** The situations of the action round, by kind of action. */
const ACTIONS: Readonly<Record<string, (s: B5State, at: Situation, o: Option) => number>> = {
  pass: () => 0,
  // influence comes first, and from whoever is least wanted elsewhere
  build: (s, at, o) => INFLUENCE + 1 - needed(s, at, o.a) - worthOf(s, o.a) * 0.01,
  sponsor: (s, at, o) => sponsorWorth(s, at, o.a),
  promote: (s, at, o) => {
    const inner = cardsIn(s, at.seat, INNER).length;
    return (inner < 3 ? 4 : inner < 5 ? 2 : 0.2) + worthOf(s, o.a) * 0.1 - (at.rating < BUILT && inner > 1 ? 2 : 0);
  },
  replace: (s, at, o) =>
    s.cards[o.b]!.faction === at.seat ? worthOf(s, o.a) - worthOf(s, o.b) + 2 : worthOf(s, o.b) - worthOf(s, o.a) - 1,
  support: (s, at, o) => joining(s, at, o, SUPPORT),
  oppose: (s, at, o) => joining(s, at, o, OPPOSE),
  attack: (s, at, o) => attackWorth(s, at, o.a, o.b),
  lead: (s, at, o) => {
    const k = at.conflicts.find(x => x.worth !== 0 && x.conflict.types.includes(MILITARY));
    if (k === undefined || needed(s, at, o.a) > 1) return -1;
    const joined = k.conflict.parts.some(p => p.card === o.b);
    return (joined || canAct(s, o.b) ? 0.7 : -1) + ability(s, o.a, LEADERSHIP) * 0.1;
  },
  heal: (s, at, o) => {
    const card = s.cards[o.a]!;
    const weight = worthOf(s, o.a) * 0.3;
    if (card.neutralized) return 2 + weight;
    return card.damage > 0 ? card.damage * 0.3 + weight * 0.3 - needed(s, at, o.a) : ambassadorIsDown(s, at) ? 2 : -1;
  },
  repair: (s, _at, o) => 0.3 + s.cards[o.a]!.damage * 0.2,
  agenda: (s, at, o) => {
    if (cardsIn(s, at.seat, AGENDA).length > 0) return -1;
    const def = defOf(s, o.a);
    return 3 + (def.conflicts.length > 0 ? 1 : 0) - (def.source.major ? 2 : 0);
  },
  'hide-agenda': () => -1,
  'reveal-agenda': () => 2,
  'discard-agenda': () => -2,
  event: (s, at, o) => eventWorth(s, at, o.a),
  contingency: () => 0.5,
  use: (s, at, o) => {
    const def = defOf(s, o.a);
    const action = def.actions[o.b]!;
    const price = (action.source.rotate ? needed(s, at, o.a) : 0) + (action.source.apply ? 0.5 : 0);
    return 0.9 + 0.3 * tally(action.source.effect, YOU) - price;
  },
  assist: (s, at) => {
    const { ambassador } = s.seats[at.seat]!;
    return canAct(s, ambassador) && needed(s, at, ambassador) > 1 ? 1 : -1;
  },
  'assist-sponsoring': (s, at) => (canAct(s, s.seats[at.seat]!.ambassador) && at.available > 2 ? 0.1 : -1),
  bid: () => -1,
};

function ambassadorIsDown(s: B5State, at: Situation): boolean {
  return s.cards[s.seats[at.seat]!.ambassador]!.neutralized === 1;
}

function joining(s: B5State, at: Situation, o: Option, role: number): number {
  const k = at.conflicts.find(x => x.conflict.id === o.b);
  if (k === undefined || k.worth === 0) return -1;
  let n = 0;
  for (const type of k.conflict.types) n = Math.max(n, ability(s, o.a, type));
  if (n === 0) for (const type of k.conflict.alsoBy) n = Math.max(n, ability(s, o.a, type));
  return joinWorth(s, at, k, o.a, Math.max(1, n), role);
}

function eventWorth(s: B5State, at: Situation, id: number): number {
  const { source, cost } = defOf(s, id);
  const gate = source.play!;
  const price = (cost ?? 0) * 0.25 + (gate.rotateAmbassador ? 1 + needed(s, at, s.seats[at.seat]!.ambassador) : 0);
  return 1.5 + tally(gate.effect, YOU) * INFLUENCE * 0.5 - price;
}

/** What a declaration promises: the worth of a win, if the seat is strong enough in what it is about. */
function declareWorth(s: B5State, at: Situation, rules: string, cost: number): number {
  const { types, source } = CONFLICT_RULES[rules]!;
  const strength = (seat: Seat) => {
    let sum = 0;
    for (const kind of [INNER, SUPPORTING])
      for (const id of cardsIn(s, seat, kind))
        if (canAct(s, id)) sum += Math.max(...types.map(type => ability(s, id, type)));
    return sum;
  };
  const own = strength(at.seat);
  if (own === 0) return -1;
  let strongest = 0;
  for (const other of players(s)) if (other !== at.seat) strongest = Math.max(strongest, strength(other));
  const chance = Math.min(1, own / (strongest + 1) + 0.25);
  const worth = source.manySided ? 2 * INFLUENCE : (worths.get(rules) ?? INFLUENCE);
  return worth * chance - cost * (at.rating < BUILT ? 1.2 : 0.5) + own * 0.02;
}

function targetWorth(s: B5State, at: Situation, o: Option): number {
  const { frame, program } = at;
  let sign = 1;
  const self = frame.self >= 0 ? s.cards[frame.self] : undefined;
  if (program === 'initiate') {
    const { source } = CONFLICT_RULES[conflictOf(s, frame.l.conflict).rules]!;
    sign = tally([source.outcome, source.always, source.initiate], AIM) > 0 ? 1 : -1;
  } else if (self !== undefined) {
    const def = DEFS[s.defs[frame.self]!]!;
    const gate =
      def.source.play ?? def.source.aftermath ?? def.source.actions?.[Number(/action (\d+)$/.exec(program)?.[1])];
    const name = Object.keys(gate?.target ?? {}).find(n => !(n in frame.l)) ?? 'target';
    sign = targetSign(def, program, name);
  }
  return aim(s, at, o, sign);
}

/** What it is worth to aim something good (1) or bad (-1) at this. */
function aim(s: B5State, at: Situation, o: Option, sign: number): number {
  switch (o.verb) {
    case 'card':
      return onCard(s, at, o.a, sign);
    case 'seat':
      return onSeat(s, at, o.a, sign);
    case 'race':
      return onSeat(
        s,
        at,
        Math.max(
          0,
          s.seats.findIndex(x => x.race === o.a && !x.out),
        ),
        sign,
      );
    case 'conflict':
      return conflictOf(s, o.a).seat === at.seat ? sign : -sign;
    default:
      return plain(o);
  }
}

/** Whoever rotates for something should be the one least wanted elsewhere. */
const spare = (s: B5State, at: Situation, o: Option): number => -needed(s, at, o.a) - worthOf(s, o.a) * 0.05;

/** How each kind of question is judged, by its menu's name; others are answered plainly. */
const MENUS: Readonly<Record<string, (s: B5State, at: Situation, o: Option) => number>> = {
  action: (s, at, o) => ACTIONS[o.verb]?.(s, at, o) ?? plain(o),
  declare(s, at, o) {
    if (o.verb === 'pass') return 0;
    if (o.verb === 'declare') return declareWorth(s, at, defOf(s, o.a).conflict!.id, 0) + 0.5;
    if (o.verb === 'declare-war-conflict') return declareWorth(s, at, 'war', 0);
    const rules = defOf(s, o.a).conflicts[o.b]!;
    return declareWorth(s, at, rules.id, rules.source.cost ?? 0);
  },
  target: targetWorth,
  aftermath: (s, at, o) => (o.verb === 'pass' ? 0 : aftermathWorth(s, at, o.a)),
  'aftermath target': (s, at, o) => aim(s, at, o, signOf(defOf(s, at.frame.l.a))),
  'put on': (s, at, o) => aim(s, at, o, signOf(defOf(s, at.frame.l.a))),
  'lay under': (s, at, o) => aim(s, at, o, 1),
  'sponsor with': (s, at, o) => spare(s, at, o) - (sponsorCost(s, at.seat, at.frame.l.a, o.a) ?? 0),
  'promote with': spare,
  'sponsor agenda with': spare,
  ability: (s, at, o) => ability(s, at.frame.l.a, o.b),
  side: (_s, at, o) => (o.a === at.seat ? 1 : 0),
  discard: (s, at, o) => (useless(s, at, o.a) ? 1 : -1),
  'starting hand': (s, _at, o) => startWorth(defOf(s, o.a)),
  number(s, at, o) {
    if (at.program === 'repair') return o.a;
    // what is not spent is lost at the end of the turn, but whoever cannot draw any more loses characters, and then the game
    if (at.program === 'draw round')
      return cardsIn(s, at.seat, DECK).length - o.a < Math.max(10, LONG_GAME - s.turn) ? -o.a : o.a;
    return -o.a;
  },
  'lose a character': (s, _at, o) => -worthOf(s, o.a),
  sustain: () => -1,
  surrender: (_s, _at, o) => (o.verb === 'pass' ? 0 : -1),
  vote: (_s, at, o) => (o.verb === (at.frame.you === at.seat ? 'yes' : 'no') ? 1 : 0),
  mercenary(_s, at, o) {
    const k = at.conflicts.find(x => x.conflict.id === o.b);
    return o.verb === 'pass' || k === undefined ? 0 : o.verb === 'support' ? k.worth : -k.worth;
  },
  scan: (s, _at, o) => defOf(s, o.a).cost ?? 3,
  'to the bottom': () => -1,
};

function aftermathWorth(s: B5State, at: Situation, id: number): number {
  const def = defOf(s, id);
  const { on } = def.source.aftermath!;
  if (on === 'your ambassador') return signOf(def) > 0 ? 2 : -1;
  const own = conflictOf(s, at.frame.l.conflict).seat === at.seat;
  return signOf(def) > 0 === own || def.source.aftermath!.occasions.some(o => o.participant) ? 2 : -1;
}

/** A card that can do nothing more for the seat. */
function useless(s: B5State, at: Situation, id: number): boolean {
  const def = defOf(s, id);
  if (s.spentDefs.includes(def.index) || (def.copies === 'limited' && copyInPlay(s, def.index))) return true;
  if (def.keywords.has('Starting Ambassador')) return true;
  const foreign = def.race !== null && def.race !== 'neutral' && def.race !== RACES[s.seats[at.seat]!.race];
  return (foreign && def.type !== 'character' && def.type !== 'enhancement') || cardsIn(s, at.seat, HAND).length > 12;
}

/** What a card is worth in a starting hand: cheap helpers, a conflict to declare, an agenda. */
function startWorth(def: CardDef): number {
  const cost = def.cost ?? 3;
  const base: Partial<Record<CardDef['type'], number>> = {
    character: 9,
    conflict: 8,
    agenda: 6,
    fleet: 5,
    location: 7,
  };
  return (base[def.type] ?? 3) - Math.max(0, cost - 3) * 0.8 + (def.keywords.has("Ambassador's Assistant") ? 2 : 0);
}
