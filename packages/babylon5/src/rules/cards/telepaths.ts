// Which characters are telepaths (b5/glossary/16).
import type { CardId } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { type B5State, PSI } from '../../state.ts';
import { undamaged } from '../effects/ability.ts';

/**
 * True for telepaths: characters that would have some Psi if fully healed (b5/glossary/16). The engine rules require printed Psi in one place and say
 * this in another. We follow the glossary, like the older rules (b5/glossary/17).
 */
export function isTelepath(s: B5State, id: CardId): boolean {
  if (DEFS[s.defs[id]!]!.abilities[PSI]! > 0) return true;
  // a text that gives telepaths Psi makes no card a telepath
  if (judged === id) return false;
  judged = id;
  try {
    return undamaged(s, id, PSI) > 0;
  } finally {
    judged = -1;
  }
}

/** The card whose telepath check is in progress; not part of the match. */
let judged: CardId = -1;
