import {
  type Amount,
  askStep,
  type Frame,
  knower,
  type List,
  learn,
  type Menu,
  many,
  option,
  type Ref,
  realize,
  roll,
} from '@orrery/kernel';
import { recalls } from '../../knows.ts';
import { facts, textFor, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { exchanged } from '../../rules/play/reserve-fleet.ts';
import { shown } from '../../rules/table/cards-in-play.ts';
import { strengthOf } from '../../rules/table/definitions.ts';
import { depart, discard } from '../../rules/table/duration.ts';
import { rearranged } from '../../rules/table/hands.ts';
import { cardLabel, cardNote } from '../../rules/table/labels.ts';
import { draw } from '../../rules/turn/draw-phase.ts';
import { DECK, DISCARD, type GeState, HAND, inPlay, pile, players, playersAfter, RESERVE } from '../../state.ts';

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

/** Makes a player discard cards of a list that they choose, one after another, until the strengths of these add up to a number. `which` names the list. */
export const discardsWorth = v.flow<[Ref, List, Amount, string]>(
  'discardsWorth',
  (c, who, list, n, _which) => {
    const [player, read, most] = [c.ref(who), c.list(list), c.amount(n)];
    const left = c.name('worth');
    const menu: Menu<GeState> = {
      name: 'give up cards',
      list: (s, f) => read(s, f).map(id => option('card', id)),
      label: (s, _f, o, seat) => brief(`${cardLabel(s, o.a, seat)} (strength ${strengthOf(s, o.a)})`),
      prompt: (_s, f) => `Which card do you discard? You still owe ${many(f.l[left], 'point')} of strength.`,
      stakes: textFor,
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[left] = most(s, f);
      },
    });
    const start = c.code.length;
    const owes = c.unless((s, f) => f.l[left] > 0 && read(s, f).length > 0);
    c.step(
      askStep({ who: (s, f) => [player(s, f)], menu }, (s, f, picks) => {
        const id = picks[0]![0]!.a;
        f.l[left] -= strengthOf(s, id);
        if (inPlay(s, id)) discard(s, id, 'discarded', f.you);
        else depart(s, id, 'discarded', DISCARD, f.you);
      }),
    );
    c.go(start);
    c.land(owes);
  },
  (t, who, _list, n, which) =>
    `${t.ref(who)} chooses and discards ${which}, until their strengths add up to ${t.amount(n)}`,
  who => ({ means: [[who, -5]] }),
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
/**
 * Lets you look at the top cards of a player's deck and put them back in any order. You name them from the top; the rest stay in their order once you
 * stop.
 */
export const rearrangesTop = v.flow<[Ref, number]>(
  'rearrangesTop',
  (c, who, most) => {
    const read = c.ref(who);
    const [left, order] = [c.name('left'), c.name('order')];
    const menu: Menu<GeState> = {
      name: 'rearrange',
      list: (_s, f) => [option('pass'), ...(f.l[left] as readonly number[]).map(id => option('card', id))],
      label: (s, _f, o) => (o.verb === 'pass' ? 'Leave the rest as they are' : titleOf(s, o.a)),
      prompt: (_s, f) => `Which card comes ${f.l[order].length === 0 ? 'on top' : 'next'}?`,
      stakes: () => 'You put these cards back on the deck, from the top down.',
      card: (s, _f, o) => (o.verb === 'pass' ? null : titleOf(s, o.a)),
    };
    c.step({
      op: 'do',
      act: (s, f) => {
        const whose = read(s, f);
        const top = whose < 0 ? [] : pile(s, whose, DECK).slice(-most).reverse();
        for (const card of top) seen(s, { seat: f.you, card, whose });
        Object.assign(f.l, { [left]: top, [order]: [] });
      },
    });
    const start = c.code.length;
    const more = c.unless((_s, f) => f.l[left].length > 1);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
        const o = picks[0]![0]!;
        const taken: readonly number[] = o.verb === 'pass' ? f.l[left] : [o.a];
        f.l[order] = [...f.l[order], ...taken];
        f.l[left] = (f.l[left] as readonly number[]).filter(id => !taken.includes(id));
      }),
    );
    c.go(start);
    c.land(more);
    c.step({
      op: 'do',
      act: (s, f) => {
        const cards: readonly number[] = [...f.l[order], ...f.l[left]];
        if (cards.length > 0) rearranged(s, { seat: f.you, whose: read(s, f), n: cards.length, cards });
      },
    });
  },
  (t, who, most) => `look at the top ${most} cards of ${t.own(who, 'deck')} and put them back in any order`,
  { means: [['you', 3]] },
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
/**
 * Each player takes a card, without seeing it, from the hand of the player to the right, who comes before in turn. All players see these cards. The
 * local `name` keeps them.
 */
export const exposeFromHands = v.effect<[string]>(
  'exposeFromHands',
  (_c, name) => (s, f) => {
    const cards: number[] = [];
    for (const seat of players(s)) {
      const hand = pile(s, playersAfter(s, seat).at(-1) ?? seat, HAND);
      if (hand.length > 0) cards.push(hand[roll(s, hand.length)]!);
    }
    for (const card of cards) shown(s, { card, by: f.you });
    f.l[name] = cards;
  },
  () => 'every player takes a random card from the hand of the player to the right and shows it',
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
