// Discarding cards, and their order in a discard pile (b5/discards).
import { ask, type CardId, type Frame, type Menu, many, option, type Seat } from '@orrery/kernel';
import { defOf, inMatch, PILED } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { THINGS } from '../../menus.ts';
import { type B5State, cardsIn, DISCARD, zone } from '../../state.ts';
import { leavePlay } from './in-play.ts';

/** Discards a card: from play, from hand, or after use. It goes to its owner's pile (b5/discards/1, b5/discards/2, b5/cards-aftermath/7). */
export function discard(s: B5State, id: CardId): void {
  const together = withAttached(s, id);
  leavePlay(s, id, DISCARD);
  inAnyOrder(s, together);
}

/** The name of the program that asks for the order of cards discarded at once. */
export const ORDERING = 'stack discards';

/** A card, after all that is on it. */
export function withAttached(s: B5State, id: CardId): CardId[] {
  const { attached: on } = s.cards[id]!;
  return on.length === 0 ? [id] : [...on.flatMap(a => withAttached(s, a)), id];
}

/** Several cards went to discard piles at once: each player orders their own (b5/discards/3). */
export function inAnyOrder(s: B5State, cards: readonly CardId[]): void {
  if (cards.length < 2) return;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const own = cards.filter(id => s.cards[id]!.zone === zone(seat, DISCARD));
    if (own.length > 1) s.pending = [...s.pending, { program: ORDERING, you: seat, self: -1, l: { cards: own } }];
  }
}

/** A player puts cards that were discarded at once in order; the last of them is on top. */
export const stacked = facts.define<{ seat: Seat; cards: readonly CardId[] }>('discards-stacked', {
  apply(s, x) {
    const rest = x.cards.slice();
    const zones = s.zones.slice();
    const at = zone(x.seat, DISCARD);
    zones[at] = zones[at]!.map(id => (x.cards.includes(id) ? rest.shift()! : id));
    s.zones = zones;
  },
  show: { seat: 'seat', cards: 'cards' },
  say: n => `${n.seat} arranges the discarded cards: ${n.cards}.`,
});

/** The cards that are still in their player's discard pile, from the bottom. */
function there(s: B5State, seat: Seat, cards: readonly CardId[]): CardId[] {
  return cardsIn(s, seat, DISCARD).filter(id => cards.includes(id));
}

const menu: Menu<B5State> = {
  name: 'stack discards',
  list: (s, f) => unlike(s, f).map(id => option('card', id)),
  ...THINGS,
  prompt: (s, f) =>
    `In which order do you put these ${many(number(s, f), 'card')} on your discard pile? The last card is on top.`,
  stakes: () =>
    'You discard all of them. All players can see the pile. Some cards bring back the topmost card of a kind.',
  rule: 'b5/discards/3',
};

/** The cards whose order can matter: those of a type that some text takes from the top. */
const unlike = (s: B5State, f: Frame): CardId[] =>
  there(s, f.you, f.l.cards).filter(id => PILED.get(defOf(s, id).type)?.some(def => inMatch(s, def)));

const number = (s: B5State, f: Frame): number => unlike(s, f).length;

/** Lets players order cards that they discard at once (b5/discards/3). The order of cards that no text distinguishes there needs no question. */
v.procedure(
  ORDERING,
  ask(
    v,
    'stack discards',
    {
      who: (s, f) => (number(s, f) > 1 && !s.seats[f.you]!.out ? [f.you] : []),
      menu,
      min: number,
      max: number,
      ordered: true,
    },
    (s, f, picks) => {
      const cards = (picks[0] ?? []).map(o => o.a);
      if (cards.length > 1 && cards.join() !== there(s, f.you, cards).join()) stacked(s, { seat: f.you, cards });
    },
  ),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/use.ts: b5/discards/4
// - rules/rounds/action-round.ts: b5/discards/5
// - words/tests.ts: b5/discards/6
