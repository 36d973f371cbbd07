import likings from './likings.json' with { type: 'json' };

/**
 * The corrections of the advice, in points, as `orrery tune wars --likings` found them. Also the share of other matches that greedy players win with
 * these corrections against players without them.
 */
export const warsLikings: {
  readonly points: Readonly<Record<string, number>>;
  readonly found: Readonly<Record<string, number>>;
} = likings;
