import {
  type Amount,
  askStep,
  type Frame,
  knower,
  learn,
  type Menu,
  option,
  type Ref,
  realize,
  roll,
} from '@orrery/kernel';
import { recalls } from '../../knows.ts';
import { facts, v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { exchanged } from '../../rules/play/reserve-fleet.ts';
import { depart } from '../../rules/table/duration.ts';
import { draw } from '../../rules/turn/draw-phase.ts';
import { DECK, DISCARD, type GeState, HAND, pile, RESERVE } from '../../state.ts';

// Effects on hands, decks and reserve fleets

/** Makes a player draw until they have so many cards. */
export const drawUpTo = v.effect(
  'drawUpTo',
  (c, n: Amount, who: Ref = 'you') => {
    const [read, player] = [c.amount(n), c.ref(who)];
    return (s, f) => {
      const seat = player(s, f);
      draw(s, seat, Math.max(0, read(s, f) - pile(s, seat, HAND).length));
    };
  },
  (t, n, who: Ref = 'you') =>
    `${who === 'you' ? 'draw until your' : `${t.ref(who)} draws until the`} hand has ${t.amount(n)} cards`,
  (_n, who = 'you') => ({ means: [[who, 4]] }),
);

const discards = (prompt: (s: GeState, f: Frame) => string): Menu<GeState> => ({
  name: 'give up cards',
  list: (s, f) => pile(s, f.l.loser, HAND).map(id => option('card', id)),
  label: (s, _f, o) => titleOf(s, o.a),
  prompt,
  stakes: () => 'They go on top of your discard pile.',
  rule: 'ge/discard-pile/2',
  card: (s, _f, o) => titleOf(s, o.a),
});

/** Makes a player discard cards of their hand that they choose: a number of cards, or all beyond a number. */
export const discardFromHand = v.flow(
  'discardFromHand',
  (c, who: Ref, n: Amount, downTo?: 'down to') => {
    const [player, read] = [c.ref(who), c.amount(n)];
    const count = (s: GeState, f: Frame) => {
      const held = pile(s, player(s, f), HAND).length;
      return downTo ? Math.max(0, held - read(s, f)) : Math.min(held, read(s, f));
    };
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l.loser = player(s, f);
      },
    });
    c.step(
      askStep(
        {
          who: (_s, f) => [f.l.loser],
          menu: discards(
            (s, f) => `Which ${count(s, f) === 1 ? 'card' : `${count(s, f)} cards`} do you discard from your hand?`,
          ),
          min: count,
          max: count,
          ordered: false,
        },
        (s, f, picks) => {
          for (const o of picks[0]!) depart(s, o.a, 'discarded', DISCARD, f.you);
        },
      ),
    );
  },
  (t, who, n, downTo?: 'down to') => {
    const verb = who === 'you' ? 'discard' : `${t.ref(who)} discards`;
    return downTo
      ? `${verb} down to ${t.amount(n)} cards in hand`
      : `${verb} ${n === 1 ? 'a card' : `${t.amount(n)} cards`} from ${who === 'you' ? 'your' : 'the'} hand`;
  },
  who => ({ means: [[who, -3]] }),
);

/** A player looks at a secret card. They know it until it is shuffled. */
export const seen = facts.define<{ seat: number; card: number; whose: number }>('seen', {
  apply(s, x) {
    learn(s, x.card, knower(x.seat));
  },
  show: { seat: 'seat', card: 'card', whose: 'seat' },
  opens: (_s, x, viewer) => viewer === x.seat,
  say: n => `${n.seat} looks at ${n.card} of ${n.whose}.`,
});
/** Shows a card to a player. */
export const lookAt = v.effect(
  'lookAt',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) seen(s, { seat: f.you, card: id, whose: s.cards[id]!.owner });
    };
  },
  (t, card) => `look at ${t.ref(card)}`,
  { means: [['you', 1]] },
);
/** The top card of a player's deck. */
export const topOfDeck = v.ref(
  'topOfDeck',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => (read(s, f) < 0 ? -1 : (pile(s, read(s, f), DECK).at(-1) ?? -1));
  },
  (t, who) => `the top card of ${t.own(who, 'deck')}`,
);
/** The other players who have a deck to draw from. */
export const othersWithDecks = v.list(
  'othersWithDecks',
  () => (s, f) => s.order.filter(seat => seat !== f.you && !s.seats[seat]!.out && pile(s, seat, DECK).length > 0),
  () => 'the other players with cards left in the deck',
  'seat',
  () => 'other player with cards left in the deck',
)();
/** The cards of another player's hand that you know because you have looked at them. */
export const knownInHandOf = v.list(
  'knownInHandOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      return seat < 0 ? [] : pile(s, seat, HAND).filter(id => recalls(s, id, f.you));
    };
  },
  (t, who) => `the cards in the hand of ${t.ref(who)} that you have looked at`,
  'card',
  (t, who) => `card in ${t.own(who, 'hand')} that you have looked at`,
);
/** Picks a random card of a hand for the local `name`; -1 if the hand is empty. */
export const pickByChance = v.effect<[string, Ref]>(
  'pickByChance',
  (c, name: string, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const hand = pile(s, read(s, f), HAND);
      f.l[name] = hand.length === 0 ? -1 : hand[roll(s, hand.length)]!;
    };
  },
  (t, _name, who) => `chance picks a card in ${t.own(who, 'hand')}`,
);
/** Discards a card that is not in play. */
export const throwAway = v.effect(
  'throwAway',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (read(s, f) >= 0) depart(s, read(s, f), 'discarded', DISCARD, f.you);
    };
  },
  (t, card) => `discard ${t.ref(card)}`,
);
/** Exchanges a card of your hand for a card of your reserve fleet. */
export const swapWithReserve = v.effect(
  'swapWithReserve',
  (c, gives: Ref, takes: Ref) => {
    const [give, take] = [c.ref(gives), c.ref(takes)];
    return (s, f) => {
      exchanged(s, { seat: f.you, gives: give(s, f), takes: take(s, f) });
    };
  },
  (t, gives, takes) =>
    realize(t.ref(gives)) === realize(t.ref(takes))
      ? 'exchange the two'
      : `exchange ${t.ref(gives)} for ${t.ref(takes)}`,
  { means: [['you', 1]] },
);
/** Puts a card into its owner's reserve fleet, and another from there is discarded. */
export const takesReserve = v.effect(
  'takesReserve',
  (c, card: Ref, gone: Ref) => {
    const [read, out] = [c.ref(card), c.ref(gone)];
    return (s, f) => {
      depart(s, out(s, f), 'discarded', DISCARD, f.you);
      depart(s, read(s, f), 'returned', RESERVE, f.you);
    };
  },
  (t, card, gone) => `${t.ref(gone)} is discarded from there, and ${t.ref(card)} goes into the reserve fleet`,
);
