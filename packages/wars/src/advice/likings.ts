import likings from './likings.json' with { type: 'json' };

/**
 * What the advice thinks too little or too much of, in points, as `orrery tune wars --likings` found it, and what share of other matches greedy players
 * with these likings win against those without.
 */
export const warsLikings: {
  readonly points: Readonly<Record<string, number>>;
  readonly found: Readonly<Record<string, number>>;
} = likings;
