import { type Ask, asking, type Frame, type Option, type Seat, words } from '@orrery/kernel';
import { type CardDef, defOf, type Gate } from './card.ts';
import { wars } from './game.ts';
import { attritionBy, casualtiesLeft } from './rules/battle.ts';
import { drainOf } from './rules/phase-actions.ts';
import { judgePlay } from './rules/play.ts';
import {
  aboardOf,
  defenseOf,
  energyIcons,
  forces,
  isImmune,
  isSector,
  isShip,
  isSite,
  isUnit,
  locations,
  powerOf,
  related,
  tacticsOf,
  totalTactics,
} from './rules/statistics.ts';
import { ACTIVE, energyOf, HAND, opponentOf, pile, RESERVE, USED, type WarsState } from './state.ts';

/**
 * What a sensible player of WARS thinks of an option, in points: one energy for good is worth 1. It looks at the table and at the
 * seat's own hand, never at what lies hidden, and never ahead.
 */
export const warsAdvice = {
  score(s: WarsState, seat: Seat, o: Option): number {
    const at = situation(s, seat);
    const judge = MENUS[at.menu];
    return judge === undefined ? (PLAIN[o.verb] ?? 1) : judge(s, at, o);
  },
};

const PLAIN: Readonly<Record<string, number>> = { pass: 0, no: 0, stop: 2 };

/** What is thought through once for each decision. */
interface Situation {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly menu: string;
  readonly frame: Frame;
}

let last: Situation | null = null;

function situation(s: WarsState, seat: Seat): Situation {
  const ask = s.ask!;
  if (last !== null && last.ask === ask && last.seat === seat) return last;
  const { step, frame } = asking(wars, s);
  last = { ask, seat, menu: step.menu.name, frame };
  return last;
}

type Judge = (s: WarsState, at: Situation, o: Option) => number;

// How a card's words bear on those whom they name

const HARMS = new Set(
  'damage destroy loseCard dismiss toHand toUsedPile toReserve underReserve removeFromGame cancelPending pendingToHand toLostPile'.split(
    ' ',
  ),
);
const HELPS = new Set('undamage invert immune'.split(' '));

/** True if a gate's effect harms what it targets: an enemy is wanted, a friend is not. */
function harms(gate: Gate): boolean {
  const said = words(gate.effect);
  if (said.some(w => HARMS.has(w.w))) return true;
  const statics = JSON.stringify(gate.effect);
  return !said.some(w => HELPS.has(w.w)) && /"n":-\d/.test(statics);
}

/** What a card at the table is worth to whoever plays with it. */
function worth(s: WarsState, id: number): number {
  const { source } = defOf(s, id);
  return 1 + (source.cost ?? 0) + 0.5 * powerOf(s, id) + 0.5 * tacticsOf(s, id) + 0.3 * defenseOf(s, id);
}

/** What it is worth to have strength at a location: what may be drained there, and what is drained from there. */
function stake(s: WarsState, seat: Seat, at: number): number {
  return 1 + energyIcons(s, at, opponentOf(seat)) + 0.6 * energyIcons(s, at, seat);
}

/** A side's strength at a location: power, and what its tactics will bring. */
function strength(s: WarsState, seat: Seat, at: number): number {
  const site = isSite(s, at);
  let n = 0;
  for (const id of forces(s, seat, at)) if (site ? isUnit(s, id) : isShip(s, id)) n += powerOf(s, id);
  return n + (totalTactics(s, seat, at) >= 4 ? 3 : 0);
}

/** The total defense of a side at a location: what it can give before it loses energy. */
const bulk = (s: WarsState, seat: Seat, at: number): number =>
  forces(s, seat, at).reduce((n, id) => n + defenseOf(s, id), 0);

/** How much better it is to be at `at` with so much power and defense more. */
function presence(s: WarsState, seat: Seat, at: number, power: number): number {
  const mine = strength(s, seat, at);
  const theirs = strength(s, opponentOf(seat), at);
  const here = stake(s, seat, at);
  const before = margin(mine, theirs);
  return here * (margin(mine + power, theirs) - before);
}
/** How things stand at a location: -1 lost, 1 won, with nobody against one's own cards as good as won. */
function margin(mine: number, theirs: number): number {
  if (mine <= 0) return theirs <= 0 ? 0 : -0.7;
  if (theirs <= 0) return 1;
  return Math.max(-1, Math.min(1, (mine - theirs) / 6));
}

/** What playing a card is worth, by what it is. */
function playWorth(s: WarsState, seat: Seat, id: number, def: CardDef): number {
  const { source } = def;
  const energy = pile(s, seat, ACTIVE).length;
  switch (def.type) {
    case 'location':
      return 12 + (source.energy?.[0] ?? 0) - (source.energy?.[1] ?? 0);
    case 'character':
    case 'nobot':
    case 'vehicle':
    case 'ship': {
      const at = bestPlace(s, seat, id);
      return at === null ? 0.5 : 2 + at + 0.2 * (source.cost ?? 0);
    }
    case 'weapon':
      return 2.5;
    case 'asset':
      return 2 + 0.1 * energy;
    default: {
      if (s.phase === 'deploy' || s.battle !== null) return interruptWorth(s, seat, def);
      return interruptWorth(s, seat, def) - 1;
    }
  }
}

