// Repeated positions: a player may claim a draw when a position occurs for the third time.
import { forgetOrders } from '../decision/orders.ts';
import { Refused } from '../errors.ts';
import type { Game } from '../game.ts';
import { advance } from '../program/machine.ts';
import { type CardId, clone, type Seat, type State } from '../state/state.ts';

/**
 * What a game says about repeated positions. Positions are compared when a turn begins. Two are equal if it is the same player's turn, the same cards
 * are on the table in the same state, and every pile has the same number of cards.
 */
export interface Repetition<S extends State> {
  /** how many turns have begun */
  turn(s: S): number;
  /** the player whose turn it is */
  active(s: S): Seat;
  /** true for a zone where only the number of cards counts, because the cards are hidden or do not differ in effect */
  pile(s: S, zone: number): boolean;
  /** the fields of the state, of seats and of cards that do not count. They only grow, or they say when something happened */
  readonly ignored: readonly string[];
}

/** How often a position must occur before a player can claim a draw. This is a rule of the table, not of a game. */
export const REPEATED = 3;
/** The kind of result of a match that ended as a draw by repetition. */
export const REPETITION = 'repetition';
/** The most turns that are remembered. */
const REMEMBERED = 400;

/** Fields that differ between any two positions, and fields that are derived from others. */
const NEVER: readonly string[] = [
  ...['own', 'cards', 'defs', 'seats', 'zones', 'stack', 'pending', 'random', 'asked', 'ask', 'motion', 'result'],
  ...['unsettled', 'heard', 'menus', 'derived', 'zone', 'known'],
];

/** The parts of a position that count. It holds no more than these, because a long match remembers hundreds of positions. */
interface Pose {
  readonly active: Seat;
  /** by zone: the ids of the cards there; for a pile, only their number */
  readonly zones: readonly (readonly CardId[] | number)[];
  /** for the cards in `zones`, in that order: their definitions and their records */
  readonly defs: Uint32Array;
  readonly cards: readonly object[];
  readonly seats: readonly object[];
  readonly rest: object;
}

/** @param s a state that does not change any more */
function poseOf<S extends State>(s: S, of: Repetition<S>): Pose {
  const defs: number[] = [];
  const cards: object[] = [];
  const zones = s.zones.map((ids, zone) => {
    if (of.pile(s, zone)) return ids.length;
    for (const id of ids) {
      defs.push(s.defs[id]!);
      cards.push(s.cards[id]!);
    }
    return ids;
  });
  const rest = { ...s, cards: [], defs: [], zones: [], seats: [], stack: [], pending: [], derived: null, menus: null };
  return { active: of.active(s), zones, defs: new Uint32Array(defs), cards, seats: s.seats, rest };
}

/** The fields that do not count, by what the game says about it. */
const UNCOUNTED = new WeakMap<Repetition<never>, ReadonlySet<string>>();

function uncounted<S extends State>(of: Repetition<S>): ReadonlySet<string> {
  let fields = UNCOUNTED.get(of);
  if (fields === undefined) UNCOUNTED.set(of, (fields = new Set([...NEVER, ...of.ignored])));
  return fields;
}

/** True if everything that counts is equal in two positions of one match. */
export const samePosition = <S extends State>(a: S, b: S, of: Repetition<S>): boolean =>
  samePose(poseOf(a, of), poseOf(b, of), of);

/** True if two positions are equal in all that counts. It stops at the first difference, and most positions differ soon. */
function samePose<S extends State>(a: Pose, b: Pose, of: Repetition<S>): boolean {
  const ignored = uncounted(of);
  return (
    a.active === b.active &&
    a.zones.every((ids, zone) => sameZone(ids, b.zones[zone])) &&
    a.defs.every((def, i) => def === b.defs[i]) &&
    a.seats.every((seat, i) => sameRecord(seat, b.seats[i]!, ignored)) &&
    a.cards.every((card, i) => sameRecord(card, b.cards[i]!, ignored)) &&
    sameRecord(a.rest, b.rest, ignored)
  );
}

