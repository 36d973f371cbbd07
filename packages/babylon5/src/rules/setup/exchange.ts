// Before the first turn players exchange cards between deck, reserve and Crusade Pile (b5/starting-hand/9, b5/setup/20).
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
import {
  type B5State,
  CRUSADE,
  cardsIn,
  crusadePile,
  crusadeZone,
  DECK,
  players,
  RACES,
  RESERVE,
  rowOfSeat,
  zone,
} from '../../state.ts';
import { moved } from '../cards/in-play.ts';
import { type Brought, deckFaults } from './deck.ts';
import { handSize, oneOfEach } from './hand-size.ts';
import { opening } from './opening.ts';

/** The maximum number of cards that a player may move between deck, reserve and Crusade Pile. */
const MOST_MOVES = 40;

const RESERVE_ONLY = refuse('b5/setup/20', 'You can exchange cards only between your deck and your reserve.');

/** The ways of an exchange: from where to where, and the destination in words. */
const WAYS: Readonly<Record<string, { readonly from: number; readonly to: number; readonly into: string }>> = {
  'to-deck': { from: RESERVE, to: DECK, into: 'into the deck' },
  'to-reserve': { from: DECK, to: RESERVE, into: 'into the reserve' },
  'from-crusade': { from: CRUSADE, to: DECK, into: 'out of the Crusade Pile, into the deck' },
  'to-crusade': { from: DECK, to: CRUSADE, into: 'into the Crusade Pile' },
};

/** The copies of a card in the source of an exchange, as many as the player wants. */
function copies(s: B5State, seat: Seat, o: Option, n: number): CardId[] {
  const from = rowOfSeat(s, seat, WAYS[o.verb]!.from);
  return from.filter(id => s.defs[id] === s.defs[o.a]).slice(0, n);
}

/** One card of an exchange, from one pile to another. */
interface Exchanged {
  readonly card: CardId;
  readonly from: number;
  readonly to: number;
}

/** The cards that exchanges move. A card moves once, so of more wishes than copies the last ones get nothing. */
function moves(s: B5State, seat: Seat, picks: readonly Option[]): Exchanged[] {
  const list: Exchanged[] = [];
  for (const verb of Object.keys(WAYS)) {
    const meant = picks.filter((o, i) => o.verb === verb && picks.findIndex(x => x.verb === verb && x.a === o.a) === i);
    for (const o of meant) {
      const free = copies(s, seat, o, MOST_MOVES).filter(id => !list.some(x => x.card === id));
      for (const card of free.slice(0, named(picks, o))) list.push({ card, ...WAYS[verb]! });
    }
  }
  return list;
}

/** The first fault of a seat's cards after these exchanges; null for none. */
function afterMoves(s: B5State, seat: Seat, picks: readonly Option[]): Refusal | null {
  if (picks.length === 0 || !opening(s).legal) return null;
  const moved = moves(s, seat, picks);
  const left = (kind: number) =>
    [
      ...rowOfSeat(s, seat, kind).filter(id => !moved.some(x => x.card === id)),
      ...moved.flatMap(x => (x.to === kind ? [x.card] : [])),
    ].map(id => s.defs[id]!);
  const { ambassador, race } = s.seats[seat]!;
  const cards: Brought = {
    ambassador: s.defs[ambassador]!,
    hand: [],
    toChoose: handSize(defOf(s, ambassador)) + (RACES[race] === 'non-aligned' ? 1 : 0),
    deck: left(DECK),
    reserve: left(RESERVE),
    crusade: left(CRUSADE),
  };
  return deckFaults(s.ruleset, cards)[0] ?? null;
}

/** The ways open to a seat: those of the Crusade Pile only under the engine rules, to a player with one (b5/setup/20). */
function waysOf(s: B5State, seat: Seat): string[] {
  const pile = s.ruleset === 'engine' && crusadePile(s, seat).length > 0;
  return Object.keys(WAYS).filter(verb => pile || !verb.endsWith('-crusade'));
}

/** The index of a pile of a seat. */
const pileAt = (s: B5State, seat: Seat, kind: number): number =>
  kind === CRUSADE ? crusadeZone(s, seat) : zone(seat, kind);

const exchangeMenu: Menu<B5State> = {
  name: 'exchange',
  list: (s, _f, seat) =>
    waysOf(s, seat).flatMap(verb => oneOfEach(s, rowOfSeat(s, seat, WAYS[verb]!.from)).map(id => option(verb, id))),
  label: (s, _f, o) => `${defOf(s, o.a).title}: ${WAYS[o.verb]!.into}`,
  card: (s, _f, o) => defOf(s, o.a).title,
  prompt: (s, _f, seat) =>
    waysOf(s, seat).length > 2
      ? 'Which cards do you exchange between your deck, your reserve and your Crusade Pile?'
      : 'Which cards do you exchange between your deck and your reserve?',
  stakes: () =>
    'You have seen all ambassadors. You may move any number of cards, all at once, if the deck stays legal. If you choose none, nothing changes.',
  rule: s => (s.ruleset === 'engine' ? 'b5/setup/20' : 'b5/starting-hand/9'),
  judge(s, _f, seat, wish) {
    if (wish.verb === 'card') return RESERVE_ONLY;
    const way = WAYS[wish.verb];
    if (way === undefined || s.cards[wish.a]?.owner !== seat) return null;
    return waysOf(s, seat).includes(wish.verb) && rowOfSeat(s, seat, way.from).includes(wish.a) ? null : RESERVE_ONLY;
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
      (cardsIn(s, seat, RESERVE).length > 0 || waysOf(s, seat).length > 2) &&
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
        for (const { card, from, to } of moves(s, seat, list))
          moved(s, { card, to: pileAt(s, seat, to), from: pileAt(s, seat, from) });
      });
    },
  ),
);
