/** What each feature counts for the chance of winning, as `orrery tune babylon5` found it, and how well that tells the winners of other games. */
export const babylon5Weights = {
  weights: {
    power: -0.1277,
    near: 0.235,
    influence: 0.3052,
    unspent: -0.03167,
    'inner circle': 0.3298,
    faction: 0.00932,
    ready: 0.002998,
    hand: 0.05865,
    agenda: -0.1558,
  },
  found: { matches: 240, positions: 1254, loss: 0.917, told: 0.483 },
};

/** How far bots that think look ahead, and how much a strong one thinks about a decision. */
export const babylon5Pace = { horizon: 60, answers: 4000 };
