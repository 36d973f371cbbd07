/** What a player may have missed since their last choice: what affects them, and what each seat did. */
import type { Seat } from '@orrery/kernel';
import type { LineTold } from '../../connection/contract.ts';
import type { Known } from '../known.ts';
import { EVENT, type Scene } from './scene.ts';

/** What one seat did. */
export interface SeatMissed {
  readonly seat: Seat;
  /** the sentence that matters most */
  readonly line: LineTold;
  /** how many more there are */
  readonly more: number;
}

/** What happened between two choices of the player, in short. */
export interface Missed {
  /** the table at the player's last choice */
  readonly from: Known;
  /** how many sentences told of it */
  readonly count: number;
  /** what affects the player, in order */
  readonly mine: readonly LineTold[];
  /** the seats that did something that matters, in order */
  readonly seats: readonly SeatMissed[];
  /** the other seats that did something */
  readonly quiet: readonly Seat[];
}

/** Fewer sentences than this are read in the log as fast. */
const LEAST = 3;
/** The most sentences about the player. */
const MOST_MINE = 4;
/** The most lines of the seats, with the one for all that did little. */
const MOST_SEATS = 6;

/**
 * The seat that each scene belongs to: the rival that acts, or that acted last. It is null for what the player does before any rival acts.
 * @param me the player's seat; null for a spectator
 */
export function ownersOf(scenes: readonly Scene[], me: Seat | null): (Seat | null)[] {
  let owner: Seat | null = null;
  return scenes.map(({ who, kind }) => {
    if (who !== null && who !== me) owner = who;
    // the player's own turn is nobody else's
    else if (kind === 'heading') owner = null;
    return owner;
  });
}

const isTold = (line: LineTold): boolean => line.heading === 0;

/** The lines that weigh most, in their order. */
function weightiest(lines: readonly LineTold[], most: number): LineTold[] {
  const kept = new Set([...lines].sort((a, b) => b.weight - a.weight).slice(0, most));
  return lines.filter(line => kept.has(line));
}

/**
 * What happened in these scenes, in short; null if the rivals did next to nothing.
 * @param from the table before them
 * @param me the player's seat; null for a spectator
 */
export function missedOf(from: Known, scenes: readonly Scene[], me: Seat | null): Missed | null {
  const owners = ownersOf(scenes, me);
  const lines = new Map<Seat, LineTold[]>();
  scenes.forEach((scene, i) => {
    const owner = owners[i]!;
    if (owner === null) return;
    const told = lines.get(owner) ?? [];
    told.push(...scene.lines.filter(isTold));
    lines.set(owner, told);
  });
  const of = [...lines].filter(([, told]) => told.length > 0);
  const all = of.flatMap(([, told]) => told);
  // where nothing matters there is nothing to sum up
  if (all.length < LEAST || all.every(({ weight }) => weight < EVENT)) return null;
  const busy = of.filter(([, told]) => told.some(({ weight }) => weight >= EVENT));
  const full = busy.length === of.length && busy.length <= MOST_SEATS;
  // the seats that matter most stay when there are too many
  const heavy = (told: readonly LineTold[]) => told.reduce((sum, { weight }) => sum + weight, 0);
  const listed = new Set(
    [...busy]
      .sort(([, a], [, b]) => heavy(b) - heavy(a))
      .slice(0, full ? MOST_SEATS : MOST_SEATS - 1)
      .map(([seat]) => seat),
  );
  return {
    from,
    count: all.length,
    mine: weightiest(
      all.filter(({ concerns, weight }) => me !== null && concerns.includes(me) && weight >= EVENT),
      MOST_MINE,
    ),
    seats: of
      .filter(([seat]) => listed.has(seat))
      .map(([seat, told]) => ({ seat, line: weightiest(told, 1)[0]!, more: told.length - 1 })),
    quiet: of.filter(([seat]) => !listed.has(seat)).map(([seat]) => seat),
  };
}
