/** The sentence for a deck without problems. */
import { t } from '../../copy/index.ts';

/** Says that the user can play the deck, and under which rules. @param ruleset null if the game has only one set of rules */
export const legal = (ruleset: string | null): string =>
  ruleset === null ? t('decks.legal') : t('decks.legalUnder', { ruleset });
