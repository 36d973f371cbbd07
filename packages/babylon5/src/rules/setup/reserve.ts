// Cards outside the game that a text may fetch: the reserve, or in casual games any card (b5/deck/15).
import { addCard, type CardId, type Seat } from '@orrery/kernel';
import { DEFS, defsOf } from '../../card.ts';
import { type B5State, BLANK_CARD, cardsIn, HAND, RESERVE, zone } from '../../state.ts';
import { moved } from '../cards/in-play.ts';
import { MOST_COPIES } from './deck.ts';
import { judgeSet } from './which-rules.ts';

/** A card outside the game: one of the reserve, or a new one if the reserve is not needed (`card` -1). */
export interface Outside {
  readonly card: CardId;
  readonly def: number;
}

/**
 * The cards with a keyword that a seat can fetch from outside the game. In tournament and engine games they come from its reserve (b5/deck/15). In
 * casual games they may be any card with fewer than three copies in the deck (b5/deck/16).
 */
export function outside(s: B5State, seat: Seat, keyword: string): Outside[] {
  if (s.ruleset !== 'casual')
    return cardsIn(s, seat, RESERVE)
      .map(card => ({ card, def: s.defs[card]! }))
      .filter(o => DEFS[o.def]!.keywords.has(keyword));
  const copies = new Map<number, number>();
  const reserve = cardsIn(s, seat, RESERVE);
  s.cards.forEach((c, id) => {
    if (c.owner === seat && !reserve.includes(id)) copies.set(s.defs[id]!, (copies.get(s.defs[id]!) ?? 0) + 1);
  });
  return defsOf(s)
    .filter(d => d.keywords.has(keyword) && (copies.get(d.index) ?? 0) < MOST_COPIES && judgeSet(s.ruleset, d) === null)
    .map(d => ({ card: -1, def: d.index }));
}

/** Takes a card from outside the game into the hand. */
export function takeFromOutside(s: B5State, seat: Seat, from: Outside): void {
  const card = from.card < 0 ? addCard(s, { own: s.own, ...BLANK_CARD, owner: seat, zone: -1 }, from.def) : from.card;
  moved(s, { card, to: zone(seat, HAND), ...(from.card < 0 ? {} : { from: zone(seat, RESERVE) }) });
}
