/** What each feature counts for the chance of winning, as `orrery tune babylon5 --games 800 --players 2,3,4` found it in games by the advice alone, and how well that tells the winners of other games. */
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
      power: -0.1997,
      near: 0.8514,
      influence: 0.3555,
      available: -0.1238,
      unspent: 0.1414,
      'inner circle': 0.02272,
      characters: 0.06396,
      faction: 0.05216,
      ready: 0.005443,
      destiny: 0.1497,
      hand: 0.04638,
      deck: 0.07086,
      'few cards': -0.3905,
      next: 1.706,
      pending: 0.2715,
      diplomacy: 0.02969,
      'costs in hand': 0.008554,
      'characters in hand': 0.08067,
    },
    found: {
      matches: 2400,
      positions: 15726,
      loss: 0.802,
      told: 0.542,
    },
  },
};

/** How far bots that think look ahead, and how much a strong one thinks about a decision. */
export const babylon5Pace = { horizon: 45, answers: 7000, more: { horizon: 20, toTurnsEnd: 150 } };
