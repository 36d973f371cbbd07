/** The board of a table: all that lies above the hand. */
import type { ReactNode } from 'react';

/** What lies on the table. It scrolls by itself if there is no room, so that the hand covers nothing. */
export const Board = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`board ${className}`}>{children}</div>
);
