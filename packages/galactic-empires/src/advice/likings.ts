import likings from './likings.json' with { type: 'json' };

/**
 * What the advice thinks too little or too much of, in points, as `orrery tune galactic-empires --likings` found it between two, and what share of other
 * matches greedy players with these likings win against those without.
 */
export const geLikings: {
  readonly points: Readonly<Record<string, number>>;
  readonly found: Readonly<Record<string, number>>;
} = likings;
