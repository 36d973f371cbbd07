import likings from './likings.json' with { type: 'json' };

/**
 * What the advice thinks too little or too much of, in points, as `orrery tune babylon5 --likings --players 4` found it, and what share of other matches of
 * four a player with these likings wins against three without (a quarter is even).
 */
export const b5Likings: {
  readonly points: Readonly<Record<string, number>>;
  readonly found: Readonly<Record<string, number>>;
} = likings;
