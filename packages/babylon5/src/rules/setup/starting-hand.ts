// The starting hand: each player chooses cards of different types from the deck (b5/starting-hand).
// The second ambassador of the Non-Aligned is in second-ambassador.ts, and changes between deck and reserve are in exchange.ts.
import { ask, type Menu, many, type Option, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { call, v, when } from '../../language.ts';
import { LOOSE } from '../../menus.ts';
import { type B5State, cardsIn, DECK, HAND, players, zone } from '../../state.ts';
import { shuffledDeck, shufflePiles } from '../cards/drawing.ts';
import { moved } from '../cards/in-play.ts';
import { SAME_TYPE, SAME_TYPE_ENGINE } from './brought-hand.ts';
import { ambassadorDef, chosenCards, handSize, oneMore, oneOfEach } from './hand-size.ts';
import { opening } from './opening.ts';

const CHOSEN = refuse('b5/starting-hand/1', 'Choose your starting hand from your deck. It is not dealt.');

const handMenu: Menu<B5State> = {
  name: 'starting hand',
  list: (s, _f, seat) => oneOfEach(s, cardsIn(s, seat, DECK)).map(id => option('card', id)),
  ...LOOSE,
  prompt: (s, _f, seat) =>
    `Which ${many(toChoose(s, seat), 'card')} of your deck do you choose for your starting hand?`,
  stakes: () =>
    'Each must have a different type. You choose these cards instead of drawing. The rest is your deck, shuffled. A cheap character, a conflict and an agenda are a good start.',
  rule: s => (s.ruleset === 'engine' ? 'b5/starting-hand/3' : 'b5/starting-hand/1'),
  // the first card of each type, as many as are chosen
  least: (s, _f, seat, list) =>
    list
      .filter((o, i) => list.findIndex(x => defOf(s, x.a).type === defOf(s, o.a).type) === i)
      .slice(0, toChoose(s, seat)),
  judge: (s, _f, seat, wish) => (wish.verb === 'card' && cardsIn(s, seat, DECK).includes(wish.a) ? null : CHOSEN),
};

/** How many cards a seat chooses for its starting hand: fewer if its deck has fewer types (b5/starting-hand/2). */
function toChoose(s: B5State, seat: Seat): number {
  const types = new Set(cardsIn(s, seat, DECK).map(id => defOf(s, id).type));
  return Math.min(handSize(ambassadorDef(s, seat)), types.size);
}

/** Two cards of a starting hand have one type, without the ambassadors (b5/starting-hand/2, b5/starting-hand/5). */
function sameType(s: B5State, picks: readonly Option[]): Refusal | null {
  const types = picks.map(o => defOf(s, o.a).type);
  if (new Set(types).size === types.length) return null;
  return s.ruleset === 'engine' ? SAME_TYPE_ENGINE : SAME_TYPE;
}

const choosers = (s: B5State): Seat[] => players(s).filter(seat => !opening(s).given[seat] && toChoose(s, seat) > 0);

const oneMoreMenu: Menu<B5State> = {
  name: 'one more card',
  // of another type than the cards chosen before (b5/starting-hand/2)
  list: (s, _f, seat) => {
    const types = chosenCards(s, seat).map(id => defOf(s, id).type);
    const fresh = oneOfEach(s, cardsIn(s, seat, DECK)).filter(id => !types.includes(defOf(s, id).type));
    return oneMore(s, seat, cardsIn(s, seat, HAND), fresh).map(id => option('card', id));
  },
  ...LOOSE,
  prompt: () => 'Which extra card do you take into your starting hand?',
  stakes: () =>
    'All cards in your hand are of the kind that your ambassador asks for. You may take 1 more of that kind, or none.',
  rule: 'b5/two-player/5',
};

v.procedure(
  'starting hands',
  ask(
    v,
    'choose starting hand',
    {
      who: choosers,
      menu: handMenu,
      min: (s, _f, seat) => toChoose(s, seat),
      max: (s, _f, seat) => toChoose(s, seat),
      skip: false,
      plan: { times: () => 1, check: (s, _f, _seat, picks) => sameType(s, picks) },
    },
    (s, _f, picks, seats) => {
      picks.forEach((list, i) => {
        const seat = seats[i]!;
        for (const o of list) moved(s, { card: o.a, to: zone(seat, HAND), from: zone(seat, DECK) });
      });
    },
  ),
  ask(
    v,
    'choose one more',
    {
      who: s => players(s).filter(seat => !opening(s).given[seat] && ambassadorDef(s, seat)?.oneMoreIfAll),
      menu: oneMoreMenu,
      min: () => 0,
      skip: false,
    },
    (s, _f, picks, seats) => {
      picks.forEach(([pick], i) => {
        if (pick) moved(s, { card: pick.a, to: zone(seats[i]!, HAND), from: zone(seats[i]!, DECK) });
      });
    },
  ),
);

const duel = v.test(
  'two-player start',
  () => s => opening(s).options.includes('two-player start'),
  () => '',
);

/** Procedure: players choose hands and shuffle decks; in the two-player start, they shuffle first and draw (b5/setup/21). */
v.procedure(
  'hands and decks',
  when(
    duel(),
    call('two-player start'),
    v.flow(
      'choose and shuffle',
      c => {
        c.effect(call('starting hands'));
        c.step({
          op: 'do',
          act: s => {
            for (const seat of players(s)) shuffledDeck(s, { seat });
            shufflePiles(s);
          },
        });
      },
      () => '',
    )(),
  ),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/setup/brought-hand.ts: b5/starting-hand/4
// - rules/setup/exchange.ts: b5/starting-hand/9
// - rules/setup/second-ambassador.ts: b5/starting-hand/6, b5/starting-hand/7, b5/starting-hand/8
