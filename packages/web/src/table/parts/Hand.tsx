/** The player's hand. */
import type { ReactNode } from 'react';
import type { CardState } from '../../cards/state.ts';
import { t } from '../../copy/index.ts';
import { shelfOf } from '../shelf.ts';
import { useTable } from '../table-context.ts';
import { useNarrow } from '../use-narrow.ts';
import { HandRow } from './HandRow.tsx';
import { Piece } from './Piece.tsx';

/** A card in a hand. */
export interface Held {
  readonly id: number;
  readonly card: string | null;
  readonly title: string;
  readonly state: CardState;
}

/**
 * The player's hand, always on the screen and all in sight: the more cards, the lower each is. A phone has chips and tiles, so that the table has room.
 * @param children the player's own line, which stays with it
 */
export function Hand({ cards, children }: { cards: readonly Held[]; children?: ReactNode }) {
  const { seat } = useTable().store.get().opened;
  const shelf = shelfOf(cards.length, useNarrow());
  return (
    <section className="handwrap">
      {children}
      {cards.length > 0 ? (
        <HandRow shelf={shelf}>
          {cards.map(({ id, card, title, state }) => (
            <Piece key={id} id={id} card={card} title={title} state={state} size={shelf.size} />
          ))}
        </HandRow>
      ) : (
        <p className="quiet calm">{seat === null ? t('table.noHands') : t('table.noHand')}</p>
      )}
    </section>
  );
}
