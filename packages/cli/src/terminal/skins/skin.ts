// What a skin has to say: the parts of the table, headings, signs.
import type { Standing } from '@orrery/table';
import type { Ink } from '../../common/ink.ts';

/** What a skin writes on: a width, and inks. */
export interface Page {
  readonly width: number;
  style(ink: Ink, text: string): string;
}

/** One part of a table: a player, a place, the hand. Where there is no room for all of it, it is folded. */
export interface Part {
  /** by what `table NAME` unfolds it */
  readonly names: readonly string[];
  /** the least that must be seen of it */
  readonly folded: readonly string[];
  /** what is left of it where hardly anything else fits; without it, what is folded */
  readonly least?: readonly string[];
  /** where nobody is: folded, the empty places of all parts are told together in one line */
  readonly bare?: readonly string[];
  /** all that a player looks at again and again */
  readonly full: readonly string[];
  /** everything, piles too: what `table NAME` shows */
  readonly whole?: readonly string[];
  /** which part is unfolded first where there is room: the lowest */
  readonly rank: number;
}

/** How a terminal draws a game: what only a terminal needs to know of it. */
export interface Skin<V = unknown> {
  /**
   * what a view shows of the table, part by part
   * @param standing how near each seat is to winning, which is always in view
   */
  parts(view: V, page: Page, standing: readonly Standing[]): Part[];
  /** where each kind of choice stands in the list, by the verb of its option, or by the name of a menu and the verb: `place: space` */
  readonly headings: Readonly<Record<string, string>>;
  /** menus at which hardly anybody chooses anything: their choices are folded until somebody lists them */
  readonly folded?: readonly string[];
  /** what the signs on the table mean */
  readonly legend: readonly string[];
}
