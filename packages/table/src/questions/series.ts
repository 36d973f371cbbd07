// A series: several equal answers in a row, wished for at once.
import { asking, awaited, count, type Option, optionId, options, type Seat, type State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';

/**
 * Returns how many answers in a row a wish means: `draw`, `draw`, `draw` means three draws where one card is drawn at a time.
 * @param ids the options that a player names
 * @returns 1 for everything but a series, also for an answer that is not legal
 */
export function timesMeant<S extends State>(table: TableGame<S>, s: S, seat: Seat, ids: readonly string[]): number {
  const [id, ...more] = ids;
  if (id === undefined || more.length === 0 || more.some(one => one !== id)) return 1;
  if (!awaited(s).includes(seat)) return 1;
  const option = options(table.game, s, seat).find(o => optionId(o) === id);
  return option !== undefined && againAt(table, s, seat, option) >= ids.length ? ids.length : 1;
}

/** Returns how often in a row a seat can want an option now; 0 if the question offers no such thing. */
export function againAt<S extends State>({ game }: TableGame<S>, s: S, seat: Seat, option: Option): number {
  const { step, frame } = asking(game, s);
  return step.plan === null ? (step.menu.again?.(s, frame, option, seat) ?? 0) : 0;
}

/** The rest of a series that a seat has begun. */
export interface Series {
  readonly option: Option;
  /** the question, which must come again */
  readonly menu: string;
  readonly moment: string | null;
  /** how many answers are left */
  readonly left: number;
  /** how many choices the match had after the last answer: nobody else has chosen since */
  readonly at: number;
}

/**
 * Returns the series that a wish begins, before its first answer is given; null if it is no series.
 * @param at how many choices the match has
 */
export function begun<S extends State>(
  table: TableGame<S>,
  s: S,
  seat: Seat,
  ids: readonly string[],
  at: number,
): Series | null {
  const times = timesMeant(table, s, seat, ids);
  if (times === 1) return null;
  const option = options(table.game, s, seat).find(o => optionId(o) === ids[0])!;
  const menu = asking(table.game, s).step.menu.name;
  return { option, menu, moment: table.moment(s, seat), left: times - 1, at: at + 1 };
}

/** True if the next answer of a series is given now: the same question comes again at once, and still offers the option. */
export function goesOn<S extends State>(table: TableGame<S>, s: S, seat: Seat, series: Series, at: number): boolean {
  const { option, menu, moment } = series;
  if (series.left === 0 || series.at !== at || s.ask === null) return false;
  if (asking(table.game, s).step.menu.name !== menu || table.moment(s, seat) !== moment) return false;
  return (
    count(table.game, s, seat).max === 1 &&
    options(table.game, s, seat).some(o => optionId(o) === optionId(option))
  );
}
