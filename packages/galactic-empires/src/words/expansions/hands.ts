import { type Amount, askStep, type List, type Menu, many, option, type Ref, roll } from '@orrery/kernel';
import { textFor, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { shown } from '../../rules/table/cards-in-play.ts';
import { strengthOf } from '../../rules/table/definitions.ts';
import { depart, discard } from '../../rules/table/duration.ts';
import { rearranged } from '../../rules/table/hands.ts';
import { cardLabel, cardNote } from '../../rules/table/labels.ts';
import { DECK, DISCARD, type GeState, HAND, inPlay, pile, players, playersAfter } from '../../state.ts';
import { seen } from '../effects/hands.ts';

// Effects on hands and on the tops of decks

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
