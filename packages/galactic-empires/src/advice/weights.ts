/** What each feature counts for the chance of winning, as `orrery tune galactic-empires --games 500 --players 2,3,4,6` found it, and how well that tells the winners of other games. */
export const galacticEmpiresWeights = {
  two: {
    weights: {
      headquarters: 0.1364,
      bare: -0.7442,
      protectors: 0.0224,
      fleet: 0.04722,
      guns: 0.168,
      output: 0.04325,
      damage: -0.1958,
      hand: 0.2728,
      deck: 0.05021,
      'to move': 0.3579,
    },
    found: {
      matches: 500,
      positions: 945,
      loss: 0.475,
      told: 0.84,
    },
  },
  more: {
    weights: {
      headquarters: 0.04031,
      bare: -0.3808,
      protectors: 0.2364,
      fleet: 0.0444,
      guns: 0.04933,
      output: 0.03011,
      damage: -0.1105,
      hand: 0.266,
      deck: 0.1252,
      'to move': 0.2336,
    },
    found: {
      matches: 1500,
      positions: 7275,
      loss: 0.757,
      told: 0.615,
    },
  },
};

/** How far bots that think look ahead, and how much a strong one thinks about a decision. */
export const galacticEmpiresPace = { horizon: 60, answers: 5000 };
