// Corporate factions, which companies run: their leaders, their cards, and the cards of their race (b5/corporate).
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import type { CardInLists } from '../../printed.ts';
import { type B5State, RACES, type Race } from '../../state.ts';

const ONLY = refuse('b5/corporate/4', 'Only a corporate faction can use this card.');
const OWN_AGENDA = refuse('b5/corporate/7', 'A corporate faction cannot have an agenda that is loyal to its race.');
/** Why a corporate faction cannot use a card of its race: it lacks the influence that this costs it more. */
export const FEE = refuse('b5/corporate/6', 'A corporate faction must apply 3 more influence for a card of its race.');

/** The highest cost of a character that can lead a corporate faction (b5/corporate/2). */
const CORPORATE_COST = 10;

/** The keyword of cards that only corporate factions may use (b5/corporate/4). */
const ONLY_CORPORATE = 'Corporate Only';

/** True for a corporate card, by keyword or by name (b5/corporate/4). */
export const isCorporate = (def: CardInLists): boolean =>
  def.keywords.has('Corporate') || def.keywords.has(ONLY_CORPORATE) || /\bcorporate\b/i.test(def.title);

/** True for a card that can lead the corporate faction of a player of this race (b5/corporate/1, b5/corporate/2, b5/corporate/3). */
export function leadsCorporate(def: CardInLists, race: Race): boolean {
  const loyal = def.race === null || def.race === 'neutral' || def.race === race;
  return (
    def.type === 'character' &&
    loyal &&
    isCorporate(def) &&
    def.cost !== null &&
    def.cost <= CORPORATE_COST &&
    !def.keywords.has("Ambassador's Assistant") &&
    // a card that only replaces another cannot be sponsored (b5/corporate/3)
    !def.source.replaces?.some(r => r.must || r.plain)
  );
}

/** True for a card for which a corporate faction of this race pays more: loyal to the race, and not corporate (b5/corporate/6). */
export function loyalToCompany(def: CardInLists, race: Race): boolean {
  return def.race === race && !isCorporate(def);
}

/** Why other kinds of faction may not use a card: it is for corporate factions alone (b5/corporate/4). */
export function barOthers(s: B5State, _seat: Seat, id: CardId): Refusal | null {
  return DEFS[s.defs[id]!]!.keywords.has(ONLY_CORPORATE) ? ONLY : null;
}

/** Why a corporate faction may not use a card: it is an agenda of its own race (b5/corporate/7). */
export function barOwnAgendas(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  return def.type === 'agenda' && def.race === RACES[s.seats[seat]!.race] ? OWN_AGENDA : null;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/loyalty.ts: b5/corporate/5
// - rules/cards/tokens.ts: b5/corporate/8