const sameZone = (a: Pose['zones'][number], b: Pose['zones'][number] | undefined): boolean =>
  a === b ||
  (typeof a === 'object' && typeof b === 'object' && a.length === b.length && a.every((id, i) => id === b[i]));

function sameRecord(a: object, b: object, ignored: ReadonlySet<string>): boolean {
  if (a === b) return true;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const field in one) if (!ignored.has(field) && !sameValue(one[field], other[field])) return false;
  for (const field in other) if (!(field in one) && !ignored.has(field) && other[field] !== undefined) return false;
  return true;
}

const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

interface TurnBegun {
  /** how many choices had been made when the turn began */
  readonly choices: number;
  readonly pose: Pose;
  /** a number that is quick to compare; the whole position is compared only if these are equal */
  readonly sizes: number;
  /** how often this position had occurred by then */
  times: number;
}

/** The positions in which the turns of a match began. A match keeps one beside its state. Bots that search do not. */
export class Positions<S extends State> {
  private moments: TurnBegun[] = [];
  private turn = -1;

  constructor(private readonly game: Game<S>) {}

  /** Looks at the position after a choice. @param choices how many choices have been made */
  look(s: S, choices: number): void {
    const of = this.game.repetition;
    if (of === undefined || s.result !== null) return;
    const turn = of.turn(s);
    if (turn === this.turn) return;
    this.turn = turn;
    const state = clone(s);
    // standing orders are not part of the position
    forgetOrders(this.game, state, null);
    const moment: TurnBegun = { choices, pose: poseOf(state, of), sizes: sizesOf(s, of), times: 1 };
    for (const m of this.moments) if (m.sizes === moment.sizes && samePose(m.pose, moment.pose, of)) moment.times++;
    this.moments.push(moment);
    if (this.moments.length > REMEMBERED) this.moments.shift();
  }

  /** Forgets the turns that began after that many choices, because those choices were taken back. */
  back(s: S, choices: number): void {
    while (this.moments.length > 0 && this.moments.at(-1)!.choices > choices) this.moments.pop();
    this.turn = this.game.repetition?.turn(s) ?? -1;
  }

  /** Roughly how many bytes this takes in memory, as measured for a match of 12 players with 250 cards on the table. */
  get bytes(): number {
    let bytes = 0;
    for (const { pose } of this.moments) bytes += 3_500 + 12 * pose.cards.length + 8 * pose.zones.length;
    return bytes;
  }

  /** How often the position in which the present turn began has occurred. */
  get times(): number {
    return this.moments.at(-1)?.times ?? 0;
  }

  /**
   * Checks whether a seat may claim a draw now: the position in which this turn began has occurred 3 times.
   * @throws Refused if it may not
   */
  check(s: S, seat: Seat): void {
    if (s.result !== null || s.ask === null) throw new Refused('The game is over.', 'over');
    if (s.seats[seat] === undefined) throw new Refused(`There is no seat ${seat + 1} at this table.`, 'not-asked');
    if (s.seats[seat].out) throw new Refused('You have left this match.', 'not-asked');
    if (s.motion?.carried === null) throw new Refused('A motion is open. Answer it first.', 'not-asked');
    if (this.times < REPEATED)
      throw new Refused(
        'You can claim a draw when the same turn has begun 3 times in the same position. This is a rule of this table, not of the game.',
        'illegal',
      );
  }

  /** True if a seat may claim a draw now. */
  claimable(s: S, seat: Seat): boolean {
    return this.times >= REPEATED && s.result === null && s.motion?.carried !== null && s.seats[seat]?.out === false;
  }
}

/** Returns a number made of whose turn it is and how many cards are in each zone: equal positions have equal numbers. */
function sizesOf<S extends State>(s: S, of: Repetition<S>): number {
  let sizes = of.active(s);
  for (const zone of s.zones) sizes = (Math.imul(sizes, 31) + zone.length) | 0;
  return sizes;
}

/** Ends a match as a draw. `Positions.check` decides whether a claim is allowed. */
export function endAsDraw<S extends State>(game: Game<S>, s: S): void {
  s.result = { winners: [], kind: REPETITION };
  s.ask = null;
  s.menus = null;
  advance(game, s);
}
