// Cards outside the game that a text may fetch: the reserve, or in casual games any card (b5/deck/15).
import { addCard, askStep, type CardId, option, type Seat } from '@orrery/kernel';
import { DEFS, defsOf } from '../../card.ts';
import { type B5State, cardsIn, HAND, RESERVE, restingCard, zone } from '../../state.ts';
import { moved } from '../cards/in-play.ts';
import { MOST_COPIES } from './deck.ts';
import { judgeSet } from './which-rules.ts';

/** A card outside the game: one of the reserve, or a new one if the reserve is not needed (`card` -1). */
export interface Outside {
  readonly card: CardId;
  readonly def: number;
}

/** The cards of a seat's reserve with a keyword. */
export const inReserve = (s: B5State, seat: Seat, keyword: string): CardId[] =>
  cardsIn(s, seat, RESERVE).filter(id => DEFS[s.defs[id]!]!.keywords.has(keyword));

/**
 * The cards with a keyword that a seat can fetch from outside the game. In tournament and engine games they come from its reserve (b5/deck/15). In
 * casual games they may be any card (b5/deck/16). Nobody comes to have more copies of a card than a deck may have (b5/isa/6).
 */
export function outside(s: B5State, seat: Seat, keyword: string): Outside[] {
  const copies = new Map<number, number>();
  const reserve = cardsIn(s, seat, RESERVE);
  s.cards.forEach((c, id) => {
    if (c.owner === seat && !reserve.includes(id)) copies.set(s.defs[id]!, (copies.get(s.defs[id]!) ?? 0) + 1);
  });
  const few = (def: number): boolean => (copies.get(def) ?? 0) < MOST_COPIES;
  if (s.ruleset !== 'casual')
    return inReserve(s, seat, keyword)
      .map(card => ({ card, def: s.defs[card]! }))
      .filter(o => few(o.def));
  return defsOf(s)
    .filter(d => d.keywords.has(keyword) && few(d.index) && judgeSet(s.ruleset, d) === null)
    .map(d => ({ card: -1, def: d.index }));
}

/** Takes a card from outside the game into the hand. */
function takeFromOutside(s: B5State, seat: Seat, from: Outside): void {
  const card = from.card < 0 ? addCard(s, restingCard(s.own, seat, -1), from.def) : from.card;
  moved(s, { card, to: zone(seat, HAND), ...(from.card < 0 ? {} : { from: zone(seat, RESERVE) }) });
}

/** A step in which `you` take a card with a keyword from outside the game into your hand. */
export const fetching = (keyword: string) =>
  askStep<B5State>(
    {
      who: (_s, f) => [f.you],
      menu: {
        name: 'fetch',
        list: (s, _f, seat) =>
          outside(s, seat, keyword).map(o => (o.card < 0 ? option('new-card', o.def) : option('card', o.card))),
        label: (s, _f, o) => DEFS[o.verb === 'card' ? s.defs[o.a]! : o.a]!.title,
        card: (s, _f, o) => DEFS[o.verb === 'card' ? s.defs[o.a]! : o.a]!.title,
        prompt: () => 'Which card do you take from outside the game?',
        stakes: () => 'It comes into your hand.',
        rule: s => (s.ruleset === 'casual' ? 'b5/deck/16' : 'b5/deck/15'),
      },
    },
    (s, f, picks) => {
      const pick = picks[0]?.[0];
      if (pick === undefined) return;
      takeFromOutside(
        s,
        f.you,
        pick.verb === 'card' ? { card: pick.a, def: s.defs[pick.a]! } : { card: -1, def: pick.a },
      );
    },
  );
