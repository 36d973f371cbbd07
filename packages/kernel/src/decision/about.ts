// What the options of a game are about. Checks that a wish from outside names a card or seat at the table.

import type { Game } from '../game.ts';
import type { Seat, State } from '../state/state.ts';
import type { Option } from './decision.ts';

/** What a number of an option names: a card or seat of this table, or something else that only the game counts. */
export type Sort = 'card' | 'seat' | 'number';

/** What the first and second numbers of a verb's options name. `?` after a sort: a wish may leave that number out. */
export type About = readonly (Sort | `${Sort}?`)[];

/** What wishes are about, by verb (`Game.about`). */
export type Abouts = Readonly<Record<string, About>>;

/** True if a number names something at the table. */
function isThere(s: State, sort: string, n: number): boolean {
  if (n < 0) return sort.endsWith('?');
  if (sort.startsWith('number')) return true;
  return n < (sort.startsWith('card') ? s.cards.length : s.seats.length);
}

/**
 * True if a wish from outside can be judged: the game knows its verb, and its numbers name cards and seats at the table. No rule speaks of other
 * wishes. A menu's `judge` therefore need not check that a card exists.
 */
export function isJudged<S extends State>(game: Game<S>, s: S, { verb, a, b }: Option): boolean {
  if (!Object.hasOwn(game.about, verb)) return false;
  const [first = null, second = null] = game.about[verb]!;
  const fits = (sort: string | null, n: number) => (sort === null ? n < 0 : isThere(s, sort, n));
  return fits(first, a) && fits(second, b);
}

/** True if a wish that can be judged names a card that the seat may not know. */
export function namesUnknown<S extends State>(game: Game<S>, s: S, seat: Seat, { verb, a, b }: Option): boolean {
  const [first = '', second = ''] = game.about[verb]!;
  const unknown = (sort: string, n: number) => n >= 0 && sort.startsWith('card') && !game.knows(s, n, seat);
  return unknown(first, a) || unknown(second, b);
}
