// Where the rules and rulings of Galactic Empires are, and which of them this version leaves out.
import type { CatalogueSource } from '../../contract/game.ts';

/** The rules and rulings of Galactic Empires. Rules that only the expansions have are left out. */
export const CATALOGUE: CatalogueSource = {
  folder: 'packages/galactic-empires/data',
  prefix: 'ge',
  example: 'ge/command/4',
  rulesets: 0,
  later: new Set([
    'ancient',
    'cyberspace',
    'empire-comedy-club',
    'empire-cyber-nought',
    'empire-filarian',
    'empire-psy',
    'empire-time-knights',
    'empire-tranoan',
    'field',
    'headquarters',
    'installation',
    'psy',
    'psy-rules',
    'time-origin',
  ]),
  laterRulesets: new Set(['expansion']),
  sources: '',
  code: ['packages/galactic-empires/src'],
  tests: ['packages/galactic-empires/test'],
};
