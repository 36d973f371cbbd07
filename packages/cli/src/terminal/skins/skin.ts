// The interface of a skin: the parts of the table, headings, signs.
import type { Standing } from '@orrery/table';
import type { Ink } from '../../common/ink.ts';

/** The width and the styles with which a skin writes. */
export interface Page {
  readonly width: number;
  style(ink: Ink, text: string): string;
}

/** One part of a table: a player, a place, the hand. It is folded if there is no room for all of it. */
export interface TablePart {
  /** the names by which `table NAME` unfolds it */
  readonly names: readonly string[];
  /** its short form */
  readonly folded: readonly string[];
  /** the lines that stay when almost nothing else fits; without it, the short form */
  readonly least?: readonly string[];
  /** its empty places: folded parts share one line for them */
  readonly bare?: readonly string[];
  /** everything that a player often looks at */
  readonly full: readonly string[];
  /** all of it, piles too: `table NAME` shows this */
  readonly whole?: readonly string[];
  /** parts with a lower number unfold first */
  readonly rank: number;
}

/** A skin: how a terminal draws a game. */
export interface Skin<V = unknown> {
  /**
   * draws a view of the table, part by part
   * @param standing how close each seat is to winning, which is always shown
   */
  parts(view: V, page: Page, standing: readonly Standing[]): TablePart[];
  /** the heading of each kind of choice, by the verb of its option, or by the name of a menu and the verb: `place: space` */
  readonly headings: Readonly<Record<string, string>>;
  /** menus in which players rarely choose anything: their choices are folded until somebody lists them */
  readonly folded?: readonly string[];
  /** the meaning of the signs on the table */
  readonly legend: readonly string[];
}
