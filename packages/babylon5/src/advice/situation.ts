import { type Ask, asking, type Frame, type Option, type Seat } from '@orrery/kernel';
import { CONFLICT_RULES, defOf } from '../card.ts';
import { babylon5 } from '../game.ts';
import { threshold } from '../rules/cards/damage.ts';
import { canAct } from '../rules/cards/ready.ts';
import { openConflicts, sideOf, targets, usable } from '../rules/conflict/participants.ts';
import { attackDamage } from '../rules/conflict/striking.ts';
import { totals } from '../rules/conflict/totals.ts';
import { ability } from '../rules/effects/ability.ts';
import { available, rating } from '../rules/politics/influence.ts';
import { power } from '../rules/politics/power.ts';
import { atWar } from '../rules/politics/states.ts';
import { claims } from '../rules/politics/victory.ts';
import { ABILITIES, type B5State, type Conflict, cardsIn, INNER, inPlay, players, SUPPORTING } from '../state.ts';
import { INFLUENCE_WORTH } from '../traits.ts';
import { ENDS, endAt, outcomeOf } from './meaning.ts';
import { removalWorth } from './suspension.ts';

/** Data computed once for each decision. */
export interface Situation {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly menu: string;
  readonly frame: Frame;
  /** the name of the program that asks the question */
  readonly program: string;
  readonly conflicts: readonly Stake[];
  readonly available: number;
  readonly rating: number;
  /** the strongest other player */
  readonly rival: Seat;
  /** uses of cards in the open conflicts, computed on request */
  readonly needs: Map<number, number>;
  /** worths of texts, computed on request */
  readonly texts: Map<object, number>;
}

/** An open conflict with its present totals. */
export interface Stake {
  readonly conflict: Conflict;
  /** every ability that cards may use in it */
  readonly types: readonly number[];
  readonly support: number;
  readonly opposition: number;
  /** the worth of each possible end to the seat, in the order of `ENDS` */
  readonly ends: readonly number[];
  /** true if another player could reach more support than the seat can */
  readonly beyond: boolean;
  /** the total of the seat's free cards; -1 until requested */
  reach: number;
}

/** How to rate one option. */
export type Judge = (s: B5State, at: Situation, o: Option) => number;

let last: Situation | null = null;

/** The strongest other player; -1 for nobody. */
export function rivalOf(s: B5State, seat: Seat): Seat {
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
  return rival;
}

/** The situation of a seat's question; the same object while the question stands. */
export function situation(s: B5State, seat: Seat): Situation {
  const ask = s.ask!;
  if (last !== null && last.ask === ask && last.seat === seat) return last;
  const { step, frame } = asking(babylon5, s);
  for (const known of reckoned) known.clear();
  const rival = rivalOf(s, seat);
  const { name } = step.menu;
  const open = JUDGING_CONFLICTS.has(name) ? openConflicts(s) : [];
  last = {
    ask,
    seat,
    menu: name,
    frame,
    program: babylon5.programs.list[frame.program]!.name,
    conflicts: open.map(c => standingOf(s, seat, rival, c)),
    available: available(s, seat),
    rating: rating(s, seat),
    rival,
    needs: new Map(),
    texts: new Map(),
  };
  return last;
}

/** The questions whose answers affect open conflicts. */
const JUDGING_CONFLICTS: ReadonlySet<string> = new Set([
  'action',
  'mercenary',
  'target',
  'sponsor with',
  'promote with',
  'sponsor agenda with',
  'move chaos',
]);

/** What a seat wants to win a conflict with, and what it must beat: support and opposition, or its side and the strongest other side. */
export function sidesOf(s: B5State, seat: Seat, c: Conflict): readonly [own: number, against: number] {
  const { support, opposition, sides } = totals(s, c);
  if (!CONFLICT_RULES[c.rules]!.manySided) return [support, opposition];
  return [sides[seat]!, Math.max(0, ...sides.filter((_, i) => i !== seat))];
}

function standingOf(s: B5State, seat: Seat, rival: Seat, c: Conflict): Stake {
  const [support, opposition] = sidesOf(s, seat, c);
  const types = c.alsoBy.length === 0 ? c.types : c.types.concat(c.alsoBy);
  if (CONFLICT_RULES[c.rules]!.manySided) {
    const { sides } = totals(s, c);
    const total = (of: Seat) => sides[of]! + strength(s, of, c.types, true);
    const most = Math.max(...players(s).map(of => (of === seat ? 0 : total(of))));
    const beyond = total(seat) < 0.9 * most;
    return { conflict: c, types, support, opposition, ends: MOST_SUPPORTED, beyond, reach: -1 };
  }
  if (CONFLICT_RULES[c.rules]!.source.anybody) {
    const worth = inPlay(s, c.source) ? removalWorth(s, seat, rival, other => spite(s, rival, other), c.source) : 0;
    const ends = ENDS.map(margin => (margin > 0 ? worth : 0));
    return { conflict: c, types, support, opposition, ends, beyond: false, reach: -1 };
  }
  const aimed = players(s).filter(other => targets(s, c, other));
  const ends = ENDS.map(margin => {
    const { you, aim } = outcomeOf(c.rules, margin);
    let sum = c.seat === seat ? you : -you * spite(s, rival, c.seat);
    for (const other of aimed) sum += other === seat ? aim : -aim * spite(s, rival, other);
    return sum;
  });
  return { conflict: c, types, support, opposition, ends, beyond: false, reach: -1 };
}

