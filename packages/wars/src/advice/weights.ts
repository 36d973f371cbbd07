/** What each feature counts for the chance of winning, as `orrery tune wars` found it, and how well that tells the winners of other games. */
export const warsWeights = {
  weights: {
    energy: 0.1672,
    'low energy': -0.1939,
    hand: 0.1353,
    cards: 0.01019,
    power: 0.02613,
    income: 0.2369,
    places: 0.06598,
    'to move': -0.0149,
  },
  found: { matches: 150, positions: 975, loss: 0.784, told: 0.733 },
};

/** How far bots that think look ahead, and how much a strong one thinks about a decision. */
export const warsPace = { horizon: 200, answers: 12_000 };
