/**
 * The weight of each feature for the chance of winning. `orrery tune babylon5 --whims` found them, with `--games 2400` for two players and `--games
 * 700 --players 3,4` for more. Also how well they predict the winners of other games.
 */
export const babylon5Weights = {
  two: {
    weights: {
      power: -0.006401,
      near: 0.2827,
      influence: 0.2162,
      available: -0.03463,
      unspent: 0.02672,
      'inner circle': 0.1876,
      characters: 0.03959,
      faction: -0.02537,
      ready: 0.009431,
      destiny: 0.1095,
      hand: -0.03338,
      deck: 0.1012,
      'half a deck': -0.1391,
      'few cards': -0.1276,
      'fewest cards': -0.3776,
      next: 1.673,
      pending: 0.3016,
      diplomacy: 0.0337,
      'costs in hand': 0.007127,
      'characters in hand': 0.1006,
      'conflicts in hand': -0.003102,
      agenda: 0.5339,
      'share of factions': 4.977,
      'share of hands': 1.124,
    },
    found: {
      matches: 2400,
      positions: 9874,
      loss: 0.624,
      told: 0.79,
    },
  },
  more: {
    weights: {
      power: -0.06529,
      near: 2.685,
      influence: 0.2612,
      available: -0.1218,
      unspent: 0.1406,
      'inner circle': 0.09018,
      characters: -0.02118,
      faction: -0.0123,
      ready: 0.01397,
      destiny: 0.1069,
      hand: -0.02391,
      deck: 0.02821,
      'half a deck': -0.0185,
      'few cards': -0.0948,
      'fewest cards': -0.3043,
      next: 0.4976,
      pending: 0.3692,
      diplomacy: 0.11,
      'costs in hand': 0.01303,
      'characters in hand': 0.08207,
      'conflicts in hand': -0.003282,
      agenda: 0.4084,
      'share of factions': 9.295,
      'share of hands': 2.159,
    },
    found: {
      matches: 1400,
      positions: 8613,
      loss: 0.686,
      told: 0.631,
    },
  },
};

/** How far ahead bots that search look, and how much a strong one searches for a decision. */
export const babylon5Pace = {
  horizon: 45,
  spread: 0.5,
  answers: 10_000,
  candidates: 20,
  more: { horizon: 20, toTurnsEnd: 150 },
};