/** In a conflict with many sides, the player with the highest total gains 2 influence. */
const MOST_SUPPORTED = ENDS.map(margin => (margin > 0 ? 2 * INFLUENCE_WORTH : 0));

/** The worth of a point that another player loses: 1 in a game of two; with more players less, but more for the strongest player. */
export function spite(s: B5State, rival: Seat, seat: Seat): number {
  if (players(s).length === 2) return 1;
  return seat === rival ? 0.4 : 0.2;
}

/** The worth to the seat if a conflict ends with this margin. */
export const worthAt = (k: Stake, margin: number): number => k.ends[endAt(margin)]!;

// results for the present situation, by card and ability
const reckoned: Map<number, number>[] = [];

/** Computes a value for a card (and its ability) once for each decision. */
function once(
  reckon: (s: B5State, id: number, stat: number) => number,
): (s: B5State, id: number, stat?: number) => number {
  const known = new Map<number, number>();
  reckoned.push(known);
  return (s, id, stat = 0) => {
    const key = id * ABILITIES.length + stat;
    let n = known.get(key);
    if (n === undefined) {
      n = reckon(s, id, stat);
      known.set(key, n);
    }
    return n;
  };
}

/** An ability of a card. */
export const abilityOf = once(ability);
/** The damage that a card deals with an ability. */
export const damageOf = once(attackDamage);
/** The further damage that would neutralize a card. */
export const leftOf = once((s, id) => threshold(s, id) - s.cards[id]!.damage);

/** A card's value in a conflict with these abilities. */
export function strengthOf(s: B5State, id: number, types: readonly number[]): number {
  let most = 0;
  for (const type of types) most = Math.max(most, abilityOf(s, id, type));
  return most;
}

/**
 * The total value of a seat's ready cards in a conflict with these abilities.
 * @param attacked true if the conflict targets the seat
 */
export function strength(s: B5State, seat: Seat, types: readonly number[], attacked: boolean): number {
  let sum = 0;
  for (const kind of [INNER, SUPPORTING])
    for (const id of cardsIn(s, seat, kind)) {
      if (!canAct(s, id)) continue;
      const { type, statics } = defOf(s, id);
      if (type === 'location') continue;
      // home fleets leave home only in a war
      if (!attacked && statics['home-defense'] !== undefined && !atWar(s, seat)) continue;
      sum += strengthOf(s, id, types);
    }
  return sum;
}

/** The total that the seat could still bring into an open conflict, without one card. */
export function reach(s: B5State, at: Situation, k: Stake, except: number): number {
  if (k.reach < 0) {
    k.reach = 0;
    for (const id of usable(s, at.seat)) k.reach += brings(s, k, id);
  }
  return k.reach - brings(s, k, except);
}

/** The value that a card's abilities could bring into an open conflict. */
function brings(s: B5State, k: Stake, id: number): number {
  if (!canAct(s, id) || sideOf(k.conflict, id) !== null || defOf(s, id).type === 'location') return 0;
  return strengthOf(s, id, k.conflict.types) || strengthOf(s, id, k.conflict.alsoBy);
}

/** The worth to a seat of what decides the match: its power against that of others, and who would win if the turn ended now. */
export function standing(s: B5State, seat: Seat, rival: Seat): number {
  let sum = 0;
  for (const other of players(s))
    sum += INFLUENCE_WORTH * power(s, other) * (other === seat ? 1 : -spite(s, rival, other));
  for (const { seat: winner } of claims(s)) sum += winner === seat ? WINS : -WINS;
  return sum;
}

/** The worth of a choice that wins the game. */
export const WINS = 20;

/** The worth of a card to its faction now. */
export function worthOf(s: B5State, id: number): number {
  const def = defOf(s, id);
  let sum = def.type === 'character' || def.type === 'fleet' ? 2 : 1.5;
  for (const n of def.abilities) sum += n * 0.4;
  if (s.seats.some(x => x.ambassador === id)) sum += 5;
  else if (s.cards[id]!.faction >= 0 && cardsIn(s, s.cards[id]!.faction, INNER).includes(id)) sum += 2;
  return sum;
}

/** The rating for questions unknown to the advice: acting is better than not acting. */
export const plain = (o: Option): number => (o.verb === 'pass' || o.verb === 'no' || o.verb === 'abstain' ? 0 : 1);
