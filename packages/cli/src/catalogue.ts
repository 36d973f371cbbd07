import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './root.ts';

/** One rule of a game's catalogue, restated in our words. */
export interface Rule {
  readonly id: string;
  readonly statement: string;
  readonly kind: string;
  readonly rulesets: readonly string[];
  readonly example: boolean;
  readonly sources: string;
}

/** One ruling on a card. */
export interface Ruling {
  readonly id: string;
  readonly card: string;
  readonly kind: string;
  readonly statement: string;
  readonly testable: boolean;
}

function lines<T>(file: string): T[] {
  return readFileSync(join(projectRoot(), 'packages', 'babylon5', 'data', file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T);
}

/** All rules of Babylon 5. */
export const rules = (): Rule[] => lines<Rule>('rules.jsonl');
/** The rulings on the cards that Orrery knows. */
export const rulings = (): Ruling[] => lines<Ruling>('rulings.jsonl');

/** The topic of a rule id: `attack` of `b5/attack/3`. */
export const topicOf = (id: string): string => id.split('/')[1] ?? '';

/** Topics that this version leaves out: alternate factions, the Shadow War's own cards, and tournament organisation. */
export const LATER: ReadonlySet<string> = new Set([
  'league',
  'home-factions',
  'dual-race',
  'civil-war',
  'psi-corps',
  'corporate',
  'drakh',
  'isa',
  'crusade-pile',
  'tournament',
  'extended-loyalty',
  'taint',
  'shadow-war',
  'convert',
]);
