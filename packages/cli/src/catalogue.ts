import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from '@orrery/kernel';
import type { Playable } from './games/game.ts';
import { GAMES } from './games/index.ts';
import { projectRoot } from './root.ts';

/** One rule of a game's catalogue, restated in our words. */
export interface Rule {
  readonly id: string;
  readonly statement: string;
  readonly kind: string;
  /** the rulesets that have it; absent where the game has but one */
  readonly rulesets?: readonly string[];
  readonly example: boolean;
  /** where it stands in the game's documents; absent where there is one document */
  readonly sources?: string;
}

/** One ruling on a card. */
export interface Ruling {
  readonly id: string;
  readonly card: string;
  readonly kind: string;
  readonly statement: string;
  readonly testable: boolean;
}

function lines<T>(table: Playable<State>, name: string): T[] {
  const file = join(projectRoot(), table.catalogue.folder, name);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T);
}

/** All rules of a game. */
export const rulesOf = (table: Playable<State>): Rule[] => lines<Rule>(table, 'rules.jsonl');
/** The rulings on the cards of a game that Orrery knows. */
export const rulingsOf = (table: Playable<State>): Ruling[] => lines<Ruling>(table, 'rulings.jsonl');

/** The topic of a rule id: `attack` of `b5/attack/3`. */
export const topicOf = (id: string): string => id.split('/')[1] ?? '';

/** The game that an id speaks of, by what it begins with: `b5/attack/3`, or a ruling's `b5-r-gkar-1`. */
export function gameOfId(id: string): Playable<State> | undefined {
  return GAMES.find(
    ({ catalogue: { prefix } }) => id === prefix || id.startsWith(`${prefix}/`) || id.startsWith(`${prefix}-`),
  );
}
