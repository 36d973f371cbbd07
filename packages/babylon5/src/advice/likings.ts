/** What the advice thinks too little or too much of, in points, as self-play of four found it, and what share of other matches of four a player with these likings wins against three without (a quarter is even). */
export const b5Likings = {
  points: {
    'action/attack': -2,
    'action/sponsor/character': 2,
    'action/support/own': 2,
  },
  found: {
    tried: 9400,
    proven: 1000,
    won: 0.298,
  },
};
