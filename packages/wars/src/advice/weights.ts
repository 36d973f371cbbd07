/**
 * The weight of each feature for the chance of winning, as `orrery tune wars --games 3000` found it, and how well the weights predict the winners of
 * other games.
 */
export const warsWeights = {
  two: {
    weights: {
      energy: 0.1317,
      'low energy': -0.3086,
      hand: 0.1312,
      cards: 0.02654,
      power: -0.003842,
      income: 0.2449,
      places: 0.3352,
      'to move': 0.09214,
    },
    found: {
      matches: 3000,
      positions: 19904,
      loss: 0.527,
      told: 0.823,
    },
  },
};

/**
 * How far the bots that search look ahead, how much a strong bot searches for a decision, and how sure it must be before it drops the option that
 * looks best.
 */
export const warsPace = { horizon: 200, spread: 0.5, answers: 50_000, sure: 2.5 };
