/** How a terminal draws a game: what only a terminal needs to know of it. */
export interface Skin<V = unknown> {
  /** what a view shows of the table, in lines of this width */
  lines(view: V, width: number): string[];
  /** where each kind of choice stands in the list, by the verb of its option */
  readonly headings: Readonly<Record<string, string>>;
  /** what the signs on the table mean */
  readonly legend: readonly string[];
}
