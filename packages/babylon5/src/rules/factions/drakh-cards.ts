// The cards of the Drakh: who may sponsor them and whom their characters may sponsor, who may use the others (b5/drakh).
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { type CardDef, DEFS } from '../../card.ts';
import type { CardInLists } from '../../printed.ts';
import { type B5State, type CardRace, RACES } from '../../state.ts';
import type { Act } from './kind-record.ts';

const OWN_ONLY = refuse('b5/drakh/11', 'A Drakh character cannot sponsor a card that is loyal to another race.');
const BY_DRAKH = refuse('b5/drakh/12', 'Only a Drakh character can sponsor this card.');
const NOT_DRAKH = refuse('b5/drakh/14', 'Only a Drakh faction can use this card.');

/** The types of card that players sponsor; the others they play. */
const SPONSORED: ReadonlySet<string> = new Set(['character', 'group', 'location', 'fleet', 'enhancement', 'agenda']);

/** True for a card of the Drakh. */
export const isDrakh = (def: Pick<CardInLists, 'race'>): boolean => def.race === 'drakh';

/** True for a Drakh card that players sponsor: it enters play in no other way (b5/drakh/13). */
export const isDrakhSponsored = (def: CardDef): boolean => isDrakh(def) && SPONSORED.has(def.type);

/** True for a Drakh Ambassador: a Drakh character whose keyword ends in "ambassador". */
function isDrakhAmbassador(def: CardDef): boolean {
  return isDrakh(def) && def.type === 'character' && [...def.keywords].some(k => k.endsWith('Ambassador'));
}

/** True if this card would make the seat's faction Drakh: it is the first Drakh Ambassador that the seat sponsors (b5/drakh/2). */
export const converts = (s: B5State, seat: Seat, id: CardId): boolean =>
  !s.seats[seat]!.drakh && isDrakhAmbassador(DEFS[s.defs[id]!]!);

/** True for the ambassador of a Drakh faction, whose place nothing changes (b5/drakh/10). */
export function leadsDrakh(s: B5State, id: CardId): boolean {
  const { faction } = s.cards[id]!;
  return faction >= 0 && s.seats[faction]!.drakh === 1 && s.seats[faction]!.ambassador === id;
}

/** True if a seat uses cards of this race as those of its own: the race that it plays, and the Drakh's once its faction is theirs (b5/drakh/7). */
export function usesRace(s: B5State, seat: Seat, race: CardRace): boolean {
  const { race: own, drakh } = s.seats[seat]!;
  return race === 'drakh' ? drakh === 1 : race === RACES[own];
}

/** Why a faction that is not Drakh may not use a Drakh card; null if it may: to sponsor its first Drakh Ambassador (b5/drakh/12, b5/drakh/14). */
export function barDrakh(s: B5State, seat: Seat, id: CardId, act: Act): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  if (!isDrakh(def) || (act === 'sponsor' && converts(s, seat, id))) return null;
  return act === 'sponsor' && def.type !== 'agenda' ? BY_DRAKH : NOT_DRAKH;
}

/**
 * Why a character may not sponsor a card, because one of them is of the Drakh; null if it may (b5/drakh/2, b5/drakh/11, b5/drakh/12).
 * @param sponsor the character, or another card whose effect sponsors; -1 if nobody does
 */
export function judgeDrakhSponsor(s: B5State, seat: Seat, id: CardId, sponsor: CardId): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  const by = sponsor < 0 ? null : DEFS[s.defs[sponsor]!]!;
  const person = by?.type === 'character';
  const dark = person && isDrakh(by);
  if (isDrakh(def)) return dark || (person && converts(s, seat, id)) ? null : BY_DRAKH;
  return dark && def.race !== null && def.race !== 'neutral' ? OWN_ONLY : null;
}
