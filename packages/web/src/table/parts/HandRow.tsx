/** The cards of a hand: upright, or as tiles on a shelf. */
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../copy/index.ts';
import type { Shelf } from '../shelf.ts';
import { Row } from './Row.tsx';

/** The cards of a hand. @param children a card for each, in the size of the shelf */
export const HandRow = ({
  shelf: { size, rows, columns },
  focusable = false,
  children,
}: {
  shelf: Shelf;
  /** true if its cards cannot be pressed */
  focusable?: boolean;
  children: readonly ReactNode[];
}) => (
  <Row
    className={[
      'hand',
      size === 'tile' ? 'tiles' : '',
      size === 'tile' && rows > 2 ? 'low' : '',
      children.length > rows * columns ? 'scrolls' : '',
    ].join(' ')}
    label={t('table.hand', { count: children.length })}
    focusable={focusable}
    style={{ '--n': children.length, '--rows': rows, '--columns': columns } as CSSProperties}
  >
    {children}
  </Row>
);