/** What an interrupt or order is worth now. */
function interruptWorth(s: WarsState, seat: Seat, def: CardDef): number {
  const gate = def.play[0]?.source;
  if (gate === undefined) return -1;
  const newest = s.items[s.items.length - 1];
  const cancels = words(gate.effect).some(w => w.w === 'cancelPending' || w.w === 'pendingToHand');
  if (cancels) return newest !== undefined && newest.you !== seat ? 3 : -2;
  // to answer one's own play, or to spend effects outside a battle, is waste
  if (newest !== undefined) return -0.5;
  const cost = def.source.cost ?? 0;
  return (s.battle !== null ? 1.5 : def.type === 'order' ? 1.5 : 0.3) - 0.3 * cost;
}

/** The best that a ship or unit could bring by where it goes; null where it has nowhere to go. */
function bestPlace(s: WarsState, seat: Seat, id: number): number | null {
  const ship = isShip(s, id);
  const power = (defOf(s, id).source.power ?? 0) + 0.5 * (defOf(s, id).source.tactics ?? 0);
  let best: number | null = null;
  for (const at of locations(s)) {
    if (ship ? !isSector(s, at) : !isSite(s, at)) continue;
    if (energyIcons(s, at, seat) === 0 && forces(s, seat, at).length === 0) continue;
    const n = presence(s, seat, at, power);
    if (best === null || n > best) best = n;
  }
  return best;
}

/** What an attack is worth: the casualties it may bring, and the danger of it. */
function attackWorth(s: WarsState, seat: Seat, at: number): number {
  const foe = opponentOf(seat);
  const ahead = strength(s, seat, at) - strength(s, foe, at);
  const theirWay = Math.max(0, bulk(s, foe, at) - ahead);
  return ahead <= 0 ? -1 - ahead * -0.5 : 1 + ahead - 0.1 * theirWay;
}

