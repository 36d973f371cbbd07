/** The cards of another player's hand that the user sees: all in a replay that shows every hand, or those that they have looked at. */
import { useId } from 'react';
import { t } from '../../copy/index.ts';
import { Piece } from './Piece.tsx';
import { Row } from './Row.tsx';

/**
 * The cards of another player's hand that the user knows, as a row of chips after words that say so. Nothing if the user knows none of them.
 * @param hand the number of cards in that hand
 */
export function OpenHand({
  name,
  cards,
  hand = cards.length,
}: {
  name: string;
  cards: readonly { readonly id: number; readonly card: string | null; readonly title: string }[];
  hand?: number;
}) {
  const id = useId();
  if (cards.length === 0) return null;
  const count = cards.length;
  const label = count < hand ? t('table.knownOf', { name, count, hand }) : t('table.handOf', { name, count });
  return (
    <div className="open-hand">
      <p id={id} className="small soft">
        {label}
      </p>
      <Row labelledBy={id}>
        {cards.map(one => (
          <Piece key={one.id} id={one.id} card={one.card} title={one.title} size="chip" />
        ))}
      </Row>
    </div>
  );
}
