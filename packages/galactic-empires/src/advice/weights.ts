/** What each feature counts for the chance of winning, as `orrery tune galactic-empires` found it, and how well that tells the winners of other games. */
export const galacticEmpiresWeights = {
  weights: {
    headquarters: 0.04511,
    bare: -0.4974,
    protectors: 0.0907,
    fleet: 0.02433,
    guns: 0.07481,
    output: 0.01604,
    damage: -0.09424,
    hand: 0.1948,
    deck: -0.02827,
    'to move': 0.3167,
  },
  found: { matches: 300, positions: 996, loss: 0.656, told: 0.703 },
};

/** How far bots that think look ahead, and how much a strong one thinks about a decision. */
export const galacticEmpiresPace = { horizon: 60, answers: 5000 };
