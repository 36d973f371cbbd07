// The dragons of Powers of the Mind.

export const psyDragoness = card('D4 Psy Dragoness', {
  always: [{ k: 'endures', to: itself, n: strength('self'), what: 'healable' }],
  bane: ['psy damage'],
  ends: { points: 'research', n: strengthLeft('self') },
});

import { card } from '../../card.ts';
import { itself, strength, strengthLeft } from '../../words/index.ts';
