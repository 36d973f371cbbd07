// How a match ends: with a winner, or in a draw (wars/winning-the-game).
import { ruleLink, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';

/**
 * The match ends. Without a winner it is a draw (wars/winning-the-game/1, wars/systematic-rules/6); in a tournament, the tie breakers decide
 * (wars/systematic-rules/7).
 */
export const matchOver = facts.define<{ winners: readonly Seat[] }>('match-over', {
  apply(s, x) {
    const kind = x.winners.length > 0 ? 'energy' : s.tournament ? 'tie breaker required' : 'draw';
    s.result = { winners: x.winners, kind };
  },
  show: { winners: 'seat' },
  say: (n, _x, s) => {
    if (n.winners) return `${n.winners} ${ruleLink('wars/winning-the-game/1', 'wins')}.`;
    return s.tournament ? 'Nobody has energy left. The tie breakers decide.' : 'The game is a draw.';
  },
});
