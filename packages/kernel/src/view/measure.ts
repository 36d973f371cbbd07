// A number by which a player measures what a choice does.

/** A number that counts toward winning, as a player knows it. A game lists them, the most important first. */
export interface Measure {
  /** the same before and after a choice, and different for each number of a list */
  readonly key: string;
  /** its name as the start of a line: `Your power` */
  readonly name: string;
  readonly value: number;
  /** whether the player wants it to grow; `either` if that depends on the player's plan */
  readonly wants: 'more' | 'less' | 'either';
}
