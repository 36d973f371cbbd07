/** A WARS card in play, with the cards on it. */
import type { Wars } from '@orrery/table/views';
import { memo } from 'react';
import { numbersNow } from '../../../cards/number-now.ts';
import type { CardState } from '../../../cards/state.ts';
import { t } from '../../../copy/index.ts';
import { Piece } from '../../parts/Piece.tsx';
import { Under } from '../../parts/Under.tsx';

type Card = Wars.CardView;

const STATISTICS = ['power', 'tactics', 'defense'] as const;

/** The state of a WARS card. */
function stateOf({ statistics, why, damaged, inverted, immune, stacked }: Card): CardState {
  return {
    numbers: numbersNow(STATISTICS, statistics, why),
    // it is lost if it takes damage again
    ...(damaged ? { damage: { n: 1, of: 2 } } : {}),
    ...(inverted ? { lying: t('wars.inverted') } : {}),
    ...(immune ? { note: t('wars.immune') } : {}),
    ...(stacked.length > 0 ? { tokens: stacked.length } : {}),
  };
}

/** A card in play with the cards aboard or under it. */
export const InPlay = memo(function InPlay({ card, size = 'table' }: { card: Card; size?: 'table' | 'chip' }) {
  const piece = <Piece id={card.id} card={card.card} title={card.title} state={stateOf(card)} size={size} />;
  return (
    <Under card={piece}>
      {card.beneath.map(x => (
        <Piece key={x.id} id={x.id} card={x.card} title={x.title} state={stateOf(x)} size="chip" />
      ))}
    </Under>
  );
});
