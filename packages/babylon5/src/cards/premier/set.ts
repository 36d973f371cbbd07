// The builders of cards of the Premier edition: `character(...)`, `fleet(...)`.

import { setOf } from '../../words/index.ts';

/** The builders of the Premier edition. */
export const { character, group, fleet, location, enhancement, agenda, event, conflict, aftermath, contingency } =
  setOf('premier');
