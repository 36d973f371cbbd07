// Where the rules and rulings of WARS are, and which of them this version leaves out.
import type { CatalogueSource } from '../../contract/game.ts';

/** The rules and rulings of WARS. */
export const CATALOGUE: CatalogueSource = {
  folder: 'packages/wars/data',
  prefix: 'wars',
  example: 'wars/initiative/2',
  rulesets: 3,
  later: new Set(),
  sources: '',
  code: ['packages/wars/src'],
  tests: ['packages/wars/test'],
};
