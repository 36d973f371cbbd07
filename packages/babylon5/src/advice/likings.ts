import likings from './likings.json' with { type: 'json' };

/**
 * Corrections for options that the advice rates too high or too low, in points. `orrery tune babylon5 --likings --players 4` found them. Also the
 * share of test matches of four that a player with them wins against three without (0.25 is even).
 */
export const b5Likings: {
  readonly points: Readonly<Record<string, number>>;
  readonly found: Readonly<Record<string, number>>;
} = likings;
