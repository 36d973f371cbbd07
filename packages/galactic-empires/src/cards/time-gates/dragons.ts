// Dragons of Time Gates

export const timeDragoness = card('D6 Time Dragoness', {
  always: [{ k: 'fires first', what: 'Time Breath', n: 1 }],
});

import { card } from '../../card.ts';
