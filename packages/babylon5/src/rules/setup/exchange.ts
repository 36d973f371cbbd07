// Before the first turn players exchange cards between deck and reserve (b5/starting-hand/9, b5/setup/20).
import {
  ask,
  type CardId,
  type Menu,
  named,
  type Option,
  option,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { v } from '../../language.ts';
import { type B5State, cardsIn, DECK, players, RACES, RESERVE, zone } from '../../state.ts';
import { moved } from '../cards/in-play.ts';
import { type Brought, deckFaults } from './deck.ts';
import { handSize, oneOfEach } from './hand-size.ts';
import { opening } from './opening.ts';

/** The maximum number of cards that a player may move between deck and reserve. */
const MOST_MOVES = 40;

const RESERVE_ONLY = refuse('b5/setup/20', 'You can exchange cards only between your deck and your reserve.');

/** The copies of a card in the source of an exchange, as many as the player wants. */
function copies(s: B5State, seat: Seat, o: Option, n: number): CardId[] {
  const from = cardsIn(s, seat, o.verb === 'to-deck' ? RESERVE : DECK);
  return from.filter(id => s.defs[id] === s.defs[o.a]).slice(0, n);
}

/** The cards that exchanges move, to the deck and to the reserve. */
function moves(s: B5State, seat: Seat, picks: readonly Option[]): { toDeck: CardId[]; toReserve: CardId[] } {
  const meant = (verb: string) =>
    picks.filter((o, i) => o.verb === verb && picks.findIndex(x => x.verb === verb && x.a === o.a) === i);
  const of = (verb: string) => meant(verb).flatMap(o => copies(s, seat, o, named(picks, o)));
  return { toDeck: of('to-deck'), toReserve: of('to-reserve') };
}

/** The first fault of a seat's cards after these exchanges; null for none. */
function afterMoves(s: B5State, seat: Seat, picks: readonly Option[]): Refusal | null {
  if (picks.length === 0 || !opening(s).legal) return null;
  const { toDeck, toReserve } = moves(s, seat, picks);
  const left = (kind: number, gone: readonly CardId[], come: readonly CardId[]) =>
    [...cardsIn(s, seat, kind).filter(id => !gone.includes(id)), ...come].map(id => s.defs[id]!);
  const { ambassador, race } = s.seats[seat]!;
  const cards: Brought = {
    ambassador: s.defs[ambassador]!,
    hand: [],
    toChoose: handSize(defOf(s, ambassador)) + (RACES[race] === 'non-aligned' ? 1 : 0),
    deck: left(DECK, toReserve, toDeck),
    reserve: left(RESERVE, toDeck, toReserve),
    crusade: 0,
  };
  return deckFaults(s.ruleset, cards)[0] ?? null;
}

const exchangeMenu: Menu<B5State> = {
  name: 'exchange',
  list: (s, _f, seat) => [
    ...oneOfEach(s, cardsIn(s, seat, RESERVE)).map(id => option('to-deck', id)),
    ...oneOfEach(s, cardsIn(s, seat, DECK)).map(id => option('to-reserve', id)),
  ],
  label: (s, _f, o) => `${defOf(s, o.a).title}: into the ${o.verb === 'to-deck' ? 'deck' : 'reserve'}`,
  card: (s, _f, o) => defOf(s, o.a).title,
  prompt: () => 'Which cards do you exchange between your deck and your reserve?',
  stakes: () =>
    'You have seen all ambassadors. You may move any number of cards, all at once, if the deck stays legal. If you choose none, nothing changes.',
  rule: s => (s.ruleset === 'engine' ? 'b5/setup/20' : 'b5/starting-hand/9'),
  judge(s, _f, seat, wish) {
    if (wish.verb === 'card') return RESERVE_ONLY;
    const toDeck = wish.verb === 'to-deck';
    if ((!toDeck && wish.verb !== 'to-reserve') || s.cards[wish.a]?.owner !== seat) return null;
    return cardsIn(s, seat, toDeck ? RESERVE : DECK).includes(wish.a) ? null : RESERVE_ONLY;
  },
};

/**
 * The players who may exchange cards: in tournaments, all with a reserve (b5/starting-hand/9); under the engine rules, those whose ambassadors
 * clashed (b5/setup/20).
 */
function mayExchange(s: B5State): Seat[] {
  const { given, clashed } = opening(s);
  return players(s).filter(
    seat =>
      cardsIn(s, seat, RESERVE).length > 0 &&
      !given[seat] &&
      (s.ruleset === 'tournament' || (s.ruleset === 'engine' && clashed.includes(seat))),
  );
}

v.procedure(
  'exchange cards',
  ask(
    v,
    'exchange cards',
    {
      who: mayExchange,
      menu: exchangeMenu,
      min: () => 0,
      max: () => MOST_MOVES,
      skip: false,
      plan: {
        times: (s, _f, seat, o) => copies(s, seat, o, MOST_MOVES).length,
        check: (s, _f, seat, picks) => afterMoves(s, seat, picks),
      },
    },
    (s, _f, picks, seats) => {
      picks.forEach((list, i) => {
        const seat = seats[i]!;
        const { toDeck, toReserve } = moves(s, seat, list);
        for (const card of toDeck) moved(s, { card, to: zone(seat, DECK), from: zone(seat, RESERVE) });
        for (const card of toReserve) moved(s, { card, to: zone(seat, RESERVE), from: zone(seat, DECK) });
      });
    },
  ),
);
