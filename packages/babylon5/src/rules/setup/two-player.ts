// The two-player start: both draw eight cards, keep some and put the others back on the deck (b5/two-player).
import { ask, type CardId, type Menu, many, option, refuse, type Seat } from '@orrery/kernel';
import { repeatWhile, v } from '../../language.ts';
import { LOOSE } from '../../menus.ts';
import { type B5State, cardsIn, DECK, HAND, players, zone } from '../../state.ts';
import { drawCard, shuffledDeck, shufflePiles } from '../cards/drawing.ts';
import { moved } from '../cards/in-play.ts';
import { ambassadorDef, chosenCards, handSize, oneMore } from './hand-size.ts';
import { opening, put } from './opening.ts';

/** Cards drawn in the two-player start (b5/two-player/1). */
const DUEL_CARDS = 8;

const againMenu: Menu<B5State> = {
  name: 'mulligan',
  list: (s, f, seat) =>
    f.l.size[seat] > 1 && chosenCards(s, seat).length > 0 ? [option('mulligan'), option('pass')] : [option('pass')],
  label: (_s, _f, o) => (o.verb === 'pass' ? 'Keep these cards' : 'Shuffle them into the deck and draw 1 card fewer'),
  prompt: (_s, f, seat) => `You have drawn ${many(f.l.size[seat], 'card')}. Do you keep them?`,
  stakes: (s, f, seat) =>
    `You keep ${handSize(ambassadorDef(s, seat))} of them and put the others on top of your deck. If you draw again, you draw 1 card fewer: ${f.l.size[seat] - 1}.`,
  rule: 'b5/two-player/2',
};

const keepMenu: Menu<B5State> = {
  name: 'keep',
  list: (s, _f, seat) => chosenCards(s, seat).map(id => option('card', id)),
  ...LOOSE,
  prompt: (s, _f, seat) =>
    `Which ${handSize(ambassadorDef(s, seat))} of your ${chosenCards(s, seat).length} cards do you keep?`,
  stakes: () =>
    'They are your starting hand, and can have any types. The others go back on top of your deck. Next you choose their order.',
  rule: 'b5/two-player/1',
};

const keepOneMoreMenu: Menu<B5State> = {
  name: 'one more card',
  list(s, f, seat) {
    const rest: readonly CardId[] = f.l.rest[seat];
    const kept = cardsIn(s, seat, HAND).filter(id => !rest.includes(id));
    return oneMore(s, seat, kept, rest).map(id => option('card', id));
  },
  ...LOOSE,
  prompt: () => 'Which extra card do you keep?',
  stakes: () =>
    'All cards that you keep are of the kind that your ambassador asks for. You may keep 1 more of that kind, or none.',
  rule: 'b5/two-player/5',
  judge: (_s, _f, _seat, wish) => (wish.verb === 'card' ? MORE : null),
};
const MORE = refuse(
  'b5/two-player/5',
  'You can keep 1 more card only if all cards of your hand are of the kind that your ambassador asks for.',
);

const stackMenu: Menu<B5State> = {
  name: 'stack',
  list: (_s, f, seat) => f.l.rest[seat].map((id: CardId) => option('card', id)),
  ...LOOSE,
  prompt: (_s, f, seat) =>
    `In which order do the other ${f.l.rest[seat].length} cards go back on your deck? Choose the top card first.`,
  stakes: () => 'You draw them in that order, 1 each turn, before the rest of your deck.',
  rule: 'b5/two-player/1',
};

const drawSome = (s: B5State, seat: Seat, n: number): void => {
  for (let k = 0; k < n; k++) if (!drawCard(s, seat)) return;
};

/** Procedure: instead of choosing a hand, each player draws eight cards, keeps some and puts the others on the deck (b5/two-player/1). */
v.procedure(
  'two-player start',
  v.rule('eight cards are drawn', (s, f) => {
    f.l.size = s.seats.map(() => DUEL_CARDS);
    f.l.unsure = opening(s).options.includes('mulligan') ? players(s) : [];
    for (const seat of players(s)) {
      shuffledDeck(s, { seat });
      drawSome(s, seat, DUEL_CARDS);
    }
    shufflePiles(s);
  }),
  // players may shuffle a hand away and draw 1 card fewer, any number of times (b5/two-player/2)
  repeatWhile(
    v.test(
      'somebody is not content',
      () => (_s, f) => f.l.unsure.length > 0,
      () => '',
    )(),
    ask(v, 'mulligan or not', { who: (_s, f) => f.l.unsure, menu: againMenu }, (s, f, picks, seats) => {
      const again = seats.filter((_, i) => picks[i]![0]?.verb === 'mulligan');
      for (const seat of again) {
        f.l.size = put(f.l.size, seat, f.l.size[seat] - 1);
        for (const card of chosenCards(s, seat)) moved(s, { card, to: zone(seat, DECK), from: zone(seat, HAND) });
        shuffledDeck(s, { seat });
        drawSome(s, seat, f.l.size[seat]);
      }
      f.l.unsure = again;
    }),
  ),
  ask(
    v,
    'choose what to keep',
    {
      who: s => players(s),
      menu: keepMenu,
      min: (s, _f, seat) => handSize(ambassadorDef(s, seat)),
      max: (s, _f, seat) => handSize(ambassadorDef(s, seat)),
    },
    (s, f, picks, seats) => {
      const rest: CardId[][] = s.seats.map(() => []);
      seats.forEach((seat, i) => {
        const kept = picks[i]!.map(o => o.a);
        rest[seat] = chosenCards(s, seat).filter(id => !kept.includes(id));
      });
      f.l.rest = rest;
    },
  ),
  ask(
    v,
    'keep one more',
    {
      who: s => players(s).filter(seat => ambassadorDef(s, seat)?.oneMoreIfAll),
      menu: keepOneMoreMenu,
      min: () => 0,
      skip: false,
    },
    (_s, f, picks, seats) => {
      picks.forEach(([pick], i) => {
        const seat = seats[i]!;
        if (pick)
          f.l.rest = put(
            f.l.rest as CardId[][],
            seat,
            (f.l.rest as CardId[][])[seat]!.filter(id => id !== pick.a),
          );
      });
    },
  ),
  ask(
    v,
    'stack the rest',
    {
      who: (s, f) => players(s).filter(seat => f.l.rest[seat].length > 0),
      menu: stackMenu,
      min: (_s, f, seat) => f.l.rest[seat].length,
      max: (_s, f, seat) => f.l.rest[seat].length,
      ordered: true,
    },
    (s, _f, picks, seats) => {
      picks.forEach((list, i) => {
        for (const o of [...list].reverse())
          moved(s, { card: o.a, to: zone(seats[i]!, DECK), from: zone(seats[i]!, HAND) });
      });
    },
  ),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/setup/hand-size.ts: b5/two-player/4, b5/two-player/6
