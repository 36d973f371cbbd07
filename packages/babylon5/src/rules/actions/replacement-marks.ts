// What becomes of the marks on a card when another card replaces it (b5/replacement-marks).

import { type CardId, ownCard } from '@orrery/kernel';
import { facts } from '../../language.ts';
import type { Mark } from '../../state.ts';
import { some } from '../cards/marks.ts';

/**
 * A step of a replacement: marks come off the old card, for the card that gives them (`source`) or, of no source, to go
 * over to the new one (`to`). It is no purge (b5/replacement-marks/4).
 */
export const markMoved = facts.define<{ from: CardId; to: CardId; mark: Mark; n: number; source: CardId }>(
  'mark-moved',
  {
    apply(s, x) {
      const old = ownCard(s, x.from);
      old[x.mark] = Math.max(0, old[x.mark] - x.n);
      if (x.to >= 0) ownCard(s, x.to)[x.mark] += x.n;
    },
    revert(s, x) {
      if (x.to >= 0) ownCard(s, x.to)[x.mark] = Math.max(0, s.cards[x.to]![x.mark] - x.n);
      ownCard(s, x.from)[x.mark] += x.n;
    },
    show: { from: 'card', to: 'card', mark: 'plain', n: 'plain', source: 'card' },
    say: (n, x) =>
      `${some(x.n!, x.mark!)} come${x.n === 1 ? 's' : ''} off ${n.from}${n.to ? ` and go${x.n === 1 ? 'es' : ''} to ${n.to}` : ''}.`,
  },
);
