// The rules of a starting hand that a list or a setup brings, by what is printed on its cards (b5/starting-hand).
import { type Refusal, refuse } from '@orrery/kernel';
import type { CardInLists } from '../../printed.ts';
import type { Race, Ruleset } from '../../state.ts';
import { speciesAmbassador } from '../factions/league.ts';
import { handSize } from './hand-size.ts';

/** The refusal for a hand with two cards of one type, and the same by the engine rules. */
export const SAME_TYPE = refuse(
  'b5/starting-hand/2',
  'The cards of a starting hand, except the ambassador, must have different types.',
);
export const SAME_TYPE_ENGINE = refuse(
  'b5/starting-hand/3',
  'The cards of a starting hand must all have different types.',
);

/** The refusal for a card that cannot be a second ambassador. */
export const NOT_SPECIES = refuse(
  'b5/starting-hand/4',
  'The second ambassador must belong to a League species and lead no faction yet.',
);

/**
 * The first rule that a starting hand from the setup breaks, null for none. The ambassador is not among the cards.
 * @param unknown how many more cards the list has under unknown titles
 */
export function judgeHand(
  ruleset: Ruleset,
  race: Race,
  ambassador: CardInLists,
  hand: readonly CardInLists[],
  unknown = 0,
): Refusal | null {
  const engine = ruleset === 'engine';
  const league = race === 'non-aligned' ? 1 : 0;
  const wanted = handSize(ambassador) + league;
  const held = hand.length + unknown;
  if (held !== wanted) {
    const rule = league ? 'b5/starting-hand/4' : engine ? 'b5/starting-hand/3' : 'b5/starting-hand/1';
    const second = league ? ', 1 of them a second species ambassador' : '';
    return {
      rule,
      text: `A starting hand needs the ambassador and ${wanted} more cards${second}. This one has ${held} more.`,
    };
  }
  const seconds = league ? hand.filter(speciesAmbassador) : [null];
  if (seconds.length === 0) return unknown > 0 ? null : NOT_SPECIES;
  const fine = seconds.some(second => {
    const types = hand.filter((d, i) => d !== second || hand.indexOf(d) !== i).map(d => d.type);
    return new Set(types).size === types.length;
  });
  return fine ? null : engine ? SAME_TYPE_ENGINE : SAME_TYPE;
}
