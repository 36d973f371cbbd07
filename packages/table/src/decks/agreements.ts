// The agreements of a match: found by name, allowed by its ruleset, told to people.
import { BadInput, inWords, quoted } from '@orrery/kernel';
import { type Agreement, allowedBy } from '../contract/agreement.ts';
import type { GameLists } from '../contract/game.ts';

/** A name without signs and capitals: `extendedLoyalty` and `Extended loyalty` mean `extended-loyalty`. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Finds agreements by their names, in any spelling.
 * @returns their ids in the order of the game, each once
 * @throws BadInput in one line for an unknown name, or one that the ruleset does not allow
 */
export function agreedOf(table: GameLists, ruleset: string | null, names: readonly string[]): readonly string[] {
  const { agreements = [], game } = table;
  const found = names.map(name => {
    if (agreements.length === 0) throw new BadInput(`${game.title} has no optional rules to agree on.`);
    const agreement = agreements.find(({ id }) => plain(id) === plain(name));
    if (agreement === undefined)
      throw new BadInput(
        `There is no optional rule called ${quoted(name)}. Choose from ${agreements.map(({ id }) => id).join(', ')}.`,
      );
    if (!allowedBy(agreement, ruleset))
      throw new BadInput(
        `“${agreement.title}” belongs to the ${inWords(agreement.rulesets)} rules. This game plays by the ${ruleset} rules.`,
      );
    return agreement;
  });
  return agreements.filter(agreement => found.includes(agreement)).map(({ id }) => id);
}

/** Returns the agreements of a game with these ids, in its order. */
export const agreementsOf = (table: Pick<GameLists, 'agreements'>, ids: readonly string[]): readonly Agreement[] =>
  (table.agreements ?? []).filter(({ id }) => ids.includes(id));

/** Says in one line what an agreement changes, and by which rules. */
export const tellAgreement = ({ title, about, rules }: Agreement): string => `${title}: ${about} (${rules.join(', ')})`;
