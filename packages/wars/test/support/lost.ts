// A player who must lose energy.
import { CORE, field } from '../fields.ts';
import type { Table } from '../table.ts';

/** Player 1 must lose energy because Hannya is inverted for 3. */
export const hannya = (more = {}): Table =>
  field(
    { reserve: 9, active: 9, used: 9, hand: ['Vishal Scout', 'Pavel Royerk'], at: { [CORE]: ['Hannya'] }, ...more },
    {},
  ).act(1, 'use', 'Hannya', 0);
