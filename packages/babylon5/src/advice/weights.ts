/** What each feature counts for the chance of winning, as `orrery tune babylon5 --games 800` (two players) and `--games 500 --players 3,4` found it, and how well that tells the winners of other games. */
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
      power: 0.005838,
      near: 0.567,
      influence: 0.2784,
      available: 0.01103,
      unspent: 0.01123,
      'inner circle': 0.001705,
      characters: 0.1006,
      faction: 0.05335,
      ready: 0.01278,
      destiny: 0.2755,
      hand: 0.04473,
      deck: -0.004472,
      'few cards': -0.09272,
      next: 2.057,
      pending: 0.3552,
      diplomacy: 0.1262,
      'costs in hand': 0.005828,
      'characters in hand': 0.2789,
    },
    found: {
      matches: 1000,
      positions: 5566,
      loss: 0.655,
      told: 0.65,
    },
  },
};

/** How far bots that think look ahead, and how much a strong one thinks about a decision. */
export const babylon5Pace = { horizon: 45, answers: 7000, more: { horizon: 20, toTurnsEnd: 150 } };
