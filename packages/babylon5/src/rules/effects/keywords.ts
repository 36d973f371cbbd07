// Words in bold on a card (keywords), printed or given by another card (b5/blanking/6).
import type { CardId } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import type { B5State } from '../../state.ts';
import { standing } from './standing.ts';
import { eachStatic } from './statics.ts';

/** True for a card with a word in bold, printed or given to it by another card. */
export function hasKeyword(s: B5State, id: CardId, keyword: string): boolean {
  const { statics } = standing(s);
  // only a text that says so blanks keywords (b5/blanking/6, b5/blanking/7)
  if (statics['loses-keyword'] !== undefined) {
    let lost = false;
    eachStatic(s, 'loses-keyword', (st, _source, f) => {
      if (st.what === keyword && (st.to === null || st.to(s, id, f))) lost = true;
    });
    if (lost) return false;
  }
  if (DEFS[s.defs[id]!]!.keywords.has(keyword)) return true;
  if (statics['gives-keyword'] === undefined) return false;
  let given = false;
  eachStatic(s, 'gives-keyword', (st, _source, f) => {
    if (st.what === keyword && (st.to === null || st.to(s, id, f))) given = true;
  });
  return given;
}
