/** What each feature counts for the chance of winning, as `orrery tune wars --games 1500` found it, and how well that tells the winners of other games. */
export const warsWeights = {
  two: {
    weights: {
      energy: 0.1492,
      'low energy': -0.2239,
      hand: 0.1463,
      cards: 0.01916,
      power: -0.007577,
      income: 0.1306,
      places: 0.3302,
      'to move': 0.06947,
    },
    found: {
      matches: 1500,
      positions: 9485,
      loss: 0.602,
      told: 0.797,
    },
  },
};

/** How far bots that think look ahead, and how much a strong one thinks about a decision. */
export const warsPace = { horizon: 120, answers: 16_000 };