/** What using an ability is worth. */
function useWorth(s: WarsState, seat: Seat, id: number, ability: number): number {
  const def = defOf(s, id);
  const side = s.cards[id]!.inverted ? def.back : def.front;
  const gate = side.abilities[ability]?.source;
  if (gate === undefined) return -1;
  // nothing is used twice in a row while it waits to happen
  if (s.items.some(i => i.you === seat && i.self === id)) return -3;
  // what costs nothing and may be used again and again is left to people, unless it plays a card
  const free = !gate.uses && !gate.pay && !gate.lose && !gate.cost && !gate.given;
  if (free && !/"play"/.test(JSON.stringify(gate.effect))) return -1;
  if (free && pile(s, seat, HAND).every(x => judgePlay(s, seat, x) !== null)) return -1;
  const said = JSON.stringify(gate.effect);
  const cost =
    (typeof gate.pay === 'number' ? gate.pay : 0) * 0.4 + (typeof gate.lose === 'number' ? gate.lose : 0) * 1.2;
  if (harms(gate)) return s.battle === null ? 0.5 - cost : 4 - cost;
  if (/"immune"/.test(said))
    return s.battle !== null && s.battle.at === s.cards[id]!.at && s.battle.step === 'begin' ? 1.5 - cost : -1;
  if (/"(power|attrition|battle destiny|total power)"|addBattle|addAttrition|addTotal/.test(said))
    return s.battle === null ? -1 : 1.2 - cost;
  if (/"invert"/.test(said)) return s.battle === null ? -0.5 : 1 - cost * 0.7;
  if (/"(draw|retrieve|activate|download|play)/.test(said)) return 1 - cost;
  return 0.1 - cost;
}

/** What a movement is worth. */
function moveWorth(s: WarsState, seat: Seat, card: number, to: number): number {
  const from = s.cards[card]!.at;
  const power = powerOf(s, card) + 0.5 * tacticsOf(s, card);
  // once a turn is enough: there and back again gains nothing
  if (s.cards[card]!.moved === s.turn) return -1;
  if (isShip(s, to)) return -1;
  if (isSector(s, to) !== isShip(s, card)) return aboardOf(s, card) >= 0 ? presence(s, seat, to, power) - 0.5 : -1;
  const leaving = presence(s, seat, from, -power);
  return presence(s, seat, to, power) + leaving - 1.5 - (related(s, from, to) ? 0 : 0.2);
}

/** How much of the active pile is drawn: a small hand is filled, and what cannot be spent is turned into cards. */
function drawWorth(s: WarsState, seat: Seat): number {
  const hand = pile(s, seat, HAND).length;
  const active = pile(s, seat, ACTIVE).length;
  if (energyOf(s, seat) <= 8) return -1;
  if (hand < 5) return 2 - 0.2 * hand;
  return active > 6 && hand < 16 ? 0.1 * active : -1;
}

/** From which pile, or which card, it hurts least to lose: dull cards of a full hand first, then the used pile. */
function lossWorth(s: WarsState, seat: Seat, o: Option): number {
  if (o.verb === 'card') {
    const { source } = defOf(s, o.a);
    return pile(s, seat, HAND).length > 6 ? 2.6 - 0.2 * (source.cost ?? 0) : 1 - 0.1 * (source.cost ?? 0);
  }
  return o.a === USED ? 2.5 : o.a === RESERVE ? 2 : 1.5;
}

const friend = (s: WarsState, seat: Seat, id: number): boolean =>
  s.cards[id]?.controller === seat || (s.cards[id]?.controller === -1 && s.cards[id]?.owner === seat);

/** The gate that the question belongs to, if it is one of a card's. */
function gateOf(s: WarsState, at: Situation): Gate | null {
  const { self } = at.frame;
  if (self < 0 || s.cards[self] === undefined) return null;
  const def = defOf(s, self);
  const name = wars.programs.list[at.frame.program]!.name;
  const side = s.cards[self]!.inverted ? def.back : def.front;
  const all = [...def.play, ...side.abilities];
  return all.find(g => name.startsWith(g.resolve.replace(/: resolves$/, '')))?.source ?? null;
}

const targetWorth: Judge = (s, at, o) => {
  const gate = gateOf(s, at);
  if (o.verb === 'pending') return s.items.find(i => i.id === o.a)?.you === at.seat ? -5 : 2;
  if (o.verb !== 'card' || s.cards[o.a] === undefined) return 1;
  const value = isUnit(s, o.a) || isShip(s, o.a) ? worth(s, o.a) : 1;
  const bad = gate === null || harms(gate);
  return friend(s, at.seat, o.a) === !bad ? value : -value;
};

const MENUS: Readonly<Record<string, Judge | undefined>> = {
  initiative(s, { seat }, o) {
    switch (o.verb) {
      case 'pass':
        return 0;
      case 'activate':
        return o.a;
      case 'drain':
        return 3 + drainOf(s, seat, o.a, 0);
      case 'attack':
        return attackWorth(s, seat, o.a);
      case 'play':
        return playWorth(s, seat, o.a, defOf(s, o.a));
      case 'use':
        return useWorth(s, seat, o.a, o.b);
      case 'move':
        return moveWorth(s, seat, o.a, o.b);
      case 'draw':
        return drawWorth(s, seat);
      default:
        return 0;
    }
  },
  'starting location': (s, _at, o) =>
    (defOf(s, o.a).source.energy?.[0] ?? 0) +
    (defOf(s, o.a).source.icon ? 1 : 0) -
    (defOf(s, o.a).source.energy?.[1] ?? 0),
  place(s, { seat, frame }, o) {
    if (o.verb === 'slot' || o.verb === 'table') return 1;
    const id = frame.self;
    const { source } = defOf(s, id);
    if (o.verb === 'beneath') return friend(s, seat, o.a) ? 2 + 0.2 * worth(s, o.a) : 1;
    const power = (source.power ?? 0) + 0.5 * (source.tactics ?? 0);
    if (o.verb === 'aboard') return source.piloting ? 1 + source.piloting : -1;
    return presence(s, seat, o.a, power);
  },
  lose: (s, { seat }, o) => lossWorth(s, seat, o),
  target: targetWorth,
  give: (s, _at, o) =>
    o.verb === 'card' && s.cards[o.a]!.controller >= 0 ? -worth(s, o.a) : -(defOf(s, o.a).source.cost ?? 0),
  'choose cards': (s, { seat }, o) => (friend(s, seat, o.a) ? -1 : 1) * (1 + (defOf(s, o.a).source.cost ?? 0)),
  // what is damaged is destroyed: the cheapest card that covers what is left
  attrition(s, { seat }, o) {
    if (o.verb === 'stop') return 5;
    const left = attritionBy(s, opponentOf(seat));
    return -worth(s, o.a) - (isImmune(s, o.a) ? 3 : 0) + Math.min(left, defenseOf(s, o.a)) * 0.5;
  },
  casualties(s, at, o) {
    if (o.verb !== 'damage') return lossWorth(s, at.seat, o);
    const covers = Math.min(casualtiesLeft(s, at.frame.l.lost ?? 0), defenseOf(s, o.a));
    return 2 + covers * 1.2 - worth(s, o.a) * 0.8;
  },
  'reveal for battle destiny': (_s, _at, o) => (o.verb === 'yes' ? 1 : 0),
  transport: () => 1,
  may: (_s, _at, o) => (o.verb === 'yes' ? 1 : 0),
  number: (_s, _at, o) => o.a,
};
