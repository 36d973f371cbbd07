// The builders of cards of later sets.

import { setOf } from '../../words/index.ts';

/** No source says of which set these cards are. */
export const { character } = setOf('a later set');
