// Which characters are telepaths (b5/glossary/16).
import type { CardId } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { type B5State, PSI } from '../../state.ts';
import { undamaged } from '../effects/ability.ts';

/**
 * True for telepaths: those who would have some Psi if they were fully healed (b5/glossary/16). The engine rules ask for a
 * printed Psi in one place and say this in another; we follow the glossary, as the older rules do (b5/glossary/17).
 */
export function isTelepath(s: B5State, id: CardId): boolean {
  if (DEFS[s.defs[id]!]!.abilities[PSI]! > 0) return true;
  // a text that gives telepaths Psi makes nobody one
  if (judged === id) return false;
  judged = id;
  try {
    return undamaged(s, id, PSI) > 0;
  } finally {
    judged = -1;
  }
}

/** Whose being a telepath is being found out; of this moment, not of the match. */
let judged: CardId = -1;
