/** What each feature counts for the chance of winning, as `orrery tune babylon5 --games 800 --players 2,3,4` found it, and how well that tells the winners of other games. */
export const babylon5Weights = {
  two: {
    weights: {
      power: 0.007258,
      near: 0.3888,
      influence: 0.2497,
      available: -0.1281,
      unspent: 0.1342,
      'inner circle': 0.01333,
      characters: 0.2746,
      faction: 0.04211,
      ready: 0.0006098,
      destiny: 0.1247,
      hand: 0.04082,
      deck: 0.01993,
      'few cards': -0.3463,
    },
    found: {
      matches: 800,
      positions: 3360,
      loss: 0.731,
      told: 0.751,
    },
  },
  more: {
    weights: {
      power: -0.2933,
      near: 2.85,
      influence: 0.4091,
      available: -0.1243,
      unspent: 0.1386,
      'inner circle': -0.07049,
      characters: 0.1519,
      faction: 0.05762,
      ready: 0.002227,
      destiny: 0.2279,
      hand: 0.08974,
      deck: 0.08131,
      'few cards': -0.3544,
    },
    found: {
      matches: 1600,
      positions: 10423,
      loss: 0.808,
      told: 0.541,
    },
  },
};

/** How far bots that think look ahead, and how much a strong one thinks about a decision. */
export const babylon5Pace = { horizon: 45, answers: 7000 };
