import likings from './likings.json' with { type: 'json' };

/**
 * Corrections of the advice in points, as `orrery tune galactic-empires --likings` found them in matches of two, and the share of other matches that
 * greedy players with these corrections win against those without.
 */
export const geLikings: {
  readonly points: Readonly<Record<string, number>>;
  readonly found: Readonly<Record<string, number>>;
} = likings;
