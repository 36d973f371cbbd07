// Where the rules and rulings of Babylon 5 are, and which of them this version leaves out.
import type { CatalogueSource } from '../../contract/game.ts';

/** The rules and rulings of Babylon 5. Alternate factions are left out. */
export const CATALOGUE: CatalogueSource = {
  folder: 'packages/babylon5/data',
  prefix: 'b5',
  example: 'b5/attack/3',
  rulesets: 3,
  later: new Set(),
  sources: 'A the rulebook, B the compiled rules, C the engine rules',
  code: ['packages/babylon5/src'],
  tests: ['packages/babylon5/test'],
};
