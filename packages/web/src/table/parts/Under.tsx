/** A card with the cards on and under it. */
import type { ReactNode } from 'react';
import { t } from '../../copy/index.ts';
import { Row } from './Row.tsx';

/** A card with the cards on or under it. The player can open and choose each of them. */
export function Under({ card, children }: { card: ReactNode; children: readonly ReactNode[] }) {
  if (children.length === 0) return card;
  return (
    <div className="laid">
      {card}
      <Row className="under" label={t('table.under')}>
        {children}
      </Row>
    </div>
  );
}
