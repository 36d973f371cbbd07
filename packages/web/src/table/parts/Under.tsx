/** A card with the cards on and under it. */
import type { ReactNode } from 'react';
import { t } from '../../copy/index.ts';
import { Row } from './Row.tsx';

/** A card with what lies on or beneath it: each may be read and chosen by itself. */
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
