/** Another player's hand, open: in a replay that shows every hand. */
import { t } from '../../copy/index.ts';
import { Piece } from './Piece.tsx';
import { Row } from './Row.tsx';

/** The open hand of another player as a row of chips. Nothing if the user may see none of its cards. */
export function OpenHand({
  name,
  cards,
}: {
  name: string;
  cards: readonly { readonly id: number; readonly card: string | null; readonly title: string }[];
}) {
  if (cards.length === 0) return null;
  return (
    <Row className="open-hand" label={t('table.handOf', { name, count: cards.length })}>
      {cards.map(({ id, card, title }) => (
        <Piece key={id} id={id} card={card} title={title} size="chip" />
      ))}
    </Row>
  );
}
