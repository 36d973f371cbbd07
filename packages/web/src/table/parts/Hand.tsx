/** The player's hand. */
import type { CSSProperties, ReactNode } from 'react';
import type { CardState } from '../../cards/state.ts';
import { t } from '../../copy/index.ts';
import { useTable } from '../table-context.ts';
import { useNarrow } from '../use-narrow.ts';
import { Piece } from './Piece.tsx';
import { Row } from './Row.tsx';

/** A card in a hand. */
export interface Held {
  readonly id: number;
  readonly card: string | null;
  readonly title: string;
  readonly state: CardState;
}

/**
 * The player's hand, always on the screen: cards, or chips on a phone, so that the table has room.
 * @param children the player's own line, which stays with it
 */
export function Hand({ cards, children }: { cards: readonly Held[]; children?: ReactNode }) {
  const { seat } = useTable().store.get().opened;
  const size = useNarrow() ? 'chip' : 'table';
  return (
    <section className="handwrap">
      {children}
      {cards.length > 0 ? (
        <Row
          className="hand"
          label={t('table.hand', { count: cards.length })}
          style={{ '--n': cards.length } as CSSProperties}
        >
          {cards.map(({ id, card, title, state }) => (
            <Piece key={id} id={id} card={card} title={title} state={state} size={size} />
          ))}
        </Row>
      ) : (
        <p className="quiet calm">{seat === null ? t('table.noHands') : t('table.noHand')}</p>
      )}
    </section>
  );
}
