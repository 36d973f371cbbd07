/**
 * The weight of each feature for the chance of winning, found by `orrery tune galactic-empires` with `--games 4000` for two players and `--games 1000
 * --players 3,4,6` for more, and how well the weights predict the winners of other games.
 */
export const galacticEmpiresWeights = {
  two: {
    weights: {
      headquarters: 0.0394,
      bare: -0.428,
      protectors: 0.1594,
      fleet: 0.04552,
      terrain: -0.04854,
      guns: 0.125,
      shields: 0.04235,
      output: 0.06075,
      damage: -0.1502,
      hand: 0.1675,
      'ships in hand': 0.2783,
      'terrain in hand': 0.07286,
      deck: -0.04327,
      'to move': 0.3886,
    },
    found: {
      matches: 4000,
      positions: 8137,
      loss: 0.446,
      told: 0.866,
    },
  },
  more: {
    weights: {
      headquarters: 0.04161,
      bare: -0.4695,
      protectors: 0.2061,
      fleet: 0.0338,
      terrain: 0.03994,
      guns: 0.02803,
      shields: 0.05195,
      output: 0.03086,
      damage: -0.1099,
      hand: 0.1463,
      'ships in hand': 0.3917,
      'terrain in hand': 0.09663,
      deck: 0.08693,
      'to move': 0.2621,
    },
    found: {
      matches: 3000,
      positions: 14478,
      loss: 0.676,
      told: 0.655,
    },
  },
};

/** How far thinking bots look ahead, and how much a strong bot thinks about a decision. */
export const galacticEmpiresPace = { horizon: 60, spread: 0.5, answers: 10_000 };
