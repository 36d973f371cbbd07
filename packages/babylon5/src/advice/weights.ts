/** What each feature counts for the chance of winning, as `orrery tune babylon5 --whims` found it, with `--games 2400` for two and `--games 700 --players 3,4` for more, and how well that tells the winners of other games. */
export const babylon5Weights = {
  two: {
    weights: {
      power: 0.04754,
      near: 0.8113,
      influence: 0.1554,
      available: -0.07411,
      unspent: 0.05083,
      'inner circle': 0.2265,
      characters: 0.04726,
      faction: 0.02543,
      ready: 0.01091,
      destiny: 0.05953,
      hand: 0.04026,
      deck: 0.1233,
      'half a deck': -0.1356,
      'few cards': -0.1577,
      'fewest cards': -0.3859,
      next: 1.225,
      pending: 0.3232,
      diplomacy: 0.03376,
      'costs in hand': 0.006978,
      'characters in hand': 0.06231,
      'conflicts in hand': 0.01682,
    },
    found: {
      matches: 2400,
      positions: 9874,
      loss: 0.645,
      told: 0.789,
    },
  },
  more: {
    weights: {
      power: -0.04997,
      near: 3.153,
      influence: 0.259,
      available: -0.1475,
      unspent: 0.152,
      'inner circle': 0.1244,
      characters: -0.03523,
      faction: 0.04108,
      ready: 0.01637,
      destiny: 0.04993,
      hand: 0.04601,
      deck: 0.06689,
      'half a deck': 0.01094,
      'few cards': -0.112,
      'fewest cards': -0.3061,
      next: 0.07159,
      pending: 0.3876,
      diplomacy: 0.1136,
      'costs in hand': 0.01528,
      'characters in hand': 0.05439,
      'conflicts in hand': 0.006243,
    },
    found: {
      matches: 1400,
      positions: 8613,
      // biome-ignore lint/suspicious/noApproximativeNumericConstant: as it was measured
      loss: 0.707,
      told: 0.61,
    },
  },
};

/** How far bots that think look ahead, and how much a strong one thinks about a decision. */
export const babylon5Pace = { horizon: 45, spread: 0.5, answers: 10_000, more: { horizon: 20, toTurnsEnd: 150 } };
