// The rules of a match: casual, tournament or engine, their card sets, and optional rules (b5/which-rules).
import type { Refusal } from '@orrery/kernel';
import type { CardInLists } from '../../printed.ts';
import type { Ruleset } from '../../state.ts';
import { fault, OPTIONAL_RULES, type OptionalRule, type Setup } from './match-setup.ts';

/** The sets that were never published. Each format allows all other sets, and these except its own exceptions. */
const UNPUBLISHED: Readonly<Record<string, string>> = {
  masterpiece: 'the Masterpiece Collection',
  anlashok: "Anla'Shok",
  vorlons: 'The Vorlons',
};
/** The unpublished sets that a format forbids (b5/which-rules/2, b5/which-rules/3, b5/which-rules/4). */
const BANNED: Readonly<Record<Ruleset, readonly string[]>> = {
  casual: ['anlashok', 'vorlons'],
  tournament: ['masterpiece', 'anlashok', 'vorlons'],
  engine: ['masterpiece'],
};
const FORMAT_RULE: Readonly<Record<Ruleset, string>> = {
  casual: 'b5/which-rules/2',
  tournament: 'b5/which-rules/3',
  engine: 'b5/which-rules/4',
};

/** The reason why a format forbids a card's set; null if it does not. */
export function judgeSet(ruleset: Ruleset, def: CardInLists): Refusal | null {
  const { set } = def.source;
  return BANNED[ruleset].includes(set)
    ? {
        rule: FORMAT_RULE[ruleset],
        text: `${def.title} is from ${UNPUBLISHED[set]}. You cannot use those cards in ${ruleset} games.`,
      }
    : null;
}

/** True for an optional rule that games of this ruleset may have. */
const known = (ruleset: Ruleset, rule: OptionalRule): boolean =>
  OPTIONAL_RULES.includes(rule) && (rule === 'rival siblings') !== (ruleset === 'engine');

/** Checks optional rules: each belongs to some rulesets, and all players must agree (b5/which-rules/5, b5/dual-race/20). */
export function checkOptions({ ruleset, seats }: Setup): void {
  seats.forEach(({ options = [] }, i) => {
    for (const rule of options) {
      if (!known(ruleset, rule)) throw fault(i, `${ruleset} games have no optional rule "${rule}"`, 'b5/which-rules/5');
      const against = seats.findIndex(x => !x.options?.includes(rule));
      if (against >= 0)
        throw fault(against, `this player has not agreed to the optional rule "${rule}"`, 'b5/which-rules/5');
    }
    if (options.includes('mulligan') && !options.includes('two-player start'))
      throw fault(i, 'the mulligan needs the two-player start', 'b5/two-player/2');
    if (!options.includes('two-player start')) return;
    if (seats.length !== 2) throw fault(i, 'the two-player start needs exactly 2 players', 'b5/two-player/1');
    if (seats[i]!.hand !== undefined)
      throw fault(i, 'players draw the hand in a two-player start, so you cannot choose one', 'b5/two-player/1');
  });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/setup/match-setup.ts: b5/which-rules/1
