/** A ship, a base or another card in play, with the cards on it. */
import type { GalacticEmpires } from '@orrery/table/views';
import { memo } from 'react';
import { numbersNow } from '../../../cards/number-now.ts';
import type { CardState } from '../../../cards/state.ts';
import { t } from '../../../copy/index.ts';
import { Piece } from '../../parts/Piece.tsx';
import { Under } from '../../parts/Under.tsx';
import { flat } from './seats.ts';

type Card = GalacticEmpires.CardView;

const STATISTICS = ['shields', 'strength', 'armor'] as const;

/** The state of a Galactic Empires card. */
export function stateOf(card: Card): CardState {
  const { engaged, needs, strength, left, shields, armor, why, applied, turns, systems, nth } = card;
  const note =
    turns >= 0
      ? t('galacticEmpires.turnsLeft', { count: turns })
      : applied > 0
        ? t('galacticEmpires.applied', { points: applied })
        : systems[0];
  return {
    numbers: numbersNow(STATISTICS, [shields[0], left, armor], why),
    ...(needs && !engaged ? { lying: t('galacticEmpires.disengaged') } : {}),
    ...(left < strength ? { damage: { n: strength - left, of: strength } } : {}),
    ...(note === undefined ? {} : { note }),
    ...(nth > 1 ? { nth } : {}),
  };
}

/** A ship, a base or another card in play, with the cards on it. */
export const Stack = memo(function Stack({ card, size = 'table' }: { card: Card; size?: 'table' | 'chip' }) {
  const on = card.on.flatMap(flat);
  return (
    <Under card={<Piece id={card.id} card={card.card} title={card.title} state={stateOf(card)} size={size} />}>
      {on.map(x => (
        <Piece key={x.id} id={x.id} card={x.card} title={x.title} state={stateOf(x)} size="chip" />
      ))}
    </Under>
  );
});
